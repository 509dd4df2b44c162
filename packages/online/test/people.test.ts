import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHANCE } from '@glade/engine';
import { games } from '@glade/games';
import { Tables, type Arrived } from '../src/host/index.ts';
import { FarTable } from '../src/page/index.ts';
import { openFolder, type TableStore } from '../src/storage/index.ts';
import type { Custom, IntentMessage, ServerMessage, TableInfo } from '../src/wire/index.ts';

// What people far apart do beside their moves: they go away, ask, take back, play against the clock, play again.

const MINUTE = 60_000;
const USUAL: Custom = { remarks: true, patience: 120, clock: 0 };

let folder: string;
let store: TableStore;
let tables: Tables;
/** The clock of the server, in milliseconds. */
let now = 0;
const reported: unknown[] = [];

async function start(): Promise<void> {
  ({ store } = await openFolder(join(folder, 'data'), () => Math.floor(now / MINUTE)));
  tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    report: (error) => void reported.push(error),
    mayBeCalled: (name) => name !== 'Rude',
    now: () => now,
  });
}

async function stop(): Promise<void> {
  await tables.close(0);
  await store.close();
}

beforeEach(async () => {
  now = 1000 * MINUTE;
  folder = mkdtempSync(join(tmpdir(), 'glade-people-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  if (reported.length > 0) throw new AggregateError(reported.splice(0), 'the host was told');
});

/** Somebody's page. */
class Person {
  readonly heard: ServerMessage[] = [];
  arrived: Arrived | undefined;
  far: FarTable | undefined;
  private readonly table: string;
  readonly keys: readonly string[];
  private readonly game: string;
  private ids = 0;
  /** Who has taken back, as the page heard it. */
  readonly takenBack: number[] = [];
  /** How often it has asked for all steps again. */
  askedAgain = 0;
  /** What it has asked for. */
  readonly sent: IntentMessage[] = [];

  constructor(game: string, table: string, keys: readonly string[]) {
    this.game = game;
    this.table = table;
    this.keys = keys;
  }

  async come(): Promise<this> {
    const came = await tables.arrive(this.table, this.keys, this.far?.length ?? 0, (message) =>
      this.hear(message),
    );
    if (!came.ok) throw new Error(came.problem.code);
    this.arrived = came.value;
    await this.done();
    return this;
  }

  leave(): void {
    this.arrived!.leave();
    this.arrived = undefined;
  }

  /** Everything that was asked for has been answered. */
  async done(): Promise<void> {
    await this.arrived?.hosted.refresh();
    await this.arrived?.hosted.refresh();
  }

  get info(): TableInfo {
    return this.arrived!.hosted.info;
  }

  /** The question of which the page has heard last. */
  get question(): TableInfo['question'] {
    return this.heard
      .flatMap((message) =>
        message.type === 'table' || message.type === 'welcome' ? [message.table] : [],
      )
      .at(-1)?.question;
  }

  get turn(): boolean {
    return this.far!.table.match.actor === this.arrived!.guest.held[0];
  }

  get log(): number {
    return this.far!.table.match.log.length;
  }

  get position(): string {
    const { match } = this.far!.table;
    return match.rules.notation.position(match.state);
  }

  /** The problems that it was told, and those of its answers. */
  get problems(): readonly string[] {
    return this.heard.flatMap((message) =>
      (message.type === 'problem' || message.type === 'answer') && message.problem !== undefined
        ? [message.problem.code]
        : [],
    );
  }

  /** Does something that can be done: the first, or the one with this number. */
  async act(which = 0): Promise<void> {
    const { rules, state, actor } = this.far!.table.match;
    const action = rules.nth(state, which % rules.count(state));
    this.far!.party.submit({ type: 'play', by: actor, action });
    await this.done();
  }

  async undo(): Promise<void> {
    this.far!.party.submit({ type: 'undo' });
    await this.done();
  }

  async answer(agree: boolean): Promise<void> {
    this.far!.answerQuestion(this.arrived!.guest.held[0]!, agree);
    await this.done();
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome' && this.far === undefined && message.table.begun) {
      const opened = FarTable.open(
        {
          game: games.find(({ id }) => id === this.game)!,
          info: message.table,
          held: message.held,
          chooser: { choose: () => Promise.reject(new Error('no hints here')) },
          ask: (intent) => {
            this.sent.push(intent);
            void this.arrived!.hosted.perform(this.arrived!.guest, intent);
          },
          question: () => {},
          again: () => void (this.askedAgain += 1),
          newId: () => `${this.keys[0]?.slice(0, 8)}-${String((this.ids += 1)).padStart(4, '0')}`,
          onTakenBack: (by) => this.takenBack.push(by),
          onRefused: () => {},
        },
        message.steps,
      );
      if (!opened.ok) throw new Error(opened.problem.code);
      this.far = opened.value;
    } else if (message.type === 'welcome' || message.type === 'news') this.far?.take(message);
    else if (message.type === 'table') this.far?.heard(message.table);
    else if (message.type === 'answer') this.far?.answered(message);
  }
}

const word = (digit: number): string => String(digit).repeat(32);

interface Opened {
  readonly game?: string;
  readonly options?: Record<string, number | string | boolean>;
  readonly custom?: Partial<Custom>;
  readonly seats?: number;
}

/** A table at which two people sit; both pages are open. */
async function twoAt(wanted: Opened = {}): Promise<[Person, Person]> {
  const { game = 'leaf-climbers', options = { players: 2 }, custom } = wanted;
  const opened = await tables.open({
    game,
    options,
    watchable: true,
    custom: { ...USUAL, ...custom },
    seats: [{ who: 'me', face: 'fox', colour: 'red' }, { who: 'free' }],
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, keys } = opened.value;
  await tables.giveWord(table, keys[0]!, word(0));
  const taken = await tables.takeSeat(table, { seat: 1, word: word(1), face: 'owl' });
  if (!taken.ok) throw new Error(taken.problem.code);
  const first = await new Person(game, table, keys).come();
  return [first, await new Person(game, table, [taken.value]).come()];
}

/** Plays until one of them has just handed the turn to the other without any dice; gives who has acted and who is next. */
async function handOver(both: readonly [Person, Person]): Promise<readonly [Person, Person]> {
  for (let i = 0; i < 200; i++) {
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const before = acting.log;
    await acting.act(i);
    const { log } = acting.far!.table.match;
    const dice = log.slice(before).some(({ actor }) => actor === CHANCE);
    if (!dice && other.turn) return [acting, other];
  }
  throw new Error('the turn never went on without dice');
}

describe('somebody stays away', () => {
  test('after two minutes the others may let a bot act; when its person is back, it stops', async () => {
    const both = await twoAt();
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const seat = acting.arrived!.guest.held[0]!;
    expect(other.info.seats[seat]!.standInAfter).toBe(undefined);
    acting.leave();
    now += MINUTE;
    expect(other.info.seats[seat]!.standInAfter).toBe(MINUTE);
    expect(await other.arrived!.hosted.standIn(seat, true, other.arrived!.guest)).toBe(false);
    expect(other.info.seats[seat]!.standIn).toBe(false);
    now += MINUTE;
    const before = other.log;
    await other.arrived!.hosted.standIn(seat, true, other.arrived!.guest);
    await other.done();
    expect(other.info.seats[seat]!.standIn).toBe(true);
    expect(other.log).toBeGreaterThan(before);
    await acting.come();
    expect(other.info.seats[seat]!.standIn).toBe(false);
  });

  test('who goes lets a bot act at once, is back as soon as their page is, and nobody else may ask it before time', async () => {
    const [first, second] = await twoAt();
    const [acting, other] = first.turn ? [first, second] : [second, first];
    const { guest, hosted } = acting.arrived!;
    const [seat] = guest.held as [number];
    expect(await hosted.standIn(seat, true, other.arrived!.guest)).toBe(false);
    const before = other.log;
    expect(await hosted.standIn(seat, true, guest)).toBe(true);
    acting.leave();
    await expect.poll(async () => (await other.done(), other.log)).toBeGreaterThan(before);
    expect(other.info.seats[seat]).toMatchObject({ here: false, standIn: true });
    await acting.come();
    await acting.done();
    expect(other.info.seats[seat]).toMatchObject({ here: true, standIn: false });
  });

  test('nobody goes so where bots never may, nor as long as their seat is open elsewhere', async () => {
    const [first] = await twoAt({ custom: { patience: 0 } });
    expect(await first.arrived!.hosted.standIn(0, true, first.arrived!.guest)).toBe(false);
    const [again] = await twoAt();
    const tablet = await new Person(
      'leaf-climbers',
      again.arrived!.hosted.stored.key,
      again.keys,
    ).come();
    expect(await again.arrived!.hosted.standIn(0, true, again.arrived!.guest)).toBe(false);
    tablet.leave();
    expect(await again.arrived!.hosted.standIn(0, true, again.arrived!.guest)).toBe(true);
  });

  test('never means never', async () => {
    const [first, second] = await twoAt({ custom: { patience: 0 } });
    second.leave();
    now += 1_000_000 * MINUTE;
    expect(first.info.seats[1]!.standInAfter).toBe(undefined);
    await first.arrived!.hosted.standIn(1, true, first.arrived!.guest);
    expect(first.info.seats[1]!.standIn).toBe(false);
  });

  test('a day begins when it is their turn, and goes on over a restart of the server', async () => {
    const both = await twoAt({ custom: { patience: 86_400 } });
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const seat = acting.arrived!.guest.held[0]!;
    acting.leave();
    other.leave();
    now += 20 * 60 * MINUTE;
    await stop();
    await start();
    await other.come();
    expect(other.info.seats[seat]!.standInAfter).toBe(4 * 60 * MINUTE);
  });

  test('an opener who never comes back: the match goes on without them', async () => {
    const [opener, other] = await twoAt();
    opener.leave();
    now += 2 * MINUTE;
    await other.arrived!.hosted.standIn(0, true, other.arrived!.guest);
    const before = other.log;
    let turns = 0;
    /** The bot acts in its own time: whether it has acted, or the match has come to its end. */
    const wentOn = async (): Promise<boolean> => {
      await other.done();
      if (other.turn) await other.act((turns += 1));
      const { log } = other.far!.table.match;
      return other.info.over || log.slice(before).some(({ actor }) => actor === 0);
    };
    await expect.poll(wentOn, { interval: 1 }).toBe(true);
    expect(other.problems).toEqual([]);
  });
});

describe('a clock', () => {
  const clock = { clock: 300 } as const;

  test('runs on the own turn while the other waits, and a lost one ends the match and tells the dice', async () => {
    const both = await twoAt({ custom: clock });
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const [seat] = acting.arrived!.guest.held;
    now += MINUTE;
    expect(acting.info.seats[seat!]).toMatchObject({ left: 4 * MINUTE, runs: true });
    expect(acting.info.seats[1 - seat!]).toMatchObject({ left: 5 * MINUTE });
    now += 4 * MINUTE;
    const before = acting.log;
    await acting.act();
    expect(acting.problems).toEqual(['far.time']);
    expect(other.log).toBe(before);
    expect(other.info).toMatchObject({ over: true, late: seat });
    expect(other.info.dice).toBeDefined();
    // It is stored: after a restart nobody goes on.
    await stop();
    await start();
    await acting.come();
    expect(acting.info.late).toBe(seat);
    await acting.act();
    expect(acting.problems.at(-1)).toBe('far.time');
  });

  test('stands while nobody waits, and over a restart; what was used up stays used up', async () => {
    const both = await twoAt({ custom: clock });
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const [seat] = acting.arrived!.guest.held;
    now += MINUTE;
    other.leave();
    await acting.done();
    now += 60 * MINUTE;
    expect(acting.info.seats[seat!]).toMatchObject({ left: 4 * MINUTE });
    acting.leave();
    await stop();
    now += 60 * MINUTE;
    await start();
    await acting.come();
    await other.come();
    expect(acting.info.seats[seat!]).toMatchObject({ left: 4 * MINUTE, runs: true });
    expect(acting.info.late).toBe(undefined);
  });

  test('cannot be escaped: who is short of time does not let a bot play on without any', async () => {
    const both = await twoAt({ custom: clock });
    const acting = both.find((each) => each.turn)!;
    const other = both.find((each) => each !== acting)!;
    const [seat] = acting.arrived!.guest.held as [number];
    now += 5 * MINUTE - 1000;
    expect(await acting.arrived!.hosted.standIn(seat, true, acting.arrived!.guest)).toBe(false);
    acting.leave();
    await other.done();
    expect(other.info.seats[seat]).toMatchObject({ left: 1000, runs: true, standIn: false });
    now += 1000;
    other.leave();
    await other.come();
    expect(other.info.late).toBe(seat);
  });

  test('is refused where nobody could say who has won, and in games for children', async () => {
    const opened = (game: string, options: object, seats: number) =>
      tables.open({
        game,
        options: options as never,
        watchable: true,
        custom: { ...USUAL, ...clock },
        seats: Array.from({ length: seats }, () => ({ who: 'free' as const })),
      });
    const no = { ok: false, problem: { code: 'far.clock' } };
    expect(await opened('leaf-climbers', { players: 3 }, 3)).toEqual(no);
    expect(await opened('forest-fire', {}, 2)).toEqual(no);
    expect(await opened('war-kids', {}, 2)).toEqual(no);
    expect((await opened('leaf-climbers', { players: 2 }, 2)).ok).toBe(true);
  });
});

describe('taking back in a competitive game', () => {
  test('after the turn has gone on the others are asked; when they agree, it is taken back on every page', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    const before = asker.log;
    await asker.undo();
    expect(asker.log).toBe(before);
    const [by] = asker.arrived!.guest.held;
    expect(asked.info.question).toMatchObject({ by, missing: asked.arrived!.guest.held });
    await asked.answer(true);
    expect(asker.log).toBeLessThan(before);
    expect(asked.position).toBe(asker.position);
    expect(asker.turn).toBe(true);
    // Both pages hear that nobody asks any more, and who has taken back.
    for (const each of [asker, asked]) {
      expect(each.question).toBe(undefined);
      expect(each.takenBack).toEqual([by]);
    }
  });

  test('a question that nobody has answered is told to be over with the next move', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    await asker.undo();
    expect(asked.question).toBeDefined();
    await asked.act();
    for (const each of [asker, asked]) expect(each.question).toBe(undefined);
  });

  test('when they refuse, nothing changes; and who has asked can withdraw', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    const before = asker.log;
    await asker.undo();
    expect(asker.far!.table.canUndo()).toBe(false);
    await asker.answer(false);
    expect(asked.info.question).toBe(undefined);
    expect(asker.far!.table.canUndo()).toBe(true);
    await asker.undo();
    await asked.answer(false);
    const refused = asked.arrived!.guest.held[0];
    for (const each of [asker, asked]) {
      expect(each.question).toMatchObject({ by: asker.arrived!.guest.held[0], refused });
      expect(each.log).toBe(before);
    }
    await asked.answer(true);
    expect(asked.problems).toEqual(['far.unasked']);
    expect(asked.log).toBe(before);
  });

  test('nobody asks twice about the same move, neither while others think about it nor after they refused', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    await asker.undo();
    const [seat] = asker.arrived!.guest.held;
    /** Asks as a page would that does not know of the question. */
    const askAgain = async () => {
      asker.far!.table.asking = undefined;
      await asker.undo();
    };
    await askAgain();
    expect(asker.problems).toEqual(['far.asked']);
    await asked.answer(false);
    expect(asker.far!.table.canUndo()).toBe(false);
    await askAgain();
    expect(asker.problems).toEqual(['far.asked', 'far.refused']);
    expect(asked.question).toMatchObject({ by: seat, refused: asked.arrived!.guest.held[0] });
    // The next move ends it.
    await asked.act();
    expect(asked.question).toBe(undefined);
  });

  test('the question is there after a restart, and lapses with the next move', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    await asker.undo();
    await stop();
    await start();
    await asked.come();
    await asker.come();
    expect(asked.info.question).toBeDefined();
    await asked.act();
    expect(asked.info.question).toBe(undefined);
  });

  test('nobody answers for somebody else', async () => {
    const [asker, asked] = await handOver(await twoAt({ game: 'war-kids', options: {} }));
    const before = asker.log;
    await asker.undo();
    await asker.answer(true);
    asker.far!.answerQuestion(asked.arrived!.guest.held[0]!, true);
    await asker.done();
    expect(asker.problems).toEqual(['far.unasked', 'seat.other']);
    expect(asked.log).toBe(before);
  });
});

describe('taking back where all play together', () => {
  const options = { firebreaks: 0, setupRounds: 1, place: 'after', tapToPlace: 'off' };

  test('nobody is asked about what nobody has acted after, and everybody hears who took back', async () => {
    const both = await twoAt({ game: 'forest-fire', options });
    for (let i = 0; i < 60; i++) {
      const acting = both.find((each) => each.turn)!;
      const before = acting.log;
      await acting.act(i);
      const { log } = acting.far!.table.match;
      if (!acting.far!.table.canUndo()) continue;
      expect(log.length).toBeGreaterThan(before);
      await acting.undo();
      expect(acting.log).toBeLessThan(log.length);
      expect(both[0].info.question).toBe(undefined);
      for (const each of both) expect(each.takenBack).toEqual(acting.arrived!.guest.held);
      return;
    }
    throw new Error('no action without dice');
  });

  test('a partner who has acted since is asked: their action would go, too', async () => {
    const both = await twoAt({ game: 'forest-fire', options });
    for (let i = 0; i < 300; i++) {
      const acting = both.find((each) => each.turn)!;
      const before = both.find((each) => each !== acting)!;
      const [seat] = acting.arrived!.guest.held;
      const { length } = acting.far!.table.match.log;
      await acting.act(i);
      const { log } = acting.far!.table.match;
      // The last action is the only one since the partner's, and no dice have fallen.
      const only = log.length === length + 1 && log.at(-2)?.actor === 1 - seat!;
      if (!only || !before.far!.table.canUndo()) continue;
      await before.undo();
      expect([before.log, acting.log]).toEqual([log.length, log.length]);
      expect(acting.question).toMatchObject({ by: 1 - seat!, missing: [seat] });
      await acting.answer(true);
      expect([before.log, acting.log]).toEqual([length - 1, length - 1]);
      expect(acting.takenBack).toEqual([1 - seat!]);
      return;
    }
    throw new Error('nobody acted after a partner without dice');
  });
});

describe('ending the match for all where all play together', () => {
  const options = { firebreaks: 0, setupRounds: 1, place: 'after', tapToPlace: 'off' };

  /** Two people in Forest Fire, one of whom has just asked whether to end the match. */
  async function askedAt(): Promise<readonly [asker: Person, asked: Person, end: number]> {
    const both = await twoAt({ game: 'forest-fire', options });
    for (let i = 0; i < 100; i++) {
      const acting = both.find((each) => each.turn)!;
      const other = both.find((each) => each !== acting)!;
      const { rules, state, actor } = acting.far!.table.match;
      const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
      const end = legal.find((action) => rules.endsForAll?.(state, action) === true);
      if (end === undefined) await acting.act(i);
      else {
        acting.far!.party.submit({ type: 'play', by: actor, action: end });
        await acting.done();
        return [acting, other, end];
      }
    }
    throw new Error('the match cannot be ended');
  }

  test('the partner is asked; when they agree, it ends on every page', async () => {
    const [asker, asked] = await askedAt();
    const by = asker.arrived!.guest.held[0]!;
    for (const each of [asker, asked]) {
      expect(each.far!.table.match.over).toBe(false);
      expect(each.question).toMatchObject({ by, missing: asked.arrived!.guest.held, end: true });
    }
    // That is not a question about taking back.
    expect(asker.far!.table.asking).toBe(undefined);
    await asked.answer(true);
    for (const each of [asker, asked]) {
      expect(each.far!.table.match.over).toBe(true);
      expect(each.far!.table.match.log.at(-1)!.actor).toBe(by);
    }
    expect(asked.position).toBe(asker.position);
    expect([...asker.problems, ...asked.problems]).toEqual([]);
  });

  test('asking again with the same question, after a lost answer, has the same answer', async () => {
    const [asker] = await askedAt();
    const { hosted, guest } = asker.arrived!;
    const answers = () => asker.heard.filter(({ type }) => type === 'answer');
    const last = asker.sent.at(-1)!;
    await hosted.perform(guest, last);
    expect(answers().at(-1)).toEqual({ type: 'answer', id: last.id, ok: true });
    expect(asker.problems).toEqual([]);
  });

  test('when they refuse, or who has asked withdraws, people play on; it is not asked twice about the same position', async () => {
    const [asker, asked, end] = await askedAt();
    const by = asker.arrived!.guest.held[0]!;
    const again = async () => {
      asker.far!.party.submit({ type: 'play', by, action: end });
      await asker.done();
    };
    await again();
    expect(asker.problems).toEqual(['far.asked']);
    await asker.answer(false);
    expect(asked.question).toBe(undefined);
    await again();
    await asked.answer(false);
    expect(asker.question).toMatchObject({ by, refused: asked.arrived!.guest.held[0], end: true });
    await again();
    expect(asker.problems).toEqual(['far.asked', 'far.play-on']);
    expect(asker.far!.table.match.over).toBe(false);
    await asker.act();
    for (const each of [asker, asked]) {
      expect(each.question).toBe(undefined);
      expect(each.far!.table.match.over).toBe(false);
    }
    expect(asked.position).toBe(asker.position);
  });

  test('nobody is asked for whom a bot plays', async () => {
    const [asker, asked, end] = await askedAt();
    await asker.answer(false);
    asked.leave();
    now += 2 * MINUTE;
    const seat = 1 - asker.arrived!.guest.held[0]!;
    await asker.arrived!.hosted.standIn(seat, true, asker.arrived!.guest);
    await asker.done();
    asker.far!.party.submit({ type: 'play', by: 1 - seat, action: end });
    await asker.done();
    expect(asker.far!.table.match.over).toBe(true);
  });
});

describe('play again', () => {
  /** Ends a match by the clock. */
  async function ended(): Promise<[Person, Person]> {
    const both = await twoAt({ custom: { clock: 300 } });
    now += 6 * MINUTE;
    await both.find((each) => each.turn)!.act();
    expect(both[0].info.over).toBe(true);
    return both;
  }

  test('the seats are turned, everybody keeps face and colour, and a second request finds the same table', async () => {
    const [first, second] = await ended();
    const next = await tables.again(first.arrived!.hosted.stored.key, first.keys[0]!, {});
    const same = await tables.again(first.arrived!.hosted.stored.key, second.keys[0]!, {});
    if (!next.ok) throw new Error(next.problem.code);
    expect(same).toEqual(next);
    expect(second.info.next).toBe(next.value);
    const info = await tables.info(next.value);
    expect(info).toMatchObject({
      ok: true,
      value: {
        begun: false,
        custom: { clock: 300 },
        opener: 1,
        seats: [
          { taken: false, kept: true, face: 'owl' },
          { taken: false, kept: true, face: 'fox', colour: 'red' },
        ],
      },
    });
  });

  test('whoever asks opens it, so that the others are told the right name', async () => {
    const [first, second] = await ended();
    const { key } = first.arrived!.hosted.stored;
    const next = await tables.again(key, second.keys[0]!, {});
    if (!next.ok) throw new Error(next.problem.code);
    const info = await tables.info(next.value);
    expect(info).toMatchObject({ value: { opener: 0, seats: [{ face: 'owl' }, { face: 'fox' }] } });
  });

  test('“play again” while one is offline: the seat is kept, nobody else gets it, and the match begins when they are back', async () => {
    const [first, second] = await ended();
    second.leave();
    const next = await tables.again(first.arrived!.hosted.stored.key, first.keys[0]!, {});
    if (!next.ok) throw new Error(next.problem.code);
    const sat = await tables.takeSeat(next.value, { word: word(2), was: first.keys[0]! });
    expect(sat.ok).toBe(true);
    const stranger = await tables.takeSeat(next.value, { seat: 0, word: word(3) });
    expect(stranger).toEqual({ ok: false, problem: { code: 'far.taken' } });
    expect((await tables.info(next.value)).ok && 'not begun').toBe('not begun');
    // Days later.
    now += 3 * 24 * 60 * MINUTE;
    await second.come();
    expect(second.info.next).toBe(next.value);
    const back = await tables.takeSeat(next.value, { word: word(4), was: second.keys[0]! });
    expect(back.ok).toBe(true);
    expect(await tables.info(next.value)).toMatchObject({
      value: { begun: true, seats: [{ face: 'owl' }, { face: 'fox' }] },
    });
  });

  test('whoever opened the next table closes it: everybody is told, and anybody may ask for another', async () => {
    const [first, second] = await ended();
    const { key } = first.arrived!.hosted.stored;
    const next = await tables.again(key, first.keys[0]!, {});
    if (!next.ok) throw new Error(next.problem.code);
    const sat = await tables.takeSeat(next.value, { word: word(2), was: first.keys[0]! });
    if (!sat.ok) throw new Error(sat.problem.code);
    expect(await tables.leave(next.value, sat.value)).toMatchObject({ value: { closed: true } });
    expect(second.heard.findLast((message) => message.type === 'table')).not.toHaveProperty(
      'table.next',
    );
    const other = await tables.again(key, second.keys[0]!, {});
    if (!other.ok) throw new Error(other.problem.code);
    expect(other.value).not.toBe(next.value);
    expect(first.info.next).toBe(other.value);
    expect(await tables.info(other.value)).toMatchObject({ value: { opener: 0 } });
  });

  test('not before the end, and not without a seat', async () => {
    const [first] = await twoAt();
    const { key } = first.arrived!.hosted.stored;
    expect(await tables.again(key, first.keys[0]!, {})).toMatchObject({
      problem: { code: 'far.running' },
    });
    expect(await tables.again(key, 'x'.repeat(22), {})).toMatchObject({
      problem: { code: 'far.key' },
    });
  });
});

describe('nobody comes for a free seat', () => {
  const lobby = async (custom: Partial<Custom> = {}, free = 1): Promise<[string, Person]> => {
    const opened = await tables.open({
      game: 'leaf-climbers',
      options: { players: 1 + free },
      watchable: true,
      custom: { ...USUAL, ...custom },
      seats: [{ who: 'me' }, ...Array.from({ length: free }, () => ({ who: 'free' }) as const)],
    });
    if (!opened.ok) throw new Error(opened.problem.code);
    const { table, keys } = opened.value;
    await tables.giveWord(table, keys[0]!, word(0));
    return [table, await new Person('leaf-climbers', table, keys).come()];
  };

  test('its opener gives it to a bot, and the match begins without a clock; who comes later finds it taken', async () => {
    const [table, opener] = await lobby({ clock: 300 });
    const { guest } = opener.arrived!;
    expect(await tables.fillSeat(table, guest, 1, 'gentle')).toEqual({ ok: true, value: true });
    expect(opener.info).toMatchObject({
      begun: true,
      custom: { clock: 0, patience: 120 },
      seats: [{ taken: true }, { who: 'bot', level: 'gentle' }],
    });
    const late = await tables.takeSeat(table, { seat: 1, word: word(1) });
    expect(late).toEqual({ ok: false, problem: { code: 'far.taken' } });
    opener.leave();
    await opener.come();
    await expect.poll(async () => (await opener.done(), opener.turn)).toBe(true);
  });

  test('nobody else may as long as the opener is here, and a seat in which somebody sits stays theirs', async () => {
    const [table, opener] = await lobby({}, 2);
    const key = await tables.takeSeat(table, { seat: 1, word: word(1) });
    if (!key.ok) throw new Error(key.problem.code);
    const { guest } = (await new Person('leaf-climbers', table, [key.value]).come()).arrived!;
    const watcher = (await new Person('leaf-climbers', table, []).come()).arrived!.guest;
    expect(await tables.fillSeat(table, watcher, 2, 'steady')).toMatchObject({ ok: false });
    expect(await tables.fillSeat(table, guest, 2, 'steady')).toMatchObject({
      problem: { code: 'seat.other' },
    });
    // The opener never comes back.
    opener.leave();
    expect(await tables.fillSeat(table, guest, 0, 'steady')).toMatchObject({
      problem: { code: 'far.taken' },
    });
    const both = [
      tables.takeSeat(table, { seat: 2, word: word(2) }),
      tables.fillSeat(table, guest, 2, 'steady'),
    ];
    const [sat, filled] = await Promise.all(both);
    expect([sat!.ok, filled!.ok].filter(Boolean)).toHaveLength(1);
    const info = await tables.info(table);
    expect(info.ok && info.value.seats[2]!.who).toBe(sat!.ok ? 'person' : 'bot');
  });

  test('a page whose seat has a new key may not, even before it has heard so', async () => {
    const [table, opener] = await lobby();
    const { guest } = opener.arrived!;
    await tables.renewKey(table, opener.keys[0]!, 'z'.repeat(22));
    expect(await tables.fillSeat(table, guest, 1, 'steady')).toMatchObject({
      problem: { code: 'seat.other' },
    });
    const info = await tables.info(table);
    expect(info.ok && info.value.seats[1]!.who).toBe('person');
  });
});

test('who comes back while a move is being stored is welcomed to what is stored, and then told the move', async () => {
  const both = await twoAt();
  const acting = both.find((each) => each.turn)!;
  const other = both.find((each) => each !== acting)!;
  const before = other.far!.length;
  other.leave();
  const acted = acting.act();
  await other.come();
  await acted;
  await other.done();
  expect(other.far!.length).toBeGreaterThan(before);
  expect(other.position).toBe(acting.position);
  expect(other.askedAgain).toBe(0);
});

test('pages are told who is there through another process when that changes, and not each time it is said', async () => {
  const [first] = await twoAt();
  const { key } = first.arrived!.hosted.stored;
  const hears = async (seats: readonly number[], watching: number): Promise<boolean> => {
    const before = first.heard.length;
    const note = { type: 'here', from: 'another', seats, watching, asks: false };
    await tables['hear']({ table: key, note });
    return first.heard.slice(before).some(({ type }) => type === 'table');
  };
  expect(await hears([], 0)).toBe(false);
  expect(await hears([1], 1)).toBe(true);
  expect(await hears([1], 1)).toBe(false);
  expect(await hears([], 1)).toBe(true);
  expect(await hears([], 0)).toBe(true);
});

test('remarks: off where the opener wants none; only the opener switches them', async () => {
  const [opener, other] = await twoAt({ custom: { remarks: false } });
  const { hosted } = opener.arrived!;
  hosted.remark(other.arrived!.guest, 1, 'well-played');
  expect(other.problems).toEqual(['far.remarks']);
  await hosted.allowRemarks(other.arrived!.guest, true);
  expect(other.problems).toEqual(['far.remarks', 'seat.other']);
  await hosted.allowRemarks(opener.arrived!.guest, true);
  expect(other.info.custom.remarks).toBe(true);
  hosted.remark(other.arrived!.guest, 1, 'well-played');
  expect(opener.heard.at(-1)).toEqual({ type: 'remark', seat: 1, remark: 'well-played' });
});

test('a page whose seat has a new key speaks for it no more, even before it has heard so', async () => {
  const [opener, other] = await twoAt();
  const { guest, hosted } = opener.arrived!;
  await tables.renewKey(hosted.stored.key, opener.keys[0]!, 'z'.repeat(22));
  other.heard.length = 0;
  hosted.remark(guest, 0, 'well-played');
  await hosted.allowRemarks(guest, false);
  expect(await hosted.standIn(0, true, guest)).toBe(false);
  await hosted.ask(guest, { type: 'ask', id: 'a'.repeat(16), question: { type: 'hint', by: 0 } });
  expect(opener.heard.findLast(({ type }) => type === 'told')).toEqual({
    type: 'told',
    id: 'a'.repeat(16),
    problem: { code: 'far.renewed' },
  });
  expect(other.heard.filter(({ type }) => type === 'remark')).toEqual([]);
  expect(other.info.custom.remarks).toBe(true);
});

test('go on on another device: the old page is told that the seat is open twice, and both can act', async () => {
  const [first] = await twoAt();
  const phone = await new Person(
    'leaf-climbers',
    first.arrived!.hosted.stored.key,
    first.keys,
  ).come();
  expect(first.info.seats[0]).toMatchObject({ here: true, pages: 2 });
  const told = first.heard.findLast((message) => message.type === 'table');
  expect(told).toMatchObject({ table: { seats: [{ pages: 2 }, {}] } });
  first.leave();
  expect(phone.info.seats[0]!.pages).toBe(undefined);
});

test('a watcher who becomes a player: the seat that they take is theirs in the page that they watch by', async () => {
  const opened = await tables.open({
    game: 'leaf-climbers',
    options: { players: 2 },
    watchable: true,
    custom: USUAL,
    seats: [{ who: 'me' }, { who: 'free' }],
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, keys } = opened.value;
  await tables.giveWord(table, keys[0]!, word(0));
  const watcher = await new Person('leaf-climbers', table, []).come();
  expect(watcher.info).toMatchObject({ watching: 1, begun: false });
  const taken = await tables.takeSeat(table, { seat: 1, word: word(1) });
  if (!taken.ok) throw new Error(taken.problem.code);
  watcher.leave();
  const player = await new Person('leaf-climbers', table, [taken.value]).come();
  expect(player.arrived!.guest.held).toEqual([1]);
  expect(player.info).toMatchObject({ begun: true, watching: 0 });
  expect(player.far).toBeDefined();
});

test('where nobody may watch, the invitation tells strangers nothing of whose turn it is', async () => {
  const opened = await tables.open({
    game: 'leaf-climbers',
    options: { players: 2 },
    watchable: false,
    custom: USUAL,
    seats: [{ who: 'me' }, { who: 'me' }],
  });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, keys } = opened.value;
  for (const [i, key] of keys.entries()) await tables.giveWord(table, key, word(i));
  const page = await new Person('leaf-climbers', table, keys).come();
  for (let i = 0; i < 20 && page.info.turn === undefined; i++) await page.done();
  expect(page.info.turn).toBeTypeOf('number');
  expect(await tables.info(table)).not.toHaveProperty('value.turn');
  expect(await tables.info(table, keys[0])).toHaveProperty('value.turn', page.info.turn);
});
