import { gameNamed, games, hasOurs } from './games.ts';
import {
  closeVersions,
  openOutside,
  openVersion,
  placeOfGame,
  type OutsideGame,
} from './outside.ts';
import { UserError } from '../arguments/user-error.ts';
import { short } from '@glade/engine';

/** The id of the game that somebody named: one of ours, a folder, a file, or an installed package. */
export const openGame = (named: string): Promise<string> => openBy(openOutside, named);

/** As `openGame`; a folder may also hold another version of a game of ours, which then stands for it. */
export const openGameOrVersion = (named: string): Promise<string> => openBy(openVersion, named);

async function openBy(open: typeof openOutside, named: string): Promise<string> {
  closeVersions(hasOurs);
  const place = hasOurs(named) ? undefined : placeOfGame(named);
  return place === undefined ? named : (await open(place, named, hasOurs)).game.id;
}

/** The games from outside that somebody named for the page. One that is on the shelf is there in any case. */
export async function openServed(named: readonly string[]): Promise<readonly OutsideGame[]> {
  const opened: OutsideGame[] = [];
  for (const each of named) {
    const place = hasOurs(each) ? undefined : placeOfGame(each);
    if (place !== undefined) {
      const isTaken = (id: string): boolean =>
        hasOurs(id) || opened.some(({ game }) => game.id === id);
      opened.push(await openOutside(place, each, isTaken));
    } else if (!games.includes(gameNamed(each)))
      throw new UserError('cli.serve.defined', { game: short(each) });
  }
  return opened;
}
