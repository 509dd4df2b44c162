import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.fairy':
    '{player, seat, name}: {where, select, home {{rank, select, 1 {first} 2 {second} 3 {third} other {fourth}} home} none {not in the forest yet} other {at {at}}}, {hearts, plural, =0 {no hearts} one {1 heart} other {# hearts}}, {stars, plural, =0 {no stars} one {1 star} other {# stars}}{flat, select, 1 {, fainted} other {}}',
  'drawn.list':
    '{list, select, added {Planted trees} down {Fallen trees} stars {Trees with stars} other {Snakes}}: {all}',
  'drawn.legend':
    'O: strong tree. o: weak tree. x: fallen tree. *: stars. s: snake. #: path blocked by a snake. 1 to 4: the fairies. A place is the column, then the row.',
  'problem.position.players':
    'The fairies don’t fit: “{text}”. Write one entry for each of the {players} players, for example: 1,1 hearts 3 stars 0',
  'problem.position.section':
    'This part doesn’t fit: “{text}”. Write, for example: added 5,1 ; down 2,2 ; stars 3,1x2 ; snakes 2,1 1,1-2,2',
} satisfies Catalogue;
