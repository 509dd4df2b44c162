import { OVER, Xoshiro } from '@glade/engine';
import { agree, anything, legalOf, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/rules.ts';
import type { TicTacToeState } from '../src/state.ts';
import { refActor, refApply, refCreate, refLegal, refWinner, type RefState } from './reference.ts';

// The fast rules and the reference play the same matches and must agree at every step.

const game = rules();
const MATCHES = Number(process.env['MATCHES'] ?? 300);

test('the rules agree with the reference', { timeout: 100 * MATCHES + 60_000 }, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(['drawn', 'won']);
});

const duo = (match: number): Duo<TicTacToeState, RefState, Told> => ({
  options: {},
  rules: game,
  choose: anything(game, new Xoshiro(match)),
  reference: refCreate(),
  apply: refApply,
  tell: (s) => {
    const { actor, squares } = game.view(s, undefined);
    return { actor, squares, legal: legalOf(game, s), winners: winnersOf(s) };
  },
  tellReference: (s) => ({
    actor: refActor(s),
    squares: s.squares,
    legal: refLegal(s),
    winners: [refWinner(s)].flatMap((player) => (player === undefined ? [] : [player - 1])),
  }),
});

/** What both must say of a position. */
interface Told {
  readonly actor: number;
  readonly squares: readonly number[];
  readonly legal: readonly number[];
  readonly winners: readonly number[];
}

const winnersOf = (s: TicTacToeState): readonly number[] =>
  game.actor(s) === OVER ? game.outcome(s).winners : [];
