import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const en: Catalogue = {
  'frame.page': 'Page {page} of {pages}',
  'frame.ruler': '50 mm. Not 50? Print at 100 %.',
  'frame.back': 'Backs of page {page}',
  'frame.cut': 'Cut along the lines.',
  'frame.fold': 'Fold along the dashed line.',
  'frame.foldBacks': 'Fold along the dashed line, glue, then cut.',
  'frame.stand': 'Cut out, fold along the dashed lines, glue front to back. The ends are the feet.',
  'frame.tile': 'sheet {row}.{column}',
  'frame.glue': 'This is {place}. Cut along the lines and glue the next sheet over the strip.',
  'frame.next': '{place} goes over this strip',
  'frame.code': 'Code that opens {address}',
};
