import { describe, expect, test } from 'vitest';
import { squareAt } from '@glade/boards/rows36';
import type { ClimberState } from '../src/rules/state.ts';
import { rulesWith, type ClimberRules } from './play.ts';

const GAME = rulesWith();
const RESTLESS = rulesWith({ standStill: false });

function at(game: ClimberRules, position: string): ClimberState {
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(`${read.problem.code}: ${position}`);
  return read.value;
}

const head = (roll: number): string => `move round 9 order 1234 player 1 roll ${roll}:`;
/** LC-T08, with a leaf far away. */
const ROUGH = '220000/00000+0/000000/031200/001000/000000';
/** LC-T11: a ditch along row 1. */
const DITCH = '55555+5/555555/555555/555555/555555/000055';
const view = (game: ClimberRules, position: string) => game.view(at(game, position), 0);

const priced = (prices: readonly number[], price: number): readonly string[] =>
  prices.flatMap((p, square) => (p === price ? [GAME.notation.place(square)] : []));

describe('what a move costs', () => {
  test('LC-T08: prices on rough ground', () => {
    const { prices } = view(GAME, `${head(3)} ${ROUGH} ; 3,3 ; 1,1 ; 1,1 ; 6,1`);
    expect(priced(prices, 0)).toEqual(['3,3']);
    expect(priced(prices, 1)).toEqual(['3,2']);
    expect(priced(prices, 2)).toEqual(['4,3', '3,4']);
    expect(priced(prices, 3)).toEqual(['3,1', '2,2', '4,2', '2,3', '2,4', '4,4', '3,5']);
  });

  test('LC-T11: a way crosses a full square, but does not end there', () => {
    const { prices, before } = view(GAME, `${head(3)} ${DITCH} ; 1,1 ; 2,1 ; 2,1 ; 6,6`);
    expect(priced(prices, 1)).toEqual([]);
    expect([priced(prices, 2), priced(prices, 3)]).toEqual([['3,1'], ['4,1']]);
    expect(before[squareAt(3, 1)]).toBe(squareAt(2, 1));
    expect(before[squareAt(2, 1)]).toBe(squareAt(1, 1));
    expect(before[squareAt(1, 1)]).toBe(-1);
  });

  test('LC-T13: without standing still one’s own square is no end, but the ways begin there', () => {
    const { prices, before } = view(RESTLESS, `${head(3)} ${ROUGH} ; 3,3 ; 1,1 ; 1,1 ; 6,1`);
    expect(priced(prices, 0)).toEqual([]);
    expect(before[squareAt(3, 2)]).toBe(squareAt(3, 3));
  });

  test('only during a move', () => {
    const { prices, before } = GAME.view(GAME.create(), undefined);
    expect([...prices, ...before].every((price) => price === -1)).toBe(true);
  });
});

describe('how the climbers stand', () => {
  const TOPS = '600005+/000000/000000/000000/000000/000006';

  test('LC-R9: without standing still nobody is safe for good, not even on a blue top', () => {
    const { climbers, safeTops } = view(RESTLESS, `${head(4)} ${TOPS} ; 1,6 ; 6,6 ; 1,1 ; 6,1`);
    expect(climbers.map(({ safe }) => safe)).toEqual([false, false, false, false]);
    expect(safeTops).toBe(false);
  });

  test('on a blue top, under a leaf, and lost', () => {
    const { climbers } = view(GAME, `${head(4)} ${TOPS} ; 1,6 ; 6,6 ; 1,1 ; 6,1`);
    expect(climbers.map(({ safe }) => safe)).toEqual([true, false, false, true]);
    expect(climbers.map(({ danger }) => danger)).toEqual([false, true, false, false]);
    const lost = view(GAME, `${head(4)} ${TOPS} ; 1,6 ; 6,6 lost ; 1,1 ; 6,1`).climbers[1];
    expect(lost).toEqual({ place: 35, alive: false, safe: false, danger: false });
  });

  test('LC-R18: all settled when those who are left stand on blue tops, and may stay there', () => {
    const settled = `${head(4)} ${TOPS} ; 1,6 ; 6,6 lost ; 6,6 lost ; 6,1`;
    expect(view(GAME, settled).settled).toBe(true);
    expect(view(RESTLESS, settled).settled).toBe(false);
    expect(view(GAME, settled.replace('6,6 lost', '1,1')).settled).toBe(false);
    expect(GAME.view(GAME.create(), 0).settled).toBe(false);
  });

  test('LC-R11: the order as drawn, and where this round begins', () => {
    const rotates = rulesWith({ order: 'rotate' });
    const { order, first, seat } = view(
      rotates,
      'steps round 2 order 3142 player 1: 001000/0000+00/000000/000000/000000/000000 ; 1,1 ; 6,1 ; 6,6 ; 1,6',
    );
    expect([order, first, seat]).toEqual([[2, 0, 3, 1], 1, 0]);
    expect(rotates.view(rotates.create(), 0)).toMatchObject({ order: [], first: 0, seat: -1 });
  });
});

describe('what searches estimate', () => {
  const scores = (position: string): readonly number[] => {
    const out = new Float64Array(4);
    GAME.score(at(GAME, position), out);
    return [...out];
  };
  const LEAVES = '600000/000000/000+000/005000/000000/0000+00+';

  test('a blue top is sure, lost is lost, high is better than low', () => {
    const [top, high, low, lost] = scores(
      `steps round 9 order 1234 player 1: ${LEAVES} ; 1,6 ; 3,3 ; 1,1 ; 3,3 lost`,
    ) as [number, number, number, number];
    expect([top, lost]).toEqual([1, 0]);
    expect(high).toBeGreaterThan(low);
    expect(low).toBeGreaterThan(0);
  });

  test('under a leaf only those are hopeless who have moved', () => {
    const [, moved, free, waiting] = scores(
      `steps round 9 order 2134 player 1: ${LEAVES} ; 1,6 ; 6,1 ; 5,1 ; 4,1`,
    ) as [number, number, number, number];
    expect(moved).toBe(0);
    expect(waiting).toBeGreaterThan(0);
    expect(free).toBeGreaterThan(waiting);
  });
});
