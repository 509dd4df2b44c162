import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  OVER,
  Xoshiro,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';

/** When a match is played again, one of so many decisions is taken at random: from try to try another number, over and over. */
const LAPSES = [12, 3, 25, 6];
const SEEDS = 2 ** 31;

/** Somebody who plays for one seat against a bot that is published. */
export interface Meeting {
  readonly rules: SearchRules;
  readonly seat: number;
  readonly player: Policy;
  readonly rival: Policy;
}

/**
 * Whether a match is won alone in one of so many tries with the same dice, and with the same numbers by which the rival draws among
 * actions that it thinks equal. Who knows all of them before the match wins it, then.
 */
export function isWonKnowing(meeting: Meeting, tries: number, random: Random): boolean {
  const seed = random.below(SEEDS);
  for (let i = 0; i < tries; i++) if (play(meeting, seed, random, i)) return true;
  return false;
}

function play(
  { rules, seat, player, rival }: Meeting,
  seed: number,
  random: Random,
  attempt: number,
): boolean {
  const dice = new KeyedDice(`${seed}`);
  const drawn = rules.streams.map(() => 0);
  const rivals = new Xoshiro(seed);
  for (const policy of [player, rival]) policy.begin?.();
  const s = rules.create();
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    if (actor === CHANCE) {
      const index = drawn[rules.stream(s)]!++;
      rules.apply(s, drawOutcome(rules, s, dice, index).action);
    } else if (actor !== seat) rules.apply(s, rival.choose(s, rivals));
    else if (attempt > 0 && random.below(LAPSES[attempt % LAPSES.length]!) === 0)
      rules.apply(s, rules.nth(s, random.below(rules.count(s))));
    else rules.apply(s, player.choose(s, random));
  }
  const { winners } = rules.outcome(s);
  return winners.length === 1 && winners[0] === seat;
}
