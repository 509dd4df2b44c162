import { availableParallelism } from 'node:os';
import { BotJobs, BotLine, botThreads, type BotThreads } from '@glade/online/bots';
import { Tables } from '@glade/online/host';
import { FRIENDLY_NAMES } from '@glade/online/names';
import { FolderInUse, type Place, type TableStore } from '@glade/online/storage';
import { DEFAULT_KEEP_DAYS, KEEP_DAYS } from '../arguments/defaults.ts';
import { parseWholeNumber } from '../arguments/game-options.ts';
import { games } from '../shelf/games.ts';
import { outsideGame, outsideModules } from '../shelf/outside.ts';
import { openStore, placeOf, told, type PlaceArguments } from './place.ts';

/** Options of `glade serve` about the tables for people far apart, as typed. */
export interface TableArguments extends PlaceArguments {
  /** After how many days without a change a table is deleted. */
  readonly keepDays?: string;
}

/** After how many days without a change a table is deleted. */
const parseDays = ({ keepDays }: TableArguments): number =>
  keepDays === undefined
    ? DEFAULT_KEEP_DAYS
    : parseWholeNumber('--keep-days', keepDays, KEEP_DAYS.least, KEEP_DAYS.most);

/** Tables that are open, and what they need. */
interface Kept {
  readonly tables: Tables;
  readonly store: TableStore;
  readonly threads: BotThreads;
}

/** The tables for people far apart. Undefined if another Glade uses the usual folder: then the app is served without them. */
export async function openTables(
  wanted: TableArguments,
  report: (error: unknown) => void,
  inUse: (folder: string) => void,
): Promise<Kept | undefined> {
  const keepDays = parseDays(wanted);
  const place = placeOf(wanted);
  let store: TableStore;
  try {
    store = await openStore(place);
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof FolderInUse) || wanted.data !== undefined || !('folder' in place))
      throw error;
    inUse(place.folder);
    return undefined;
  }
  // One core is left to people.
  const atOnce = Math.max(1, availableParallelism() - 1);
  const threads = botThreads(new URL('../match/bot-question.worker.ts', import.meta.url), atOnce, {
    data: outsideModules(),
  });
  const tables = new Tables({
    store,
    game: (id) => games.find((game) => game.id === id) ?? outsideGame(id)?.game,
    chooser: threads,
    bots: await botsFor(place, atOnce, report),
    keepDays,
    report,
    mayBeCalled: (name) => Object.values(FRIENDLY_NAMES).some((names) => names.includes(name)),
  });
  return { tables, store, threads };
}

/** How many tables may wait for a bot in a process that has its tables for itself. */
const MOST_IN_LINE = 10_000;
/** Milliseconds for which bots rest after each move, so that people's moves do not wait for the disk. */
const REST = 10;

/** Servers that share a database share the moves of bots, too. */
function botsFor(
  place: Place,
  atOnce: number,
  report: (error: unknown) => void,
): Promise<BotLine | BotJobs> | BotLine {
  return 'address' in place
    ? told(place, () => BotJobs.open({ address: place.address, atOnce, rest: REST, report }))
    : new BotLine({ atOnce, most: MOST_IN_LINE, rest: REST, report });
}
