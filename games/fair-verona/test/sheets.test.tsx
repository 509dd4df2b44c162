import { LANGUAGES } from '@glade/engine';
import { compareCatalogues } from '@glade/text';
import { expect, test } from 'vitest';
import { sheetsOn, textsOn } from '../../testing/on-paper.tsx';
import {
  countOf,
  countsOf,
  partNamed,
  saidBy,
  sheetRequest,
  wordsOf,
} from '../../testing/sheet-request.tsx';
import { game } from '../src/game.ts';
import { valueAt } from '../src/rules/cards/strength.ts';
import { GOAL } from '../src/rules/options.ts';
import { CARDS } from '../src/rules/state.ts';
import { OLD_TOWN, SPRING, TILES } from '../src/rules/tiles/tiles.ts';
import { sheets } from '../src/sheets/index.tsx';
import { encounters, reference } from '../src/sheets/reference.tsx';
import { TILE_NAMES } from '../src/words/names.en.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import { sheets as sheetsEn } from '../src/words/sheets.en.ts';
import { sheets as sheetsIt } from '../src/words/sheets.it.ts';

const WORDS = [
  { en, it },
  { en: sheetsEn, it: sheetsIt },
];
const asked = (values = {}, language: 'en' | 'it' = 'en') =>
  sheetRequest(game, WORDS, language, values);
const pieces = (id: string, values = {}) => partNamed(sheets.parts(asked(values)), id, 'pieces');

test('both languages of the sheets say the same', () => {
  expect(compareCatalogues({ en: sheetsEn, it: sheetsIt })).toEqual([]);
});

test.each(LANGUAGES)('everything printed has words: %s', (language) => {
  for (const values of [{}, { riverReach: 'scatter', seats: 6 }, { riverArt: 'garden' }]) {
    const request = asked(values, language);
    expect(saidBy(sheets.parts(request), request)).not.toContain('');
  }
});

test('FV-R4 every tile of the box is there as often as the rules have it, 45 mm wide', () => {
  const names = Object.values(TILE_NAMES);
  for (const [id, from, to] of [
    ['land', 0, SPRING],
    ['river', SPRING, TILES.length],
  ] as const) {
    const part = pieces(id);
    const types = TILES.slice(from, to);
    expect(countsOf(part)).toEqual(
      Object.fromEntries(types.map(({ copies }, i) => [names[from + i], copies])),
    );
    expect([part.width, part.height]).toEqual([45, 45]);
    expect(part.pieces.every(({ back }) => back !== undefined)).toBe(true);
  }
  expect(countOf(pieces('land'))).toBe(72);
  expect(countOf(pieces('river'))).toBe(12);
  expect(TILES[OLD_TOWN]!.copies).toBe(1);
});

test('FV-R56 one bend of the River has a garden, if you like', () => {
  expect(countOf(pieces('river', { riverArt: 'garden' }))).toBe(12);
  const kinds = (values: object) => pieces('river', values).pieces.length;
  expect(kinds({ riverArt: 'garden' })).toBe(kinds({}) + 1);
});

test.each(['easy', 'medium', 'hard'] as const)('FV-13 tokens for the %s game', (difficulty) => {
  expect(countOf(pieces('tokens', { difficulty }))).toBe(GOAL[difficulty]);
});

test('FV-09 two figures for each player, FV-06 all cards with both Jokers', () => {
  for (const seats of [2, 4, 6]) expect(countOf(pieces('meeples', { seats }))).toBe(2 * seats);
  expect(countOf(pieces('cards'))).toBe(CARDS);
  expect(countsOf(pieces('cards'))['Joker']).toBe(2);
});

test('FV-45 FV-48 the table says what the rules count', () => {
  const table = encounters(asked()).find(({ kind }) => kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  expect(rows).toHaveLength(13);
  for (const [i, row] of rows.entries())
    for (const [distance, cell] of row.slice(1).entries())
      expect(cell).toEqual([String(valueAt(14 - i - 2, distance))]);
});

test('only the rules that are chosen are on the sheet', () => {
  const told = (values = {}) => wordsOf(reference(asked(values)));
  const cleared = (values = {}) => wordsOf(encounters(asked(values)));
  expect(told()).toMatch(/The Lake comes last/);
  expect(told({ riverReach: 'scatter' })).not.toMatch(/The Lake comes last|Spring’s water/);
  expect(told()).toMatch(/one of another player/);
  expect(told({ help: 'ownerTurn' })).not.toMatch(/one of another player/);
  expect(told()).toMatch(/after 6 more rounds/);
  expect(told({ lastErrandRounds: 3 })).toMatch(/after 3 more rounds/);
  expect(told({ crossings: 'stop' })).toMatch(/stops at a crossing/);
  expect(told({ difficulty: 'hard' })).toMatch(/Bring 8 Clue Tokens[^]*Nobody gets a Friend/);
  expect(cleared()).not.toMatch(/one of a helper/);
  expect(cleared({ helperFriends: true })).toMatch(/one of a helper/);
});

test('what the boxed set has can be left out by those who own it', () => {
  const parts = sheets.parts(asked());
  const needed = parts.filter(({ need }) => need === 'needed').map(({ id }) => id);
  expect(needed).toEqual(['mat', 'reference', 'values']);
  const box = parts.filter(({ group }) => group === 'box' || group === 'deck');
  expect(box.map(({ id }) => id)).toEqual(['land', 'river', 'meeples', 'tokens', 'cards']);
  expect(new Set(box.map(({ need }) => need))).toEqual(new Set(['useful']));
});

test('FV-R54 the mat says when the last rounds are counted', () => {
  for (const language of LANGUAGES) {
    const mat = partNamed(sheets.parts(asked({}, language)), 'mat', 'sheets');
    const told = textsOn(sheetsOn(mat)[0]!.content).join(' ');
    expect(told).toMatch(/no tile is face down|non ci sono più tessere coperte/);
  }
});
