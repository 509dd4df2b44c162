import { isIP, isIPv6 } from 'node:net';

/**
 * What counts as one address where askers are counted: an IPv4 address, or the first 64 bits of an IPv6 address, which is
 * what one household or one rented machine has.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$/i.test(address);

/** Whether this is an IP address, as it stands in a `Host` header: IPv6 in brackets. */
export const isNumeric = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
