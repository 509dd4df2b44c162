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
    const bot = 'Pixel';
    const drawn = (counting: boolean): string =>
      renderToString(
        <CauseBars {...{ review, teller, side: 0, say, bot, costs: true, counting }} />,
      );
    const [early, done] = [drawn(true), drawn(false)];
    // What bars are measured against, and what the mistakes below them are.
    for (const each of [say('review.scale', { bot }), say('review.scale.costs')]) {
      expect(done).toContain(each);
      expect(early).not.toContain(each);
    }
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

test('where the sum of choices is not clear, what helped and what cost are drawn; an empty bar says why', () => {
  const say = translator('en', engineText, reviewText, { en, it }).at({ you: 0 });
  const unsure = { value: 0.1, low: -0.3, high: 0.4, n: 9 };
  const side = {
    start: exact(0.5),
    result: exact(0),
    luck: exact(0),
    own: unsure,
    ownHelped: exact(0.52),
    ownCost: exact(-0.41),
    costs: [{ at: 1, turn: 1, loss: exact(0.75) }],
  };
  const drawn = (changed: Partial<typeof side> = {}): string => {
    const sides = [{ ...side, ...changed }];
    const review = { stake: 'win', team: false, sides, progress: 1 } as never as Review;
    const teller = new ReviewTeller(say, review);
    return renderToString(<CauseBars {...{ review, teller, side: 0, say, bot: 'Pixel' }} />);
  };
  expect([...drawn().matchAll(/inline-size:\s*([\d.]+)%/g)].map(([, size]) => size)).toEqual([
    '20.5',
    '26',
  ]);
  const empty = drawn({ ownHelped: exact(0) });
  expect(empty).not.toMatch(/inline-size/);
  expect(empty).toContain('This bar is empty');
  // No mistake is told below.
  expect(drawn()).not.toContain(say('review.scale.costs'));
});
