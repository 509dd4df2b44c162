import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  move: { en: 'Move', it: 'Muovere' },
  cast: { en: 'Cast a spell', it: 'Lanciare un incantesimo' },
  slow: { en: 'Cast slow magic', it: 'Lanciare una magia lenta' },
  enter: { en: 'Enter', it: 'Entrare' },
  exit: { en: 'Leave the map', it: 'Lasciare la mappa' },
  charge: { en: 'Charge', it: 'Caricare' },
  strike: { en: 'Strike', it: 'Colpire' },
  trio: { en: 'Strike as three', it: 'Colpire in tre' },
  fight: { en: 'Fight', it: 'Combattere' },
  lose: { en: 'Give up a unit', it: 'Cedere un’unità' },
  land: { en: 'Choose where to land', it: 'Scegliere dove cadere' },
  place: { en: 'Place a unit', it: 'Mettere un’unità' },
  end: { en: 'End the turn', it: 'Finire il turno' },
};
