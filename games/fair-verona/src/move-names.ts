import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  draw: { en: 'Draw a tile', it: 'Pescare una tessera' },
  use: { en: 'Lay an unused tile', it: 'Posare una tessera in attesa' },
  place: { en: 'Lay the tile', it: 'Posare la tessera' },
  clear: { en: 'Clear an Encounter', it: 'Superare un Incontro' },
  stop: { en: 'Leave it at that', it: 'Lasciare stare' },
  keep: { en: 'Leave the token', it: 'Lasciare il segnalino' },
  give: { en: 'Give the token', it: 'Dare il segnalino' },
  take: { en: 'Take the token', it: 'Prendere il segnalino' },
  move: { en: 'Move', it: 'Muoversi' },
  stay: { en: 'Stay', it: 'Restare' },
};
