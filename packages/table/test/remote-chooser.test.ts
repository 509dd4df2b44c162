import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Game } from '@glade/engine';
import { DASH } from '../../engine/test/dash/index.ts';
import { RemoteChooser, serveChooser, type Choose, type Port } from '../src/index.ts';
import { RUN, SPRINT, STARTED, match, quiet, table } from './dash-table.ts';

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

/** A chooser whose thinker sits at the other end of a channel; what goes over it is kept. */
function connected(
  choose: Choose<Game>,
  known = find,
): { chooser: RemoteChooser; posted: unknown[] } {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  serveChooser(portOf(port2), known, choose);
  const posted: unknown[] = [];
  const port = portOf(port1);
  const chooser = new RemoteChooser({
    post: (message) => {
      posted.push(message);
      port.post(message);
    },
    listen: (heard, broken) => port.listen(heard, broken),
  });
  return { chooser, posted };
}

describe('a chooser elsewhere', () => {
  test('folds the same match and answers', async () => {
    const here = match({ log: [...STARTED, RUN], options: { secret: true, length: 10 } });
    const { chooser } = connected((there, seat, level) => {
      expect(there.log).toEqual(here.log);
      expect(there.header.options).toEqual(here.header.options);
      expect(there.rules.hash(there.state)).toBe(here.rules.hash(here.state));
      return level === 'strong' && seat === 1 ? SPRINT : RUN;
    });
    expect(await chooser.choose(here, 1, 'strong', never)).toBe(SPRINT);
    expect(await chooser.choose(here, 1, 'gentle', never)).toBe(RUN);
  });

  test('is not told the seed', async () => {
    const { chooser, posted } = connected(() => RUN);
    await chooser.choose(match({ log: STARTED }), 0, 'steady', never);
    expect(match().header.seed).toBe('table');
    expect(JSON.stringify(posted)).not.toContain('table');
  });

  test('may take its time, one question after the other', async () => {
    const order: number[] = [];
    const { chooser } = connected(async (_, seat) => {
      await quiet();
      order.push(seat);
      return seat;
    });
    const at = match({ log: STARTED });
    const answers = [0, 1, 0].map((seat) => chooser.choose(at, seat, 'steady', never));
    expect(await Promise.all(answers)).toEqual([0, 1, 0]);
    expect(order).toEqual([0, 1, 0]);
  });

  test('does not begin what was stopped', async () => {
    let begun = 0;
    const { chooser } = connected(async () => {
      begun += 1;
      for (let i = 0; i < 5; i++) await quiet();
      return RUN;
    });
    const at = match({ log: STARTED });
    const abort = new AbortController();
    const first = chooser.choose(at, 0, 'steady', never);
    const second = chooser.choose(at, 0, 'steady', abort.signal);
    abort.abort();
    await expect(second).rejects.toThrow('stopped');
    expect(await first).toBe(RUN);
    expect(await chooser.choose(at, 0, 'steady', never)).toBe(RUN);
    expect(begun).toBe(2);
    await expect(chooser.choose(at, 0, 'steady', abort.signal)).rejects.toThrow('aborted');
  });

  test('hears while it thinks that nobody waits any more', async () => {
    let stopped = false;
    const abort = new AbortController();
    const { chooser } = connected(async (_match, _seat, _level, signal) => {
      abort.abort();
      for (let i = 0; i < 20 && !signal.aborted; i++) await quiet();
      stopped = signal.aborted;
      return RUN;
    });
    await expect(
      chooser.choose(match({ log: STARTED }), 0, 'steady', abort.signal),
    ).rejects.toThrow('stopped');
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
    const { chooser } = connected(choose, known);
    await expect(chooser.choose(match({ log: STARTED }), 0, 'steady', never)).rejects.toThrow(
      reason,
    );
  });

  test('plays at a table from another thread, and its death is reported', async () => {
    const worker = new Worker(new URL('chooser-thread.ts', import.meta.url));
    onTestFinished(async () => {
      await worker.terminate();
    });
    const chooser = new RemoteChooser({
      post: (message) => worker.postMessage(message),
      listen: (heard, broken) => {
        worker.on('message', heard);
        worker.on('error', (error: Error) => broken(error.message));
        worker.on('exit', () => broken('the worker has gone'));
      },
    });
    const at = table({ log: [...STARTED, RUN], players: ['person', 'gentle'] }, { chooser });
    await expect.poll(() => at.match.log.length).toBe(4);
    await worker.terminate();
    const failures: unknown[] = [];
    const botFailed = (seat: number, error: unknown): void => void failures.push([seat, error]);
    const other = table({ log: STARTED }, { chooser, botFailed });
    expect(await other.party([0]).hint()).toEqual({
      ok: false,
      problem: { code: 'bot.failed' },
    });
    expect(failures).toEqual([[0, new Error('the worker has gone')]]);
  });
});
