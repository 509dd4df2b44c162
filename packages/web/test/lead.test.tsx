import { defaults, Match, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { expect, test } from 'vitest';
import { leadOf } from '../src/match/end/lead.ts';
import { playedToEnd } from '../e2e/played-match.ts';

const pointsAt = (match: Match): readonly number[] =>
  (match.rules.view(match.state, undefined) as { readonly points: readonly number[] }).points;

/** A battle that its points have decided, won by this side, or by any. */
function decided(options: OptionValues, by?: number): Match {
  for (let seed = 1; seed < 60; seed++) {
    const match = playedToEnd('war-kids', options, seed);
    const { code, winners } = match.rules.outcome(match.state);
    const [winner] = winners;
    if (code === 'points' && winner !== undefined && winner === (by ?? winner)) return match;
  }
  throw new Error('no such match');
}

test('the end of War Kids tells when the winner went ahead for good', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const match = decided({ ...defaults(game.options), turnLimit: 8 });
  const [winner] = match.rules.outcome(match.state).winners;
  const board = await boards['war-kids']!();
  const { score } = await board.ending!();
  const { step, own, other, event } = leadOf(match, board, score!, winner!)!;
  const ahead = (length: number): number => {
    const points = pointsAt(match.at(length));
    return points[winner!]! - points[1 - winner!]!;
  };
  expect(own - other).toBe(ahead(step));
  expect(own).toBeGreaterThan(other);
  expect(ahead(step - 1)).toBeLessThanOrEqual(0);
  for (let at = step; at <= match.log.length; at++) expect(ahead(at)).toBeGreaterThan(0);
  expect(board.effects![event.code]!.picture).toBe(true);
});

test('a side that was ahead from the beginning to the end is not said to go ahead', async () => {
  const { options } = games.find(({ id }) => id === 'war-kids')!;
  const match = decided({ ...defaults(options), scenario: 'waterloo', turnLimit: 1 }, 1);
  const [blue, pink] = pointsAt(match.at(0));
  expect(pink).toBeGreaterThan(blue!);
  for (let at = 1; at <= match.log.length; at++) {
    const [own, other] = pointsAt(match.at(at)).toReversed();
    expect(own).toBeGreaterThan(other!);
  }
  const taken = match.events().flat();
  expect(taken.some(({ code }) => code === 'eliminated' || code === 'taken')).toBe(true);
  const board = await boards['war-kids']!();
  const { score } = await board.ending!();
  expect(leadOf(match, board, score!, 1)).toBeUndefined();
});
