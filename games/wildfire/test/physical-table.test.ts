import { LANGUAGES, Xoshiro, type Catalogue, type Language } from '@glade/engine';
import {
  anything,
  LIMIT,
  mendTables,
  playOnTables,
  sample,
  someOptions,
  toldMatch,
} from '@glade/engine/testing';
import { engineText, speaker, tellOnTable } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { readerOf } from '../../testing/table-reader.ts';
import { companion, onTable, wildfire } from '../src/index.ts';
import { MODES, rulesWith, something, type Mode } from './play.ts';
import { paper } from './physical-table.ts';

// The proof of the card “On your table”: people who only draw what it says have the right paper after each entry.

function playOnPaper(
  mode: Mode,
  language: Language,
  match: number,
  words?: Catalogue,
  putsRight = false,
): number {
  const random = new Xoshiro(match);
  const rules = rulesWith({ ...someOptions(wildfire, random), mode });
  const manner = match % 2 === 0 ? 'written' : 'spoken';
  // In VS each has a paper of their own, and hears only of it.
  const seats =
    mode === 'vs' ? Array.from({ length: rules.seats }, (_, seat) => seat) : [undefined];
  const readers = seats.map((seat) => readerOf(paper, rules, { language, manner, seat, words }));
  const choose = match % 3 === 0 ? something(rules, random) : anything(rules, random);
  return putsRight
    ? mendTables(rules, choose, readers[match % readers.length]!, random)
    : playOnTables(rules, choose, readers);
}

describe.each(MODES)('who does only what the card says has the right paper: %s', (mode) => {
  test.each(LANGUAGES)('%s', LIMIT, (language) => {
    const matches = sample(`wildfire: ${mode} on paper, ${language}`, 4, 1000);
    let followed = 0;
    for (let match = 1; match <= matches; match++) followed += playOnPaper(mode, language, match);
    expect(followed).toBeGreaterThan(10 * matches);
  });
});

describe.each(MODES)('and after everything that is put right: %s', (mode) => {
  test.each(LANGUAGES)('%s', LIMIT, (language) => {
    const matches = sample(`wildfire: ${mode} put right on paper, ${language}`, 3, 1000);
    let followed = 0;
    for (let match = 1; match <= matches; match++)
      followed += playOnPaper(mode, language, match, undefined, true);
    expect(followed).toBeGreaterThan(10 * matches);
  });
});

test.each<[string, Language, string]>([
  ['onTable.noSlash', 'en', 'Rub out the circle on {places}. The slash stays.'],
  ['onTable.xToSlash', 'it', ''],
  ['onTable.noCircle', 'it', 'Cancella la barra: {places}.'],
])('a wrong %s is noticed when something is put right', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => {
    for (let match = 1; match <= 10; match++) playOnPaper('solo', language, match, words, true);
  }).toThrow(/^(?:put right \d+:|cannot)/);
});

test.each<[string, Language, string]>([
  ['onTable.circle', 'en', 'Draw a small square on {places}.'],
  ['onTable.slash', 'it', 'Disegna un quadratino: {places}.'],
  ['onTable.makeX', 'en', ''],
  ['onTable.makeAllX', 'en', ''],
  ['onTable.makeAllX', 'it', 'Per prima cosa cambia in X tutte le barre senza cerchio: sono 2.'],
  ['onTable.group', 'it', 'colonne {members} della riga 1'],
])('a wrong %s is noticed', (key, language, message) => {
  const words = { ...onTable[language], [key]: message };
  expect(() => {
    for (let match = 1; match <= 10; match++) playOnPaper('solo', language, match, words);
  }).toThrow(/^(?:entry \d+:|cannot)/);
});

test('in X4 a line without its grid is noticed', () => {
  const words = { ...onTable.en, 'onTable.heading': '' };
  expect(() => {
    for (let match = 1; match <= 10; match++) playOnPaper('x4', 'en', match, words);
  }).toThrow(/^(?:entry \d+:|cannot)/);
});

test('in VS nobody is told what another draws, and a bystander only what all have', () => {
  for (let match = 1; match <= 10; match++) {
    const random = new Xoshiro(match);
    const rules = rulesWith({ ...someOptions(wildfire, random), mode: 'vs' });
    const { entries } = toldMatch(rules, anything(rules, random));
    const say = speaker('en', engineText.en, wildfire.text.en, onTable.en);
    const drawnBy = (seat: number | undefined) =>
      entries.flatMap(({ events }) => {
        const heard = events.filter((event) => rules.hears!(event, seat));
        return tellOnTable(say, rules.notation, companion.deeds, heard);
      });
    expect(drawnBy(undefined).filter((line) => line.seat !== undefined)).toEqual([]);
    expect(drawnBy(undefined)).toHaveLength(3);
    for (let seat = 0; seat < rules.seats; seat++) {
      const others = drawnBy(seat).filter((line) => line.seat !== undefined && line.seat !== seat);
      expect(others).toEqual([]);
      expect(drawnBy(seat).length).toBeGreaterThan(3);
    }
  }
});
