import { expect, test } from 'vitest';
import { wholeCloseUp, wholeFrame } from '../src/boards/sight/whole-frame.ts';

const wanted = {
  picture: [1000, 1000],
  least: [400, 400],
  most: 1,
  spots: [[500, 500]],
  room: 50,
  others: [],
  half: 30,
} as const;

test('what matters is in the middle of a window that cuts nobody', () => {
  expect(wholeFrame(wanted)).toEqual({ times: 1, low: [300, 300], cut: 0 });
});

test('the window goes aside as little as it must, so that somebody at its edge is whole or out of it', () => {
  // The left edge would go through the middle of somebody: a little to the left it does not.
  expect(wholeFrame({ ...wanted, others: [[300, 500]] })).toEqual({
    times: 1,
    low: [270, 300],
    cut: 0,
  });
  // Nearer to what is inside than to the edge, somebody is left out.
  const { low, cut } = wholeFrame({ ...wanted, others: [[275, 500]] });
  expect([low[0], cut]).toEqual([311, 0]);
});

test('it is larger where no window of this size cuts nobody, if it may be', () => {
  const others = [
    [300, 500],
    [700, 500],
  ] as const;
  const { times, cut } = wholeFrame({ ...wanted, spots: others, room: 20, others, most: 2 });
  expect([times, cut]).toEqual([1.04 ** 4, 0]);
  expect(wholeFrame({ ...wanted, spots: others, room: 20, others }).cut).toBeGreaterThan(0);
});

test('a picture that is shown whole cuts nobody', () => {
  const spots = [
    [100, 100],
    [900, 900],
  ] as const;
  expect(wholeCloseUp([1000, 1000], spots, 100, spots, 33)).toEqual({
    '--close': '1',
    '--close-x': '0%',
    '--close-y': '0%',
  });
});
