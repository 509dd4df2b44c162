import { OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { anything } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { closeUp, frameOf, isWithin, leastApart, NUMBERED } from '../src/board/frame.ts';
import { spotOf } from '../src/board/choices.ts';
import type { StarfallView } from '../src/rules/view.ts';
import { rulesWith } from './play.ts';

/** What stands on show in a whole match, one view after the other. */
function viewsOf(values: OptionValues, seed: number): readonly StarfallView[] {
  const game = rulesWith({ turnCap: 100, ...values });
  const choose = anything(game, new Xoshiro(seed));
  const s = game.create();
  const views = [game.view(s, undefined)];
  while (game.actor(s) !== OVER) {
    game.apply(s, choose(s));
    views.push(game.view(s, undefined));
  }
  return views;
}

/** How large the picture is, and where on it the first tree of the base forest stands. */
function cropOf(view: StarfallView) {
  const { width, height, place } = frameOf(view);
  return {
    trees: view.trees.length,
    plants: view.step === 'plant',
    width,
    height,
    first: place([0, 0]),
  };
}

const MATCHES: readonly OptionValues[] = [
  { players: 2, forest: '3x3' },
  { players: 3, forest: '4x3' },
  { players: 4 },
  { players: 4, setup: 'random' },
];

test.each(MATCHES)('the picture stays as it is but where trees are planted: %j', (values) => {
  for (let seed = 1; seed <= 5; seed++) {
    const crops = viewsOf(values, seed).map(cropOf);
    // One after the other, each where as many trees stand as before, and planting has neither begun nor ended.
    const pairs = crops.slice(1).map((crop, i) => [crops[i]!, crop] as const);
    const same = pairs.filter(
      ([before, crop]) => before.trees === crop.trees && before.plants === crop.plants,
    );
    expect(same.length).toBeGreaterThan(50);
    expect(same.map(([, crop]) => crop)).toEqual(same.map(([before]) => before));
  }
});

test('every place where a tree can be planted is on the picture', () => {
  const planting = viewsOf({ players: 4 }, 1).filter(({ step }) => step === 'plant');
  expect(planting).toHaveLength(4);
  for (const view of planting) {
    const { width, height, place, spot } = frameOf(view);
    for (const [x, y] of view.points.map((point) => place(spot(point)))) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(50);
    }
  }
});

test('numerals stand where neither a tree nor a place to plant reaches', () => {
  for (const view of viewsOf({ players: 4 }, 1)) {
    const { numeral, place, spot } = frameOf(view, 0, NUMBERED);
    const spots = [...view.trees, ...(view.step === 'plant' ? view.points.map(spot) : [])];
    // A ring about a tree is 50 wide, half a numeral 10.
    for (const at of spots) expect(Math.min(...place(at)) - numeral).toBeGreaterThan(60);
  }
});

test('in a high box a wide forest has its rows farther apart, and larger pieces; in a wide one its columns', () => {
  const wide = viewsOf({ players: 4 }, 1).find(({ trees }) => {
    const [xs, ys] = [trees.map(([x]) => x), trees.map(([, y]) => y)];
    const long = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
    return long(xs) > long(ys);
  })!;
  const [plain, upright, across] = [0, 0.77, 1.8].map((aspect) => frameOf(wide, aspect, NUMBERED));
  expect(plain!.size).toBe(1);
  expect(upright!.width).toBe(plain!.width);
  expect(upright!.height / plain!.height).toBeGreaterThan(1.2);
  expect(upright!.width / upright!.height).toBeGreaterThan(0.769);
  expect(upright!.size).toBeGreaterThan(1.2);
  expect(across!.height).toBe(plain!.height);
  expect(across!.width).toBeGreaterThan(plain!.width);
  expect(across!.size).toBe(1);
  // A tree is at most 72 wide: neighbours do not meet.
  expect(upright!.size * 72).toBeLessThan(100);
});

test('before trees are planted the forest fills its picture', () => {
  const [first] = viewsOf({ players: 4 }, 1);
  const { width, height, place } = frameOf(first!, 0, NUMBERED);
  const [x, y] = place([4, 4]);
  // From the last tree to the edge it is half as far as from tree to tree.
  expect(width - x).toBeLessThan(60);
  expect(height - y).toBeLessThan(60);
});

test.each([
  [300, 310],
  [370, 560],
  [390, 330],
])('a close-up shows a snake and all places round it: %j', (...window) => {
  const [view] = viewsOf({ players: 4 }, 1);
  const frame = frameOf(view!, 0, NUMBERED);
  const at = (location: number) => frame.place(spotOf(view!, location));
  for (const snake of view!.trees.keys()) {
    const [x, y] = at(snake);
    const round = view!.trees
      .map((_, tree) => at(tree))
      .filter(([a, b]) => Math.hypot(a - x, b - y) < 150);
    const { scale, from, to } = closeUp(frame, [[x, y], ...round], window);
    for (const spot of round)
      for (const i of [0, 1]) {
        // A ring about a tree is 40 wide.
        expect(spot[i]! - from[i]!).toBeGreaterThan(40);
        expect(to[i]! - spot[i]!).toBeGreaterThan(40);
      }
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(scale).toBeLessThanOrEqual(2);
    expect((to[0] - from[0]) * scale).toBeCloseTo(window[0]);
  }
});

test('a close-up of few places is twice as large, with what was tapped where it was', () => {
  const { scale, from, to } = closeUp({ width: 400, height: 400 }, [[150, 220]], [400, 400]);
  expect([scale, ...from, ...to]).toEqual([2, 75, 110, 275, 310]);
});

test('a close-up makes places that lie very near each other as large as is wanted, at most four times', () => {
  const of = (wanted: number) =>
    closeUp({ width: 400, height: 400 }, [[150, 220]], [400, 400], wanted).scale;
  expect([1, 2.6, 9].map(of)).toEqual([2, 2.6, 4]);
  const seen = closeUp({ width: 400, height: 400 }, [[150, 220]], [400, 400]);
  expect(isWithin(seen, [150, 220])).toBe(true);
  expect(isWithin(seen, [10, 220])).toBe(false);
});

test('places are as far apart as the nearest two of them, or as one of them is from the others', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 30, y: 40 },
    { x: 30, y: 50 },
  ];
  expect(leastApart(places)).toBe(10);
  expect(leastApart(places.slice(0, 1), places.slice(1))).toBe(50);
  expect(leastApart(places.slice(0, 1))).toBe(Infinity);
});

test.each([
  [553, 330],
  [390, 330],
  [370, 520],
  [300, 275],
])('numerals can be read in a box of %i x %i, and reach no place', (width, tall) => {
  for (const view of viewsOf({ players: 4 }, 1)) {
    const frame = frameOf(view, width / tall, NUMBERED, tall);
    const pixels = Math.min(width / frame.width, tall / frame.height);
    expect(frame.digit * pixels).toBeGreaterThanOrEqual(12);
    const spots = [...view.trees, ...(view.step === 'plant' ? view.points.map(frame.spot) : [])];
    // A ring about a tree is 40 wide, a numeral three quarters of its size high.
    for (const at of spots)
      expect(Math.min(...frame.place(at)) - frame.numeral).toBeGreaterThan(40 + 0.36 * frame.digit);
  }
});

test('the ground lies under all trees, also under those that were planted, and in the middle of the picture', () => {
  let outside = 0;
  for (let seed = 1; seed <= 5; seed++)
    for (const view of viewsOf({ players: 4 }, seed)) {
      const { base, place, width, height } = frameOf(view);
      for (const [tx, ty] of view.trees) {
        const [x, y] = place([tx, ty]);
        outside += Number(tx < 0 || ty < 0 || tx >= view.width || ty >= view.height);
        expect(Math.min(x - base.x, base.x + base.width - x)).toBeGreaterThanOrEqual(49.9);
        expect(Math.min(y - base.y, base.y + base.height - y)).toBeGreaterThanOrEqual(49.9);
      }
      expect(base.x).toBeCloseTo(width - base.x - base.width);
      expect(base.y).toBeCloseTo(height - base.y - base.height);
    }
  expect(outside).toBeGreaterThan(0);
});
