import type { BotGame } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  AnswerWriter,
  compare,
  labText,
  ladder,
  luck,
  MatchPlayer,
  buildReport,
  rulings,
  runStudy,
  stronger,
  Study,
  tune,
  type Experiment,
  type Luck,
  type Run,
} from '../src/index.ts';
import { mostApart, tellsLeading } from '../src/questions/luck.ts';
import { wilson } from '../src/statistics/intervals.ts';
import type { DuelState } from '../../bots/test/duel.ts';
import { COINS, RIVALS } from './games-coins.ts';
import { lottery } from './games-same-dice.ts';

// Many small experiments: on a busy machine they take a while.
vi.setConfig({ testTimeout: 60_000 });

const shelf = new URL('shelf.ts', import.meta.url).href;
const run: Run = (arms) => runStudy(shelf, arms, { workers: 1 });
const base: Experiment = {
  game: 'coins',
  options: { win: 'both' },
  bots: ['keeps'],
  seed: '1',
  games: 4000,
};
/** Plays a game that is not on the shelf: a match for one player, who always wins. */
const sameRun: Run = async (arms) => {
  const study = new Study(lottery(1), arms);
  study.play({ from: 0, to: 50 });
  return study.result();
};
/** The same for two players, of whom one draw decides the winner. */
const lotteryRun: Run = async (arms) => {
  const study = new Study(lottery(2), arms);
  study.play({ from: 0, to: arms[0]!.games });
  return study.result();
};
const wins = ['both', 'either', 'first'].map((win) => ({ name: win, options: { win } }));

/** Plays any game in this thread. */
const hereWith =
  (game: BotGame): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };

/** Different seeds, for experiments that are otherwise equal. */
const seeds = (n: number, from = 0): readonly string[] =>
  Array.from({ length: n }, (_, i) => `s${i + from}`);

describe('compare', () => {
  test('finds differences that are known, and how often matches went alike', async () => {
    const { base: both, variants } = await compare(COINS, base, wins, run);
    const [either, first] = variants;
    expect(both.shares[0]!.value).toBeCloseTo(0.25, 1);
    for (const [variant, truth] of [
      [either!, 0.5],
      [first!, 0.25],
    ] as const) {
      const [found] = variant.differences;
      expect(found!.low).toBeLessThan(truth);
      expect(found!.high).toBeGreaterThan(truth);
      expect(found!.adjusted).toBeLessThan(1e-6);
      // Nobody acts otherwise, whatever wins.
      expect(variant.alike.value).toBe(1);
      expect(variant.longer.value).toBe(0);
    }
  });

  test('the same dice tell more than others would', async () => {
    const { variants } = await compare(COINS, base, wins, run);
    const { low, high } = variants[1]!.differences[0]!;
    const independent = 2 * 1.96 * Math.sqrt((0.25 * 0.75 + 0.5 * 0.5) / base.games);
    expect(high - low).toBeLessThan(0.75 * independent);
  });

  test('nothing against nothing is found in about one of twenty, and the truth in its interval', async () => {
    let alarms = 0;
    let covered = 0;
    for (const seed of seeds(240)) {
      // The second experiment has other dice, so both are independent without a true difference.
      const arms = [0, 1].map((i) => ({
        ...base,
        seed,
        games: 120,
        redraw: i === 0 ? [] : ['first', 'second', 'again'],
      }));
      const { variants } = await compare(COINS, arms[0]!, [wins[0]!, wins[0]!], async () =>
        run(arms),
      );
      const { p, low, high } = variants[0]!.differences[0]!;
      alarms += p < 0.05 ? 1 : 0;
      covered += low <= 0 && high >= 0 ? 1 : 0;
    }
    expect(alarms).toBeLessThanOrEqual(22);
    expect(alarms).toBeGreaterThan(1);
    expect(covered).toBeGreaterThan(220);
  });
});

test('known chances lie in their intervals as often as is said', async () => {
  let covered = 0;
  for (const seed of seeds(300)) {
    const { base: both } = await compare(COINS, { ...base, seed, games: 150 }, [wins[0]!], run);
    const { low, high } = both.shares[0]!;
    covered += low <= 0.25 && 0.25 <= high ? 1 : 0;
  }
  expect(covered / 300).toBeGreaterThan(0.915);
  expect(covered / 300).toBeLessThan(0.985);
});

test('rulings ranks other answers by what they change', async () => {
  const { rulings: found } = await rulings(COINS, base, run);
  expect(found.map(({ name }) => name)).toEqual(['win=either', 'win=first']);
  expect(found[0]!.effect).toBeCloseTo(0.5, 1);
});

test.each([
  [5, [1, 4, 6, 20]],
  ['open', [1, 11, 20]],
])(
  'rulings tries of a long row of numbers the ends and the next ones, from %s, and says so',
  async (now, tried) => {
    const limit = {
      values: ['open', ...Array.from({ length: 20 }, (_, i) => i + 1)],
      default: 'open',
      clauses: ['CO-R2'],
      affects: 'rules',
    } as const;
    const options = { ...COINS.options, options: { ...COINS.options.options, limit } };
    const experiment = { ...base, games: 20, options: { ...base.options, limit: now } };
    const found = await rulings({ ...COINS, options }, experiment, async (arms) => {
      const study = new Study({ ...COINS, options }, arms);
      study.play({ from: 0, to: 20 });
      return study.result();
    });
    expect(found.shortened).toEqual(['limit']);
    const values = found.rulings.flatMap(({ option, value }) =>
      option === 'limit' && typeof value === 'number' ? [value] : [],
    );
    expect(values.toSorted((a, b) => a - b)).toEqual(tried);
  },
);

describe('tune', () => {
  test('finds the setting that meets a target', async () => {
    const found = await tune(COINS, base, wins, { of: 'win', value: 0.5, within: 0.03 }, run);
    expect(found.finalists[0]!.name).toBe('first');
    expect(found).toMatchObject({ met: 'met', also: [], target: { within: 0.03 } });
    expect(found.tried).toHaveLength(3);
  });

  test('says when none does', async () => {
    const found = await tune(COINS, base, wins, { of: 'win', value: 0.6 }, run);
    expect(found.met).toBe('missed');
    expect(found.target.within).toBe(0.02);
    expect(found.finalists[0]!.name).toBe('first');
  });

  test.each([1, 8, 40, 100])(
    'with %i matches knows nothing of what nobody reaches',
    async (games) => {
      for (const seed of seeds(25)) {
        const few = { ...base, games, seed };
        const found = await tune(COINS, few, [wins[2]!, wins[0]!], { of: 'win', value: 0.6 }, run);
        expect(found.met).not.toBe('met');
      }
    },
  );

  test('names all that may as well be the nearest', async () => {
    const twice = [wins[2]!, { ...wins[2]!, name: 'second' }, wins[0]!];
    const found = await tune(COINS, base, twice, { of: 'win', value: 0.5 }, run);
    expect(found.finalists).toHaveLength(2);
    expect(found.also).toEqual([found.finalists[1]!.name]);
  });

  test('names as one what plays alike and comes to the same', async () => {
    const twice = [wins[0]!, { ...wins[0]!, name: 'again' }, wins[1]!, wins[2]!];
    // Nobody acts otherwise, whatever wins: only those that win alike are one.
    const found = await tune(COINS, base, twice, { of: 'win', value: 0.25 }, run);
    expect(found).toMatchObject({ twins: [['both', 'again']], sides: 1 });
    const none = await tune(COINS, base, wins, { of: 'win', value: 0.25 }, run);
    expect(none.twins).toEqual([]);
  });

  test('does not take settings for one that only come to the same numbers', async () => {
    const other = { ...base, redraw: ['first', 'second', 'again'] };
    const choices = [wins[0]!, { ...wins[0]!, name: 'other' }];
    // Played with other dice, the second has here as many wins as the first, but not in the same matches.
    const apart: Run = async (arms) => {
      const { tallies, pairs } = await run([arms[0]!, { ...other, games: arms[0]!.games }]);
      return { tallies: [tallies[0]!, tallies[0]!], pairs };
    };
    const found = await tune(COINS, base, choices, { of: 'win', value: 0.25 }, apart);
    expect(found.twins).toEqual([]);
  });

  test('of rivals says that there are sides', async () => {
    const rivals = { ...base, game: 'rivals', bots: ['keeps', 'keeps'], games: 40 };
    const found = await tune(RIVALS, rivals, wins, { of: 'win', value: 0.25 }, run);
    expect(found.sides).toBe(2);
  });

  test('of turns says nothing of a single match, nor of two alike', async () => {
    for (const games of [1, 2]) {
      const few = { ...base, games };
      const found = await tune(COINS, few, wins, { of: 'turns', value: 1 }, run);
      expect(found).toMatchObject({ met: 'open', target: { within: 0.05 } });
    }
    const found = await tune(COINS, base, wins, { of: 'turns', value: 1 }, run);
    expect(found.met).toBe('met');
  });
});

describe('a ladder', () => {
  test('of one team, over the same matches', async () => {
    const { lowest, rungs, depth } = await ladder(
      COINS,
      base,
      ['keeps', 'retries', 'retries'],
      run,
    );
    expect(lowest!.value).toBeCloseTo(0.25, 1);
    expect(rungs[0]!.gain.low).toBeLessThan(0.125);
    expect(rungs[0]!.gain.high).toBeGreaterThan(0.125);
    // The same bot again plays the same matches.
    expect(rungs[1]!.gain).toMatchObject({ value: 0, p: 1 });
    expect(depth).toBe(1);
  });

  test('of rivals, with seats swapped', async () => {
    const rivals = { ...base, game: 'rivals', bots: ['keeps', 'keeps'] };
    const { rungs, depth } = await ladder(RIVALS, rivals, ['keeps', 'retries', 'retries'], run);
    // In the first seat it wins 3/8 and not 1/4; in the second nobody asks it.
    const gain = (3 / 8 + 3 / 4) / 2 - 0.5;
    expect(rungs[0]!.gain.low).toBeLessThan(gain);
    expect(rungs[0]!.gain.high).toBeGreaterThan(gain);
    expect(rungs[0]!.gain.adjusted).toBeLessThan(0.001);
    // The seat that decides loses more often than not, but each bot sits there once with the same dice.
    expect(rungs[1]!.gain.value).toBe(0);
    expect(depth).toBe(1);
  });
});

describe('stronger', () => {
  const claim = { low: 0, high: 0.1 };

  test('accepts what is so', async () => {
    const many = { ...base, games: 100_000 };
    const yes = await stronger(COINS, many, { bot: 'retries', than: 'keeps', claim }, run);
    expect(yes.verdict).toBe('upper');
    expect(yes.played).toBeLessThan(2000);
    const no = await stronger(COINS, many, { bot: 'keeps', than: 'retries', claim }, run);
    expect(no.verdict).toBe('lower');
  });

  test('is open when the matches do not suffice', async () => {
    const few = { ...base, games: 20 };
    const found = await stronger(COINS, few, { bot: 'retries', than: 'keeps', claim }, run);
    expect(found).toMatchObject({ verdict: 'open', played: 20 });
  });
});

test('of more settings than fit beside each other a race leaves the nearest, and new dice judge them', async () => {
  // Setting i of 260 lasts i turns, and one more or less by luck.
  const lengths: BotGame = {
    ...COINS,
    id: 'lengths',
    rules(options) {
      const rules = COINS.rules({ win: 'first' });
      return {
        ...rules,
        turn: (s) => Number(options['of']) + (s as { readonly taken: Int32Array }).taken[0]!,
      };
    },
  };
  const settings = Array.from({ length: 260 }, (_, i) => ({ name: `of=${i}`, options: { of: i } }));
  const seen: (readonly [arms: number, from: number, games: number])[] = [];
  const counted: Run = async (arms) => {
    const { first = 0, games } = arms[0]!;
    seen.push([arms.length, first, games]);
    const study = new Study(lengths, arms);
    study.play({ from: first, to: first + games });
    return study.result();
  };
  const asked = { ...base, game: 'lengths', games: 800 };
  const found = await tune(lengths, asked, settings, { of: 'turns', value: 100.5 }, counted);
  expect(found.raced).toEqual({ settings: 260, games: 50 });
  expect(found.finalists[0]!.name).toBe('of=100');
  expect(found.met).toBe('met');
  // Two heats with the same dice, then two rounds with new ones.
  expect(seen.slice(0, 2)).toEqual([
    [200, 0, 50],
    [60, 0, 50],
  ]);
  expect(seen[2]!.slice(1)).toEqual([50, 200]);
  expect(seen[3]!.slice(1)).toEqual([250, 800]);
});

describe('luck', () => {
  const sharesOf = async (win: string): Promise<Record<string, readonly [number, number]>> => {
    const { sources, unused, constant } = await luck(COINS, { ...base, options: { win } }, [], run);
    // A bot that keeps never throws the second coin again, and draws nothing.
    expect({ unused, constant }).toEqual({ unused: ['again', 'bot'], constant: false });
    return Object.fromEntries(
      sources.map(({ stream, alone, together }) => [stream, [alone.value, together.value]]),
    );
  };

  test('of one coin is in that coin', async () => {
    const { first, second } = await sharesOf('first');
    expect(first![0]).toBeGreaterThan(0.97);
    expect(first![1]).toBeCloseTo(1, 1);
    expect(second![0]).toBeLessThan(0.05);
    expect(second![1]).toBeLessThan(0.05);
  });

  test('of the only source is everything, however few matches', async () => {
    for (const seed of seeds(10)) {
      const found = await luck(
        lottery(2),
        { ...base, bots: ['fast', 'fast'], seed, games: 60 },
        [],
        lotteryRun,
      );
      expect(found.sources).toHaveLength(1);
      const [{ alone, together }] = found.sources as [(typeof found.sources)[number]];
      expect([alone.value, together.value]).toEqual([1, 1]);
      expect([alone.low, together.low].every((low) => low > 0.3 && low < 1)).toBe(true);
    }
  });

  test('of two coins is in each, and in both together', async () => {
    const { first, second } = await sharesOf('both');
    for (const [alone, together] of [first!, second!]) {
      expect(alone).toBeCloseTo(1 / 3, 1);
      expect(together).toBeCloseTo(2 / 3, 1);
    }
  });

  test('of a source is in how many matches it alone changes the result', async () => {
    const changesOf = async (win: string) => {
      const found = await luck(COINS, { ...base, options: { win } }, [], run);
      return [found.redrawn!, ...found.sources.map(({ changes }) => changes)];
    };
    // One coin decides: half of the new throws are another. Two decide: one falls otherwise, and the other must be right.
    for (const [win, ...shares] of [
      ['first', 1 / 2, 1 / 2, 0],
      ['both', 3 / 8, 1 / 4, 1 / 4],
    ] as const)
      for (const [i, { low, high }] of (await changesOf(win)).entries()) {
        expect(low).toBeLessThanOrEqual(shares[i]!);
        expect(high).toBeGreaterThanOrEqual(shares[i]!);
        expect(high - low).toBeLessThan(0.05);
      }
  });

  test('is told beside how often two matches with nothing in common differ', async () => {
    let covered = 0;
    for (const [win, share] of [
      ['first', 1 / 2],
      ['both', 3 / 8],
    ] as const) {
      const { unrelated } = await luck(COINS, { ...base, options: { win } }, [], run);
      expect(unrelated.value).toBeCloseTo(share, 1);
      for (const seed of seeds(100)) {
        const options = { win };
        const few = await luck(COINS, { ...base, options, seed, games: 40 }, [], run);
        const { low, high } = few.unrelated;
        covered += Number(low <= share && share <= high);
      }
    }
    expect(covered / 200).toBeGreaterThan(0.94);
  });

  test('counts a tie in equal parts, as all other answers do, or as the rules divide it', async () => {
    // Seat 1 wins always: alone with tails, with seat 2 with heads. In a third game both win always.
    const shared = (credit?: string, always = false): BotGame => ({
      ...RIVALS,
      id: 'shared',
      rules(options) {
        const rules = RIVALS.rules(options);
        const seat2 = (s: object): number => (always ? 1 : (s as { taken: Int32Array }).taken[0]!);
        return {
          ...rules,
          ...(credit === undefined ? {} : { credit }),
          outcome: (s) => ({
            code: 'end',
            winners: seat2(s) === 1 ? [0, 1] : [0],
            measures: { credit: [1, 0] },
          }),
        };
      },
    });
    const ask = (game: BotGame) =>
      luck(
        game,
        { ...base, game: 'shared', bots: ['keeps', 'keeps'], options: { win: 'first' } },
        [],
        hereWith(game),
      );
    const equal = await ask(shared());
    expect(equal).toMatchObject({ constant: false, divided: false });
    expect(equal.tie).toBeUndefined();
    expect(equal.redrawn!.value).toBeCloseTo(1 / 2, 1);
    expect(equal.unrelated.value).toBeCloseTo(1 / 2, 1);
    // By these rules seat 1 has it all, also of a tie.
    const own = await ask(shared('credit'));
    expect(own).toMatchObject({ constant: true, divided: true });
    expect(own.unrelated.value).toBe(0);
    const ties = await ask(shared(undefined, true));
    expect(ties).toMatchObject({ constant: true, tie: true, sources: [] });
    // With no bot of this game anything else happens.
    expect(ties.instead).toBeUndefined();
    const told = (found: Luck): string =>
      new AnswerWriter(translator('en', engineText, labText)).luck(found, '').parts[0]!.answer!;
    expect(told(ties)).toContain('With others, chance may change results.');
    // Where only one bot ever loses, that one is named with its command, because it was tried.
    const careful: BotGame = {
      ...RIVALS,
      id: 'shared',
      rules(options) {
        const rules = RIVALS.rules(options);
        const state = (s: object) => s as DuelState;
        return {
          ...rules,
          apply(s, action) {
            // At the third step the player keeps the coins, or throws again.
            if (state(s).step === 2) state(s).left = action;
            rules.apply(s, action);
          },
          outcome: (s) => ({
            code: 'end',
            winners: state(s).left === 1 && state(s).taken[0] === 1 ? [0] : [0, 1],
            measures: {},
          }),
        };
      },
    };
    const none = await ask(careful);
    expect(none).toMatchObject({ constant: true, tie: true });
    expect(none.instead).toEqual(['retries']);
    expect(told(none)).toContain('--bots retries');
    expect(told(none)).not.toContain('With others, chance may');
  });

  test('of several sources that matter about equally says so, and how many matches would tell', () => {
    const sources = (n: number, ...shares: readonly number[]) =>
      shares.map((share) => ({ changes: wilson(Math.round(share * n), n) }));
    // Of Wildfire VS, as testers had it: two million matches would have told the first from the second.
    expect(tellsLeading(sources(400, 0.22, 0.43, 0.43, 0.4))).toBe('equal');
    expect(mostApart(sources(400, 0.22, 0.43, 0.43, 0.4))).toBeLessThan(0.1);
    expect(tellsLeading(sources(100, 0.22, 0.43, 0.43, 0.4))).toBe('several');
    expect(tellsLeading(sources(400, 0.22, 0.43, 0.3))).toBe('yes');
    expect(tellsLeading(sources(15, 0.4, 0.4))).toBe('few');
    expect(tellsLeading(sources(15, 0.4))).toBe('yes');
  });

  test('of a source alone is never more than what it takes part in', async () => {
    for (const seed of seeds(20)) {
      const { sources } = await luck(COINS, { ...base, seed, games: 40 }, [], run);
      for (const { alone, together } of sources) {
        expect(alone.value).toBeLessThanOrEqual(together.value);
        for (const { low, value, high } of [alone, together]) {
          expect(low).toBeLessThanOrEqual(value);
          expect(value).toBeLessThanOrEqual(high);
          expect(high - low).toBeGreaterThan(0.05);
        }
      }
    }
  });

  test('of what never varies there is none', async () => {
    const found = await luck(lottery(1), { ...base, bots: ['fast'] }, ['fast', 'idle'], sameRun);
    expect(found).toMatchObject({ constant: true, sources: [] });
    expect(found.skill).toBeUndefined();
  });

  // With chances of 1/4 and 3/8 a random choice explains half the variance between them; the mixture wins 5/16.
  const settled = (1 / 16) ** 2 / ((5 / 16) * (11 / 16));

  test('skill is what a fair choice of the bot settles', async () => {
    const { skill } = await luck(COINS, base, ['keeps', 'retries'], run);
    expect(skill!.low).toBeLessThan(settled);
    expect(skill!.high).toBeGreaterThan(settled);
    expect(skill!.high - skill!.low).toBeLessThan(0.03);
    expect((await luck(COINS, base, ['keeps'], run)).skill).toBeUndefined();
  });

  test(
    'skill is neither too much nor too little on the whole, and lies in its interval',
    ONLY_LONG,
    async () => {
      let sum = 0;
      let covered = 0;
      const attained = { times: 0, sum: 0, covered: 0 };
      const steps: number[] = [];
      // With few matches, the noise in the square of a difference must be subtracted, and no more than that.
      for (const seed of seeds(300)) {
        const { skill, play } = await luck(
          COINS,
          { ...base, seed, games: 30 },
          ['keeps', 'retries'],
          run,
        );
        sum += skill!.value;
        // Who keeps loses 3/4 of the matches, and who retries wins 1/8 more: a sixth of these.
        if (play!.attained !== undefined) {
          attained.times += 1;
          attained.sum += play!.attained.value;
          attained.covered += Number(play!.attained.low <= 1 / 6 && play!.attained.high >= 1 / 6);
        }
        for (const { percent = 0, wins: found } of play!.curve)
          steps.push(
            Number(found.low <= 1 / 4 + percent / 800 && found.high >= 1 / 4 + percent / 800),
          );
        covered += skill!.low <= settled && settled <= skill!.high ? 1 : 0;
      }
      expect(Math.abs(sum / 300 / settled - 1)).toBeLessThan(0.16);
      expect(covered / 300).toBeGreaterThan(0.9);
      expect(attained.times).toBeGreaterThan(290);
      expect(Math.abs(attained.sum / attained.times - 1 / 6)).toBeLessThan(0.02);
      expect(attained.covered / attained.times).toBeGreaterThan(0.9);
      expect(steps.filter((each) => each === 1).length / steps.length).toBeGreaterThan(0.9);
    },
  );

  test(
    'among rivals skill is what one takes alone among weaker ones, in every seat in turn',
    ONLY_LONG,
    async () => {
      const experiment = {
        ...base,
        game: 'rivals',
        bots: ['keeps', 'keeps'],
        options: { win: 'both' },
      };
      const { play } = await luck(RIVALS, experiment, ['keeps', 'retries'], run);
      // The first seat wins 3/8 by retrying and 1/4 by keeping; so who retries takes 3/8 there, and 3/4 in the other seat.
      expect(play!.wins.low).toBeLessThan(9 / 16);
      expect(play!.wins.high).toBeGreaterThan(9 / 16);
      expect(play!.wins.high - play!.wins.low).toBeLessThan(0.04);
      expect(play!.verdict).toBe('more');
      expect(play!.base).toMatchObject({ value: 1 / 2, low: 1 / 2, high: 1 / 2 });
      expect(play!.attained!.value).toBeCloseTo(2 * (play!.wins.value - 1 / 2), 12);
      const back = await luck(RIVALS, experiment, ['retries', 'keeps'], run);
      expect(back.play!.verdict).toBe('less');
      const mixed = await luck(
        RIVALS,
        { ...experiment, games: 100 },
        ['keeps@50@retries', 'keeps'],
        run,
      );
      expect(mixed.play!.curve.map(({ percent }) => percent)).toEqual([100]);
    },
  );

  test('of a measure is told as of who wins', async () => {
    // Two coins are worth 1 each: by themselves half of the differences each, and nothing together.
    const sums: BotGame = {
      ...COINS,
      id: 'sums',
      rules(options) {
        const rules = COINS.rules(options);
        return {
          ...rules,
          outcome(s) {
            const { taken } = s as { readonly taken: Int32Array };
            return { ...rules.outcome(s), measures: { heads: taken[0]! + taken[1]! } };
          },
        };
      },
    };
    const found = await luck(
      sums,
      { ...base, game: 'sums' },
      ['keeps', 'retries'],
      hereWith(sums),
      'heads',
    );
    expect(found.of).toBe('heads');
    const [first, second] = found.sources;
    for (const each of [first!, second!]) {
      expect(each.alone.value).toBeCloseTo(1 / 2, 1);
      expect(each.together.value).toBeCloseTo(1 / 2, 1);
    }
    // Who retries has 3/4 of a head instead of 1/2 with the second coin: means 1 and 5/4.
    const between = (1 / 8) ** 2;
    const left = (1 / 2 + (1 / 4 + 3 / 16)) / 2;
    expect(found.skill!.low).toBeLessThan(between / (between + left));
    expect(found.skill!.high).toBeGreaterThan(between / (between + left));
  });

  test('skill among three takes all pairs together', async () => {
    const { skill } = await luck(COINS, base, ['keeps', 'retries', 'keeps'], run);
    const mean = (1 / 4 + 3 / 8 + 1 / 4) / 3;
    const between = (2 * (1 / 4 - mean) ** 2 + (3 / 8 - mean) ** 2) / 3;
    const share = between / (mean * (1 - mean));
    expect(skill!.low).toBeLessThan(share);
    expect(skill!.high).toBeGreaterThan(share);
    expect(Math.abs(skill!.value / share - 1)).toBeLessThan(0.4);
  });
});

test('a study that goes on from where another stopped finds the same', () => {
  const arms = wins.slice(0, 2).map(({ options }) => ({ ...base, options }));
  const whole = new Study(COINS, arms);
  whole.play({ from: 0, to: 300 });
  const parts = new Study(COINS, arms);
  parts.play({ from: 120, to: 300 });
  parts.play({ from: 0, to: 120 });
  expect(parts.result()).toEqual(whole.result());
});

describe('whether the seats are even', () => {
  const balance = (win: string, games: number) => {
    const rivals = { ...base, game: 'rivals', bots: ['keeps', 'keeps'], options: { win }, games };
    const player = new MatchPlayer(RIVALS, rivals);
    player.play({ from: 0, to: games });
    return buildReport(RIVALS, rivals, player.result(), '').outcome.balance!;
  };

  test('is shown where they are, with enough matches', () => {
    expect(balance('first', 8000).shown).toBe(true);
    const few = balance('first', 200);
    expect(few.shown).toBe(false);
    expect(few.seats.every(({ uneven }) => uneven > 0.05)).toBe(true);
  });

  test('is denied where they are not', () => {
    const found = balance('both', 500);
    expect(found.shown).toBe(false);
    expect(found.seats[0]!.uneven).toBeLessThan(1e-6);
    expect(found.seats[0]!.share.high).toBeLessThan(0.4);
  });
});
