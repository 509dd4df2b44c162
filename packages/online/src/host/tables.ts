import { ok, parseOptions, problem, type Game, type Result } from '@glade/engine';
import type { Chooser } from '@glade/table';
import { BotLine, type BotMove, type BotWork } from '../bots/index.ts';
import type { SeatRow, StoredTable, TableNews, TableStore } from '../storage/index.ts';
import type { OpenTable, TableInfo, TakeSeat } from '../wire/index.ts';
import { commitmentOf } from '../dice/index.ts';
import type { Guest } from './guests.ts';
import { HostedTable, type HostedOptions } from './hosted-table.ts';
import { hashOf, isKey, newKey, newWord, type Draw } from './keys.ts';
import { Keeping } from './keeping.ts';
import { LiveTables } from './live-tables.ts';
import { NO_WORD, type Chair } from './match-of.ts';

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

  constructor(options: TablesOptions) {
    this.options = options;
    const { store, report, keepDays = KEEP_DAYS, mostIdle = MOST_IDLE } = options;
    this.live = new LiveTables((table) => this.read(table), mostIdle);
    this.bots = options.bots ?? new BotLine({ atOnce: 1, most: MOST_IN_LINE, report });
    this.keeping = new Keeping(store, keepDays);
    store.listen((news) => void this.hear(news));
    this.bots.start((move) => this.moveBot(move)).catch(report);
  }

  /** Opens a table. Problems: an unknown game, options that do not fit, another number of seats, a name that may not be. */
  async open(request: OpenTable): Promise<Result<OpenedTable>> {
    const game = this.options.game(request.game);
    if (game === undefined) return problem('far.game');
    const options = parseOptions(game.options, request.options);
    if (!options.ok) return options;
    if (options.value['ownDice'] === true) return problem('far.dice');
    const rules = game.rules(options.value);
    const { seats } = request;
    if (rules.seats !== seats.length)
      return problem('setup.seats', { seats: rules.seats, found: seats.length });
    const mine = seats.flatMap((seat, i) => (seat.who === 'me' ? [{ ...seat, seat: i }] : []));
    if (mine.some(({ name }) => !this.mayBeCalled(name))) return problem('far.name');
    const table = request.table ?? newKey(this.options.draw);
    const secret = newWord(this.options.draw);
    const commitment = commitmentOf(table, secret);
    const chairs = seats.map((seat): Chair =>
      seat.who === 'bot' ? { who: 'bot', level: seat.level } : { who: 'person' },
    );
    const keys = mine.map((seat) => seat.key ?? newKey(this.options.draw));
    const row = {
      key: table,
      game: game.id,
      version: game.version,
      options: JSON.stringify(options.value),
      players: JSON.stringify(chairs),
      watchable: request.watchable ? 1 : 0,
      secret,
      commitment,
      next: null,
    };
    const rows = mine.map((seat, i) => rowOf(table, { ...seat, word: NO_WORD }, keys[i]!));
    if (await this.options.store.create(row, rows)) return ok({ table, keys, commitment });
    // The answer may have been lost: whoever asks the same again with the same keys has opened it.
    const stored = await this.options.store.read(table);
    const isSame =
      stored !== undefined &&
      SAME.every((name) => stored[name] === row[name]) &&
      rows.every(({ seat, key_hash: hash }) =>
        stored.seats.some((each) => each.seat === seat && each.key_hash === hash),
      );
    return isSame ? ok({ table, keys, commitment: stored.commitment }) : problem('far.exists');
  }

  /** What an invitation shows. */
  async info(table: string): Promise<Result<TableInfo>> {
    return this.at(table, async (hosted) => {
      await hosted.catchUp();
      return ok(hosted.info);
    });
  }

  /**
   * Sits somebody down. Returns the key of the seat. If the page has made the key, it may ask again, as its answer may have
   * been lost.
   */
  async takeSeat(table: string, request: TakeSeat): Promise<Result<string>> {
    return this.at(table, async (hosted) => {
      if (!this.mayBeCalled(request.name)) return problem('far.name');
      if (!hosted.isForPerson(request.seat)) return problem('far.taken');
      const key = request.key ?? newKey(this.options.draw);
      if (!(await this.options.store.takeSeat(rowOf(table, request, key))))
        return problem('far.taken');
      await this.refresh(hosted);
      return ok(key);
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
   * Names the next table of the same people, for whoever holds a seat here. Returns the next table: that of whoever asked
   * first.
   */
  async setNext(table: string, key: string, next: string): Promise<Result<string>> {
    return this.at(table, async (hosted, stored) => {
      if (!stored.seats.some((row) => isKey(key, row.key_hash))) return problem('far.key');
      if ((await this.options.store.read(next)) === undefined) return problem('far.none');
      const first = await this.options.store.setNext(table, next);
      await this.refresh(hosted);
      return ok(first);
    });
  }

  /**
   * Somebody opens a table in a page. A key that is none of this table's is a problem, and so is to watch where that is not
   * wished.
   */
  async arrive(
    table: string,
    keys: readonly string[],
    from: number,
    tell: Guest['tell'],
  ): Promise<Result<Arrived>> {
    return this.at(table, async (hosted, stored) => {
      const held = keys.map((key) => stored.seats.find((row) => isKey(key, row.key_hash))?.seat);
      if (held.includes(undefined)) return problem('far.key');
      await hosted.catchUp();
      if (held.length === 0 && stored.watchable === 0 && hosted.info.begun)
        return problem('far.closed');
      const guest: Guest = { held: held as number[], tell };
      hosted.arrive(guest, from);
      return ok({ guest, hosted, leave: () => hosted.leave(guest) });
    });
  }

  /** Tells every page that the server restarts, and ends. */
  async close(retryAfter: number): Promise<void> {
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

  /** What other processes have changed or say. Also called where this process has deleted a table. */
  private async hear(news: TableNews): Promise<void> {
    const { table } = news;
    const tell = (key: string): Promise<unknown> =>
      this.live.ifThere(key, (hosted) => hosted.hear(news)).catch(this.options.report);
    if (table !== undefined) await tell(table);
    else await Promise.all(this.live.keys.map(tell));
  }

  private async moveBot(move: BotMove): Promise<void> {
    await this.live.use(move.table, (hosted) => hosted.moveBot(move));
  }

  /** What has been done is stored: whoever cannot be told now is told later. */
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
    const needs: HostedOptions = { store, chooser, bots, report, game: game(stored.game) };
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
const SAME = ['game', 'version', 'options', 'players', 'watchable'] as const;

const rowOf = (
  table: string,
  { seat, word, name, face, colour }: Omit<TakeSeat, 'key'>,
  key: string,
): SeatRow => ({
  table,
  seat,
  key_hash: hashOf(key),
  word,
  name: name ?? null,
  face: face ?? null,
  colour: colour ?? null,
  stand_in: 0,
});
