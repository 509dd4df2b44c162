import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.player':
    '{player, seat, name}: {known, select, yes {{card}, } other {}}{at, select, home {nella Città Vecchia} other {in {at}}}',
  'drawn.met': 'Incontro {card}{token, select, yes { con il segnalino} other {}}',
  'drawn.unused': '{n, plural, one {tessera in attesa} other {tessere in attesa}}: {list}',
  'drawn.friends': '{n, plural, one {un Amico} other {# Amici}}',
  'drawn.token': 'porta il segnalino',
  'drawn.helped': 'ha aiutato in questo turno',
  'drawn.hand': 'Tessera da posare: {what}',
  'drawn.clue': 'Carta Indizio: {card}',
  'drawn.home': 'Segnalini nella Città Vecchia: {n}',
  'drawn.jokers': 'Jolly usciti: {n}',
  'drawn.joker': 'jolly',
  'drawn.discards': 'Carte scartate: {list}',
  'drawn.banks': 'Sponde di {at}: /a {a}, /b {b}',
  'drawn.legend':
    'O: Città Vecchia. c: città. r: strada. ~: fiume. Un punto: prato. 1, 2 e così via: i giocatori. I posti si contano dalla Città Vecchia: n nord, e est, s sud, w ovest. Nelle mosse una carta ha la lettera del suo seme: S ♠, C ♣, D ♦, H ♥.',
} satisfies Catalogue;
