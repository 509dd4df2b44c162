import { expect, test } from 'vitest';
import { closeUp } from '../src/boards/sight/close-up.ts';

test('without anything that matters all of a picture is shown', () => {
  expect(closeUp([800, 600], [], 100)).toEqual({
    '--close': '1',
    '--close-x': '0%',
    '--close-y': '0%',
  });
});

test('the part that matters is in the middle, with its room round it', () => {
  // From 300 to 500 either way: half of the picture with its room.
  const spots = [
    [300, 300],
    [500, 500],
  ] as const;
  expect(closeUp([800, 800], spots, 100)).toEqual({
    '--close': '2',
    '--close-x': '0%',
    '--close-y': '0%',
  });
});

test('nothing beyond the picture is shown, and one spot is not larger than life', () => {
  expect(closeUp([900, 900], [[0, 900]], 50)).toEqual({
    '--close': '3',
    '--close-x': '33.33%',
    '--close-y': '-33.33%',
  });
});

test('a picture that is lower than the part is shown in all its height', () => {
  const spots = [
    [100, 100],
    [500, 100],
  ] as const;
  expect(closeUp([1000, 400], spots, 100)).toEqual({
    '--close': '1.67',
    '--close-x': '20%',
    '--close-y': '0%',
  });
});
