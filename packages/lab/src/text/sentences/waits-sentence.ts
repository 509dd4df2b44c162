import type { Report } from '../../report/report.ts';
import type { NumberFormats } from '../numbers.ts';
import { boundAbove } from '../range-text.ts';
import type { Say } from '../say.ts';

/** Says how long seats wait. Empty where nobody does. */
export function waitsSentences(
  { waits }: Pick<Report, 'waits'>,
  say: Say,
  numbers: NumberFormats,
): readonly string[] {
  if (waits === undefined) return [];
  const { choices, draws, seconds, longest, between, last } = waits;
  /** Seconds up to two minutes, else minutes with one decimal. */
  const time = (of: number, minutes = Math.round(of / 6) / 10): string =>
    say('lab.time', { minutes: of < 120 ? 0 : minutes, seconds: of });
  const range =
    choices.low === null || choices.high === null
      ? ''
      : ` ${say('lab.range.aside', { range: say('lab.range.of', { low: numbers.mean(choices.low), high: numbers.mean(choices.high) }) })}`;
  const most = boundAbove(longest.p95, 0);
  const usual =
    choices.n === 0
      ? []
      : [
          say('lab.waits.mean', {
            choices: `${numbers.mean(choices.value)}${range}`,
            draws: numbers.mean(draws.value),
            time: time(seconds),
          }),
        ];
  const greatest = say('lab.waits.longest', {
    mean: time(longest.mean),
    most: time(most, boundAbove(most / 60, 1)),
  });
  // Waiting for the next choice is something else than waiting for the end, as who is out does.
  if (between === undefined || last.mean <= between.mean) return [...usual, greatest];
  return [
    ...usual,
    say('lab.waits.apart', { between: time(between.mean), last: time(last.mean) }),
    greatest,
  ];
}
