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
