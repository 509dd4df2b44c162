import type { Catalogue } from '@glade/engine';
import { BANK } from '../names.it.ts';

/** Come si scrivono le mosse, con le parole della notazione insieme e da sole; e come si chiamano alcune. */
export const typedMoves = {
  'typed.place': 'posa',
  'typed.turned': 'girata',
  'typed.clear': 'supera',
  'typed.of': 'di',
  'typed.with': 'con',
  'typed.friend': 'amico',
  'typed.friend of': 'amico di',
  'typed.stop': 'basta',
  'typed.keep': 'tieni',
  'typed.give': 'dai',
  'typed.take': 'prendi',
  'typed.move': 'muovi',
  'typed.stay': 'resta',
  'typed.draw': 'pesca',
  'typed.use': 'usa',
  'typed.tile': 'tessera',
  'typed.encounter': 'incontro',
  'typed.clue': 'indizio',
  'typed.deal': 'distribuisci',
  'typed.encounter joker': 'incontro jolly',
  'typed.clue joker': 'indizio jolly',
  'typed.friend joker': 'amico jolly',
  'typed.tile abbey': 'tessera monastero',
  'typed.use abbey': 'usa monastero',
  'typed.use abbey of': 'usa monastero di',
  'typed.tile cap': 'tessera bordo di città',
  'typed.use cap': 'usa bordo di città',
  'typed.use cap of': 'usa bordo di città di',
  'typed.tile spring': 'tessera sorgente',
  'typed.use spring': 'usa sorgente',
  'typed.use spring of': 'usa sorgente di',
  'typed.tile lake': 'tessera lago',
  'typed.use lake': 'usa lago',
  'typed.use lake of': 'usa lago di',

  'action.move.bank.at': `Vai qui: {place}, ${BANK}`,
  'action.clear.with.at':
    'Supera {rank, select, 14 {l’Asso} 13 {il Re} 12 {la Regina} 11 {il Fante} 8 {l’8} other {il {rank}}} di {suit, select, 0 {picche} 1 {fiori} 2 {quadri} other {cuori}}{whose, select, own {} other { {owner, seat, di}}}{count, plural, =0 {{friend, select, own { con un Amico} yes { con un Amico {caller, seat, di}} other {}}} other { con l’aiuto {helpers, seat, di}{friend, select, own { e di un Amico} yes { e di un Amico {caller, seat, di}} other {}}}}',
} satisfies Catalogue;
