import { CHANCE, Xoshiro } from '@glade/engine';
import {
  anything,
  legalOf,
  LIMIT,
  playImage,
  playOut,
  readPosition,
  sample,
  someOptions,
} from '@glade/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bits } from '@glade/boards/bit-sets';
import { diceOf } from '../src/rules/dice.ts';
import { canSlither, exists, LOCATIONS, pointOf, xOf, yOf } from '../src/rules/forest.ts';
import { options } from '../src/rules/options.ts';
import {
  FROM,
  GO,
  HOME,
  MOVE,
  PLACE,
  PLANT,
  ROLL,
  SLITHER,
  SNAKE,
  STAR,
  type StarfallState,
  TO_BITS,
} from '../src/rules/state.ts';
import { slither } from '../src/rules/steps.ts';
import { rulesWith, sensible, someShort, type StarfallRules } from './play.ts';

// What holds in every match, whatever is rolled and done.

vi.setConfig({ testTimeout: 60_000 });

/** Random matches over all options, a third of them played with some sense. */
function everyMatch(matches: number, see: (game: StarfallRules) => (s: StarfallState) => void) {
  const random = new Xoshiro(12);
  for (let match = 0; match < matches; match++) {
    const game = rulesWith(someShort(random));
    playOut(game, (match % 3 === 0 ? sensible : anything)(game, random), see(game), 400);
  }
}

const locations = Array.from({ length: LOCATIONS }, (_, location) => location);

test('SF-R3, SF-43: paths lead both ways, and so do the steps of snakes', () => {
  let [steps, bad] = [0, 0];
  everyMatch(60, () => ({ forest, step }) => {
    if (step !== SNAKE) return;
    for (const from of locations.filter((at) => exists(forest, at))) {
      const to = locations.filter((at) => exists(forest, at) && canSlither(forest, from, at));
      steps += to.length;
      if (to.length !== forest.ways[from]) bad += 1;
      if (from < 32 && bits(forest.near[from]!) > 8) bad += 1;
      for (const at of to) if (at === from || !canSlither(forest, at, from)) bad += 1;
    }
  });
  expect(bad).toBe(0);
  expect(steps).toBeGreaterThan(10_000);
});

test('SF-34, SF-R23, SF-30: only in its own turn is a fairy at a fallen tree, and then it can go on', () => {
  let [crossing, bad] = [0, 0];
  everyMatch(120, (game) => (s) => {
    for (let seat = 0; seat < game.seats; seat++) {
      const at = s.fairies[seat]!;
      if (at < 0 || ((s.down >>> at) & 1) === 0) continue;
      crossing += 1;
      const actions = legalOf(game, s);
      if (s.step !== MOVE || seat !== s.seat || actions.includes(0)) bad += 1;
      if (!actions.some((a) => a >= GO && a < SLITHER)) bad += 1;
    }
  });
  expect(bad).toBe(0);
  expect(crossing).toBeGreaterThan(100);
});

test('SF-R11, SF-21: one to five dice are rolled, and each outcome counts them all', () => {
  let bad = 0;
  everyMatch(60, (game) => (s) => {
    if (s.step !== ROLL) return;
    if (s.pool < 1 || s.pool > 5) bad += 1;
    if (legalOf(game, s).some((outcome) => diceOf(outcome) !== s.pool)) bad += 1;
  });
  expect(bad).toBe(0);
});

test('SF-20 to SF-R39: stars are neither made nor lost, hearts and stars stay in bounds', () => {
  let bad = 0;
  everyMatch(120, (game) => {
    let fallen = 0;
    let gone = 0;
    let before: number | undefined;
    return (s) => {
      const lying = [...s.stars].reduce((a, b) => a + b, 0);
      const held = [...s.held].reduce((a, b) => a + b, 0);
      const inGame = lying + held + s.swaps;
      // Every fallen star lies there, is held, was given for hearts, or revived a fairy (SF-63).
      if (before !== undefined) gone += before + (s.fallen - fallen) - inGame;
      if (gone < 0 || gone > s.flats) bad += 1;
      [fallen, before] = [s.fallen, inGame];
      for (let seat = 0; seat < game.seats; seat++) {
        const flat = ((s.flat >> seat) & 1) !== 0;
        if (s.hearts[seat]! > 3 || (flat && s.hearts[seat]! + s.held[seat]! > 0)) bad += 1;
        if ((s.fairies[seat] === HOME) !== s.ranks[seat]! > 0) bad += 1;
      }
    };
  });
  expect(bad).toBe(0);
});

test('the move filter always leaves something, and never a snake on a path', () => {
  let [kept, all] = [0, 0];
  everyMatch(60, (game) => (s) => {
    if (game.actor(s) < 0) return;
    const n = game.moveFilter!.count(s);
    kept += n;
    all += game.count(s);
    expect(n).toBeGreaterThan(0);
  });
  expect(kept).toBeLessThan(all * 0.8);
});

describe('symmetries of the forest', () => {
  // Squares with odd sides look the same when they are mirrored; all others at least along the diagonal.
  test('a match on a mirrored forest is the same match', LIMIT, () => {
    let actions = 0;
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('3x3', '4x4', '5x5'), (seed, forest) => {
        const random = new Xoshiro(seed);
        const game = rulesWith({ ...someOptions({ options }, random), forest, turnCap: 100 });
        playImage(
          game,
          anything(game, random),
          mirrored(() => (actions += 1)),
          150,
        );
      }),
      { numRuns: sample('starfall-forest: matches on mirrored forests', 3, 400) },
    );
    expect(actions).toBeGreaterThan(1000);
  });

  /** Across becomes down. Trees and paths are found again by where they lie. */
  function mirrored(count: () => void) {
    const turnedPoint = (point: number): number => pointOf(yOf(point), xOf(point));
    const images = new Map<string, number>();

    function imageOf(s: StarfallState, location: number): number {
      const points = pointsAt(s, location).map(turnedPoint);
      const key = points.toSorted((a, b) => a - b).join();
      return images.get(key) ?? -1;
    }

    function pointsAt({ forest }: StarfallState, location: number): number[] {
      if (location < 32) return [forest.pointOfTree[location]!];
      return [forest.lowTree, forest.highTree].map(
        (ends) => forest.pointOfTree[ends[location - 32]!]!,
      );
    }

    /** Where everything lies in the image: its trees are those of the match, turned, in the same order of planting. */
    function look(s: StarfallState): void {
      images.clear();
      const { forest } = s;
      const base = forest.trees - forest.added;
      const side = Math.sqrt(base);
      const tree = (i: number): number => (i < base ? (i % side) * side + Math.floor(i / side) : i);
      const ends: [number, number, string][] = [];
      for (let i = 0; i < forest.trees; i++)
        images.set(String(turnedPoint(forest.pointOfTree[i]!)), tree(i));
      for (let path = 0; path < forest.paths; path++) {
        const [a, b] = [tree(forest.lowTree[path]!), tree(forest.highTree[path]!)];
        const key = pointsAt(s, 32 + path)
          .map(turnedPoint)
          .toSorted((x, y) => x - y)
          .join();
        ends.push([Math.min(a, b), Math.max(a, b), key]);
      }
      ends.sort(([a, b], [c, d]) => a - c || b - d);
      for (const [path, [, , key]] of ends.entries()) images.set(key, 32 + path);
    }

    return {
      turned(s: StarfallState, a: number): number {
        count();
        if (s.step < 1 || s.step === ROLL || a === 0 || s.step === STAR + 1) return a;
        look(s);
        if (s.step === PLANT) return PLACE + turnedPoint(a - PLACE);
        if (s.step !== MOVE) return PLACE + imageOf(s, a - PLACE);
        const to = imageOf(s, a & TO_BITS);
        return a < SLITHER ? GO + to : slither(imageOf(s, (a >> FROM) & TO_BITS), to);
      },
      expectTurned(s: StarfallState, image: StarfallState): void {
        look(s);
        for (let tree = 0; tree < s.forest.trees; tree++)
          expect(image.stars[imageOf(s, tree)]).toBe(s.stars[tree]);
        expect([...image.fairies]).toEqual(
          [...s.fairies].map((at) => (at < 0 ? at : imageOf(s, at))),
        );
        expect([...image.snakes].filter((at) => at < LOCATIONS)).toEqual(
          [...s.snakes]
            .filter((at) => at < LOCATIONS)
            .map((at) => imageOf(s, at))
            .toSorted((a, b) => a - b),
        );
        expect([image.step, image.turn, image.seat]).toEqual([s.step, s.turn, s.seat]);
      },
    };
  }
});

// Rules file, sections 4 and 5.
describe('how much there is to choose from', () => {
  test('SF-T01, SF-T02: 4x4 has 33 paths and 18 places for a tree, 5x4 43 and 20, 5x5 56 and 24', () => {
    const counted = ['4x4', '5x4', '5x5'].map((forest) => {
      const s = rulesWith({ forest }).create();
      return [s.forest.paths, s.forest.freePoints];
    });
    expect(counted).toEqual([
      [33, 18],
      [43, 20],
      [56, 24],
    ]);
  });

  test('SF-T15: a snake at a tree has up to 16 ways, on a path 11, or 6 in one triangle', () => {
    const position = 'move left N: 1,1 ; 4,4 ; snakes';
    const ways = (snakes: string, snakeHop = 'sharedTree'): number => {
      const game = rulesWith({ players: 2, snakeHop });
      return legalOf(game, readPosition(game, `${position} ${snakes}`)).length - 1;
    };
    expect(ways('2,1 2,1')).toBe(6);
    expect(ways('3,3 3,3')).toBe(16);
    expect(ways('2,1-2,2 2,1-2,2')).toBe(11);
    expect(ways('2,1-2,2 2,1-2,2', 'sameTriangle')).toBe(6);
  });

  test('a roll of one to five dice has 5, 15, 35, 70 and 126 outcomes', () => {
    const game = rulesWith({ players: 2 });
    const counts = [1, 2, 3, 4, 5].map((pool) => {
      const s = readPosition(game, `roll pool ${pool}: 1,1 ; 4,4 ; snakes 2,1 2,1`);
      expect(game.actor(s)).toBe(CHANCE);
      return game.count(s);
    });
    expect(counts).toEqual([5, 15, 35, 70, 126]);
  });
});
