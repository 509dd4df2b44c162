import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const it: Catalogue = {
  'frame.page': 'Pagina {page} di {pages}',
  'frame.sheet': 'foglio {sheet} di {sheets}',
  'frame.ruler': '50 mm: controlla la scala con un righello',
  'frame.back': 'Retro della pagina {page}',
  'frame.cut': 'Taglia lungo le linee.',
  'frame.fold': 'Piega lungo la linea tratteggiata.',
  'frame.glue': 'Incolla qui il foglio successivo: {sheet}',
  'frame.large': '{part}, {row}.{column}',
  'frame.scan': 'Inquadra il codice per aprire in Glade.',
  'frame.made': 'Fatto con Glade.',
};
