import { expect, test } from 'vitest';
import { glade, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

/** The two percentages of an answer, and whether it says that it is proven. */
function bounds(text: string): { lower: number; upper: number; proven: boolean } {
  const words = text.replaceAll(/\s+/g, ' ');
  const [, lower, upper] = /saved in ([\d.]+)% to ([\d.]+)%/.exec(words)!;
  return { lower: Number(lower), upper: Number(upper), proven: words.includes('(proven') };
}

test('a start is proven, or bounded by matches: both hold the same value, and the same seed gives the same numbers', async () => {
  const start = ['value', 'wildfire', '--start', '1,1/4,4'];
  const sampled = [...start, '--method', 'sampled', '--games', '500'];
  const [proof, one, again, other] = await Promise.all(
    [start, sampled, sampled, [...sampled, '--seed', '2']].map((args) => glade(args)),
  );
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  const proven = bounds(proof!.out);
  expect(proven.proven).toBe(true);
  for (const found of [one, other].map((each) => bounds(each!.out))) {
    expect(found.proven).toBe(false);
    expect(found.lower).toBeLessThan(proven.upper);
    expect(found.upper).toBeGreaterThan(proven.lower);
    expect(found.upper - found.lower).toBeLessThan(15);
  }
});

test('who wants bounds of one start and of all at once is asked which', async () => {
  for (const method of ['proven', 'sampled']) {
    const both = ['value', 'wildfire', '--start', '1,1/4,4', '--all', '--method', method];
    const { code, out, err } = await gladeHere([
      ...both,
      ...(method === 'sampled' ? ['--games', '2'] : []),
    ]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--start names one start');
  }
});

test('sampled bounds of all starts say that each pair holds by itself', async () => {
  const sampled = ['--method', 'sampled', '--games', '2', '--gap', '1', '--set', 'startBuffer=8'];
  const { code, out } = await gladeHere(['value', 'wildfire', '--all', ...sampled]);
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('holds by itself in 99 of 100 cases');
}, 180_000);
