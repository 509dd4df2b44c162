import { defaults, Match, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Reviewer, ReviewTeller, type Review } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Router } from 'wouter-preact';
import en from '../src/words/en.ts';
import reviewEn from '../src/words/review.en.ts';
import { ToldMatch } from '../src/review/told-match.ts';
import { TurningPoint } from '../src/review/TurningPoint.tsx';
import { anyAction, playOn } from './play-on.ts';

test('no curve is drawn from a few playouts, which would jump at every turn; then it is, and it stays', async () => {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const options = { ...defaults(game.options), players: 2 };
  const players = ['Anna', 'Ben'];
  const building = Match.start(game, { options, dice: 'virtual', seed: 'early', players }).build();
  const random = new Xoshiro(2);
  playOn(building, random, anyAction(random));
  const match = building.match();
  const board = await boards['leaf-climbers']!();
  const words = { ...en, ...reviewEn };
  const say = translator('en', engineText, { en: words, it: words }, game.text);
  const told = new ToldMatch(match, board, say);
  const drawn = (review: Review): boolean => {
    const teller = new ReviewTeller(say, review, (turn) => told.turn(turn));
    const page = renderToString(
      <Router ssrPath="/">
        <TurningPoint {...{ review, teller, told, say, match, board }} side={0} counting />
      </Router>,
    );
    expect(page.includes('The bots are counting')).toBe(!page.includes('type="range"'));
    return page.includes('type="range"');
  };
  const reviewer = new Reviewer(game, { options, log: match.log, people: [0, 1] });
  const seen: (readonly [number, boolean])[] = [];
  for (const shown of reviewer.run()) {
    const review = shown ? reviewer.review() : undefined;
    if (review === undefined) continue;
    seen.push([review.playouts, drawn(review)]);
    if (review.playouts >= 32) break;
  }
  expect(seen.slice(0, 4)).toEqual([
    [2, false],
    [4, false],
    [8, false],
    [16, true],
  ]);
  expect(seen.at(-1)![1]).toBe(true);
});
