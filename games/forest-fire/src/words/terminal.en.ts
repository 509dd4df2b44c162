import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.player':
    '{letter}: {player, seat, name}, {role, select, 1 {Hotshot} 2 {Smoke Jumper} 3 {Pilot} other {no role yet}}, {at, select, hand {{role, select, 3 {in the air} other {not in the forest yet}}} other {at {at}}}{out, select, yes {, out of the game} other {{rests, plural, =0 {} one {, misses this round} other {, misses # rounds}}{moves, plural, =0 {} one {, one move left} other {, # moves left}}}}',
  'drawn.legend':
    '#: Firebreak. A number: the Fire counters on a square; + is ten or more. A, B, C and D are the pieces. A place is the row, then the column. N, E, S and W are the spots around the forest.',
} satisfies Catalogue;
