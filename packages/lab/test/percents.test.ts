import { LANGUAGES } from '@glade/engine';
import { expect, test } from 'vitest';
import { labText } from '../src/text/lab-text.ts';
import { NumberFormats } from '../src/text/numbers.ts';

test.each(LANGUAGES)(
  'a report writes percents in one way, in texts and in figures: %s',
  (language) => {
    const formats = new NumberFormats(language);
    const written = [
      formats.percent(0.65),
      formats.whole(0.65),
      ...Object.values(labText[language]).flatMap((text) => text.match(/[\d}]\s*%/g) ?? []),
    ].map((text) => text.replace(/.*[\d}]/, '1'));
    expect([...new Set(written)]).toEqual([language === 'it' ? '1\u00a0%' : '1%']);
  },
);

test('a mean has two decimals, unless it is estimated in whole units', () => {
  const numbers = new NumberFormats('en');
  expect(numbers.meanOf({ mean: 12 })).toBe('12.00');
  expect(numbers.meanOf({ mean: 12, whole: true })).toBe('12');
});
