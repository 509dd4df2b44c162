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
// Each table is stored under a name of its own, its keys apart from what is heard of it: a browser shows a tab only some time
// later what another tab has stored, so whoever wrote a list of all tables could write over a seat that was just taken.

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
  /** Whoever sat down later has a higher number. */
  readonly order: number;
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
  more: Pick<MyTable, 'keys' | 'words' | 'commitment'>,
): boolean {
  const keys = [...new Set([...keysAt(table), ...more.keys])];
  const before = knownOf(table);
  const words = [...new Set([...before.words, ...more.words])];
  const commitment = before.commitment ?? more.commitment;
  const heard = { ...tableOf(table), over: false };
  const stored = store({
    ...heard,
    table,
    game,
    keys,
    words,
    commitment,
    order: writeOrder.next(),
  });
  for (const { table: old } of all()
    .slice(MOST)
    .filter(({ over }) => over))
    remove(old);
  return stored;
}

/** Notes what this device has heard of one of its tables. It keeps its place in the list. */
export function noteTable(table: string, heard: Partial<Heard & Pick<MySeats, 'renewing'>>): void {
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
  const before = read(table);
  if (before !== undefined) store(by(before));
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
export const putBack = (table: MyTable): boolean => store({ ...table, order: writeOrder.next() });

/** Takes over what other tabs note. Returns how to end that. */
export function followTables(): () => void {
  const hear = (event: StorageEvent): void => {
    const { key } = event;
    if (key === null || key.startsWith(SEATS) || key.startsWith(HEARD)) known.value = all();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** All tables that are stored, whoever of the tabs stored them; the latest first. */
function all(): readonly MyTable[] {
  const names = [...storing.names(SEATS), ...unstored.keys()];
  const tables = names.flatMap((name) =>
    name.startsWith(SEATS) ? [name.slice(SEATS.length)] : [],
  );
  return [...new Set(tables)]
    .flatMap((table) => read(table) ?? [])
    .toSorted((a, b) => b.order - a.order);
}

// A function, and no constant: what is stored is read before this line is reached.
function textOf(name: string): string | undefined {
  return unstored.get(name) ?? storing.get(name);
}

function read(table: string): MyTable | undefined {
  const seats = parse(textOf(SEATS + table));
  // A damaged note of what was heard must not cost the seat.
  const heard = parse(textOf(HEARD + table));
  const found = [
    { over: false, ...heard, ...seats, table },
    { over: false, ...seats, table },
  ].find(isTable);
  return (
    found && {
      ...found,
      order: orderOf(found.order),
      laidOut: laidOutOf(found.laidOut),
      looks: looksOf(found.looks),
    }
  );
}

/** Stores what has changed of a table; false if the browser does not. */
function store({
  table,
  game,
  keys,
  words,
  commitment,
  renewing,
  order,
  ...heard
}: MyTable): boolean {
  const stored = [
    put(SEATS + table, JSON.stringify({ game, keys, words, commitment, renewing, order })),
    put(HEARD + table, JSON.stringify(heard)),
  ];
  known.value = all();
  return !stored.includes(false);
}

function put(name: string, text: string): boolean {
  if (storing.get(name) !== text && storing.put(name, text) !== undefined) {
    unstored.set(name, text);
    return false;
  }
  unstored.delete(name);
  return true;
}

function remove(table: string): void {
  for (const name of [SEATS + table, HEARD + table]) {
    storing.remove(name);
    unstored.delete(name);
  }
}

/** Gives each table of the list of older versions its own name. The list goes once all of it is stored. */
function moveOldList(): void {
  const text = storing.get(OLD_TABLES);
  if (text === undefined) return;
  const found = parse(text);
  const tables = Array.isArray(found) ? found.filter(isTable) : [];
  for (const { table, game, keys, words, commitment, renewing, ...heard } of tables.toReversed()) {
    if (textOf(SEATS + table) !== undefined) continue;
    const order = writeOrder.next();
    put(HEARD + table, JSON.stringify(heard));
    put(SEATS + table, JSON.stringify({ game, keys, words, commitment, renewing, order }));
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
