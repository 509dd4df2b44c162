import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { short, type Language } from '@glade/engine';
import { serveApp, type AppOptions, type Serving } from '@glade/server';
import type { TableStore } from '@glade/online/storage';
import type { Say } from '@glade/text';
import { UserError } from '../arguments/user-error.ts';
import { parseWholeNumber } from '../arguments/game-options.ts';
import { onInterrupt } from '../terminal/interrupts.ts';
import { note, print } from '../terminal/output.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../arguments/defaults.ts';
import { openServed } from '../shelf/open-game.ts';
import { addressesOf, EVERY_HOST, qrLines } from '../serving/addresses.ts';
import { openTables, type TableArguments } from '../tables/far-tables.ts';
import { serverSettings, type SettingArguments } from '../serving/server-settings.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade serve` beside the games, as typed. */
export interface ServeArguments extends TableArguments, SettingArguments {
  readonly port?: string;
  readonly host?: string;
  /** Whether devices in the same network are to find it. */
  readonly share?: boolean;
}

/** The folder into which `npm run build` writes the app. */
const APP = join(import.meta.dirname, '../../../web/dist');

/** Where the documentation is, if it has been built: in the folder of Glade (`npm run docs`), or beside the packed app. */
const DOCS = ['../../../../dist/docs', '../../../web/docs'].map((folder) =>
  join(import.meta.dirname, folder),
);

/**
 * `glade serve`: serves the app over HTTP until Ctrl-C. A port that was asked for must be free. Without one, any free
 * port is used.
 */
export async function serve(
  language: Language,
  named: readonly string[],
  request: ServeArguments,
): Promise<void> {
  const say = cliTranslator(language);
  const host = parseHost(request);
  const port =
    request.port === undefined ? DEFAULT_PORT : parseWholeNumber('--port', request.port, 0, 65_535);
  const outside = await openServed(named);
  if (!existsSync(join(APP, 'index.html'))) throw new UserError('cli.built');
  // Loaded only where there is such a game: an old Node cannot take the types out of a file.
  const files =
    outside.length === 0
      ? undefined
      : (await import('../serving/outside-files.ts')).outsideFiles(outside);
  const docs = DOCS.find((folder) => existsSync(join(folder, 'index.html')));
  const settings = serverSettings(request);
  const report = (error: unknown): void => settings.log.error(error);
  const kept = await openTables(request, report, (folder) =>
    note(say('cli.serve.data', { folder })),
  );
  try {
    let reach: readonly string[] = [];
    const serving = await listen(host, port, {
      ...settings,
      outside: files,
      docs,
      reach: () => reach,
      ...(kept === undefined ? {} : { tables: kept.tables, ready: () => isThere(kept.store) }),
    });
    if (port !== 0 && serving.port !== port) {
      if (request.port !== undefined) {
        await serving.close();
        throw new UserError('cli.port', { port: String(port) });
      }
      note(say('cli.serve.moved', { port: String(port) }));
    }
    const { here, others } = addressesOf(serving);
    reach = others;
    print(say('cli.serve.at', { url: here }));
    for (const { game } of outside)
      print(
        say('cli.serve.outside', {
          title: game.text[language]['game.title'] ?? game.id,
          url: `${here}${game.id}`,
        }),
      );
    // Who makes games reads them; who only plays need not know.
    if (docs !== undefined && outside.length > 0)
      print(say('cli.serve.docs', { url: `${here}docs/` }));
    if (others.length > 0) print(say('cli.serve.others', { urls: others.join(' ') }));
    if (request.share === true) showCode(say, others);
    settings.log.info({ port: serving.port }, 'listening');
    await interrupted();
    settings.log.info('ending');
    setTimeout(() => {
      note(say('cli.serve.late'));
      process.exit(1);
    }, END_WITHIN).unref();
    await serving.close();
  } finally {
    await kept?.store.close();
    await kept?.threads.stop();
  }
}

/** Milliseconds after a signal in which the pages are told, and what is being written is finished. */
const END_WITHIN = 10_000;

/** The address for other devices as a code for their cameras. */
function showCode(say: Say, [address]: readonly string[]): void {
  if (address === undefined) return print(say('cli.serve.alone'));
  print('', ...qrLines(address), say('cli.serve.code'));
}

/** Whether the database answers. */
async function isThere(store: TableStore): Promise<boolean> {
  await store.read('');
  return true;
}

/**
 * The host to listen at. An empty host is refused: it would mean every address of the machine, which must be asked for
 * explicitly.
 */
function parseHost({
  share,
  host = share === true ? EVERY_HOST : DEFAULT_HOST,
}: ServeArguments): string {
  if (host.trim() === '') throw new UserError('cli.host');
  return host;
}

async function listen(host: string, port: number, options: AppOptions): Promise<Serving> {
  try {
    return await serveApp(APP, host, port, options);
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
