import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { short, type Language } from '@glade/engine';
import { serveApp, type Serving } from '@glade/server';
import { Failure } from './failure.ts';
import { wholeNumber } from './given.ts';
import { onInterrupt } from './interrupt.ts';
import { note, print } from './terminal.ts';
import { USUAL_HOST, USUAL_PORT } from './usual.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade serve`, as typed. */
export interface ServeRequest {
  readonly port?: string;
  readonly host?: string;
}

/** What means every address of the machine: those of IPv4, or all. */
const EVERY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where `npm run build` puts the app. */
const APP = join(import.meta.dirname, '../../web/dist');

/** `glade serve`: the app over HTTP until Ctrl-C. A port that was asked for must be free; else any free one does. */
export async function serve(language: Language, request: ServeRequest): Promise<void> {
  const say = voice(language);
  const host = hostOf(request);
  const port =
    request.port === undefined ? USUAL_PORT : wholeNumber('--port', request.port, 0, 65_535);
  if (!existsSync(join(APP, 'index.html'))) throw new Failure('cli.built');
  const serving = await listen(host, port);
  if (port !== 0 && serving.port !== port) {
    if (request.port !== undefined) {
      await serving.close();
      throw new Failure('cli.port', { port: String(port) });
    }
    note(say('cli.serve.moved', { port: String(port) }));
  }
  const { here, others } = addressesOf(serving);
  print(say('cli.serve.at', { url: here }));
  if (others.length > 0) print(say('cli.serve.others', { urls: others.join(' ') }));
  await interrupted();
  await serving.close();
}

/** The host that was asked for. An empty one would mean every address of the machine: that is to be said. */
function hostOf({ host = USUAL_HOST }: ServeRequest): string {
  if (host.trim() === '') throw new Failure('cli.host');
  return host;
}

async function listen(host: string, port: number): Promise<Serving> {
  try {
    return await serveApp(APP, host, port);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    throw new Failure('cli.listen', { host: short(host), port: String(port), reason: code });
  }
}

/** Settles at the first Ctrl-C or signal to end; the next one stops at once. */
function interrupted(): Promise<unknown> {
  return new Promise((resolve) => {
    onInterrupt(resolve);
  });
}

/** Where a browser finds what answers at this host: for every address of the machine those it has in its networks. */
function addressesOf({ host, port, url }: Serving): {
  readonly here: string;
  readonly others: readonly string[];
} {
  if (!EVERY.has(host)) return { here: url, others: [] };
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
