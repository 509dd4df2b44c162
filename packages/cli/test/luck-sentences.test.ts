import { LANGUAGES, type OptionValues } from '@glade/engine';
import { AnswerWriter, labText, luck, type Experiment } from '@glade/lab';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

/** Matches of greedy bots. */
function greedy(id: string, more: OptionValues, games: number): Experiment {
  const game = gameById(id);
  const options = optionsOf(game, more);
  const bots = Array.from({ length: game.rules(options).seats }, () => 'greedy');
  return { game: id, options, bots, seed: '7', games };
}

test(
  'what the choice of a bot explains is that of seat 1 among others that stay as they are',
  ONLY_LONG,
  async () => {
    const game = gameById('starfall-forest');
    const experiment = greedy('starfall-forest', { players: 2 }, 100);
    const run = playWithoutThreads(game);
    const { skill } = await luck(game, experiment, ['random', 'greedy'], run);
    const { tallies } = await run(
      ['random', 'greedy'].map((bot) => ({ ...experiment, bots: [bot, 'greedy'] })),
    );
    const shares = tallies.map(({ won, sole, games }) => {
      expect(won).toBe(games);
      return sole[0]! / games;
    });
    const [mean, left] = [shares, shares.map((p) => p * (1 - p))].map(
      ([a = 0, b = 0]) => (a + b) / 2,
    );
    const between = (shares[0]! - mean!) ** 2;
    // The noise in the square of the difference is subtracted, so the two are not quite the same.
    expect(Math.abs(skill!.value - between / (between + left!))).toBeLessThan(0.01);
  },
);

test('whether seat 1 wins at all is counted match by match', async () => {
  const game = gameById('leaf-climbers');
  const experiment = greedy('leaf-climbers', {}, 24);
  const run = playWithoutThreads(game);
  const { wins, redrawn, sources, unused } = await luck(game, experiment, [], run);
  /** For each match, played by itself: whether seat 1 is among the winners, and what part of a win it gets. */
  const played = async (redraw: readonly string[]) => {
    const matches = [];
    for (let first = 0; first < experiment.games; first++) {
      const { tallies } = await run([{ ...experiment, games: 1, first, redraw }]);
      const { won, points } = tallies[0]!;
      const [part = 0] = points[0]!.keys();
      matches.push({ won: won === 1 && part > 0, part: won === 1 ? part : -1 });
    }
    return matches;
  };
  const { streams } = game.rules(experiment.options);
  const base = await played([]);
  const differing = async (redraw: readonly string[]): Promise<number> =>
    (await played(redraw)).filter(({ won }, i) => won !== base[i]!.won).length;
  expect(wins!.redrawn!.value * 24).toBeCloseTo(await differing(streams), 9);
  expect(wins!.redrawn!.value).toBeLessThan(redrawn!.value);
  expect(sources.length + unused.length).toBe(streams.length + 1);
  for (const { stream, wins: own } of sources)
    expect(own!.value * 24).toBeCloseTo(await differing([stream]), 9);
  const often = base.filter(({ won }) => won).length;
  expect(wins!.unrelated.value).toBeCloseTo((2 * often * (24 - often)) / (24 * 23), 9);
  // Where nobody can share a win, that is the same question.
  const duel = gameById('starfall-forest');
  const two = await luck(
    duel,
    greedy('starfall-forest', { players: 2 }, 4),
    [],
    playWithoutThreads(duel),
  );
  expect(two.wins).toBeUndefined();
});

describe.each(LANGUAGES)('answers on luck in %s', (language) => {
  const answersOf = (id: string): AnswerWriter =>
    new AnswerWriter(cliTranslator(language, gameById(id), labText), gameById(id));

  test('say who tried the bots, and do not call the rest of the game chance', async () => {
    const game = gameById('starfall-forest');
    const experiment = greedy('starfall-forest', { players: 2 }, 20);
    const found = await luck(game, experiment, ['random', 'greedy'], playWithoutThreads(game));
    const told = (answersOf('starfall-forest').luck(found, '').parts[0]!.method ?? []).join(' ');
    expect(told).toMatch(
      /Seat 1 played the same matches as each of these bots: “random” and “greedy”\. The other seats always played as “greedy”|Il posto 1 ha giocato .*«random» e «greedy»\. Gli altri posti hanno sempre giocato come «greedy»/,
    );
    expect(told).toMatch(/no measure of how much of the game is luck|non misura quanto/);
    expect(told).not.toMatch(/The rest is chance|Il resto è caso/);
  });

  test('do not say that nothing is to be explained where bots tie every match', async () => {
    const game = gameById('wildfire');
    const experiment = greedy('wildfire', { mode: 'vs' }, 30);
    const found = await luck(game, experiment, ['greedy', 'policy'], playWithoutThreads(game));
    expect(found.constant).toBe(true);
    const [part, steps] = answersOf('wildfire').luck(found, '').parts;
    expect(part!.answer).not.toMatch(/nothing to explain|niente da spiegare/);
    expect(part!.answer).toMatch(
      /nothing is seen of luck with these bots|con questi bot la fortuna non si vede/,
    );
    // A bot that draws nothing for itself has no random choices to tell of.
    expect(found.unused).toContain('bot');
    expect(part!.notes.join(' ')).not.toMatch(/own random choices|scelte casuali/);
    // What was asked for comes first, and then that they tie.
    expect(part!.answer).not.toMatch(/^(?:With|Con) [“«]greedy[”»],? (?:every|ogni)/);
    expect(part!.answer).toMatch(/every match is a tie|ogni partita finisce in parità/);
    // Where nobody asked, that they tie comes first: without it “nothing is seen of luck” reads as if nobody had looked.
    const usual = { ...found, among: ['random', 'greedy'] };
    expect(answersOf('wildfire').luck(usual, '').parts[0]!.answer).toMatch(
      /^(?:With “greedy”, every match is a tie\.|Con «greedy» ogni partita finisce in parità\.)/,
    );
    // Other bots to compare would tie as well: those named for that are named once.
    expect(part!.answer).not.toMatch(/--among/);
    // A bot with which something is seen is named, found by trying it.
    expect(found.instead).toHaveLength(1);
    expect(part!.answer).toContain(`--bots ${found.instead![0]}`);
    const bots = experiment.bots.map(() => found.instead![0]!);
    const again = await luck(game, { ...experiment, bots }, [], playWithoutThreads(game));
    expect(again.constant).toBe(false);
    // Nothing is said of better play where the bot that is called better is not proven to win more, and where mixtures of both
    // win less than either, that is said.
    const { play } = found;
    const share = (value: number) => ({ value, low: value - 0.02, high: value + 0.02, n: 400 });
    const given = {
      ...play!,
      verdict: 'open' as const,
      wins: share(0.47),
      curve: [16, 22, 34, 47].map((wins, i) => ({
        bot: 'policy',
        percent: 25 * (i + 1),
        wins: share(wins / 100),
      })),
    };
    // Where others can be compared, they are bots that there are.
    for (const [than, others] of [
      ['greedy', 'random,policy'],
      ['random', 'policy@50@random,policy'],
    ] as const) {
      const asked = { ...found, constant: false, sources: [], play: { ...given, than } };
      const [first] = answersOf('wildfire').luck(asked, '').parts;
      expect(first!.answer).toContain(`(--among ${others})`);
    }
    const [, open] = answersOf('wildfire').luck({ ...found, play: given }, '').parts;
    expect(open!.heading).not.toMatch(/better play|chi gioca meglio/i);
    expect(open!.notes.join(' ')).toMatch(/less than either|meno di ognuno/);
    expect(/better play|chi gioca meglio/i.test(steps!.heading)).toBe(play!.verdict === 'more');
  });

  test('name sources that matter about equally, and say once how a tie counts', async () => {
    const game = gameById('wildfire');
    const { seats } = game.rules(optionsOf(game, { mode: 'vs' }));
    const bots = Array.from({ length: seats }, () => 'like:2');
    const experiment = { ...greedy('wildfire', { mode: 'vs' }, 30), bots };
    const found = await luck(game, experiment, ['like:2'], playWithoutThreads(game));
    const source = (stream: string, value: number) => ({
      ...found.sources[0]!,
      stream,
      changes: { value, low: value - 0.04, high: value + 0.04, n: 400 },
    });
    const streams = found.sources.map(({ stream }) => stream);
    const sources = streams.map((stream, i) => source(stream, [0.43, 0.42, 0.4, 0.1][i] ?? 0.1));
    const [part] = answersOf('wildfire').luck({ ...found, sources }, '').parts;
    expect(part!.answer).toMatch(
      /matter about equally\. Each alone .* in 40 to 43 of 100 matches\. Their difference is no more than 9 of 100|contano più o meno allo stesso modo\. .* in 40 – 43 partite su 100\. La loro differenza non supera 9 su 100/,
    );
    const told = [part!.answer, ...part!.notes, ...(part!.method ?? [])].join(' ');
    expect(told.match(/A tie counts half|Un pareggio vale metà/g)).toHaveLength(1);
    expect(told).not.toMatch(/alone or with others|da solo o con altri/);
  });

  test('have one sentence in place of the variance where sources of the game decide all but hardly anything alone', async () => {
    const game = gameById('leaf-climbers');
    const found = await luck(game, greedy('leaf-climbers', {}, 20), [], playWithoutThreads(game));
    const share = (value: number) => ({ value, low: value - 0.02, high: value + 0.02, n: 400 });
    const partOf = (alone: number) => {
      const sources = found.sources.map((source, i) => ({
        ...source,
        changes: share(0.74 - i / 10),
        alone: share(alone),
        together: share(source.stream === 'bot' ? 0.47 : 0.96),
      }));
      return answersOf('leaf-climbers').luck({ ...found, sources }, '').parts[0]!;
    };
    const line =
      /no source explains more than 3\.0% of the differences\. Together, each of the game’s sources has a part in 96\.0% of them or more\. The bots’ own random choices have one in 47\.0%\.|nessuna fonte spiega delle differenze più di questo: 3,0\s%\. Insieme ad altre, la parte di ognuna di quelle del gioco è almeno 96,0\s%\. Quella delle scelte casuali dei bot è 47,0\s%\./;
    const hardly = partOf(0.03);
    expect(hardly.notes.join(' ')).toMatch(line);
    expect(hardly.notes.join(' ')).not.toMatch(/table of the variance|tabella della varianza/);
    // The table is on the page alone.
    expect(hardly.table!.rows.length).toBeGreaterThan(3);
    expect(hardly.folded!.printed).toBeUndefined();
    const some = partOf(0.3);
    expect(some.notes.join(' ')).toMatch(/table of the variance|tabella della varianza/);
    expect(some.folded!.printed).toBe(true);
  });

  test('have one sentence in place of tables where all sources are alike, with what follows for chance', async () => {
    const game = gameById('wildfire');
    const bots = ['like:2', 'like:2'];
    const experiment = { ...greedy('wildfire', { mode: 'vs' }, 30), bots };
    const found = await luck(game, experiment, ['like:2', 'policy'], playWithoutThreads(game));
    const around = (value: number, n = 4000) => ({
      value,
      low: value - 0.02,
      high: value + 0.02,
      n,
    });
    const sources = found.sources.map((source, i) => ({
      ...source,
      changes: around(0.58 - i / 200),
      alone: around(i / 100),
      together: { value: 1 - i / 100, low: 0.93, high: 1, n: 4000 },
    }));
    const told = (redrawn: number) => {
      const given = { ...found, sources, redrawn: around(redrawn), unrelated: around(0.64) };
      return answersOf('wildfire').luck(given, '').parts;
    };
    const [part, steps] = told(0.65);
    expect(part!.table).toBeUndefined();
    expect(part!.folded!.table.rows).toHaveLength(sources.length + 1);
    const most = `${sources.length - 1}.0`.replace('.', language === 'it' ? ',' : '.');
    expect(part!.notes.join(' ')).toMatch(
      new RegExp(
        `no source explains more than ${most}%.* has a part in \\d|nessuna fonte spiega .* questo: ${most}`,
      ),
    );
    expect(part!.notes.join(' ')).not.toMatch(/table of the variance|tabella della varianza/);
    expect(part!.answer).toMatch(
      /chance decides about as much as in two unrelated matches|il caso decide più o meno quanto in due partite senza legami/,
    );
    // Where it is only not known which one matters most, the same holds of what was seen.
    const wide = sources.map((source) => ({
      ...source,
      changes: {
        ...source.changes,
        low: source.changes.value - 0.08,
        high: source.changes.value + 0.08,
        n: 150,
      },
    }));
    const [open] = answersOf('wildfire').luck({ ...found, sources: wide }, '').parts;
    expect(open!.table).toBeUndefined();
    expect(open!.answer).toMatch(
      /cannot say which .* in 5\d to 58 of 100|Non si può dire .* in 5\d – 58 partite/,
    );
    expect(told(0.4)[0]!.answer).not.toMatch(/unrelated matches\.|senza legami\./);
    // Of the steps, exactly those are named that are not seen to win more than the one before.
    const play = found.play!;
    const curve = (
      [
        ['like:1', 0.9],
        ['like:2', 0.7],
        ['policy', 0.95],
      ] as const
    ).map(([bot, wins]) => ({ bot, wins: around(wins) }));
    const given = { ...found, sources, play: { ...play, base: around(0.25), curve } };
    const notes = answersOf('wildfire').luck(given, '').parts.at(-1)!.notes.join(' ');
    const [first, second] = curve.map(({ bot }) => (language === 'it' ? `«${bot}»` : `“${bot}”`));
    expect(notes).toMatch(
      new RegExp(
        `Not seen here: that ${second} wins more than ${first}\\.|non si vede che ${second} vinca più di ${first}\\.`,
      ),
    );
    expect(steps).toBeDefined();
  });

  test('have the sources in one order, and say once what holds for each of them', async () => {
    const game = gameById('starfall-forest');
    const experiment = greedy('starfall-forest', { players: 2 }, 20);
    const found = await luck(game, experiment, ['random', 'greedy'], playWithoutThreads(game));
    const share = (value: number) => ({ value, low: value - 0.02, high: value, n: 20 });
    const source = (stream: string, changes: number, together: number) => ({
      stream,
      alone: share(0.05),
      together: share(together),
      changes: share(changes),
    });
    const tablesOf = (together: number) => {
      const sources = [source('one', 0.3, together), source('two', 0.5, 0.99)];
      const [part] = answersOf('starfall-forest').luck({ ...found, sources }, '').parts;
      return [part!.table!, part!.folded!.table] as const;
    };
    const [changes, variance] = tablesOf(0.5);
    const names = variance.rows.map(([name]) => name);
    expect(names).toEqual(['two', 'one']);
    expect(changes.rows.slice(0, 2).map(([name]) => name)).toEqual(names);
    expect(variance.heads).toHaveLength(5);
    const [, all] = tablesOf(0.97);
    expect(all.heads).toHaveLength(3);
    // Of two shares that are told as one number, one is told.
    const alike = { ...found, sources: [source('one', 0.5, 0.9), source('two', 0.501, 0.9)] };
    const told = answersOf('starfall-forest').luck(alike, '').parts[0]!.answer!;
    expect(told).toMatch(/matter about equally|contano più o meno/);
    expect(told).toMatch(/in 50 of 100|in 50 partite su 100/);
  });
});
