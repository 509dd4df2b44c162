import { expect, test } from 'vitest';
import {
  OVER,
  refActor,
  refApply,
  refLegal,
  refOutcome,
  type RefState,
  refView,
} from './reference.ts';
import { position, type Told, type ToldSeat } from './reference/position.ts';
import { lay, reach, turnUp, walk } from './reference/telling.ts';
import { typeOf } from './reference/tiles.ts';

// The test vectors of the ends, by their ids.

/** The first player, in the Old Town, fails to place; the others hold so many unused tiles. */
function failing(counts: readonly number[]): RefState {
  const seats = counts.map((count) => ({ unused: 'road-cross '.repeat(count) }));
  const told: Told = { seats: [{ ...seats[0], at: '0,0' }, ...seats.slice(1)], step: 'draw' };
  return refApply(position(told), typeOf('river-straight'));
}

test('FV-T61 two unused tiles each', () => {
  const s = failing([1, 2, 2, 2]);
  expect(refActor(s)).toBe(OVER);
  expect(refOutcome(s)).toMatchObject({ code: 'boxed', winners: [] });
  expect(refOutcome(s).measures).toMatchObject({ encounters: 0, failed: 1 });
  expect(refLegal(s)).toEqual([]);
});

test('FV-T62 one seat with one unused tile', () => {
  expect(refView(failing([2, 3, 3, 1]))).toMatchObject({ step: 'encounter', result: 'none' });
});

const APART: readonly ToldSeat[] = [
  { card: '5H', at: '3,0', holds: 'JC' },
  { card: '8D', at: '0,3', holds: '9C' },
  { card: 'QC', at: '-3,0', holds: '10H' },
  { card: '3S', at: '0,-3', holds: 'KD' },
];
const GROUND = ['road-straight@0 3,0', 'abbey@0 0,3', 'abbey@0 -3,0', 'abbey@0 0,-3'];

/** Seat 0 lays its tile at (3,-1); the rest of its turn is the tests of its end. */
function turnOver(told: Told): RefState {
  const at = { tiles: GROUND, ...told, hand: 'road-straight', step: 'place' } as const;
  return lay(position(at), '3,-1@0');
}

test('FV-T63 all mired', () => {
  const s = turnOver({ seats: APART, delivered: 2 });
  expect(refOutcome(s)).toMatchObject({ code: 'mired', winners: [] });
  expect(refOutcome(s).measures).toMatchObject({ turns: 9, delivered: 2, tiles: 9 });
});

test('FV-T64 a Friend may still do', () => {
  const seats = APART.with(3, { ...APART[3], friends: [0] });
  expect(refView(turnOver({ seats }))).toMatchObject({ result: 'none', active: 1 });
});

test('FV-R51 `round`: four turns running', () => {
  const options = { miredTest: 'round' };
  const s = turnOver({ seats: APART, options });
  expect(refView(s)).toMatchObject({ result: 'none', active: 1, turn: 10 });
  expect(s.miredTurns).toBe(1);
  const last = {
    ...position({ seats: APART, options, tiles: GROUND, hand: 'road-straight', step: 'place' }),
    miredTurns: 3,
  };
  expect(refOutcome(lay(last, '3,-1@0')).code).toBe('mired');
  const seats = APART.with(3, { ...APART[3], friends: [0] });
  expect(turnOver({ seats, options }).miredTurns).toBe(0);
});

const AT_HOME: readonly ToldSeat[] = [
  APART[0] ?? {},
  { card: '3D', at: '0,0', holds: 'KS' },
  { card: '2D', at: '0,0', holds: 'AS', friends: [0] },
  { card: 'QC', at: '-3,0', holds: '10H' },
];

test('FV-T69 somebody else’s Friend on the tile', () => {
  expect(refView(turnOver({ seats: AT_HOME })).result).toBe('none');
  const without = AT_HOME.with(2, { ...AT_HOME[2], friends: [] });
  expect(refOutcome(turnOver({ seats: without })).code).toBe('mired');
  // With help on the owner's turn only, 2D's Friend still does for its own A♠: 3+2+14 is above 14.
  const options = { help: 'ownerTurn' };
  expect(refView(turnOver({ seats: AT_HOME, options })).result).toBe('none');
  const asked = AT_HOME.with(2, { card: '2D', at: '0,0', friends: [0] });
  expect(refView(turnOver({ seats: asked, options })).result).toBe('none');
});

/** The last tile is laid and the player stays. */
function lastTile(told: Told): RefState {
  const at: Told = { tiles: ['cap@3 1,0'], seats: [{ at: '1,0' }], left: '', ...told };
  const s = lay(position({ ...at, hand: 'abbey', step: 'place' }), '2,0@0');
  expect(reach(s)).toContain('1,0');
  return walk(s, '1,0');
}

test('FV-T65 no face-down tiles, the token on the Clue Card', () => {
  const s = lastTile({ clue: '9H', delivered: 6 });
  expect(refOutcome(s).code).toBe('cold');
  expect(refView(lastTile({ clue: '9H', delivered: 6, left: 'abbey' })).result).toBe('none');
});

test('FV-T66 no face-down tiles, the token carried', () => {
  expect(refOutcome(lastTile({ carrier: 1, delivered: 5, reserve: 1 })).code).toBe('cold');
  const s = lastTile({ carrier: 0, delivered: 6, reserve: 0 });
  // Turn 9 ended with 24 to go; the other three have nothing to decide.
  expect(refView(s)).toMatchObject({ result: 'none', reserve: 0, turn: 13, errand: 21 });
});

test('FV-R53 a Clue Card that is owed is lost', () => {
  expect(refOutcome(lastTile({ clueOwed: true, jokers: 1, delivered: 6 })).code).toBe('cold');
});

test('FV-R54 the last errand', () => {
  const options = { lastErrandRounds: 2 };
  let s = lastTile({ options, carrier: 0, delivered: 6, reserve: 0 });
  while (refActor(s) !== OVER) {
    const stay = refView(s).active === 0 ? '1,0' : reach(s)[0];
    s = walk(s, stay ?? '');
  }
  expect(refOutcome(s).code).toBe('errand');
  // The condition first held at the end of turn 9: two rounds of four more.
  expect(refView(s)).toMatchObject({ turn: 17, errand: 0 });
});

test('FV-R55 a win comes before a loss', () => {
  const seats = [{ at: '1,0' }];
  const told: Told = {
    seats,
    tiles: ['cap@3 1,0'],
    carrier: 0,
    delivered: 6,
    left: '',
    step: 'move',
  };
  const s = walk({ ...position(told), errand: 1 }, '0,0');
  expect(refOutcome(s)).toMatchObject({ code: 'won', winners: [0, 1, 2, 3] });
});

test('FV-R20 the mired are dealt more', () => {
  const seats = [{ at: '0,0' }, { holds: 'KS' }];
  const s = turnUp(position({ seats, clue: '9H', step: 'encounter' }), '2S');
  expect(refView(s).seats[1]?.encounters).toHaveLength(2);
});
