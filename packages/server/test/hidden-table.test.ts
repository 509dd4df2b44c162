import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '@glade/games';
import { foldSteps } from '@glade/online/wire';
import { LocalServer } from './local-server.ts';
import { openTable, postTo } from './open-table.ts';
import type { ScriptedPage } from './scripted-page.ts';

// A match with secrets far away, on real sockets: its pages have views only. Lines break, the server restarts, a bot stands in.

const WILDFIRE = games.find(({ id }) => id === 'wildfire')!;
const PATIENCE = 120;

let server: LocalServer;
/** The clock of the server, in milliseconds. */
let now = 0;
/** How often people have acted. */
let acts = 0;

beforeEach(async () => {
  [now, acts] = [0, 0];
  let drawn = 0;
  server = await LocalServer.start({
    now: () => now,
    // The same dice each time: a match by chance can be over before anything has broken.
    draw: (bytes) => Buffer.from(String((drawn += 1)).padStart(bytes, 'a')),
  });
});
afterEach(() => server.stop());

/** Two people at a table of Wildfire VS, and somebody who watches. */
async function sitDown(): Promise<
  readonly [table: string, ScriptedPage, ScriptedPage, ScriptedPage]
> {
  const { table, keys } = await openTable(postTo(server.url), WILDFIRE, {
    table: 'a'.repeat(22),
    options: { mode: 'vs' },
    custom: { remarks: true, patience: PATIENCE, clock: 0 },
    word: (seat) => String(seat).repeat(32),
  });
  const pageOf = (held: readonly string[]): ScriptedPage =>
    server.page(WILDFIRE, table, held, (count) => (acts * 7) % count);
  const all = [pageOf([keys[0]!]), pageOf([keys[1]!]), pageOf([])] as const;
  for (const page of all) await page.until(() => page.begun);
  return [table, ...all];
}

/** Whether this page may act now: it is its turn, and what it asked for last has been answered. */
const mayAct = (page: ScriptedPage): boolean => page.turn && page.unanswered === 0;

const logOf = ({ hidden }: ScriptedPage): unknown => hidden!.match!.log;

test('two people and a watcher come to the same end, through broken lines, lost answers and a restart', async () => {
  const [table, first, second, watcher] = await sitDown();
  const people = [first, second];
  while (!people.every(({ over }) => over) && acts < 400) {
    const acting = people.find(mayAct);
    if (acting === undefined) {
      const waiting = people.filter(({ over }) => !over);
      await Promise.race(waiting.map((page) => page.until(() => mayAct(page) || page.over)));
      continue;
    }
    acts += 1;
    expect(acting.act()).toBe(true);
    // Sometimes the server has heard of it by then, sometimes not.
    if (acts % 5 === 2) acting.cut();
    if (acts % 9 === 4) watcher.cut();
    if (acts === 8) {
      await server.restart();
    }
    await acting.until(() => acting.unanswered === 0);
  }
  for (const page of [...people, watcher]) await page.until(() => page.over);
  expect(acts).toBeGreaterThan(8);
  for (const page of people) {
    expect(page.refused).toEqual([]);
    // Each was answered, and none twice.
    expect(page.acknowledged).toEqual(page.asked.map(({ id }) => id));
  }
  for (const page of [second, watcher]) expect(logOf(page)).toEqual(logOf(first));
  const { log } = first.hidden!.match!;
  expect(foldSteps([], await server.store.steps(table, 0))).toEqual(log);
  // Whatever people asked for stands there once: nothing is doubled.
  expect(log.filter(({ actor }) => actor >= 0)).toHaveLength(acts);
});

test('somebody stays away: a bot acts for them, the other person plays on to the end, and nobody else sees more', async () => {
  const [, first, second, watcher] = await sitDown();
  second.close();
  await first.until(() => first.info?.seats[1]?.here === false);
  now += PATIENCE * 1000;
  first.standIn(1);
  await first.until(() => first.info?.seats[1]?.standIn === true);
  for (; !first.over && acts < 200; acts++) {
    await first.until(() => mayAct(first) || first.over);
    if (first.over) break;
    // The grid of the other stays hidden, also when a bot fills it.
    expect(first.hidden!.match).toBe(undefined);
    expect(first.act()).toBe(true);
    await first.until(() => first.unanswered === 0);
  }
  await first.until(() => first.over);
  await watcher.until(() => watcher.over);
  expect(first.refused).toEqual([]);
  expect(logOf(watcher)).toEqual(logOf(first));
  expect(first.hidden!.match!.log.some(({ actor }) => actor === 1)).toBe(true);
});
