import type { CutOff } from '../../tally/cut-off.ts';
import type { NumberFormats } from '../numbers.ts';
import { rangeText } from '../range-text.ts';
import type { Say } from '../say.ts';

/** A sentence that matches were cut off, so that their true mean length is greater. Empty where none was. */
export function cutOffSentence(
  say: Say,
  numbers: NumberFormats,
  cut: CutOff | undefined,
): readonly string[] {
  if (cut === undefined) return [];
  const named = cut.limits.map((name) =>
    say('lab.quoted', { name: say.has(`option.${name}`) ? say(`option.${name}`) : name }),
  );
  return [
    say('lab.cut', {
      share: numbers.percent(cut.value),
      range: rangeText(say, numbers.percent(cut.low), numbers.percent(cut.high)),
      limits: new Intl.ListFormat(say.language).format(named),
    }),
  ];
}
