import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { aroundHigh, aroundLow, size, SQUARES } from '@glade/boards/squares36';
import { SYMMETRIES, turnedPoint } from '@glade/boards/symmetries';
import { CHANCE, Xoshiro, type Action, type OptionValues, type SearchRules } from '@glade/engine';
import { anything, LIMIT, playImage, playOut, sample } from '@glade/engine/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySquares, light, type Grid } from '../src/rules/grid.ts';
import { type SoloState } from '../src/rules/solo-state.ts';
import { ACT, DIG, EVENT, PASS } from '../src/rules/steps.ts';
import { cellsOf } from '../src/rules/symbols.ts';
import type { VsState } from '../src/rules/vs/vs-state.ts';
import { ACROSS, DOWN } from '../src/rules/x4/x4-start.ts';
import type { X4State } from '../src/rules/x4/x4-state.ts';
import { combinations, MODES, rulesWith, something } from './play.ts';

// What holds in every match, whatever is rolled and done.

const seeds = fc.integer();

/** Random matches, every fourth of them played with some care. */
function everyMatch(
  matches: number,
  values: OptionValues,
  see: (game: SearchRules) => (s: object) => void,
) {
  const game = rulesWith(values);
  const random = new Xoshiro(7);
  for (let match = 0; match < matches; match++) {
    playOut(game, (match % 4 === 3 ? something : anything)(game, random), see(game));
  }
}

const gridsOf = (s: object): readonly Grid[] =>
  'grids' in s ? (s.grids as readonly Grid[]) : [s as Grid];
const tableOf = (s: object): string => gridsOf(s).map(cellsOf).join('');

// Pairs of neighbours, by cell: quadrant * 36 + square.
const X4_PAIRS = pairs(4 * SQUARES);
const SOLO_PAIRS = pairs(SQUARES);

function pairs(cells: number): readonly (readonly [number, number])[] {
  const at = Array.from({ length: cells }, (_, cell) => {
    const quadrant = Math.floor(cell / SQUARES);
    return [ACROSS[quadrant]! + columnOf(cell % SQUARES), DOWN[quadrant]! + rowOf(cell % SQUARES)];
  });
  return at.flatMap(([x, y], a) =>
    at.flatMap(([u, v], b) =>
      Math.abs(x! - u!) + Math.abs(y! - v!) === 1 ? [[a, b] as const] : [],
    ),
  );
}

test.each([
  ['solo', { afterLoss: 'continue' }, SOLO_PAIRS],
  ['x4', { mode: 'x4' }, X4_PAIRS],
])(
  'WF-U04, WF-R05: in %s no X has an empty neighbour or a home beside it',
  LIMIT,
  (mode, values, neighbours) => {
    let bad = 0;
    const matches = sample(`wildfire: ${mode}, what an X lies beside`, 400, 100_000);
    everyMatch(matches, values, () => (s) => {
      const cells = tableOf(s);
      for (const [a, b] of neighbours) {
        if (cells[a] === 'X' && (cells[b] === '.' || cells[b] === '^')) bad += 1;
      }
    });
    expect(bad).toBe(0);
  },
);

test('WF-R05: spreading once more from every X changes nothing', () => {
  let changed = 0;
  everyMatch(1000, { afterLoss: 'continue' }, () => (s) => {
    const g = s as SoloState;
    if (g.step < EVENT) return;
    const before = cellsOf(g);
    const lo = without(g.emptyLow, g.slashLow, g.dousedLow, g.dugLow, g.homeLow);
    const hi = without(g.emptyHigh, g.slashHigh, g.dousedHigh, g.dugHigh, g.homeHigh);
    light(g, aroundLow(lo, hi), aroundHigh(lo, hi));
    if (cellsOf(g) !== before) changed += 1;
  });
  expect(changed).toBe(0);
});

/** The squares in none of these sets. */
function without(...sets: readonly number[]): number {
  return 0x3ffff & ~sets.reduce((all, set) => all | set, 0);
}

test.each(MODES)('WF-U05, WF-R42: %s ends in time', (mode) => {
  // A turn that does not end the match turns a slash into an X for good; in X4 each turn of a quadrant does.
  const most = mode === 'x4' ? 4 * SQUARES : SQUARES + 1;
  let longest = 0;
  for (const values of combinations(mode)) {
    everyMatch(100, values, (game) => (s) => {
      longest = Math.max(longest, game.turn(s));
    });
  }
  expect(longest).toBeLessThanOrEqual(most);
  expect(longest).toBeGreaterThan(8);
});

test.each(MODES)(
  'in %s every square of a grid is in one set, and digs are never overdrawn',
  (mode) => {
    let bad = 0;
    for (const values of combinations(mode)) {
      everyMatch(40, values, () => (s) => {
        for (const g of gridsOf(s)) if (!isSound(g)) bad += 1;
      });
    }
    expect(bad).toBe(0);
  },
);

function isSound(g: Grid): boolean {
  const lo = [g.emptyLow, g.slashLow, g.dousedLow, g.dugLow, g.homeLow];
  const hi = [g.emptyHigh, g.slashHigh, g.dousedHigh, g.dugHigh, g.homeHigh];
  const apart = lo.reduce((sum, set, i) => sum + size(set, hi[i]!), 0);
  const together = SQUARES - size(without(...lo), without(...hi));
  const stands = size(g.homeLow, g.homeHigh);
  const rightHome = stands === (g.home >= 0 && g.burnt === 0 ? 1 : 0);
  const dug = size(g.dugLow, g.dugHigh);
  return apart === together && rightHome && g.digs >= 0 && g.digs + dug <= 2;
}

/** What may become of a square: circles, dug squares and X stay for good (WF-24, WF-25, WF-17, WF-R06). */
const BECOMES: Readonly<Record<string, string>> = {
  '.': './X#^',
  '/': '/Xo',
  '^': '^/X',
  X: 'X',
  o: 'o',
  '#': '#',
};

test.each(MODES)('in %s squares only ever change in the ways of the rules', (mode) => {
  let bad = 0;
  for (const values of combinations(mode)) {
    everyMatch(40, values, () => {
      let before = '';
      return (s) => {
        const now = tableOf(s);
        for (let i = 0; i < before.length; i++)
          if (!BECOMES[before[i]!]!.includes(now[i]!)) bad += 1;
        before = now;
      };
    });
  }
  expect(bad).toBe(0);
});

test.each(MODES)('in %s a person never has more than 36 choices', (mode) => {
  let most = 0;
  for (const values of combinations(mode)) {
    everyMatch(40, values, (game) => (s) => {
      if (game.actor(s) >= 0) most = Math.max(most, game.count(s));
    });
  }
  expect(most).toBeLessThanOrEqual(36);
});

function turned(square: number, symmetry: number): number {
  const [x, y] = turnedPoint([columnOf(square) - 1, rowOf(square) - 1], symmetry, 5);
  return squareAt(x + 1, y + 1);
}

const turnedAction = (a: Action, symmetry: number): Action =>
  a < DIG ? turned(a, symmetry) : a < PASS ? DIG + turned(a - DIG, symmetry) : a;

test('a match turned or mirrored is the same match', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 1, max: SYMMETRIES - 1 }),
      fc.constantFrom(...combinations('solo')),
      (seed, symmetry, values) => {
        const game = rulesWith(values) as SearchRules<SoloState>;
        playImage(game, something(game, new Xoshiro(seed)), {
          turned: (_, a) => turnedAction(a, symmetry),
          expectTurned: (s, image) => expectTurned(s, image, symmetry),
        });
      },
    ),
  );
});

function expectTurned(s: SoloState, image: SoloState, symmetry: number): void {
  const cells = cellsOf(s);
  const seen: string[] = [];
  for (let n = 0; n < SQUARES; n++) seen[turned(n, symmetry)] = cells[n]!;
  expect(cellsOf(image)).toBe(seen.join(''));
  expect([image.step, image.digs, image.actions]).toEqual([s.step, s.digs, s.actions]);
}

test('WF-R32, WF-R36: each grid of VS is a single game played on, with the same rolls', () => {
  const shared = combinations('vs').filter((values) => values['vsRanking'] === 'points');
  fc.assert(
    fc.property(seeds, fc.constantFrom(...shared), (seed, values) => {
      const game = rulesWith(values) as SearchRules<VsState>;
      const alone = rulesWith({
        ...values,
        mode: 'solo',
        afterLoss: 'continue',
      }) as SearchRules<SoloState>;
      const grids = Array.from({ length: game.seats }, () => alone.create());
      const choose = something(game, new Xoshiro(seed));
      const s = playOut(game, (state) => {
        const actor = game.actor(state);
        const a = choose(state);
        for (const [seat, grid] of grids.entries()) {
          const plays = actor === seat || (actor === CHANCE && alone.actor(grid) === CHANCE);
          if (plays) alone.apply(grid, a);
        }
        return a;
      });
      expect(s.grids.map(cellsOf)).toEqual(grids.map(cellsOf));
      expect(game.outcome(s).measures['points']).toEqual(grids.map(emptySquares));
      expect(game.turn(s)).toBe(Math.max(...grids.map((grid) => alone.turn(grid))));
    }),
  );
});

test('WF-R34: a finished grid of VS is frozen', () => {
  let bad = 0;
  let frozen = 0;
  everyMatch(300, { mode: 'vs', vsPlayers: 3 }, () => {
    const sheets = new Map<number, string>();
    return (state) => {
      const s = state as VsState;
      for (const [seat, g] of s.grids.entries()) {
        if (!s.isFinished(seat)) continue;
        if (sheets.has(seat)) frozen += 1;
        else sheets.set(seat, cellsOf(g));
        if (sheets.get(seat) !== cellsOf(g)) bad += 1;
      }
    };
  });
  expect(bad).toBe(0);
  expect(frozen).toBeGreaterThan(300);
});

test('WF-R37: what a player of VS may suppose of the others is a position that can be', () => {
  const broken = new Set<string>();
  let waiting = 0;
  for (const vsPlayers of [2, 3]) {
    everyMatch(40, { mode: 'vs', vsPlayers }, (game) => (s) => {
      for (let viewer = 0; viewer < game.seats; viewer++) {
        const world = game.create();
        game.copy(s, world);
        game.resample!(world, viewer, new Xoshiro(viewer));
        const position = game.notation.position(world);
        if (!game.notation.parsePosition(position).ok) broken.add(position);
        if (game.actor(s) >= 0 && game.actor(s) !== viewer) waiting += 1;
      }
    });
  }
  expect([...broken]).toEqual([]);
  expect(waiting).toBeGreaterThan(300);
});

test('WF-40, WF-R25, WF-R29: in X4 turns go clockwise, past the quadrants without a slash', () => {
  let bad = 0;
  let skipped = 0;
  everyMatch(500, { mode: 'x4' }, () => {
    let turn = 0;
    let quadrant = 3;
    let burning: readonly boolean[] = [];
    return (state) => {
      const s = state as X4State;
      // A turn that its own spread ends is over before it can be seen.
      if (s.turn === turn + 1 && s.step === EVENT) {
        for (let q = (quadrant + 1) & 3; q !== s.quadrant; q = (q + 1) & 3) {
          skipped += 1;
          if (burning[q]) bad += 1;
        }
      }
      if (s.step === ACT && s.quadrant !== quadrant) bad += 1;
      if (s.turn > turn) ({ turn, quadrant } = s);
      burning = s.grids.map((g) => (g.slashLow | g.slashHigh) !== 0);
    };
  });
  expect(bad).toBe(0);
  expect(skipped).toBeGreaterThan(20);
});
