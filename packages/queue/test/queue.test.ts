import { someOf } from '@glade/engine/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelStudy, listStudies, QueueError, type WorkerNotice } from '../src/index.ts';
import { startPostgres, type Server } from './postgres.ts';
import {
  runAlone,
  runInQueue,
  startInQueue,
  failureOf,
  quick,
  waitForResults,
  slow,
  workUntilEmpty,
} from './studies.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let server: Server;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const newerRules = new URL('shelf-newer-rules.ts', import.meta.url).href;
const otherCode = new URL('other/shelf.ts', import.meta.url).href;
const otherBot = new URL('shelf-other-bot.ts', import.meta.url).href;

describe('a study asked of a queue', () => {
  const numbers = someOf('queue: numbers of workers at a study', [2, 1, 4], 3);
  test.each(numbers)('comes to the same bytes with %i workers', async (workers) => {
    const arms = quick(`workers ${workers}`);
    const { found } = await startInQueue(server, arms);
    const each = await Promise.all(Array.from({ length: workers }, () => workUntilEmpty(server)));
    expect(await found).toBe(await runAlone(arms));
    expect(each.reduce((sum, { matches }) => sum + matches, 0)).toBe(256);
  });

  test('says how far it is', async () => {
    const heard: number[] = [];
    const arms = quick('progress');
    const found = runInQueue(server, arms, { progress: (n) => heard.push(n) });
    const stop = new AbortController();
    const working = workUntilEmpty(server, { once: false, signal: stop.signal });
    await found;
    stop.abort();
    await working;
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(128);
  });

  test('goes on where it was left', async () => {
    const arms = quick('left');
    const first = await startInQueue(server, arms);
    first.leave();
    expect(await failureOf(first.found)).toMatchObject({ name: 'AbortError' });
    await workUntilEmpty(server);
    const again = await startInQueue(server, arms);
    expect(again.study).toBe(first.study);
    const { jobs } = await workUntilEmpty(server);
    expect(jobs).toBe(0);
    expect(await again.found).toBe(await runAlone(arms));
  });

  test('asked twice at once, it is played once', async () => {
    const arms = quick('twice');
    const [one, two] = [await startInQueue(server, arms), await startInQueue(server, arms)];
    expect(two.study).toBe(one.study);
    const { matches } = await workUntilEmpty(server);
    expect(matches).toBe(256);
    expect(await one.found).toBe(await two.found);
  });

  test('is listed, and told of when it is cancelled', async () => {
    const { found, study } = await startInQueue(server, quick('cancelled'));
    const failed = failureOf(found);
    const listed = await listStudies(server.url);
    expect(listed.find((each) => each.study === study)).toMatchObject({
      game: 'dash',
      played: 0,
      games: 128,
      done: 0,
      active: 0,
    });
    await cancelStudy(server.url, study);
    expect(await failed).toMatchObject({ problem: { code: 'queue.cancelled', args: { study } } });
    expect((await workUntilEmpty(server)).jobs).toBe(0);
    expect((await listStudies(server.url)).some((each) => each.study === study)).toBe(false);
    expect(await failureOf(cancelStudy(server.url, study))).toMatchObject({
      problem: { code: 'queue.study' },
    });
  });

  test('cancelled while a worker is at it, nothing of it is kept', async () => {
    const arms = slow('cancelled');
    const { found, study } = await startInQueue(server, arms);
    const failed = failureOf(found);
    const before = await server.query('select count(*) as n from glade_lab_results');
    const working = workUntilEmpty(server, { notice: () => {} });
    await waitForResults(server, Number(before[0]!['n']) + 1);
    await cancelStudy(server.url, study);
    expect(await failed).toBeInstanceOf(QueueError);
    await working;
    const rows = await server.query('select * from glade_lab_results where study = $1', [study]);
    expect(rows).toEqual([]);
  });
});

describe('a result that no worker can have found', () => {
  const arms = quick('damaged');
  let study: string;
  let whole: string;
  let result: string;
  beforeAll(async () => {
    const first = await startInQueue(server, arms);
    study = first.study;
    await workUntilEmpty(server);
    whole = await first.found;
    const [row] = await server.query(
      'select result from glade_lab_results where study = $1 and shard = 0',
      [study],
    );
    result = String(row!['result']);
  });
  const put = (text: string) =>
    server.query('update glade_lab_results set result = $2 where study = $1 and shard = 0', [
      study,
      text,
    ]);

  test.each<[string, (text: string) => string]>([
    ['is no JSON', (text) => text.slice(0, 100)],
    ['has a part too few', (text) => text.replace('"unfinished":0,', '')],
    ['has a part too many', (text) => text.replace('"unfinished":0,', '"unfinished":0,"more":1,')],
    ['has matches nobody asked for', (text) => text.replace(/"games":\d+/, '"games":900')],
    ['has more wins than matches', (text) => text.replace(/"won":\d+/, '"won":900')],
    ['has parts of a match', (text) => text.replace(/"won":\d+/, '"won":0.5')],
    [
      'has a count below zero',
      (text) => text.replace(/"length":\[\[(\d+),\d+/, '"length":[[$1,-3'),
    ],
    ['has markup for a code', (text) => text.replace(/"codes":\[\["\w+"/, '"codes":[["<script>"')],
    ['names a match of others', (text) => text.replace(/"match":\d+/, '"match":127')],
    ['reaches for prototypes', (text) => text.replace('"tallies"', '"__proto__"')],
    ['is endless', (text) => text + ' '.repeat(17_000_000)],
  ])('%s', async (_, damage) => {
    expect(damage(result)).not.toBe(result);
    await put(damage(result));
    expect(await failureOf(runInQueue(server, arms))).toMatchObject({
      problem: { code: 'queue.result', args: { study, shard: 0 } },
    });
  });

  test('is mended by the one that was found', async () => {
    await put(result);
    expect(await runInQueue(server, arms)).toBe(whole);
  });
});

describe('a worker leaves a study to others', () => {
  // One study for all of them: nobody plays it before the end.
  const arms = quick('left to others');
  let found: Promise<string>;
  let study: string;
  beforeAll(async () => {
    ({ found, study } = await startInQueue(server, arms));
  });

  test.each([
    ['with rules of another version', newerRules, 'version'],
    ['without the game', new URL('shelf-empty.ts', import.meta.url).href, 'game'],
    ['with other code beside the same rules', otherCode, 'code'],
    ['that plays otherwise by the same version', otherBot, 'differs'],
  ])('%s', async (_, other, kind) => {
    const notices: WorkerNotice[] = [];
    const notice = (each: WorkerNotice): void => void notices.push(each);
    expect((await workUntilEmpty(server, { shelves: [other], notice })).jobs).toBe(0);
    expect(notices).toMatchObject([{ kind, study, game: 'dash' }]);
  });

  test('who then play it', async () => {
    const stop = new AbortController();
    const working = workUntilEmpty(server, { once: false, signal: stop.signal });
    expect(await found).toBe(await runAlone(arms));
    stop.abort();
    await working;
  });
});

test('a study at which a worker fails says so, and can be asked again', async () => {
  const arms = quick('fault');
  const { found, study } = await startInQueue(server, arms);
  const failed = failureOf(found);
  const [row] = await server.query('select arms from glade_lab_studies where id = $1', [study]);
  const put = (text: unknown) =>
    server.query('update glade_lab_studies set arms = $2 where id = $1', [study, text]);
  await put('[]');
  await workUntilEmpty(server);
  expect(await failed).toMatchObject({ problem: { code: 'queue.fault' } });
  await put(row!['arms']);
  const again = await startInQueue(server, arms);
  await workUntilEmpty(server);
  expect(await again.found).toBe(await runAlone(arms));
});

test.each([
  ['no address', 'localhost', 'queue.address'],
  ['another kind of address', 'http://user:secret@localhost/db', 'queue.address'],
  ['nobody there', 'postgres://user:secret@127.0.0.1:1/db', 'queue.unreachable'],
])('%s: one problem that tells nothing of the address', async (_, url, code) => {
  const error = await failureOf(listStudies(url));
  expect(error).toMatchObject({ problem: { code } });
  expect(JSON.stringify([error, String(error)])).not.toMatch(/secret|user|127/);
});
