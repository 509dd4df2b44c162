import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '@glade/games';
import { Tables } from '@glade/online/host';
import { Connection, HiddenTable, type Line } from '@glade/online/page';
import { openFolder, type TableStore } from '@glade/online/storage';
import type { ServerMessage, TableInfo } from '@glade/online/wire';
import { serveApp, type Serving } from '../src/index.ts';

// A match with secrets far away, on real sockets: its pages have views only. Lines break, the server restarts, a bot stands in.

const WILDFIRE = games.find(({ id }) => id === 'wildfire')!;
const PATIENCE = 120;

let folder: string;
let store: TableStore;
let tables: Tables;
let serving: Serving;
/** The clock of the server, in milliseconds. */
let now = 0;
const pages: Page[] = [];
const reported: unknown[] = [];

async function start(port = 0): Promise<void> {
  ({ store } = await openFolder(join(folder, 'data'), () => 1000));
  tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    report: (error) => void reported.push(error),
    mayBeCalled: () => false,
    now: () => now,
  });
  serving = await serveApp(folder, '127.0.0.1', port, { tables });
}

async function stop(): Promise<void> {
  await tables.close(0);
  await serving.close();
  await store.close();
}

beforeEach(async () => {
  now = 0;
  folder = mkdtempSync(join(tmpdir(), 'glade-hidden-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  await start();
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  if (reported.length > 0) throw new AggregateError(reported.splice(0), 'the host was told');
});

/** A page without a screen, which acts by what its sight says is legal. */
class Page {
  hidden: HiddenTable | undefined;
  info: TableInfo | undefined;
  asked = 0;
  readonly answered: string[] = [];
  readonly refused: unknown[] = [];
  private readonly connection: Connection;
  private line: WebSocket | undefined;
  private readonly name: string;
  private waiting: (() => void)[] = [];

  constructor(table: string, keys: readonly string[]) {
    this.name = `page-${pages.length}`;
    pages.push(this);
    this.connection = new Connection({
      open: () => {
        const address = `${serving.url.replace('http', 'ws')}api/tables/${table}/live`;
        this.line = new WebSocket(address);
        return this.line as unknown as Line;
      },
      keys,
      from: () => 0,
      hear: (message) => this.hear(message),
      onState: () => undefined,
      random: () => 0,
    });
  }

  get over(): boolean {
    return this.hidden?.match?.over === true;
  }

  /** Whether this page may act now: it is its turn, and what it asked for last has been answered. */
  get mayAct(): boolean {
    const { hidden } = this;
    const [seat] = hidden?.seats ?? [];
    if (hidden === undefined || seat === undefined || this.over) return false;
    return this.answered.length === this.asked && hidden.view(seat).legal.length > 0;
  }

  act(which: number): void {
    const { hidden } = this;
    const [seat] = hidden!.seats;
    const { legal } = hidden!.view(seat);
    const action = legal[which % legal.length]!;
    const answer = hidden!.submit({ type: 'play', by: seat!, action });
    if (!answer.ok) throw new Error('what is legal was refused');
  }

  /** Lets a bot act for a seat whose person is away. */
  standIn(seat: number): void {
    this.connection.say({ type: 'stand-in', seat });
  }

  /** Breaks the line: answers that are on their way are lost. */
  cut(): void {
    this.line?.close();
  }

  close(): void {
    this.connection.close();
  }

  async until(so: () => boolean): Promise<void> {
    while (!so())
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'table') this.info = message.table;
    if (message.type === 'welcome' && this.hidden === undefined) this.begin(message);
    else if (message.type === 'welcome' || message.type === 'seen') this.hidden!.take(message);
    if (message.type === 'answer') {
      this.answered.push(message.id);
      this.hidden!.answered(message);
    }
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }

  private begin(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    const opened = HiddenTable.open(
      {
        game: WILDFIRE,
        info: welcome.table,
        held: welcome.held,
        chooser: { choose: () => Promise.reject(new Error('no hints here')) },
        ask: (intent) => {
          this.asked += 1;
          this.connection.ask(intent);
        },
        question: (question) => this.connection.question(question),
        again: () => this.connection.again(),
        newId: () => `${this.name}-${String(this.asked).padStart(6, '0')}`,
        onRefused: (why) => this.refused.push(why),
      },
      welcome,
    );
    if (!opened.ok) throw new Error(opened.problem.code);
    this.hidden = opened.value;
  }
}

const word = (digit: number): string => String(digit).repeat(32);

/** Two people at a table of Wildfire VS, and somebody who watches. */
async function sitDown(): Promise<readonly [table: string, Page, Page, Page]> {
  const opened = await tables.open({
    game: 'wildfire',
    options: { mode: 'vs' },
    watchable: true,
    custom: { remarks: true, patience: PATIENCE, clock: 0 },
    seats: [{ who: 'me' }, { who: 'free' }],
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, keys } = opened.value;
  await tables.giveWord(table, keys[0]!, word(0));
  const taken = await tables.takeSeat(table, { seat: 1, word: word(1) });
  if (!taken.ok) throw new Error(taken.problem.code);
  const all = [new Page(table, keys), new Page(table, [taken.value]), new Page(table, [])] as const;
  for (const page of all) await page.until(() => page.hidden !== undefined);
  return [table, ...all];
}

const logOf = ({ hidden }: Page): unknown => hidden!.match!.log;

test('two people and a watcher come to the same end, through broken lines, lost answers and a restart', async () => {
  const [table, first, second, watcher] = await sitDown();
  const people = [first, second];
  let acts = 0;
  while (!people.every(({ over }) => over) && acts < 400) {
    const acting = people.find(({ mayAct }) => mayAct);
    if (acting === undefined) {
      const waiting = people.filter(({ over }) => !over);
      await Promise.race(waiting.map((page) => page.until(() => page.mayAct || page.over)));
      continue;
    }
    acts += 1;
    acting.act(acts * 7);
    // Sometimes the server has heard of it by then, sometimes not.
    if (acts % 5 === 2) acting.cut();
    if (acts % 9 === 4) watcher.cut();
    if (acts === 8) {
      const { port } = serving;
      await stop();
      await start(port);
    }
    await acting.until(() => acting.answered.length === acting.asked);
  }
  for (const page of [...people, watcher]) await page.until(() => page.over);
  expect(acts).toBeGreaterThan(8);
  for (const page of people) {
    expect(page.refused).toEqual([]);
    // Each was answered, and none twice.
    expect(new Set(page.answered).size).toBe(page.asked);
  }
  for (const page of [second, watcher]) expect(logOf(page)).toEqual(logOf(first));
  const { log } = first.hidden!.match!;
  expect(await store.steps(table, 0)).toHaveLength(log.length);
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
  for (let acts = 0; !first.over && acts < 200; acts++) {
    await first.until(() => first.mayAct || first.over);
    if (first.over) break;
    // The grid of the other stays hidden, also when a bot fills it.
    expect(first.hidden!.match).toBe(undefined);
    first.act(acts * 7);
    await first.until(() => first.answered.length === first.asked);
  }
  await first.until(() => first.over);
  await watcher.until(() => watcher.over);
  expect(first.refused).toEqual([]);
  expect(logOf(watcher)).toEqual(logOf(first));
  expect(first.hidden!.match!.log.some(({ actor }) => actor === 1)).toBe(true);
});
