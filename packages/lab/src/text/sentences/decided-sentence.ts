import type { DecisivenessReport, Report } from '../../report/report.ts';
import type { Estimate } from '../../statistics/intervals.ts';
import { possibleMeanRange } from '../../report/mean-range.ts';
import type { NumberFormats } from '../numbers.ts';
import { rangeText } from '../range-text.ts';
import type { Say } from '../say.ts';

/** From this chance on at the beginning, in percent, the luck of a few test matches alone can make a result look certain. */
const NEARLY_CERTAIN = 70;

/** Says when matches are decided: the chance of the final result early, halfway and late, and when it is certain. */
export function decidedSentence(
  { decided }: Pick<Report, 'decided'>,
  say: Say,
  numbers: NumberFormats,
): string {
  if (decided === undefined) return '';
  const { matches, playouts, after } = decided;
  const [first, middle, last] = chancesOf(decided);
  if (first === undefined || middle === undefined || last === undefined) return '';
  const percent = (hundredths: number): string => numbers.percent(hundredths / 100);
  const range = (low: number, high: number): string =>
    ` (${rangeText(say, percent(low), percent(high))})`;
  const told = ({ value, low, high }: Estimate): string => percent(value) + range(low, high);
  const ends = possibleMeanRange(after, 100);
  return say('lab.decided.answer', {
    matches,
    playouts,
    first: told(first),
    middle: told(middle),
    last: told(last),
    after: numbers.told(after.mean / 100) + (ends === undefined ? '' : range(...ends)),
    base: numbers.told(first.value / 100, 'di'),
    near: first.value >= NEARLY_CERTAIN ? 'yes' : 'no',
  });
}

/** The chance of the final result halfway, in hundredths; undefined where no match was long enough. */
export const middleChance = (decided: DecisivenessReport): Estimate | undefined =>
  chancesOf(decided)[1];

/** The chances of the final result in the first, the middle and the last of the tenths that were seen. */
function chancesOf({ curve }: DecisivenessReport): readonly (Estimate | undefined)[] {
  const seen = curve.flatMap((each) => (each === null ? [] : [each]));
  return [seen[0], seen[Math.floor(seen.length / 2)], seen.at(-1)];
}
