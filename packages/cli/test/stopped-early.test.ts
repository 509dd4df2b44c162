import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONLY_LONG, sample, someOf } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  untilFinished,
  folder,
  gladeHere,
  start,
  setUpProgramTests,
  type Finished,
} from './run-glade.ts';

setUpProgramTests();

// On a busy machine the program starts slowly, so this may take several tries.
vi.setConfig({ testTimeout: 180_000 });

// More matches than can be played, so that the signal arrives in the middle.
const MANY = '2000000';

const wait = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Asks a question and stops it while it plays. If that was too early for an answer, it tries again a little later. */
async function stopped(
  args: readonly string[],
  signal: NodeJS.Signals,
  after = 1500,
): Promise<Finished> {
  const child: ChildProcess = start(args);
  const end = untilFinished(child);
  await wait(after);
  child.kill(signal);
  const told = await end;
  return told.out === '' ? stopped(args, signal, 2 * after) : told;
}

/** The same without starting the program: the command hears of the signal what the program would tell it. */
async function stoppedHere(args: readonly string[], after = 700): Promise<Finished> {
  const heard = process.listeners('SIGINT');
  const end = gladeHere(args);
  await wait(after);
  const listening = process.listeners('SIGINT').filter((each) => !heard.includes(each));
  for (const each of listening) each('SIGINT');
  const told = await end;
  return told.out === '' ? stoppedHere(args, 2 * after) : told;
}

describe('a playtest that is stopped', () => {
  const signals = [
    ['SIGINT', 130, '1'],
    ['SIGTERM', 143, '2'],
  ] as const;
  // The answer is made in the same way for both; that the other is heard at all is tried with `glade serve`.
  test.each(someOf('cli: signals that stop a playtest', signals, 2))(
    'by %s tells, writes and marks the answer so far',
    async (signal, code, workers) => {
      const path = folder();
      const [json, html] = [join(path, 'a.json'), join(path, 'a.html')];
      const files = ['--json', json, '--html', html];
      const asked = ['playtest', 'wildfire', '--bots', 'random', '--seed', '3'];
      const end = await stopped(
        [...asked, '--games', MANY, '--workers', workers, ...files],
        signal,
      );
      expect(end.code).toBe(code);
      expect(end.err).toContain('Stopping: the matches that have begun are played to their end');
      expect(end.out).toMatch(
        /^Stopped early: these are [\d,]+ matches of the 2,000,000 asked for/,
      );
      expect(readFileSync(html, 'utf8')).toContain('<strong>Stopped early: these are');
      const { partial, ...report } = JSON.parse(readFileSync(json, 'utf8')) as {
        readonly games: number;
        readonly partial?: unknown;
      };
      expect(partial).toEqual({ of: Number(MANY) });
      // The matches played are the first of all: asking for that number gives the same answer.
      const again = join(path, 'again.json');
      await gladeHere([...asked, '--games', String(report.games), '--json', again]);
      expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(report);
    },
  );
});

test(
  'a playtest stopped before there are enough choices is told without them, and so is its command',
  ONLY_LONG,
  async () => {
    const json = join(folder(), 'few.json');
    const slow = 'playtest wildfire --bots mcts:50000 --games 400 --choices 20 --workers 1';
    const { out } = await stoppedHere([...slow.split(' '), '--json', json]);
    expect(out).toContain('Stopped early');
    const { games, command, choices } = JSON.parse(readFileSync(json, 'utf8')) as {
      readonly games: number;
      readonly command: string;
      readonly choices?: object;
    };
    expect(games).toBeLessThan(10);
    expect(choices).toBeUndefined();
    expect(command).toContain(`--games ${games}`);
    expect(command).not.toContain('--choices');
  },
);

const QUESTIONS = [
  ['rulings', 'rulings wildfire --bots random'],
  ['a comparison', 'playtest wildfire --bots random --compare startBuffer=4,8'],
  ['a ladder', 'ladder wildfire --rungs random,greedy,policy'],
  ['luck', 'luck wildfire --among random,greedy'],
  ['tuning', 'tune wildfire --bots random --try startBuffer=4,8 --target win=60%'],
  ['who is stronger', 'stronger wildfire random greedy --gain 0.1..0.100001'],
] as const;

/** How many of the questions are stopped in the real program: a playtest is in any case. */
const STARTED = sample('cli: questions stopped in the real program', 0, QUESTIONS.length);

// The others are stopped in the same way.
const STOPPED = someOf('cli: questions that are stopped', QUESTIONS, 3);

test.each(STOPPED)('%s stopped: the answer so far, marked', async (question, line) => {
  const json = join(folder(), 'a.json');
  const asked = [...line.split(' '), '--games', MANY, '--workers', '1', '--json', json];
  const real = QUESTIONS.findIndex(([name]) => name === question) < STARTED;
  const { code, out } = await (real ? stopped(asked, 'SIGINT') : stoppedHere(asked));
  expect(code).toBe(130);
  expect(out).toContain('Stopped early: not all the matches were played');
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ partial: true });
});

/**
 * Stops it, and again once it has said that it stops and after a pause: two signals at once would count as one, since npm
 * passes on each signal.
 */
async function stoppedTwice(args: readonly string[], after = 1500): Promise<Finished> {
  const child = start(args);
  const end = untilFinished(child);
  child.stderr!.once('data', () => {
    setTimeout(() => child.kill('SIGINT'), 700);
  });
  await wait(after);
  child.kill('SIGINT');
  const told = await end;
  // A signal before the program is loaded ends it as usual.
  return told.code === null ? stoppedTwice(args, 2 * after) : told;
}

test('stopped twice, it ends at once, also in a match of bots that think for very long', async () => {
  const asked = 'playtest wildfire --bots mcts:1000000 --games 9 --workers 1';
  const { code, out, err } = await stoppedTwice(asked.split(' '));
  expect({ code, out }).toEqual({ code: 130, out: '' });
  expect(err).toContain('Ctrl-C again stops at once');
});
