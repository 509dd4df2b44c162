import { signal } from '@preact/signals';
import type { OwnDice } from '@glade/online/dice';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { laidOutOf, type LaidOut } from '../storage/laid-out.ts';
import { TABLES_KEY } from '../storage/has-tables.ts';

// The tables far away at which somebody on this device sits, with the keys of their seats. A key is a secret: it is sent to
// the server only.

/** More are not kept: the oldest goes first. */
const MOST = 100;

/** For what a table waited when this device last heard of it. */
export interface Standing {
  /** `me`: somebody here is to act; `others`: somebody else is; `seats`: not everybody has sat down; `next`: the next table waits for somebody here. */
  readonly waits: 'me' | 'others' | 'seats' | 'next' | 'nobody';
  /** Who is to act, as people call them. */
  readonly who?: string | undefined;
}

/** A face and a colour, as they were told. */
interface StoredLook {
  readonly face?: string | undefined;
  readonly colour?: string | undefined;
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly keys: readonly string[];
  /** The words that this device gave for the dice. */
  readonly words: readonly string[];
  /** The hash to which the table bound its dice, as this device saw it before it gave a word. */
  readonly commitment?: string | undefined;
  readonly over: boolean;
  readonly standing?: Standing | undefined;
  /** What the other people at the table are called. */
  readonly others?: readonly string[] | undefined;
  /** How the people at the table look, by seats; null for bots. */
  readonly looks?: readonly (StoredLook | null)[] | undefined;
  /** The numbers of the seats of the people here. */
  readonly seats?: readonly number[] | undefined;
  /** What people here have carried out with real pieces on a table of their own; undefined: they have none there. */
  readonly laidOut?: readonly LaidOut[] | undefined;
  /** How many steps of the match people here have seen; undefined where the page has not all steps. */
  readonly seen?: number | undefined;
  /** The next table of the same people. */
  readonly next?: string | undefined;
  /** New keys that were asked for in place of old ones, until the server has answered. */
  readonly renewing?: Readonly<Record<string, string>> | undefined;
}

/**
 * Beside the list each seat is stored under a name of its own. When two tabs write the list at the same time, one takes away
 * what the other has just added. A key that is lost so would be a lost seat.
 */
const SEAT = 'glade.seat.';

const storing = new SafeStorage(browserStorage(LOCAL));
const known = signal<readonly MyTable[]>(withSeats(parse(storing.get(TABLES_KEY))));

/** The latest first. */
export const myTables = (): readonly MyTable[] => known.value;

export const tableOf = (table: string): MyTable | undefined =>
  known.peek().find((each) => each.table === table);

export const keysAt = (table: string): readonly string[] => tableOf(table)?.keys ?? [];

/** The keys of a table, joined by spaces; a signal tells when they change. */
export const joinedKeys = (table: string): string =>
  (known.value.find((each) => each.table === table)?.keys ?? []).join(' ');

/** The table at which the same people played before this one. */
export const tableBefore = (table: string): MyTable | undefined =>
  known.peek().find(({ next }) => next === table);

/** How many tables wait for somebody here. */
export const waitingTables = (): number =>
  known.value.filter(({ standing, over }) => standing?.waits === 'me' && !over).length;

/** What this device knows of the dice of a table from before the match. */
export function knownOf(table: string): OwnDice {
  const { words = [], commitment } = tableOf(table) ?? {};
  return { words, commitment };
}

/** Remembers that somebody here sits at this table. False if the browser stores nothing: then it lasts as long as the page. */
export function rememberTable(
  table: string,
  game: string,
  more: Pick<MyTable, 'keys' | 'words' | 'commitment'>,
): boolean {
  const keys = [...new Set([...keysAt(table), ...more.keys])];
  const before = knownOf(table);
  const words = [...new Set([...before.words, ...more.words])];
  const commitment = before.commitment ?? more.commitment;
  return putBack({ ...tableOf(table), table, game, keys, words, commitment, over: false });
}

/** Notes what this device has heard of one of its tables. It keeps its place in the list. */
export function noteTable(
  table: string,
  heard: Partial<
    Pick<
      MyTable,
      'standing' | 'over' | 'next' | 'others' | 'looks' | 'seats' | 'laidOut' | 'renewing' | 'seen'
    >
  >,
): void {
  const before = tableOf(table);
  if (before === undefined) return;
  const after = { ...before, ...heard };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  change(table, (each) => ({ ...each, ...heard }));
}

/** A seat has another key in place of this one. */
export function replaceKey(table: string, before: string, after: string): void {
  const { [before]: _, ...renewing } = tableOf(table)?.renewing ?? {};
  change(table, ({ keys, ...each }) => ({
    ...each,
    keys: keys.map((key) => (key === before ? after : key)),
    renewing: Object.keys(renewing).length === 0 ? undefined : renewing,
  }));
}

/** The server does not know these keys, by their places: they are asked with last. Nothing is forgotten. */
export function putKeysLast(table: string, wrong: readonly number[]): void {
  const { keys = [], words = [] } = tableOf(table) ?? {};
  const order = [...keys.keys()].toSorted(
    (a, b) => Number(wrong.includes(a)) - Number(wrong.includes(b)),
  );
  // Each word stays with its key.
  const paired = words.length === keys.length;
  change(table, (each) => ({
    ...each,
    keys: order.map((i) => keys[i]!),
    words: paired ? order.map((i) => words[i]!) : words,
  }));
}

function change(table: string, by: (before: MyTable) => MyTable): void {
  const before = all();
  const found = before.find((each) => each.table === table);
  if (found === undefined) return;
  const after = by(found);
  putSeat(after);
  write(before.map((each) => (each === found ? after : each)));
}

/** Forgets a table that the server does not have any more, or that people do not want to see. */
export function forgetTable(table: string): boolean {
  storing.remove(SEAT + table);
  return write(others(table));
}

/** Puts a table back that has just been forgotten. */
export function putBack(table: MyTable): boolean {
  const isStored = putSeat(table);
  return write([table, ...others(table.table)]) && isStored;
}

/** Takes over what other tabs note. Returns how to end that. */
export function followTables(): () => void {
  const hear = (event: StorageEvent): void => {
    const { key } = event;
    if (key === null || key === TABLES_KEY || key.startsWith(SEAT)) known.value = all();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** What is stored: another tab may have sat down elsewhere. */
const all = (): readonly MyTable[] =>
  withSeats(parse(storing.get(TABLES_KEY) ?? JSON.stringify(known.peek())));

const others = (table: string): readonly MyTable[] => all().filter((each) => each.table !== table);

function write(tables: readonly MyTable[]): boolean {
  for (const { table } of tables.slice(MOST)) storing.remove(SEAT + table);
  known.value = tables.slice(0, MOST);
  return storing.put(TABLES_KEY, JSON.stringify(known.value)) === undefined;
}

/** Stores the seats of people here at this table by themselves. False if the browser stores nothing. */
function putSeat({ table, game, keys, words, commitment }: MyTable): boolean {
  const text = JSON.stringify({ table, game, keys, words, commitment, over: false });
  const name = SEAT + table;
  return storing.get(name) === text || storing.put(name, text) === undefined;
}

/** This list with the seats as they are stored by themselves; those that another tab has taken away come first. */
function withSeats(tables: readonly MyTable[]): readonly MyTable[] {
  const seats = new Map<string, MyTable>();
  for (const name of storing.names(SEAT)) {
    const [seat] = parse(`[${storing.get(name)}]`);
    if (seat !== undefined && name === SEAT + seat.table) seats.set(seat.table, seat);
  }
  const listed = new Set(tables.map(({ table }) => table));
  const lost = [...seats.values()].filter(({ table }) => !listed.has(table));
  return [
    ...lost,
    ...tables.map((each) => {
      const { keys, words, commitment } = seats.get(each.table) ?? each;
      return { ...each, keys, words, commitment };
    }),
  ];
}

function parse(text: string | undefined): readonly MyTable[] {
  try {
    const found = JSON.parse(text ?? '[]') as unknown;
    const tables = Array.isArray(found) ? found.filter(isTable) : [];
    // A damaged note about pieces on a table or faces must not cost the seat.
    return tables.map((each) => ({
      ...each,
      laidOut: laidOutOf(each.laidOut),
      looks: looksOf(each.looks),
    }));
  } catch {
    return [];
  }
}

function isTable(found: unknown): found is MyTable {
  if (typeof found !== 'object' || found === null) return false;
  const {
    table,
    game,
    keys,
    words,
    commitment,
    over,
    standing,
    others: together,
    seats,
    next,
    renewing,
    seen,
  } = found as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof over === 'boolean' &&
    isTextOrNone(commitment) &&
    isTextOrNone(next) &&
    (seen === undefined || Number.isInteger(seen)) &&
    (standing === undefined || isStanding(standing)) &&
    (together === undefined || areTexts(together)) &&
    (seats === undefined || (Array.isArray(seats) && seats.every(Number.isInteger))) &&
    (renewing === undefined || isTextsByName(renewing)) &&
    areTexts(keys) &&
    areTexts(words)
  );
}

function looksOf(found: unknown): MyTable['looks'] {
  return Array.isArray(found) && found.every((each) => each === null || isTextsByName(each))
    ? (found as NonNullable<MyTable['looks']>)
    : undefined;
}

function isStanding(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  const { waits, who } = found as Record<string, unknown>;
  return typeof waits === 'string' && isTextOrNone(who);
}

// Functions, and no constants: what is stored is read before this line is reached.

function isTextOrNone(found: unknown): boolean {
  return found === undefined || typeof found === 'string';
}

function isTextsByName(found: unknown): boolean {
  return typeof found === 'object' && found !== null && areTexts(Object.values(found));
}

function areTexts(found: unknown): boolean {
  return Array.isArray(found) && found.every((text) => typeof text === 'string');
}
