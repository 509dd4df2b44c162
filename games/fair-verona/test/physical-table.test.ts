import { LANGUAGES, type Language } from '@glade/engine';
import { anything, LIMIT, sample, someOptions } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { readMatches } from '../../testing/table-reader.ts';
import { fairVerona, onTable } from '../src/index.ts';
import { table } from './physical-table.ts';
import { rulesWith, sensible, type VeronaRules } from './play.ts';

// The proof of the card “On your table”: people who only do what it says have the right table after each entry.

const read = (language: Language, matches: number, words?: typeof onTable.en, mends = false) =>
  readMatches(table, language, matches, {
    rulesFor: (random) => rulesWith(someOptions(fairVerona, random)),
    choose: (rules, random, match) =>
      match % 4 === 0 ? anything(rules, random) : sensible(rules as VeronaRules, random),
    ...(words && { words }),
    mends,
  });

test.each(LANGUAGES)(
  'who does only what the card says has the right table: %s',
  LIMIT,
  (language) => {
    const matches = sample(`fair-verona: on the table, ${language}`, 3, 1000);
    expect(read(language, matches)).toBeGreaterThan(30 * matches);
  },
);

test.each(LANGUAGES)('and after everything that is put right: %s', LIMIT, (language) => {
  const matches = sample(`fair-verona: put right, ${language}`, 6, 1000);
  expect(read(language, matches, undefined, true)).toBeGreaterThan(10 * matches);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.pass', 'en', 'Move the token from {otherPlayer, seat} to {player, seat}.'],
  ['onTable.walk', 'it', ''],
  ['onTable.walk', 'en', 'Move {player, seat}’s meeple here: {places}.'],
  ['onTable.match', 'it', 'Scarta la Carta Indizio.'],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 40, words)).toThrow(/entry|cannot|nobody/);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.turnTile', 'en', ''],
  ['onTable.noTile', 'it', ''],
  ['onTable.tokenAway', 'it', ''],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read(language, 40, words, true)).toThrow(/put right|cannot/);
});
