import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Problem, Result } from '@glade/engine';
import type { Tables } from '@glade/online/host';
import {
  giveWord,
  key,
  MESSAGE_LIMIT,
  openTable,
  playAgain,
  renewKey,
  takeSeat,
} from '@glade/online/wire';
import { Buckets } from '../guard/buckets.ts';
import { LIMITS, MOST_PAGES, type Limits } from '../guard/limits.ts';
import { networkOf } from '../guard/networks.ts';
import { isKnownHost, isOwnPage } from '../guard/own-page.ts';
import type { Metrics } from '../operation/metrics.ts';
import { converse } from './converse.ts';

/** Milliseconds between two sweeps, and until pages look whether a server that ends is there again. */
const SWEEP_INTERVAL = 60_000;
const RESTART = 1000;

/** Longer frames are refused by the WebSocket itself, with its own code 1009. */
const FRAME_LIMIT = 16 * MESSAGE_LIMIT;

export interface TableService {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly limits?: Limits | undefined;
  /** The address by which people reach the server. */
  readonly origin?: URL | undefined;
  /** Under which addresses others reach this server; none if only this machine does. */
  readonly reach?: (() => readonly string[]) | undefined;
}

type AtTable = { Params: { table: string } };

/** Tables far away over HTTP and WebSocket, below `/api/tables`. When the app closes, every page is told so. */
export async function serveTables(
  app: FastifyInstance,
  { tables, metrics, limits = LIMITS, origin, reach = () => [] }: TableService,
): Promise<void> {
  const opening = new Buckets(...limits.tables);
  const asking = new Buckets(...limits.questions);
  const wrong = new Buckets(...limits.wrongKeys);
  const pages = new Map<string, number>();
  let allPages = 0;
  const sweep = setInterval(() => {
    for (const buckets of [opening, asking, wrong]) buckets.sweep(performance.now());
    // What cannot be read now is looked at again at the next sweep.
    tables.sweep().catch((error: unknown) => app.log.error(error));
  }, SWEEP_INTERVAL);
  sweep.unref();
  const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);
  const wrongKey = async (address: string): Promise<void> => {
    const [usual, often] = limits.wrongKeyDelays;
    await pause(wrong.take(address, performance.now()) ? usual : often, undefined, { ref: false });
  };

  app.addHook('preClose', async () => {
    clearInterval(sweep);
    await tables.close(RESTART);
  });
  await app.register(websocket, {
    options: { maxPayload: FRAME_LIMIT, perMessageDeflate: false },
    // Whatever breaks the rules of WebSocket is told by its own codes; `converse` hears of it, too.
    errorHandler: () => {},
  });

  await app.register(
    // oxlint-disable-next-line require-await -- Fastify tells by the promise that no callback comes
    async (api) => {
      const refuse = (reply: FastifyReply, status: number, problem: Problem) => {
        metrics.refused(problem.code);
        return reply.code(status).send({ problem });
      };
      const answer = <T>(reply: FastifyReply, result: Result<T>) =>
        result.ok
          ? reply.send(result.value)
          : refuse(reply, STATUS[result.problem.code] ?? 400, result.problem);
      /** The same for what needs a key: a wrong one costs time. */
      const answerToKey = async <T>(
        request: FastifyRequest,
        reply: FastifyReply,
        result: Result<T>,
      ) => {
        if (!result.ok && result.problem.code === 'far.key') await wrongKey(addressOf(request));
        return answer(reply, result);
      };

      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isKnownHost(request.host, origin)) return refuse(reply, 403, { code: 'far.host' });
        if (!isOwnPage(request, origin)) return refuse(reply, 403, { code: 'far.origin' });
        if (!asking.take(addressOf(request), performance.now()))
          return refuse(reply, 429, { code: 'far.often' });
        return undefined;
      });
      api.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
        const { statusCode = 500 } = error;
        if (statusCode < 500)
          return refuse(reply, statusCode, {
            code: statusCode === 413 ? 'far.big' : 'far.message',
          });
        request.log.error(error);
        return refuse(reply, 500, { code: 'far.storage' });
      });

      api.post('/', { bodyLimit: 64 * 1024 }, async (request, reply) => {
        const wanted = v.safeParse(openTable, request.body);
        if (!wanted.success) return refuse(reply, 400, { code: 'far.message' });
        if (!opening.take(addressOf(request), performance.now()))
          return refuse(reply, 429, { code: 'far.often' });
        return answer(reply, await tables.open(wanted.output));
      });

      api.get('/reach', (_request, reply) => reply.send({ addresses: reach() }));

      api.get<AtTable>('/:table', async (request, reply) => {
        const { table } = request.params;
        if (!v.is(key, table)) return refuse(reply, 404, { code: 'far.none' });
        const own = keyOf(request);
        return answer(reply, await tables.info(table, v.is(key, own) ? own : undefined));
      });

      api.post<AtTable>('/:table/seats', async (request, reply) => {
        const { table } = request.params;
        const wanted = v.safeParse(takeSeat, request.body);
        if (!wanted.success || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const taken = await tables.takeSeat(table, wanted.output);
        return answer(reply, taken.ok ? { ok: true, value: { key: taken.value } } : taken);
      });

      api.post<AtTable>('/:table/words', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        const wanted = v.safeParse(giveWord, request.body);
        if (!wanted.success || !v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const given = await tables.giveWord(table, own, wanted.output.word);
        return answerToKey(
          request,
          reply,
          given.ok ? { ok: true, value: { word: given.value } } : given,
        );
      });

      api.post<AtTable>('/:table/keys', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        const wanted = v.safeParse(renewKey, request.body);
        if (!wanted.success || !v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const renewed = await tables.renewKey(table, own, wanted.output.key);
        return answerToKey(
          request,
          reply,
          renewed.ok ? { ok: true, value: { key: renewed.value } } : renewed,
        );
      });

      api.post<AtTable>('/:table/leave', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        if (!v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        return answerToKey(request, reply, await tables.leave(table, own));
      });

      api.post<AtTable>('/:table/again', async (request, reply) => {
        const { table } = request.params;
        const own = keyOf(request);
        const wanted = v.safeParse(playAgain, request.body);
        if (!wanted.success || !v.is(key, own) || !v.is(key, table))
          return refuse(reply, 400, { code: 'far.message' });
        const opened = await tables.again(table, own, wanted.output);
        return answerToKey(
          request,
          reply,
          opened.ok ? { ok: true, value: { next: opened.value } } : opened,
        );
      });

      api.route<AtTable>({
        method: 'GET',
        url: '/:table/live',
        // Somebody who opens the address as if it were a page.
        handler: (_, reply) => refuse(reply, 400, { code: 'far.message' }),
        wsHandler: (socket, request) => {
          const address = addressOf(request);
          const open = (pages.get(address) ?? 0) + 1;
          pages.set(address, open);
          allPages += 1;
          socket.once('close', () => {
            allPages -= 1;
            const left = (pages.get(address) ?? 1) - 1;
            if (left === 0) pages.delete(address);
            else pages.set(address, left);
          });
          converse(socket, tables, request.params.table, {
            crowded: open > limits.pages || allPages > MOST_PAGES,
            messages: limits.messages,
            flood: limits.flood,
            wrongKey: () => wrongKey(address),
            metrics,
            failed: (error) => request.log.error(error),
          });
        },
      });
    },
    { prefix: '/api/tables' },
  );
}

/** The key of a seat, in the head of a question. */
const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

const STATUS: Readonly<Record<string, number>> = {
  'far.none': 404,
  'far.taken': 409,
  'far.exists': 409,
  'far.word': 409,
  'far.begun': 409,
  'far.key': 403,
};
