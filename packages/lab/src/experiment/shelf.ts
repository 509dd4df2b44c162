import type { BotGame, ClauseId, EventKind } from '@glade/engine';
import { actingClauses } from '../tally/event-counter.ts';
import { importModule } from './import-module.ts';

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

/** A module that is one game: its default export, which may have its kinds of event beside it. */
interface GameModule {
  readonly default: BotGame & Pick<GameOnShelf, 'events'>;
}

/** The address of a module that is a shelf, or one game. Each worker imports it for itself. */
export type ShelfUrl = string;

/** The game with this id, and every clause that its events can count. Throws an error if there is no such game. */
export async function loadGame(
  shelf: ShelfUrl,
  id: string,
): Promise<{ readonly game: BotGame; readonly clauses: readonly ClauseId[] }> {
  const { game, events = {} } = await gameIn((await importModule(shelf)) as Shelf | GameModule, id);
  return { game, clauses: Object.values(events).flatMap(actingClauses) };
}

/** The games of the arms of a study: that of the shelf, or another version where an arm names its module. */
export const loadVersions = (
  shelf: ShelfUrl,
  arms: readonly { readonly game: string; readonly module?: string }[],
): Promise<readonly BotGame[]> =>
  Promise.all(arms.map(async ({ game, module = shelf }) => (await loadGame(module, game)).game));

function gameIn(module: Shelf | GameModule, id: string): GameOnShelf | Promise<GameOnShelf> {
  if ('load' in module && Object.hasOwn(module.load, id)) return module.load[id]!();
  if ('default' in module && module.default.id === id) {
    const { default: game } = module;
    return { game, ...(game.events === undefined ? {} : { events: game.events }) };
  }
  // A folder of the shelf exports its game by name, with its kinds of event beside it.
  const { EVENTS: events } = module as { readonly EVENTS?: GameOnShelf['events'] };
  for (const each of Object.values(module) as readonly (Partial<BotGame> | undefined)[])
    if (each?.id === id && each.policies !== undefined)
      return { game: each as BotGame, ...(events === undefined ? {} : { events }) };
  throw new Error(`no game ${id}`);
}
