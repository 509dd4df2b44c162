import { expect, test } from 'vitest';
import { unusedClauses } from '../src/report/unused-clauses.ts';

const SECTIONS = [
  { heading: 'Both', clauses: ['A-1', 'A-2'] },
  { heading: 'Other mode', clauses: ['A-3', 'A-4'] },
  { heading: 'Only said', clauses: ['A-5'] },
];

test('a section of which nothing came up is named as a whole', () => {
  const never = unusedClauses({ 'A-1': 3, 'A-2': 0, 'A-3': 0 }, SECTIONS);
  expect(never.sections).toEqual(['Other mode']);
  expect(never.ids).toEqual(['A-2']);
});

test('a section of which something came up is not', () => {
  const never = unusedClauses({ 'A-1': 3, 'A-3': 0, 'A-4': 1 }, SECTIONS);
  expect(never.sections).toEqual([]);
  expect(never.ids).toEqual(['A-3']);
});

test('without sections every clause is named', () => {
  expect(unusedClauses({ 'A-1': 3, 'A-3': 0 }, []).ids).toEqual(['A-3']);
});
