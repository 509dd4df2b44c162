import { defaults, settled, type Game, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { realTables } from '@glade/games/beside';
import { compareCatalogues, messageArguments } from '@glade/text';
import { describe, expect, test } from 'vitest';
import {
  chooseTable,
  diceOfPeople,
  seatEarlier,
  seatFirst,
  withDice,
} from '../src/game/real-table/choose-table.ts';
import { defaultPlayers, readSetup, seatsOf, writeSetup } from '../src/game/match-setup.ts';

const rulebooks = import.meta.glob<string>('../../../games/*/rulebook.en.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

/** Every choice of one option besides the usual ones, as far as they fit together. */
const choices = (game: Game): readonly OptionValues[] => [
  ...Object.values(game.options.presets).map((preset) => ({
    ...defaults(game.options),
    ...preset,
  })),
  ...Object.entries(game.options.options).flatMap(([name, { values, affects }]) =>
    affects === 'table'
      ? []
      : values.map((value) => settled(game.options, { ...defaults(game.options), [name]: value })),
  ),
];

const needsOf = async (game: Game, options: OptionValues) => {
  const { table } = await realTables[game.id]!();
  const rules = game.rules(options);
  return table.needs(options, rules.view(rules.create(), undefined));
};

/** Other numbers than these are not counted in the rules, or are counted in the view. */
const NUMBERS: Readonly<
  Record<string, readonly (readonly [code: string, n: number, clause: string, inRule?: number])[]>
> = {
  'leaf-climbers': [
    ['chips', 216, 'LC-04'],
    ['rounds', 36, 'LC-05'],
  ],
  'forest-fire': [['fires', 36, 'FF-03']],
  'starfall-forest': [['trees', 29, 'SF-R40', 25]],
};

test('every game says what it needs', () => {
  expect(Object.keys(realTables).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

describe.each(games.map((game) => [game.id, game] as const))('the real table of %s', (id, game) => {
  test('has words for everything in both languages, and no others', async () => {
    const { words } = await realTables[id]!();
    expect(compareCatalogues(words)).toEqual([]);
    const lists = await Promise.all(choices(game).map((options) => needsOf(game, options)));
    const codes = new Set(
      lists.flat().flatMap(({ code, sides }) => (sides === undefined ? [`need.${code}`] : [])),
    );
    // What paper can replace may be said for one of the things only.
    const paper = [...codes].map((code) => code.replace('need.', 'need.paper.'));
    // And of dice, what colours they have.
    const dice = new Set(
      lists.flat().flatMap(({ sides }) => (sides === undefined ? [] : [`need.dice.${sides}`])),
    );
    const own = [...paper, ...dice].filter((key) => Object.hasOwn(words.en, key));
    expect(Object.keys(words.en).toSorted()).toEqual([...codes, 'need.paper', ...own].toSorted());
    const uncounted = lists.flat().filter(({ code, n = 0, sides }) => {
      const asked = messageArguments(words.en[`need.${code}`] ?? '');
      return sides === undefined && asked.some((each) => /^n(:|$)/.test(each)) && n <= 0;
    });
    expect(uncounted).toEqual([]);
  });

  test('names rules of the rulebook, whose numbers it repeats', async () => {
    const rulebook = rulebooks[`../../../games/${id}/rulebook.en.md`]!;
    const needs = await needsOf(game, defaults(game.options));
    const clauses = needs.flatMap((need) => need.clauses);
    for (const clause of clauses) expect(rulebook).toContain(`**${clause}**`);
    for (const [code, n, clause, number] of NUMBERS[id] ?? []) {
      expect(needs.find((need) => need.code === code)?.n).toBe(n);
      const text = rulebook.split('\n').find((line) => line.startsWith(`- **${clause}**`))!;
      expect(text).toContain(String(number ?? n));
    }
  });

  test('lists exactly the dice that are thrown', async () => {
    for (const options of choices(game)) {
      const needs = await needsOf(game, options);
      const rules = game.rules(options);
      const most = new Map<number, number>();
      for (let match = 0; match < 3; match++) {
        const state = rules.create();
        for (let i = 0; i < 400 && rules.count(state) > 0; i++) {
          const dice = rules.thrown(state)?.dice ?? [];
          for (const sides of dice)
            most.set(
              sides,
              Math.max(most.get(sides) ?? 0, dice.filter((each) => each === sides).length),
            );
          rules.apply(state, rules.nth(state, (i * 7919 + match * 31) % rules.count(state)));
        }
      }
      const listed = new Map(needs.flatMap(({ sides, n = 1 }) => (sides ? [[sides, n]] : [])));
      for (const [sides, n] of most) expect(listed.get(sides) ?? 0).toBeGreaterThanOrEqual(n);
      // In a battle nobody need cast a spell.
      const thrown = id === 'war-kids' ? listed : most;
      expect(new Set(listed.keys())).toEqual(new Set(thrown.keys()));
    }
  }, 60_000);

  test('is remembered in the address, and given up again, with the dice', () => {
    const options = defaults(game.options);
    const setup = { options, players: defaultPlayers(seatsOf(game, options)), seed: undefined };
    const real = chooseTable(game, setup, true);
    expect(real.options['ownDice']).toBe('ownDice' in options);
    const read = readSetup(game, new URLSearchParams(writeSetup(game, real)));
    expect(read.ok && read.value.realTable).toBe(true);
    const back = chooseTable(game, real, false);
    expect(writeSetup(game, back)).toBe(writeSetup(game, setup));
  });
});

describe('missing dice', () => {
  const climbers = gameOf('leaf-climbers');
  const options = { ...defaults(climbers.options), ownDice: true };
  const setup = { options, players: defaultPlayers(4), seed: undefined };

  test('a d20 that nobody has is thrown by the app, the others are entered', async () => {
    const needs = await needsOf(climbers, options);
    expect(diceOfPeople(options, needs)).toEqual([20, 6, 4]);
    const without = withDice(climbers, setup, needs, [6, 4]);
    expect(without.options).toMatchObject({ ownDice: true, appThrows: 'd20' });
    expect(diceOfPeople(without.options, needs)).toEqual([6, 4]);
    expect(withDice(climbers, without, needs, [20, 6, 4]).options).toMatchObject({
      ownDice: true,
      appThrows: 'none',
    });
  });

  test('every choice of dice is one of the option’s values', async () => {
    const needs = await needsOf(climbers, options);
    for (const theirs of [[20, 6], [20, 4], [6], [4], [20], [6, 4]]) {
      const next = withDice(climbers, setup, needs, theirs);
      expect(new Set(diceOfPeople(next.options, needs))).toEqual(new Set(theirs));
      expect(readSetup(climbers, new URLSearchParams(writeSetup(climbers, next))).ok).toBe(true);
    }
  });

  test('without any dice the app throws them all', async () => {
    const needs = await needsOf(climbers, options);
    expect(withDice(climbers, setup, needs, []).options['ownDice']).toBe(false);
    const wildfire = gameOf('wildfire');
    const alone = {
      options: defaults(wildfire.options),
      players: defaultPlayers(1),
      seed: undefined,
    };
    const none = withDice(wildfire, alone, await needsOf(wildfire, alone.options), []);
    expect(none.options['ownDice']).toBe(false);
  });
});

describe('seats round the table', () => {
  const setup = {
    options: {},
    players: [{ who: 'person' }, { who: 'bot', level: 'steady' }, { who: 'person' }] as const,
    names: ['Anna', undefined, 'Ben'],
    seed: undefined,
  };
  test('who begins sits first, and the order stays', () => {
    const next = seatFirst(setup, 2);
    expect(next.names).toEqual(['Ben', 'Anna', undefined]);
    expect(next.players.map(({ who }) => who)).toEqual(['person', 'person', 'bot']);
  });
  test('somebody moves one seat forward', () => {
    expect(seatEarlier(setup, 2).names).toEqual(['Anna', 'Ben', undefined]);
  });
});
