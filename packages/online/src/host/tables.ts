import { ok, problem, type Game, type Result, type Seat } from '@glade/engine';
import type { Chooser } from '@glade/table';
import { BotLine, type BotMove, type BotWork } from '../bots/index.ts';
import type { NewSeat, NewTable, StoredTable, TableNews, TableStore } from '../storage/index.ts';
import type { BotLevel, OpenTable, PlayAgain, TableInfo, TakeSeat } from '../wire/index.ts';
import { commitmentOf } from '../dice/index.ts';
import type { Guest } from './guests/guests.ts';
import { HostedTable, type HostedOptions } from './table/hosted-table.ts';
import { hashOf, isKey, newKey, newWord, type Draw } from './keys.ts';
import { Keeping } from './keeping.ts';
import { LiveTables } from './live-tables.ts';
import {
  chairsOf,
  customOf,
  isForPerson,
  isFull,
  keptFor,
  NO_WORD,
  openerOf,
  seatOf,
  type Chair,
  type ChairLook,
} from './match-of.ts';
import { chairsTurned, checkCustom, checkTable } from './set-up.ts';

export interface TablesOptions {
  readonly store: TableStore;
  /** Finds a game by its id. */
  readonly game: (id: string) => Game | undefined;
  /** Chooses the moves of bots. */
  readonly chooser: Chooser;
  /** Sees to it that bots move; by default in this process alone, one at a time. */
  readonly bots?: BotWork;
  /** After how many days without a change a table is deleted; 30 by default. */
  readonly keepDays?: number;
  /** How many tables are kept in memory if nobody is there; 2,000 by default. */
  readonly mostIdle?: number;
  /** Where keys and secret words come from; by default from the system. Only a test has another source. */
  readonly draw?: Draw;
  readonly report: (error: unknown) => void;
  /** Whether a person may be called so; the list of names that children may choose from, or any name. */
  readonly mayBeCalled: (name: string) => boolean;
  /** Milliseconds of a clock that never jumps; by default that of this process. */
  readonly now?: () => number;
}

/** A table that somebody has opened: its invitation, the key of each seat of theirs, and the hash to which the dice are bound. */
export interface OpenedTable {
  readonly table: string;
  readonly keys: readonly string[];
  readonly commitment: string;
}

const KEEP_DAYS = 30;
const MOST_IDLE = 2000;
const MOST_IN_LINE = 10_000;

/** All tables far away that this process serves. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly live: LiveTables;
  private readonly bots: BotWork;
  private readonly keeping: Keeping;
  private waking = Promise.resolve();
  private closed = false;

  constructor(options: TablesOptions) {
    this.options = options;
    const { store, report, keepDays = KEEP_DAYS, mostIdle = MOST_IDLE } = options;
    this.live = new LiveTables((table) => this.read(table), mostIdle);
    this.bots = options.bots ?? new BotLine({ atOnce: 1, most: MOST_IN_LINE, report });
    this.keeping = new Keeping(store, keepDays);
    store.listen((news) => void this.hear(news));
    this.bots.start((move) => this.moveBot(move)).catch(report);
    // A shared store says so itself, once it listens, and again whenever its connection was lost.
    if (!store.shared) void this.wakeBots();
  }

  /**
   * Lets every table ask for the move of a bot that may be due there, one table after the other. A line in memory is lost with its
   * process, and jobs may be lost when their database crashes. Where a move is asked for already, nothing more happens.
   */
  private wakeBots(): Promise<void> {
    this.waking = this.waking.then(() => this.openWithBots()).catch(this.options.report);
    return this.waking;
  }

  /** Opens the tables at which bots play: an opened table asks for the moves that are due. */
  private async openWithBots(): Promise<void> {
    if (this.closed) return;
    for (const table of await this.options.store.withBots()) {
      if (this.closed) return;
      await this.live.use(table, () => undefined).catch(this.options.report);
    }
  }

  /** Opens a table. Problems: an unknown game, options that do not fit, another number of seats, a name that may not be. */
  async open(request: OpenTable): Promise<Result<OpenedTable>> {
    const game = this.options.game(request.game);
    if (game === undefined) return problem('far.game');
    const { seats, custom } = request;
    const options = checkTable(game, request.options, seats.length);
    if (!options.ok) return options;
    const people = seats.filter(({ who }) => who !== 'bot').length;
    const why = custom && checkCustom(game, options.value, custom, people);
    if (why !== undefined) return { ok: false, problem: why };
    const mine = seats.flatMap((seat, i) => (seat.who === 'me' ? [{ ...seat, seat: i }] : []));
    if (mine.some(({ name }) => !this.mayBeCalled(name))) return problem('far.name');
    const chairs = seats.map((seat, i): Chair => {
      if (seat.who === 'bot') return { who: 'bot', level: seat.level };
      return i === mine[0]?.seat ? { who: 'person', opener: true } : { who: 'person' };
    });
    const row = this.newTable(request.table ?? newKey(this.options.draw), {
      game: game.id,
      version: game.version,
      options: JSON.stringify(options.value),
      players: JSON.stringify(chairs),
      watchable: request.watchable ? 1 : 0,
      custom: custom === undefined ? null : JSON.stringify(custom),
    });
    const { key: table, commitment } = row;
    const keys = mine.map((seat) => seat.key ?? newKey(this.options.draw));
    const rows = mine.map((seat, i) =>
      rowOf(table, seat.seat, { ...seat, word: NO_WORD }, keys[i]!),
    );
    if (await this.options.store.create(row, rows)) return ok({ table, keys, commitment });
    // The answer may have been lost: the person who asks the same again with the same keys has opened it.
    const stored = await this.options.store.read(table);
    const isSame =
      stored !== undefined &&
      SAME.every((name) => stored[name] === row[name]) &&
      rows.every(({ seat, key_hash: hash }) =>
        stored.seats.some((each) => each.seat === seat && each.key_hash === hash),
      );
    return isSame ? ok({ table, keys, commitment: stored.commitment }) : problem('far.exists');
  }

  /**
   * What an invitation shows; where nobody may watch, only people with the key of a seat learn whose turn it is. Where something
   * is hidden they learn only whether it is their own.
   */
  async info(table: string, key?: string): Promise<Result<TableInfo>> {
    return this.at(table, async (hosted, stored) => {
      await hosted.catchUp();
      const { turn, question, ...others } = hosted.info;
      const seat = seatOf(stored, key);
      const all = others.watchable || seat !== undefined;
      const next = turn ?? (seat === undefined ? undefined : hosted.ownTurn(seat));
      return ok({
        ...others,
        ...(all && next !== undefined ? { turn: next } : {}),
        ...(all && question !== undefined ? { question } : {}),
      });
    });
  }

  /**
   * Sits somebody down: in the seat that they ask for, or in the one that is kept for them. Returns the key of the seat. If
   * the page has made the key, it may ask again, as its answer may have been lost.
   */
  async takeSeat(table: string, request: TakeSeat): Promise<Result<string>> {
    return this.at(table, async (hosted, stored) => {
      if (!this.mayBeCalled(request.name)) return problem('far.name');
      const kept = keptFor(stored, request.was);
      const seat = kept?.seat ?? request.seat;
      if (seat === undefined || (kept === undefined && !isForPerson(stored, seat)))
        return problem('far.taken');
      const key = request.key ?? newKey(this.options.draw);
      const row = rowOf(table, seat, { ...kept?.look, ...request }, key);
      // Another process may have given the seat to a bot just now.
      const may = (players: string): boolean =>
        kept !== undefined || isForPerson({ players }, seat);
      if (!(await this.options.store.takeSeat(row, may))) return problem('far.taken');
      await this.refresh(hosted);
      return ok(key);
    });
  }

  /**
   * Gives a free seat to a bot before the match. The opener may do so; while the opener is away, anybody who sits at the
   * table. A clock ends with that: it needs two people.
   */
  async fillSeat(table: string, guest: Guest, seat: Seat, level: BotLevel): Promise<Result<true>> {
    return this.at(table, async (hosted, stored) => {
      await hosted.catchUp();
      const by = hosted.heldBy(guest);
      const opener = openerOf(stored);
      const may = opener === undefined || by.includes(opener) || !hosted.info.seats[opener]!.here;
      if (by.length === 0 || !may) return problem('seat.other');
      const custom = JSON.stringify({ ...customOf(stored), clock: 0 });
      const filled = await this.options.store.fillSeat(table, seat, (players) => {
        if (!isForPerson({ players }, seat)) return undefined;
        const chairs = chairsOf({ players }).with(seat, { who: 'bot', level });
        return { players: JSON.stringify(chairs), custom };
      });
      if (!filled) return problem('far.taken');
      await this.refresh(hosted);
      return ok(true);
    });
  }

  /**
   * Takes the word for the dice of a seat that was taken when the table was opened. Only the first word of a seat counts; the
   * same word may come again.
   */
  async giveWord(table: string, key: string, word: string): Promise<Result<string>> {
    return this.at(table, async (hosted, stored) => {
      const row = stored.seats.find((each) => isKey(key, each.key_hash));
      if (row === undefined) return problem('far.key');
      if (row.word === word) return ok(word);
      if (row.word !== NO_WORD || !(await this.options.store.giveWord(table, row.seat, word)))
        return problem('far.word');
      await this.refresh(hosted);
      return ok(word);
    });
  }

  /**
   * Gives the seat with this key another one. Who has the old key can do nothing with it from then on. The same may be asked
   * again, as the answer may have been lost.
   */
  async renewKey(table: string, key: string, wanted: string): Promise<Result<string>> {
    return this.at(table, async (hosted, stored) => {
      if (seatOf(stored, wanted) !== undefined) return ok(wanted);
      const seat = seatOf(stored, key);
      if (seat === undefined) return problem('far.key');
      const done = await hosted.renewKey(seat, hashOf(key), hashOf(wanted));
      return done ? ok(wanted) : problem('far.key');
    });
  }

  /**
   * The person with this key gets up before the match begins: their seat is free again. If the opener gets up, the table is
   * closed and deleted; people at the table before it may then ask for another. A match that has begun is not left so: the
   * others wait for it, or let a bot play.
   */
  async leave(table: string, key: string): Promise<Result<{ readonly closed: boolean }>> {
    return this.at<{ readonly closed: boolean }>(table, async (hosted, stored) => {
      const seat = seatOf(stored, key);
      if (seat === undefined) return problem('far.key');
      const { store } = this.options;
      const may = (now: StoredTable): boolean => !isFull(now);
      if (openerOf(stored) === seat) {
        const before = await store.delete(table, may);
        if (before === undefined) return problem('far.begun');
        await this.refresh(hosted);
        for (const each of before) await this.hear({ table: each });
        return ok({ closed: true });
      }
      if (!(await store.freeSeat(table, hashOf(key), may))) return problem('far.begun');
      await this.refresh(hosted);
      return ok({ closed: false });
    });
  }

  /**
   * Opens the next table of the same people, with the seats turned: each seat is kept for the person who has the key of the seat
   * before. Returns the next table: that of the person who asked first. It may be asked for once the match has ended.
   */
  async again(table: string, key: string, wanted: PlayAgain): Promise<Result<string>> {
    return this.at(table, async (hosted, stored) => {
      const by = seatOf(stored, key);
      if (by === undefined) return problem('far.key');
      if (stored.next !== null) return ok(stored.next);
      await hosted.catchUp();
      if (!hosted.over) return problem('far.running');
      const game = this.options.game(stored.game);
      if (game === undefined) return problem('far.game');
      const before = JSON.parse(stored.options) as OpenTable['options'];
      const options = checkTable(game, wanted.options ?? before, chairsOf(stored).length);
      if (!options.ok) return options;
      const next = await this.options.store.again(
        table,
        this.newTable(newKey(this.options.draw), {
          game: game.id,
          version: game.version,
          options: JSON.stringify(options.value),
          players: JSON.stringify(chairsTurned(stored, by)),
          watchable: stored.watchable,
          custom: stored.custom,
        }),
      );
      await this.refresh(hosted);
      return ok(next);
    });
  }

  /**
   * Somebody opens a table in a page. If none of its keys is of this table that is a problem, and so is to watch where that is
   * not wished. Of several keys some may be old: the page is told which.
   */
  async arrive(
    table: string,
    keys: readonly string[],
    from: number,
    tell: Guest['tell'],
  ): Promise<Result<Arrived>> {
    return this.at(table, async (hosted, stored) => {
      const rows = keys.map((key) => stored.seats.find((row) => isKey(key, row.key_hash)));
      const right = rows.filter((row) => row !== undefined);
      if (keys.length > 0 && right.length === 0) return problem('far.key');
      const held = right.map(({ seat }) => seat);
      await hosted.catchUp();
      if (held.length === 0 && stored.watchable === 0 && hosted.info.begun)
        return problem('far.closed');
      const wrong = rows.flatMap((row, i) => (row === undefined ? [i] : []));
      const guest: Guest = {
        held,
        keys: right.map((row) => row.key_hash),
        wrong: wrong.length === 0 ? undefined : wrong,
        tell,
      };
      await hosted.arrive(guest, from);
      return ok({ guest, hosted, leave: () => hosted.leave(guest) });
    });
  }

  /** Tells every page that the server restarts, and ends. */
  async close(retryAfter: number): Promise<void> {
    this.closed = true;
    await this.waking;
    await this.bots.stop();
    await this.live.close((hosted) => hosted.close('restart', retryAfter));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.live.size;
  }

  /** Is called once a minute: forgets what nobody needs, and deletes tables whose time is over. */
  async sweep(): Promise<void> {
    await this.live.sweep();
    for (const table of await this.keeping.sweep()) await this.hear({ table });
  }

  /**
   * What other processes have changed or say; without a table, something of it may have been missed. Also called for tables that
   * this process has changed beside the one it serves.
   */
  private async hear(news: TableNews): Promise<void> {
    const { table } = news;
    const tell = (key: string): Promise<unknown> =>
      this.live.ifThere(key, (hosted) => hosted.hear(news)).catch(this.options.report);
    if (table !== undefined) await tell(table);
    else {
      await Promise.all(this.live.keys.map(tell));
      await this.wakeBots();
    }
  }

  private async moveBot(move: BotMove): Promise<void> {
    await this.live.use(move.table, (hosted) => hosted.moveBot(move));
  }

  /** A table with a secret of its own, and the hash that binds its dice to it. */
  private newTable(
    key: string,
    chosen: Pick<NewTable, 'game' | 'version' | 'options' | 'players' | 'watchable' | 'custom'>,
  ): NewTable {
    const secret = newWord(this.options.draw);
    return { ...chosen, key, secret, commitment: commitmentOf(key, secret), next: null };
  }

  /** What has been done is stored: people who cannot be told now are told later. */
  private refresh(hosted: HostedTable): Promise<void> {
    return hosted.refresh().catch(this.options.report);
  }

  /** Does something at a table as it is stored now. */
  private async at<T>(
    table: string,
    work: (hosted: HostedTable, stored: StoredTable) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const stored = await this.options.store.read(table);
    if (stored === undefined) return problem('far.none');
    return (await this.live.use(table, (hosted) => work(hosted, stored))) ?? problem('far.none');
  }

  private mayBeCalled(name: string | undefined): boolean {
    return name === undefined || this.options.mayBeCalled(name);
  }

  private async read(table: string): Promise<HostedTable | undefined> {
    const stored = await this.options.store.read(table);
    if (stored === undefined) return undefined;
    const { bots } = this;
    const { store, chooser, report, game } = this.options;
    const { now = () => performance.now() } = this.options;
    const needs: HostedOptions = { store, chooser, bots, report, now, game: game(stored.game) };
    return HostedTable.open(stored, needs);
  }
}

/** Somebody's page at a table. */
export interface Arrived {
  readonly guest: Guest;
  readonly hosted: HostedTable;
  leave(): void;
}

/** What is the same if the same table is asked for again. */
const SAME = ['game', 'version', 'options', 'players', 'watchable', 'custom'] as const;

const rowOf = (
  table: string,
  seat: Seat,
  { word, name, face, colour }: Pick<TakeSeat, 'word'> & ChairLook,
  key: string,
): NewSeat => ({
  table,
  seat,
  key_hash: hashOf(key),
  word,
  name: name ?? null,
  face: face ?? null,
  colour: colour ?? null,
  stand_in: 0,
});
