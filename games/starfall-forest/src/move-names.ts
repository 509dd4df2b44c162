import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  knock: { en: 'Topple a tree', it: 'Buttare giù un albero' },
  plant: { en: 'Plant a tree', it: 'Piantare un albero' },
  snake: { en: 'Place or move a snake', it: 'Mettere o muovere un serpente' },
  fairy: { en: 'Choose where a fairy starts', it: 'Scegliere da dove parte una fata' },
  star: { en: 'Let a star fall', it: 'Far cadere una stella' },
  revive: { en: 'Wake a fairy', it: 'Risvegliare una fata' },
  go: { en: 'Move the fairy', it: 'Muovere la fata' },
  end: { en: 'End the turn', it: 'Finire il turno' },
};
