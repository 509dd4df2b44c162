import { ok, problem, type Result } from '@glade/engine';
import { parseStored, textOf, type ListedMatch, type StoredMatch } from '../storage/match-store.ts';
import { parseDays, type PlayedDay } from '../today/played-days.ts';

// What people did, as a file: they take it to another device, or keep it where no browser clears it. A file holds the matches
// as they are stored, and lists by game.

const TITLE = 'Glade shelf';
const FORMAT = 1;
/** The longest file that is read, in characters. A browser stores about five million. */
export const SHELF_LIMIT = 20_000_000;
const MOST_MATCHES = 20_000;
const MOST_GAMES = 100;
const MOST_NAMES = 3000;
const LONGEST_NAME = 60;

/** Everything that My shelf counts. */
export interface ShelfContents {
  readonly matches: readonly ShelfMatch[];
  /** By game, as are the others. */
  readonly lessons: Lists;
  readonly puzzles: Lists;
  readonly days: Readonly<Record<string, readonly PlayedDay[]>>;
  /** Steps of campaigns that were won, such as `war-kids/bridge`. */
  readonly won: readonly string[];
}

interface ShelfMatch {
  readonly saved: StoredMatch;
  readonly kept: boolean;
}

type Lists = Readonly<Record<string, readonly string[]>>;

/** Writes a file of everything. `matches` are as the store lists them. */
export function writeShelf({
  matches,
  ...lists
}: Omit<ShelfContents, 'matches'> & { readonly matches: readonly ListedMatch[] }): string {
  const written = matches.map((match) => ({
    key: match.key,
    kept: match.kept,
    saved: JSON.parse(textOf(match)) as unknown,
  }));
  return `${JSON.stringify({ title: TITLE, format: FORMAT, ...lists, matches: written }, undefined, 1)}\n`;
}

/**
 * The gate for such a file. Problems: `shelf.big`, `shelf.title` for a text that is no such file, `shelf.newer` for one of a
 * later release. A match that cannot be read is counted in `damaged` and left out, as is what is damaged in a list.
 */
export function parseShelf(
  text: string,
): Result<{ readonly contents: ShelfContents; readonly damaged: number }> {
  if (text.length > SHELF_LIMIT) return problem('shelf.big', { limit: SHELF_LIMIT });
  const data = parseJson(text);
  if (data?.['title'] !== TITLE) return problem('shelf.title');
  if (data['format'] !== FORMAT) return problem('shelf.newer');
  const found = listOf(data['matches']).slice(0, MOST_MATCHES);
  const matches = found.flatMap((each) => parseMatch(each) ?? []);
  return ok({
    contents: {
      matches,
      lessons: parseLists(data['lessons']),
      puzzles: parseLists(data['puzzles']),
      days: Object.fromEntries(
        entriesOf(data['days']).map(([game, days]) => [game, parseDays(listOf(days))]),
      ),
      won: parseNames(data['won']),
    },
    damaged: listOf(data['matches']).length - matches.length,
  });
}

function parseMatch(found: unknown): ShelfMatch | undefined {
  if (!isObject(found)) return undefined;
  const { key, kept, saved } = found;
  if (typeof key !== 'string' || !/^[0-9a-z]{1,40}$/.test(key)) return undefined;
  const read = parseStored(key, JSON.stringify(saved) ?? '');
  return read === undefined ? undefined : { saved: read, kept: kept === true };
}

const parseLists = (found: unknown): Lists =>
  Object.fromEntries(entriesOf(found).map(([game, names]) => [game, parseNames(names)]));

/** Names that can be stored in a list: no comma, and not too long. */
const parseNames = (found: unknown): readonly string[] =>
  listOf(found)
    .slice(0, MOST_NAMES)
    .filter(
      (name): name is string =>
        typeof name === 'string' && /^[^,\s]+$/.test(name) && name.length <= LONGEST_NAME,
    );

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

const entriesOf = (found: unknown): readonly (readonly [string, unknown])[] =>
  isObject(found) ? Object.entries(found).slice(0, MOST_GAMES) : [];

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
