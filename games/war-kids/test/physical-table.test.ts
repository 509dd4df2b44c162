import { LANGUAGES, type Language, type Xoshiro } from '@glade/engine';
import { anything, LIMIT, sample, someOptions } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { readMatches } from '../../testing/table-reader.ts';
import { onTable, warKids } from '../src/index.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { SCENARIOS } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { table } from './physical-table.ts';
import { battleWith, sensible, valuesWith, type BattleRules } from './play.ts';
import { randomScenario } from './random-scenario.ts';

// The proof of the card “On your table”: people who only do what it says have the right map after each entry.

/** Mostly small scenarios at random, where everything happens; every fourth match one of the three maps. */
function battleFor(random: Xoshiro, match: number): BattleRules {
  const healing = match % 3 === 0 ? { wounded: true, princeHeals: true } : {};
  const values = { ...someOptions(warKids, random), ...healing, mode: 'battle' };
  if (match % 4 === 0) return battleWith(values, scenarios[SCENARIOS[random.below(3)]!]);
  return battleWith(values, someScenario(random));
}

/** One whose places are told apart by their first hexes: a marker lies on the first hex of its place. */
function someScenario(random: Xoshiro): Scenario {
  for (;;) {
    const read = parseScenario(randomScenario(random));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const spots = read.value.map.places.map(({ hexes }) => hexes[0]!.join());
    if (new Set(spots).size === spots.length) return read.value;
  }
}

const readBattles = (
  language: Language,
  matches: number,
  words?: typeof onTable.en,
  mends = false,
) =>
  readMatches(table, language, matches, {
    rulesFor: battleFor,
    choose: (rules, random, match) =>
      match % 2 === 0 ? sensible(rules as BattleRules, random) : anything(rules, random),
    ...(words && { words }),
    mends,
  });

test.each(LANGUAGES)(
  'who does only what the card says has the right map: %s',
  LIMIT,
  (language) => {
    const matches = sample(`war-kids: battles on the table, ${language}`, 4, 1000);
    expect(readBattles(language, matches)).toBeGreaterThan(20 * matches);
  },
);

test.each(LANGUAGES)('and in the guessing game the right counters: %s', LIMIT, (language) => {
  const matches = sample(`war-kids: guessing on the table, ${language}`, 20, 1000);
  const followed = readMatches(table, language, matches, {
    rulesFor: () => warKids.rules(valuesWith({ mode: 'guess' })),
    choose: (rules, random) => anything(rules, random),
  });
  expect(followed).toBe(12 * matches);
});

test.each(LANGUAGES)('and after everything that is put right: %s', LIMIT, (language) => {
  const matches = sample(`war-kids: put right, ${language}`, 6, 1000);
  expect(readBattles(language, matches, undefined, true)).toBeGreaterThan(10 * matches);
});

test.each(LANGUAGES)('and in the guessing game after what is put right: %s', (language) => {
  const followed = readMatches(table, language, 20, {
    rulesFor: () => warKids.rules(valuesWith({ mode: 'guess' })),
    choose: (rules, random) => anything(rules, random),
    mends: true,
  });
  expect(followed).toBeGreaterThan(20 * 20);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.move', 'en', 'Move the blue Soldier from {cell} to {fromcell}.'],
  ['onTable.off', 'it', ''],
  ['onTable.put', 'it', 'Metti un Mago rosa qui: {places}.'],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => readBattles(language, 8, words)).toThrow(/entry|cannot|nobody|nothing/);
});

test.each<[keyof typeof onTable.en, Language, string]>([
  ['onTable.turnBack', 'en', ''],
  ['onTable.noMarker', 'it', ''],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => readBattles(language, 10, words, true)).toThrow(/put right|cannot/);
});
