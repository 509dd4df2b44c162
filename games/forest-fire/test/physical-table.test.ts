import { LANGUAGES, type Language } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { readMatches } from '../../testing/table-reader.ts';
import { onTable } from '../src/index.ts';
import { board } from './physical-table.ts';
import { anything, rulesWith, sensible, someOptions, type FireRules } from './play.ts';

// The proof of the card “On your table”: people who only do what it says have the right board after each entry.

const GAMES = ['hotshots', 'smokeJumpers', 'pilots', 'mixed'] as const;

const read = (
  game: string,
  language: Language,
  matches: number,
  words?: typeof onTable.en,
  mends = false,
) =>
  readMatches(board, language, matches, {
    rulesFor: (random) => rulesWith({ ...someOptions(random), game, maxRounds: 40 }),
    choose: (rules, random, match) =>
      match % 2 === 0 ? sensible(rules as FireRules, random) : anything(rules as FireRules, random),
    ...(words && { words }),
    mends,
  });

describe.each(GAMES)('who does only what the card says has the right board: %s', (game) => {
  test.each(LANGUAGES)('%s', LIMIT, (language) => {
    const matches = sample(`forest-fire: ${game} on the table, ${language}`, 2, 1000);
    expect(read(game, language, matches)).toBeGreaterThan(20 * matches);
  });

  test.each(LANGUAGES)('and after everything that is put right: %s', LIMIT, (language) => {
    const matches = sample(`forest-fire: ${game} put right, ${language}`, 4, 1000);
    expect(read(game, language, matches, undefined, true)).toBeGreaterThan(20 * matches);
  });
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.noFire', 'en', 'Take one Fire counter away from {places}.'],
  ['onTable.move', 'en', 'Put {player, seat}’s piece on {places}.'],
  ['onTable.off', 'it', ''],
  ['onTable.gap', 'it', ''],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read('hotshots', language, 10, words)).toThrow(/entry|cannot/);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.firesLess', 'en', ''],
  ['onTable.off', 'it', 'Sposta la pedina {player, seat, di} qui: {places}.'],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => read('hotshots', language, 10, words, true)).toThrow(/put right|cannot/);
});
