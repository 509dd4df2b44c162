import { breakthrough, EVENTS as breakthroughEvents } from '@glade/breakthrough';
import { connectFour, EVENTS as connectFourEvents } from '@glade/connect-four';
import type { EventKind, WholeGame } from '@glade/engine';
import { EVENTS as ticTacToeEvents, ticTacToe } from '@glade/tic-tac-toe';

/** Classic games that show how a game is added, the smallest first. The web app does not have them. */
export const games: readonly WholeGame[] = [ticTacToe, connectFour, breakthrough];

/** Every kind of event each game can tell of, by the game's id. */
export const events: Readonly<Record<string, Readonly<Record<string, EventKind>>>> = {
  'tic-tac-toe': ticTacToeEvents,
  'connect-four': connectFourEvents,
  breakthrough: breakthroughEvents,
};
