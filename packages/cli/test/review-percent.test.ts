import { LANGUAGES } from '@glade/engine';
import { reviewText, ReviewTeller, type Review } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';

// A page that writes a percent sign in two ways looks as if two people had written it.

const signs = (text: string): readonly string[] => text.match(/\d\s*%/g) ?? [];

test.each(LANGUAGES)('a review writes percents in one way: %s', (language) => {
  const say = translator(language, engineText, reviewText);
  const teller = new ReviewTeller(say, {} as Review);
  const share = { value: 0.65, low: 0.6, high: 0.7, n: 9 };
  const texts = [
    teller.share(share.value),
    teller.shareRange(share),
    ...Object.values(reviewText[language]).filter((text) => /\d\s*%, /.test(text)),
  ];
  const written = new Set(texts.flatMap(signs).map((sign) => sign.replace(/\d/, '1')));
  expect([...written]).toEqual([language === 'it' ? '1\u00a0%' : '1%']);
});
