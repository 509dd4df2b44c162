import type { HostedTable } from './table/hosted-table.ts';

interface Live {
  readonly opening: Promise<HostedTable | undefined>;
  hosted: HostedTable | undefined;
  /** How many are using it just now. */
  users: number;
  /** Whether somebody has asked for it since the last sweep. */
  asked: boolean;
}

/** The tables in memory. Those that nobody uses are forgotten after a while, or when there are too many; they are stored. */
export class LiveTables {
  private readonly open: (table: string) => Promise<HostedTable | undefined>;
  private readonly mostIdle: number;
  /** The one that was asked for last stands last. */
  private readonly tables = new Map<string, Live>();

  constructor(open: (table: string) => Promise<HostedTable | undefined>, mostIdle: number) {
    this.open = open;
    this.mostIdle = mostIdle;
  }

  get size(): number {
    return this.tables.size;
  }

  get keys(): readonly string[] {
    return [...this.tables.keys()];
  }

  /** Does something at a table. Undefined if there is none. It is not forgotten meanwhile. */
  async use<T>(
    table: string,
    work: (hosted: HostedTable) => T | Promise<T>,
  ): Promise<T | undefined> {
    const live = this.tables.get(table) ?? this.read(table);
    // Behind all others.
    this.tables.delete(table);
    this.tables.set(table, live);
    live.asked = true;
    return this.using(table, live, work);
  }

  /** The same, but only if the table is in memory. */
  async ifThere<T>(
    table: string,
    work: (hosted: HostedTable) => T | Promise<T>,
  ): Promise<T | undefined> {
    const live = this.tables.get(table);
    return live === undefined ? undefined : this.using(table, live, work);
  }

  /** Forgets tables that nobody has used since the last sweep. */
  async sweep(): Promise<void> {
    for (const [table, live] of this.tables) {
      if (!live.asked && isIdle(live)) this.forget(table, live);
      else live.hosted?.sweep();
      live.asked = false;
    }
    await Promise.resolve();
  }

  async close(end: (hosted: HostedTable) => Promise<void>): Promise<void> {
    const all = [...this.tables.values()];
    this.tables.clear();
    for (const { opening } of all) {
      const hosted = await opening.catch(() => undefined);
      if (hosted !== undefined) await end(hosted);
    }
  }

  private async using<T>(
    table: string,
    live: Live,
    work: (hosted: HostedTable) => T | Promise<T>,
  ): Promise<T | undefined> {
    live.users += 1;
    try {
      const hosted = await live.opening;
      return hosted === undefined ? undefined : await work(hosted);
    } finally {
      live.users -= 1;
      if (live.hosted?.ended === true && this.tables.get(table) === live) this.tables.delete(table);
    }
  }

  private read(table: string): Live {
    this.makeRoom();
    const live: Live = { opening: this.open(table), hosted: undefined, users: 0, asked: true };
    const none = (): void => {
      if (this.tables.get(table) === live) this.tables.delete(table);
    };
    live.opening.then((hosted) => {
      live.hosted = hosted;
      if (hosted === undefined) none();
    }, none);
    return live;
  }

  /** Forgets the tables that were used longest ago, as long as there are too many. */
  private makeRoom(): void {
    for (const [table, live] of this.tables) {
      if (this.tables.size < this.mostIdle) return;
      if (isIdle(live)) this.forget(table, live);
    }
  }

  private forget(table: string, { hosted }: Live): void {
    this.tables.delete(table);
    hosted?.end('gone');
  }
}

const isIdle = ({ users, hosted }: Live): boolean => users === 0 && hosted?.idle !== false;
