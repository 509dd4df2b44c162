import { CHOICES_PER_MATCH, MOST_MOVES } from '../../play/choice-analysis.ts';
import type { Report } from '../../report/report.ts';
import type { Estimate } from '../../statistics/intervals.ts';
import type { NumberFormats } from '../numbers.ts';
import { botName, type Say } from '../say.ts';
import { rangeText } from '../range-text.ts';

/** Says which choices were analysed and how. Empty where none were. */
export function choicesLead({ choices }: Pick<Report, 'choices'>, say: Say): readonly string[] {
  if (choices === undefined) return [];
  const { matches, by } = choices;
  return [
    say('lab.choices.lead', {
      some: CHOICES_PER_MATCH,
      matches,
      moves: MOST_MOVES,
      by: botName(say, by),
    }),
  ];
}

/** Says how much single choices matter. Empty where none were analysed. */
export function choicesSentences(
  { choices }: Pick<Report, 'choices'>,
  say: Say,
  numbers: NumberFormats,
): readonly string[] {
  if (choices === undefined) return [];
  const { worth, decides, even, open, threshold, changed } = choices;
  const percent = (share: number): string => numbers.percent(share);
  const ranged = ({ value, low, high }: Estimate): string =>
    `${percent(value)} (${say('lab.range.of', { low: percent(low), high: percent(high) })})`;
  const sure = worth.low !== null && worth.high !== null && (worth.low > 0 || worth.high < 0);
  const points = Math.round(100 * threshold);
  return [
    sure
      ? say('lab.choices.worth', {
          worth: numbers.hundredthsOf(Math.abs(worth.value)),
          more: worth.value > 0 ? 'yes' : 'no',
          range: rangeText(say, numbers.points(worth.low), numbers.points(worth.high)),
        })
      : say('lab.choices.worth.unknown'),
    decides.value > 0
      ? say('lab.choices.decides', { decides: ranged(decides), threshold: points })
      : say('lab.choices.decides.none', { threshold: points }),
    ...openSentences(),
    ...(changed === undefined
      ? []
      : [
          say('lab.choices.changed', {
            share: percent(changed.value),
            low: percent(changed.low),
            high: percent(changed.high),
          }),
        ]),
  ];

  /** How many choices do not decide, and of how many it is not known. */
  function openSentences(): readonly string[] {
    const known =
      even.value > 0
        ? say('lab.choices.decides.even', { even: ranged(even) })
        : say('lab.choices.decides.even.none');
    if (open.value <= 0) return [known];
    if (open.value >= 1) return [known, say('lab.choices.decides.open.all')];
    return [known, say('lab.choices.decides.open', { open: percent(open.value) })];
  }
}
