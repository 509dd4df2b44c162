import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { basename, relative, sep } from 'node:path';
import files from '@fastify/static';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { Tables } from '@glade/online/host';
import type { Logger } from 'pino';
import type { Limits } from './guard/limits.ts';
import { DOCS_POLICY, HEADERS, SECURE_HEADERS } from './headers.ts';
import { serveTables } from './online/routes.ts';
import { createLog } from './operation/log.ts';
import { Metrics } from './operation/metrics.ts';
import { serveOutside, type OutsideFiles } from './outside.ts';
import { serveOperation } from './operation/routes.ts';

/** How long browsers may keep a file under `assets/`: for ever, because its name holds a hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** How long the server waits for clients, in milliseconds. */
export interface Timeouts {
  /** For a whole request: far longer than a browser needs, but nobody can hold a connection by sending byte after byte. */
  readonly request: number;
  /** For a connection on which nothing is sent or received. */
  readonly idle: number;
  /** For slow readers, once the server has been asked to stop. */
  readonly shutdown: number;
}

export const TIMEOUTS: Timeouts = { request: 10_000, idle: 60_000, shutdown: 5000 };

/** Browsers ask for the file every time; the server sends it only if it has changed. */
const REVALIDATE = 'no-cache';

/** What a server does beside sending the app. */
export interface AppOptions {
  readonly timeouts?: Timeouts;
  /** Tables for people far apart; without them the app plays on one device only. */
  readonly tables?: Tables | undefined;
  readonly limits?: Limits;
  /** Whether the database answers; without tables there is none. */
  readonly ready?: () => Promise<boolean>;
  /** The address by which people reach the server, if it has a name in public: `https://glade.example`. */
  readonly origin?: URL | undefined;
  /**
   * The addresses of proxies in front of the server, as `127.0.0.1` or `10.0.0.0/8`. Only they are believed when they say for
   * whom they ask; without them everybody behind a proxy shares the limits of one address.
   */
  readonly trustProxy?: readonly string[];
  /** Under which addresses others reach this server, such as `http://192.168.1.5:8737`; none if only this machine does. */
  readonly reach?: (() => readonly string[]) | undefined;
  /** Games from outside, beside those of the app. */
  readonly outside?: OutsideFiles | undefined;
  /** The folder of the documentation, which is served below `/docs/`; without it a sentence there says that it is not built. */
  readonly docs?: string | undefined;
  /** Where the server writes what happens; errors go to standard error by default. */
  readonly log?: Logger;
}

/**
 * The web app in `root` (what `vite build` wrote) over HTTP, and the tables below `/api/tables`. Pages of the app are answered
 * with its `index.html`. The app does not listen yet: `serveApp` does that.
 */
export async function createApp(root: string, options: AppOptions = {}): Promise<FastifyInstance> {
  const { timeouts = TIMEOUTS, tables, limits, origin, reach, trustProxy = [] } = options;
  const log: FastifyBaseLogger = options.log ?? createLog('error');
  const app = fastify({
    // An address may hold a whole scenario.
    http: {
      maxHeaderSize: 256 * 1024,
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.request / 2,
      // Node itself would answer without our headers; the `onRequest` hook below answers instead.
      requireHostHeader: false,
    },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    // Only who opens a table or sits down sends a body, and those routes say how long it may be.
    bodyLimit: 1024,
    loggerInstance: log,
    // `logRequests` tells less: no address and no key.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    routerOptions: { ignoreTrailingSlash: true },
    // Such an error comes before a route is found, so no hook adds the headers.
    frameworkErrors: ({ statusCode }, _request, reply) =>
      sentence((reply as FastifyReply).headers(HEADERS), statusCode ?? 400),
    clientErrorHandler: answerUnreadable,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https' || origin?.protocol === 'https:')
      reply.headers(SECURE_HEADERS);
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) sentence(reply, 400);
  });
  app.server.on('checkExpectation', (_request, response) => {
    const text = sentenceOf(417);
    response.writeHead(417, headOf(text)).end(text);
  });
  const page = options.outside === undefined ? undefined : serveOutside(app, root, options.outside);
  await app.register(files, {
    root,
    // The server sends the `.br` and `.gz` files that `scripts/compress.ts` made.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = relative(root, path).startsWith(`assets${sep}`);
      reply.header('cache-control', hashed ? IMMUTABLE : REVALIDATE);
    },
  });

  await serveDocs(app, options.docs);

  const metrics = new Metrics(() => tables?.size ?? 0);
  logRequests(app);
  serveOperation(app, { metrics, ready: options.ready ?? (() => Promise.resolve(true)) });
  if (tables !== undefined) await serveTables(app, { tables, metrics, limits, origin, reach });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // A name with a dot is a file. This handler runs only if the file does not exist.
    if (
      !reads ||
      basename(path).includes('.') ||
      /^\/(?:assets|api|docs|outside)(?:\/|$)/.test(path)
    ) {
      return sentence(reply, 404);
    }
    if (page !== undefined)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    return reply.sendFile('index.html');
  });
  app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error(error);
    return sentence(reply, error.statusCode ?? 500);
  });
  return app;
}

/** The documentation below `/docs/`. */
async function serveDocs(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) {
    for (const path of ['/docs', '/docs/*'])
      app.get(path, (_request, reply) =>
        sentence(
          reply,
          404,
          'The documentation is not built here. In the folder of Glade: npm run docs\n',
        ),
      );
    return;
  }
  // Without the stroke at the end links of the page would lead elsewhere. The router takes both for one route.
  app.get('/docs', (request, reply) =>
    request.url.startsWith('/docs/')
      ? reply.headers(DOCS_HEADERS).sendFile('index.html', root)
      : reply.redirect('/docs/', 301),
  );
  await app.register(files, {
    root,
    prefix: '/docs/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(DOCS_HEADERS)) reply.header(name, value);
    },
  });
}

const DOCS_HEADERS = { 'cache-control': REVALIDATE, 'content-security-policy': DOCS_POLICY };

/** Logs what was asked, without whose address or which key: only the route, as it is written in the code. */
function logRequests(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onResponse', async ({ method, routeOptions, ips, headers, log }, reply) => {
    const { statusCode, elapsedTime } = reply;
    const route = routeOptions.url ?? '';
    log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    // A proxy that is trusted adds the address for which it asks.
    const trusted = ips !== undefined && ips.length > 1;
    if (warned || trusted || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(
      'A proxy asks for others, but is not trusted: all of them share one limit. See --trust-proxy.',
    );
  });
}

function sentence(reply: FastifyReply, status: number, text = sentenceOf(status)) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);
}

const sentenceOf = (status: number): string =>
  `${SENTENCES[status] ?? `${STATUS_CODES[status] ?? 'Something went wrong'}.`}\n`;

/** Answers bytes that are not HTTP, come too slowly or have too long a head; then closes the connection. */
function answerUnreadable({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[code ?? ''] ?? 400;
  const text = sentenceOf(status);
  const lines = Object.entries(headOf(text)).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
  socket.destroySoon();
}

/** The head of an answer after which the server closes the connection. */
const headOf = (text: string) => ({
  ...HEADERS,
  'cache-control': 'no-store',
  connection: 'close',
  'content-length': Buffer.byteLength(text),
  'content-type': 'text/plain; charset=utf-8',
});

const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This address cannot be read; check it.',
  408: 'This question came too slowly; ask again.',
  417: 'This server answers plain questions only; ask without “Expect”.',
  431: 'This address is too long; check it.',
  404: 'There is nothing at this address; start from the first page.',
  500: 'Something went wrong on this side; try again.',
};
