import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  Match,
  Xoshiro,
  type Action,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import { ownPolicy, randomPolicy } from '@glade/bots';

/** One action in this many is any action, as people play. */
export const SLIP = 10;

/**
 * A position in which somebody could ask for a hint: one decision between several actions of the match with this number, each
 * equally likely. The usual bot of the game plays all seats, with any action now and then. Undefined if the match has none.
 */
export function askedIn(
  game: WholeGame,
  options: OptionValues,
  number: number,
): Match<WholeGame> | undefined {
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const seed = `hints-${number}`;
  const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
  const { rules } = building;
  const policy = ownPolicy(game, rules, 'policy') ?? randomPolicy(rules);
  const random = new Xoshiro(number);
  const dice = new KeyedDice(seed);
  const drawn = rules.streams.map(() => 0);
  let asked = -1;
  let decisions = 0;
  for (let entry = 0; !building.over && entry < rules.bounds.steps; entry++) {
    const { actor, state } = building;
    let action: Action;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      action = drawOutcome(rules, state, dice, drawn[stream]!++).action;
    } else {
      const count = rules.count(state);
      if (count > 1 && random.below(++decisions) === 0) asked = entry;
      const slips = random.below(SLIP) === 0;
      action = slips ? rules.nth(state, random.below(count)) : policy.choose(state, random);
    }
    const refused = building.play(action, actor);
    if (refused !== undefined) throw new Error(`${game.id}: ${refused.code}`);
  }
  return asked < 0 ? undefined : building.match().at(asked);
}
