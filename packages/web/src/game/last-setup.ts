import type { Game } from '@glade/engine';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { readSetup, writeSetup, type MatchSetup } from './match-setup.ts';
import { chooseTable } from './real-table/choose-table.ts';

// What was chosen last for each game, in this browser only. The number of the match is not kept: it is for one match. Nor is
// the real table: the next time somebody may sit alone with the screen.

const storing = new SafeStorage(browserStorage(LOCAL));
const nameOf = (game: Game): string => `glade.setup.${game.id}`;

export function rememberSetup(game: Game, setup: MatchSetup): void {
  if (setup.realTable === true) return;
  // Where it cannot be stored, the page begins with the usual set-up next time.
  storing.put(nameOf(game), writeSetup(game, { ...setup, seed: undefined }));
}

/** What was chosen last; undefined if nothing was, or today's game does not have it. */
export function lastSetup(game: Game): MatchSetup | undefined {
  const text = storing.get(nameOf(game));
  const read = text === undefined ? undefined : readSetup(game, new URLSearchParams(text));
  if (read?.ok !== true) return undefined;
  // Earlier versions kept it.
  return read.value.realTable === true ? chooseTable(game, read.value, false) : read.value;
}
