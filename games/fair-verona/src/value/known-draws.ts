import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  OVER,
  type BoundSample,
  type BoundSampler,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import type { VeronaState } from '../rules/state.ts';

/** How well the family can play, and how well somebody can who knows all draws. */
export const WIN = 'win';
export const FORESIGHT = 'foresight';

/** So often a match is played again with the same draws, until one is won. */
const TRIES = 20;
/** When it is played again, one of this many decisions is taken at random. */
const LAPSE = 12;
const SEEDS = 2 ** 31;

/** Between what the numbers of a match lie: that nobody wins more than all is all that is known from above. */
export const RANGES = { upper: [1, 1], lower: [0, 1] } as const;

/**
 * Perfect information in Fair Verona: what is drawn comes from numbers that are fixed before the match, one row for each kind of
 * draw, so a match can be played again with the same draws. If one try is won, somebody who knows the numbers wins. So it is known
 * how much perfect information wins at least; an upper bound by it cannot be lower than that.
 */
export class KnownDraws implements BoundSampler {
  readonly #rules: SearchRules<VeronaState>;
  readonly #bot: Policy<VeronaState>;
  readonly #tries: number;

  constructor(rules: SearchRules<VeronaState>, bot: Policy<VeronaState>, aim: string) {
    this.#rules = rules;
    this.#bot = bot;
    this.#tries = aim === FORESIGHT ? TRIES : 1;
  }

  match(random: Random): BoundSample {
    const seed = `${random.below(SEEDS)}`;
    for (let i = 0; i < this.#tries; i++)
      if (this.play(seed, random, i > 0)) return { upper: 1, lower: 1 };
    return { upper: 1, lower: 0 };
  }

  /** Whether the bot wins with the draws of this seed; `lapses`: at times it does anything. */
  play(seed: string, random: Random, lapses: boolean): boolean {
    const rules = this.#rules;
    const dice = new KeyedDice(seed);
    const drawn = rules.streams.map(() => 0);
    const s = rules.create();
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      if (actor === CHANCE) {
        const index = drawn[rules.stream(s)]!++;
        rules.apply(s, drawOutcome(rules, s, dice, index).action);
      } else if (lapses && random.below(LAPSE) === 0)
        rules.apply(s, rules.nth(s, random.below(rules.count(s))));
      else rules.apply(s, this.#bot.choose(s, random));
    }
    return rules.outcome(s).winners.length > 0;
  }
}
