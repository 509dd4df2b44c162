import { buildReport, type Experiment } from '@glade/lab';
import type { OptionValues, WholeGame } from '@glade/engine';
import { ONLY_LONG, someOf } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

// What the pages say of how hard and how long the games are, held against matches by the bots that people meet. The same
// matches each time. Fair Verona has a test of its own.

vi.setConfig({ testTimeout: 120_000 });

/** The bot that people meet in every other seat. */
const steadyOf = (game: WholeGame, options: OptionValues): string =>
  game.levels?.steady ?? Object.keys(game.policies(game.rules(options)))[0]!;

async function reportOf(game: WholeGame, more: OptionValues, matches: number, bot?: string) {
  const options = optionsOf(game, more);
  const { seats } = game.rules(options);
  const bots = Array.from({ length: seats }, () => bot ?? steadyOf(game, options));
  const experiment: Experiment = { game: game.id, options, bots, seed: '1', games: matches };
  const { tallies } = await playWithoutThreads(game)([experiment]);
  return buildReport(game, experiment, tallies[0]!, '');
}

describe('of ten matches bots win so many', () => {
  /** Matches of each preset, so many that the share is sure to a tenth and a half. */
  const MATCHES: Readonly<Record<string, number>> = { wildfire: 400, 'forest-fire': 160 };
  const all = games.flatMap((game) =>
    Object.entries(game.wins ?? {}).map(([preset, wins]) => [game.id, preset, wins] as const),
  );

  const counted = all.filter(([id]) => MATCHES[id] !== undefined);
  // What is said of the other presets is counted in the long run.
  test.each(someOf('cli: presets of which it is counted', counted, 4))(
    '%s, %s: about %i',
    async (id, preset, wins) => {
      const game = gameById(id);
      const { outcome } = await reportOf(game, game.options.presets[preset]!, MATCHES[id]!);
      expect(outcome.win!.low).toBeGreaterThan(wins / 10 - 0.15);
      expect(outcome.win!.high).toBeLessThan(wins / 10 + 0.15);
      expect(Math.round(10 * outcome.win!.value)).toBe(wins);
    },
  );

  test('every game says it for each preset that is won or lost together, and no other', () => {
    for (const game of games) {
      const together = Object.entries(game.options.presets).filter(
        ([, preset]) => game.rules(optionsOf(game, preset)).kind !== 'competitive',
      );
      expect(Object.keys(game.wins ?? {}).toSorted()).toEqual(
        together.map(([name]) => name).toSorted(),
      );
    }
    expect(all.length).toBeGreaterThan(10);
  });
});

describe('about so many minutes', () => {
  const MATCHES: Readonly<Record<string, number>> = { wildfire: 200, 'starfall-forest': 16 };

  test.each(games.filter(({ box }) => box?.measured === true).map(({ id }) => id))(
    '%s',
    async (id) => {
      const game = gameById(id);
      const { minutes } = await reportOf(game, {}, MATCHES[id] ?? 80);
      expect(Math.abs(minutes.mean - game.box!.minutes)).toBeLessThan(
        Math.max(1, game.box!.minutes / 5),
      );
    },
  );
});

describe('what the options say', () => {
  const said = (id: string, key: string): string => gameById(id).text.en[key]!;
  const won = async (id: string, more: OptionValues, matches: number) =>
    (await reportOf(gameById(id), more, matches)).outcome.win!;
  const turns = async (id: string, more: OptionValues, matches: number) =>
    (await reportOf(gameById(id), more, matches)).length.mean;

  test('Forest Fire: looking for burnt teams after the fires is very hard', async () => {
    expect(said('forest-fire', 'option.burnCheck.about')).toMatch(/After the fires is very hard/);
    expect((await won('forest-fire', { burnCheck: 'afterFires' }, 120)).high).toBeLessThan(0.3);
  });

  test(
    'Forest Fire: three rounds at the start and chains take longer, and are won all the same',
    ONLY_LONG,
    async () => {
      expect(said('forest-fire', 'option.setupRounds.3')).toBe('3: takes longer');
      expect(said('forest-fire', 'option.chain.on')).toBe('yes: takes longer');
      const usual = await turns('forest-fire', {}, 200);
      for (const more of [{ setupRounds: 3 }, { chain: true }]) {
        const { length, outcome } = await reportOf(gameById('forest-fire'), more, 200);
        expect(length.mean).toBeGreaterThan(1.1 * usual);
        expect(outcome.win!.low).toBeGreaterThan(0.9);
      }
    },
  );

  test('Leaf-Climbers: fewer survive', async () => {
    const survivors = async (more: OptionValues, bot?: string): Promise<number> => {
      const { measures } = await reportOf(gameById('leaf-climbers'), more, 150, bot);
      return (measures['survivors'] as { readonly mean: number }).mean;
    };
    expect(said('leaf-climbers', 'option.standStill.off')).toMatch(/: fewer survive$/);
    const usual = await survivors({});
    expect(await survivors({ standStill: false })).toBeLessThan(usual - 0.3);
    // It holds for who plays worse, too. Of a dear step down that is not so: nothing is promised of it.
    const worse = await survivors({}, 'like:2');
    expect(await survivors({ standStill: false }, 'like:2')).toBeLessThan(worse - 0.3);
    expect(said('leaf-climbers', 'option.descend.3')).toBe('3');
    expect(await survivors({ descend: 3 })).toBeLessThan(usual - 0.2);
    expect(await survivors({ descend: 3 }, 'like:2')).toBeGreaterThan(worse - 0.2);
    expect(said('leaf-climbers', 'preset.hardy.about')).toMatch(/Few survive\.$/);
    expect(await survivors({ standStill: false, descend: 3 })).toBeLessThan(1.5);
  });

  test(
    'Starfall Forest: with bites for every fairy a match takes longer, with other dice at least so many times',
    ONLY_LONG,
    async () => {
      const id = 'starfall-forest';
      expect(said(id, 'option.bites.all')).toMatch(/: takes longer$/);
      const usual = await turns(id, {}, 16);
      // With four players many matches are cut off: how many times as long they would be is not known.
      expect(await turns(id, { bites: 'all' }, 16)).toBeGreaterThan(3 * usual);
      // Two players have the smallest factors, and no match is cut off.
      const two = { players: 2 };
      const base = await turns(id, two, 60);
      const dice = [
        ['fairy2', 'more than twice as long', 2],
        ['snake2', 'more than twice as long', 2],
        ['tree2', 'more than twice as long', 2],
        ['shooting2', 'more than three times as long', 3],
      ] as const;
      for (const [die, words] of dice) expect(said(id, `option.die.${die}`)).toContain(words);
      for (const [die, , times] of someOf('cli: dice of Starfall Forest', dice, 3)) {
        const { length, cut } = await reportOf(gameById(id), { ...two, die }, 60);
        expect(length.mean).toBeGreaterThan(times * base);
        expect(cut).toBeUndefined();
      }
    },
  );
});
