import { expectedPayoff, gameTree } from '@glade/bots/solve';
import { Xoshiro, type SearchRules } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import kuhn from '../../../examples/kuhn-poker/game.ts';
import nim from '../../../examples/nim/game.ts';
import { buildReport, MatchPlayer, type Experiment, type Report } from '../src/index.ts';

const reportOn = (bots: readonly string[], rotate: boolean, games = 2000, seed = '1'): Report => {
  const experiment: Experiment = {
    game: 'kuhn-poker',
    options: {},
    bots,
    seed,
    games,
    rotate,
  };
  const player = new MatchPlayer(kuhn, experiment);
  player.play({ from: 0, to: experiment.games });
  return buildReport(kuhn, experiment, player.result(), '');
};

/** What the first seat wins on average if each seat plays so: the careful bot, or anything at random. */
function exactly(bots: readonly ('careful' | 'random')[]): number {
  const rules: SearchRules = kuhn.rules({});
  const tree = gameTree(rules, {
    payoff: (s, out) => out.set(rules.outcome(s).measures['points'] as number[]),
  });
  const { careful } = kuhn.policies(rules);
  const strategy = tree.sets.map(({ seat, actions, position }) => {
    if (bots[seat] === 'random') return actions.map(() => 1 / actions.length);
    const read = rules.notation.parsePosition(position);
    if (!read.ok) throw new Error(read.problem.code);
    const chosen = careful!.choose(read.value, new Xoshiro(1));
    return actions.map((action) => Number(action === chosen));
  });
  return expectedPayoff(tree, strategy)[0]!;
}

describe('a game for stakes is reported by what is won and lost', () => {
  const first = exactly(['careful', 'random']);
  const second = -exactly(['random', 'careful']);

  test('by seat, where each bot has its own', () => {
    const { outcome } = reportOn(['careful', 'random'], false);
    const [careful, random] = outcome.stakes!.seats;
    expect(careful!.low).toBeLessThan(first);
    expect(careful!.high).toBeGreaterThan(first);
    expect(careful!.mean + random!.mean).toBeCloseTo(0, 9);
    expect(careful!.high! - careful!.low!).toBeLessThan(0.2);
    expect(outcome.stakes).toMatchObject({ least: -2, most: 2 });
    expect(outcome.stakes!.bots).toBeUndefined();
    // An even share of wins would say nothing here.
    expect(outcome.balance).toBeUndefined();
  });

  test('by bot, where they change seats', () => {
    const [careful, random] = reportOn(['careful', 'random'], true).outcome.stakes!.bots!;
    const both = (first + second) / 2;
    expect(careful).toMatchObject({ bot: 'careful', n: 1000 });
    expect(careful!.low).toBeLessThan(both);
    expect(careful!.high).toBeGreaterThan(both);
    expect(random!.mean).toBeCloseTo(-careful!.mean, 9);
  });

  test.each([
    [2, false],
    [3, false],
    [4, true],
    [6, true],
  ])(
    'a range of %i matches has a width, and lies where a mean can be; rotated: %s',
    (n, rotate) => {
      for (let seed = 0; seed < 30; seed++) {
        const { stakes } = reportOn(['careful', 'random'], rotate, n, `${seed}`).outcome;
        expect(stakes!.bots?.length).toBe(rotate ? 2 : undefined);
        for (const { mean, low, high } of [...stakes!.seats, ...(stakes!.bots ?? [])]) {
          expect(low).toBeGreaterThanOrEqual(-2);
          expect(high).toBeLessThanOrEqual(2);
          expect(low).toBeLessThanOrEqual(mean);
          expect(high).toBeGreaterThanOrEqual(mean);
          expect(high! - low!).toBeGreaterThan(1);
        }
      }
    },
  );

  test('one match has no range', () => {
    const [seat] = reportOn(['careful', 'careful'], false, 1).outcome.stakes!.seats;
    expect(seat).toMatchObject({ low: null, high: null, n: 1 });
  });

  test('a game that is won or lost is reported as before', () => {
    const experiment = {
      game: 'nim',
      options: {},
      bots: ['random', 'random'],
      seed: '1',
      games: 20,
    };
    const player = new MatchPlayer(nim, experiment);
    player.play({ from: 0, to: 20 });
    const { outcome } = buildReport(nim, experiment, player.result(), '');
    expect(outcome.stakes).toBeUndefined();
    expect(outcome.balance).toBeDefined();
  });
});
