import type { Game } from '@glade/engine';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import type { Tally } from './tally.ts';

/** The share of matches that a limit of the rules ended: without it they would have been longer. */
export interface CutOff extends Estimate {
  /** The names of the options that are these limits. */
  readonly limits: readonly string[];
}

/**
 * How many of these matches a limit of the rules cut off; undefined if there were none. `block`: how many matches have the
 * same dice, and count as alike.
 */
export function cutOffOf(
  { options }: Pick<Game, 'options'>,
  tallies: readonly Pick<Tally, 'codes' | 'games' | 'unfinished'>[],
  block: number,
): CutOff | undefined {
  const sum = (of: (tally: Pick<Tally, 'codes' | 'games' | 'unfinished'>) => number): number =>
    tallies.reduce((all, tally) => all + of(tally), 0);
  const limits = Object.entries(options.options).flatMap(([name, { cutsOff }]) => {
    const times = cutsOff === undefined ? 0 : sum(({ codes }) => codes.get(cutsOff) ?? 0);
    return times === 0 ? [] : [{ name, times }];
  });
  if (limits.length === 0) return undefined;
  const ended = sum(({ games, unfinished }) => games - unfinished);
  const share = limits.reduce((all, { times }) => all + times, 0) / ended;
  // Several tallies have the same dice.
  const n = Math.ceil(ended / block / tallies.length);
  return { ...wilson(share * n, n), limits: limits.map(({ name }) => name) };
}
