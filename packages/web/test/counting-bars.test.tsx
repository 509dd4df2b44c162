import { ReviewTeller, reviewText, type Review } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CauseBars } from '../src/review/charts/CauseBars.tsx';
import en from '../src/words/review.en.ts';
import it from '../src/words/review.it.ts';

const exact = (value: number) => ({ value, low: value, high: value, n: 0 });

test.each([
  ['en', 'The bots are counting …', 'helped: 40'],
  ['it', 'I bot stanno contando …', 'ha aiutato: 40'],
] as const)(
  'while the bots count, the bars are empty and say so (%s)',
  (language, waits, found) => {
    const say = translator(language, engineText, reviewText, { en, it }).at({ you: 0 });
    const side = {
      luck: exact(0.4),
      own: exact(-0.2),
      ownHelped: exact(0.3),
      ownCost: exact(-0.5),
    };
    const review = { stake: 'win', team: false, sides: [side], progress: 0.5 } as never as Review;
    const teller = new ReviewTeller(say, review);
    const drawn = (counting: boolean): string =>
      renderToString(<CauseBars {...{ review, teller, side: 0, say, counting }} />);
    const [early, done] = [drawn(true), drawn(false)];
    expect(early).toContain(say('review.bar.luck'));
    expect(early).toContain(say('review.bar.own', { player: 1 }));
    expect(early).toContain(waits);
    for (const each of [/: \d/, /inline-size/]) {
      expect(early).not.toMatch(each);
      expect(done).toMatch(each);
    }
    expect(done).toContain(found);
    expect(done).not.toContain(waits);
  },
);
