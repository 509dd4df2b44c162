import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const en: Catalogue = {
  'frame.page': 'Page {page} of {pages}',
  'frame.sheet': 'sheet {sheet} of {sheets}',
  'frame.ruler': '50 mm: check the scale with a ruler',
  'frame.back': 'Backs of page {page}',
  'frame.cut': 'Cut along the lines.',
  'frame.fold': 'Fold along the dashed line.',
  'frame.glue': 'Glue the next sheet here: {sheet}',
  'frame.large': '{part}, {row}.{column}',
  'frame.scan': 'Scan to open it in Glade.',
  'frame.made': 'Made with Glade.',
};
