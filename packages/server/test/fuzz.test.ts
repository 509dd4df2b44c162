import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseOptions, type Game, type OptionValues } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { seedOf } from '@glade/online/dice';
import { Tables } from '@glade/online/host';
import { openFolder, type TableStore } from '@glade/online/storage';
import { PROTOCOL } from '@glade/online/wire';
import { createLog } from '../src/operation/log.ts';
import { serveApp, type Serving } from '../src/index.ts';
import { FarLine } from './fuzz/far-line.ts';
import { message, OWN, question, STRANGE_KEY, type Asked } from './fuzz/odd-messages.ts';

const SEED = 18;
const SAID_AT_ONCE = 20;
const SAID = sample('server: odd messages over WebSocket', 800, 80_000);
const ASKED = sample('server: odd questions over HTTP', 200, 20_000);

/** A table that is there: who sits at it has these keys and gave these words. */
interface There {
  readonly table: string;
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

let folder: string;
let store: TableStore;
let tables: Tables;
let serving: Serving;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const there: There[] = [];
/** What no byte may hold: the secrets of tables whose match goes on, and what tells of the program and the machine. */
const secrets: string[] = [];
/** What the host was told, which is where errors are written: no message of a page may be an error of the server. */
const reported: string[] = [];
const forbidden =
  /node_modules|file:\/\/|\bat [\w.<> ]+\(|\.[cm]?[jt]s:\d|[\w-]*Error\b|SQLITE|sqlite/;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glade-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  ({ store } = await openFolder(join(folder, 'data'), () => 1000));
  tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    report: (error) => void reported.push(String(error)),
    mayBeCalled: () => true,
  });
  const log = createLog(
    'error',
    new Writable({ write: (line, _, done) => done(void reported.push(String(line))) }),
  );
  const plenty = [1e9, 1e9] as const;
  const limits = {
    tables: plenty,
    questions: plenty,
    wrongKeys: plenty,
    wrongKeyDelays: [0, 0],
    pages: 1e9,
    messages: plenty,
    flood: 1e9,
  } as const;
  serving = await serveApp(folder, '127.0.0.1', 0, { tables, limits, log });
  secrets.push(folder, process.cwd(), import.meta.dirname);
  for (const game of games) await sitDown(game, {}, 0);
  await sitDown(
    games.find(({ id }) => id === 'wildfire')!,
    { mode: 'vs' },
    0,
  );
  await sitDown(
    games.find(({ id }) => id === 'war-kids')!,
    {},
    1,
  );
});

afterEach(() => {
  if (reported.length > 0) throw new AggregateError(reported.splice(0), 'the host was told');
});

afterAll(async () => {
  agent.destroy();
  await tables.close(0);
  await serving.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a table at which `free` seats stay free, and sits down everywhere else. */
async function sitDown(game: Game, options: OptionValues, free: number): Promise<void> {
  const read = parseOptions(game.options, options);
  if (!read.ok) throw new Error(read.problem.code);
  const { seats } = game.rules(read.value);
  const taken = Math.max(1, seats - free);
  const own = Array.from({ length: taken }, (_, i) => ({
    key: `${String(there.length).padStart(2, '0')}${String(i).padStart(2, '0')}-own-key-of-seat--`,
    word: `${there.length}${i}`.padEnd(32, '7'),
  }));
  const opened = await tables.open({
    game: game.id,
    options,
    watchable: true,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat < taken ? { who: 'me', key: own[seat]!.key } : { who: 'free' },
    ),
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table } = opened.value;
  for (const { key, word } of own) await tables.giveWord(table, key, word);
  const words = own.map(({ word }) => word);
  const { secret } = (await store.read(table))!;
  there.push({ table, keys: own.map(({ key }) => key), words });
  secrets.push(secret, seedOf(table, secret, words), ...words);
}

/** What a byte of this answer may not hold for a page with this key; undefined if all is well. */
function leakIn(said: string, own: string): string | undefined {
  // When a match is over, its secret and words are told, so that everybody can check the dice.
  const bytes = said.replace(/"dice":\{"secret":"\w{32}","words":\["\w+"(?:,"\w+")*\]\}/g, '');
  const found = [...secrets, ...there.flatMap(({ keys }) => keys)].find(
    (secret) => secret !== own && bytes.includes(secret),
  );
  return found ?? forbidden.exec(bytes)?.[0];
}

test(
  'odd messages of pages are answered each, and nothing is said that is not theirs',
  async () => {
    let said = 0;
    const conversation = fc.record({
      at: fc.nat(there.length - 1),
      seat: fc.nat(3),
      greets: fc.boolean(),
      /** Says all without waiting for an answer. */
      hasty: fc.boolean(),
      messages: fc.array(message, { minLength: SAID_AT_ONCE, maxLength: SAID_AT_ONCE }),
    });
    const talk = fc.asyncProperty(conversation, async ({ at, seat, greets, hasty, messages }) => {
      const { table, keys } = there[at]!;
      // Without a seat it watches.
      const key = keys[seat] ?? STRANGE_KEY;
      const url = `${serving.url.replace('http', 'ws')}api/tables/${table}/live`;
      let leak: string | undefined;
      const open = (): Promise<FarLine> =>
        FarLine.open(url, key, (frame) => {
          leak ??= leakIn(frame, key);
        });
      const hello = {
        type: 'hello',
        protocol: PROTOCOL,
        keys: key === STRANGE_KEY ? [] : [OWN],
        from: 0,
      };
      let line: FarLine | undefined;
      for (const each of messages) {
        if (line?.isOpen !== true) {
          line = await open();
          if (greets) line.say(JSON.stringify(hello));
          if (greets) await line.answered();
        }
        line.say(each);
        said += 1;
        if (!hasty) {
          await line.answered();
          if (line.isOpen) line.say('{"type":"ping"}');
          await line.answered();
        }
        expect([line.wrong, leak]).toEqual([undefined, undefined]);
      }
      await line!.answered();
      expect([line!.wrong, leak]).toEqual([undefined, undefined]);
      await line!.close();
      expect((await fetch(`${serving.url}api/tables/${table}`)).status).toBe(200);
    });
    await fc.assert(talk, { seed: SEED, numRuns: SAID / SAID_AT_ONCE, endOnFailure: true });
    expect(said).toBeGreaterThanOrEqual(SAID);
  },
  LIMIT.timeout,
);

/** A problem, or one sentence. */
const isProblem = (body: string): boolean =>
  /^(?:\{"problem":\{"code":"[a-z.-]+".*\}|[^\n{]+\n)$/.test(body);

async function ask(path: string, { method, type, body }: Asked, authorization: string) {
  const asking = request(new URL(serving.url), {
    agent,
    method,
    path,
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(authorization === '' ? {} : { authorization }),
      ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  });
  asking.on('error', () => {});
  asking.end(method === 'GET' ? undefined : body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode!,
    body: await text(answer),
    head: answer.rawHeaders.join('\n'),
  };
}

test(
  'odd questions over HTTP are answered each, and never by an error of the server',
  async () => {
    const asked = fc.record({ at: fc.nat(there.length - 1), question });
    const talk = fc.asyncProperty(asked, async ({ at, question: each }) => {
      const { table, keys } = there[at]!;
      const path = `/api/tables/${each.table ?? table}${each.rest}`;
      const answer = await ask(path, each, each.authorization.replace(OWN, keys[0]!));
      expect(answer.status).toBeLessThan(500);
      expect(answer.status < 400 || isProblem(answer.body) || answer).toBe(true);
      expect(leakIn(`${answer.head}\n${answer.body}`, keys[0]!)).toBeUndefined();
      expect((await fetch(`${serving.url}healthz`)).status).toBe(200);
    });
    await fc.assert(talk, { seed: SEED, numRuns: ASKED, endOnFailure: true });
  },
  LIMIT.timeout,
);
