import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.board':
      'a board of 6 by 6 squares, with the numbers 1 to 6 down the side and across the top',
    'need.pieces': '{n} pieces, one for each of you',
    'need.fires': 'about {n} Fire counters',
    'need.firebreaks':
      '{n, plural, one {# counter of another kind for the Firebreak} other {# counters of another kind for the Firebreaks}}',
    'need.paper':
      'Draw the board on paper. Scraps of red paper, buttons or coins make good counters. With two dice alike, roll one after the other: first down, then across.',
  },
  it: {
    'need.board': 'un tabellone di 6 caselle per 6, con i numeri da 1 a 6 di lato e in alto',
    'need.pieces': '{n} pedine, una per ciascuno',
    'need.fires': 'circa {n} gettoni Fuoco',
    'need.firebreaks':
      '{n, plural, one {# gettone di un altro tipo per il Tagliafuoco} other {# gettoni di un altro tipo per i Tagliafuoco}}',
    'need.paper':
      'Disegnate il tabellone su un foglio. Pezzetti di carta rossa, bottoni o monete fanno da gettoni. Con due dadi uguali, tirate prima uno e poi l’altro: prima la riga, poi la colonna.',
  },
};
