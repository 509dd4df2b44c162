import type { Game } from '@glade/engine';
import { games } from '@glade/games/browser';
import { positions, reasons } from 'virtual:positions';
import { loadWords, optionsOf } from './words.ts';

/** The rules of a game, and its words; undefined when it is not on the shelf. */
export async function findGame(id: string): Promise<Game | undefined> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) return undefined;
  const [game] = await Promise.all([load(), loadWords(id)]);
  return game;
}

export async function loadGame(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Positions of this game can be read and written from now on, and own values of its options. */
export async function loadPositions(id: string): Promise<void> {
  await (Object.hasOwn(positions, id) ? positions[id]!() : undefined);
}

/** Refusals of this game say why from now on, where that comes later; the words for it come along. */
export async function loadReasons(id: string): Promise<void> {
  if (Object.hasOwn(reasons, id)) await Promise.all([reasons[id]!(), loadWords(optionsOf(id))]);
}
