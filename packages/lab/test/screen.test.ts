import {
  CHANCE,
  LANGUAGES,
  OVER,
  type BotGame,
  type OptionValues,
  type SearchRules,
} from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  AnswerWriter,
  labText,
  screen,
  Study,
  usualFactors,
  type Experiment,
  type Factor,
  type Run,
} from '../src/index.ts';
import type { Change } from '../src/questions/changes.ts';
import { isProven } from '../src/questions/screen.ts';
import { isElsewhere, looksElsewhere } from '../src/questions/screen-margin.ts';
import { aliasesOf, twoLevelDesign } from '../src/statistics/two-level-design.ts';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a two-level design', () => {
  // Checked by its definition, sum by sum: contrasts are apart if their products over all runs add up to 0.
  test.each([2, 3, 5, 6, 8, 11, 13])('of %i factors tells factors and pairs apart', (k) => {
    const { runs, resolves } = twoLevelDesign(k, 256);
    expect(resolves).toBe('pairs');
    expect(runs[0]!.every((level) => level === -1)).toBe(true);
    expect(new Set(runs.map(String)).size).toBe(runs.length);
    const some = Array.from({ length: k }, (_, i) => i);
    const contrasts = [
      [],
      ...some.map((i) => [i]),
      ...some.flatMap((i) => some.slice(i + 1).map((j) => [i, j])),
    ].map((of) => runs.map((levels) => of.reduce((sign, i) => sign * levels[i]!, 1)));
    for (const [i, one] of contrasts.entries())
      for (const other of contrasts.slice(i + 1))
        expect(one.reduce((sum, sign, run) => sum + sign * other[run]!, 0)).toBe(0);
  });

  test('of many factors tells them apart from every pair', () => {
    const { runs, resolves } = twoLevelDesign(40, 256);
    expect({ runs: runs.length, resolves }).toEqual({ runs: 128, resolves: 'mains' });
    const sum = (...of: readonly number[]): number =>
      runs.reduce((all, levels) => all + of.reduce((sign, i) => sign * levels[i]!, 1), 0);
    for (let i = 0; i < 40; i++)
      for (let j = 0; j < i; j++) {
        expect(sum(i, j)).toBe(0);
        const others = Array.from({ length: 40 }, (_, k) => k).filter((k) => k !== i && k !== j);
        expect(others.every((k) => sum(i, j, k) === 0)).toBe(true);
      }
    expect(() => twoLevelDesign(129, 256)).toThrow(RangeError);
  });
});

const NAMES = ['a', 'b', 'c', 'd'] as const;

/** How long a match takes: 10 turns, 3 more with `a`, 2 with `b`, 4 with both, none with `c` or `d`; and what the die shows. */
const turnsOf = ({ a, b }: OptionValues, die: number): number =>
  10 + 3 * Number(a) + 2 * Number(b) + 4 * Number(a) * Number(b) + die;

const known: BotGame = {
  ...DUEL,
  id: 'known',
  rules: (options): SearchRules<DuelState> => ({
    ...duel,
    kind: 'solo',
    seats: 1,
    bounds: { actions: 6, steps: 3 },
    streams: ['die'],
    create: () => Object.assign(new DuelState(), { step: 0, left: 0, last: -1 }),
    actor: (s) => (s.step === 0 ? CHANCE : OVER),
    count: (s) => (s.step === 0 ? 6 : 0),
    nth: (_, k) => k,
    totalWeight: () => 6,
    apply(s, die) {
      s.left = die;
      s.step = 1;
    },
    turn: (s) => turnsOf(options, s.left),
    // With `d` a die of 5 wins, too.
    outcome: (s) => ({
      code: 'end',
      winners: s.left >= 6 - Number(options['d'] ?? 0) - 1 ? [0] : [],
      measures: {},
    }),
  }),
};
const factors = NAMES.map((name): Factor => ({ name, usual: '0', other: '1' }));
/** Plays the matches that are asked for, from the first one on, of this game. */
const playsOf =
  (game: BotGame): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    const { first = 0, games } = arms[0]!;
    study.play({ from: first, to: first + games });
    return study.result();
  };

const here: Run = async (arms) => {
  const study = new Study(known, arms);
  study.play({ from: 0, to: arms[0]!.games });
  return study.result();
};
const experiment: Experiment = {
  game: 'known',
  options: { a: 0, b: 0, c: 0, d: 0 },
  bots: ['policy'],
  seed: '1',
  games: 200,
};
const optionsOf = (levels: readonly (-1 | 1)[]): OptionValues =>
  Object.fromEntries(NAMES.map((name, i) => [name, levels[i] === 1 ? 1 : 0]));

/** A game of which half the matches are won, and 5 of 100 more with `d`: as much as the margin. */
const slight: BotGame = {
  ...known,
  rules: (options) => ({
    ...(known.rules({}) as SearchRules<DuelState>),
    bounds: { actions: 20, steps: 3 },
    count: (s: DuelState) => (s.step === 0 ? 20 : 0),
    totalWeight: () => 20,
    turn: () => 1,
    outcome: (s: DuelState) => ({
      code: 'end',
      winners: s.left < 10 + Number(options['d'] ?? 0) ? [0] : [],
      measures: {},
    }),
  }),
};

/** What is found of who wins it, with other dice in every run. */
const studied = (seed: string, games: number) => {
  const apart: Run = async (arms) => {
    const study = new Study(
      slight,
      arms.map((arm, i) => ({ ...arm, seed: `${arm.seed}.${i}` })),
    );
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  };
  return screen(
    slight,
    { ...experiment, seed, games },
    factors.filter(({ name }) => name !== 'a'),
    [],
    ['points.0'],
    (levels) => ({ a: 0, b: 0, c: 0, d: levels[2] === 1 ? 1 : 0 }),
    apart,
  );
};

describe('screening', () => {
  test('finds the effects that are known, each in the mean over the others, and pairs', async () => {
    const found = await screen(
      known,
      experiment,
      factors,
      [],
      ['length', 'points.0'],
      optionsOf,
      here,
    );
    const effect = (of: string, ...names: readonly string[]) =>
      found.effects.find((each) => each.of === of && String(each.factors) === String(names))!;
    // The dice are the same in all runs, so that what they do to the length cancels out.
    expect(effect('length', 'a').value).toBeCloseTo(3 + 4 / 2, 10);
    expect(effect('length', 'b').value).toBeCloseTo(2 + 4 / 2, 10);
    expect(effect('length', 'a', 'b').value).toBeCloseTo(4, 10);
    for (const names of [['c'], ['d'], ['a', 'c'], ['c', 'd']])
      expect(effect('length', ...names).value).toBeCloseTo(0, 10);
    expect(effect('length', 'c')).toMatchObject({ adjusted: 1 });
    const wins = effect('points.0', 'd');
    expect(wins.low).toBeLessThan(1 / 6);
    expect(wins.high).toBeGreaterThan(1 / 6);
    expect(wins.adjusted).toBeLessThan(0.001);
    expect(found.tests).toBe(2 * (4 + 6));
    expect(found.runs).toBe(16);
  });

  test('keeps its level: of what has no effect it finds something in at most one of twenty studies', async () => {
    // Other dice in every run: nothing cancels out, and nothing has an effect on who wins but `d`, which is not tried.
    const apart: Run = async (arms) =>
      here(arms.map((arm, i) => ({ ...arm, seed: `${arm.seed}.${arm.first ?? 0}.${i}` })));
    let alarms = 0;
    let proven = 0;
    let covered = 0;
    let intervals = 0;
    for (let trial = 0; trial < 200; trial++) {
      const each = { ...experiment, seed: `s${trial}`, games: 40 };
      const three = (levels: readonly (-1 | 1)[]): OptionValues => ({ ...optionsOf(levels), d: 0 });
      const { effects } = await screen(
        known,
        each,
        factors.slice(0, 3),
        [],
        ['points.0'],
        three,
        apart,
      );
      if (effects.some(({ adjusted }) => adjusted < 0.05)) alarms += 1;
      if (effects.some(isProven)) proven += 1;
      covered += effects.filter(({ low, high }) => low <= 0 && high >= 0).length;
      intervals += effects.length;
    }
    // 5 of 100 are allowed; 19 or more of 200 would come in one of 200 runs.
    expect(alarms).toBeLessThan(19);
    expect(proven).toBeLessThan(19);
    expect(covered / intervals).toBeGreaterThan(0.93);
  });

  test('gives no star to a pair that only three rules together look like', async () => {
    // Five rules in 16 runs: three rules together look like the pair of the other two.
    const five = [...factors, { name: 'e', usual: '0', other: '1' }];
    const length = ({ a, b, c, d }: OptionValues): number =>
      10 + 40 * Number(a) * Number(b) * Number(c) + 6 * Number(a) * Number(d);
    const triple: BotGame = {
      ...known,
      rules: (options) => ({
        ...(known.rules(options) as SearchRules<DuelState>),
        turn: (s: DuelState) => length(options) + s.left,
      }),
    };
    const seeds: string[] = [];
    const play: Run = async (arms) => {
      seeds.push(`${arms[0]!.first ?? 0} ${arms.length}`);
      const study = new Study(triple, arms);
      const from = arms[0]!.first ?? 0;
      study.play({ from, to: from + arms[0]!.games });
      return study.result();
    };
    const levelsOf = (levels: readonly (-1 | 1)[]): OptionValues =>
      Object.fromEntries(five.map(({ name }, i) => [name, levels[i] === 1 ? 1 : 0]));
    const found = await screen(triple, experiment, five, [], ['length'], levelsOf, play);
    expect(found.runs).toBe(16);
    const pair = (...names: readonly string[]) =>
      found.effects.find((each) => String(each.factors) === String(names))!;
    // In the screening the pair stands out; by itself, with new dice, it changes nothing.
    const ghost = pair('d', 'e');
    expect(Math.abs(ghost.value)).toBeGreaterThan(5);
    expect(ghost.adjusted).toBeLessThan(0.001);
    expect(ghost.aliases).toEqual([['a', 'b', 'c']]);
    expect(ghost.again!.value).toBeCloseTo(0, 10);
    expect(isProven(ghost)).toBe(false);
    // A pair that there is keeps its star, with the figures of the usual rules.
    const real = pair('a', 'd');
    expect(real.again!.value).toBeCloseTo(6, 10);
    expect(isProven(real)).toBe(true);
    // Nothing looks like a single rule.
    expect(pair('a').aliases).toBeUndefined();
    expect(seeds[0]).toBe('0 16');
    expect(seeds[1]).toMatch(/^200 \d+$/);
    // What looked small is played alone, with dice that come after both.
    expect(seeds[2]).toMatch(/^400 \d+$/);
    expect(seeds).toHaveLength(3);
  });

  test(
    'counts all tests also for what is played again, so that three rules together seldom get a pair its star',
    ONLY_LONG,
    async () => {
      const five = [...factors, { name: 'e', usual: '0', other: '1' }];
      // The die is another in every run, and `a`, `b` and `c` only change anything together.
      const triple: BotGame = {
        ...known,
        rules: ({ a, b, c }) => ({
          ...(known.rules({}) as SearchRules<DuelState>),
          turn: (s: DuelState) => 10 + 20 * Number(a) * Number(b) * Number(c) + s.left,
        }),
      };
      const apart: Run = async (arms) => {
        const study = new Study(
          triple,
          arms.map((arm, i) => ({ ...arm, seed: `${arm.seed}.${i}` })),
        );
        const from = arms[0]!.first ?? 0;
        study.play({ from, to: from + arms[0]!.games });
        return study.result();
      };
      const levelsOf = (levels: readonly (-1 | 1)[]): OptionValues =>
        Object.fromEntries(five.map(({ name }, i) => [name, levels[i] === 1 ? 1 : 0]));
      let [again, alone, starred] = [0, 0, 0];
      for (let trial = 0; trial < 200; trial++) {
        const each = { ...experiment, seed: `t${trial}`, games: 40 };
        const found = await screen(triple, each, five, [], ['length'], levelsOf, apart);
        const ghosts = found.effects.filter((effect) => effect.again !== undefined);
        again += ghosts.length;
        alone += ghosts.filter((effect) => effect.again!.p < 0.05).length;
        starred += Number(ghosts.some(isProven));
        expect(found.tests).toBe(15);
        // As Holm defines it, with the p-value of the second time where there is one.
        const deciding = (effect: (typeof ghosts)[number]): number =>
          effect.aliases === undefined ? effect.p : (effect.again?.p ?? 1);
        const smaller = (p: number): number =>
          found.effects.filter((effect) => deciding(effect) < p).length;
        for (const ghost of ghosts.filter(isProven))
          expect(deciding(ghost) * (15 - smaller(deciding(ghost)))).toBeLessThan(0.05);
      }
      // Each looks proven by itself in one of twenty; of all the tests together, one of twenty has a star at most.
      expect(again).toBeGreaterThan(400);
      expect(alone).toBeGreaterThan(0.03 * again);
      expect(starred).toBeLessThan(19);
    },
  );

  test.each(LANGUAGES)(
    'rules that are played again are told with what was found then: %s',
    async (language) => {
      // Too many rules for pairs: a single rule can be mistaken for three together.
      const many = Array.from({ length: 20 }, (_, i): Factor => ({
        name: `r${i}`,
        usual: '0',
        other: '1',
      }));
      const { runs } = twoLevelDesign(many.length, 256);
      const ghostly = 7;
      const [three] = aliasesOf(
        { runs, resolves: 'mains' },
        runs.map((levels) => levels[ghostly]!),
      );
      const isOn = (options: OptionValues, i: number): number => Number(options[`r${i}`]);
      const [real, partner] = many.flatMap((_, i) =>
        i === ghostly || three!.includes(i) ? [] : [i],
      );
      const crowded: BotGame = {
        ...known,
        rules: (options) => ({
          ...(known.rules({}) as SearchRules<DuelState>),
          turn: (s: DuelState) =>
            10 +
            3 * isOn(options, real!) * (1 + 2 * isOn(options, partner!)) +
            80 * three!.reduce((product, i) => product * isOn(options, i), 1) +
            s.left,
        }),
      };
      const play: Run = async (arms) => {
        const study = new Study(crowded, arms);
        const from = arms[0]!.first ?? 0;
        study.play({ from, to: from + arms[0]!.games });
        return study.result();
      };
      const levelsOf = (levels: readonly (-1 | 1)[]): OptionValues =>
        Object.fromEntries(many.map(({ name }, i) => [name, levels[i] === 1 ? 1 : 0]));
      const screened = await screen(
        crowded,
        { ...experiment, games: 40 },
        many,
        [],
        ['length'],
        levelsOf,
        play,
      );
      expect(screened.resolves).toBe('mains');
      const effectOf = (i: number) =>
        screened.effects.find(({ factors: [name] }) => name === `r${i}`)!;
      // With the usual rules the real one adds 3 turns, in the mean over the others 6; the ghost changes nothing.
      expect(effectOf(real!).value).toBeCloseTo(6, 10);
      expect(effectOf(real!).alone!.value).toBeCloseTo(3, 10);
      expect(effectOf(ghostly).value).toBeGreaterThan(5);
      expect(effectOf(ghostly).alone!.value).toBeCloseTo(0, 10);
      const say = translator(language, engineText, labText);
      const answer = new AnswerWriter(say, crowded).screen(screened, '');
      const [part] = answer.parts;
      const { table, plot, notes, method } = part!;
      const nameOf = (i: number): RegExp => new RegExp(`r${i}\\b`);
      const rowOf = (i: number): readonly string[] =>
        table!.rows.find(([name]) => nameOf(i).test(name!))!;
      const drawn = (i: number) => plot!.rows.find(({ name }) => nameOf(i).test(name))!;
      expect(drawn(real!)).toMatchObject({ value: 3, low: 3, high: 3 });
      // What changes no match with the usual rules is in no row: a sentence names it.
      expect(plot!.rows.some(({ name }) => nameOf(ghostly).test(name))).toBe(false);
      expect(table!.rows.some(([name]) => nameOf(ghostly).test(name!))).toBe(false);
      const idle = part!.answer!.split('\n').find((line) => nameOf(ghostly).test(line))!;
      expect(idle).toMatch(/changed nothing at all|cambiato nulla in nessuna/);
      expect(drawn(real!).text.split(' ')[0]).toBe(rowOf(real!)[1]);
      expect(drawn(real!).text).toMatch(/ \*$/);
      // The notes say which number is which.
      expect(notes[0]).toBe(say('lab.screen.mean', { again: 'yes' }));
      expect(notes[0]).not.toBe(say('lab.screen.mean', { again: 'no' }));
      expect(method!.join(' ')).toMatch(
        /each rule was changed alone|ogni regola si è cambiata da sola/,
      );
      expect(method!.join(' ')).toMatch(
        /star, change, range and p of each|asterisco, cambiamento, intervallo e p di ogni/,
      );
      expect(method!.join(' ')).not.toMatch(/A pair has its star|una coppia vengono/);
    },
  );

  test('what can be forgotten lies within the margin with its whole range', async () => {
    const of = ['length', 'points.0'];
    const found = await screen(known, experiment, factors, [], of, optionsOf, here);
    const [length, wins] = found.margins;
    // 10 turns and the mean of a die from 0 to 5, with the usual rules.
    expect(length!.mean).toBeCloseTo(10 + 2.5, 0);
    expect(length!.margin).toBeCloseTo(0.05 * length!.mean, 10);
    expect(wins!.margin).toBe(0.05);
    const verdict = (number: string, ...names: readonly string[]) =>
      found.effects.find((each) => each.of === number && String(each.factors) === String(names))!
        .verdict;
    expect(['a', 'b', 'c', 'd'].map((name) => verdict('length', name))).toEqual([
      'proven',
      'proven',
      'same',
      'same',
    ]);
    expect(verdict('points.0', 'd')).toBe('proven');
    const unproven = found.effects.filter((each) => !isProven(each));
    for (const { of: number, verdict: told, factors: some, low, high, alone } of unproven) {
      const margin = number === 'length' ? length!.margin : wins!.margin;
      expect(low).toBeLessThanOrEqual(high);
      // Pairs are not played alone, and so not forgotten.
      expect(alone !== undefined).toBe(some.length === 1);
      const stays = alone !== undefined && Math.max(-alone.low, alone.high) < margin;
      // That a mean was the same in every match is no range.
      const unbounded = alone !== undefined && alone.low === alone.high;
      expect(told).toBe(unbounded ? 'same' : stays ? 'small' : 'open');
      expect([number, told]).not.toEqual(['points.0', 'same']);
    }
  });

  test('a rule that does much by itself is not forgotten, though others make up for it on average', async () => {
    // `b` makes a match two turns longer, and two turns shorter with the other value of `c`: nothing on average.
    const game: BotGame = {
      ...known,
      rules: (options) => ({
        ...known.rules(options),
        turn: (s: object) =>
          20 + (s as DuelState).left + (options['b'] === 1 ? 2 - 4 * Number(options['c']) : 0),
      }),
    };
    const play = playsOf(game);
    const found = await screen(game, experiment, factors, [], ['length'], optionsOf, play);
    const effect = (name: string) =>
      found.effects.find(({ factors: some }) => String(some) === name)!;
    // It is proven by what it does there, and its mean is in the table only.
    expect(effect('b')).toMatchObject({ value: 0, verdict: 'proven', alone: { value: 2 } });
    expect(effect('d').verdict).toBe('same');
  });

  test('what a rule does to the usual game decides, and not the opposite that it does beside odd rules', async () => {
    // `b` makes a match three turns longer; with any other value of `c` or `d` seven turns shorter.
    const game: BotGame = {
      ...known,
      rules: (options) => ({
        ...known.rules(options),
        turn: (s: object) => {
          const odd = options['c'] === 1 || options['d'] === 1;
          return 20 + (s as DuelState).left + (options['b'] === 1 ? (odd ? -7 : 3) : 0);
        },
      }),
    };
    const play = playsOf(game);
    const found = await screen(game, experiment, factors, [], ['length'], optionsOf, play);
    const [first] = found.effects;
    expect(first).toMatchObject({ factors: ['b'], verdict: 'proven' });
    expect(first!.value).toBeLessThan(-4);
    expect(first!.alone!.value).toBeCloseTo(3, 10);
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, labText);
      const { title, parts } = new AnswerWriter(say, game).screen(found, '');
      const bullets = parts[0]!.answer!.split('\n').filter((line) => line.startsWith('•'));
      const single = bullets.filter((line) => /\bb:/.test(line) && !/ – /.test(line));
      expect(single).toHaveLength(1);
      expect(single[0]).toMatch(/\+3[.,]00/);
      expect(single[0]).not.toContain('−');
      // The number that was looked at stands in the title, and where others are asked for is said.
      expect(title).toMatch(/turns|turni/);
      expect(parts[0]!.notes.join(' ')).toContain('--of');
    }
  });

  test('what changes nothing is apart from what changes something else, and neither is called forgettable', async () => {
    // `c` makes the match neither longer nor shorter, but the seat wins less often; `d` does nothing.
    const game: BotGame = {
      ...known,
      rules: (options) => ({
        ...known.rules({}),
        turn: (s: object) => 20 + (s as DuelState).left,
        outcome: (s: object) => ({
          code: 'end',
          winners: (s as DuelState).left >= 1 + 3 * Number(options['c']) ? [0] : [],
          measures: {},
        }),
      }),
    };
    const play = playsOf(game);
    const found = await screen(game, experiment, factors, [], ['length'], optionsOf, play);
    const effect = (name: string) =>
      found.effects.find(({ factors: some }) => String(some) === name)!;
    expect(effect('c').idle).toBeUndefined();
    expect(effect('c').also!.map(({ of }) => of)).toContain('points.0');
    expect(effect('d').idle).toBe(true);
    expect(effect('d').also).toBeUndefined();
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, labText);
      const lines = new AnswerWriter(say, game).screen(found, '').parts[0]!.answer!.split('\n');
      const at = (some: RegExp): number => lines.findIndex((line) => some.test(line));
      expect(at(/can be forgotten|si può dimenticare/)).toBe(-1);
      const also = at(/But they change other things|Ma cambiano altro/);
      expect(also).toBeGreaterThan(0);
      expect(lines[also + 1]).toMatch(/^• c: /);
      expect(lines[also + 1]).toMatch(/83|100/);
      const idle = at(/changed nothing at all|cambiato nulla in nessuna/);
      expect(lines[idle]).toMatch(/\bd: /);
      expect(lines[idle]).not.toMatch(/\bc: /);
      expect(at(/^Not known|^Non si sa/)).toBe(-1);
    }
  });

  test('what changed in no match bounds a share by the number of matches, and no mean', async () => {
    // Neither `b` nor `c` nor `d` changes who wins or how long it takes, but another number of the first two differs always.
    const game: BotGame = {
      ...known,
      rules: (options) => ({
        ...known.rules({}),
        turn: (s: object) => 20 + (s as DuelState).left,
        outcome: (s: object) => ({
          code: 'end',
          winners: (s as DuelState).left > 2 ? [0] : [],
          measures: { stones: (s as DuelState).left + 10 * Number(options['b']) },
        }),
      }),
    };
    const play = playsOf(game);
    const of = ['length', 'points.0'];
    const some = factors.slice(0, 2);
    for (const [games, verdict] of [
      [10, 'open'],
      [200, 'small'],
    ] as const) {
      const found = await screen(game, { ...experiment, games }, some, [], of, optionsOf, play);
      const effect = (number: string) =>
        found.effects.find(
          (each) => each.of === number && each.factors.length === 1 && each.factors[0] === 'b',
        )!;
      const { alone } = effect('points.0');
      // 97.5 % of studies would see a match that differs if so many did.
      expect((1 - alone!.high) ** alone!.n).toBeCloseTo(0.025, 10);
      expect(alone!.low).toBe(-alone!.high);
      expect(effect('points.0').verdict).toBe(verdict);
      expect(effect('length').verdict).toBe('same');
    }
  });

  test('what is proven to change another number a little, or moves, is not called forgettable', async () => {
    // With `c` everybody has half a stone more, of more than twenty: 2 of 100, and nobody wins more often.
    const game: BotGame = {
      ...known,
      rules: (options) => ({
        ...known.rules({}),
        turn: () => 1,
        outcome: (s: object) => ({
          code: 'end',
          winners: (s as DuelState).left > 2 ? [0] : [],
          measures: { stones: 20 + (s as DuelState).left + Number(options['c']) / 2 },
        }),
      }),
    };
    const play = playsOf(game);
    const found = await screen(game, experiment, factors, [], ['points.0'], optionsOf, play);
    const [effect] = found.effects.filter(({ factors: some }) => String(some) === 'c');
    expect(effect).toMatchObject({ verdict: 'small', also: [{ of: 'measure.stones' }] });
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, labText);
      const lines = new AnswerWriter(say, game).screen(found, '').parts[0]!.answer!.split('\n');
      const also = lines.findIndex((line) => /But they change|Ma cambiano altro/.test(line));
      expect(lines[also + 1]).toMatch(/^• c: .*stones.*22[.,]\d+.*22[.,]\d+/);
    }
    const proven = { adjusted: 0.01, test: true } as Change;
    expect(isElsewhere({ ...proven, of: 'move.charge' })).toBe(true);
    expect(isElsewhere({ ...proven, of: 'clause.WK-01' })).toBe(false);
  });

  test('what looks as if it changed other moves is not called forgettable, though it is not proven', async () => {
    const found = await screen(known, experiment, factors, [], ['points.0'], optionsOf, here);
    const small = found.effects.find(
      ({ factors: some, verdict }) => some.length === 1 && verdict === 'small',
    )!;
    // As of soldiers with dice in War Kids: 150 matches, 24 tests.
    const p = { p: 0.003, adjusted: 0.072 };
    const charge: Change = {
      of: 'move.charge',
      before: 0.17,
      after: 0.31,
      test: true,
      value: 0.14,
      low: 0.05,
      high: 0.23,
      n: 150,
      ...p,
    };
    expect(looksElsewhere(charge)).toBe(true);
    expect(looksElsewhere({ ...charge, p: 0.02, adjusted: 0.4 })).toBe(false);
    expect(looksElsewhere({ ...charge, adjusted: 0.03 })).toBe(false);
    expect(looksElsewhere({ ...charge, of: 'clause.WK-13' })).toBe(false);
    const { also: _, idle: __, ...plain } = small;
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, labText);
      const linesOf = (effect: typeof small): readonly string[] =>
        new AnswerWriter(say, known)
          .screen({ ...found, effects: [effect] }, '')
          .parts[0]!.answer!.split('\n');
      const forgotten = /can be forgotten|si può dimenticare/;
      expect(linesOf(plain).some((line) => forgotten.test(line))).toBe(true);
      const lines = linesOf({ ...plain, perhaps: [charge] });
      expect(lines.some((line) => forgotten.test(line))).toBe(false);
      const at = lines.findIndex((line) =>
        /do not forget them yet|non dimenticatele ancora/.test(line),
      );
      expect(lines[at + 1]).toMatch(/charge.*0[.,]17.*0[.,]31/);
    }
  });

  test('a place in the order of play is counted in shares, as a seat is', async () => {
    const [win] = (await screen(known, experiment, factors, [], ['points.0'], optionsOf, here))
      .margins;
    // The same matches, told by places: one player is always the first.
    const placed: Run = async (arms) => {
      const result = await here(arms);
      for (const { grouped } of result.tallies) grouped.set('order.0', grouped.get('points.0')!);
      return result;
    };
    const asked = await screen(known, experiment, factors, [], ['order.0'], optionsOf, placed);
    expect(asked.margins[0]).toEqual({ ...win, of: 'order.0' });
  });

  test(
    'forgets what changes as much as the margin in one of twenty studies at most',
    ONLY_LONG,
    async () => {
      let forgotten = 0;
      for (let trial = 0; trial < 200; trial++) {
        const { effects } = await studied(`f${trial}`, 400);
        forgotten += Number(
          effects.some(({ factors: [name], verdict }) => name === 'd' && verdict === 'small'),
        );
      }
      // 2.5 of 100 are allowed; 13 or more of 200 would come in one of 200 runs.
      expect(forgotten).toBeLessThan(13);
    },
  );

  test(
    'the matches told prove a change of the margin in 4 of 5 studies, whichever looked clearest',
    ONLY_LONG,
    async () => {
      const told: number[] = [];
      let proven = 0;
      const trials = 100;
      for (let trial = 0; trial < trials; trial++) {
        const { margins } = await studied(`g${trial}`, 60);
        told.push(margins[0]!.games!);
        const { effects } = await studied(`h${trial}`, margins[0]!.games!);
        proven += Number(isProven(effects.find(({ factors: [name] }) => name === 'd')!));
      }
      // 70 or fewer of 100 would come in one of 100 runs with 80 %; far more would be a waste.
      expect(proven).toBeGreaterThan(70);
      expect(proven).toBeLessThan(99);
      expect(Math.min(...told)).toBeGreaterThan(60);
    },
  );

  test('plays all combinations of a few rules, and only pairs that stand out again', async () => {
    const found = await screen(known, experiment, factors, [], ['length'], optionsOf, here);
    expect(found.runs).toBe(2 ** factors.length);
    expect(found.effects.every(({ aliases }) => aliases === undefined)).toBe(true);
    // Nothing need be told from anything else, but the pair is told with the other rules as usual.
    const again = found.effects.filter((effect) => effect.again !== undefined);
    expect(again.map(({ factors: some }) => some.join(' '))).toEqual(['a b']);
    // Of two rules alone there are no others.
    const two = await screen(
      known,
      experiment,
      factors.slice(0, 2),
      [],
      ['length'],
      optionsOf,
      here,
    );
    expect(two.gamesAgain).toBeUndefined();
  });

  test('tries a value that changes something, and not one that means the same as the present one', () => {
    const option = (values: readonly string[]) => ({
      values,
      default: 'map',
      clauses: [],
      affects: 'rules' as const,
    });
    const game: BotGame = {
      ...known,
      options: {
        ...DUEL.options,
        options: {
          longer: option(['map', 'no', 'yes']),
          idle: option(['map', 'no', 'off']),
          roads: { ...option([]), values: ['map', false, true] },
        },
      },
      rules: (options) => ({
        ...known.rules(options),
        turn: (s: object) => 20 + (s as DuelState).left + Number(options['longer'] === 'yes'),
      }),
    };
    const { factors: usual } = usualFactors(game, { longer: 'map', idle: 'map', roads: 'map' });
    expect(usual).toContainEqual({ name: 'longer', usual: 'map', other: 'yes' });
    expect(usual).toContainEqual({ name: 'idle', usual: 'map', other: 'no' });
    // Off is more often what the map says anyway.
    expect(usual).toContainEqual({ name: 'roads', usual: 'map', other: 'on' });
  });

  test('leaves limits out: they cut off what others lengthen', () => {
    const values = [1000, 100];
    const options = {
      ...DUEL.options,
      options: {
        ...DUEL.options.options,
        cap: { values, default: 1000, clauses: [], affects: 'rules' as const, cutsOff: 'cap' },
        free: { values, default: 1000, clauses: [], affects: 'rules' as const },
      },
    };
    const game: BotGame = { ...known, options };
    const base = { cap: 1000, free: 1000 };
    const { factors: usual, leftOut } = usualFactors(game, base);
    expect(usual.map(({ name }) => name)).toContain('free');
    expect(usual.map(({ name }) => name)).not.toContain('cap');
    expect(leftOut).toContain('cap');
  });

  test('refuses what no match has', async () => {
    await expect(
      screen(known, experiment, factors, [], ['measure.nothing'], optionsOf, here),
    ).rejects.toThrow('measure.nothing');
    // That nobody ever shared the first place is no mistake.
    const of = ['length', 'shared'];
    const found = await screen(known, experiment, factors, [], of, optionsOf, here);
    expect(found.of).toEqual(['length']);
  });
});
