import type { Catalogue, Language } from '@glade/engine';

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'War Kids',
    'game.line': 'Lead your little army: move, surround, charge and cast spells. For two players.',
    'game.credit': 'Designer: not named. Source: “War Kids”, adriani.altervista.org.',
  },
  it: {
    'game.title': 'War Kids',
    'game.line':
      'Guida il tuo piccolo esercito: muovi, circonda, carica e lancia incantesimi. Per due giocatori.',
    'game.credit': 'Ideatore: non indicato. Fonte: «War Kids», adriani.altervista.org.',
  },
};
