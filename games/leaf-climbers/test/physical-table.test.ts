import { LANGUAGES, type Language } from '@glade/engine';
import { anything, LIMIT, sample, someOptions } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { readMatches } from '../../testing/table-reader.ts';
import { leafClimbers, onTable } from '../src/index.ts';
import { board } from './physical-table.ts';
import { everywhere, rulesWith, type ClimberRules } from './play.ts';

// The proof of the card “On your table”: people who only do what it says have the right board after each entry.

const read = (language: Language, matches: number, words?: typeof onTable.en, mends = false) =>
  readMatches(board, language, matches, {
    rulesFor: (random) => rulesWith(someOptions(leafClimbers, random)),
    choose: (rules, random, match) =>
      match % 2 === 0
        ? everywhere(rules as ClimberRules, 'policy', random)
        : anything(rules, random),
    ...(words && { words }),
    mends,
  });

test.each(LANGUAGES)(
  'who does only what the card says has the right board: %s',
  LIMIT,
  (language) => {
    const matches = sample(`leaf-climbers: on the table, ${language}`, 10, 1000);
    expect(read(language, matches)).toBeGreaterThan(50 * matches);
  },
);

test.each(LANGUAGES)('and after everything that is put right: %s', LIMIT, (language) => {
  const matches = sample(`leaf-climbers: put right, ${language}`, 8, 1000);
  expect(read(language, matches, undefined, true)).toBeGreaterThan(10 * matches);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.swap', 'en', 'Put round chips on {places}.'],
  ['onTable.round', 'it', 'Metti un gettone tondo qui: verde 1 blu 1.'],
  ['onTable.off', 'it', ''],
  ['onTable.group', 'en', 'green {members} with blue 1'],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 10, words)).toThrow(/entry|cannot/);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.roundsLess', 'en', ''],
  ['onTable.noSquares', 'it', 'Togli un gettone tondo da qui: {places}.'],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 10, words, true)).toThrow(/put right|cannot/);
});
