import { describe, expect, test } from 'vitest';
import type { SoundName } from '../src/contract/effects.ts';
import { RECIPES } from '../src/sound/recipes.ts';
import { synthesise } from '../src/sound/synthesise.ts';

const RATE = 44_100;
const names = Object.keys(RECIPES) as SoundName[];

describe.each(names)('the sound %s', (name) => {
  const samples = synthesise(name, RATE);

  test('is short', () => {
    expect(samples.length / RATE).toBeGreaterThan(0.05);
    expect(samples.length / RATE).toBeLessThanOrEqual(0.61);
  });

  test('is heard, and is never loud', () => {
    const loudest = Math.max(...samples.map(Math.abs));
    const mean = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    expect(loudest).toBeGreaterThan(0.15);
    expect(loudest).toBeLessThanOrEqual(0.5001);
    expect(mean).toBeGreaterThan(0.01);
    expect(mean).toBeLessThan(0.2);
  });

  test('begins and ends without a click', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1)!)).toBe(0);
    const end = samples.subarray(-Math.round(0.003 * RATE));
    expect(Math.max(...end.map(Math.abs))).toBeLessThan(0.1);
  });

  test('is the same at every call, at every rate of a browser', () => {
    expect(synthesise(name, RATE)).toEqual(samples);
    const other = synthesise(name, 48_000);
    expect(other.every(Number.isFinite)).toBe(true);
    expect(other.length / 48_000).toBeCloseTo(samples.length / RATE, 3);
  });
});

test('no two sounds are the same', () => {
  const texts = names.map((name) => synthesise(name, 8000).join());
  expect(new Set(texts).size).toBe(names.length);
});
