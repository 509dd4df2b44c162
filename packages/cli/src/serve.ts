import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { short, type Language } from '@glade/engine';
import { serveApp, type Serving } from '@glade/server';
import { Failure } from './failure.ts';
import { wholeNumber } from './given.ts';
import { note, print } from './terminal.ts';
import { USUAL_HOST, USUAL_PORT } from './usual.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade serve`, as typed. */
export interface ServeRequest {
  readonly port?: string;
  readonly host?: string;
}

/** Where `npm run build` puts the app. */
const APP = join(import.meta.dirname, '../../web/dist');

/** `glade serve`: the app over HTTP until Ctrl-C. A port that was asked for must be free; else any free one does. */
export async function serve(language: Language, request: ServeRequest): Promise<void> {
  const say = voice(language);
  const host = request.host ?? USUAL_HOST;
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
  print(say('cli.serve.at', { url: serving.url }));
  await interrupted();
  await serving.close();
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

/** Settles at the first Ctrl-C or signal to end; the next one kills as usual. */
function interrupted(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}
