import { expect, test } from 'vitest';
import {
  ASIDE,
  EMPTY,
  HOTSHOTS,
  N,
  W,
  at,
  grid,
  lastRoll,
  picture,
  play,
  player,
  position,
  rolled,
} from './positions.ts';
import { refCreate, refView } from './reference.ts';

// The test vectors of the rules file, by their ids: fire.

// Fire rolls and spread

test('FF-T01 dice order is down, then across', () => {
  expect(rolled(EMPTY, [at(1, 4)])).toEqual(grid({ 1: '...1..' }));
});

test('FF-T02 counters stack', () => {
  expect(rolled(grid({ 1: '...1..' }), [at(1, 4)])).toEqual(grid({ 1: '...2..' }));
});

test('FF-T03 spread along a row', () => {
  expect(rolled(grid({ 3: '.1....' }), [at(3, 4)])).toEqual(grid({ 3: '.111..' }));
});

test('FF-T04 spread down a column and along a diagonal in one roll', () => {
  expect(rolled(grid({ 2: '.1.1..' }), [at(4, 4)])).toEqual(
    grid({ 2: '.1.1..', 3: '..11..', 4: '...1..' }),
  );
});

test('FF-T05 all eight directions at once', () => {
  expect(rolled(grid({ 1: '1.1.1.', 3: '1...1.', 5: '1.1.1.' }), [at(3, 3)])).toEqual(
    grid({ 1: '1.1.1.', 2: '.111..', 3: '11111.', 4: '.111..', 5: '1.1.1.' }),
  );
});

test('section 4: 3, 5 or 8 partners per square, 160 in all', () => {
  const partners = EMPTY.flatMap((_, row) => [1, 2, 3, 4, 5, 6].map((column) => [row + 1, column]));
  const fills = partners.map(([row = 0, column = 0]) => {
    const ring = [-2, 0, 2].flatMap((down) =>
      [-2, 0, 2].map((across) => [row + down, column + across]),
    );
    const onBoard = ring.filter((place) => place.every((n) => n >= 1 && n <= 6));
    const around = onBoard.filter(([r, c]) => r !== row || c !== column);
    const rows = EMPTY.map((_, r) =>
      [1, 2, 3, 4, 5, 6]
        .map((c) => (around.some(([down, across]) => down === r + 1 && across === c) ? '1' : '.'))
        .join(''),
    );
    const told = { step: 'rolls', rollsLeft: 2 } as const;
    return refView(play(position(rows, ASIDE, told), at(row, column))).fills;
  });
  expect([3, 5, 8].map((n) => fills.filter((f) => f === n).length)).toEqual([16, 16, 4]);
});

test('FF-T06 adjacent, knight-wise and distance-3 fires do not spread', () => {
  expect(rolled(grid({ 2: '.1....', 3: '1...1.' }), [at(3, 4)])).toEqual(
    grid({ 2: '.1....', 3: '1..11.' }),
  );
});

test('FF-T07 a burning square between gets no extra counter', () => {
  expect(rolled(grid({ 3: '.12...' }), [at(3, 4)])).toEqual(grid({ 3: '.121..' }));
});

test('FF-T08 a spread fire does not spread again; with chain it does', () => {
  const before = grid({ 3: '.1....', 5: '..1...' });
  expect(rolled(before, [at(3, 4)])).toEqual(grid({ 3: '.111..', 5: '..1...' }));
  const chained = grid({ 3: '.111..', 4: '..1...', 5: '..1...' });
  expect(rolled(before, [at(3, 4)], { chain: true })).toEqual(chained);
  expect(rolled(before, [at(3, 4)], { chain: 'on' })).toEqual(chained);
});

test('FF-T09 a Firebreak between stops the spread', () => {
  expect(rolled(grid({ 3: '.1#...' }), [at(3, 4)])).toEqual(grid({ 3: '.1#1..' }));
});

test('FF-T10 a roll on a Firebreak does nothing and is used up', () => {
  const s = position(grid({ 2: '.#.1..' }), ASIDE, { step: 'rolls', rollsLeft: 2 });
  const after = play(s, at(2, 2));
  expect(picture(after)).toEqual(grid({ 2: '.#.1..' }));
  expect(refView(after).rollsLeft).toBe(1);
});

test('FF-T11 a roll on a burning square spreads; with stackSpread off it does not', () => {
  const before = grid({ 3: '.1.1..' });
  expect(rolled(before, [at(3, 4)])).toEqual(grid({ 3: '.112..' }));
  expect(rolled(before, [at(3, 4)], { stackSpread: false })).toEqual(grid({ 3: '.1.2..' }));
});

test('FF-T12 fire spreads under a firefighter, who has two moves to react', () => {
  const before = lastRoll(grid({ 3: '.1....' }), [player('H', at(3, 3)), player('H', W(6))]);
  const s = play(before, at(3, 4));
  expect(picture(s)).toEqual(grid({ 3: '.111..' }));
  expect(refView(s)).toMatchObject({
    step: 'turns',
    actor: 0,
    out: [false, false],
    movesLeft: [2, 2],
  });
});

test('FF-T13 rolls of one round are resolved one after the other', () => {
  expect(rolled(grid({ 2: '.1....' }), [at(2, 4), at(2, 6)])).toEqual(grid({ 2: '.11111' }));
});

test('FF-T14 opening fires for two players', () => {
  const placed = play(refCreate(HOTSHOTS), N(1), W(1));
  expect(refView(placed)).toMatchObject({ step: 'opening', rollsLeft: 4, round: 0 });
  const s = play(placed, at(1, 4), at(5, 2), at(1, 2), at(5, 2));
  expect(picture(s)).toEqual(grid({ 1: '.111..', 5: '.2....' }));
  expect(refView(s)).toMatchObject({ step: 'turns', round: 1, actor: 0 });
});
