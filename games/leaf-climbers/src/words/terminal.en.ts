import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.climber':
    '{letter}: {player, seat, name} ({at}){end, select, lost {, out} won {, wins} other {}}',
  'drawn.legend':
    'Each number is the height of the pile on a square. Each + is a leaf in the air above it. A, B, C and D are the climbers.',
} satisfies Catalogue;
