import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.land': 'the {n} tiles of Carcassonne',
    'need.river': 'the {n} tiles of the River',
    'need.cards': 'a deck of {n} cards with both Jokers',
    'need.meeples': '{n} meeples, two for each of you in your own colour',
    'need.tokens': '{n} more meeples of a colour that nobody has, as Clue Tokens',
    'need.paper': 'Tiles and cards can be printed. Coins or slips of paper replace the meeples.',
  },
  it: {
    'need.land': 'le {n} tessere di Carcassonne',
    'need.river': 'le {n} tessere del Fiume',
    'need.cards': 'un mazzo di {n} carte con i due jolly',
    'need.meeples': '{n} omini (meeple), due per ciascuno, del proprio colore',
    'need.tokens': 'altri {n} omini di un colore che nessuno ha, come segnalini',
    'need.paper':
      'Tessere e carte si possono stampare. Monete o foglietti sostituiscono gli omini.',
  },
};
