import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@glade/games';
import { FRIENDLY_NAMES } from '@glade/online/names';
import { Tables } from '@glade/online/host';
import { openFolder } from '@glade/online/storage';
import { serveApp } from '@glade/server';

const APP = join(import.meta.dirname, '../dist');

/**
 * A server of tables in this process, whose clock a test can set forward, and which it can start again. Its bots choose what
 * comes first.
 */
export async function farServer(reach: (port: number) => readonly string[] = () => []) {
  const folder = mkdtempSync(join(tmpdir(), 'glade-far-'));
  let ahead = 0;
  let port = 0;

  async function start() {
    const { store } = await openFolder(folder, () => Math.floor((Date.now() + ahead) / 60_000));
    const tables = new Tables({
      store,
      game: (id) => games.find((game) => game.id === id),
      chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
      report: () => {},
      mayBeCalled: (name) => Object.values(FRIENDLY_NAMES).some((names) => names.includes(name)),
      now: () => performance.now() + ahead,
    });
    const serving = await serveApp(APP, '127.0.0.1', port, { tables, reach: () => reach(port) });
    return {
      serving,
      async stop(): Promise<void> {
        await tables.close(0);
        await serving.close();
        await store.close();
      },
    };
  }

  let running = await start();
  ({ port } = running.serving);
  const { url } = running.serving;
  return {
    url,
    port,
    /** Lets so many milliseconds pass at once. */
    pass(milliseconds: number): void {
      ahead += milliseconds;
    },
    /** Ends the server, and starts it again at the same address. */
    async restart(): Promise<void> {
      await running.stop();
      running = await start();
    },
    async close(): Promise<void> {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
