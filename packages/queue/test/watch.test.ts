import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gladeHere } from '../../cli/test/run-glade.ts';
import { shelfModules } from '../../cli/src/shelf/games.ts';
import { LabServer } from '../../cli/src/watching/lab-server.ts';
import { Studies, workQueue } from '../src/index.ts';
import { formatResult } from '../src/stored-result.ts';
import { startPostgres, type Server } from './postgres.ts';
import { failureOf, quick, runAlone, startInQueue, workUntilEmpty } from './studies.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const shelf = new URL('shelf.ts', import.meta.url).href;

let server: Server;
let studies: Studies;
let pages: LabServer;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  studies = await Studies.open(server.url);
  pages = new LabServer(studies, 'en');
  url = await pages.listen(0);
});
afterAll(async () => {
  await pages?.close();
  await studies?.close();
  await server?.stop();
});

/** Lets a worker play so many jobs. */
async function playJobs(many: number): Promise<void> {
  const enough = new AbortController();
  const progress = ({ jobs }: { readonly jobs: number }): void => {
    if (jobs >= many) enough.abort();
  };
  await workUntilEmpty(server, { signal: enough.signal, progress });
}

const foundOf = async (study: string): Promise<string> =>
  formatResult((await studies.resultSoFar(await studies.study(study), shelf))!);

describe('whoever watches the queue', () => {
  test('stops a study: who waits gets the answer so far, nothing more is played, and it goes on', async () => {
    const arms = quick('stopped');
    const { found, study } = await startInQueue(server, arms);
    await playJobs(3);
    await studies.stop(study);
    const { played, stopped } = await studies.status(study);
    expect(stopped).toBe(true);
    expect(played).toBeLessThan(128);
    expect(await found).toBe(
      await runAlone(
        arms.map((arm) => ({ ...arm, games: played, looks: { ...arm.looks!, of: 128 } })),
      ),
    );
    expect(await workUntilEmpty(server)).toMatchObject({ jobs: 0 });
    await studies.goOn(study);
    await workUntilEmpty(server);
    expect(await foundOf(study)).toBe(await runAlone(arms));
  });

  test('prolongs a study, which begins with what was found and ends as if it had been asked so', async () => {
    const arms = quick('prolonged');
    const { found, study } = await startInQueue(server, arms);
    await workUntilEmpty(server);
    const before = await found;
    const longer = await studies.prolong(study);
    expect(await studies.status(longer)).toMatchObject({ games: 256, prolonged: true });
    const { jobs } = await workUntilEmpty(server);
    const { jobs: all } = await studies.status(longer);
    expect(jobs).toBe(all / 2);
    const asked = arms.map((arm) => ({ ...arm, games: 256, looks: { matches: 80, playouts: 2 } }));
    expect(await foundOf(longer)).toBe(await runAlone(asked));
    expect(await foundOf(study)).toBe(before);
  });

  test('hears that a study was deleted elsewhere', async () => {
    const { found, study } = await startInQueue(server, quick('deleted'));
    await studies.cancel(study);
    expect(await failureOf(found)).toMatchObject({ problem: { code: 'queue.cancelled' } });
    for (const act of ['stop', 'goOn', 'prolong', 'status'] as const)
      expect(await failureOf(studies[act](study))).toMatchObject({
        problem: { code: 'queue.study' },
      });
  });
});

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(new URL(path, url), { headers });
  return { status: answer.status, text: await answer.text() };
};

/** Asks on the command line, and lets a worker play some of it. */
async function ask(line: string, jobs: number): Promise<string> {
  const asked = gladeHere([...line.split(' '), '--db', server.url]);
  let known: readonly string[] = [];
  await vi.waitFor(
    async () => {
      known = (await studies.list()).filter((each) => each.done === 0).map((each) => each.study);
      expect(known).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  const enough = new AbortController();
  // The study is listed before its jobs are in the queue: the worker waits for them.
  await workQueue({
    url: server.url,
    shelves: shelfModules,
    threads: 1,
    signal: enough.signal,
    progress: (played) => played.jobs >= jobs && enough.abort(),
  });
  await studies.stop(known[0]!);
  await asked;
  return known[0]!;
}

describe('the pages', () => {
  test('say word for word what the command line says, in both languages', async () => {
    const study = await ask('playtest tic-tac-toe --games 320', 5);
    for (const language of ['en', 'it'] as const) {
      const { text } = await get(`/study/${study}?language=${language}`);
      const known = /<div id="known"[^>]*>(.*?)<\/div>\s*<div id="whole"/s.exec(text)![1]!;
      const { out } = await gladeHere(
        `lab status ${study} --db ${server.url} --language ${language}`.split(' '),
      );
      const printed = plain(out);
      const sentences = [...known.matchAll(/<(p|th|td|code)(?: [^>]*)?>(.*?)<\/\1>/gs)]
        .map((each) => plain(each[2]!))
        .filter((each) => each !== '');
      expect(sentences.length).toBeGreaterThan(10);
      // What the page says of the command, the terminal says in words of its own.
      const again = plain(known.match(/<p class="soft">(.*?)<\/p>\s*<pre>/s)![1]!);
      expect(sentences.filter((each) => each !== again && !printed.includes(each))).toEqual([]);
    }
    const { text } = await get(`/study/${study}`);
    expect(plain(text)).toContain('State: stopped.');
    expect(plain(text)).toMatch(/This is part of an answer: \d+ matches have been played of 320/);
    expect(plain(text)).toContain('trust the intervals above');
    expect(text).toContain('/go-on?language=en');
  });

  test('are for this computer, and only they may change anything', async () => {
    const { study } = await startInQueue(server, quick('guarded'));
    const path = `/study/${study}/stop`;
    for (const headers of [{}, { origin: 'http://elsewhere.example' }]) {
      const answer = await fetch(new URL(path, url), { method: 'POST', headers });
      expect(answer.status).toBe(403);
    }
    expect(await studies.status(study)).toMatchObject({ stopped: false });
    const { origin } = new URL(url);
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { origin },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(await studies.status(study)).toMatchObject({ stopped: true });
    await studies.cancel(study);
    for (const away of [`/study/${study}`, '/nowhere', '/study/../secret'])
      expect(await get(away)).toMatchObject({ status: 404 });
  });

  test('go on after the database was away', async () => {
    const before = plain((await get('/')).text);
    await server.restart();
    await vi.waitFor(
      async () => {
        const { status, text } = await get('/');
        expect({ status, text: plain(text) }).toEqual({ status: 200, text: before });
      },
      { timeout: 30_000, interval: 200 },
    );
  });
});
