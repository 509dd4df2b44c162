import { existsSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { short, type Language } from '@glade/engine';
import { BotJobs, BotLine, botThreads, type BotThreads } from '@glade/online/bots';
import { Tables } from '@glade/online/host';
import { FolderInUse, type Place, type TableStore } from '@glade/online/storage';
import { games } from '@glade/games';
import { FRIENDLY_NAMES } from '@glade/online/names';
import { serveApp, type Serving } from '@glade/server';
import { UserError } from '../arguments/user-error.ts';
import { openStore, placeOf, told, type PlaceArguments } from '../tables/place.ts';
import { parseWholeNumber } from '../arguments/game-options.ts';
import { onInterrupt } from '../terminal/interrupts.ts';
import { note, print } from '../terminal/output.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../arguments/defaults.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade serve`, as typed. */
export interface ServeArguments extends PlaceArguments {
  readonly port?: string;
  readonly host?: string;
}

/** Hosts that stand for every address of the machine: of IPv4, or of both versions. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The folder into which `npm run build` writes the app. */
const APP = join(import.meta.dirname, '../../../web/dist');

/**
 * `glade serve`: serves the app over HTTP until Ctrl-C. A port that was asked for must be free. Without one, any free
 * port is used.
 */
export async function serve(language: Language, request: ServeArguments): Promise<void> {
  const say = cliTranslator(language);
  const host = parseHost(request);
  const port =
    request.port === undefined ? DEFAULT_PORT : parseWholeNumber('--port', request.port, 0, 65_535);
  if (!existsSync(join(APP, 'index.html'))) throw new UserError('cli.built');
  const kept = await openTables(request, (folder) => note(say('cli.serve.data', { folder })));
  try {
    const serving = await listen(host, port, kept?.tables);
    if (port !== 0 && serving.port !== port) {
      if (request.port !== undefined) {
        await serving.close();
        throw new UserError('cli.port', { port: String(port) });
      }
      note(say('cli.serve.moved', { port: String(port) }));
    }
    const { here, others } = addressesOf(serving);
    print(say('cli.serve.at', { url: here }));
    if (others.length > 0) print(say('cli.serve.others', { urls: others.join(' ') }));
    await interrupted();
    await kept?.tables.close(RESTART);
    await serving.close();
  } finally {
    await kept?.store.close();
    await kept?.threads.stop();
  }
}

/** How long the pages wait before they look whether the server is there again, in milliseconds. */
const RESTART = 1000;

interface Kept {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly threads: BotThreads;
}

/** The tables for people far apart. Undefined if another Glade uses the usual folder: then the app is served without them. */
async function openTables(
  wanted: PlaceArguments,
  inUse: (folder: string) => void,
): Promise<Kept | undefined> {
  const place = placeOf(wanted);
  let store: TableStore;
  try {
    store = await openStore(place);
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof FolderInUse) || wanted.data !== undefined || !('folder' in place))
      throw error;
    inUse(place.folder);
    return undefined;
  }
  const report = (error: unknown): void =>
    note(error instanceof Error ? error.message : String(error));
  // One core is left to people.
  const atOnce = Math.max(1, availableParallelism() - 1);
  const threads = botThreads(new URL('../match/bot-question.worker.ts', import.meta.url), atOnce);
  const tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id),
    chooser: threads,
    bots: await botsFor(place, atOnce, report),
    report,
    mayBeCalled: (name) => Object.values(FRIENDLY_NAMES).some((names) => names.includes(name)),
  });
  return { tables, store, threads };
}

/** How many tables may wait for a bot in a process that has its tables for itself. */
const MOST_IN_LINE = 10_000;

/** Servers that share a database share the moves of bots, too. */
function botsFor(
  place: Place,
  atOnce: number,
  report: (error: unknown) => void,
): Promise<BotLine | BotJobs> | BotLine {
  return 'address' in place
    ? told(place, () => BotJobs.open({ address: place.address, atOnce, report }))
    : new BotLine({ atOnce, most: MOST_IN_LINE, report });
}

/**
 * The host to listen at. An empty host is refused: it would mean every address of the machine, which must be asked for
 * explicitly.
 */
function parseHost({ host = DEFAULT_HOST }: ServeArguments): string {
  if (host.trim() === '') throw new UserError('cli.host');
  return host;
}

async function listen(host: string, port: number, tables: Tables | undefined): Promise<Serving> {
  try {
    return await serveApp(APP, host, port, { tables });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    throw new UserError('cli.listen', { host: short(host), port: String(port), reason: code });
  }
}

/** Resolves at the first Ctrl-C or signal to end. The next one stops the program at once. */
function interrupted(): Promise<unknown> {
  return new Promise((resolve) => {
    onInterrupt(resolve);
  });
}

/**
 * The addresses for a browser. If the host stands for every address of the machine, these are its addresses in its
 * networks.
 */
function addressesOf({ host, port, url }: Serving): {
  readonly here: string;
  readonly others: readonly string[];
} {
  if (!ANY_ADDRESS.has(host)) return { here: url, others: [] };
  const at = (name: string): string => `http://${name}:${port}/`;
  const others = Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .filter(({ internal, family, address }) =>
      family === 'IPv4' ? !internal : host === '::' && !internal && !address.startsWith('fe80:'),
    )
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ family, address }) => at(family === 'IPv4' ? address : `[${address}]`));
  return { here: at('localhost'), others };
}
