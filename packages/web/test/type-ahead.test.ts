import { expect, test } from 'vitest';
import { isLetter, lettersWith, nextWith, NO_LETTERS } from '../src/seats/type-ahead.ts';

const NAMES = ['Ada', 'Anna', 'Bea', 'Ben', 'Élodie', 'Emil'];
const key = (pressed: string, timeStamp = 0, more = {}) => ({
  key: pressed,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  timeStamp,
  ...more,
});

test('a letter leads to the next name that begins with it, and again to the one after that', () => {
  expect(nextWith(NAMES, 'b', 0)).toBe(2);
  expect(nextWith(NAMES, 'b', 2)).toBe(3);
  expect(nextWith(NAMES, 'bb', 3)).toBe(2);
  expect(nextWith(NAMES, 'A', 1)).toBe(0);
  expect(nextWith(NAMES, 'z', 0)).toBe(undefined);
  expect(nextWith(NAMES, '', 0)).toBe(undefined);
  expect(nextWith([], 'a', 0)).toBe(undefined);
});

test('several letters are the beginning of one name, which may be the one with the focus; accents need not be typed', () => {
  expect(nextWith(NAMES, 'be', 2)).toBe(2);
  expect(nextWith(NAMES, 'ben', 2)).toBe(3);
  expect(nextWith(NAMES, 'el', 0)).toBe(4);
  expect(nextWith(NAMES, 'bx', 0)).toBe(undefined);
});

test('letters belong together that come soon after each other; no other key is one', () => {
  const b = lettersWith(NO_LETTERS, key('b', 5000));
  expect(lettersWith(b, key('e', 5400)).text).toBe('be');
  expect(lettersWith(b, key('e', 7000)).text).toBe('e');
  expect(lettersWith(b, key('ArrowDown', 5400))).toBe(NO_LETTERS);
  expect(['b', 'É', ' ', 'Home', 'Enter'].map((each) => isLetter(key(each)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isLetter(key('b', 0, { ctrlKey: true }))).toBe(false);
});
