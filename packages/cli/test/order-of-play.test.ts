import { CHANCE, type OptionValues } from '@glade/engine';
import { buildReport, compare, lotOf, MatchPlayer, soFar, type Experiment } from '@glade/lab';
import { sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gameById, optionsOf, playWithoutThreads, randomExperiment } from './experiments.ts';
import { gladeHere } from './run-glade.ts';

// Where a lot decides who begins, the number of a seat tells nothing: shares are those of the places in the order of play.

const POINTS = 60;

/** Enough that somebody else begins in one of them, where a lot decides that. */
const LOTS = sample('cli: matches of each choice of options for rivals, with who begins', 10, 24);

/** Every game for rivals with one choice of options, those that a lot begins and those that none does. */
const rivals = games.flatMap((game) =>
  Object.keys(game.options.presets).flatMap((preset) => {
    const options = optionsOf(game, game.options.presets[preset]);
    return game.rules(options).kind === 'competitive' ? [{ game, preset, options }] : [];
  }),
);

const experimentOf = (id: string, matches: number, more: OptionValues = {}) => {
  const game = gameById(id);
  const options = optionsOf(game, more);
  const { seats } = game.rules(options);
  const bots = Array.from({ length: seats }, () => 'random');
  return { game, experiment: randomExperiment(game, matches, { options, bots }) };
};

describe('the order of play', () => {
  test.each(rivals)('$game.id $preset: who begins is known', ({ game, options }) => {
    const { seats } = game.rules(options);
    const bots = Array.from({ length: seats }, () => 'random');
    const player = new MatchPlayer(game, randomExperiment(game, LOTS, { options, bots }));
    const lot = lotOf(game, player.rules);
    const first = new Set<number>();
    for (let match = 0; match < LOTS; match++) {
      const log = player.logOf(match);
      const begins = log.find(({ actor }) => actor >= 0)!.actor;
      first.add(begins);
      if (lot === undefined) continue;
      expect(log[0]!.actor).toBe(CHANCE);
      const order = lot.order(log[0]!.action, seats);
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i));
      // Whose trees and snakes lie by lot may have nothing to decide in the first turn.
      if (options['setup'] === 'random') continue;
      expect(order[0]).toBe(begins);
      // In Starfall Forest all act in turn before the first throw.
      const acting = log.map(({ actor }) => actor).filter((actor) => actor >= 0);
      const known = game.id === 'starfall-forest' ? seats : 1;
      expect(acting.slice(0, known)).toEqual(order.slice(0, known));
    }
    expect(first.size > 1).toBe(lot !== undefined);
  });

  test('a report has the share of who began, counted from the matches themselves', () => {
    const { game, experiment } = experimentOf('starfall-forest', 12, { turnCap: 100 });
    const player = new MatchPlayer(game, experiment);
    let points = 0;
    for (let match = 0; match < 12; match++) {
      const begins = player.logOf(match).find(({ actor }) => actor >= 0)!.actor;
      points += player.playMatch(match).points[begins]!;
    }
    const counted = new MatchPlayer(game, experiment);
    counted.play({ from: 0, to: 12 });
    const { outcome } = buildReport(game, experiment, counted.result(), '');
    expect(outcome.order!.balance.seats[0]!.share.value).toBeCloseTo(points / POINTS / 12, 3);
    expect(outcome.order!.alike).toBe(true);
    expect(outcome.balance).toBeUndefined();
  });

  test('where corners differ, seats are compared beside the places', () => {
    const { game, experiment } = experimentOf('leaf-climbers', 20, { players: 3 });
    const player = new MatchPlayer(game, experiment);
    player.play({ from: 0, to: 20 });
    const { outcome } = buildReport(game, experiment, player.result(), '');
    expect(outcome.order!.alike).toBe(false);
    expect(outcome.balance).toBeDefined();
  });

  test('a comparison tests the places, and no single seat', async () => {
    const { game, experiment } = experimentOf('leaf-climbers', 60);
    const choices = [2, 3].map((descend) => ({
      name: `descend=${descend}`,
      options: { ...experiment.options, descend },
    }));
    const found = await compare(game, experiment, choices, playWithoutThreads(game));
    expect(found.places).toBe(true);
    const { changes, differences } = found.variants[0]!;
    const ofSeats = changes.filter(({ of }) => /^(points|sole)\.|^measure\.\w+\.\d/.test(of));
    expect(ofSeats.length).toBeGreaterThan(4);
    expect(ofSeats.every(({ test: tested, untested }) => !tested && untested === true)).toBe(true);
    const places = changes.filter(({ of }) => of.startsWith('order.'));
    expect(places.some((each) => each.test)).toBe(true);
    for (const { of, value } of places)
      expect(differences[Number(of.slice('order.'.length))]!.value).toBe(value);
  });

  test('where one choice has no lot, seats are tested', async () => {
    const { game, experiment } = experimentOf('starfall-forest', 40, { turnCap: 100 });
    const choices = ['random', '1'].map((first) => ({
      name: `first=${first}`,
      options: { ...experiment.options, first },
    }));
    const found = await compare(game, experiment, choices, playWithoutThreads(game));
    expect(found.places).toBeUndefined();
    const { changes } = found.variants[0]!;
    expect(changes.some(({ of }) => of.startsWith('order.'))).toBe(false);
    expect(changes.some(({ of, test: tested }) => of.startsWith('points.') && tested)).toBe(true);
  });

  test('where different bots sit in fixed seats, seats are tested, and told', async () => {
    const { game, experiment } = experimentOf('starfall-forest', 40, { turnCap: 100 });
    const bots = ['greedy', ...experiment.bots.slice(1)];
    const run = playWithoutThreads(game);
    const compared = async (rotate: boolean, one: readonly string[], other = one) => {
      const choices = [one, other].map((each, i) => ({
        name: String(i),
        options: { ...experiment.options, turnCap: [100, 20][i]! },
        bots: each,
      }));
      return compare(game, { ...experiment, rotate }, choices, run);
    };
    const kept = await compared(false, bots);
    expect(kept.places).toBeUndefined();
    const { changes } = kept.variants[0]!;
    expect(changes.some(({ of, test: tested }) => of.startsWith('points.') && tested)).toBe(true);
    expect((await compared(false, experiment.bots, bots)).places).toBeUndefined();
    expect((await compared(true, bots)).places).toBe(true);
    const arms = [bots, bots].map((each) => ({ ...experiment, bots: each }));
    const { differences } = soFar(game, arms, [], await run(arms));
    expect(differences[0]!.numbers.map(({ of }) => of)).toContain('points.0');
  });

  test('an answer so far tells the places, too, and their differences', async () => {
    const { game, experiment } = experimentOf('leaf-climbers', 60);
    const choices = [2, 3].map((descend) => ({
      name: `descend=${descend}`,
      options: { ...experiment.options, descend },
    }));
    const arms = choices.map(({ options }) => ({ ...experiment, options }));
    const run = playWithoutThreads(game);
    const known = soFar(game, arms, ['', ''], await run(arms));
    const found = await compare(game, experiment, choices, run);
    const keys = experiment.bots.map((_, place) => `order.${place}`);
    for (const { numbers } of [...known.arms, ...known.differences]) {
      const ofSides = numbers.filter(({ of }) => /^(points|order)\./.test(of));
      expect(ofSides.map(({ of }) => of)).toEqual(keys);
    }
    keys.forEach((key, place) => {
      const [share, change] = [known.arms[1]!, known.differences[0]!].map(
        ({ numbers }) => numbers.find(({ of }) => of === key)!.estimate.value,
      );
      expect(share).toBeCloseTo(found.variants[0]!.shares[place]!.value, 10);
      expect(change).toBeCloseTo(found.variants[0]!.differences[place]!.value, 10);
    });
  });

  test('an answer so far tells seats where no lot decides, or bots in fixed seats differ', async () => {
    const { game, experiment } = experimentOf('starfall-forest', 8, { turnCap: 100 });
    const run = playWithoutThreads(game);
    const told = async (...arms: readonly Experiment[]) =>
      soFar(game, arms, [], await run(arms)).arms.flatMap(({ numbers }) =>
        numbers.filter(({ of }) => of.startsWith('order.')),
      );
    const begins = { ...experiment, options: { ...experiment.options, first: '1' } };
    const mixed = { ...experiment, bots: ['greedy', ...experiment.bots.slice(1)] };
    expect(await told(experiment, begins)).toEqual([]);
    expect(await told(mixed)).toEqual([]);
    expect(await told(experiment)).not.toEqual([]);
  });

  test.each([
    ['wildfire', 'WF-22.actions=1,2', 'order.0>+3%'],
    ['starfall-forest', 'first=random,1', 'order.0>+3%'],
    ['leaf-climbers', 'descend=2,3', 'order.7>+3%'],
  ])('a limit of who begins is refused where that is not counted: %s', async (id, asked, limit) => {
    const args = ['playtest', id, '--compare', asked, '--fail-if', limit, '--games', '4'];
    const { code, err } = await gladeHere([...args, '--bots', 'random', '--workers', '1']);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(`“${limit}” is not a limit.`);
    expect(err.replaceAll(/\s+/g, ' ')).toContain('order.0 (who begins)');
    expect(code).not.toBe(0);
  });

  test('a limit of who begins is judged where a lot decides it', async () => {
    const args = ['playtest', 'leaf-climbers', '--compare', 'descend=2,3', '--games', '8'];
    const more = ['--fail-if', 'order.0>+100%', '--bots', 'random', '--workers', '1'];
    const { code, err } = await gladeHere([...args, ...more]);
    expect(err).toMatch(/Within\s+the\s+limit\s+order\.0>\+100%/);
    expect(code).toBe(0);
  });

  test.each([
    ['en', 'Does it matter who begins\\?', 'Who begins gets \\d', 'Place 1 in the order of play'],
    [
      'it',
      'Conta chi comincia\\?',
      'Chi comincia prende (il |l’|lo )\\d',
      'Posizione 1 nell’ordine di gioco',
    ],
  ])('the summary says so (%s)', async (language, ...told) => {
    const args = ['playtest', 'leaf-climbers', '--games', '20', '--bots', 'random'];
    const { out } = await gladeHere([...args, '--workers', '1', '--language', language]);
    for (const each of told) expect(out.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(each));
    expect(out).not.toMatch(/Are the seats even|I posti sono equilibrati/);
  });
});
