import type { Catalogue, Language } from '@glade/engine';

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Starfall Forest',
    'game.line':
      'Gather the stars that fall into the forest, and fly home first. For two to four players.',
    'game.credit':
      'A game designed by Martijn Althuizen. Source: “Game Dev Diary - Starfall Forest”, boardgamegeek.com.',
  },
  it: {
    'game.title': 'Il bosco delle stelle',
    'game.line':
      'Raccogli le stelle che cadono nel bosco e vola a casa per primo. Da due a quattro giocatori.',
    'game.credit':
      'Un gioco ideato da Martijn Althuizen. Fonte: «Game Dev Diary - Starfall Forest», boardgamegeek.com.',
  },
};
