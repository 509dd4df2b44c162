import { OVER, Xoshiro, type Action, type BotGame } from '@glade/engine';
import { anything, optionsWith } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { wildfire } from '../src/index.ts';
import { DIG } from '../src/rules/steps.ts';
import type { WildfireView } from '../src/rules/view.ts';

// What hints say of fire and homes is played out square by square, on the signs that the page draws.

type Cells = readonly string[];

const SIDE = 6;

const beside = (n: number): readonly number[] => [
  n - SIDE,
  n + SIDE,
  ...(n % SIDE > 0 ? [n - 1] : []),
  ...(n % SIDE < SIDE - 1 ? [n + 1] : []),
];

/** The signs after the next spread: what burns burns out and lights what is empty beside it, or the home. */
const after = (cells: Cells): Cells =>
  cells.map((sign, n) => {
    if (sign === '/') return 'X';
    const lit = beside(n).some((other) => cells[other] === '/');
    return lit && (sign === '.' || sign === '^') ? '/' : sign;
  });

const acted = (cells: Cells, action: Action): Cells =>
  cells.map((sign, n) => (n === action && sign === '/' ? 'o' : n === action - DIG ? '#' : sign));

/** The signs after each spread, until nothing burns any more. */
function spreads(cells: Cells): readonly Cells[] {
  const all = [cells];
  while (all.at(-1)!.includes('/')) all.push(after(all.at(-1)!));
  return all;
}

/** How many spreads it takes until the home is lost. */
function reaches(cells: Cells): number {
  const first = spreads(cells).findIndex((each) => !each.includes('^'));
  return first < 0 ? Infinity : first;
}

const count = (cells: Cells, sign: string): number => cells.filter((each) => each === sign).length;
const kept = (cells: Cells): number => count(spreads(cells).at(-1)!, '.');
const lights = (cells: Cells): number =>
  cells.filter((sign, n) => (sign === '.' || sign === '^') && after(cells)[n] === '/').length;

const TRUE: Readonly<Record<string, (now: Cells, then: Cells, action: Action) => boolean>> = {
  'hint.saves': (now) => reaches(now) === 1,
  'hint.lost': (now, then) => reaches(now) === 1 && reaches(then) === 1,
  'hint.fewer': (now, then) => lights(then) < lights(now),
  'hint.calm': (now) => lights(now) === 0,
  'hint.side': (now, then, action) =>
    then[action - DIG] === '#' && beside(now.indexOf('^')).includes(action - DIG),
  'hint.cut': (now, then) => reaches(now) < Infinity && reaches(then) === Infinity,
  'hint.out': (now, then, action) => now[action] === '/' && then[action] === 'o',
  'hint.kept': (now, then) => kept(then) > kept(now),
};

test('what hints say on a grid is true, alone and where each has a grid', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  for (const mode of ['solo', 'vs'])
    for (let seed = 1; seed <= 60; seed++) {
      const game = (wildfire as BotGame).rules(optionsWith(wildfire, { mode }));
      const random = new Xoshiro(seed);
      const any = anything(game, random);
      const bot = (wildfire as BotGame).policies(game)['greedy'];
      const s = game.create();
      while (game.actor(s) !== OVER) {
        const seat = game.actor(s);
        const action = seat < 0 || random.below(3) === 0 ? any(s) : bot!.choose(s, random);
        const view = game.view(s, seat < 0 ? undefined : seat) as WildfireView;
        if (seat >= 0 && view.step === 'act') {
          const key = hintReason(view, action) ?? '-';
          seen.set(key, (seen.get(key) ?? 0) + 1);
          const now = Array.from(view.grids[seat]!.cells);
          if (key !== '-' && now.includes('^') && !TRUE[key]!(now, acted(now, action), action))
            wrong.push(`${key}, ${mode}, seed ${seed}: ${now.join('')} ${action}`);
        }
        game.apply(s, action);
      }
    }
  expect(wrong).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(expect.arrayContaining(Object.keys(TRUE).toSorted()));
});

/** A place in the big square of X4, whose four quarters follow each other clockwise. */
const inBig = (cell: number): readonly [number, number] => {
  const quarter = Math.floor(cell / 36);
  const at = cell % 36;
  const right = quarter === 1 || quarter === 2 ? SIDE : 0;
  return [right + (at % SIDE), (quarter >= 2 ? SIDE : 0) + Math.floor(at / SIDE)];
};
const apart = (a: number, b: number): number => {
  const [[ax, ay], [bx, by]] = [inBig(a), inBig(b)];
  return Math.abs(ax - bx) + Math.abs(ay - by);
};
const nextTo = (cell: number): readonly number[] =>
  Array.from({ length: 144 }, (_, n) => n).filter((n) => apart(cell, n) === 1);

/** What each reason says of a square of the quarter at turn. */
const IN_X4: Readonly<Record<string, (big: Cells, cell: number, quarter: number) => boolean>> = {
  'hint.beside': (big, cell) => nextTo(cell).some((n) => big[n] === '^'),
  'hint.nearest': (big, cell, quarter) => {
    const home = big.findIndex((sign, n) => sign === '^' && Math.floor(n / 36) === quarter);
    const fires = big.flatMap((sign, n) =>
      sign === '/' && Math.floor(n / 36) === quarter ? [apart(n, home)] : [],
    );
    return apart(cell, home) === Math.min(...fires);
  },
  'hint.most': (big, cell, quarter) => {
    const room = (at: number): number =>
      nextTo(at).filter((n) => big[n] === '.' || big[n] === '^').length;
    const all = big.flatMap((sign, n) =>
      sign === '/' && Math.floor(n / 36) === quarter ? [room(n)] : [],
    );
    return room(cell) > 0 && room(cell) === Math.max(...all);
  },
  'hint.out': (big, cell) => big[cell] === '/',
  'hint.side': (big, cell, quarter) =>
    nextTo(cell).some((n) => big[n] === '^' && Math.floor(n / 36) === quarter),
  'hint.ditch': (big, cell) => nextTo(cell).some((n) => big[n] === '/'),
  'hint.between': (big, cell, quarter) => {
    // On a shortest way the fire comes to the square and to the home as soon as if it began there as well.
    const own = big.slice(quarter * 36, quarter * 36 + 36);
    const comes = reaches(own);
    const fromHere = own.map((sign, n) => (n === cell % 36 ? '/' : sign === '/' ? 'X' : sign));
    const toHere = own.map((sign, n) => (n === cell % 36 ? '^' : sign === '^' ? 'X' : sign));
    return comes === reaches(fromHere) + reaches(toHere);
  },
  'hint.line': (_, cell, quarter) => nextTo(cell).some((n) => Math.floor(n / 36) !== quarter),
};

test('in X4 nearly every hint has a reason, and what it says is true on the big square', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  let acts = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const game = (wildfire as BotGame).rules(optionsWith(wildfire, { mode: 'x4' }));
    const random = new Xoshiro(seed);
    const any = anything(game, random);
    const bot = (wildfire as BotGame).policies(game)['greedy'];
    const s = game.create();
    while (game.actor(s) !== OVER) {
      const seat = game.actor(s);
      const isAny = seat < 0 || random.below(3) === 0;
      const action = isAny ? any(s) : bot!.choose(s, random);
      const view = game.view(s, seat < 0 ? undefined : seat) as WildfireView;
      if (seat >= 0 && view.step === 'act') {
        const key = hintReason(view, action) ?? '-';
        if (!isAny) {
          acts++;
          seen.set('-', (seen.get('-') ?? 0) + (key === '-' ? 1 : 0));
        }
        const big = view.grids.flatMap(({ cells }) => Array.from(cells));
        if (key in IN_X4) seen.set(key, (seen.get(key) ?? 0) + 1);
        if (IN_X4[key]?.(big, action % 144, view.quadrant) === false)
          wrong.push(`${key}, seed ${seed}: ${big.join('')} ${action}`);
      }
      game.apply(s, action);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(['-', ...Object.keys(IN_X4)].toSorted());
  expect(seen.get('-')! / acts).toBeLessThan(0.05);
});
