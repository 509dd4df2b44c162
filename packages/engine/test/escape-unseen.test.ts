import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { problem, short, visible, visibleLines } from '../src/index.ts';

test.each([
  ['a terminal escape', 'a\u001B[2Jb', 'a\\u001B[2Jb'],
  ['one of a single sign', '\u009B31m', '\\u009B31m'],
  ['a line end', 'a\nb\r', 'a\\u000Ab\\u000D'],
  ['writing turned round', 'a\u202Eb\u2066', 'a\\u202Eb\\u2066'],
  ['a space of no width', 'a\u200Bb\uFEFF', 'a\\u200Bb\\uFEFF'],
  ['a filler', '\u3164\u2800', '\\u3164\\u2800'],
  ['half a sign', 'a\uD83D', 'a\\uD83D'],
  ['what chooses a picture, behind a letter', 'Anna\uFE0F 1\uFE0E', 'Anna\\uFE0F 1\\uFE0E'],
  ['a tag beyond the first plane', 'a\u{E0041}', 'a\\uDB40\\uDC41'],
])('%s is written out', (_, text, written) => {
  expect(visible(text)).toBe(written);
});

test.each([
  'Zoë',
  'perché l’«amico» …',
  '\tcell',
  '❤️',
  '1️⃣',
  '🏳️‍🌈',
  '👩‍🚒 👨‍👩‍👧‍👦',
  'İstanbul',
  'محمد',
  '日本',
])('%s stays', (text) => {
  expect(visible(text)).toBe(text);
});

test('a joiner is for emoji only', () => {
  expect(visible('a\u200Db')).toBe('a\\u200Db');
});

test('lines stay lines', () => {
  expect(visibleLines('a\n\u0007b')).toBe('a\n\\u0007b');
});

test('whatever is repeated in a message can be seen, in short and in every problem', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 90 }));
  fc.assert(
    fc.property(text, (any) => {
      expect(short(any)).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Co}]|[\u200B-\u200C\u202A-\u202E\u2028\u2029]/u,
      );
      const { args } = problem('a', { any, n: 1 }).problem;
      expect(args).toEqual({ any: visible(any), n: 1 });
      expect(visible(visible(any))).toBe(visible(any));
    }),
    { numRuns: 200 },
  );
});
