import { problem, type Problem, type Result } from '@glade/engine';
import type { OpenTable, TableInfo, TakeSeat } from '@glade/online/wire';

// The server's tables, below `/api/tables`. Every function answers with what it got or a problem with a sentence.

const TABLES = '/api/tables';

/** Opens a table. The keys are those of the seats that were asked for as `me`, in their order. */
export const openTable = (
  wanted: OpenTable,
): Promise<
  Result<{
    readonly table: string;
    readonly keys: readonly string[];
    readonly commitment: string;
  }>
> => ask(TABLES, wanted);

/** Gives the word for the dice of a seat of a table that was opened here. It may be given again. */
export const giveWord = (
  table: string,
  key: string,
  word: string,
): Promise<Result<{ readonly word: string }>> => ask(`${TABLES}/${table}/words`, { word }, key);

/** What everybody may know who has the invitation. */
export const readTable = (table: string): Promise<Result<TableInfo>> => ask(`${TABLES}/${table}`);

/** Sits down in a free seat, and gets its key. */
export const takeSeat = (
  table: string,
  wanted: TakeSeat,
): Promise<Result<{ readonly key: string }>> => ask(`${TABLES}/${table}/seats`, wanted);

/** Tells everybody at a table where the next match of the same people is. Gives that table: somebody may have been quicker. */
export const setNext = (
  table: string,
  key: string,
  next: string,
): Promise<Result<{ readonly next: string }>> => ask(`${TABLES}/${table}/next`, { next }, key);

/** The address of the line to a table. */
export function lineTo(table: string): string {
  const address = new URL(`${TABLES}/${table}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** The invitation to a table. */
export const invitationTo = (table: string): string => new URL(`/t/${table}`, location.href).href;

/** A random word of this page: a part of what the dice come from. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function ask<T>(path: string, body?: unknown, key?: string): Promise<Result<T>> {
  let answer: Response;
  let said: { readonly problem?: Problem } | undefined;
  try {
    answer = await fetch(path, {
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
            },
            body: JSON.stringify(body),
          }),
    });
    said = (await answer.json()) as typeof said;
  } catch {
    // Offline, or a server that only sends the app.
    return problem(navigator.onLine ? 'far.server' : 'far.offline');
  }
  if (answer.ok) return { ok: true, value: said as T };
  return said?.problem === undefined ? problem('far.server') : { ok: false, problem: said.problem };
}
