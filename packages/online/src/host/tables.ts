import { ok, parseOptions, problem, type Game, type Result } from '@glade/engine';
import { hasSecrets, type Chooser } from '@glade/table';
import type { SeatRow, TableStore } from '../storage/index.ts';
import type { OpenTable, TableInfo, TakeSeat } from '../wire/index.ts';
import { commitmentOf } from '../dice/index.ts';
import type { Guest } from './guests.ts';
import { HostedTable, type HostedOptions } from './hosted-table.ts';
import { hashOf, isKey, newKey, newWord } from './keys.ts';
import { NO_WORD, type Chair } from './match-of.ts';

export interface TablesOptions {
  readonly store: TableStore;
  /** Finds a game by its id. */
  readonly game: (id: string) => Game | undefined;
  readonly chooser: Chooser;
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

/** All tables far away that this process serves. */
export class Tables {
  private readonly options: TablesOptions;
  private readonly live = new Map<string, Promise<HostedTable | undefined>>();
  /** The tables that somebody has asked for since the last sweep. */
  private readonly asked = new Set<string>();

  constructor(options: TablesOptions) {
    this.options = options;
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
    if (hasSecrets(rules)) return problem('far.secrets');
    if (mine.some(({ name }) => !this.mayBeCalled(name))) return problem('far.name');
    const table = newKey();
    const secret = newWord();
    const commitment = commitmentOf(table, secret);
    const chairs = seats.map((seat): Chair =>
      seat.who === 'bot' ? { who: 'bot', level: seat.level } : { who: 'person' },
    );
    const taken = mine.map((seat) => ({ key: newKey(), row: { ...seat, word: NO_WORD } }));
    await this.options.store.create(
      {
        key: table,
        game: game.id,
        version: game.version,
        options: JSON.stringify(options.value),
        players: JSON.stringify(chairs),
        watchable: request.watchable ? 1 : 0,
        secret,
        commitment,
        next: null,
      },
      taken.map(({ key, row }) => rowOf(table, key, row)),
    );
    return ok({ table, keys: taken.map(({ key }) => key), commitment });
  }

  /** What an invitation shows. */
  async info(table: string): Promise<Result<TableInfo>> {
    const hosted = await this.find(table);
    if (hosted === undefined) return problem('far.none');
    return ok(hosted.info);
  }

  /** Sits somebody down. Returns the key of the seat. */
  async takeSeat(table: string, request: TakeSeat): Promise<Result<string>> {
    const hosted = await this.find(table);
    if (hosted === undefined) return problem('far.none');
    if (!this.mayBeCalled(request.name)) return problem('far.name');
    if (!hosted.isFree(request.seat)) return problem('far.taken');
    const key = newKey();
    if (!(await this.options.store.takeSeat(rowOf(table, key, request))))
      return problem('far.taken');
    // It is stored: whoever cannot be told now is told later.
    await hosted.refresh().catch(this.options.report);
    return ok(key);
  }

  /**
   * Takes the word for the dice of a seat that was taken when the table was opened. Only the first word of a seat counts; the
   * same word may come again.
   */
  async giveWord(table: string, key: string, word: string): Promise<Result<string>> {
    const [stored, hosted] = [await this.options.store.read(table), await this.find(table)];
    if (stored === undefined || hosted === undefined) return problem('far.none');
    const row = stored.seats.find((each) => isKey(key, each.key_hash));
    if (row === undefined) return problem('far.key');
    if (row.word === word) return ok(word);
    if (row.word !== NO_WORD || !(await this.options.store.giveWord(table, row.seat, word)))
      return problem('far.word');
    // It is stored: whoever cannot be told now is told later.
    await hosted.refresh().catch(this.options.report);
    return ok(word);
  }

  /**
   * Names the next table of the same people, for whoever holds a seat here. Returns the next table: that of whoever asked
   * first.
   */
  async setNext(table: string, key: string, next: string): Promise<Result<string>> {
    const [stored, hosted] = [await this.options.store.read(table), await this.find(table)];
    if (stored === undefined || hosted === undefined) return problem('far.none');
    if (!stored.seats.some((row) => isKey(key, row.key_hash))) return problem('far.key');
    if ((await this.options.store.read(next)) === undefined) return problem('far.none');
    const first = await this.options.store.setNext(table, next);
    // It is stored: whoever cannot be told now is told later.
    await hosted.refresh().catch(this.options.report);
    return ok(first);
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
    const stored = await this.options.store.read(table);
    const hosted = await this.find(table);
    if (stored === undefined || hosted === undefined) return problem('far.none');
    const held = keys.map((key) => stored.seats.find((row) => isKey(key, row.key_hash))?.seat);
    if (held.includes(undefined)) return problem('far.key');
    if (held.length === 0 && stored.watchable === 0 && hosted.info.begun)
      return problem('far.closed');
    const guest: Guest = { held: held as number[], tell };
    hosted.arrive(guest, from);
    return ok({ guest, hosted, leave: () => hosted.leave(guest) });
  }

  /** Tells every page that the server restarts, and ends. */
  async close(retryAfter: number): Promise<void> {
    const all = await Promise.all(this.live.values());
    for (const hosted of all) await hosted?.close('restart', retryAfter);
    this.live.clear();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.live.size;
  }

  private mayBeCalled(name: string | undefined): boolean {
    return name === undefined || this.options.mayBeCalled(name);
  }

  private find(table: string): Promise<HostedTable | undefined> {
    this.asked.add(table);
    const known = this.live.get(table);
    if (known !== undefined) return known;
    const opening = this.read(table);
    this.live.set(table, opening);
    opening.then(
      (hosted) => {
        if (hosted === undefined) this.live.delete(table);
      },
      () => this.live.delete(table),
    );
    return opening;
  }

  private async read(table: string): Promise<HostedTable | undefined> {
    const stored = await this.options.store.read(table);
    if (stored === undefined) return undefined;
    const { store, chooser, report, game } = this.options;
    const needs: HostedOptions = { store, chooser, report, game: game(stored.game) };
    return HostedTable.open(stored, needs);
  }

  /**
   * Forgets the tables that nobody has asked for since the last sweep and at which nobody is and no bot thinks. Whoever comes
   * later has them read again.
   */
  async sweep(): Promise<void> {
    for (const [table, opening] of this.live) {
      const hosted = await opening;
      if (this.asked.has(table) || hosted?.idle === false) continue;
      this.live.delete(table);
      void hosted?.close('gone');
    }
    this.asked.clear();
  }
}

/** Somebody's page at a table. */
export interface Arrived {
  readonly guest: Guest;
  readonly hosted: HostedTable;
  leave(): void;
}

const rowOf = (
  table: string,
  key: string,
  { seat, word, name, face, colour }: TakeSeat,
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
