import type { AddressInfo } from 'node:net';
import { createApp, WAITS } from './app.ts';

export interface Serving {
  /** Where it answers, e.g. `http://127.0.0.1:8737/`. */
  readonly url: string;
  /** The address it is bound to, as the operating system tells it; `0.0.0.0` and `::` are every address. */
  readonly host: string;
  readonly port: number;
  /** Answers what has been asked, then stops; who has not taken the answer after some seconds is left. */
  close(): Promise<void>;
}

/**
 * Serves the web app in `root` at this host and port; at a free port when that one is taken. Rejects with the error of
 * the operating system when it cannot listen there at all (`EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`).
 */
export async function serveApp(
  root: string,
  host: string,
  port: number,
  waits = WAITS,
): Promise<Serving> {
  const app = await createApp(root, waits);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveApp(root, host, 0, waits);
  }
  const address = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}/`,
    host: address.address,
    port: address.port,
    close: async () => {
      const impatient = setTimeout(() => app.server.closeAllConnections(), waits.stop);
      await app.close();
      clearTimeout(impatient);
    },
  };
}
