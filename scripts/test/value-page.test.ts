import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valuePicture } from '../value-page/picture.ts';
import { starts } from '../value-page/starts.ts';
import { HEADING, valueSection } from '../value-page/table.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('docs/value.md and its picture say what the tables of the game say: npm run value writes them', () => {
  const [, section] = read('value.md').split(HEADING);
  expect(HEADING + section).toBe(valueSection());
  expect(read('wildfire-value.svg')).toBe(valuePicture());
});

test('bounds from samples meet what is proven, and the chances of all starts are one', () => {
  const apart = starts.filter(
    ({ proven, sampled }) =>
      proven !== undefined && (sampled.lower > proven.upper || sampled.upper < proven.lower),
  );
  expect(apart).toEqual([]);
  expect(starts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});
