import {
  CHANCE,
  earliestWin,
  OVER,
  type BoundSample,
  type BoundSampler,
  type EarliestWin,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { high, low, SQUARES } from '@glade/boards/squares36';
import type { ForestFireKernel } from '../rules/rules.ts';
import { BREAKS, type FireState, OPENING, WON } from '../rules/state.ts';
import { KnownFire, type KnownRolls } from './known-rolls.ts';

/** A match that is not won by then counts as this many rounds. */
export const MOST_ROUNDS = 200;
/** With known rolls no more rounds than this are looked for; so many positions are looked at in a match. */
const MOST_KNOWN = 12;
const POSITIONS = 5000;

/** All dice of a match, as they fall if both stay in the game. */
export interface FireDice extends KnownRolls {
  readonly breaks: readonly number[];
}

/**
 * Bounds of how soon two Hotshots can put out the fire, by perfect information: a team that knows all rolls before the match needs at
 * least so many rounds, and the best bot, which does not know them, so many. Both with the same rolls.
 */
export class FireRelaxation implements BoundSampler {
  readonly #rules: SearchRules<FireState>;
  readonly #kernel: ForestFireKernel;
  readonly #bot: Policy<FireState>;
  readonly #aim: string;

  constructor(
    rules: SearchRules<FireState>,
    kernel: ForestFireKernel,
    bot: Policy<FireState>,
    aim: string,
  ) {
    this.#rules = rules;
    this.#kernel = kernel;
    this.#bot = bot;
    this.#aim = aim;
  }

  match(random: Random): BoundSample {
    const dice = this.dice(random);
    const { won, rounds } = this.play(dice, random);
    // No upper bound is known: who knows all rolls may always be out in time.
    if (this.#aim === OUT) return { upper: 1, lower: won ? 1 : 0 };
    return { upper: won ? rounds : MOST_ROUNDS, lower: this.soonest(dice).turn };
  }

  /** Draws all dice of a match. */
  dice(random: Random): FireDice {
    const squares = Array.from({ length: SQUARES }, (_, square) => square);
    const breaks = Array.from(
      { length: this.#kernel.options.firebreaks },
      () => squares.splice(random.below(squares.length), 1)[0]!,
    );
    const opening: number[] = [];
    // FF-R34: on until there is a fire.
    while (opening.length < 4 || opening.every((square) => breaks.includes(square)))
      opening.push(random.below(SQUARES));
    const rounds = Array.from(
      { length: MOST_ROUNDS },
      () => [random.below(SQUARES), random.below(SQUARES)] as const,
    );
    const breakLow = breaks.reduce((word, square) => word | low(square), 0);
    const breakHigh = breaks.reduce((word, square) => word | high(square), 0);
    return { breaks, breakLow, breakHigh, opening, rounds };
  }

  /** How soon who knows these dice can be out at the earliest. */
  soonest(dice: KnownRolls): EarliestWin {
    return earliestWin(new KnownFire(dice), MOST_KNOWN, POSITIONS);
  }

  /** How the bot fares with these dice. */
  play(dice: FireDice, random: Random): { readonly won: boolean; readonly rounds: number } {
    const rules = this.#rules;
    const s = rules.create();
    let [breaks, opening] = [0, 0];
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      if (actor !== CHANCE) rules.apply(s, this.#bot.choose(s, random));
      else if (s.step === BREAKS) rules.apply(s, dice.breaks[breaks++]!);
      else if (s.step === OPENING) rules.apply(s, dice.opening[opening++]!);
      else {
        const inGame = 2 - (s.out & 1) - (s.out >> 1);
        rules.apply(s, dice.rounds[s.round - 2]![inGame - s.rolls]!);
      }
    }
    return { won: s.result === WON, rounds: s.round };
  }
}

export const OUT = 'out';
export const ROUNDS = 'rounds';

/** Between what the numbers of a match lie. */
export const RANGES = {
  [OUT]: { upper: [1, 1], lower: [0, 1] },
  [ROUNDS]: { upper: [1, MOST_ROUNDS], lower: [1, MOST_KNOWN] },
} as const;
