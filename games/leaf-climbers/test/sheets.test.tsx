import type { OptionValues } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import {
  describeSheets,
  keyRows,
  playedInApp,
  requestFor,
  sheetsOn,
  textsOn,
} from '../../testing/on-paper.tsx';
import type { PlacedPicture } from '@glade/print/model';
import { SQUARES } from '@glade/boards/squares36';
import { partNamed } from '../../testing/sheet-request.tsx';
import { leafClimbers } from '../src/index.ts';
import { ALL_CHIPS, D20, TOP } from '../src/rules/state.ts';
import { ORDERS } from '../src/rules/turn-order.ts';
import { twentyOf } from '../src/sheets/ordinary-dice.tsx';
import { rollsOf } from '../src/sheets/rolls.ts';
import { sheets } from '../src/sheets/index.tsx';

describeSheets(leafClimbers, sheets);

/** An inch in millimetres (LC-01, LC-04). */
const INCH = 25.4;

const partsWith = async (options: OptionValues = {}) =>
  sheets.parts(await requestFor(leafClimbers, sheets, { options }));

describe('what lies on the table', () => {
  test('a board to fill in: a box for each level of each square, as large as the board', async () => {
    const parts = await partsWith();
    const [sheet] = sheetsOn(partNamed(parts, 'fillIn', 'sheets'));
    const [{ picture, width, height }] = sheet!.pictures as [PlacedPicture];
    const board = partNamed(parts, 'board', 'board');
    expect([width, height]).toEqual([board.width, board.height]);
    const boxes = textsOn(picture.content).filter((text) => /^[1-6]$/.test(text));
    // The numbers of rows stand at both sides.
    expect(boxes).toHaveLength(SQUARES * TOP + 3 * 6);
  });

  test('LC-04: all square chips of one inch, 36 of each of six colours', async () => {
    const chips = partNamed(await partsWith(), 'chips', 'pieces');
    expect([chips.width, chips.height, chips.outline]).toEqual([INCH, INCH, 'square']);
    expect(chips.pieces.map(({ count }) => count)).toEqual(
      Array.from({ length: TOP }, () => SQUARES),
    );
    expect(chips.pieces.reduce((sum, { count }) => sum + count, 0)).toBe(ALL_CHIPS);
    const colours = ['green', 'yellow', 'orange', 'red', 'purple', 'blue'];
    for (const [i, { what, front }] of chips.pieces.entries()) {
      expect(what).toContain(`level ${i + 1}`);
      expect(what).toContain(colours[i]);
      expect(textsOn(front.content)).toEqual([`${i + 1}`]);
    }
  });

  test('LC-05: a round chip for every square, which leaves the number of a pile in sight', async () => {
    const rounds = partNamed(await partsWith(), 'rounds', 'pieces');
    expect(rounds.outline).toBe('round');
    expect(rounds.pieces.map(({ count }) => count)).toEqual([SQUARES]);
    expect(rounds.width).toBeLessThan(INCH);
  });

  test('LC-01: a board of six squares of one inch', async () => {
    const { width, height, picture } = partNamed(await partsWith(), 'board', 'board');
    const [, , wide, high] = picture.viewBox;
    // A square is drawn 100 wide.
    expect(width / wide).toBeCloseTo(INCH / 100);
    expect(height / high).toBeCloseTo(INCH / 100);
    expect(textsOn(picture.content).filter((text) => text === '6')).toHaveLength(3);
  });

  test.for([2, 3, 4])('LC-08: a climber to stand up for each of %i', async (players) => {
    const climbers = partNamed(await partsWith({ players }), 'climbers', 'pieces');
    expect(climbers.stand).toBe(true);
    expect(climbers.pieces.map(({ count }) => count)).toEqual(
      Array.from({ length: players }, () => 1),
    );
    expect(climbers.width).toBeLessThan(INCH);
  });
});

test('the reference card has the rules that were chosen', async () => {
  const cardOf = async (options: OptionValues): Promise<string> => {
    const [card] = sheetsOn(partNamed(await partsWith(options), 'card', 'sheets'));
    return textsOn(card!.content).join(' ');
  };
  expect(await cardOf({})).toMatch(/Climbing down costs 2.*You may stay/);
  expect(await cardOf({ descend: 3, standStill: false })).toMatch(
    /Climbing down costs 3.*You must end on another square/,
  );
  expect(await cardOf({ lastOne: 'mustSurvive', allLost: 'shared' })).toMatch(
    /goes on alone.*they share the win/,
  );
  expect(await cardOf({ players: 2 })).toContain('player 2 at the top right');
  expect(await cardOf({ credit: 'split' })).toContain('share one win');
  expect(await cardOf({})).not.toContain('share');
});

test('two ordinary dice give each number of the die with twenty sides once', () => {
  const six = [1, 2, 3, 4, 5, 6];
  const given = six.flatMap((a) => six.map((b) => twentyOf(a, b))).filter((n) => n !== undefined);
  expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: D20 }, (_, i) => i + 1));
});

test('the teacher’s key has the leaves of each round, and which bots win', async () => {
  const seeds = ['garden', 'b', 'c'];
  const request = await requestFor(leafClimbers, sheets, { seeds });
  const rows = keyRows(sheets.parts(request), 15);
  expect(rows).toHaveLength(seeds.length);
  for (const [i, [n, ...cells]] of rows.entries()) {
    const { rounds } = rollsOf(seeds[i]!, request.options);
    const fallen = rounds.slice(0, 12).map(({ leaves }) => `${leaves.length}`);
    expect([n, ...cells.slice(0, fallen.length)]).toEqual([`${i + 1}`, ...fallen]);
    expect(cells[12]).toBe(`${rounds.length}`);
    expect(cells[13]).toMatch(/^(?:nobody|[1-4](?:, [1-4])*)$/);
  }
});

describe('a match without dice', () => {
  test.for([
    {},
    { players: 3, order: 'eachRound' },
    { players: 2, order: 'rotate' },
  ] as OptionValues[])('is the match of the app: %o', async (options) => {
    const request = await requestFor(leafClimbers, sheets, { options });
    for (const seed of ['garden', 'b', 'c']) {
      const { match, drawn } = playedInApp(leafClimbers, request.options, seed);
      const { rounds, points } = rollsOf(seed, request.options);
      expect(rounds.flatMap(({ leaves }) => leaves)).toHaveLength(ALL_CHIPS);
      const played = match.rules.turn(match.state);
      expect(played).toBeGreaterThan(2);
      const of = (stream: string) => drawn.filter((one) => one.stream === stream);
      for (let round = 1; round <= played; round++) {
        const leaves = of('leaf').filter(({ turn }) => turn === round);
        expect(rounds[round - 1]!.leaves).toEqual(leaves.map(({ faces }) => faces));
      }
      const orders = of('order').map(({ action }) => ORDERS[request.seats]![action]);
      const told = rounds.flatMap(({ order }) => (order === undefined ? [] : [order]));
      expect(told.slice(0, orders.length)).toEqual(orders);
      const steps = of('steps').map(({ faces }) => faces[0]);
      expect(points.slice(0, steps.length)).toEqual(steps);
    }
  });

  test('has a row for every round and a number for every move', async () => {
    const request = await requestFor(leafClimbers, sheets, { seeds: ['garden'] });
    const { rounds, points } = rollsOf('garden', request.options);
    const told = sheetsOn(partNamed(sheets.parts(request), 'rolls', 'sheets')).flatMap(
      ({ content }) => textsOn(content),
    );
    for (const [i] of rounds.entries()) expect(told).toContain(`Round ${i + 1}`);
    expect(told).toContain(`${points.length}.`);
    expect(points).toHaveLength(request.seats * rounds.length);
  });
});
