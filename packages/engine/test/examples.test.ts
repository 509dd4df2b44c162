import { describe, expect, test } from 'vitest';
import { parseExamples, runExample, type Failure } from '../src/index.ts';
import { DASH } from './dash/index.ts';

const HEAD = { id: 'X', title: { en: 'A', it: 'B' }, clauses: ['DS-02'] };
const AT = 'first round 2 first 1 pace 3 at 2,2 breath 0,2 chose -,-';
const LAST = 'second round 5 first 1 pace 1 at 2,1 breath 1,1 chose rest,-';

function run(one: object): readonly Omit<Failure, 'example' | 'case'>[] {
  const examples = parseExamples([{ ...HEAD, ...one }]);
  if (!examples.ok) throw new Error(JSON.stringify(examples.problem));
  const { failures } = runExample(DASH, examples.value[0]!);
  return failures.map(({ field, expected, actual }) => ({ field, expected, actual }));
}

describe('the gate for worked examples', () => {
  test.each([
    ['no list', { a: 1 }, 'examples.shape'],
    ['no title', [{ id: 'X', clauses: ['DS-01'], legalCount: 1 }], 'examples.shape'],
    ['one language', [{ ...HEAD, title: { en: 'A' }, legalCount: 1 }], 'examples.shape'],
    ['no clauses', [{ ...HEAD, clauses: [], legalCount: 1 }], 'examples.empty'],
    ['an unknown field', [{ ...HEAD, legalcount: 1 }], 'examples.field'],
    ['an unknown field in a case', [{ ...HEAD, cases: [{ legals: [] }] }], 'examples.field'],
    ['numbers for text', [{ ...HEAD, do: [25], after: AT }], 'examples.shape'],
    ['empty lists', [{ ...HEAD, refused: [] }], 'examples.empty'],
    ['no cases', [{ ...HEAD, cases: [] }], 'examples.empty'],
    [
      'a seat that is a number',
      [{ ...HEAD, refused: [{ action: 'run', clause: 'DS-04', by: 1 }] }],
      'examples.shape',
    ],
    [
      'the same id twice',
      [
        { ...HEAD, legalCount: 1 },
        { ...HEAD, legalCount: 1 },
      ],
      'examples.twice',
    ],
    ['nothing to check', [{ ...HEAD, do: ['order 1 2'] }], 'examples.nothing'],
    ['a position repeated', [{ ...HEAD, position: AT, after: AT }], 'examples.nothing'],
    ['events of nothing', [{ ...HEAD, position: AT, events: ['begins'] }], 'examples.nothing'],
    [
      'one empty case among others',
      [{ ...HEAD, cases: [{ legalCount: 30 }, { do: ['order 1 2'] }] }],
      'examples.nothing',
    ],
  ])('refuses %s', (_, data, code) => {
    expect(parseExamples(data)).toMatchObject({ ok: false, problem: { code } });
  });

  test('an empty file has no examples', () => {
    expect(parseExamples(null)).toEqual({ ok: true, value: [] });
  });

  test('what stands outside the cases holds in each of them', () => {
    const examples = parseExamples([
      {
        ...HEAD,
        position: AT,
        options: { length: 10 },
        cases: [{ legalCount: 2 }, { options: { length: 6 }, legalCount: 2 }],
      },
    ]);
    expect(examples.ok && examples.value[0]!.cases).toEqual([
      { position: AT, options: { length: 10 }, legalCount: 2 },
      { position: AT, options: { length: 6 }, legalCount: 2 },
    ]);
  });
});

describe('an example holds', () => {
  test.each([
    [
      'from the start',
      { do: ['order 5 3'], after: 'pace round 1 first 1 pace 0 at 0,0 breath 1,1 chose -,-' },
    ],
    [
      'with a preset and options over it',
      {
        preset: 'beginners',
        options: { breaths: 0 },
        do: ['Order 5 3'],
        after: 'pace round 1 first 1 pace 0 at 0,0 breath 0,0 chose -,-',
      },
    ],
    [
      'with seats named',
      {
        position: AT,
        do: ['P1 run', 'p2 sprint'],
        events: ['chose x2', 'revealed', 'ran', 'sprinted', 'won'],
      },
    ],
    [
      'with events one by one',
      { position: AT, do: ['run', 'run'], events: ['chose', 'chose', 'revealed', 'ran', 'ran'] },
    ],
    [
      'when something is refused',
      {
        position: AT,
        refused: [
          { action: 'sprint', clause: 'DS-06', code: 'noBreath' },
          { action: 'run', clause: 'DS-04', by: 'P2' },
        ],
      },
    ],
    ['with all that is legal', { position: AT, legal: ['RUN', 'rest'], legalCount: 2 }],
    [
      'at the end',
      {
        position: LAST,
        do: ['rest'],
        legalCount: 0,
        outcome: { code: 'won', winners: ['P1'], measures: { squares: [2, 1], rounds: 5 } },
      },
    ],
  ])('%s', (_, one) => {
    expect(run(one)).toEqual([]);
  });
});

describe('an example fails, and says how it is', () => {
  const failure = (field: string, expected: string, actual: string) => [
    { field, expected, actual },
  ];
  test.each([
    [
      'unknown preset',
      { preset: 'wings', legalCount: 1 },
      failure('preset', 'readable', 'example.preset (wings)'),
    ],
    [
      'unknown option',
      { options: { wings: 2 }, legalCount: 1 },
      failure(
        'options',
        'readable',
        'example.options (options.unknown (wings, length, secret, breaths, track, cheer))',
      ),
    ],
    [
      'unreadable position',
      { position: 'here', legalCount: 1 },
      failure('position', 'readable', 'example.position (dash.position)'),
    ],
    [
      'unreadable action',
      { do: ['fly'], legalCount: 1 },
      failure('do', 'fly', 'example.do (dash.action)'),
    ],
    [
      'illegal action',
      { do: ['order 4 4'], legalCount: 1 },
      failure('do', 'order 4 4', 'example.do (refused by DS-02 (equalThrow))'),
    ],
    [
      'another seat',
      { position: AT, do: ['P2 run'], legalCount: 1 },
      failure('do', 'P2 run', 'example.do (example.seat)'),
    ],
    [
      'a seat at a chance',
      { do: ['P1 order 3 4'], legalCount: 1 },
      failure('do', 'P1 order 3 4', 'example.do (example.seat)'),
    ],
    [
      'done after the end',
      { position: LAST, do: ['rest', 'rest'], legalCount: 1 },
      failure('do', 'rest', 'example.do (example.over)'),
    ],
    [
      'another position',
      { position: AT, do: ['run'], after: AT },
      failure('after', AT, 'second round 2 first 1 pace 3 at 2,2 breath 0,2 chose run,-'),
    ],
    [
      'unreadable after',
      { position: AT, do: ['run'], after: 'there' },
      failure('after', 'there', 'dash.position'),
    ],
    [
      'other events',
      { position: AT, do: ['run'], events: ['ran'] },
      failure('events', 'ran', 'chose'),
    ],
    [
      'fewer events',
      { position: AT, do: ['run', 'run'], events: ['chose x2', 'revealed', 'ran'] },
      failure('events', 'chose x2, revealed, ran', 'chose x2, revealed, ran x2'),
    ],
    [
      'legal after all',
      { position: AT, refused: [{ action: 'run', clause: 'DS-06' }] },
      failure('refused', 'run: refused by DS-06', 'legal'),
    ],
    [
      'refused by another clause',
      { position: AT, refused: [{ action: 'sprint', clause: 'DS-05' }] },
      failure('refused', 'sprint: refused by DS-05', 'refused by DS-06 (noBreath)'),
    ],
    [
      'refused with another code',
      { position: AT, refused: [{ action: 'sprint', clause: 'DS-06', code: 'tired' }] },
      failure('refused', 'sprint: refused by DS-06 (tired)', 'refused by DS-06 (noBreath)'),
    ],
    [
      'refused, but unreadable',
      { position: AT, refused: [{ action: 'fly', clause: 'DS-06' }] },
      failure('refused', 'fly: refused by DS-06', 'dash.action'),
    ],
    [
      'something legal left out',
      { position: AT, legal: ['run'] },
      failure('legal', 'not listed', 'rest'),
    ],
    [
      'something listed that is not legal',
      { position: AT, legal: ['run', 'rest', 'sprint'] },
      failure('legal', 'sprint', 'not legal'),
    ],
    [
      'something listed twice',
      { position: AT, legal: ['run', 'rest', 'Run'] },
      failure('legal', 'Run', 'said twice'),
    ],
    ['another count', { position: AT, legalCount: 3 }, failure('legalCount', '3', '2')],
    [
      'not over',
      { position: AT, outcome: { code: 'won', winners: ['P1'] } },
      failure('outcome', 'won', 'not over'),
    ],
    [
      'another outcome',
      { position: LAST, do: ['rest'], outcome: { code: 'shared', winners: ['P1'] } },
      failure('outcome.code', 'shared', 'won'),
    ],
    [
      'another winner',
      { position: LAST, do: ['rest'], outcome: { code: 'won', winners: ['P1', 'P2'] } },
      failure('outcome.winners', 'P1, P2', 'P1'),
    ],
    [
      'another measure',
      {
        position: LAST,
        do: ['rest'],
        outcome: { code: 'won', winners: ['P1'], measures: { squares: [2, 2] } },
      },
      failure('outcome.measures.squares', '[2,2]', '[2,1]'),
    ],
    [
      'no such measure',
      {
        position: LAST,
        do: ['rest'],
        outcome: { code: 'won', winners: ['P1'], measures: { joy: 1 } },
      },
      failure('outcome.measures.joy', '1', 'not measured'),
    ],
  ])('%s', (_, one, expected) => {
    expect(run(one)).toEqual(expected);
  });
});
