import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Problem, Result } from '@glade/engine';
import type { Tables } from '@glade/online/host';
import { giveWord, key, MESSAGE_LIMIT, openTable, takeSeat } from '@glade/online/wire';
import { Buckets } from './limits.ts';
import { converse } from './converse.ts';

/** How much one address may ask for. Only memory knows of it. */
export interface Limits {
  /** Tables opened at once, and again per second. */
  readonly tables: readonly [size: number, perSecond: number];
  /** Other questions, such as sitting down, and wrong keys. */
  readonly questions: readonly [size: number, perSecond: number];
  /** Pages at tables at the same time. */
  readonly pages: number;
  /** Messages of one page. */
  readonly messages: readonly [size: number, perSecond: number];
}

export const LIMITS: Limits = {
  tables: [30, 0.05],
  questions: [120, 2],
  pages: 200,
  messages: [60, 20],
};

const SWEEP_INTERVAL = 60_000;

/** Tables far away over HTTP and WebSocket, below `/api/tables`. */
export async function serveTables(
  app: FastifyInstance,
  tables: Tables,
  limits: Limits = LIMITS,
): Promise<void> {
  const opening = new Buckets(...limits.tables);
  const asking = new Buckets(...limits.questions);
  const pages = new Map<string, number>();
  const sweep = setInterval(() => {
    opening.sweep(Date.now());
    asking.sweep(Date.now());
    // What cannot be read now is looked at again at the next sweep.
    tables.sweep().catch(() => undefined);
  }, SWEEP_INTERVAL);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false },
  });

  await app.register(
    // oxlint-disable-next-line require-await -- Fastify tells by the promise that no callback comes
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isOwnPage(request)) return refuse(reply, 403, { code: 'far.origin' });
        if (!asking.take(request.ip, Date.now())) return refuse(reply, 429, { code: 'far.often' });
        return undefined;
      });

      api.post('/', { bodyLimit: 64 * 1024 }, async (request, reply) => {
        const wanted = v.safeParse(openTable, request.body);
        if (!wanted.success) return refuse(reply, 400, { code: 'far.message' });
        if (!opening.take(request.ip, Date.now())) return refuse(reply, 429, { code: 'far.often' });
        return answer(reply, await tables.open(wanted.output));
      });

      api.get<{ Params: { table: string } }>('/:table', async (request, reply) => {
        const { table } = request.params;
        if (!v.is(key, table)) return refuse(reply, 404, { code: 'far.none' });
        return answer(reply, await tables.info(table));
      });

      api.post<{ Params: { table: string } }>('/:table/seats', async (request, reply) => {
        const { table } = request.params;
        const wanted = v.safeParse(takeSeat, request.body);
        if (!wanted.success || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const taken = await tables.takeSeat(table, wanted.output);
        return answer(reply, taken.ok ? { ok: true, value: { key: taken.value } } : taken);
      });

      api.post<{ Params: { table: string } }>('/:table/words', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        const wanted = v.safeParse(giveWord, request.body);
        if (!wanted.success || !v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const given = await tables.giveWord(table, own, wanted.output.word);
        return answer(reply, given.ok ? { ok: true, value: { word: given.value } } : given);
      });

      api.post<{ Params: { table: string } }>('/:table/next', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        const wanted = v.safeParse(v.object({ next: key }), request.body);
        if (!wanted.success || !v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const named = await tables.setNext(table, own, wanted.output.next);
        return answer(reply, named.ok ? { ok: true, value: { next: named.value } } : named);
      });

      api.get<{ Params: { table: string } }>(
        '/:table/live',
        { websocket: true },
        (socket, request) => {
          const { ip } = request;
          const open = (pages.get(ip) ?? 0) + 1;
          pages.set(ip, open);
          socket.once('close', () => {
            const left = (pages.get(ip) ?? 1) - 1;
            if (left === 0) pages.delete(ip);
            else pages.set(ip, left);
          });
          converse(socket, tables, request.params.table, {
            crowded: open > limits.pages,
            messages: limits.messages,
            wrongKey: () => asking.take(ip, Date.now()),
          });
        },
      );
    },
    { prefix: '/api/tables' },
  );
}

/** The key of a seat, in the head of a question. */
const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

/** Whether the question comes from a page of this server, or from no page at all. Another site's page has its own `Origin`. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return URL.canParse(origin) && new URL(origin).host === host;
}

const STATUS: Readonly<Record<string, number>> = {
  'far.none': 404,
  'far.taken': 409,
  'far.exists': 409,
  'far.word': 409,
  'far.key': 403,
};

function answer<T>(reply: FastifyReply, result: Result<T>) {
  return result.ok
    ? reply.send(result.value)
    : refuse(reply, STATUS[result.problem.code] ?? 400, result.problem);
}

const refuse = (reply: FastifyReply, status: number, problem: Problem) =>
  reply.code(status).send({ problem });
