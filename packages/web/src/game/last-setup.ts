import type { Game } from '@glade/engine';
import { APP_THROWS } from '@glade/table';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { readSetup, withOptions, writeSetup, type MatchSetup } from './match-setup.ts';
import { OWN_DICE } from './own-dice.ts';
import { chooseTable } from './real-table/choose-table.ts';

// What was chosen last for each game, in this browser only. The number of the match is not kept: it is for one match. Nor is
// the real table: the next time somebody may sit alone with the screen. But which dice are missing there is the same next time.

const storing = new SafeStorage(browserStorage(LOCAL));
const nameOf = (game: Game): string => `glade.setup.${game.id}`;
const diceOf = (game: Game): string => `glade.dice.${game.id}`;

export function rememberSetup(game: Game, setup: MatchSetup): void {
  if (setup.realTable === true) {
    const missing = setup.options[OWN_DICE] === true ? setup.options[APP_THROWS] : undefined;
    if (missing !== undefined) storing.put(diceOf(game), String(missing));
    return;
  }
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

/** The set-up with the dice that were missing at the real table last, if people throw their own now. */
export function withLastDice(game: Game, setup: MatchSetup): MatchSetup {
  const missing = storing.get(diceOf(game));
  const known = game.options.options[APP_THROWS]?.values.find((value) => value === missing);
  return known === undefined || setup.options[OWN_DICE] !== true
    ? setup
    : withOptions(game, setup, { ...setup.options, [APP_THROWS]: known });
}
