import { signal } from '@preact/signals';
import type { OwnDice } from '@glade/online/dice';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { TABLES_KEY } from '../storage/has-tables.ts';

// The tables far away at which somebody on this device sits, with the keys of their seats. A key is a secret: it is sent to
// the server only.

/** More are not kept: the oldest goes first. */
const MOST = 100;

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly keys: readonly string[];
  /** The words that this device gave for the dice. */
  readonly words: readonly string[];
  /** The hash to which the table bound its dice, as this device saw it before it gave a word. */
  readonly commitment?: string | undefined;
  readonly over: boolean;
}

const storing = new SafeStorage(browserStorage(LOCAL));
const known = signal<readonly MyTable[]>(parse(storing.get(TABLES_KEY)));

/** The latest first. */
export const myTables = (): readonly MyTable[] => known.value;

export const keysAt = (table: string): readonly string[] =>
  known.peek().find((each) => each.table === table)?.keys ?? [];

/** What this device knows of the dice of a table from before the match. */
export function knownOf(table: string): OwnDice {
  const { words = [], commitment } = known.peek().find((each) => each.table === table) ?? {};
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
  return write([{ table, game, keys, words, commitment, over: false }, ...others(table)]);
}

export function tableOver(table: string): void {
  const mine = known.peek().find((each) => each.table === table);
  if (mine !== undefined && !mine.over) write([{ ...mine, over: true }, ...others(table)]);
}

/** Forgets a table that the server does not have any more, or that people do not want to see. */
export const forgetTable = (table: string): boolean => write(others(table));

const others = (table: string): readonly MyTable[] =>
  // Another tab may have sat down elsewhere.
  parse(storing.get(TABLES_KEY) ?? JSON.stringify(known.peek())).filter(
    (each) => each.table !== table,
  );

function write(tables: readonly MyTable[]): boolean {
  known.value = tables.slice(0, MOST);
  return storing.put(TABLES_KEY, JSON.stringify(known.value)) === undefined;
}

function parse(text: string | undefined): readonly MyTable[] {
  try {
    const found = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(found: unknown): found is MyTable {
  if (typeof found !== 'object' || found === null) return false;
  const { table, game, keys, words, commitment, over } = found as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof over === 'boolean' &&
    (commitment === undefined || typeof commitment === 'string') &&
    areTexts(keys) &&
    areTexts(words)
  );
}

const areTexts = (found: unknown): boolean =>
  Array.isArray(found) && found.every((text) => typeof text === 'string');
