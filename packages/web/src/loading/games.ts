import type { Game } from '@glade/engine';
import { games } from '@glade/games/browser';
import { loadGameWords } from '../words/words.ts';

/** Loads the rules of a game and its words. Undefined if there is no such game. */
export async function findGame(id: string): Promise<Game | undefined> {
  if (!Object.hasOwn(games, id)) return undefined;
  const [game] = await Promise.all([games[id]!(), loadGameWords(id)]);
  return game;
}

export async function loadGame(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}
