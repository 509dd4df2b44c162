import { defaults, Match, parseOptions, Xoshiro, type Game } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Reviewer, ReviewTeller, type Review } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { someOf } from '@glade/engine/testing';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter-preact';
import en from '../src/words/en.ts';
import { loadPageWords } from '../src/words/words.ts';
import reviewEn from '../src/words/review.en.ts';
import { MatchMoments } from '../src/review/MatchMoments.tsx';
import { MatchResult } from '../src/review/MatchResult.tsx';
import { ToldMatch } from '../src/review/told-match.ts';
import { TurningPoint } from '../src/review/TurningPoint.tsx';
import { anyAction, playOn } from './play-on.ts';

// What a look back at a match says at once, before the bots have counted.

beforeAll(loadPageWords);

/** A match by chance, to its end. */
function played(game: Game): Match {
  const options = parseOptions(game.options, { ...defaults(game.options), ...game.options.bulk });
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const header = { options: options.value, dice: 'virtual', seed: 'first', players } as const;
  const building = Match.start(game, header).build();
  const random = new Xoshiro(2);
  playOn(building, random, anyAction(random));
  return building.match();
}

/** The first review of a match, from few playouts. */
function firstReview(game: Game, { header, log }: Match): Review {
  const reviewer = new Reviewer(game as never, { options: header.options, log, people: [0] });
  for (const shown of reviewer.run()) {
    const review = shown ? reviewer.review() : undefined;
    if (review !== undefined) return review;
  }
  throw new Error('nothing to show');
}

test.each(
  someOf('web: games looked back at in a page', games, 3).map((game) => [game.id, game] as const),
)(
  '%s: how the match ended is said at once, and nothing leads to a turn that nobody knows yet',
  async (id, game) => {
    const match = played(game);
    const board = await boards[id]!();
    const words = { ...en, ...reviewEn };
    const say = translator('en', engineText, { en: words, it: words }, game.text);
    const told = new ToldMatch(match, board, say);
    const result = renderToString(<MatchResult {...{ told, say, match, board, you: undefined }} />);
    const sentence = result.replaceAll(/<[^>]*>/g, '').trim();
    expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
    const review = firstReview(game, match);
    const teller = new ReviewTeller(say, review, (turn) => told.turn(turn));
    const drawn = (counting: boolean): string =>
      renderToString(
        <Router ssrPath="/">
          <TurningPoint
            {...{ teller, told, say, match, board, counting }}
            review={{ ...review, playouts: 16 }}
            side={0}
          />
        </Router>,
      );
    const isKnown = teller.turningPoint(0) !== undefined;
    expect(/<button[^>]*>See /.test(drawn(true))).toBe(isKnown);
    expect(drawn(false)).toMatch(/<button[^>]*>See /);
    // Each moment leads where its own words say.
    const moments = renderToString(
      <Router ssrPath="/">
        <MatchMoments told={told} say={say} />
      </Router>,
    );
    const buttons = [...moments.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(buttons.filter((text) => !text!.startsWith('See '))).toEqual([]);
    expect(new Set(buttons).size).toBe(buttons.length);
  },
);
