import { withBots, type WholeGame } from '@glade/engine';
import { bots } from './bots/index.ts';
import { game } from './game.ts';
import en from './words/en.ts';
import it from './words/it.ts';

/** The game with its bots and words, as Node programs load it. */
export const wildfire: WholeGame = { ...withBots(game, bots), text: { en, it } };

export { EVENTS, type GridView, type WildfireView } from './rules/index.ts';
