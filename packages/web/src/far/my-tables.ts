import { signal } from '@preact/signals';
import type { OwnDice } from '@glade/online/dice';
import {
  browserStorage,
  LOCAL,
  orderOf,
  SafeStorage,
  WriteOrder,
} from '../storage/browser-storage.ts';
import { laidOutOf, type LaidOut } from '../storage/laid-out.ts';
import { OLD_TABLES, SEATS } from '../storage/has-tables.ts';

// The tables far away at which somebody on this device sits, with the keys of their seats. A key is a secret: it is sent to
// the server only.
//
// Each seat is stored under a name of its own, apart from what is heard of its table: a browser shows a tab only some time
// later what another tab has stored, so the person who wrote a list could write over a seat that was just taken.

/** More are not kept: of those that are over the oldest goes first. */
const MOST = 100;

/** What was heard of a table is stored under this and the name of the table. */
const HEARD = 'glade.heard.';

/** For what a table waited when this device last heard of it. */
export interface Standing {
  /** `me`: somebody here is to act; `others`: somebody else is; `seats`: not everybody has sat down; `next`: the next table waits for somebody here; `bot`: a bot plays for the people here. */
  readonly waits: 'me' | 'others' | 'seats' | 'next' | 'bot' | 'nobody';
  /** Who is to act, as people call them. */
  readonly who?: string | undefined;
}

/** A face and a colour, as they were told. */
interface StoredLook {
  readonly face?: string | undefined;
  readonly colour?: string | undefined;
}

/** The seats of people here at one table. */
interface MySeats {
  readonly table: string;
  readonly game: string;
  readonly keys: readonly string[];
  /** The words that this device gave for the dice. */
  readonly words: readonly string[];
  /** The hash to which the table bound its dice, as this device saw it before it gave a word. */
  readonly commitment?: string | undefined;
  /** New keys that were asked for in place of old ones, until the server has answered. */
  readonly renewing?: Readonly<Record<string, string>> | undefined;
  /** A person who sat down later has a higher number. */
  readonly order: number;
}

/** A seat as it is stored, under the name of its table and its key. */
interface StoredSeat {
  readonly game: string;
  /** What is missing was not passed on to this device. */
  readonly words: readonly string[];
  readonly commitment?: string | undefined;
  /** The new key that was asked for in place of this one, until the server has answered. */
  readonly renewing?: string | undefined;
  readonly order: number;
  /** Keys that the server does not know have a higher rank: they are asked with last. */
  readonly rank?: number | undefined;
}

/** What this device has heard of a table. */
interface Heard {
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
}

export type MyTable = MySeats & Heard;

const storing = new SafeStorage(browserStorage(LOCAL));
const writeOrder = new WriteOrder(storing);
/** What this browser did not store, by names: it lasts as long as the page. */
const unstored = new Map<string, string>();
moveOldList();
const known = signal<readonly MyTable[]>(all());

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
  { keys, words, commitment }: Pick<MyTable, 'keys' | 'words' | 'commitment'>,
): boolean {
  // A person who only opened the table has no key.
  const stored = (keys.length === 0 ? [''] : keys).map((key, i) => {
    const before = seatAt(table, key);
    return putSeat(table, key, {
      commitment,
      ...before,
      game,
      // A link to a seat may bring none: those that are known stay.
      words: [...new Set([...(before?.words ?? []), ...wordsFor(i, keys, words)])],
      order: writeOrder.next(),
    });
  });
  const heard = putHeard(table, { ...heardOf(table), over: false });
  const tables = all();
  const ended = tables.filter(({ over }) => over);
  for (const old of ended.slice(Math.max(0, ended.length - (tables.length - MOST))))
    remove(old.table);
  known.value = all();
  return heard && !stored.includes(false);
}

/** Notes what this device has heard of one of its tables. It keeps its place in the list. */
export function noteTable(
  table: string,
  { renewing, ...heard }: Partial<Heard & Pick<MySeats, 'renewing'>>,
): void {
  if (seatsAt(table).length === 0) return;
  for (const [key, after] of Object.entries(renewing ?? {})) {
    const seat = seatAt(table, key);
    if (seat !== undefined) putSeat(table, key, { ...seat, renewing: after });
  }
  if (Object.keys(heard).length > 0) putHeard(table, { ...heardOf(table), ...heard });
  known.value = all();
}

/** A seat has another key in place of this one. */
export function replaceKey(table: string, before: string, after: string): void {
  const seat = seatAt(table, before);
  if (seat === undefined) return;
  // The new one first: between the two steps the page may be closed.
  putSeat(table, after, { ...seat, renewing: undefined });
  if (after !== before) dropName(nameOf(table, before));
  known.value = all();
}

/** The server does not know these keys, by their places: they are asked with last. Nothing is forgotten. */
export function putKeysLast(table: string, wrong: readonly number[]): void {
  const keys = keysAt(table);
  const rank = writeOrder.next();
  for (const place of wrong) {
    const seat = seatAt(table, keys[place] ?? '');
    if (seat !== undefined) putSeat(table, keys[place]!, { ...seat, rank });
  }
  known.value = all();
}

/** Forgets a table that the server does not have any more, or that people do not want to see. */
export function forgetTable(table: string): void {
  remove(table);
  // The table before would offer it again.
  for (const each of all())
    if (each.next === table)
      noteTable(each.table, { next: undefined, standing: { waits: 'nobody' } });
  known.value = all();
}

/** Puts a table back that has just been forgotten. */
export function putBack(table: MyTable): boolean {
  const { table: name, game, keys, words, commitment, renewing, order: _, ...heard } = table;
  putHeard(name, heard);
  const stored = rememberTable(name, game, { keys, words, commitment });
  noteTable(name, { ...heard, renewing });
  return stored;
}

/** Takes over what other tabs note. Returns how to end that. */
export function followTables(): () => void {
  const hear = (event: StorageEvent): void => {
    const { key } = event;
    if (key === null || key.startsWith(SEATS) || key.startsWith(HEARD)) known.value = all();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** All tables that are stored, no matter by which tab; the latest first. */
function all(): readonly MyTable[] {
  const names = [...storing.names(SEATS), ...unstored.keys()];
  const tables = names.flatMap((name) =>
    name.startsWith(SEATS) ? [name.slice(SEATS.length).split('/')[0]!] : [],
  );
  return [...new Set(tables)]
    .flatMap((table) => read(table) ?? [])
    .toSorted((a, b) => b.order - a.order);
}

// A function, and no constant: what is stored is read before this line is reached.
function textOf(name: string): string | undefined {
  return unstored.get(name) ?? storing.get(name);
}

function nameOf(table: string, key: string): string {
  return `${SEATS}${table}/${key}`;
}

/** The keys of the seats here at a table, as they are stored. */
function seatsAt(table: string): readonly string[] {
  const start = nameOf(table, '');
  const names = [...storing.names(start), ...unstored.keys()];
  return [...new Set(names)].flatMap((name) =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  );
}

function seatAt(table: string, key: string): StoredSeat | undefined {
  const found = parse(textOf(nameOf(table, key)));
  if (found === undefined) return undefined;
  const { game, words, commitment, renewing, order, rank } = found as Record<string, unknown>;
  const isSeat =
    typeof game === 'string' &&
    areTexts(words) &&
    isTextOrNone(commitment) &&
    isTextOrNone(renewing);
  return isSeat
    ? ({ ...found, order: orderOf(order), rank: orderOf(rank) } as StoredSeat)
    : undefined;
}

/** What was heard of a table. A damaged note must not cost the seat. */
function heardOf(table: string): Heard {
  const found: object = { over: false, ...parse(textOf(HEARD + table)) };
  return isHeard(found)
    ? { ...found, laidOut: laidOutOf(found.laidOut), looks: looksOf(found.looks) }
    : { over: false };
}

function read(table: string): MyTable | undefined {
  const seats = seatsAt(table)
    .flatMap((key) => {
      const seat = seatAt(table, key);
      return seat === undefined ? [] : [{ ...seat, key }];
    })
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.order - b.order);
  const [first] = seats;
  if (first === undefined) return undefined;
  const renewing = seats.flatMap((seat) =>
    seat.renewing === undefined ? [] : [[seat.key, seat.renewing]],
  );
  return {
    ...heardOf(table),
    table,
    game: first.game,
    keys: seats.map(({ key }) => key).filter((key) => key !== ''),
    words: seats.flatMap(({ words }) => words),
    commitment: seats.find((seat) => seat.commitment !== undefined)?.commitment,
    renewing: renewing.length === 0 ? undefined : Object.fromEntries(renewing),
    order: Math.max(...seats.map(({ order }) => order)),
  };
}

/** The words for the dice of the seat with key number `i`: each has its own, unless a device was told only some of them. */
function wordsFor(i: number, keys: readonly string[], words: readonly string[]): readonly string[] {
  if (words.length === keys.length) return words.slice(i, i + 1);
  return i === 0 ? words : [];
}

function putSeat(table: string, key: string, seat: StoredSeat): boolean {
  return put(nameOf(table, key), JSON.stringify(seat));
}

function putHeard(table: string, heard: Heard): boolean {
  return put(HEARD + table, JSON.stringify(heard));
}

function put(name: string, text: string): boolean {
  if (storing.get(name) !== text && storing.put(name, text) !== undefined) {
    unstored.set(name, text);
    return false;
  }
  unstored.delete(name);
  return true;
}

function dropName(name: string): void {
  storing.remove(name);
  unstored.delete(name);
}

function remove(table: string): void {
  for (const key of seatsAt(table)) dropName(nameOf(table, key));
  dropName(HEARD + table);
}

/** Gives each seat of the list of older versions its own name. The list goes once all of it is stored. */
function moveOldList(): void {
  const text = storing.get(OLD_TABLES);
  if (text === undefined) return;
  const found = parse(text);
  const tables = Array.isArray(found) ? found.filter(isOldTable) : [];
  for (const {
    table,
    game,
    keys,
    words,
    commitment,
    renewing = {},
    ...heard
  } of tables.toReversed()) {
    if (seatsAt(table).length > 0) continue;
    const order = writeOrder.next();
    for (const [i, key] of keys.entries())
      putSeat(table, key, {
        game,
        words: wordsFor(i, keys, words),
        commitment,
        renewing: renewing[key],
        order,
        rank: i,
      });
    putHeard(table, heard);
  }
  if (unstored.size === 0) storing.remove(OLD_TABLES);
}

function parse(text: string | undefined): object | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as unknown;
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A table in the list of older versions. */
function isOldTable(found: unknown): found is Omit<MyTable, 'order'> {
  if (typeof found !== 'object' || found === null) return false;
  const { table, game, keys, words, commitment, renewing } = found as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    isTextOrNone(commitment) &&
    (renewing === undefined || isTextsByName(renewing)) &&
    areTexts(keys) &&
    areTexts(words) &&
    isHeard(found)
  );
}

function isHeard(found: object): found is Heard {
  const { over, standing, others, seats, next, seen } = found as Record<string, unknown>;
  return (
    typeof over === 'boolean' &&
    isTextOrNone(next) &&
    (seen === undefined || Number.isInteger(seen)) &&
    (standing === undefined || isStanding(standing)) &&
    (others === undefined || areTexts(others)) &&
    (seats === undefined || (Array.isArray(seats) && seats.every(Number.isInteger)))
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
