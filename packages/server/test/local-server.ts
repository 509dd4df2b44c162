import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@glade/engine';
import { games } from '@glade/games';
import { Tables, type TablesOptions } from '@glade/online/host';
import { openFolder, type TableStore } from '@glade/online/storage';
import { serveApp, type Serving } from '../src/index.ts';
import { lineTo } from './open-table.ts';
import { ScriptedPage } from './scripted-page.ts';

/** A server in this process, on SQLite in a folder of its own, with bots that move at once. */
export class LocalServer {
  /** What the host of the tables was told that no page is told. */
  readonly reported: unknown[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'glade-server-'));
  private readonly options: Partial<TablesOptions>;
  private readonly pages: ScriptedPage[] = [];
  private running!: { readonly store: TableStore; readonly tables: Tables; readonly to: Serving };

  private constructor(options: Partial<TablesOptions>) {
    this.options = options;
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html>');
  }

  static async start(options: Partial<TablesOptions> = {}): Promise<LocalServer> {
    const server = new LocalServer(options);
    await server.begin(0);
    return server;
  }

  get url(): string {
    return this.running.to.url;
  }

  get store(): TableStore {
    return this.running.store;
  }

  get tables(): Tables {
    return this.running.tables;
  }

  /** Ends, tells its pages so, and starts at the same port. */
  async restart(): Promise<void> {
    const { port } = this.running.to;
    await this.end();
    await this.begin(port);
  }

  /** A page of this server at a table. */
  page(
    game: Game,
    table: string,
    keys: readonly string[],
    choose: (count: number) => number,
  ): ScriptedPage {
    const page = new ScriptedPage(game, () => lineTo(this.url, table), keys, choose);
    this.pages.push(page);
    return page;
  }

  /** Closes all pages and ends for good. Throws what nobody has taken out of `reported`. */
  async stop(): Promise<void> {
    for (const page of this.pages) page.close();
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
    if (this.reported.length > 0) throw new AggregateError(this.reported, 'the host was told');
  }

  private async begin(port: number): Promise<void> {
    const { store } = await openFolder(join(this.folder, 'data'), () => 1000);
    const tables = new Tables({
      store,
      game: (id) => games.find((game) => game.id === id),
      chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
      report: (error) => void this.reported.push(error),
      mayBeCalled: () => true,
      ...this.options,
    });
    this.running = {
      store,
      tables,
      to: await serveApp(this.folder, '127.0.0.1', port, { tables }),
    };
  }

  private async end(): Promise<void> {
    const { store, tables, to } = this.running;
    await tables.close(0);
    await to.close();
    await store.close();
  }
}
