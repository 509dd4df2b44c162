import type { ClauseId, EventKind, BotGame } from '@glade/engine';
import { actingClauses } from '../tally/event-counter.ts';

/** What a module must export so that the lab can play its games. */
export interface Shelf {
  readonly games: readonly BotGame[];
  /** Every kind of event a game can tell of, by the game's id. */
  readonly events?: Readonly<Record<string, Readonly<Record<string, EventKind>>>>;
}

/** Where games come from: the address of a module that is a shelf. Workers load it for themselves. */
export type ShelfUrl = string;

/** The game of this id, with every clause that can act by its events. */
export async function loadGame(
  shelf: ShelfUrl,
  id: string,
): Promise<{ readonly game: BotGame; readonly clauses: readonly ClauseId[] }> {
  const { games, events = {} } = (await import(shelf)) as Shelf;
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, clauses: Object.values(events[id] ?? {}).flatMap(actingClauses) };
}
