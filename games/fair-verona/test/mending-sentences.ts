import type { Language } from '@glade/engine';
import type { Sentences } from '@glade/engine/testing';
import type { Table } from './things-on-table.ts';

const countOf = (text: string): number => (/^(?:one|un)$/.test(text) ? 1 : Number(text));

/** What hands do when something was put right. */
export const MENDING: Readonly<Record<Language, Sentences<Table>>> = {
  en: [
    [
      /Take this card and both meeples back from (?:before )?(.+): (.+)\./,
      (table, who, card) => table.takeIdentity(who, card),
    ],
    [
      /Lay another card before (.+), under the meeple: (.+)\./,
      (table, who, card) => (table.own(who).card = table.card(card)),
    ],
    [/Take the tile “(.+)” up again: (.+)\./, (table, what, at) => table.takeUp(what, at)],
    [
      /Turn the tile “(.+)” where it lies: (.+)\. It lies like this then: (\w+) above, (\w+) right, (\w+) below, (\w+) left\./,
      (table, what, at, ...edges) => table.turnTile(what, at, edges),
    ],
    [/Put this card back on the deck: (.+)\./, (table, card) => table.pick(card)],
    [
      /Lay this card on the discards: (.+)\./,
      (table, card) => table.discards.push(table.pick(card, [])),
    ],
    [
      /This card is the Clue Card: (.+)\. Lay it out\./,
      (table, card) => (table.clue = table.pick(card)),
    ],
    [
      /Take (one|\d+) Jokers? away from beside the deck\./,
      (table, n) => (table.jokers -= countOf(n)),
    ],
    [
      /Deal (.+) (one|\d+) Friends?, face down\./,
      (table, who, n) => (table.own(who).friends += countOf(n)),
    ],
    [
      /Take (one|\d+) Friends?, face down\./,
      (table, n) => (table.own('you').friends += countOf(n)),
    ],
    [
      /Put (one|\d+) of your Friends back on the deck\./,
      (table, n) => (table.own('you').friends -= countOf(n)),
    ],
    [
      /Put (one|\d+) Friends? of (.+) back on the deck\./,
      (table, n, who) => (table.own(who).friends -= countOf(n)),
    ],
    [
      /Take (one|\d+) tokens? from beside the deck\./,
      (table, n) => table.changeToken(-countOf(n), 'deck'),
    ],
    [
      /Take (one|\d+) tokens? from the Old Town\./,
      (table, n) => table.changeToken(-countOf(n), 'town'),
    ],
    [/Take one token off the Clue Card\./, (table) => table.changeToken(-1, 'clue')],
    [/Take one token off its Encounter\./, (table) => table.changeToken(-1, 'card')],
    [/Take one token from (.+)\./, (table, who) => table.changeToken(-1, who)],
    [
      /Put (one|\d+) tokens? beside the deck\./,
      (table, n) => table.changeToken(countOf(n), 'deck'),
    ],
    [
      /Put (one|\d+) tokens? into the Old Town\./,
      (table, n) => table.changeToken(countOf(n), 'town'),
    ],
    [/Put one token onto the Clue Card\./, (table) => table.changeToken(1, 'clue')],
    [
      /Put one token onto this Encounter: (.+)\./,
      (table, card) => table.changeToken(1, 'card', card),
    ],
    [/Put one token before (.+)\./, (table, who) => table.changeToken(1, who)],
    [/Move the token onto (.+)\. Discard the Clue Card\./, (table, card) => table.match(card)],
  ],
  it: [
    [
      /Riprendi questa carta e i due omini (.+): (.+)\./,
      (table, who, card) => table.takeIdentity(who, card),
    ],
    [
      /Riprendi i tuoi due omini e questa carta: (.+)\./,
      (table, card) => table.takeIdentity('tu', card),
    ],
    [
      /Cambia la carta sotto (.+)\. Ora è questa: (.+)\./,
      (table, who, card) => (table.own(who).card = table.card(card)),
    ],
    [/Togli di nuovo la tessera «(.+)»: (.+)\./, (table, what, at) => table.takeUp(what, at)],
    [
      /Gira la tessera «(.+)» dove sta: (.+)\. Poi sta così: (\S+) sopra, (\S+) a destra, (\S+) sotto, (\S+) a sinistra\./,
      (table, what, at, ...edges) => table.turnTile(what, at, edges),
    ],
    [/Rimetti sul mazzo questa carta: (.+)\./, (table, card) => table.pick(card)],
    [
      /Metti sugli scarti questa carta: (.+)\./,
      (table, card) => table.discards.push(table.pick(card, [])),
    ],
    [
      /Questa carta è la Carta Indizio: (.+)\. Scoprila\./,
      (table, card) => (table.clue = table.pick(card)),
    ],
    [/Togli (un|\d+) Jolly da accanto al mazzo\./, (table, n) => (table.jokers -= countOf(n))],
    [
      /Dai (.+) (un|\d+) Amic[oi], copert[oi]\./,
      (table, who, n) => (table.own(who).friends += countOf(n)),
    ],
    [
      /Prendi (un|\d+) Amic[oi], copert[oi]\./,
      (table, n) => (table.own('tu').friends += countOf(n)),
    ],
    [
      /Rimetti sul mazzo (?:un tuo Amico|(\d+) tuoi Amici)\./,
      (table, n) => (table.own('tu').friends -= countOf(n || 'un')),
    ],
    [
      /Rimetti sul mazzo (un|\d+) Amic[oi] (.+)\./,
      (table, n, who) => (table.own(who).friends -= countOf(n)),
    ],
    [
      /Togli (un|\d+) segnalin[oi] da accanto al mazzo\./,
      (table, n) => table.changeToken(-countOf(n), 'deck'),
    ],
    [
      /Togli (un|\d+) segnalin[oi] dalla Città Vecchia\./,
      (table, n) => table.changeToken(-countOf(n), 'town'),
    ],
    [/Togli un segnalino dalla Carta Indizio\./, (table) => table.changeToken(-1, 'clue')],
    [/Togli un segnalino dal suo Incontro\./, (table) => table.changeToken(-1, 'card')],
    [/Togli un segnalino (.+)\./, (table, who) => table.changeToken(-1, who)],
    [
      /Metti (un|\d+) segnalin[oi] accanto al mazzo\./,
      (table, n) => table.changeToken(countOf(n), 'deck'),
    ],
    [
      /Metti (un|\d+) segnalin[oi] nella Città Vecchia\./,
      (table, n) => table.changeToken(countOf(n), 'town'),
    ],
    [/Metti un segnalino sulla Carta Indizio\./, (table) => table.changeToken(1, 'clue')],
    [
      /Metti un segnalino su questo Incontro: (.+)\./,
      (table, card) => table.changeToken(1, 'card', card),
    ],
    [/Metti un segnalino davanti (.+)\./, (table, who) => table.changeToken(1, who)],
  ],
};
