import { expect, test } from 'vitest';
import { namesOf } from '../src/seats/seat-names.ts';

const named = (players: readonly string[], sides = false) => namesOf({ players }, { sides });

test('people have the names of the record, and each bot one of its own', () => {
  expect(named(['Anna', 'bot steady', 'person', 'bot strong'])).toEqual([
    'Anna',
    'Pixel',
    undefined,
    'Bip',
  ]);
});

test('no bot is called like a person at the table', () => {
  expect(named(['Pixel', 'bot steady', 'Tock', 'bot gentle'])).toEqual([
    'Pixel',
    'Bip',
    'Tock',
    'Lumo',
  ]);
});

test('every bot of the largest table has another name', () => {
  const names = named(Array.from({ length: 12 }, () => 'bot steady'));
  expect(new Set(names).size).toBe(12);
  expect(names).not.toContain(undefined);
});

test('where the game calls its seats by sides, only people have names', () => {
  expect(named(['bot steady', 'Anna'], true)).toEqual([undefined, 'Anna']);
});
