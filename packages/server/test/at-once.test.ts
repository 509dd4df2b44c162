import { afterEach, expect, test } from 'vitest';
import { someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import { foldSteps } from '@glade/online/wire';
import { LocalServer } from './local-server.ts';
import { openTable, postTo } from './open-table.ts';
import type { ScriptedPage } from './scripted-page.ts';

// Wildfire VS far away: all act at the same time (WF-R37). Nobody waits for the seats before them, and nobody sees who has acted.

const WILDFIRE = games.find(({ id }) => id === 'wildfire')!;

const open: LocalServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

interface Sat {
  readonly server: LocalServer;
  readonly table: string;
  readonly keys: readonly string[];
  readonly people: readonly ScriptedPage[];
  readonly watcher: ScriptedPage;
}

/** A table with a page in each seat, and one that watches. The same dice each time; each seat chooses by its own order. */
async function sitDown(vsPlayers: number, dice = 0): Promise<Sat> {
  let drawn = 0;
  const server = await LocalServer.start({
    now: () => 0,
    draw: (bytes) => Buffer.from(String((drawn += 1)).padStart(bytes, 'a')),
  });
  open.push(server);
  const { table, keys } = await openTable(postTo(server.url), WILDFIRE, {
    table: 'a'.repeat(22),
    options: { mode: 'vs', vsPlayers },
    word: (seat) => String(dice + seat).padStart(32, '0'),
  });
  const people = keys.map((key, seat) => {
    let acts = 0;
    return server.page(WILDFIRE, table, [key], (count) => ((acts += 1) * 7 + seat) % count);
  });
  const watcher = server.page(WILDFIRE, table, [], () => 0);
  for (const page of [...people, watcher]) await page.until(() => page.begun);
  return { server, table, keys, people, watcher };
}

async function act(page: ScriptedPage): Promise<void> {
  expect(page.act()).toBe(true);
  await page.until(() => page.unanswered === 0);
}

/** The page acts until it waits for the others. */
async function finishRound(page: ScriptedPage): Promise<void> {
  const { turn } = page.hidden!.view();
  while (!page.over && page.turn && page.hidden!.view().turn === turn) await act(page);
}

const turnOf = (page: ScriptedPage): number => page.hidden!.view().turn;

/** Plays to the end, the seats in this order in each round. */
async function playThrough({ people }: Sat, order: (round: number) => readonly number[]) {
  for (let round = 0; !people[0]!.over; round++) {
    const now = turnOf(people[0]!);
    for (const seat of order(round)) if (people[seat]!.turn) await finishRound(people[seat]!);
    for (const page of people) await page.until(() => page.over || turnOf(page) > now);
  }
}

const logOf = ({ hidden }: ScriptedPage): unknown => hidden!.match!.log;

test('the log is the same, whoever acts first, and so is what the pages see at the end', async () => {
  const orders = [
    () => [0, 1, 2],
    (round: number) => [2 - (round % 2), round % 2, 1 + (round % 2)],
  ];
  const ends: unknown[] = [];
  for (const order of orders) {
    const sat = await sitDown(3);
    await playThrough(sat, (round) => [...new Set([...order(round), 0, 1, 2])]);
    const [first] = sat.people;
    await sat.watcher.until(() => sat.watcher.over);
    for (const page of [...sat.people, sat.watcher]) expect(logOf(page)).toEqual(logOf(first!));
    for (const page of sat.people) expect(page.refused).toEqual([]);
    const steps = await sat.server.store.steps(sat.table, 0);
    expect(foldSteps([], steps)).toEqual(logOf(first!));
    ends.push([first!.position, logOf(first!)]);
  }
  expect(ends[1]).toEqual(ends[0]);
});

test('the shelf of everybody says whether they may act themselves, and of others nothing', async () => {
  const { server, table, people, keys } = await sitDown(3);
  const turns = async () => {
    const infos = await Promise.all(
      [undefined, ...keys].map((key) => server.tables.info(table, key)),
    );
    return infos.map((info) => (info.ok ? info.value.turn : info.problem.code));
  };
  expect(await turns()).toEqual([undefined, 0, 1, 2]);
  await finishRound(people[1]!);
  expect(await turns()).toEqual([undefined, 0, undefined, 2]);
  await finishRound(people[2]!);
  expect(await turns()).toEqual([undefined, 0, undefined, undefined]);
});

test('who acts first is told to nobody, and waits for nobody', async () => {
  const { people, watcher } = await sitDown(3);
  const [first, second, third] = people as [ScriptedPage, ScriptedPage, ScriptedPage];
  const seenOf = (heard: readonly string[]): number =>
    heard.filter((text) => text.startsWith('{"type":"seen"')).length;
  const before = [first, second, watcher].map(({ heard, position }) => [seenOf(heard), position]);
  await finishRound(third);
  // It sees what it has done, and waits.
  expect(third.turn).toBe(false);
  const own = third.hidden!.view().entries.filter(({ actor }) => actor === 2);
  expect(own.every(({ action }) => action !== undefined)).toBe(true);
  expect(own.length).toBeGreaterThan(0);
  // Somebody who comes back sees no more than who stayed.
  for (const page of [first, watcher]) {
    page.cut();
    await page.welcomed();
  }
  expect([first, second, watcher].map(({ position }) => position)).toEqual(
    before.map(([, position]) => position),
  );
  expect(seenOf(second.heard)).toBe(before[1]![0]);
  await finishRound(second);
  expect(first.position).toBe(before[0]![1]);
  await finishRound(first);
  for (const page of [...people, watcher]) await page.until(() => turnOf(page) === 2);
});

// With the first dice everybody has two actions, and a person acts between those of the bot; with the others one.
const DICE = someOf('server: dice with which a bot fails', [32, 1], 2);

test.each(DICE)(
  'nobody hears that a bot fails, which would tell who has acted: it does what is legal, and the match goes on; dice %i',
  async (dice) => {
    const failed = new Error('the bot is busy');
    let drawn = dice * 1000;
    const server = await LocalServer.start({
      now: () => 0,
      draw: (bytes) => Buffer.from(String((drawn += 1)).padStart(bytes, 'a')),
      chooser: { choose: () => Promise.reject(failed) },
    });
    open.push(server);
    const opened = await server.tables.open({
      game: WILDFIRE.id,
      options: { mode: 'vs', vsPlayers: 3 },
      watchable: true,
      seats: [{ who: 'me' }, { who: 'bot', level: 'gentle' }, { who: 'me' }],
    });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { table, keys } = opened.value;
    for (const key of keys)
      await server.tables.giveWord(table, key, String(dice).padStart(32, '0'));
    const [first, third, watcher] = [[keys[0]!], [keys[1]!], []].map((held) =>
      server.page(WILDFIRE, table, held, () => 0),
    ) as [ScriptedPage, ScriptedPage, ScriptedPage];
    for (const page of [first, third, watcher]) await page.until(() => page.begun);
    const heard = [third, watcher].map((page) => page.heard.length);
    await finishRound(first);
    const byBot = async (): Promise<boolean> => {
      const steps = await server.store.steps(table, 0);
      return steps.some((step) => 'actor' in step && step.actor === 1);
    };
    await expect.poll(byBot, { timeout: 20_000 }).toBe(true);
    expect([third, watcher].map((page) => page.heard.length)).toEqual(heard);
    await finishRound(third);
    for (const page of [first, third, watcher]) await page.until(() => turnOf(page) === 2);
    expect(first.heard.filter((text) => text.includes('bot.failed'))).toEqual([]);
    expect(new Set(server.reported.splice(0))).toEqual(new Set([failed]));
  },
);

test('who acts first loses nothing when the line breaks and the server starts again, and takes back as usual', async () => {
  // With these dice somebody has two actions in the second round.
  const sat = await sitDown(2, 110);
  const { people, server, table } = sat;
  const [first, second] = people as [ScriptedPage, ScriptedPage];
  let takenBack = 0;
  for (let round = 0; !first.over; round++) {
    const now = turnOf(second);
    while (second.turn && turnOf(second) === now) {
      await act(second);
      if (!second.hidden!.canUndo || takenBack > round) continue;
      // With one of two actions done: it goes, the other person has neither seen it come nor go.
      const heard = first.heard.length;
      const stood = second.hidden!.view().entries.length;
      expect(second.undo()).toBe(true);
      await second.until(() => second.unanswered === 0);
      expect(second.hidden!.view().entries.length).toBe(stood - 1);
      expect(first.heard).toHaveLength(heard);
      takenBack = round + 1;
    }
    const seen = second.position;
    if (round === 1) second.cut();
    if (round === 2) await server.restart();
    if (round === 1 || round === 2) await second.welcomed();
    expect(second.position).toBe(seen);
    if (first.turn) await finishRound(first);
    for (const page of people) await page.until(() => page.over || turnOf(page) > now);
  }
  expect(takenBack).toBeGreaterThan(0);
  for (const page of people) {
    expect(page.refused).toEqual([]);
    expect(page.acknowledged).toEqual(page.asked.map(({ id }) => id));
  }
  expect(logOf(second)).toEqual(logOf(first));
  expect(foldSteps([], await server.store.steps(table, 0))).toEqual(logOf(first));
});

test('who has done all takes back as long as the round is not over, whatever others have done, and nobody hears of it', async () => {
  const sat = await sitDown(3);
  const { people, watcher, server, table } = sat;
  /** Takes back, and says which pages heard something. */
  const takeBack = async (page: ScriptedPage): Promise<readonly number[]> => {
    const others = [...people, watcher].filter((each) => each !== page);
    const heard = others.map((each) => each.heard.length);
    const seen = others.map(({ position }) => position);
    const stood = page.hidden!.view().entries.length;
    expect(page.turn).toBe(false);
    expect(page.undo()).toBe(true);
    await page.until(() => page.unanswered === 0);
    expect([page.turn, page.hidden!.view().entries.length]).toEqual([true, stood - 1]);
    expect(others.map(({ position }) => position)).toEqual(seen);
    return others.flatMap((each, i) => (each.heard.length === heard[i] ? [] : [i]));
  };
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];
  for (let round = 0; round < 4 && !watcher.over; round++) {
    const now = turnOf(watcher);
    const able = orders[round % 3]!.map((seat) => people[seat]!).filter((page) => page.turn);
    const waiting = able.slice(0, -1);
    for (const page of waiting) await finishRound(page);
    for (const page of waiting) {
      expect(await takeBack(page)).toEqual([]);
      if (round === 1) {
        const back = [...people, watcher].map((each) => each.welcomed());
        await server.restart();
        await Promise.all(back);
      }
      await finishRound(page);
    }
    for (const page of able) if (page.turn) await finishRound(page);
    for (const page of [...people, watcher])
      await page.until(() => page.over || turnOf(page) > now);
    expect(people.some((page) => page.hidden!.canUndo)).toBe(false);
  }
  await playThrough(sat, () => [0, 1, 2]);
  for (const page of people) expect(page.refused).toEqual([]);
  for (const page of people) expect(logOf(page)).toEqual(logOf(people[0]!));
  expect(foldSteps([], await server.store.steps(table, 0))).toEqual(logOf(people[0]!));
});
