import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  move: { en: 'Move', it: 'Muovere' },
  cast: { en: 'Cast a spell', it: 'Lanciare un incantesimo' },
  slow: { en: 'Cast slow magic', it: 'Lanciare una magia lenta' },
  enter: { en: 'Bring in a unit', it: 'Far entrare un’unità' },
  exit: { en: 'Leave the map', it: 'Lasciare la mappa' },
  charge: { en: 'Charge', it: 'Caricare' },
  strike: { en: 'Strike', it: 'Colpire' },
  trio: { en: 'Attack with three', it: 'Attaccare in tre' },
  fight: { en: 'Fight', it: 'Combattere' },
  lose: { en: 'Choose which Soldier is hit', it: 'Scegliere il Soldato da colpire' },
  land: { en: 'Choose where the enemy lands', it: 'Scegliere dove finisce il nemico' },
  place: { en: 'Place a unit', it: 'Mettere un’unità' },
  end: { en: 'End the turn', it: 'Finire il turno' },
};
