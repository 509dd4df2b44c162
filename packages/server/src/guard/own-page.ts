import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { isNumeric } from './networks.ts';

/** Endings of names that only networks at home know: nobody can register them for a site of their own. */
const HOME = /(?:^|\.)(?:localhost|local|lan|home|internal|home\.arpa)$/;

/**
 * Whether the server is known by this `Host`. A page of another site can give its own name the address of this server, and
 * then its questions come with that name. So a name that can be registered counts only if it is that of `origin`.
 */
export function isKnownHost(host: string | undefined, origin: URL | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  if (host === origin?.host) return true;
  const name = new URL(`http://${host}`).hostname;
  return (
    isNumeric(name) || !name.includes('.') || HOME.test(name) || name === hostname().toLowerCase()
  );
}

/**
 * Whether the question comes from a page of this server, or from no page at all. A page of another site has its own `Origin`;
 * where browsers send none, they say by `Sec-Fetch-Site` that the page is another one.
 */
export function isOwnPage({ headers, host }: FastifyRequest, origin: URL | undefined): boolean {
  const from = headers.origin;
  if (from === undefined)
    return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
  if (from === origin?.origin) return true;
  return URL.canParse(from) && new URL(from).host === host;
}
