import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotLine } from '../src/bots/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('a move that fails is tried again after longer and longer pauses, however often somebody asks', async () => {
  const reported: unknown[] = [];
  const line = new BotLine({ atOnce: 1, most: 10, report: (error) => void reported.push(error) });
  let tries = 0;
  await line.start(() => {
    tries += 1;
    line.ask({ table: 'full', step: 3 });
    return Promise.reject(new Error('no space left on device'));
  });
  line.ask({ table: 'full', step: 3 });
  const after: number[] = [];
  for (let half = 0; half < 16; half++) {
    await pass(half === 0 ? 0 : 500);
    after.push(tries);
  }
  // After 0, 0.5, 1.5, 3.5 and 7.5 seconds.
  expect(after).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
  expect(reported).toHaveLength(5);
  await line.stop();
  await pass(100_000);
  expect(tries).toBe(5);
});

test('the table that came first goes first, so many at once, and one in a long line is not lost by asking twice', async () => {
  const line = new BotLine({ atOnce: 2, most: 3, report: () => {} });
  const moving: string[] = [];
  const done: (() => void)[] = [];
  await line.start(({ table, step }) => {
    moving.push(`${table}${step}`);
    return new Promise((resolve) => done.push(resolve));
  });
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f']) line.ask({ table, step: 1 });
  await pass(0);
  // There is no room for f; c is asked for again, now at another step.
  line.ask({ table: 'c', step: 2 });
  expect([moving, line.length]).toEqual([['a1', 'b1'], 3]);
  for (const next of done) next();
  await pass(0);
  for (const next of done) next();
  await pass(0);
  expect(moving).toEqual(['a1', 'b1', 'c2', 'd1', 'e1']);
});

test('the line rests after each move, whoever asks meanwhile, so that quick bots leave time to people', async () => {
  const line = new BotLine({ atOnce: 1, most: 10, rest: 10, report: () => {} });
  let moves = 0;
  await line.start(() => {
    moves += 1;
    line.ask({ table: 'a', step: moves });
    line.ask({ table: 'b', step: moves });
    return Promise.resolve();
  });
  line.ask({ table: 'a', step: 0 });
  await pass(9);
  expect(moves).toBe(1);
  await pass(1);
  expect(moves).toBe(2);
  await pass(80);
  expect(moves).toBe(10);
  await Promise.all([line.stop(), pass(10)]);
  await pass(100);
  expect(moves).toBe(10);
});
