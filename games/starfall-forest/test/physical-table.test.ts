import { LANGUAGES, type Language } from '@glade/engine';
import { anything, LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { readMatches } from '../../testing/table-reader.ts';
import { onTable } from '../src/index.ts';
import { forest } from './physical-table.ts';
import { rulesWith, sensible, someShort, type StarfallRules } from './play.ts';

// The proof of the card “On your table”: people who only do what it says have the right forest after each entry.

const read = (language: Language, matches: number, words?: typeof onTable.en, mends = false) =>
  readMatches(forest, language, matches, {
    rulesFor: (random) => rulesWith(someShort(random)),
    choose: (rules, random, match) =>
      match % 2 === 0 ? sensible(rules as StarfallRules, random) : anything(rules, random),
    ...(words && { words }),
    mends,
  });

test.each(LANGUAGES)(
  'who does only what the card says has the right forest: %s',
  LIMIT,
  (language) => {
    const matches = sample(`starfall-forest: on the table, ${language}`, 2, 1000);
    expect(read(language, matches)).toBeGreaterThan(50 * matches);
  },
);

test.each(LANGUAGES)('and after everything that is put right: %s', LIMIT, (language) => {
  const matches = sample(`starfall-forest: put right, ${language}`, 6, 1000);
  expect(read(language, matches, undefined, true)).toBeGreaterThan(10 * matches);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.slither', 'en', 'Take a snake from {cell}. Put it here: {fromcell}.'],
  ['onTable.heart', 'it', 'Restituisci un cuore.'],
  ['onTable.layTree', 'it', ''],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 6, words)).toThrow(/entry|cannot|nobody/);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.standTree', 'en', ''],
  ['onTable.hearts', 'it', 'Dai {player, seat, a} un cuore.'],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 10, words, true)).toThrow(/put right|cannot/);
});
