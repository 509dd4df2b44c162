import { mix, withNotation, Xoshiro } from '@glade/engine';
import { agree, anything, LIMIT, sample, tellOpenly, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { notation } from '../src/notation/index.ts';
import { rules, type ConnectFourState, type ConnectFourView } from '../src/rules/index.ts';
import {
  refActor,
  refApply,
  refCreate,
  refLegal,
  refSquares,
  refWinner,
  type RefState,
} from './reference.ts';

// The fast rules and the reference play the same matches and must agree at every step.

const game = withNotation(rules(), notation);
type Told = ReturnType<typeof tellOpenly<ConnectFourState, ConnectFourView>>;
const MATCHES = sample('connect-four: matches beside the reference', 300, 15_000);

test('the rules agree with the reference', LIMIT, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(['drawn', 'won']);
});

const duo = (match: number): Duo<ConnectFourState, RefState, Told> => ({
  options: {},
  rules: game,
  choose: anything(game, new Xoshiro(mix(1, match))),
  reference: refCreate(),
  apply: refApply,
  tell: (s) => tellOpenly(game, s),
  tellReference: (s) => ({
    actor: refActor(s),
    squares: refSquares(s),
    legal: refLegal(s),
    winners: [refWinner(s)].flatMap((player) => (player === undefined ? [] : [player - 1])),
  }),
});
