import { expect, test } from 'vitest';
import { fittedTable, truncatedLines, wrapped } from '../src/terminal/output.ts';

test('a no-break space keeps a number and its sign on one line', () => {
  expect(wrapped('one two 32,0\u00a0%', '', 12)).toBe('one two\n32,0\u00a0%');
});

test.each([
  ['one two three', 'one two …'],
  ['one twothree', 'one …'],
  ['onetwothree', 'onetwothr…'],
  ['  onetwothree', '  onetwot…'],
  ['onetwo thr', 'onetwo thr'],
])('a line that is too wide ends with dots: %s', (line, told) => {
  expect(truncatedLines(line, 10)).toEqual([told]);
});

test('a table that is too wide breaks its heads, and then its names', () => {
  const long = 'A name that goes on and on for more than sixty characters in one row';
  const heads = ['Name', 'taken when possible', 'share of all'];
  expect(fittedTable(heads, [['a', '1', '2']], [1, 2]).split('\n')).toHaveLength(2);
  const lines = fittedTable(
    heads,
    [
      [long, '1', '2'],
      ['b', '3', '4'],
    ],
    [1, 2],
  ).split('\n');
  expect(lines.every(({ length }) => length <= 80)).toBe(true);
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toBe(
    ` taken when share of Name possible all A name that goes on and on for more than sixty characters in one row 1 2 b 3 4`,
  );
});
