import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [2, 2], ages: [8, 99], minutes: 60 };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'War Kids',
    'game.line': 'Lead your little army: move, surround, charge and cast spells.',
    'game.credit': 'Designer: not named. Source: “War Kids”, adriani.altervista.org.',
  },
  it: {
    'game.title': 'War Kids',
    'game.line': 'Guida il tuo piccolo esercito: muovi, circonda, carica e lancia incantesimi.',
    'game.credit': 'Ideatore: non indicato. Fonte: «War Kids», adriani.altervista.org.',
  },
};
