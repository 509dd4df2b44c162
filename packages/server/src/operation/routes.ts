import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../guard/networks.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds in which the database has to answer. */
const PATIENCE = 2000;

export interface Operation {
  readonly metrics: Metrics;
  /** Whether the database answers. */
  readonly ready: () => Promise<boolean>;
}

/**
 * What those who run the server ask: `/healthz` (the process is alive), `/readyz` (it can serve tables) and `/metrics`. The
 * last is answered to programs on this machine only, and not through a proxy; a proxy has to be told to let it through.
 */
export function serveOperation(app: FastifyInstance, { metrics, ready }: Operation): void {
  let ending = false;
  app.addHook('preClose', (done) => {
    ending = true;
    done();
  });
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const well = !ending && (await within(ready, PATIENCE));
    reply
      .code(well ? 200 : 503)
      .type('text/plain')
      .header('cache-control', 'no-store');
    return well ? 'ready' : 'not ready';
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request))
      throw Object.assign(new Error('Asked from elsewhere.'), { statusCode: 404 });
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.text();
  });
}

function isFromHere({ raw, ip, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return isLoopback(raw.socket.remoteAddress) && isLoopback(ip) && forwarded === undefined;
}

async function within(ask: () => Promise<boolean>, patience: number): Promise<boolean> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([ask(), waited]);
  } catch {
    return false;
  } finally {
    clearTimeout(late);
  }
}
