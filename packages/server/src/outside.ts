import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Games from outside that are served beside the app. */
export interface OutsideFiles {
  /** The text at a path below `/outside/`, with its media type; undefined if there is nothing. */
  read(path: string): OutsideFile | undefined | Promise<OutsideFile | undefined>;
}

export interface OutsideFile {
  readonly type: string;
  readonly text: string;
}

/**
 * A worker that takes itself away, with all that an earlier app stored at this address, and loads the pages again. What is in
 * a folder from outside may change at any moment, so nothing is kept for use without a network.
 */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
    })(),
  );
});
`;

/** Serves these games below `/outside/`, and pages of the app that ask for them. Returns the first page. */
export function serveOutside(app: FastifyInstance, root: string, files: OutsideFiles): string {
  const page = readFileSync(join(root, 'index.html'), 'utf8').replace(
    '</head>',
    '<meta name="glade-outside" content="yes"></head>',
  );
  for (const path of ['/', '/index.html'])
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
    );
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(NO_WORKER),
  );
  app.get<{ Params: { '*': string } }>('/outside/*', async (request, reply) => {
    const file = await files.read(request.params['*']);
    if (file === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(`${file.type}; charset=utf-8`)
      .send(file.text);
  });
  return page;
}
