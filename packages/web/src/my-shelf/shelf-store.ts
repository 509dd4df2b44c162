import { shelf } from '@glade/games/browser';
import { learnt } from '../learn/learnt.ts';
import { findGame } from '../loading/games.ts';
import { solved } from '../puzzles/solved.ts';
import { changeSetting, forgetWon, settings } from '../settings/settings.ts';
import { loadRecordReader } from '../share/load-record-reader.ts';
import { matches } from '../storage/stored-matches.ts';
import { addDays, forgetDays, playedDays } from '../today/played-days.ts';
import type { ShelfContents } from './shelf-file.ts';

// My shelf has no storage of its own. It reads what matches, lessons, puzzles and days have stored.

const PREFIXES = ['glade.match.', 'glade.keep.', 'glade.lessons.', 'glade.puzzles.', 'glade.days.'];

const gameIds = shelf.map(({ id }) => id);

/** What is stored of each game on the shelf, with all matches. */
export const contentsNow = () => ({
  matches: matches.list(),
  lessons: listsBy((game) => learnt.of(game)),
  puzzles: listsBy((game) => solved.of(game)),
  days: listsBy(playedDays),
  won: settings.value.won,
});

function listsBy<T>(of: (game: string) => readonly T[]): Readonly<Record<string, readonly T[]>> {
  const lists = gameIds.map((game) => [game, of(game)] as const);
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** What taking in a file has done. */
export interface Taken {
  readonly matches: number;
  /** Matches that were here already. */
  readonly known: number;
  /** Matches that this release cannot read: they are left out. */
  readonly unread: number;
  /** Matches and lists for which the browser has no room. */
  readonly refused: number;
  /** Lessons, puzzles, days and steps that are new here. */
  readonly more: number;
}

/** Adds what a file holds. Nothing that is here is changed or removed; each match is checked by its rules before. */
export async function takeIn(contents: ShelfContents): Promise<Taken> {
  let [added, known, unread, refused] = [0, 0, 0, 0];
  const here = new Set(matches.list().map(({ game, record }) => `${game} ${record}`));
  const readers = new Map<string, Awaited<ReturnType<typeof loadRecordReader>>>();
  for (const { saved, kept } of contents.matches) {
    const { game: id, record } = saved;
    if (here.has(`${id} ${record}`)) {
      known += 1;
      continue;
    }
    if (!readers.has(id)) readers.set(id, await loadRecordReader(await findGame(id)));
    const read = readers.get(id)!(record);
    if (!read.ok) {
      unread += 1;
      continue;
    }
    here.add(`${id} ${record}`);
    const { over, log } = read.value;
    if (matches.take({ ...saved, over, begun: log.length > 0 }, kept) === undefined) added += 1;
    else refused += 1;
    // Lets the page draw.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const before = countMore();
  for (const game of gameIds) {
    const stored = [
      learnt.add(game, ...(contents.lessons[game] ?? [])),
      solved.add(game, ...(contents.puzzles[game] ?? [])),
      addDays(game, contents.days[game] ?? []),
    ];
    refused += stored.filter((done) => !done).length;
  }
  const won = contents.won.filter((step) => gameIds.some((id) => step.startsWith(`${id}/`)));
  changeSetting('won', [...new Set([...settings.value.won, ...won])]);
  return { matches: added, known, unread, refused, more: countMore() - before };
}

/** How many lessons, puzzles, days and steps of campaigns are stored. */
function countMore(): number {
  const { lessons, puzzles, days, won } = contentsNow();
  const lists = [lessons, puzzles, days].flatMap((each) => Object.values(each));
  return lists.reduce((sum, list) => sum + list.length, won.length);
}

/** Removes all that is stored of a game, matches that are marked “Keep” with the others. Only when somebody has agreed to that. */
export function forget(game: string): void {
  matches.remove(...matches.list(game).map(({ key }) => key));
  learnt.forget(game);
  solved.forget(game);
  forgetDays(game);
  forgetWon((step) => step.startsWith(`${game}/`));
}

/** Calls `changed` when another tab has changed something that is counted, or cleared the storage. */
export function watchShelf(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || PREFIXES.some((start) => key.startsWith(start))) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
