import { rememberTable, tableOf } from './my-tables.ts';

// A seat goes on at another device by a link with its key. The key stands in the fragment, which no browser sends to a server.

const SEAT = 'seat';
const FRAGMENT =
  /^#seat=((?:[\w-]{22}(?:\.[0-9a-f]{32})?)(?:~[\w-]{22}(?:\.[0-9a-f]{32})?){0,19})$/;

/** The link with which another device goes on in all seats of this one. Who has it can act for them. */
export function goOnLink(table: string, origin: string): string {
  const { keys = [], words = [] } = tableOf(table) ?? {};
  const seats = keys.map((key, i) => (words.length === keys.length ? `${key}.${words[i]!}` : key));
  return `${origin}/t/${table}#${SEAT}=${seats.join('~')}`;
}

/**
 * Takes over the seats in the address of this page, and takes them out of the address. False if there are none, or they
 * cannot be right.
 */
export function takeOver(table: string, game: string): boolean {
  if (!location.hash.startsWith(`#${SEAT}=`)) return false;
  const found = FRAGMENT.exec(location.hash)?.[1];
  history.replaceState(history.state, '', location.pathname + location.search);
  if (found === undefined) return false;
  const seats = found.split('~').map((seat) => seat.split('.'));
  rememberTable(table, game, {
    keys: seats.map(([key]) => key!),
    words: seats.flatMap(([, word]) => (word === undefined ? [] : [word])),
  });
  return true;
}
