import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.fairy':
    '{player, seat, name}: {where, select, home {fata a casa per {rank, select, 1 {prima} 2 {seconda} 3 {terza} other {quarta}}} none {non ancora nel bosco} other {in {at}}}, {hearts, plural, =0 {nessun cuore} one {1 cuore} other {# cuori}}, {stars, plural, =0 {nessuna stella} one {1 stella} other {# stelle}}{flat, select, 1 {, fata svenuta} other {}}',
  'drawn.list':
    '{list, select, added {Alberi piantati} down {Alberi caduti} stars {Alberi con stelle} other {Serpenti}}: {all}',
  'drawn.legend':
    'O: albero forte. o: albero debole. x: albero caduto. *: stelle. s: serpente. #: sentiero chiuso da un serpente. Da 1 a 4: le fate. Un posto si indica con la colonna e poi la riga.',
  'problem.position.players':
    'Le fate non vanno bene: «{text}». Per ognuno dei {players} giocatori scrivi per esempio: 1,1 hearts 3 stars 0',
  'problem.position.section':
    'Questa parte non va bene: «{text}». Scrivi per esempio: added 5,1 ; down 2,2 ; stars 3,1x2 ; snakes 2,1 1,1-2,2',
} satisfies Catalogue;
