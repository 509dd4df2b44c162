import { OVER, withNotation, Xoshiro } from '@glade/engine';
import {
  agree,
  anything,
  legalOf,
  LIMIT,
  sample,
  tellOpenly,
  type Duo,
} from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { notation } from '../src/notation/index.ts';
import { rules, type BreakthroughView } from '../src/rules/index.ts';
import { isHome, type BreakthroughState } from '../src/rules/state.ts';
import { refActor, refApply, refCreate, refLegal, type RefState } from './reference.ts';

// The fast rules and the reference play the same matches and must agree at every step.

const game = withNotation(rules(), notation);
type Told = ReturnType<typeof tellOpenly<BreakthroughState, BreakthroughView>>;
const MATCHES = sample('breakthrough: matches beside the reference', 300, 15_000);

test('the rules agree with the reference', LIMIT, () => {
  const endings = agree(MATCHES, duo);
  expect(endings).toEqual(['captured', 'through']);
});

const duo = (match: number): Duo<BreakthroughState, RefState, Told> => ({
  options: {},
  rules: game,
  choose: match % 4 === 0 ? taker(new Xoshiro(match)) : anything(game, new Xoshiro(match)),
  reference: refCreate(),
  apply: refApply,
  tell: (s) => tellOpenly(game, s),
  tellReference: (s) => ({
    actor: refActor(s),
    squares: s.squares,
    legal: refLegal(s),
    winners: refActor(s) === OVER ? [1 - s.seat] : [],
  }),
});

/** Takes what can be taken, and goes home only if it must: so that somebody loses the last piece. */
function taker(random: Xoshiro): (s: BreakthroughState) => number {
  return (s) => {
    const { squares } = game.view(s, undefined);
    const legal = legalOf(game, s);
    const away = legal.filter((action) => !isHome(s.moves & 1, action & 63));
    const takes = away.filter((action) => squares[action & 63] !== 0);
    const some = [takes, away, legal].find((actions) => actions.length > 0)!;
    return some[random.below(some.length)]!;
  };
}
