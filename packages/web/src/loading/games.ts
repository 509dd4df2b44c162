import type { Game } from '@glade/engine';
import { games } from '@glade/games/browser';
import { loadGameWords } from '../words/words.ts';

/** Loads the rules of a game and its words, or only some of these. Undefined if there is no such game. */
export async function findGame(id: string, words = loadGameWords): Promise<Game | undefined> {
  if (!Object.hasOwn(games, id)) return undefined;
  const [game] = await Promise.all([games[id]!(), words(id)]);
  return game;
}

export async function loadGame(id: string, words = loadGameWords): Promise<Game> {
  const game = await findGame(id, words);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}
