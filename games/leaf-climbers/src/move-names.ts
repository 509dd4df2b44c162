import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  go: { en: 'Go', it: 'Muoversi' },
  stay: { en: 'Stay', it: 'Restare' },
};
