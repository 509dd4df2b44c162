import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from '@fastify/websocket';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  CHANCE,
  KeyedDice,
  defaults,
  parseOptions,
  type Game,
  type Match,
  type OptionValues,
  type Random,
} from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { hasSecrets, undoLength, type Chooser, type Player } from '@glade/table';
import { seedOf } from '@glade/online/dice';
import { Tables } from '@glade/online/host';
import { openFolder, type TableStore } from '@glade/online/storage';
import { PROTOCOL, type FarIntent, type ServerMessage } from '@glade/online/wire';
import { converse } from '../src/online/converse.ts';
import { Metrics } from '../src/operation/metrics.ts';

const MATCHES = Number(
  process.env['GLADE_MATCHES'] ??
    sample('server: matches whose pages hear nothing of secrets', 10, 1000),
);
/** Matches in which others have acted more often in one world than in the other, also where that is rare. */
const UNEQUAL: readonly number[] = [0, 582];
/** Matches in which somebody has acted in secret in one world and not yet in the other. */
const AHEAD: readonly number[] = [0, 55];
/** A match in which a round closes after more hidden actions in one world than in the other, while taking back was possible. */
const CLOSED: readonly number[] = [122];
const FIRST = Number(process.env['GLADE_FIRST'] ?? 0);

let folder: string;
/** One for each of two worlds: the same keys are in both. */
const stores: TableStore[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glade-secrets-'));
  for (const world of ['a', 'b'])
    stores.push((await openFolder(join(folder, world), () => 1000)).store);
});
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});
afterAll(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Thinks only of what the seat may see, in the same way every time. */
const honest: Chooser = {
  choose(match, seat) {
    const { rules, state } = match;
    const world = rules.create();
    rules.copy(state, world);
    rules.resample?.(world, seat, new KeyedDice('hint').random('hint'));
    return Promise.resolve(rules.nth(world, rules.count(world) >> 1));
  },
};

/** An action of no game. */
const NO_ACTION = -5;

/** People's hints are honest. Bots act in each world as they like: what they do is hidden, and how often may be, too. Failing ones give no move. */
const chooserFor = (people: number, store: TableStore, failing: boolean): Chooser => ({
  choose(match, seat, level, signal) {
    if (seat < people) return honest.choose(match, seat, level, signal);
    if (failing) return Promise.resolve(NO_ACTION);
    const { rules, state, log } = match;
    const own = new KeyedDice(`bot in world ${stores.indexOf(store)}`).random(`${log.length}`);
    return Promise.resolve(rules.nth(state, own.below(rules.count(state))));
  },
});

const metrics = new Metrics(() => 0);

/** A page without a screen: everything that the server sent to it, byte for byte. */
class Page {
  readonly heard: string[] = [];
  readonly held: readonly number[];
  private readonly socket: EventEmitter;
  private at = 0;
  private asked = 0;

  constructor(tables: Tables, table: string, keys: readonly string[], held: readonly number[]) {
    this.held = held;
    this.socket = Object.assign(new EventEmitter(), {
      bufferedAmount: 0,
      close: () => undefined,
      // On a busy machine a match may take longer than a page is left without one.
      ping: () => undefined,
      send: (text: string) => {
        this.heard.push(text);
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'welcome' || message.type === 'seen') this.at = message.at ?? 0;
      },
    });
    converse(this.socket as unknown as WebSocket, tables, table, {
      crowded: false,
      messages: [1e9, 1e9],
      wrongKey: () => Promise.resolve(),
      flood: 1e9,
      metrics,
      failed: (error) => {
        throw error;
      },
    });
    open.push(() => this.socket.emit('close'));
    this.say({ type: 'hello', protocol: PROTOCOL, keys, from: 0 });
  }

  say(message: unknown): void {
    this.socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  /** Asks for something and waits for the answer. */
  async do(intent: FarIntent): Promise<{ readonly ok: boolean }> {
    const id = this.nextId();
    this.say({ type: 'intent', id, on: this.at, intent });
    return JSON.parse(await this.answerTo(id)) as { ok: boolean };
  }

  /** Asks a question and waits for the answer. */
  async ask(question: unknown): Promise<string> {
    const id = this.nextId();
    this.say({ type: 'ask', id, question });
    return this.answerTo(id);
  }

  close(): void {
    this.socket.emit('close');
  }

  private nextId(): string {
    this.asked += 1;
    return `intent-of-${this.held.join('') || 'w'}-${String(this.asked).padStart(4, '0')}`;
  }

  private async answerTo(id: string): Promise<string> {
    const named = `"id":"${id}"`;
    let found: string | undefined;
    while (found === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      found = this.heard.findLast((text) => text.includes(named));
    }
    return found;
  }
}

/** A table on the server: the match of the log, and as the page of a seat knows it. */
interface Hosted {
  readonly match: {
    readonly table: { readonly match: Match };
    tableFor(held: readonly number[]): {
      readonly match: Match;
      readonly players: readonly Player[];
    };
  };
}

/** A table with a page for each seat and one that watches, and the secret of its dice. */
class World {
  readonly pages: Page[] = [];
  readonly watcher: Page;
  readonly tables: Tables;
  readonly key: string;
  private readonly keys: readonly string[];
  readonly secrets: readonly string[];
  private readonly hosted: Hosted;

  private constructor(
    tables: Tables,
    key: string,
    keys: readonly string[],
    hosted: never,
    secrets: readonly string[],
  ) {
    this.tables = tables;
    this.key = key;
    this.keys = keys;
    this.hosted = hosted;
    this.secrets = secrets;
    keys.forEach((each, seat) => this.pages.push(new Page(tables, key, [each], [seat])));
    this.watcher = new Page(tables, key, [], []);
  }

  static async open(
    game: Game,
    options: OptionValues,
    bots: number,
    name: number,
    store: TableStore,
  ): Promise<World> {
    let keys = 0;
    const failing = name % 10 === 9;
    const { seats } = game.rules(options);
    const tables = new Tables({
      store,
      game: () => game,
      chooser: chooserFor(seats - bots, store, failing),
      // Two worlds have the same keys and the same dice.
      draw: (bytes) => Buffer.from(`${name}a${(keys += 1)}`.padStart(bytes, 'a')),
      // And the same time: a page is told how long others have been away.
      now: () => 0,
      report: (error) => {
        if (!failing) throw error;
        counted.failed += 1;
      },
      mayBeCalled: () => true,
    });
    const opened = await tables.open({
      game: game.id,
      options: { ...options },
      watchable: true,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat < seats - bots ? { who: 'me' } : { who: 'bot', level: 'steady' },
      ),
    });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { table, keys: held } = opened.value;
    const words = held.map((_, i) => String(i).padStart(32, '7'));
    for (const [i, each] of held.entries()) await tables.giveWord(table, each, words[i]!);
    const stored = await store.read(table);
    const seed = seedOf(table, stored!.secret, words);
    const hosted = await tables['live'].use(table, (each) => each);
    const world = new World(tables, table, held, hosted as never, [seed, stored!.secret, ...words]);
    await world.quiet();
    return world;
  }

  get match(): Match {
    return this.hosted.match.table.match;
  }

  /** The match as the page of this seat knows it. */
  ownMatch(seat: number): Match {
    return this.hosted.match.tableFor([seat]).match;
  }

  /** Whether this seat may act now: in the turn that the log has come to, several may. */
  mayAct(seat: number): boolean {
    return this.ownMatch(seat).actor === seat;
  }

  /** Whether this seat may take back: also after its last action, as long as the round is not over. */
  mayTakeBack(seat: number): boolean {
    const { match, players } = this.hosted.match.tableFor([seat]);
    return typeof undoLength(match, players, seat) === 'number';
  }

  async quiet(): Promise<void> {
    for (let i = 0; i < 8 || this.match.actor === CHANCE || this.isBots; i++)
      await new Promise((resolve) => setImmediate(resolve));
  }

  /**
   * Everybody but the viewer acts at random and in any order, until the next turn, or until the viewer may act: then nobody to
   * everybody else may have acted already.
   */
  async others(viewer: number | undefined, random: Random): Promise<void> {
    const { turn } = this;
    while (!this.match.over && this.turn === turn) {
      const waits = viewer !== undefined && this.mayAct(viewer);
      const able = [...this.pages.keys()].filter((seat) => seat !== viewer && this.mayAct(seat));
      if (waits && (able.length === 0 || random.below(3) === 0)) return;
      const done = [...this.pages.keys()].filter(
        (seat) => seat !== viewer && !this.mayAct(seat) && this.mayTakeBack(seat),
      );
      if (done.length > 0 && random.below(8) === 0) {
        const by = done[random.below(done.length)]!;
        const { ok } = await this.pages[by]!.do({ type: 'undo', by });
        if (!ok) throw new Error('what may be taken back was refused');
        counted.takenBack += 1;
        await this.quiet();
        continue;
      }
      const actor = able[random.below(able.length)]!;
      const { rules, state } = this.ownMatch(actor);
      const page = this.pages[actor]!;
      if (random.below(6) === 0) await page.ask({ type: 'hint', by: actor });
      if (random.below(6) === 0) await page.do({ type: 'play', by: actor, action: -5 });
      if (random.below(6) === 0) await page.do({ type: 'undo', by: actor });
      const action = rules.nth(state, random.below(rules.count(state)));
      const { ok } = await page.do({ type: 'play', by: actor, action });
      if (!ok) throw new Error('a legal action was refused');
      await this.quiet();
    }
  }

  /** Somebody else acts once, if that does not close the turn. Says whether it was so. */
  async goAhead(viewer: number, random: Random): Promise<boolean> {
    const able = [...this.pages.keys()].filter((seat) => seat !== viewer && this.mayAct(seat));
    const actor = able[random.below(able.length)];
    if (this.match.over || actor === undefined) return false;
    const { rules, state } = this.ownMatch(actor);
    const action = rules.nth(state, random.below(rules.count(state)));
    const after = rules.create();
    rules.copy(state, after);
    rules.apply(after, action);
    if (able.length === 1 && rules.actor(after) !== actor) return false;
    await this.pages[actor]!.do({ type: 'play', by: actor, action });
    await this.quiet();
    return true;
  }

  /** Opens one more page for this seat, or to watch. Gives what it is told, and what the invitation shows. */
  async comeBack(viewer: number | undefined): Promise<readonly string[]> {
    const keys = viewer === undefined ? [] : [this.keys[viewer]!];
    const page = new Page(this.tables, this.key, keys, viewer === undefined ? [] : [viewer]);
    while (!page.heard.some((text) => text.includes('"welcome"')))
      await new Promise((resolve) => setImmediate(resolve));
    page.close();
    const asked = [undefined, ...keys];
    const infos = await Promise.all(asked.map((key) => this.tables.info(this.key, key)));
    return [...page.heard, JSON.stringify(infos)];
  }

  get turn(): number {
    return this.match.rules.turn(this.match.state);
  }

  private get isBots(): boolean {
    const { actor, over } = this.match;
    return !over && actor >= this.pages.length;
  }
}

/** Every choice of options that a preset or one option alone makes, where it hides something. */
const modes = games.flatMap((game) => {
  const all = [
    ...Object.values(game.options.presets),
    ...Object.entries(game.options.options).flatMap(([name, { values }]) =>
      values.map((value) => ({ [name]: value })),
    ),
  ];
  return all.flatMap((chosen): readonly (readonly [string, Game, OptionValues])[] => {
    const options = parseOptions(game.options, { ...defaults(game.options), ...chosen });
    if (!options.ok || options.value['ownDice'] === true) return [];
    const name = `${game.id} ${JSON.stringify(chosen)}`;
    return hasSecrets(game.rules(options.value)) ? [[name, game, options.value] as const] : [];
  });
});

test('there are games with secrets, and they can be opened far away', () => {
  expect(new Set(modes.map(([, { id }]) => id))).toEqual(new Set(['wildfire']));
});

const counted = {
  matches: 0,
  whole: 0,
  messages: 0,
  bytes: 0,
  differed: 0,
  ahead: 0,
  takenBack: 0,
  takenBackAhead: 0,
  bots: 0,
  failed: 0,
  unequal: new Set<number>(),
};

describe('what a page is sent', () => {
  test(
    'is the same whatever others do in secret, byte for byte',
    async () => {
      const rounds = Array.from({ length: MATCHES }, (_, i) => FIRST + i);
      for (const round of new Set([...rounds, ...UNEQUAL, ...AHEAD, ...CLOSED]))
        await compare(round);
      if (process.env['GLADE_LONG'] !== undefined)
        process.stdout.write(`${JSON.stringify({ ...counted, unequal: [...counted.unequal] })}\n`);
      expect(counted.differed).toBeGreaterThan(MATCHES);
      // In other numbers of entries, too: how often somebody has acted may be their secret.
      expect(counted.unequal.size).toBeGreaterThan(0);
      // And with bots, also with some that give no move.
      expect(counted.bots).toBeGreaterThan(0);
      expect(counted.failed).toBeGreaterThan(0);
      // And one world has been ahead of the other.
      expect(counted.ahead).toBeGreaterThan(0);
      // And somebody has taken back in secret, and who looks has, while others had acted in one world only.
      expect(counted.takenBack).toBeGreaterThan(0);
      expect(counted.takenBackAhead).toBeGreaterThan(0);
    },
    Math.max(LIMIT.timeout, 600_000),
  );
});

async function compare(round: number): Promise<void> {
  const [, game, options] = modes[round % modes.length]!;
  const { seats } = game.rules(options);
  const bots = round % 5 === 4 ? 1 : 0;
  counted.bots += bots;
  const people = seats - bots;
  const own = new KeyedDice(`own ${round}`).random('own');
  const viewer = own.below(4) === 0 ? undefined : own.below(people);
  const worlds = [
    await World.open(game, options, bots, round, stores[0]!),
    await World.open(game, options, bots, round, stores[1]!),
  ] as const;
  const randoms = ['a', 'b'].map((name) => new KeyedDice(`${name} ${round}`).random('others'));
  const pageIn = (world: World): Page =>
    viewer === undefined ? world.watcher : world.pages[viewer]!;
  counted.matches += 1;
  for (;;) {
    for (const [i, world] of worlds.entries()) await world.others(viewer, randoms[i]!);
    const [a, b] = worlds.map(({ match }) => match) as [Match, Match];
    if (a.over || b.over || !samePublic(a, b)) break;
    const [here, there] = worlds.map((world) => pageIn(world).heard);
    expect(there).toEqual(here);
    // Somebody who comes back in the middle is told all again.
    const [back, backThere] = await Promise.all(worlds.map((world) => world.comeBack(viewer)));
    expect(backThere).toEqual(back);
    if (a.rules.hash(a.state) !== b.rules.hash(b.state)) counted.differed += 1;
    if (a.log.length !== b.log.length) {
      counted.unequal.add(round);
    }
    if (viewer === undefined || !worlds[0].mayAct(viewer)) continue;
    const fate = own.below(1 << 20);
    for (const world of worlds) {
      const page = pageIn(world);
      const { rules, state } = world.ownMatch(viewer);
      if (fate % 3 === 0) await page.ask({ type: 'why', what: fate % 80, by: viewer });
      if (fate % 5 === 0) await page.ask({ type: 'hint', by: viewer });
      if (fate % 7 === 0) await page.ask({ type: 'read', text: 'b3', by: viewer });
      if (fate % 4 === 0) await page.do({ type: 'play', by: viewer, action: 1000 });
      if (fate % 6 === 0) await page.do({ type: 'undo', by: viewer });
      const action = rules.nth(state, fate % rules.count(state));
      await page.do({ type: 'play', by: viewer, action });
      await world.quiet();
    }
    // The last to act closes the turn, which everybody sees. Others may go on in one world and have yet to act in the other.
    if (!samePublic(worlds[0].match, worlds[1].match)) continue;
    for (const world of worlds) {
      const page = pageIn(world);
      // As long as the round is not over it is taken back; later, or of nothing, that is refused in the same words.
      if (fate % 8 === 0) await page.do({ type: 'undo', by: viewer });
      if (fate % 9 === 0) await page.ask({ type: 'why', what: 3, by: viewer });
      await world.quiet();
    }
    // In one world somebody has acted in secret already, in the other nobody has: both take back alike.
    if (fate % 8 > 0 && (await worlds[0].goAhead(viewer, randoms[0]!))) {
      const [now, then] = worlds.map(({ match }) => match) as [Match, Match];
      if (!samePublic(now, then)) break;
      counted.ahead += 1;
      await takeBack(worlds.map(pageIn), viewer);
    }
  }
  const [world] = worlds;
  for (const page of [...world.pages, world.watcher]) {
    const end = page.heard.findIndex((text) => text.includes('"log":'));
    const before = world.match.over ? page.heard.slice(0, end) : page.heard;
    for (const secret of world.secrets) expect(before.join('\n')).not.toContain(secret);
    // That a bot thinks would say how often it acts.
    expect(before.filter((text) => text.startsWith('{"type":"bot"'))).toEqual([]);
    counted.messages += page.heard.length;
    counted.bytes += page.heard.join('').length;
  }
  if (round % 4 === 0) await playToTheEnd(world, randoms[0]!);
  for (const each of worlds) for (const page of [...each.pages, each.watcher]) page.close();
  for (const each of worlds) await each.tables.close(0);
}

/** The viewer takes back in both worlds. It is compared at once: what was taken back in one world only is another view. */
async function takeBack(pages: readonly Page[], viewer: number): Promise<void> {
  for (const page of pages) {
    const { ok } = await page.do({ type: 'undo', by: viewer });
    if (ok) counted.takenBackAhead += 1;
  }
  expect(pages[1]!.heard).toEqual(pages[0]!.heard);
}

async function playToTheEnd(world: World, random: Random): Promise<void> {
  while (!world.match.over) await world.others(undefined, random);
  for (const page of [...world.pages, world.watcher]) {
    const last = page.heard.findLast((text) => text.startsWith('{"type":"seen"'));
    expect((JSON.parse(last!) as { log: unknown }).log).toEqual(world.match.log);
    expect(page.heard.findLast((text) => text.startsWith('{"type":"table"'))).toContain('"dice":');
    const before = page.heard.slice(0, page.heard.indexOf(last!));
    for (const secret of world.secrets) expect(before.join('\n')).not.toContain(secret);
  }
  counted.whole += 1;
}

/** Whether everybody knows the same in both: all but whose turn the log has come to. Whoever looks has done the same in both. */
function samePublic(a: Match, b: Match): boolean {
  const [here, there] = [a, b].map(({ rules, state }) => {
    const known = rules.view(state, undefined) as Record<string, unknown>;
    return JSON.stringify({ ...known, actor: undefined });
  });
  return here === there;
}
