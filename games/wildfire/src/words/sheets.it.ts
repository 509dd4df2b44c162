import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.group.play': 'Per giocare',
  'sheets.grids': 'Griglie vuote',
  'sheets.grids.about': 'Griglie vuote di 6 caselle per 6, una per ogni partita.',
};
