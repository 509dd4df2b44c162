import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [4, 4], also: [2, 6], suits: 12, minutes: 20, measured: true };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Fair Verona',
    'game.line': 'Make a map together and bring home the clues to a mystery.',
    'game.credit': 'Designer: not named. Source: “Board Game: Fair Verona (v0.1)”, spacetoast.net.',
    'game.owner':
      'Carcassonne, a game by Klaus-Jürgen Wrede, is a trademark of Hans im Glück. Glade has nothing to do with its makers. The tiles here are our own drawings.',
  },
  it: {
    'game.title': 'La bella Verona',
    'game.line': 'Fate crescere una mappa e portate a casa gli indizi di un mistero.',
    'game.credit':
      'Ideatore: non indicato. Fonte: «Board Game: Fair Verona (v0.1)», spacetoast.net.',
    'game.owner':
      'Carcassonne, un gioco di Klaus-Jürgen Wrede, è un marchio di Hans im Glück. Glade non ha nulla a che fare con chi lo produce; qui le tessere sono disegnate da noi.',
  },
};
