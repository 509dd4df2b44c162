import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [2, 4], suits: 8, minutes: 60, measured: true };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Starfall Forest',
    'game.line': 'Gather the stars that fall into the forest, and fly home first.',
    'game.credit':
      'A game designed by Martijn Althuizen. Source: “Game Dev Diary - Starfall Forest”, boardgamegeek.com.',
  },
  it: {
    'game.title': 'Il bosco delle stelle',
    'game.line': 'Raccogli le stelle che cadono nel bosco e vola a casa prima di tutti.',
    'game.credit':
      'Un gioco ideato da Martijn Althuizen. Fonte: «Game Dev Diary - Starfall Forest», boardgamegeek.com.',
  },
};
