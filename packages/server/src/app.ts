import { STATUS_CODES } from 'node:http';
import { basename, relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/** The file names under `assets/` carry a hash of their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Asked for every time, sent only when changed. */
const ASK = 'no-cache';

/**
 * The web app in `root` (what `vite build` wrote) over HTTP. Pages of the app are answered with its `index.html`;
 * nothing else is read, stored or sent. Not listening yet.
 */
export async function createApp(root: string): Promise<FastifyInstance> {
  const app = fastify({
    // An address may hold a whole scenario.
    http: { maxHeaderSize: 256 * 1024 },
    logger: { level: 'error', stream: process.stderr },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => sentence(reply as FastifyReply, 400),
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'manifest-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'worker-src': ["'self'"],
      },
    },
    // These only mean something over https, and browsers complain about them over http in a local network.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  });
  await app.register(files, {
    root,
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
  const text = SENTENCES[status] ?? `${STATUS_CODES[status] ?? 'Something went wrong'}.`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(`${text}\n`);
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This address cannot be read; check it.',
  404: 'There is nothing at this address; start from the first page.',
  500: 'Something went wrong on this side; try again.',
};
