import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';

export interface Serving {
  /** Where it answers, e.g. `http://127.0.0.1:8737/`. */
  readonly url: string;
  readonly port: number;
  /** Answers what has been asked, then stops. */
  close(): Promise<void>;
}

/**
 * Serves the web app in `root` at this host and port; at a free port when that one is taken. Rejects with the error of
 * the operating system when it cannot listen there at all (`EACCES`, `EADDRNOTAVAIL`, `ENOTFOUND`).
 */
export async function serveApp(root: string, host: string, port: number): Promise<Serving> {
  const app = await createApp(root);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveApp(root, host, 0);
  }
  const address = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}/`,
    port: address.port,
    close: () => app.close(),
  };
}
