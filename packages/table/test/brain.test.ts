import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Game } from '@glade/engine';
import { DASH } from '../../engine/test/dash/index.ts';
import { RemoteBrain, serveBrain, type Choose, type Port } from '../src/index.ts';
import { RUN, SPRINT, STARTED, match, quiet, table } from './setting.ts';

const find = (id: string): Game | undefined => (id === 'dash' ? DASH : undefined);
const OTHER: Game = {
  ...DASH,
  rules: (options) => ({ ...DASH.rules(options), check: () => ({ clause: 'DS-02', code: 'no' }) }),
};
const never = new AbortController().signal;

function portOf(end: MessagePort): Port {
  return {
    post: (message) => end.postMessage(message),
    listen: (heard, broken) => {
      end.on('message', heard);
      end.on('messageerror', (error) => broken(error.message));
    },
  };
}

/** A brain whose thinker sits at the other end of a channel; what goes over it is kept. */
function connected(choose: Choose<Game>, known = find): { brain: RemoteBrain; posted: unknown[] } {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  serveBrain(portOf(port2), known, choose);
  const posted: unknown[] = [];
  const port = portOf(port1);
  const brain = new RemoteBrain({
    post: (message) => {
      posted.push(message);
      port.post(message);
    },
    listen: (heard, broken) => port.listen(heard, broken),
  });
  return { brain, posted };
}

describe('a brain elsewhere', () => {
  test('folds the same match and answers', async () => {
    const here = match({ log: [...STARTED, RUN], options: { secret: true, length: 10 } });
    const { brain } = connected((there, seat, level) => {
      expect(there.log).toEqual(here.log);
      expect(there.header.options).toEqual(here.header.options);
      expect(there.rules.hash(there.state)).toBe(here.rules.hash(here.state));
      return level === 'strong' && seat === 1 ? SPRINT : RUN;
    });
    expect(await brain.choose(here, 1, 'strong', never)).toBe(SPRINT);
    expect(await brain.choose(here, 1, 'gentle', never)).toBe(RUN);
  });

  test('is not told the seed', async () => {
    const { brain, posted } = connected(() => RUN);
    await brain.choose(match({ log: STARTED }), 0, 'steady', never);
    expect(match().header.seed).toBe('table');
    expect(JSON.stringify(posted)).not.toContain('table');
  });

  test('may take its time, one question after the other', async () => {
    const order: number[] = [];
    const { brain } = connected(async (_, seat) => {
      await quiet();
      order.push(seat);
      return seat;
    });
    const at = match({ log: STARTED });
    const answers = [0, 1, 0].map((seat) => brain.choose(at, seat, 'steady', never));
    expect(await Promise.all(answers)).toEqual([0, 1, 0]);
    expect(order).toEqual([0, 1, 0]);
  });

  test('does not begin what was stopped', async () => {
    let begun = 0;
    const { brain } = connected(async () => {
      begun += 1;
      for (let i = 0; i < 5; i++) await quiet();
      return RUN;
    });
    const at = match({ log: STARTED });
    const abort = new AbortController();
    const first = brain.choose(at, 0, 'steady', never);
    const second = brain.choose(at, 0, 'steady', abort.signal);
    abort.abort();
    await expect(second).rejects.toThrow('stopped');
    expect(await first).toBe(RUN);
    expect(await brain.choose(at, 0, 'steady', never)).toBe(RUN);
    expect(begun).toBe(2);
    await expect(brain.choose(at, 0, 'steady', abort.signal)).rejects.toThrow('aborted');
  });

  test('hears while it thinks that nobody waits any more', async () => {
    let stopped = false;
    const abort = new AbortController();
    const { brain } = connected(async (_match, _seat, _level, signal) => {
      abort.abort();
      for (let i = 0; i < 20 && !signal.aborted; i++) await quiet();
      stopped = signal.aborted;
      return RUN;
    });
    await expect(brain.choose(match({ log: STARTED }), 0, 'steady', abort.signal)).rejects.toThrow(
      'stopped',
    );
    await expect.poll(() => stopped).toBe(true);
  });

  test.each([
    [
      'its errors are ours',
      () => {
        throw new Error('too hard');
      },
      find,
      'too hard',
    ],
    ['it knows no such game', () => RUN, () => undefined, 'brain.game'],
    ['it knows another version', () => RUN, () => ({ ...DASH, version: 2 }), 'brain.game'],
    ['it knows other rules', () => RUN, () => OTHER, 'brain.log'],
  ])('%s', async (_, choose, known, reason) => {
    const { brain } = connected(choose, known);
    await expect(brain.choose(match({ log: STARTED }), 0, 'steady', never)).rejects.toThrow(reason);
  });

  test('plays at a table from another thread, and its death is reported', async () => {
    const worker = new Worker(new URL('thinker.ts', import.meta.url));
    onTestFinished(async () => {
      await worker.terminate();
    });
    const brain = new RemoteBrain({
      post: (message) => worker.postMessage(message),
      listen: (heard, broken) => {
        worker.on('message', heard);
        worker.on('error', (error: Error) => broken(error.message));
        worker.on('exit', () => broken('the worker has gone'));
      },
    });
    const at = table({ log: [...STARTED, RUN], players: ['person', 'gentle'] }, { brain });
    await expect.poll(() => at.match.log.length, { timeout: 5000 }).toBe(4);
    await worker.terminate();
    const failures: unknown[] = [];
    const botFailed = (seat: number, error: unknown): void => void failures.push([seat, error]);
    const other = table({ log: STARTED }, { brain, botFailed });
    expect(await other.party([0]).hint()).toEqual({
      ok: false,
      problem: { code: 'bot.failed' },
    });
    expect(failures).toEqual([[0, new Error('the worker has gone')]]);
  });
});
