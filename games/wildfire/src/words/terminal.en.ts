import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.legend':
    '^: home. /: fire. X: burnt out. o: doused. #: dug. A place is the column, then the row.',
} satisfies Catalogue;
