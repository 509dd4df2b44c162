import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.group.play': 'To play',
  'sheets.grids': 'Blank grids',
  'sheets.grids.about': 'Empty grids of 6 by 6 squares, one for each match.',
};
