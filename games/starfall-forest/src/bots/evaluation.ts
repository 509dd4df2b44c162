import { areUsual, type Evaluation, type Rules } from '@glade/engine';
import { lowest } from '@glade/boards/bit-sets';
import { snakesAt } from '../rules/bites.ts';
import { compare } from '../rules/outcome.ts';
import { options as spec, type StarfallOptions } from '../rules/options.ts';
import type { StarfallKernel } from '../rules/rules.ts';
import { END_TURN, ENDED, MOST_SEATS, MOVE, type StarfallState } from '../rules/state.ts';
import { fairySteps, open } from '../rules/steps.ts';
import { moveFilter } from './move-filter.ts';

/** About two turns: what follows is told better by the score than by chance. */
const HORIZON = 4;

/** How the strong bot searches, where it plays on nothing. It explores little, because what its actions are worth differs by little. */
const SEARCH = { iterations: 1500, explore: 0.15 };

/** What may be otherwise than in the matches that it was measured in: who begins, who sets up, and when a match is cut short. */
const FREE = new Set(['players', 'forest', 'first', 'setup', 'turnCap']);

/**
 * Whether matches have shown that it is then no weaker (docs/decisions/0046): of two fairies in their usual forest, with all
 * other rules at their defaults and no number changed.
 */
function isShown({ players, width, height, ...rest }: StarfallOptions): boolean {
  const isTwo = players === 2 && width === 4 && height === 4;
  return isTwo && areUsual(spec, rest, FREE);
}

/** What a search knows beside the rules. */
export function evaluation(rules: Rules): Evaluation<StarfallState> {
  const kernel = rules as unknown as StarfallKernel;
  const { seats, options } = kernel;
  return {
    score: (s, out) => score(s, seats, nearness, out),
    moveFilter: moveFilter(kernel),
    horizon: HORIZON,
    ...(isShown(options)
      ? { search: { ...SEARCH, score: (s, out) => score(s, seats, reach, out) } }
      : {}),
    hintEntries: 300_000,
    // A fairy that is home keeps its rank: no step of a snake is worth a hint.
    wastes: (s, a) => s.step === MOVE && s.ranks[s.seat] !== 0 && a !== END_TURN,
    ...(seats > 2 ? { review: { stake: 'place' } } : {}),
  };
}

/** What each seat has won, or may expect. */
function score(s: StarfallState, players: number, hope: Hope, out: Float64Array): void {
  if (s.step === ENDED) scoreEnd(s, players, out);
  else scoreOpen(s, players, hope, out);
}

/** Shares of the ranks: 1 for the first, 0 for the last, the mean of those that are shared. */
function scoreEnd(s: StarfallState, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    let beaten = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const order = compare(s, seat, other);
      beaten += order < 0 ? 1 : order === 0 ? 0.5 : 0;
    }
    out[seat] = beaten / (players - 1);
  }
}

/** A fairy not home stands this far from it, in stars. */
const FAR = 100;

/** What a heart is worth, in stars; three of them are at most as good as one. */
const HEART = 0.1;
const FLAT = -1;

/** What a fairy may hope for where it stands, in stars. */
type Hope = (s: StarfallState, at: number, seat: number) => number;

/** The lead of a fairy over nobody, in stars. */
function standing(s: StarfallState, seat: number, hope: Hope): number {
  if (s.ranks[seat] !== 0) return FAR - s.ranks[seat]!;
  const at = s.fairies[seat]!;
  const own = s.held[seat]! + HEART * s.hearts[seat]!;
  if (((s.flat >> seat) & 1) !== 0) return own + FLAT;
  return own - HEART * snakesAt(s, seat) + (at < 0 ? 0 : hope(s, at, seat));
}

/** What a star at the fairy is worth; half of it a step further, and so on. */
const NEAR = 0.5;

const nearness: Hope = (s, at) => NEAR * closeness(s, at, byPaths);

/**
 * The same where nothing is played on: by all paths, by those that no snake closes, and if it is within the steps of this turn. A
 * regression over 750 matches showed that these three matter; how much they count was found by trial.
 */
const BY_PATHS = 0.4;
const BY_OPEN_PATHS = 0.6;
const IN_REACH = 0.3;

const reach: Hope = (s, at, seat) => {
  const close = closeness(s, at, open);
  const isReached = s.seat === seat && close * (1 << fairySteps(s)) >= 1;
  const hope = BY_PATHS * closeness(s, at, byPaths) + BY_OPEN_PATHS * close;
  return isReached ? hope + IN_REACH : hope;
};

const byPaths = (s: StarfallState, tree: number): number => s.forest.near[tree]!;

/** 1 for a star at this tree, 1/2 for one a step away, and so on along these ways; 0 for none within four. */
function closeness(
  s: StarfallState,
  at: number,
  ways: (s: StarfallState, tree: number) => number,
): number {
  let edge = 1 << at;
  let reached = edge;
  for (let close = 1; close > 1 / 32 && edge !== 0; close /= 2) {
    if ((edge & s.starTrees) !== 0) return close;
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) next |= ways(s, lowest(rest));
    edge = next & ~reached;
    reached |= next;
  }
  return 0;
}

const leads = new Float64Array(MOST_SEATS);

/** What seats may expect of an open match: the mean over the others of how far each is ahead. */
function scoreOpen(s: StarfallState, players: number, hope: Hope, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) leads[seat] = standing(s, seat, hope);
  for (let seat = 0; seat < players; seat++) {
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const lead = leads[seat]! - leads[other]!;
      sum += 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
    }
    out[seat] = sum / (players - 1);
  }
}
