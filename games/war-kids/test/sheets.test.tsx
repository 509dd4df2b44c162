import { LANGUAGES } from '@glade/engine';
import { compareCatalogues } from '@glade/text';
import { expect, test } from 'vitest';
import {
  countOf,
  countsOf,
  partNamed,
  saidBy,
  sheetRequest,
  toldBy,
  wordsOf,
} from '../../testing/sheet-request.tsx';
import { game } from '../src/game.ts';
import { GuessState, PHRASES, total } from '../src/guess/state.ts';
import { fightOdds, throwsOf } from '../src/rules/odds.ts';
import { battleOptions, SCENARIOS } from '../src/rules/options.ts';
import { battle as kernelOf } from '../src/rules/index.ts';
import { scenarioOf } from '../src/scenario/index.ts';
import { packScenario } from '../src/scenario/packed-scenario.ts';
import { counterOf, hexOf, type Battle } from '../src/sheets/battle-map.tsx';
import { sheets } from '../src/sheets/index.tsx';
import { reference } from '../src/sheets/reference.tsx';
import { beside as besideEn } from '../src/words/beside.en.ts';
import { beside as besideIt } from '../src/words/beside.it.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import { sheets as sheetsEn } from '../src/words/sheets.en.ts';
import { sheets as sheetsIt } from '../src/words/sheets.it.ts';

const WORDS = [
  { en, it },
  { en: besideEn, it: besideIt },
  { en: sheetsEn, it: sheetsIt },
];
const asked = (values = {}, language: 'en' | 'it' = 'en', more = {}) =>
  sheetRequest(game, WORDS, language, values, more);
const partsWith = (values = {}, more = {}) => sheets.parts(asked(values, 'en', more));
const EVERYTHING = game.options.presets['everything']!;

function battleWith(values = {}) {
  const request = asked(values);
  const scenario = scenarioOf(String(request.options['scenario']));
  const kernel = kernelOf(scenario, request.options);
  const battle: Battle = { scenario, view: kernel.view(kernel.create(), undefined) };
  return { request, battle, rules: battleOptions(request.options, scenario) };
}

test('both languages of the sheets say the same', () => {
  expect(compareCatalogues({ en: sheetsEn, it: sheetsIt })).toEqual([]);
});

test.each(LANGUAGES)('everything printed has words: %s', (language) => {
  const battles = SCENARIOS.flatMap((scenario) => [{ scenario }, { scenario, ...EVERYTHING }]);
  for (const values of [...battles, { mode: 'guess' }]) {
    const request = asked(values, language);
    expect(saidBy(sheets.parts(request), request)).not.toContain('');
  }
});

test.each(SCENARIOS)('WK-09 every unit of %s has its counter with two faces', (scenario) => {
  const { battle } = battleWith({ scenario });
  const part = partNamed(partsWith({ scenario }), 'counters', 'pieces');
  const counts = countsOf(part);
  const units = battle.view.units;
  expect(counts['blue Soldier']).toBe(
    units.filter(({ type, side }) => type === 'S' && side === 0).length,
  );
  const named = Object.entries(counts).filter(([what]) => /^(blue|pink) /.test(what));
  expect(named.reduce((sum, [, count]) => sum + count, 0)).toBe(units.length);
  expect(part.backs && part.pieces.every(({ back }) => back !== undefined)).toBe(true);
  expect(counts['a flag, blue on one side, pink on the other'] ?? 0).toBe(
    battle.view.map.places.length,
  );
});

test('WK-R49 without the Prussians their counters stay away', () => {
  const count = (prussians: boolean) =>
    countOf(partNamed(partsWith({ scenario: 'waterloo', prussians }), 'counters', 'pieces'));
  expect(count(true)).toBeGreaterThan(count(false));
});

test('a map has hexes of the size that was chosen, and its counters fit', () => {
  for (const hex of [18, 25, 32]) {
    const parts = partsWith({ scenario: 'forestRoad' }, { hex });
    const { width } = partNamed(parts, 'map', 'board');
    // 15 hexes, and half a hex for the shifted rows.
    expect(width).toBeCloseTo(15.5 * hex, 3);
    expect(partNamed(parts, 'counters', 'pieces').width).toBe(counterOf(hex));
    // Even its corners stay within the hex.
    expect(counterOf(hex) * Math.SQRT2).toBeLessThan((2 / Math.sqrt(3)) * hex);
  }
});

test('if nobody chooses, the hexes are as large as one sheet, two and four have room for', () => {
  const sizes = SCENARIOS.map((scenario) => {
    const { battle, request } = battleWith({ scenario });
    return hexOf(battle, request);
  });
  expect(sizes).toEqual([28, 23, 19]);
});

test('a scenario of one’s own has its map, its counters and its title', () => {
  const own = {
    ...scenarioOf('firstSkirmish'),
    id: 'own',
    title: { en: 'Our garden', it: 'Il nostro giardino' },
  };
  const scenario = packScenario(own);
  const parts = partsWith({ scenario });
  expect(toldBy(partNamed(parts, 'turns', 'sheets'))).toMatch(/Our garden/);
  expect(partNamed(parts, 'map', 'board').what).toMatch(/Our garden/);
});

test('only the advanced rules that are switched on are on the sheet', () => {
  const told = (values = {}) => {
    const { battle, rules, request } = battleWith(values);
    return wordsOf(reference(battle, rules, request));
  };
  const rulesOf: Readonly<Record<string, RegExp>> = {
    pegasusLimits: /not an enemy in woods/,
    roads: /1 extra point/,
    wounded: /turn its counter over/,
    slowMagic: /Slow magic, if you say so/,
    princeHeals: /healthy again/,
    soldierDice: /Soldiers fight with dice/,
    obstacles: /Obstacles:/,
    lineOfSight: /Line of sight:/,
  };
  const none = Object.fromEntries(Object.keys(rulesOf).map((name) => [name, false]));
  for (const [name, sentence] of Object.entries(rulesOf)) {
    expect(told(none)).not.toMatch(sentence);
    const more = name === 'princeHeals' ? { wounded: true } : {};
    expect(told({ ...none, ...more, [name]: true })).toMatch(sentence);
  }
});

test('WK-50 WK-73 WK-84 the tables show what the rules throw', () => {
  const { battle, rules, request } = battleWith(EVERYTHING);
  const tables = reference(battle, rules, request).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.slice(1).flat())] : [],
  );
  const [, fights, fast, slow] = tables;
  const odds = (lead: number): string => {
    const { wins, ties } = fightOdds(lead);
    return `${wins} / ${ties} / ${36 - wins - ties}`;
  };
  expect(fights![0]).toEqual([0, 3, 6].map(odds));
  expect(fast![1]).toEqual([1, 2, 3, 4, 5, 6].map((far) => String(throwsOf(1, far))));
  expect(slow![0]).toEqual(Array.from({ length: 11 }, (_, i) => String(throwsOf(2, i + 2))));
});

test.each(['blue', 'pink'])('WK-101 WK-107 the guessing game in %s', (guessColour) => {
  const parts = partsWith({ mode: 'guess', guessColour });
  expect(parts.map(({ id }) => id)).toEqual(['guess', 'guessCounters', 'riddles']);
  expect(countOf(partNamed(parts, 'riddles', 'pieces'))).toBe(PHRASES.length);
  const counters = partNamed(parts, 'guessCounters', 'pieces');
  expect(countOf(counters)).toBe(total(new GuessState().middle));
  expect(counters.pieces.every(({ what }) => what.startsWith(guessColour))).toBe(true);
});
