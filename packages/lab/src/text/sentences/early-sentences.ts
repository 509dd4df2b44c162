import type { Game } from '@glade/engine';
import { possibleMeanRange } from '../../report/mean-range.ts';
import type { Report } from '../../report/report.ts';
import type { NumberFormats } from '../numbers.ts';
import { boundAbove, rangeText } from '../range-text.ts';
import { turnUnit, type Say } from '../say.ts';

/** Says how often somebody is out, or done, before the end, how early, and how long they wait. Empty where nobody can be. */
export function earlySentences(
  { early, seats }: Pick<Report, 'early' | 'seats'>,
  say: Say,
  numbers: NumberFormats,
  game: Pick<Game, 'unit'> | undefined,
): readonly string[] {
  if (early === undefined) return [];
  const { as, share, after, turns, seconds } = early;
  const percent = (part: number): string => numbers.percent(part);
  const range = rangeText(say, percent(share.low), percent(share.high));
  if (share.value === 0) return [say('lab.early.none', { as, range })];
  /** Seconds up to two minutes, else minutes with one decimal. */
  const time = (of: number, minutes = Math.round(of / 6) / 10): string =>
    say('lab.time', { minutes: of < 120 ? 0 : minutes, seconds: Math.round(of) });
  const ends = possibleMeanRange(after, 100)?.map((end) => percent(end / 100));
  const aside =
    ends === undefined
      ? ''
      : ` ${say('lab.range.aside', { range: rangeText(say, ends[0]!, ends[1]!) })}`;
  const most = boundAbove(seconds.p95, 0);
  return [
    say('lab.early.share', {
      as,
      share: percent(share.value),
      range,
      mean: numbers.mean(early.seats.mean),
      those: numbers.mean(early.seats.mean / share.value),
      seats,
    }),
    say('lab.early.first', {
      as,
      after: `${numbers.told(after.mean / 100)}${aside}`,
      turns: numbers.mean(turns.mean),
      unit: turnUnit(game),
      time: time(seconds.mean),
      most: time(most, boundAbove(most / 60, 1)),
    }),
  ];
}
