import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseOptions, type Game } from '@glade/engine';
import { games } from '@glade/games';
import { sample, someOf } from '@glade/engine/testing';
import { hasSecrets } from '@glade/table';
import { LocalServer } from './local-server.ts';
import { answerOf, openTable, postTo, type OpenedTable } from './open-table.ts';
import type { ScriptedPage } from './scripted-page.ts';

let server: LocalServer;

beforeEach(async () => {
  server = await LocalServer.start();
});
afterEach(() => server.stop());

async function post(
  path: string,
  body: unknown,
  key?: string,
): Promise<{ status: number; body: never }> {
  const answer = await answerOf(server.url, path, body, key);
  return { status: answer.status, body: (await answer.json()) as never };
}

/** A number below `count`, always the same in the same order. */
function picker(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const word = (digit: number): string => String(digit % 10).repeat(32);

const pageAt = (game: Game, table: string, keys: readonly string[], seed: number): ScriptedPage =>
  server.page(game, table, keys, picker(seed));

const sitDown = (game: Game, options = {}): Promise<OpenedTable> =>
  openTable(postTo(server.url), game, { options, word });

const open = games.filter((game) => !hasSecrets(game.rules(defaultOptions(game))));

function defaultOptions(game: Game) {
  const read = parseOptions(game.options, {});
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

/** What is done by hand in a match: all of it at full length. */
const ACTS = sample('server: acts of people in several pages', 36, 300);
const TRIED = someOf('server: games of people in several pages', open, 2);

describe.each(TRIED.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('people in several pages come to the same end, through broken lines and a restart', async () => {
    let acts = 0;
    // By chance one of two hundred matches of Wildfire ends with its first act: then there is another one.
    for (let tried = 0; acts < 2 && tried < 5; tried++) acts = await playTogether();
    expect(acts).toBeGreaterThan(1);
  });

  /** A match from beginning to end, or for so many acts; says how often people have acted. */
  async function playTogether(): Promise<number> {
    const { table, keys } = await sitDown(game);
    const all = keys.map((key, i) => pageAt(game, table, [key], 7 + i));
    const watcher = pageAt(game, table, [], 1);
    for (const page of [...all, watcher]) await page.until(() => page.far !== undefined);
    let acts = 0;
    while (!all.every((page) => page.over) && acts < ACTS) {
      const log = watcher.far!.table.match.log.length;
      const actor = all.find((page) => page.act());
      if (actor !== undefined) acts += 1;
      if (acts === 10) watcher.cut();
      if (acts % 13 === 5) all[acts % all.length]!.cut();
      if (acts === 20) {
        await server.restart();
      }
      await watcher.until(() => watcher.far!.table.match.log.length > log || watcher.over);
      for (const page of all) await page.until(() => page.position === watcher.position);
    }
    for (const page of all) {
      expect(page.position).toBe(watcher.position);
      expect(page.refused).toEqual([]);
    }
    // Nothing is doubled and nothing is lost: the stored steps lead to the same log.
    const steps = await server.store.steps(table, 0);
    expect(steps).toHaveLength(watcher.far!.table.match.log.length);
    for (const page of [...all, watcher]) page.close();
    return acts;
  }
});

test('what cannot be stored has not happened, and is told to nobody; afterwards play goes on', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const { table, keys } = await sitDown(game);
  const [acting, other] = keys.map((key, i) => pageAt(game, table, [key], 3 + i));
  for (const page of [acting!, other!]) await page.until(() => page.far !== undefined);
  const [first, second] = acting!.held.includes(acting!.far!.table.match.actor)
    ? [acting!, other!]
    : [other!, acting!];
  const before = first.position;
  const steps = await server.store.steps(table, 0);
  const full = new Error('no room');
  vi.spyOn(server.store, 'append').mockRejectedValueOnce(full);
  expect(first.act()).toBe(true);
  await first.until(() => first.refused.length > 0);
  expect(first.refused).toEqual([{ ok: false, problem: { code: 'far.storage' } }]);
  expect([first.position, second.position]).toEqual([before, before]);
  expect(await server.store.steps(table, 0)).toEqual(steps);
  expect(server.reported.splice(0)).toEqual([full]);

  expect(first.act()).toBe(true);
  await second.until(() => second.position !== before);
  await first.until(() => first.position === second.position);
});

test('the move made in the moment the connection breaks is done once, whether or not it had arrived', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const { table, keys } = await sitDown(game);
  const all = keys.map((key, i) => pageAt(game, table, [key], 11 + i));
  for (const page of all) await page.until(() => page.far !== undefined);
  for (let round = 0; round < 12; round++) {
    const actor = all.find((page) => page.act())!;
    const acts = actor.far!.table.match.log.length;
    // Now, or when the move is on its way, or when it has perhaps been answered.
    for (let turns = 0; turns < round % 4; turns++)
      await new Promise((resolve) => setImmediate(resolve));
    actor.cut();
    for (const page of all)
      await page.until(() => page.unanswered === 0 && page.far!.table.match.log.length >= acts);
    await all[0]!.until(() => all[0]!.position === all[1]!.position);
    await all[1]!.until(() => all[0]!.position === all[1]!.position);
  }
  expect(all.flatMap((page) => page.refused)).toEqual([]);
  const asked = all.reduce((sum, page) => sum + page.asked.length, 0);
  const steps = await server.store.steps(table, 0);
  expect(asked).toBe(12);
  expect(steps.filter((step) => 'actor' in step && step.actor >= 0)).toHaveLength(asked);
});

test('an event between the page’s first answer and its socket is neither missed nor shown twice', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const { table, keys } = await sitDown(game);
  const all = keys.map((key, i) => pageAt(game, table, [key], 17 + i));
  for (const page of all) await page.until(() => page.far !== undefined);
  for (let round = 0; round < 8; round++) {
    // The page has its first answer; then somebody acts while its socket opens.
    await (await fetch(`${server.url}api/tables/${table}`)).json();
    const late = pageAt(game, table, [], 1);
    for (let turns = 0; turns < round; turns++)
      await new Promise((resolve) => setImmediate(resolve));
    const actor = all.find((page) => page.act())!;
    await actor.until(() => actor.unanswered === 0);
    await late.until(() => late.far !== undefined && late.position === actor.position);
    for (const page of all) await page.until(() => page.position === actor.position);
    expect(late.far!.length).toBe((await server.store.steps(table, 0)).length);
    late.close();
  }
});

test('an action that was meant in another position is refused', async () => {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const { table, keys } = await sitDown(game, { players: 2 });
  const all = keys.map((key, i) => pageAt(game, table, [key], 5 + i));
  for (const page of all) await page.until(() => page.far !== undefined);
  // Two pages of the same seat act at once, each by what it sees: one of them was quicker.
  const actor = all.findIndex((page) => page.held.includes(page.far!.table.match.actor));
  const twin = pageAt(game, table, [keys[actor]!], 99);
  await twin.until(() => twin.far !== undefined);
  expect([all[actor]!.act(), twin.act()]).toEqual([true, true]);
  await twin.until(() => all[actor]!.refused.length + twin.refused.length > 0);
  expect([...all[actor]!.refused, ...twin.refused]).toEqual([
    { ok: false, problem: { code: 'far.late' } },
  ]);
  await twin.until(() => twin.position === all[actor]!.position);
});

describe('the words for the dice', () => {
  const seats = [{ who: 'me' }, { who: 'free' }];
  const wanted = { game: 'war-kids', options: {}, watchable: true, seats };

  test('who opens a table hears the hash of the server first, and only then gives a word', async () => {
    const early = { ...wanted, seats: [{ who: 'me', word: word(0) }, { who: 'free' }] };
    expect((await post('', early)).status).toBe(400);
    const opened = await post('', wanted);
    const { table, keys, commitment } = opened.body as {
      table: string;
      keys: [string];
      commitment: string;
    };
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await post(`/${table}/seats`, { seat: 1, word: word(1) })).status).toBe(200);
    const begun = async (): Promise<unknown> =>
      ((await (await fetch(`${server.url}api/tables/${table}`)).json()) as { begun: unknown })
        .begun;
    expect(await begun()).toBe(false);
    expect((await post(`/${table}/words`, { word: word(0) }, keys[0])).status).toBe(200);
    expect(await begun()).toBe(true);
    // The same word may come again; another one is too late, from any seat.
    expect((await post(`/${table}/words`, { word: word(0) }, keys[0])).status).toBe(200);
    const late = await post(`/${table}/words`, { word: word(2) }, keys[0]);
    expect(late).toEqual({ status: 409, body: { problem: { code: 'far.word' } } });
    const stored = await server.store.read(table);
    expect(stored!.seats.map((row) => row.word)).toEqual([word(0), word(1)]);
  });

  test('nobody gives a word for a seat without its key', async () => {
    const { table } = (await post('', wanted)).body as { table: string };
    for (const [key, status] of [
      [undefined, 400],
      ['A'.repeat(22), 403],
    ] as const)
      expect((await post(`/${table}/words`, { word: word(0) }, key)).status).toBe(status);
    expect((await server.store.read(table))!.seats[0]!.word).toBe('');
  });
});

test('a page that waited at a table that nobody may watch is turned away when the match begins', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const seats = [{ who: 'me' }, { who: 'free' }];
  const opened = await post('', { game: game.id, options: {}, watchable: false, seats });
  const { table, keys } = opened.body as { table: string; keys: [string] };
  await post(`/${table}/words`, { word: word(0) }, keys[0]);
  const own = pageAt(game, table, keys, 3);
  const waiting = pageAt(game, table, [], 4);
  await waiting.until(() => waiting.info !== undefined);
  await post(`/${table}/seats`, { seat: 1, word: word(1) });
  await own.until(() => own.far !== undefined);
  await waiting.until(() => waiting.heard.some((text) => text.includes('"bye"')));
  expect(waiting.far).toBeUndefined();
  expect(waiting.heard.some((text) => text.includes('far.closed'))).toBe(true);
  expect(waiting.heard.some((text) => text.includes('"begun":true'))).toBe(false);
});
