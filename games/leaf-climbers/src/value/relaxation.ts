import { CHANCE, type BoundSampler, type BoundSample, type Random } from '@glade/engine';
import type { LeafClimbersKernel } from '../rules/index.ts';
import { type ClimberState, D4, LEAF, LEAVES, ORDER, STEPS } from '../rules/state.ts';
import { size } from '@glade/boards/squares36';
import { drawPile, type KnownRound } from './charges.ts';
import { LearnedSurvival } from './learned-survival.ts';
import { bestPairs, chargedRounds, MOST_OF_PAIR } from './pairs.ts';

const SEATS = [0, 1, 2, 3] as const;
/** What all charges of a climber that plays may come to: it is charged for no round that could take them out of this range. */
const LEAST_EARNED = -0.5;
const MOST_EARNED = 1.25;

/**
 * Bounds of the share of climbers who win Leaf-Climbers if one player decides for all, by information relaxation (D. B. Brown,
 * J. E. Smith and P. Sun, Operations Research 58 (2010) 785-801). Where the leaves fall does not depend on the climbers. From
 * above: the head knows all leaves before the match, but no roll of the d4, and climbers may share squares as they like. For what it
 * knows it is charged: in each round what the leaves make of its climbers, as learned, and it is given back what was expected of the
 * round. That is nothing on average for who does not know the leaves. What is best then is computed exactly. From below: climbers
 * by what was learned, through the rules, with the same leaves; charged as well, also for their rolls, so that luck weighs less.
 *
 * The last of four climbers wins at once (LC-32). So at most as many win as would live to the end, or 1 if none would; the latter is
 * at most half for the first two climbers if both are lost, and half for the other two.
 */
export class ClimberRelaxation implements BoundSampler {
  readonly #kernel: LeafClimbersKernel;
  readonly #from: ClimberState;
  readonly #learned: LearnedSurvival;

  /** `from`: four climbers, where the leaves of a round are to be announced or the order of turns. */
  constructor(
    kernel: LeafClimbersKernel,
    from: ClimberState = kernel.create(),
    learned = new LearnedSurvival(),
  ) {
    this.#kernel = kernel;
    this.#from = from;
    this.#learned = learned;
  }

  match(random: Random): BoundSample {
    const rounds = this.pile(random);
    const rolls = rounds.map(() => SEATS.map(() => 1 + random.below(D4)));
    return { upper: this.upper(rounds), lower: this.play(rounds, rolls, random) };
  }

  /** How the leaves of a match fall. */
  pile(random: Random): readonly KnownRound[] {
    const { prices } = this.#kernel.options;
    return drawPile(Uint8Array.from(this.#from.elevation), prices, this.#learned, random);
  }

  /** What the share of winners comes to if the leaves are known and charged. */
  upper(rounds: readonly KnownRound[]): number {
    const [a, b, c, d] = this.#from.places;
    const pairs = [[a!, b!] as const, [c!, d!] as const];
    const best = bestPairs(rounds, chargedRounds(rounds, pairs));
    const sum = pairs.reduce((so, [first, second]) => so + best(first, second), 0);
    return Math.max(0, sum / SEATS.length);
  }

  /** The share of winners among climbers that play by what was learned, less what they are charged. */
  play(
    rounds: readonly KnownRound[],
    rolls: readonly (readonly number[])[],
    random: Random,
    choose: (s: ClimberState, round: KnownRound) => number = (s, round) => this.#best(s, round),
  ): number {
    const kernel = this.#kernel;
    const s = kernel.create();
    kernel.copy(this.#from, s);
    const earned = SEATS.map(() => 0);
    let round = -1;
    let leaf = 0;
    for (let actor = kernel.actor(s); actor >= CHANCE; actor = kernel.actor(s)) {
      if (s.step === ORDER) kernel.apply(s, random.below(kernel.count(s)));
      else if (s.step === LEAVES) {
        round += 1;
        leaf = 0;
        kernel.apply(s, rounds[round]!.leaves);
      } else if (s.step === LEAF) kernel.apply(s, rounds[round]!.squares[leaf++]!);
      else if (s.step === STEPS) {
        const { seat } = s;
        const roll = rolls[round]![seat]!;
        const change = charge(rounds[round]!, s.places[seat]!, roll, earned[seat]!);
        earned[seat]! += change;
        kernel.apply(s, roll);
      } else kernel.apply(s, choose(s, rounds[round]!));
    }
    const sum = earned.reduce((so, each) => so + each, size(s.winners, 0));
    return sum / SEATS.length;
  }

  #best(s: ClimberState, { values }: KnownRound): number {
    const kernel = this.#kernel;
    let best = kernel.nth(s, 0);
    for (let k = 1; k < kernel.count(s); k++) {
      const square = kernel.nth(s, k);
      if (values[square]! > values[best]!) best = square;
    }
    return best;
  }
}

/** What a climber on this square earns or loses by what it could not know of a round: leaves and roll. */
function charge(
  { expected, ways, values }: KnownRound,
  square: number,
  roll: number,
  earned: number,
): number {
  const mean = expected[square]!;
  if (earned + mean > MOST_EARNED || earned + mean - 1 < LEAST_EARNED) return 0;
  return mean - ways.best(square, roll, values);
}

/** Between what the numbers of a match lie. */
export const RANGES = {
  upper: [0, MOST_OF_PAIR / 2],
  lower: [LEAST_EARNED, 1 + MOST_EARNED],
} as const;
