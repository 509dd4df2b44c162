import type { Catalogue, Language } from '@glade/engine';

/** What is said where the app only calls the common throws. */
export const call: Readonly<Record<Language, Catalogue>> = {
  en: {
    'call.about':
      'Everybody draws a grid of 6 by 6 squares and keeps it hidden. Glade calls the rolls, and you do the rest.',
    'call.0': 'The home',
    'call.1': 'The first fire',
    'call.turn': 'Turn {turn}: the event',
    'call.0.then': 'Draw a triangle there.',
    'call.1.then': 'Draw a slash there.',
    'call.turn.then': 'Let the fire spread first. Then carry out the event, and act.',
    'call.saved': 'The home stands',
    'call.lost': 'The home burned',
    'call.count': 'Count your empty squares, without the home.',
  },
  it: {
    'call.about':
      'Ognuno disegna una griglia di 6 caselle per 6 e la tiene nascosta. Glade annuncia i tiri, al resto pensate voi.',
    'call.0': 'La casa',
    'call.1': 'Il primo fuoco',
    'call.turn': 'Turno {turn}: l’evento',
    'call.0.then': 'Disegna lì un triangolo.',
    'call.1.then': 'Disegna lì una barra.',
    'call.turn.then': 'Prima il fuoco si propaga. Poi c’è l’evento, e infine agisci.',
    'call.saved': 'La casa è salva',
    'call.lost': 'La casa è bruciata',
    'call.count': 'Conta le caselle vuote, senza la casa.',
  },
};
