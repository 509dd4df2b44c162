import { expect, test } from 'vitest';
import { columnOf, readRows, rowOf, rowsText, squareAt, squaresWith } from '../src/rows36.ts';
import { high, low } from '../src/squares36.ts';

const numbers = Array.from({ length: 36 }, (_, square) => square);

test('columns and rows go from 1 to 6, row by row', () => {
  expect([columnOf(0), rowOf(0), columnOf(8), rowOf(8)]).toEqual([1, 1, 3, 2]);
  for (const square of numbers) expect(squareAt(columnOf(square), rowOf(square))).toBe(square);
});

test('rows are read as they are written, also where a square takes several signs', () => {
  const squares = numbers.map((n) => (n > 9 ? `(${n})` : String(n)));
  const text = rowsText(squares, '/');
  expect(text.startsWith('012345/6789(10)(11)/')).toBe(true);
  expect(readRows(text, '/', /\d|\(\d+\)/g)).toEqual(squares);
});

test.each([
  ['five rows', '....../....../....../....../......'],
  ['a row of seven', '......./....../....../....../....../......'],
  ['a strange sign', '...?.../....../....../....../....../......'],
  ['another joint', '......|......|......|......|......|......'],
])('%s are no grid', (_, text) => {
  expect(readRows(text, '/', /\./g)).toBeUndefined();
});

test('the squares for which something holds are a set', () => {
  expect(squaresWith((square) => square === 2 || square === 20)).toEqual([low(2), high(20)]);
});
