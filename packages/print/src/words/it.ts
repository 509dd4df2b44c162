import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const it: Catalogue = {
  'frame.page': 'Pagina {page} di {pages}',
  'frame.ruler': '50 mm. Non sono 50? Stampa al 100 %.',
  'frame.back': 'Retro della pagina {page}',
  'frame.cut': 'Taglia lungo le linee.',
  'frame.fold': 'Piega lungo la linea tratteggiata.',
  'frame.foldBacks': 'Piega lungo la linea tratteggiata, incolla, poi taglia.',
  'frame.stand':
    'Ritaglia, piega lungo le linee tratteggiate, incolla fronte e retro. Le estremità sono i piedi.',
  'frame.tile': 'foglio {row}.{column}',
  'frame.glue':
    'Questo è il {place}. Taglia lungo le linee e incolla il foglio seguente sulla striscia.',
  'frame.next': 'sopra questa striscia va il {place}',
  'frame.code': 'Codice che apre {address}',
};
