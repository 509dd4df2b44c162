import { withBots, withTerminal, type WholeGame } from '@glade/engine';
import { bots } from './bots/index.ts';
import { game } from './game.ts';
import { moves } from './move-names.ts';
import { terminal } from './notation/terminal.ts';
import { numbers } from './numbers.ts';
import { ORDERS } from './rules/turn-order.ts';
import en from './words/en.ts';
import it from './words/it.ts';
import { onTable as onTableEn } from './words/on-table.en.ts';
import { onTable as onTableIt } from './words/on-table.it.ts';
import { terminal as terminalEn } from './words/terminal.en.ts';
import { terminal as terminalIt } from './words/terminal.it.ts';

/** The game with its bots and words, as Node has it. */
export const leafClimbers: WholeGame = {
  ...withBots(withTerminal(game, terminal), bots),
  text: { en: { ...en, ...terminalEn }, it: { ...it, ...terminalIt } },
  numbers,
  moves,
  lot: {
    stream: 'order',
    order: (outcome, seats) => ORDERS[seats]![outcome]!,
    // On a square board three start in three of the four corners, and one of them lies between the others.
    alike: (seats) => seats !== 3,
  },
};

export { EVENTS } from './rules/index.ts';
export { companion } from './companion/index.ts';
/** What the app says to do at a real table. */
export const onTable = { en: onTableEn, it: onTableIt };
