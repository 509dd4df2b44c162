import type { AddressInfo } from 'node:net';
import { createApp, TIMEOUTS, type AppOptions } from './app.ts';

export interface Serving {
  /** The address to open in a browser, for example `http://127.0.0.1:8737/`. */
  readonly url: string;
  /** The address it is bound to, as the operating system tells it; `0.0.0.0` and `::` are every address. */
  readonly host: string;
  readonly port: number;
  /** Answers the requests that have come, then stops; closes the connections of slow readers after some seconds. */
  close(): Promise<void>;
}

/**
 * Serves the web app in `root` at this host and port; at a free port if that one is taken. Rejects with the error of
 * the operating system when it cannot listen there at all (`EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`).
 */
export async function serveApp(
  root: string,
  host: string,
  port: number,
  options: AppOptions = {},
): Promise<Serving> {
  const { timeouts = TIMEOUTS } = options;
  const app = await createApp(root, options);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveApp(root, host, 0, options);
  }
  const address = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}/`,
    host: address.address,
    port: address.port,
    close: async () => {
      const impatient = setTimeout(() => app.server.closeAllConnections(), timeouts.shutdown);
      await app.close();
      clearTimeout(impatient);
    },
  };
}
