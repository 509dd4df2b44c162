import { networkInterfaces } from 'node:os';
import type { Serving } from '@glade/server';
import { renderUnicodeCompact } from 'uqr';

/** Hosts that stand for every address of the machine: of IPv4, or of both versions. */
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The host at which devices in the same network find the server, too. */
export const EVERY_HOST = '0.0.0.0';

/**
 * The addresses for a browser. If the host stands for every address of the machine, these are its addresses in its
 * networks.
 */
export function addressesOf({ host, port, url }: Serving): {
  readonly here: string;
  readonly others: readonly string[];
} {
  if (!ANY_ADDRESS.has(host)) return { here: url, others: [] };
  const at = (name: string): string => `http://${name}:${port}/`;
  const others = Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .filter(({ internal, family, address }) =>
      family === 'IPv4' ? !internal : host === '::' && !internal && !address.startsWith('fe80:'),
    )
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ family, address }) => at(family === 'IPv4' ? address : `[${address}]`));
  return { here: at('localhost'), others };
}

/** An address as a QR code of block characters, for the camera of another device: light modules on a dark terminal. */
export const qrLines = (address: string): readonly string[] =>
  renderUnicodeCompact(address, { border: 2 }).split('\n');
