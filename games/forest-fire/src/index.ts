import { withBots, withTerminal, type WholeGame } from '@glade/engine';
import { bots } from './bots/index.ts';
import { game } from './game.ts';
import { moves } from './move-names.ts';
import { terminal } from './notation/terminal.ts';
import { numbers } from './numbers.ts';
import en from './words/en.ts';
import it from './words/it.ts';
import { beside as besideEn } from './words/beside.en.ts';
import { beside as besideIt } from './words/beside.it.ts';
import { onTable as onTableEn } from './words/on-table.en.ts';
import { onTable as onTableIt } from './words/on-table.it.ts';
import { terminal as terminalEn } from './words/terminal.en.ts';
import { terminal as terminalIt } from './words/terminal.it.ts';

/** The game with its bots and words, as Node programs load it. */
export const forestFire: WholeGame = {
  ...withBots(withTerminal(game, terminal), bots),
  text: { en: { ...en, ...besideEn, ...terminalEn }, it: { ...it, ...besideIt, ...terminalIt } },
  numbers,
  moves,
};

export { EVENTS } from './rules/index.ts';
export { companion } from './companion/index.ts';
/** What the app says to do at a real table. */
export const onTable = { en: onTableEn, it: onTableIt };
