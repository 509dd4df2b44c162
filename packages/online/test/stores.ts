import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder, openPostgres, type TableStore } from '../src/storage/index.ts';
import { startPostgres, type Server } from '../../queue/test/postgres.ts';

/** A database for tests, in which stores can be opened. */
export interface TestDatabase {
  open(minute?: () => number): Promise<TableStore>;
  stop(): Promise<void>;
}

export const minuteOf = (now: { minute: number }) => (): number => now.minute;

export function sqliteDatabase(): Promise<TestDatabase & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'glade-store-'));
  return Promise.resolve({
    folder,
    open: async (minute = () => 1000) => (await openFolder(folder, minute)).store,
    stop() {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
}

export async function postgresDatabase(): Promise<TestDatabase & { readonly server: Server }> {
  const server = await startPostgres();
  return {
    server,
    open: async (minute = () => 1000) => (await openPostgres(server.url, minute)).store,
    stop: () => server.stop(),
  };
}

/** A table with two people, of which the first has sat down. */
export async function storeTable(store: TableStore, key: string): Promise<boolean> {
  return store.create(tableRow(key), [seatRow(key, 0)]);
}

export const tableRow = (key: string) => ({
  key,
  game: 'war-kids',
  version: 1,
  options: '{}',
  players: '[{"who":"person"},{"who":"person"}]',
  watchable: 1,
  secret: `secret of ${key}`,
  commitment: 'c',
  next: null,
});

export const seatRow = (table: string, seat: number, keyHash = `hash ${seat}`) => ({
  table,
  seat,
  key_hash: keyHash,
  word: String(seat).repeat(32),
  name: 'Anna',
  face: null,
  colour: null,
  stand_in: 0,
});
