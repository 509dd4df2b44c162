import { LANGUAGES, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';
import { fittedStrength, mayBeStronger } from '../src/people/fitted-strength.ts';
import { engineText, translator } from '@glade/text';
import {
  AnswerWriter,
  labText,
  people,
  Study,
  type Experiment,
  type PeopleMatch,
  type Run,
} from '../src/index.ts';
import { wilson } from '../src/statistics/intervals.ts';
import { RIVALS } from './games-coins.ts';

/** A match has five decisions: only who is right in all of them wins. `good` always is. */
const five: SearchRules<DuelState> = {
  ...duel,
  kind: 'solo',
  seats: 1,
  bounds: { actions: 2, steps: 6 },
  streams: [],
  create: () => Object.assign(new DuelState(), { step: 0, left: 1, last: 0 }),
  actor: (s) => (s.step === 5 ? OVER : 0),
  count: (s) => (s.step === 5 ? 0 : 2),
  nth: (_, k) => k,
  totalWeight: () => 2,
  apply(s, a) {
    if (a === 1) s.left = 0;
    s.step++;
  },
  turn: (s) => s.step,
  score(s, out) {
    out[0] = s.left;
  },
  outcome: (s) => ({ code: 'end', winners: s.left === 1 ? [0] : [], measures: {} }),
};
const FIVE: BotGame = {
  ...DUEL,
  id: 'five',
  rules: () => five,
  policies: () => ({ good: { choose: () => 0 } }),
};

const here =
  (game: BotGame): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };

const matches = (won: number, of: number): readonly PeopleMatch[] =>
  Array.from({ length: of }, (_, i) => ({ winners: i < won ? [0] : [], measures: {} }));

const fiveExperiment: Experiment = {
  game: 'five',
  options: {},
  bots: ['good'],
  seed: '1',
  games: 1000,
};

describe('people who win as often as no step of the curve', () => {
  test.each([
    [48, 60],
    [160, 200],
  ])('%i of %i lie between the two steps that win less and more', async (won, of) => {
    const found = await people(FIVE, fiveExperiment, matches(won, of), here(FIVE));
    // In 80 of 100 decisions `good`, else at random, wins 0.9 ** 5.
    const { low, percent, high } = found.strength!;
    expect(low).toBeGreaterThan(80);
    expect(percent).toBeGreaterThan(low!);
    expect(high).toBeGreaterThan(percent!);
    expect(high).toBeLessThan(100);
  });

  test('people who win every match win as often as who does, not more often', async () => {
    const found = await people(FIVE, fiveExperiment, matches(60, 60), here(FIVE));
    expect(found.strength).toMatchObject({ high: null, percent: 100 });
    expect(found.strength!.low).toBeGreaterThan(80);
    expect(found.strength!.low).toBeLessThan(100);
  });

  test('the range ends where the curve meets what people may win, and holds the estimate', () => {
    const step = (percent: number, won: number) => ({
      bot: `good@${percent}@random`,
      percent,
      wins: wilson(won, 1000),
    });
    const curve = [step(20, 50), step(40, 168), step(60, 328), step(80, 590), step(100, 900)];
    const { percent, low, high } = fittedStrength(
      {
        better: 'good',
        than: 'random',
        wins: curve[4]!.wins,
        base: wilson(5, 1000),
        curve,
        verdict: 'more',
      },
      90,
      300,
    );
    // 25.1 to 35.4 of 100 lie between 50.4 and 62.1, without what is not known of the bots; only the step of 60 does.
    expect(percent).toBe(57);
    expect(low).toBeGreaterThan(45);
    expect(low).toBeLessThan(51);
    expect(high).toBeGreaterThan(61);
    expect(high).toBeLessThan(67);
  });

  test('steps of the dial are named on both sides', () => {
    const step = (bot: string, won: number) => ({ bot, wins: wilson(won, 1000) });
    const curve = [step('like:1', 100), step('like:2', 300), step('like:3', 900), step('own', 990)];
    const base = wilson(10, 1000);
    const strengthOf = (won: number) =>
      fittedStrength(
        { better: 'own', than: 'random', wins: curve[3]!.wins, base, curve, verdict: 'more' },
        won,
        1000,
      );
    expect(strengthOf(600).dial).toEqual({ nearest: 'like:2', low: 'like:2', high: 'like:3' });
    expect(strengthOf(50).dial).toEqual({ nearest: 'random', high: 'like:1' });
    expect(strengthOf(950).dial).toEqual({ nearest: 'own', low: 'like:3' });
    expect(strengthOf(1000)).toMatchObject({ low: 100, high: null });
    expect(strengthOf(0)).toMatchObject({ low: null, high: 0 });
  });

  test('people may be stronger than the strongest bot only where what they may win reaches it', () => {
    // As of families in Fair Verona beside 200 matches by bots: the test proves neither of the first two to win less than `family`.
    const step = (bot: string, won: number) => ({ bot, wins: wilson(won, 200) });
    const curve = [
      step('like:1', 23),
      step('like:2', 65),
      step('like:3', 115),
      step('family', 167),
    ];
    const strengthOf = (won: number) =>
      fittedStrength(
        {
          better: 'family',
          than: 'random',
          wins: curve[3]!.wins,
          base: wilson(0, 200),
          curve,
          verdict: 'more',
        },
        won,
        24,
        0.975,
      );
    for (const won of [15, 17, 23]) expect(strengthOf(won).steps.at(-1)!.fits).toBe(true);
    // 42.7 to 78.8 of 100 lie below 83.5; 50.8 to 85.1 do not.
    expect([13, 15, 17, 23, 24].map((won) => mayBeStronger(strengthOf(won)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('a step fits where the test of the table proves no difference, and that counts what is not known of both', () => {
    // As of 24 families in Fair Verona beside 300 matches by bots.
    const step = (bot: string, won: number) => ({ bot, wins: wilson(won, 300) });
    const curve = [
      step('like:1', 45),
      step('like:2', 110),
      step('like:3', 171),
      step('family', 248),
    ];
    const strengthOf = (won: number) =>
      fittedStrength(
        {
          better: 'family',
          than: 'random',
          wins: curve[3]!.wins,
          base: wilson(0, 300),
          curve,
          verdict: 'more',
        },
        won,
        24,
      );
    // 36.7 of 100 is not proven to be less than 14 of 24 (Fisher's exact test: 5.0 of 100), but less than 15.
    for (const [won, low] of [
      [14, 'like:2'],
      [15, 'like:3'],
    ] as const)
      expect(strengthOf(won).dial, `${won}`).toEqual({
        nearest: 'like:3',
        low,
        high: 'like:3',
      });
    expect(strengthOf(20).dial).toEqual({ nearest: 'family', low: 'family' });
  });

  test('says of the bot that was asked about what the table says', async () => {
    const told = new Set<boolean>();
    for (let won = 0; won <= 30; won += 5) {
      const played = matches(won, 30).map((each) => ({ ...each, turns: 5 }));
      const asked = { ...fiveExperiment, bots: ['like:2'], games: 100 };
      const { lines, strength } = await people(FIVE, asked, played, here(FIVE));
      const { sure } = lines.find(({ of }) => of === 'points.0')!;
      expect(strength!.steps.at(-1), `${won}`).toMatchObject({ bot: 'like:2', fits: !sure });
      told.add(sure);
    }
    expect(told.size).toBe(2);
  });

  test('bots of the dial are mixed as others are', async () => {
    const asked = { ...fiveExperiment, bots: ['like:2'], games: 100 };
    const { strength } = await people(FIVE, asked, matches(10, 60), here(FIVE));
    expect(strength!.better).toBe('like:2');
  });
});

test('people are said to differ from the bots that were asked about in one place as in the other', async () => {
  const game: BotGame = {
    ...RIVALS,
    dial: () => ({ temperatures: [1, 1, 1], player: () => ({ choose: () => 0 }) }),
  };
  const experiment: Experiment = {
    game: 'rivals',
    options: { win: 'both' },
    bots: ['keeps', 'keeps'],
    seed: '1',
    games: 200,
  };
  const told = new Set<boolean>();
  const beside: boolean[] = [];
  for (let won = 10; won <= 50; won += 2) {
    const rivals = matches(won, 60).map((each) => ({
      ...each,
      winners: each.winners!.length > 0 ? [0] : [1],
    }));
    const { lines, likeness, fitted } = await people(game, experiment, rivals, here(game));
    // A bot is only called the one most like them where no difference is proven, and so none is told beside it.
    if (fitted !== undefined) beside.push(...fitted.lines.map(({ sure }) => sure));
    const differs = lines.some(({ sure }) => sure);
    expect(likeness!.find(({ bot }) => bot === 'keeps')!.differs > 0, `${won}`).toBe(differs);
    told.add(differs);
  }
  expect(told.size).toBe(2);
  expect(beside.length).toBeGreaterThan(10);
  expect(beside).not.toContain(true);
});

test.each(LANGUAGES)(
  'wherever it is said how many matches would prove a difference, it is said once that it must be as large as seen: %s',
  async (language) => {
    const say = translator(language, engineText, labText);
    const found = await people(FIVE, fiveExperiment, matches(59, 60), here(FIVE));
    const told = (enough: NonNullable<typeof found.enough>): string =>
      new AnswerWriter(say, FIVE).people({ ...found, enough }, '').parts[0]!.answer!;
    const asSeen = say('lab.people.enough.asSeen');
    expect(asSeen).toMatch(/as large as seen|grande come qui/);
    const [some, never] = [{ of: 'points.0', matches: 200 }, { of: 'length' }];
    for (const enough of [[some], [never], [some, never], [never, some]])
      expect(told(enough).split(asSeen)).toHaveLength(2);
    expect(told([])).not.toContain(asSeen);
    // Nothing is said to be too small that may be large.
    expect(told([never])).not.toMatch(/too small|troppo piccola/);
  },
);
