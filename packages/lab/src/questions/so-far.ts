import type { BotGame } from '@glade/engine';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import type { StudyResult } from '../play/study.ts';
import { meanAtAnyTime, shareAtAnyTime } from '../statistics/at-any-time.ts';
import type { Histogram } from '../statistics/histogram.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { areSeatsAlike } from '../experiment/order-lot.ts';
import { placePointsKey, sidePointsKey } from '../tally/block-sums.ts';
import { differencesOf, type PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { perMatch } from './side-results.ts';

/** A number with an interval that holds however often somebody looks while matches are being played. */
export interface NumberSoFar {
  /** What is counted, named as in `Change.of`. */
  readonly of: string;
  readonly estimate: Estimate;
}

/** What is known of an experiment while it is played, or of how another differs from the first. */
interface ArmSoFar {
  readonly name: string;
  readonly numbers: readonly NumberSoFar[];
}

/** What is known of a study before it is over. */
export interface SoFar extends AnswerHeader {
  /** How many matches of each experiment were asked for; `games` were played, the first ones. */
  readonly asked: number;
  /** The seats of rivals; 1 where all are one team. */
  readonly sides: number;
  readonly unfinished: number;
  readonly arms: readonly ArmSoFar[];
  /** Of each experiment but the first: its numbers less those of the first, in matches with the same dice. */
  readonly differences: readonly ArmSoFar[];
}

/**
 * Who wins, how it ends and how long it takes, as far as a study has been played. `names`: what its experiments are called.
 */
export function soFar(
  game: BotGame,
  arms: readonly Experiment[],
  names: readonly string[],
  result: StudyResult,
): SoFar {
  const { tallies, pairs } = result;
  const [first] = arms as [Experiment];
  const places = arms.every((arm) => areSeatsAlike(game, arm));
  return {
    ...answerHeader(game, experimentAsPlayed(first, result)),
    asked: first.games,
    sides: tallies[0]!.points.length,
    unfinished: tallies.reduce((sum, { unfinished }) => sum + unfinished, 0),
    arms: tallies.map((tally, i) => ({
      name: names[i] ?? '',
      numbers: numbersOf(tally, arms[i]!, places),
    })),
    differences: pairs.map((each, i) => ({
      name: names[i + 1] ?? '',
      numbers: differencesSoFar(each, tallies, blockSize(first), places),
    })),
  };
}

function numbersOf(tally: Tally, experiment: Experiment, places: boolean): readonly NumberSoFar[] {
  const block = blockSize(experiment);
  const rivals = tally.points.length > 1;
  const ended = tally.games - tally.unfinished;
  const rotated = (key: string): Histogram => tally.blocks.get(key) ?? new Map();
  const share = (of: string, key: string, times: number): NumberSoFar => ({
    of,
    estimate:
      experiment.rotate === true
        ? shareAtAnyTime(rotated(key), 0, block)
        : shareAtAnyTime(sharesOf(times, ended), 0, 1),
  });
  const keyOf = places ? placePointsKey : sidePointsKey;
  const points = (places ? tally.places : tally.points).map((each, i) => ({
    of: keyOf(i),
    estimate: shareAtAnyTime(
      experiment.rotate === true ? rotated(keyOf(i)) : each,
      0,
      block * POINTS_PER_MATCH,
    ),
  }));
  // How matches ended is not counted by blocks.
  const endings =
    experiment.rotate === true
      ? []
      : [...tally.codes]
          .toSorted(byName)
          .map(([code, times]) => share(`ending.${code}`, '', times));
  const length = experiment.rotate === true ? rotated('length') : tally.length;
  return [
    ...points,
    ...(rivals ? [share('shared', 'shared', tally.shared)] : []),
    ...endings,
    { of: 'length', estimate: perMatch(meanAtAnyTime(length), block) },
  ];
}

const byName = ([a]: readonly [string, number], [b]: readonly [string, number]): number =>
  a < b ? -1 : 1;

const sharesOf = (times: number, all: number): Histogram =>
  new Map([
    [0, all - times],
    [1, times],
  ]);

function differencesSoFar(
  pairs: PairedDifferences,
  tallies: readonly Tally[],
  block: number,
  places: boolean,
): readonly NumberSoFar[] {
  const keyOf = places ? placePointsKey : sidePointsKey;
  const codes = [...new Set(tallies.flatMap((tally) => [...tally.codes.keys()]))].toSorted();
  const shares = [
    ...(pairs.points.length > 1 ? ['nobody', 'shared'] : []),
    ...codes.map((code) => `ending.${code}`),
  ].filter((of) => pairs.numbers.has(of));
  const most = block * POINTS_PER_MATCH;
  const turns = differencesOf(pairs, 'length');
  const farthest = Math.max(1, ...[...turns.keys()].map(Math.abs));
  return [
    ...pairs.points.map((each, i) => ({
      of: keyOf(i),
      estimate: within(
        perMatch(
          meanAtAnyTime(places ? differencesOf(pairs, keyOf(i)) : each, [-most, most]),
          most,
        ),
      ),
    })),
    ...shares.map((of) => ({
      of,
      estimate: within(perMatch(meanAtAnyTime(differencesOf(pairs, of), [-block, block]), block)),
    })),
    { of: 'length', estimate: perMatch(meanAtAnyTime(turns, [-farthest, farthest]), block) },
  ];
}

/** No share can change by more than all. */
const within = (estimate: Estimate): Estimate => ({
  ...estimate,
  low: Math.max(-1, estimate.low),
  high: Math.min(1, estimate.high),
});
