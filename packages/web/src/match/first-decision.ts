import { CHANCE, drawOutcome, KeyedDice, type Rules } from '@glade/engine';

/** A new position of a match with this seed: its first dice have fallen, and somebody is to decide. */
export function firstDecision(rules: Rules, seed: string): object {
  const state = rules.create();
  const dice = new KeyedDice(seed);
  const drawn = rules.streams.map(() => 0);
  while (rules.actor(state) === CHANCE) {
    const stream = rules.stream(state);
    const { action } = drawOutcome(rules, state, dice, drawn[stream]!++);
    rules.apply(state, action, { tell: () => {} });
  }
  return state;
}
