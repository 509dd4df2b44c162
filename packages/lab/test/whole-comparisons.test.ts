import { KeyedDice, type BotGame, type EventKind } from '@glade/engine';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { compare, Study, type Comparison, type Experiment } from '../src/index.ts';
import { pairedRatio } from '../src/statistics/paired-ratio.ts';
import { lottery } from './games-same-dice.ts';
import { playHere } from './play-here.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Told at every throw; its clauses come up in every match, or only where the first seat is drawn. */
const DRAWN: EventKind = { code: 'drawn', clauses: ['LO-01'], args: [] };
const FIRST: EventKind = { code: 'first', clauses: ['LO-02'], args: [] };

/**
 * A lottery that also counts and tells. With `bonus` what is counted at the end is one more wherever the first seat is
 * drawn, and the match has another ending. Who wins never changes.
 */
const counting: BotGame = {
  ...lottery(4),
  id: 'counting',
  rules({ bonus }) {
    const rules = lottery(4).rules({});
    return {
      ...rules,
      apply(s, a, trace) {
        const before = rules.actor(s);
        rules.apply(s, a);
        if (before !== rules.actor(s) && trace !== undefined) {
          trace.tell(DRAWN);
          if ((s as { last: number }).last === 0 && bonus !== true) trace.tell(FIRST);
        }
      },
      outcome(s) {
        const plain = rules.outcome(s);
        const first = plain.winners[0] === 0;
        const seats = [0, 1, 2, 3].map((seat) => Number(plain.winners[0] === seat));
        return {
          ...plain,
          code: bonus === true && first ? 'bonus' : 'end',
          measures: {
            coins: 3 + (bonus === true && first ? 1 : 0),
            again: 3 + (bonus === true && first ? 1 : 0),
            won: seats,
          },
        };
      },
    };
  },
};

const arm: Experiment = {
  game: 'counting',
  options: {},
  bots: ['fast', 'idle', 'idle', 'idle'],
  seed: '1',
  games: 800,
};
const choices = [false, true].map((bonus) => ({ name: `bonus=${bonus}`, options: { bonus } }));

describe('a comparison pairs everything that a report measures', () => {
  test.each([false, true])('where nobody wins otherwise, rotated: %s', async (rotate) => {
    const experiment = rotate ? { ...arm, rotate } : arm;
    const { variants, tests } = await compare(counting, experiment, choices, playHere(counting));
    const [{ changes, differences, longer }] = variants as [(typeof variants)[0]];
    expect(changes.map(({ of }) => of)).toEqual([
      'ending.bonus',
      'ending.end',
      'measure.again',
      'measure.coins',
      'clause.LO-02',
    ]);
    for (const { adjusted } of changes) expect(adjusted).toBeLessThan(1e-6);
    for (const { value, adjusted } of [...differences, longer])
      expect({ value, adjusted }).toEqual({ value: 0, adjusted: 1 });
    const coins = changes.find(({ of }) => of === 'measure.coins')!;
    expect(coins.before).toBe(3);
    expect(coins.after - coins.before).toBeCloseTo(coins.value, 12);
    expect(coins.low).toBeLessThan(0.25);
    expect(coins.high).toBeGreaterThan(0.25);
    expect(coins.n).toBe(rotate ? 200 : 800);
    // All five are one number under several names.
    expect(tests).toBe(1);
  });

  test('and the same on parts of it in any order', () => {
    const arms = choices.map(({ options }) => ({ ...arm, options }));
    const [whole, parts] = [new Study(counting, arms), new Study(counting, arms)];
    whole.play({ from: 0, to: 300 });
    parts.play({ from: 120, to: 300 });
    parts.play({ from: 0, to: 120 });
    expect(parts.result()).toEqual(whole.result());
  });
});

test(
  'nothing against nothing is starred in at most one of twenty studies, however many tests',
  ONLY_LONG,
  async () => {
    // Each study has many numbers, and three variants without a true difference: other dice, the same rules.
    const game = counting;
    let alarms = 0;
    let tests = 0;
    const trials = 200;
    for (let trial = 0; trial < trials; trial++) {
      const arms = [0, 1, 2, 3].map((i) => ({ ...arm, seed: `aa${trial}.${i}`, games: 120 }));
      const found: Comparison = await compare(
        game,
        arms[0]!,
        arms.map((_, i) => ({ name: String(i), options: {} })),
        async () => playHere(game)(arms),
      );
      tests += found.tests;
      const sure = found.variants.some(({ changes }) =>
        changes.some((each) => each.adjusted < 0.05),
      );
      alarms += Number(sure);
    }
    expect(tests / trials).toBeGreaterThan(10);
    // 5 % of 200 is 10; with 10 true alarms expected, more than 19 come in one of 300 runs.
    expect(alarms).toBeLessThanOrEqual(19);
  },
);

describe('the difference of two ratios over the same groups', () => {
  /** 50 groups of matches: decisions, and legal actions that follow them. The second is as the first, and `more`. */
  const groupsOf = (seed: string, more: number) => {
    const random = new KeyedDice(seed, 0).random('groups');
    const groups = Array.from({ length: 50 }, () => {
      const denominator = 80 + random.below(40);
      const noise = random.below(200) - 100;
      return { denominator, numerator: 5 * denominator + noise };
    });
    const other = groups.map(({ numerator, denominator }) => {
      const less = random.below(7);
      return {
        denominator: denominator - less,
        numerator: numerator - 5 * less + more * denominator + random.below(21) - 10,
      };
    });
    return [groups, other] as const;
  };

  test('is covered as often as is said, and is not seen where there is none', () => {
    let covered = 0;
    let alarms = 0;
    const trials = 400;
    for (let i = 0; i < trials; i++) {
      const [before, after] = groupsOf(`r${i}`, 0);
      const { low, high, p } = pairedRatio(before, after, 500);
      covered += Number(low <= 0 && 0 <= high);
      alarms += Number(p < 0.05);
    }
    expect(covered / trials).toBeGreaterThan(0.915);
    expect(covered / trials).toBeLessThan(0.985);
    expect(alarms).toBe(trials - covered);
  });

  test('takes what both have in common out of its range', () => {
    const [before, after] = groupsOf('common', 0.5);
    const { value, low, high } = pairedRatio(before, after, 500);
    expect(value).toBeGreaterThan(0.4);
    expect(low).toBeGreaterThan(0);
    // Unpaired, each ratio alone is known to about 0.17.
    expect(high - low).toBeLessThan(0.12);
  });

  test('knows nothing of fewer than two groups', () => {
    const group = { numerator: 3, denominator: 2 };
    expect(pairedRatio([group], [group], 1)).toMatchObject({ p: 1, low: -Infinity });
    expect(pairedRatio([], [], 0)).toMatchObject({ p: 1, low: -Infinity });
  });
});
