import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  knock: { en: 'Topple a tree', it: 'Buttare giù un albero' },
  plant: { en: 'Plant', it: 'Piantare' },
  snake: { en: 'Place or move a snake', it: 'Mettere o muovere un serpente' },
  fairy: { en: 'Place a fairy', it: 'Mettere una fata' },
  star: { en: 'Place a star', it: 'Mettere una stella' },
  revive: { en: 'Wake a fairy', it: 'Risvegliare una fata' },
  go: { en: 'Move the fairy', it: 'Muovere la fata' },
  end: { en: 'End the turn', it: 'Finire il turno' },
};
