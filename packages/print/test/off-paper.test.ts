import { beforeAll, expect, test } from 'vitest';
import { parseOptions, parseRulebook, type OptionValues, type WholeGame } from '@glade/engine';
import { someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import { readFileSync } from 'node:fs';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { printSome } from './print-some.ts';

// What is of no use on paper is not printed, and nothing that is printed refers to it.

beforeAll(() => loadPrinter(), 120_000);

const game = (id: string): WholeGame => games.find((each) => each.id === id)!;

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** What the printed rules say, clause by clause; printed once for all tests. */
function rulesOf(id: string, values: object): Promise<ReadonlyMap<string, string>> {
  const key = JSON.stringify([id, values]);
  const there = known.get(key) ?? rulesAnew(id, values);
  known.set(key, there);
  return there;
}

async function rulesAnew(id: string, values: object): Promise<ReadonlyMap<string, string>> {
  const options = parseOptions(game(id).options, values);
  if (!options.ok) throw new Error(options.problem.code);
  const { pages } = await printSome(id, 'ink', 'a4', 'en', {
    options: options.value,
    parts: ['rules'],
  });
  const said = pages.flatMap(({ items }) => items.map(({ what }) => what ?? ''));
  const clause = new RegExp(`^(${game(id).prefix}-R?\\d+) (.*)`, 's');
  return new Map(
    said.flatMap((text) => {
      const found = clause.exec(text);
      return found === null ? [] : [[found[1]!, found[2]!] as const];
    }),
  );
}

const UNPRINTED: readonly (readonly [id: string, off: readonly string[], options: object])[] = [
  ['wildfire', ['WF-R01', 'WF-46', 'WF-R40'], {}],
  ['forest-fire', ['FF-R42', 'FF-29', 'FF-R37', 'FF-R39'], {}],
  ['forest-fire', ['FF-R42'], { game: 'mixed' }],
  ['starfall-forest', ['SF-R40'], {}],
  ['war-kids', ['WK-109', 'WK-112', 'WK-30', 'WK-R1', 'WK-R48', 'WK-R49', 'WK-R51'], {}],
  ['war-kids', ['WK-109', 'WK-112'], { scenario: 'waterloo' }],
  ['war-kids', ['WK-109', 'WK-112', 'WK-R30'], { wounded: true }],
];

test.each(UNPRINTED)(
  'clauses of screens and of what is not on the map are not printed: %s without %j with %j',
  async (id, off, options) => {
    const printed = await rulesOf(id, options);
    expect(printed.size).toBeGreaterThan(30);
    const book = readFileSync(
      new URL(`../../../games/${id}/rulebook.en.md`, import.meta.url),
      'utf8',
    );
    expect(parseRulebook(book).ok).toBe(true);
    for (const clause of off) {
      // A clause that has another number now would not be missed.
      expect(book).toContain(`**${clause}**`);
      expect([...printed.keys()]).not.toContain(clause);
    }
  },
);

test('what the map has is printed', async () => {
  const waterloo = await rulesOf('war-kids', { scenario: 'waterloo' });
  expect([...waterloo.keys()]).toEqual(expect.arrayContaining(['WK-31', 'WK-R48', 'WK-110']));
  expect((await rulesOf('forest-fire', { game: 'mixed' })).has('FF-29')).toBe(true);
});

const PRESETS = games.flatMap(({ id, options }) =>
  Object.entries(options.presets).map(
    ([name, preset]) => [id, name, preset] as readonly [string, string, OptionValues],
  ),
);

// What is printed of the other presets is found in the long run.
test.each(someOf('print: presets whose printed rules refer to each other', PRESETS, 2))(
  'no printed rule refers to a rule that is not printed: %s, %s',
  async (...of) => {
    const [id, , preset] = of;
    const printed = await rulesOf(id, preset);
    const named = [...printed.values()]
      .join(' ')
      .match(new RegExp(`${game(id).prefix}-R?\\d+`, 'g'));
    expect((named ?? []).filter((clause) => !printed.has(clause))).toEqual([]);
  },
);
