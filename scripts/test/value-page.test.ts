import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withBoundsTable } from '../measure/value-page/bounds-table.ts';
import { valuePicture } from '../measure/value-page/picture.ts';
import { starts } from '../measure/value-page/starts.ts';
import { HEADING, valueSection } from '../measure/value-page/table.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('docs/value.md and its picture say what the tables of the game say: npm run value writes them', () => {
  const [, section] = read('value.md').split(HEADING);
  expect(HEADING + section).toBe(valueSection());
  expect(read('wildfire-value.svg')).toBe(valuePicture());
});

test('docs/value.md says of the games where only samples tell what comes with them', () => {
  const page = read('value.md');
  expect(withBoundsTable(page)).toBe(page);
  const wrong = page.replace('| 69.11 % |', '| 69.12 % |');
  expect(wrong).not.toBe(page);
  expect(withBoundsTable(wrong)).toBe(page);
});

test('bounds from samples meet what is proven, and the chances of all starts are one', () => {
  const apart = starts.filter(
    ({ proven, sampled }) =>
      proven !== undefined && (sampled.lower > proven.upper || sampled.upper < proven.lower),
  );
  expect(apart).toEqual([]);
  expect(starts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});
