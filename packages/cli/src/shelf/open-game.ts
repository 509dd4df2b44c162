import { isOurs } from './games.ts';
import { openOutside, placeOfGame } from './outside.ts';

/** The id of the game that somebody named: one of ours, a folder, a file, or an installed package. */
export async function openGame(named: string): Promise<string> {
  if (isOurs(named)) return named;
  const place = placeOfGame(named);
  if (place === undefined) return named;
  const { game } = await openOutside(place, named, isOurs);
  return game.id;
}
