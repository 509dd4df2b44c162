import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  type FoldedMatch,
  Match,
  defaults,
  formatRecord,
  isName,
  isSeed,
  parseRecord,
  positions,
  type Game,
  type OptionValues,
} from '../src/index.ts';
import { sample } from '../src/testing/index.ts';
import { DASH } from './dash/index.ts';

const find = (id: string): Game | undefined => (id === 'dash' ? DASH : undefined);

/** A match in which the numbers choose among what is legal. */
function played(numbers: readonly number[], options: OptionValues = {}): Match {
  let match = Match.start(DASH, {
    options: { ...defaults(DASH.options), ...options },
    dice: 'virtual',
    seed: 'a seed that is a little longer than people would make one',
    players: ['person', 'steady'],
  });
  for (const number of numbers) {
    if (match.over) break;
    const { rules, state } = match;
    const next = match.play(rules.nth(state, number % rules.count(state)), match.actor);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.match;
  }
  return match;
}

const someMatch = fc
  .record({
    numbers: fc.array(fc.nat(), { maxLength: 16 }),
    options: fc.record({ length: fc.constantFrom(6, 10), secret: fc.boolean() }),
  })
  .map(({ numbers, options }) => played(numbers, options));

const EXAMPLE = `Glade record 1
Game: dash 1
Players: person, steady
Dice: virtual
Seed: a seed that is a little longer than people would make one

0. order 1 3
1. pace 2; P2 run; P1 sprint
2. pace 1; P2 rest
`;

describe('a record', () => {
  test('is the whole match, for people to read', () => {
    const read = parseRecord(EXAMPLE, find);
    expect(read.ok && read.value.rules.notation.position(read.value.state)).toBe(
      'second round 2 first 2 pace 1 at 4,2 breath 0,1 chose -,rest',
    );
    expect(read.ok && formatRecord(read.value)).toBe(EXAMPLE);
  });

  test('comes back as the same match', () => {
    fc.assert(
      fc.property(someMatch, (match) => {
        const read = parseRecord(formatRecord(match), find);
        if (!read.ok) throw new Error(read.problem.code);
        expect(read.value.header).toEqual(match.header);
        expect(read.value.log).toEqual(match.log);
        expect(match.rules.hash(read.value.state)).toBe(match.rules.hash(match.state));
        expect(read.value.fixed).toBe(match.fixed);
        expect(read.value.drawIndex).toBe(match.drawIndex);
      }),
    );
  });

  test('forgives case, spaces, missing turns, comments and line ends of other systems', () => {
    const loose = EXAMPLE.replace('0. order 1 3', '# who begins\r\n  ORDER   1 3 ;')
      .replace('1. pace 2; P2 run', 'Pace 2\n\np2  RUN ')
      .replaceAll('\n', '\r\n');
    const [strict, read] = [parseRecord(EXAMPLE, find), parseRecord(loose, find)];
    expect(read.ok && strict.ok && read.value.log).toEqual(strict.ok && strict.value.log);
  });

  test.each([
    ['nothing', '', 'record.title'],
    ['another text', 'Dear reader,\n\n', 'record.title'],
    ['10 MB', EXAMPLE + 'x'.repeat(10_000_000), 'record.big'],
    ['a header that is none', EXAMPLE.replace('Game:', 'Game'), 'record.field'],
    ['an unknown game', EXAMPLE.replace('dash', 'chess'), 'record.game'],
    ['a game from the prototype', EXAMPLE.replace('dash', '__proto__'), 'record.game'],
    ['another version', EXAMPLE.replace('dash 1', 'dash 2'), 'record.version'],
    ['no version', EXAMPLE.replace('dash 1', 'dash'), 'record.version'],
    ['unknown options', EXAMPLE.replace('Dice', 'Options: wings=2\nDice'), 'options.unknown'],
    [
      'options from the prototype',
      EXAMPLE.replace('Dice', 'Options: __proto__=2\nDice'),
      'options.unknown',
    ],
    ['values that are none', EXAMPLE.replace('Dice', 'Options: length=-1\nDice'), 'options.value'],
    ['strange dice', EXAMPLE.replace('virtual', 'loaded'), 'record.dice'],
    ['a wrong seat', EXAMPLE.replace('P2 run', 'P1 run'), 'record.seat'],
    ['no such seat', EXAMPLE.replace('P2 run', 'P9 run'), 'record.seat'],
    ['a seat that throws', EXAMPLE.replace('pace 2', 'P1 pace 2'), 'record.seat'],
    ['seat 0 that throws', EXAMPLE.replace('pace 2', 'P0 pace 2'), 'record.seat'],
    ['an unknown header', EXAMPLE.replace('Dice', 'Date: today\nDice'), 'record.unknown'],
    ['a header given twice', EXAMPLE.replace('Dice', 'players: a, b\nDice'), 'record.twice'],
    ['too many players', EXAMPLE.replace('steady', 'steady, gentle'), 'record.players'],
    ['a player with a long name', EXAMPLE.replace('steady', 'x'.repeat(41)), 'record.name'],
    ['a player with a terminal escape', EXAMPLE.replace('steady', 'a\u001B[2Jb'), 'record.name'],
    ['a player written backwards', EXAMPLE.replace('steady', 'a\u202Eb'), 'record.name'],
    ['a player with an unseen sign', EXAMPLE.replace('steady', 'a\u200Bb'), 'record.name'],
    ['a seed with a terminal escape', EXAMPLE.replace('a seed', 'a\u001Bseed'), 'record.seed'],
    ['a seed of 501 signs', EXAMPLE.replace(/Seed: .*/, `Seed: ${'7'.repeat(501)}`), 'record.seed'],
    ['a header of 2,000 signs', EXAMPLE.replace('steady', 'x'.repeat(2000)), 'record.long'],
    ['an entry of 1,000 signs', EXAMPLE.replace('P2 run', `P2 ${'!'.repeat(1000)}`), 'record.long'],
    ['an address', 'https://example.org/wildfire\n', 'record.address'],
    ['a scenario', '{"format": "war-kids-scenarios/1"}', 'record.json'],
    ['a record without its first line', EXAMPLE.replace('Glade record 1\n', ''), 'record.cut'],
    ['a seed that is none', EXAMPLE.replace(/Seed: .*/, 'Seed:'), 'record.seed'],
    ['garbage', EXAMPLE.replace('P2 run', 'P2 fly'), 'record.entry'],
    ['an illegal action', EXAMPLE.replace('order 1 3', 'order 3 3'), 'record.illegal'],
    [
      'more than the match',
      `${EXAMPLE}3. P1 run; ${'pace 3; run; run; '.repeat(5)}`,
      'record.after',
    ],
  ])('tells what is wrong with %s', (_, text, code) => {
    expect(parseRecord(text, find)).toMatchObject({ ok: false, problem: { code } });
  });

  describe('of an earlier version of the rules', () => {
    const read = (text: string, earlier: Game['earlier'], change: Partial<Game> = {}) => {
      const game: Game = { ...DASH, version: 3, ...(earlier && { earlier }), ...change };
      return parseRecord(text, () => game);
    };
    const [release, second] = ['0.1.0', { 2: { release: '0.2.0' } }];
    const older = { code: 'record.older', args: { game: 'dash', found: '1', known: 3, release } };
    const sprinted = ({ log, rules }: FoldedMatch): boolean => {
      const state = rules.create();
      return log.some(({ action }) => {
        const entry = rules.notation.format(state, action);
        rules.apply(state, action);
        return entry === 'sprint';
      });
    };

    test('is read where it is said to have gone alike, and is of the present version from then on', () => {
      const found = read(EXAMPLE, { 1: { release }, ...second });
      expect(found.ok && found.value.header.version).toBe(3);
      expect(found.ok && formatRecord(found.value)).toBe(EXAMPLE.replace('dash 1', 'dash 3'));
      const now = parseRecord(EXAMPLE, find);
      expect(found.ok && found.value.log).toEqual(now.ok && now.value.log);
    });

    test('that went differently says which release reads it', () => {
      const found = read(EXAMPLE, { 1: { release, alike: false }, ...second });
      expect(found).toEqual({ ok: false, problem: older });
    });

    test('is read as far as this match went alike', () => {
      const earlier = {
        1: { release, alike: (match: FoldedMatch) => !sprinted(match) },
        ...second,
      };
      expect(read(EXAMPLE, earlier)).toEqual({ ok: false, problem: older });
      expect(read(EXAMPLE.replace('P1 sprint', 'P1 run'), earlier).ok).toBe(true);
      const unread = EXAMPLE.replace('P2 run', 'P2 hop');
      expect(read(unread, earlier)).toEqual({ ok: false, problem: older });
      const gone = EXAMPLE.replace('Dice', 'Options: wings=2\nDice');
      expect(read(gone, earlier)).toEqual({ ok: false, problem: older });
    });

    test('means by options it leaves out what they were then', () => {
      const earlier = { 1: { release, meant: { length: 10 } }, ...second };
      const told = (text: string) => {
        const found = read(text, earlier);
        return found.ok ? found.value.header.options['length'] : found.problem;
      };
      expect(told(EXAMPLE)).toBe(10);
      expect(told(EXAMPLE.replace('Dice', 'Options: length=6\nDice'))).toBe(6);
      expect(told(EXAMPLE.replace('dash 1', 'dash 3'))).toBe(
        DASH.options.options['length']!.default,
      );
    });

    test('that is damaged is told what is wrong with it, where it would have gone alike', () => {
      const found = read(EXAMPLE.replace('P2 run', 'P2 fly'), { 1: { release }, ...second });
      expect(found).toMatchObject({ ok: false, problem: { code: 'record.entry' } });
    });

    test.each(['0', '4', '01', '1.5', 'constructor', '1e0', '-1', ''])(
      'is none with the version “%s”',
      (version) => {
        const found = read(EXAMPLE.replace('dash 1', `dash ${version}`), {
          1: { release },
          ...second,
        });
        expect(found).toMatchObject({ ok: false, problem: { code: 'record.version' } });
      },
    );
  });

  test('does not look at the numbers in front of its lines', () => {
    const [strict, read] = [EXAMPLE, EXAMPLE.replace('0. ', '7. ').replace('1. ', '999. ')].map(
      (text) => parseRecord(text, find),
    );
    expect(read?.ok && strict?.ok && read.value.log).toEqual(strict?.ok && strict.value.log);
  });

  test('gives back every seed and name that may be in it, and no other', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, text, (seed, name) => {
        const players = ['person', name];
        const match = Match.start(DASH, {
          options: defaults(DASH.options),
          dice: 'virtual',
          seed,
          players,
        });
        const read = parseRecord(formatRecord(match), find);
        const back = read.ok && isDeepStrictEqual(read.value.header, match.header);
        expect(back).toBe(isSeed(seed) && isName(name));
      }),
      { numRuns: sample('engine: seeds and names in records', 400, 50_000) },
    );
    expect(['', ' 7', '7 ', 'a\nb', '7'].map(isSeed)).toEqual([false, false, false, false, true]);
    expect(['', 'a, b', 'a  b', 'Anna B'].map(isName)).toEqual([false, false, false, true]);
  });

  test('of so many entries makes no more states than a short one', () => {
    const states = (entries: number): number => {
      let made = 0;
      const counting: Game = {
        ...DASH,
        rules: (options) => {
          const rules = DASH.rules(options);
          return { ...rules, create: () => ((made += 1), rules.create()) };
        },
      };
      const text = formatRecord(played(Array.from({ length: entries }, () => 0)));
      expect(parseRecord(text, () => counting)).toMatchObject({ ok: true });
      return made;
    };
    expect(states(10)).toBe(states(1));
  });

  test('repeats what cannot be seen in words', () => {
    const read = parseRecord(EXAMPLE.replace('P2 rest', 'P2 \u001B[31mfly\u202E'), find);
    expect(read).toMatchObject({ problem: { args: { entry: 'P2 \\u001B[31mfly\\u202E' } } });
  });

  test('names the line', () => {
    const read = parseRecord(EXAMPLE.replace('P2 rest', 'P2 fly'), find);
    expect(read).toMatchObject({ problem: { args: { line: 9, entry: 'P2 fly' } } });
  });

  test('never throws, whatever it is given', () => {
    const noise = fc.tuple(
      fc.nat(EXAMPLE.length),
      fc.nat(5),
      fc.oneof(fc.string(), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(fc.array(noise, { minLength: 1, maxLength: 4 }), (changes) => {
        let text = EXAMPLE;
        for (const [at, gone, put] of changes)
          text = text.slice(0, at) + put + text.slice(at + gone);
        const read = parseRecord(text, find);
        const again = read.ok ? parseRecord(formatRecord(read.value), find) : read;
        expect(again.ok ? 'record' : again.problem.code).toMatch(
          read.ok ? /^record$/ : /^(record|options)\./,
        );
      }),
      { numRuns: sample('engine: damaged records', 2000, 200_000) },
    );
  });

  test('of a very long line is read in a moment', () => {
    const began = process.hrtime.bigint();
    parseRecord(`${EXAMPLE}${';'.repeat(190_000)}`, find);
    parseRecord(`Glade record 1\n${' '.repeat(190_000)}:`, find);
    expect(Number(process.hrtime.bigint() - began) / 1e9).toBeLessThan(2);
  });
});

describe('a match', () => {
  test('is never changed by what follows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 16 }), (numbers) => {
        const whole = played(numbers);
        const stages = Array.from({ length: whole.log.length + 1 }, (_, n) =>
          played(numbers.slice(0, n)),
        );
        for (const [n, stage] of stages.entries()) {
          const again = whole.at(n);
          expect(again.log).toEqual(stage.log);
          expect(again.rules.hash(again.state)).toBe(stage.rules.hash(stage.state));
        }
        expect(positions(whole)).toEqual(
          stages.map((stage) => stage.rules.notation.position(stage.state)),
        );
      }),
    );
  });

  test('refuses with the clause, and stays as it is', () => {
    const match = played([0]);
    const refused = match.play(0, 1);
    expect(refused).toEqual({ ok: false, refusal: { clause: 'DS-03', code: 'diceFirst' } });
    expect(match.log).toHaveLength(1);
  });

  test('counts what was drawn from each stream', () => {
    const match = played([0, 0, 0, 0, 0]);
    expect(match.actor).toBe(1);
    expect(match.log.filter(({ actor }) => actor === CHANCE)).toHaveLength(3);
    const pace = played([0, 0, 0, 0]);
    expect([pace.actor, pace.drawIndex]).toEqual([CHANCE, 1]);
  });

  test('fixes what came before a chance or a reveal', () => {
    expect([0, 1, 2, 3, 4].map((n) => played([0, 0, 1, 1].slice(0, n)).fixed)).toEqual([
      0, 1, 2, 2, 4,
    ]);
    const open = { secret: false };
    expect([2, 3, 4].map((n) => played([0, 0, 1, 1].slice(0, n), open).fixed)).toEqual([2, 2, 2]);
  });
});
