import type { Rules } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { measureKey, stakeKey } from '../tally/block-sums.ts';
import type { Tally } from '../tally/tally.ts';
import type { Sample } from './sample.ts';
import type { Stakes } from './stake-means.ts';

/** The stakes of an experiment; undefined where matches are won and not points. */
export function stakesOf(
  { stakes }: Rules,
  { bots, rotate = false }: Experiment,
  { measures }: Tally,
  sample: Sample,
): Stakes | undefined {
  const points = measures.get('points');
  if (stakes === undefined || points === undefined || points instanceof Map) return undefined;
  const [least, most] = stakes;
  const seats = points.map((each, seat) =>
    sample.meanBetween(least, most, measureKey('points', seat), each),
  );
  const names = [...new Set(bots)];
  if (!rotate || names.length === 1) return { least, most, seats };
  const byBot = names.map((bot) => {
    const times = bots.filter((each) => each === bot).length;
    return { bot, ...sample.meanBetween(least, most, stakeKey(bots, bot), undefined, times) };
  });
  return { least, most, seats, bots: byBot };
}
