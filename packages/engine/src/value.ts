import type { Action } from './actor.ts';
import type { Catalogue, Language } from './language.ts';
import type { OptionValues } from './options.ts';
import type { Random } from './chance/random.ts';
import type { Result } from './refusal.ts';

/** A value lies between these two, both included: a chance from 0 to 1. */
export interface ValueBounds {
  readonly lower: number;
  readonly upper: number;
}

/** One way in which a match can begin; its mirror images count as the same. */
export interface ValueStart {
  /** What people type: `1,1/6,6`. */
  readonly name: string;
  /** How likely a match begins so, or as a mirror image of it, with the options asked. */
  readonly chance: number;
}

/** A picture of starts that belong together, as rows of cells: a cell is the name of a start, or a text to be shown as it is. */
export interface ValueMap {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** Proves the value of one start. */
export interface ValueProver {
  /** How many positions have been opened. */
  readonly opened: number;
  /**
   * Bounds that are at most `gap` apart, unless `stop` ends the work earlier or the memory is used up: then they are wider, and
   * hold all the same. Asked again, it goes on from there.
   */
  prove(gap: number, stop: () => boolean): ValueBounds;
}

/**
 * One match for bounds from samples. Each number is how much less is earned than `ValueRelaxation.upper`, after charges that are
 * zero on average for everybody who does not see the dice.
 */
export interface RelaxedMatch {
  /** Of somebody who sees all dice before the match: at least 0 and at most 1. On average at most what perfect play misses. */
  readonly seeing: number;
  /** Of a player that does not see them: at least -0.5 and at most 1.5. On average at least what perfect play misses. */
  readonly blind: number;
}

/** Samples from which the value of one start is bounded. */
export interface ValueRelaxation {
  /** An upper bound for certain. */
  readonly upper: number;
  /** Plays one more match. */
  match(random: Random): RelaxedMatch;
}

/**
 * What matches with known dice have told of one start: `ValueRelaxation.upper`, then the sum of what they gave and the sum of its
 * squares, of those who see the dice and of those who do not.
 */
export type ValueSample = readonly [
  upper: number,
  seeing: number,
  seeingSquares: number,
  blind: number,
  blindSquares: number,
];

/** Samples of starts, and how they were drawn: the same seed, matches and gap give the same sums again. */
export interface SampledValues {
  readonly seed: string;
  /** How many matches were played from each start. */
  readonly games: number;
  /** How far apart the proven bounds were before the matches. */
  readonly gap: number;
  /** By how many events they were then looked ahead. */
  readonly lookahead: number;
  readonly starts: Readonly<Record<string, ValueSample>>;
}

/** What perfect play may aim at. */
export interface ValueAim {
  /** As people type it: `home`, `points`. */
  readonly id: string;
  /** How far apart proven bounds may be where nobody says it: of a chance, or of a number. */
  readonly gap: number;
}

/** How well a game with one player can be played: what `glade value` asks. */
export interface GameValue {
  /** The options for which it is known how to prove anything; a problem says which one is not. */
  allows(options: OptionValues): Result<OptionValues>;
  /** All starts with these options; their chances sum to 1. */
  starts(options: OptionValues): readonly ValueStart[];
  /** The same as maps. */
  maps(options: OptionValues): readonly ValueMap[];
  /** The start that people named, or whose mirror image they named; a problem says what is wrong with the text. */
  find(text: string, options: OptionValues): Result<ValueStart>;
  /** The first is usual, and a chance; all else here is about it. What others give is in their own unit. */
  readonly aims: readonly ValueAim[];
  /** A prover of this start for an aim. `positions`: how many it may keep in memory. */
  prover(start: string, positions: number, options: OptionValues, aim: string): ValueProver;
  /**
   * For bounds from samples: proves this start until its bounds are at most `gap` apart, and charges by what is known then. The
   * smaller the gap, the closer are the bounds, and the longer it takes to begin. `lookahead`: by how many events these bounds
   * are then looked ahead, 0 to 2; each makes them closer, and a match many times slower.
   */
  relaxation(start: string, positions: number, gap: number, lookahead: number): ValueRelaxation;
  /**
   * `value.start.AIM` with the bounds of one start for an aim that is not the first,
   * `value.all` with the bounds `low` and `high` over all starts, `value.start` with those of one `start`, `opened` and `seconds`,
   * `value.all.sampled` and `value.start.sampled` with bounds from samples of so many `matches`,
   * `value.names` about the names of starts, and a `problem.*` for each problem of `allows` and `find`.
   */
  readonly words: Readonly<Record<Language, Catalogue>>;
  /** What has been proven and comes with the game: bounds by the name of a start. */
  readonly proven: Readonly<Record<string, readonly [lower: number, upper: number]>>;
  /** Samples of every start, which come with the game, too. */
  readonly sampled: SampledValues;
}

/**
 * One match for bounds from samples of what perfect play comes to. `upper` is on average at least that, and `lower` on average at
 * most.
 */
export interface BoundSample {
  readonly upper: number;
  readonly lower: number;
}

/** Samples from which a value is bounded. */
export interface BoundSampler {
  /** Plays one more match. */
  match(random: Random): BoundSample;
}

/** Sums over the numbers that matches gave, and over their squares, from above and from below. */
export type BoundSums = readonly [
  upper: number,
  upperSquares: number,
  lower: number,
  lowerSquares: number,
];

/** What perfect play may aim at, as far as samples bound it. */
export interface BoundedAim {
  /** As people type it: `survive`, `rounds`. */
  readonly id: string;
  /** A chance or a share, which is shown in percent, or a number. */
  readonly unit: 'share' | 'number';
  /** `wins`: how many of all matches are won, as a report of bots counts them. */
  readonly counts?: 'wins';
  /** The value lies between these for certain. */
  readonly certain: readonly [lower: number, upper: number];
  /** Between what the numbers of a sample lie. */
  readonly ranges: {
    readonly upper: readonly [least: number, most: number];
    readonly lower: readonly [least: number, most: number];
  };
}

/** Samples for one aim, and how they were drawn: the same seed and matches give the same sums again. */
export interface KnownBounds {
  readonly aim: string;
  /** Options that differ from their defaults. */
  readonly options: OptionValues;
  readonly seed: string;
  readonly games: number;
  readonly sums: BoundSums;
}

/** Samples that are kept: what comes with a game, and what `glade value --out` writes. */
export interface KeptBounds {
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly version: number;
  readonly samples: readonly KnownBounds[];
}

/** How well a game can be played, as far as samples tell: what `glade value` asks of games where nothing is proven. */
export interface GameBounds {
  /** The options for which it is known how to bound anything; a problem says which one is not. */
  allows(options: OptionValues): Result<OptionValues>;
  /** The first is usual. */
  readonly aims: readonly BoundedAim[];
  sampler(options: OptionValues, aim: string): BoundSampler;
  /** Options as the rules read them: those that are read alike have the same bounds. */
  read(options: OptionValues): object;
  readonly kept: KeptBounds;
  /**
   * `bounds.AIM` for each aim with bounds `low` and `high` from so many `matches`, `bounds.AIM.how` about how they were found and where they
   * are loose, and a `problem.*` for each problem of `allows`.
   */
  readonly words: Readonly<Record<Language, Catalogue>>;
}

/**
 * Proves what actions of a position are worth to who decides, if all that follows is played perfectly: bounds for each, at most
 * `gap` apart for the first action and for those that may be the best, unless so many `positions` are not enough. Those of an action
 * that cannot be the best may be wider, also if it is better than the first. Undefined where nothing can be proven.
 */
export type Prove = (
  from: object,
  actions: readonly Action[],
  gap: number,
  positions: number,
) => readonly ValueBounds[] | undefined;
