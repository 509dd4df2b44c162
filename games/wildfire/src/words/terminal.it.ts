import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.legend':
    '^: casa. /: fuoco. X: bruciato. o: spento. #: scavato. Un posto si dice con la colonna, poi la riga.',
} satisfies Catalogue;
