import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { basename, relative, sep } from 'node:path';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { HEADERS } from './headers.ts';

/** The file names under `assets/` carry a hash of their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** For how long the server waits for others, in milliseconds. */
export interface Waits {
  /** For a whole question: far longer than a browser needs, and nobody holds a connection by dripping. */
  readonly question: number;
  /** For somebody who asks nothing and takes nothing. */
  readonly stalled: number;
  /** When it is to stop, for those who read slowly. */
  readonly stop: number;
}

export const WAITS: Waits = { question: 10_000, stalled: 60_000, stop: 5000 };
/** Asked for every time, sent only when changed. */
const ASK = 'no-cache';

/**
 * The web app in `root` (what `vite build` wrote) over HTTP. Pages of the app are answered with its `index.html`;
 * nothing else is read, stored or sent. Not listening yet.
 */
export async function createApp(root: string, waits = WAITS): Promise<FastifyInstance> {
  const app = fastify({
    // An address may hold a whole scenario.
    http: {
      maxHeaderSize: 256 * 1024,
      headersTimeout: waits.question,
      connectionsCheckingInterval: waits.question / 2,
      // Node would answer without the headers; the hook below does.
      requireHostHeader: false,
    },
    requestTimeout: waits.question,
    connectionTimeout: waits.stalled,
    // Nothing is ever sent here but questions.
    bodyLimit: 1024,
    logger: { level: 'error', stream: process.stderr },
    routerOptions: { ignoreTrailingSlash: true },
    // Before any route is found, so that no hook is called.
    frameworkErrors: ({ statusCode }, _request, reply) =>
      sentence((reply as FastifyReply).headers(HEADERS), statusCode ?? 400),
    clientErrorHandler: answerUnreadable,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) sentence(reply, 400);
  });
  app.server.on('checkExpectation', (_request, response) => {
    const text = sentenceOf(417);
    response.writeHead(417, headOf(text)).end(text);
  });
  await app.register(files, {
    root,
    // What scripts/compress.ts has put beside the files.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = relative(root, path).startsWith(`assets${sep}`);
      reply.header('cache-control', hashed ? FOREVER : ASK);
    },
  });

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0]!;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // A name with a dot is a file: had it been there, it would have been sent.
    if (!reads || basename(path).includes('.') || path.startsWith('/assets')) {
      return sentence(reply, 404);
    }
    return reply.sendFile('index.html');
  });
  app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
    sentence(reply, error.statusCode ?? 500),
  );
  return app;
}

function sentence(reply: FastifyReply, status: number) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(sentenceOf(status));
}

const sentenceOf = (status: number): string =>
  `${SENTENCES[status] ?? `${STATUS_CODES[status] ?? 'Something went wrong'}.`}\n`;

/** Answers what is no HTTP, or comes too slowly, or has too long a head; then hangs up. */
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

/** The head of an answer after which the server hangs up. */
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
