import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [1], suits: 10, minutes: 2, measured: true };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Wildfire',
    'game.line': 'Save your home from a growing fire, square by square.',
    'game.credit':
      'A pen and paper game designed by Carson Ford. Source: “Wildfire”; how it was made is told at carsonf92.medium.com.',
  },
  it: {
    'game.title': 'Wildfire',
    'game.line': 'Salva la tua casa da un incendio che cresce, casella per casella.',
    'game.credit':
      'Un gioco di carta e matita ideato da Carson Ford. Fonte: «Wildfire»; come è nato si legge su carsonf92.medium.com.',
  },
};
