import { problem, type Problem, type Result } from '@glade/engine';
import type { OpenTable, PlayAgain, TableInfo, TakeSeat } from '@glade/online/wire';

// The server's tables, below `/api/tables`. Every function answers with what it got or a problem with a sentence.

const TABLES = '/api/tables';

/** A table that was opened: its invitation, the keys of the seats asked for as `me`, and the hash to which its dice are bound. */
interface Opened {
  readonly table: string;
  readonly keys: readonly string[];
  readonly commitment: string;
}

/**
 * Keys that were made here for what has not been answered. An answer may be lost on its way: the person who asks again with the same
 * keys gets the same table or seat.
 */
const made = new Map<string, string>();

/** Opens a table. The keys are those of the seats that were asked for as `me`, in their order. */
export async function openTable(wanted: OpenTable): Promise<Result<Opened>> {
  const what = JSON.stringify(wanted);
  const opened = await ask<Opened>(TABLES, {
    ...wanted,
    table: keyFor(what),
    seats: wanted.seats.map((seat, i) =>
      seat.who === 'me' ? { ...seat, key: keyFor(`${what} ${i}`) } : seat,
    ),
  });
  if (opened.ok) for (const each of made.keys()) if (each.startsWith(what)) made.delete(each);
  return opened;
}

/** Gives the word for the dice of a seat of a table that was opened here. It may be given again. */
export const giveWord = (
  table: string,
  key: string,
  word: string,
): Promise<Result<{ readonly word: string }>> => ask(`${TABLES}/${table}/words`, { word }, key);

/** What everybody may know who has the invitation; with the key of a seat also what only people at the table may know. */
export const readTable = (table: string, key?: string): Promise<Result<TableInfo>> =>
  ask(`${TABLES}/${table}`, undefined, key);

/** Sits down in a free seat, and gets its key. */
export const takeSeat = (
  table: string,
  wanted: TakeSeat & { readonly key: string },
): Promise<Result<{ readonly key: string }>> => ask(`${TABLES}/${table}/seats`, wanted);

/** Gives the seat with this key another one. It may be asked for again. */
export const renewKey = (
  table: string,
  key: string,
  wanted: string,
): Promise<Result<{ readonly key: string }>> =>
  ask(`${TABLES}/${table}/keys`, { key: wanted }, key);

/**
 * Gets up from the seat with this key before the match begins. `closed`: the person who asked had opened the table, so it is there no
 * more. May be asked again: then the key is wrong, or there is no table.
 */
export const leaveSeat = (
  table: string,
  key: string,
): Promise<Result<{ readonly closed: boolean }>> => ask(`${TABLES}/${table}/leave`, {}, key);

/** Opens the next table of the same people, with the seats turned. Gives that table: somebody may have been quicker. */
export const playAgain = (
  table: string,
  key: string,
  wanted: PlayAgain,
): Promise<Result<{ readonly next: string }>> => ask(`${TABLES}/${table}/again`, wanted, key);

/** Under which addresses others can reach this server, such as `http://192.168.1.5:8737`; none if only this device can. */
export const readReach = (): Promise<Result<{ readonly addresses: readonly string[] }>> =>
  ask(`${TABLES}/reach`);

/** The address of the line to a table. */
export function lineTo(table: string): string {
  const address = new URL(`${TABLES}/${table}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A random word of this page: a part of what the dice come from. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new key, always the same one for the same thing. */
function keyFor(what: string): string {
  const known = made.get(what);
  if (known !== undefined) return known;
  const key = newKey();
  made.set(what, key);
  return key;
}

/** 128 random bits in base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Milliseconds until a question is asked again that got no answer. */
const PAUSES = [400, 1500];

/** Asks, and asks again if no answer comes: whatever is asked here may be asked again. */
/** Nobody knows what became of the question: it did not arrive, or its answer did not. */
export const isUnanswered = (answer: Result<unknown>): boolean =>
  !answer.ok && ['far.offline', 'far.server'].includes(answer.problem.code);

async function ask<T>(path: string, body?: unknown, key?: string): Promise<Result<T>> {
  for (const pause of PAUSES) {
    const answer = await askOnce<T>(path, body, key);
    if (answer.ok || answer.problem.code !== 'far.server') return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce<T>(path, body, key);
}

async function askOnce<T>(path: string, body?: unknown, key?: string): Promise<Result<T>> {
  let answer: Response;
  let said: { readonly problem?: Problem } | undefined;
  try {
    answer = await fetch(path, {
      cache: 'no-store',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    said = (await answer.json()) as typeof said;
  } catch {
    // Offline, or a server that only sends the app.
    return problem(navigator.onLine ? 'far.server' : 'far.offline');
  }
  if (answer.ok) return { ok: true, value: said as T };
  return said?.problem === undefined ? problem('far.server') : { ok: false, problem: said.problem };
}
