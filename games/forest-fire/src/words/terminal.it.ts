import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.player':
    '{letter}: {player, seat, name}, {role, select, 1 {Pompiere} 2 {Paracadutista} 3 {Pilota} other {ancora senza ruolo}}, {at, select, hand {{role, select, 3 {in volo} other {non ancora nella foresta}}} other {in {at}}}{out, select, yes {, fuori dal gioco} other {{rests, plural, =0 {} one {, salta questo giro} other {, salta # giri}}{moves, plural, =0 {} one {, ancora una mossa} other {, ancora # mosse}}}}',
  'drawn.legend':
    '#: Tagliafuoco. Un numero: i gettoni Fuoco su una casella; + sono dieci o più. A, B, C e D sono le pedine. Un posto si dice con la riga, poi la colonna. N, E, S, W: i posti a nord, est, sud, ovest.',
} satisfies Catalogue;
