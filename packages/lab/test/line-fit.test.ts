import { KeyedDice, type Random } from '@glade/engine';
import { expect, test } from 'vitest';
import { lineThrough } from '../src/statistics/line-fit.ts';

/** A number around 0, as many dice together give it. */
const noise = (random: Random): number =>
  (Array.from({ length: 12 }, () => random.below(1000)).reduce((sum, each) => sum + each, 0) -
    5994) /
  1000;

test('the line of points on a line is that line', () => {
  const { start, slope } = lineThrough([1, 2, 4, 8].map((x) => ({ x, y: 3 + 2 * x })))!;
  expect(start.value).toBeCloseTo(3, 10);
  expect(slope.value).toBeCloseTo(2, 10);
  expect(slope.high - slope.low).toBeCloseTo(0, 6);
  // Of points at one place nothing is known.
  expect(lineThrough([5, 5, 5].map((x) => ({ x, y: x })))).toBeUndefined();
  expect(lineThrough([1, 2].map((x) => ({ x, y: x })))).toBeUndefined();
});

test('the worked example of a textbook: the usual standard errors', () => {
  // Weights of women by their heights (R's data set `women`): slope 3.45 with 0.0911, start -87.51667 with 5.93694.
  const weights = [115, 117, 120, 123, 126, 129, 132, 135, 139, 142, 146, 150, 154, 159, 164];
  const { start, slope } = lineThrough(weights.map((y, i) => ({ x: 58 + i, y })))!;
  expect(slope.value).toBeCloseTo(3.45, 6);
  expect(start.value).toBeCloseTo(-87.51667, 4);
  // Student's point for 13 degrees of freedom is 2.160369; the other standard error may be wider.
  expect(slope.high - slope.value).toBeGreaterThanOrEqual(2.160369 * 0.0911 - 0.001);
  expect(start.high - start.value).toBeGreaterThanOrEqual(2.160369 * 5.93694 - 0.01);
});

test.each([
  ['alike everywhere', () => 4],
  ['wider where it is longer', (x: number) => 0.3 * x],
])('the ranges hold in 95 of 100 studies where the spread is %s', (_, spread) => {
  let [starts, slopes] = [0, 0];
  const studies = 1000;
  for (let i = 0; i < studies; i++) {
    const random = new KeyedDice('line', i).random('x');
    const points = Array.from({ length: 12 }, () => {
      const x = 10 + random.below(21);
      return { x, y: 10 + 1.5 * x + spread(x) * noise(random) };
    });
    const { start, slope } = lineThrough(points)!;
    starts += Number(start.low <= 10 && start.high >= 10);
    slopes += Number(slope.low <= 1.5 && slope.high >= 1.5);
  }
  // 930 or fewer of 1000 would come in one of 200 runs.
  expect(starts).toBeGreaterThan(930);
  expect(slopes).toBeGreaterThan(930);
});
