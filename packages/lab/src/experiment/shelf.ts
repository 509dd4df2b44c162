import type { BotGame, ClauseId, EventKind } from '@glade/engine';
import { actingClauses } from '../tally/event-counter.ts';

/** A game as a shelf has it. */
interface GameOnShelf {
  readonly game: BotGame;
  /** All kinds of event that the game can tell of; absent if they are not known. */
  readonly events?: Readonly<Record<string, EventKind>>;
}

/** What a module must export so that the lab can play its games. */
export interface Shelf {
  /** Loads each game, by its id: a worker starts sooner when it loads only the game that it plays. */
  readonly load: Readonly<Record<string, () => GameOnShelf | Promise<GameOnShelf>>>;
}

/** The address of a module that is a shelf. Each worker imports it for itself. */
export type ShelfUrl = string;

/** The game with this id, and every clause that its events can count. Throws an error if there is no such game. */
export async function loadGame(
  shelf: ShelfUrl,
  id: string,
): Promise<{ readonly game: BotGame; readonly clauses: readonly ClauseId[] }> {
  const { load } = (await import(shelf)) as Shelf;
  if (!Object.hasOwn(load, id)) throw new Error(`no game ${id}`);
  const { game, events = {} } = await load[id]!();
  return { game, clauses: Object.values(events).flatMap(actingClauses) };
}
