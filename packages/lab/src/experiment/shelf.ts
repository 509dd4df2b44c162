import type { ClauseId, EventKind, BotGame } from '@glade/engine';
import { actingClauses } from '../tally/event-counter.ts';

/** What a module must export so that the lab can play its games. */
export interface Shelf {
  readonly games: readonly BotGame[];
  /** All kinds of event of each game, by the game's id. */
  readonly events?: Readonly<Record<string, Readonly<Record<string, EventKind>>>>;
}

/** The address of a module that is a shelf. Each worker imports it for itself. */
export type ShelfUrl = string;

/** The game with this id, and every clause that its events can count. Throws an error if there is no such game. */
export async function loadGame(
  shelf: ShelfUrl,
  id: string,
): Promise<{ readonly game: BotGame; readonly clauses: readonly ClauseId[] }> {
  const { games, events = {} } = (await import(shelf)) as Shelf;
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, clauses: Object.values(events[id] ?? {}).flatMap(actingClauses) };
}
