import { expect, test } from 'vitest';
import { emptyWaits, WaitCounter } from '../src/tally/waits.ts';
import { NumberFormats } from '../src/text/numbers.ts';
import type { Say } from '../src/text/say.ts';
import { waitsSentences } from '../src/text/sentences/waits-sentence.ts';

test('who waits for the end is told apart from who waits for the next choice', () => {
  const counter = new WaitCounter(3, (choices, draws) => 10 * choices + 5 * draws);
  const waits = emptyWaits();
  counter.begin();
  // The third seat chooses once and is out; the others go on in turn.
  counter.choose(2);
  for (let turn = 0; turn < 12; turn++) counter.choose(turn % 2);
  counter.close(waits, 0);
  expect([...waits.longest]).toEqual([[120, 1]]);
  expect([...waits.last]).toEqual([[120, 1]]);
  expect([...waits.between]).toEqual([[10, 1]]);
  // Ten waits of one choice each between two choices: those before the first and after the last are none of them.
  const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
  expect([sum(waits.times), sum(waits.choices)]).toEqual([10, 10]);
});

test('both are said where the wait for the end is the longer one', () => {
  const say = Object.assign((key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`, {
    language: 'en',
    has: () => false,
  }) as unknown as Say;
  const mean = { value: 1, low: null, high: null, n: 10 };
  // Where nobody chooses twice, there is no wait between two choices.
  const last = {
    choices: { ...mean, n: 0 },
    draws: mean,
    seconds: 0,
    longest: { mean: 9, p95: 9 },
  };
  expect(waitsSentences({ waits: last } as never, say, new NumberFormats('en'))).toHaveLength(1);
  const told = (between: number, end: number) =>
    waitsSentences(
      {
        waits: {
          choices: mean,
          draws: mean,
          seconds: 10,
          longest: { mean: 800, p95: 900 },
          between: { mean: between },
          last: { mean: end },
        },
      } as never,
      say,
      new NumberFormats('en'),
    ).join(' ');
  expect(told(60, 800)).toContain('lab.waits.apart');
  expect(told(800, 60)).not.toContain('lab.waits.apart');
});
