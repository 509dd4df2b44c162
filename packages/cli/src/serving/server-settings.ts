import { isIP } from 'node:net';
import { short } from '@glade/engine';
import { createLog, LOG_LEVELS } from '@glade/server';
import { UserError } from '../arguments/user-error.ts';

/** Options of `glade serve` for a server behind a proxy or with a name in public, as typed. */
export interface SettingArguments {
  readonly origin?: string;
  readonly trustProxy?: string;
  readonly log?: string;
}

/** Reads these options; throws a `UserError` that says which one is wrong. */
export function serverSettings({ origin, trustProxy, log }: SettingArguments) {
  return {
    ...(origin === undefined ? {} : { origin: parseOrigin(origin) }),
    ...(trustProxy === undefined ? {} : { trustProxy: parseProxies(trustProxy) }),
    log: createLog(parseLevel(log)),
  };
}

/** Scheme, name and port, without a path. */
function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const right =
    url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!right) throw new UserError('cli.origin', { found: short(text) });
  return url;
}

/** Addresses and networks, with commas between them. */
function parseProxies(text: string): readonly string[] {
  const all = text.split(',').map((part) => part.trim());
  const wrong = all.find((part) => !isNetwork(part));
  if (wrong !== undefined) throw new UserError('cli.proxy', { found: short(wrong) });
  return all;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function parseLevel(text = 'error') {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level === undefined)
    throw new UserError('cli.log', { found: short(text), known: LOG_LEVELS.join(', ') });
  return level;
}
