import { CHANCE, OVER, type BotGame } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { AnswerWriter, labText, Stopped, tune, type Experiment, type Run } from '../src/index.ts';
import { DuelState } from '../../bots/test/duel.ts';
import { cliTranslator } from '../../cli/src/text/translator.ts';
import { RIVALS } from './games-coins.ts';
import { playHere } from './play-here.ts';

const rivals: Experiment = {
  game: 'rivals',
  options: { win: 'both' },
  bots: ['keeps', 'keeps'],
  seed: '1',
  games: 400,
};

const fair = { of: 'fair', value: 0 } as const;

const setting = (win: string, more: Readonly<Record<string, number>> = {}) => ({
  name: [win, ...Object.values(more)].join(' '),
  options: { win, ...more },
});

const WRITTEN = { ...RIVALS, text: { en: {}, it: {} } };

/** With `tied` all seats share the first place in every match; with `first` each of two wins half of them. */
const TIED: BotGame = {
  ...RIVALS,
  rules(options) {
    const { win } = options;
    const rules = RIVALS.rules({ win: win === 'tied' ? 'first' : win! });
    return win === 'tied'
      ? { ...rules, outcome: () => ({ code: 'end', winners: [0, 1], measures: {} }) }
      : rules;
  },
};

describe('settings that all seats tied', () => {
  const found = (wins: readonly string[], games = 400) =>
    tune(
      TIED,
      { ...rivals, games },
      wins.map((win) => setting(win)),
      fair,
      playHere(TIED),
    );

  test('do not keep the target from being missed by all others', async () => {
    const { met, finalists, also } = await found(['both', 'tied', 'either'], 4000);
    expect(met).toBe('missed');
    expect(finalists[0]!.tied).toBeUndefined();
    expect(finalists.at(-1)!.tied).toBe(true);
    expect(also).not.toContain('tied');
  });

  test('have no part in how many matches would be enough', async () => {
    // In 24 matches a quarter is not told from half.
    const { met, enough } = await found(['both', 'tied'], 24);
    expect(met).toBe('open');
    const more = await found(['both', 'tied'], 4 * enough!);
    expect(more.met).toBe('missed');
  });

  test('do not push the even one out of a race', async () => {
    const many = Array.from({ length: 250 }, (_, i) => setting('tied', { i }));
    const { tried, finalists } = await tune(
      TIED,
      { ...rivals, games: 160 },
      [...many, setting('first')],
      fair,
      playHere(TIED),
    );
    expect(tried.map(({ name }) => name)).toContain('first');
    expect(finalists[0]!.name).toBe('first');
  });
});

test('all rounds tell seats, or all tell places', async () => {
  // Who begins wins 7 of 10 matches. With `either` a lot decides who that is, else seat 1 begins.
  const game: BotGame = {
    ...RIVALS,
    lot: { stream: 'first', alike: () => true, order: (a) => (a === 0 ? [0, 1] : [1, 0]) },
    rules({ win }) {
      const lot = win === 'either';
      return {
        ...RIVALS.rules({ win: 'both' }),
        streams: lot ? ['first', 'b'] : ['x', 'b'],
        actor: (s) => ((s as DuelState).step === 2 ? OVER : CHANCE),
        count: (s) => (lot && (s as DuelState).step === 0 ? 2 : 10),
        totalWeight: (s) => (lot && (s as DuelState).step === 0 ? 2 : 10),
        stream: (s) => (s as DuelState).step,
        apply(s, a) {
          const state = s as DuelState;
          state.taken[state.step] = a;
          state.step++;
        },
        outcome(s) {
          const [first, luck] = (s as DuelState).taken;
          const begins = lot ? first! : 0;
          return { code: 'end', winners: [luck! < 7 ? begins : 1 - begins], measures: {} };
        },
      };
    },
  };
  const choices = [setting('either'), setting('both')];
  const { tried, finalists } = await tune(
    game,
    { ...rivals, games: 4000 },
    choices,
    fair,
    playHere(game),
  );
  expect(finalists).toHaveLength(1);
  expect([...tried, ...finalists].map(({ places = false }) => places)).toEqual([
    false,
    false,
    false,
  ]);
  const lotOnly = await tune(
    game,
    { ...rivals, games: 400 },
    choices.slice(0, 1),
    fair,
    playHere(game),
  );
  expect(lotOnly.finalists[0]!.places).toBe(true);
});

describe('a run that is stopped', () => {
  /** Stops before the run with this number. */
  const stoppingAt =
    (number: number, games?: number): Run =>
    async (arms) => {
      if (number-- <= 0) throw new Stopped();
      return playHere(RIVALS)(arms.map((arm) => ({ ...arm, games: games ?? arm.games })));
    };

  test('in the first round says how many matches were played, and that there were no new dice', async () => {
    const found = await tune(
      RIVALS,
      { ...rivals, games: 4000 },
      [setting('both'), setting('first')],
      fair,
      stoppingAt(1, 37),
    );
    expect(found).toMatchObject({ games: 37, met: 'open', stopped: 'first' });
    const say = cliTranslator('en', WRITTEN, labText);
    const { lead, parts } = new AnswerWriter(say, WRITTEN).tune(found, '');
    expect(lead).toMatch(/^37 matches/);
    expect(parts[0]!.heading).toBe('The nearest values so far, without new dice');
    expect(parts[0]!.method!.join(' ')).not.toContain('were played again');
  });

  test('before any match has no answer', async () => {
    const many = Array.from({ length: 401 }, (_, i) => setting('both', { i }));
    for (const choices of [many, many.slice(0, 2)])
      await expect(tune(RIVALS, rivals, choices, fair, stoppingAt(0))).rejects.toThrow(Stopped);
  });

  test.each([
    [1, 200],
    [2, 400],
    [3, 401],
  ])(
    'after %i parts of a race answers from the %i settings that were raced',
    async (runs, raced) => {
      const many = Array.from({ length: 401 }, (_, i) =>
        setting(['both', 'first', 'either'][i % 3]!, { i }),
      );
      const found = await tune(RIVALS, { ...rivals, games: 1600 }, many, fair, stoppingAt(runs));
      expect(found).toMatchObject({
        games: 100,
        raced: { settings: raced, games: 100 },
        stopped: 'race',
        met: 'open',
      });
      expect(found.tried.length).toBeLessThanOrEqual(200);
      expect(found.finalists[0]!.name).toMatch(/^first/);
      const say = cliTranslator('en', WRITTEN, labText);
      const { parts } = new AnswerWriter(say, WRITTEN).tune(found, '');
      expect(parts).toHaveLength(1);
      expect(parts[0]!.notes[0]).toMatch(
        new RegExp(`^${raced} settings were tried with 100 matches each before it was stopped`),
      );
    },
  );
});
