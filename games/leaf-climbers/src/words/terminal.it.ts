import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.climber':
    '{letter}: {player, seat, name} ({at}){end, select, lost {, fuori} won {, vince} other {}}',
  'drawn.legend':
    'Ogni numero è l’altezza del mucchio su una casella. Ogni + è una foglia in aria lì sopra. A, B, C e D sono gli omini.',
} satisfies Catalogue;
