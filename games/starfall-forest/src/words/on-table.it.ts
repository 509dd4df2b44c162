import type { Catalogue } from '@glade/engine';
import { placeByEar, placeFrom } from './it.ts';

/** What to do with trees, fairies, snakes, stars, hearts and dice. */
export const onTable = {
  'onTable.place': placeByEar,
  'onTable.place.spoken': placeByEar,
  'onTable.place.from': placeFrom,
  'onTable.place.from.spoken': placeFrom,
  'onTable.pictured': '{n, select, 8 {gli} 11 {gli} other {i}} {n} posti illuminati nella figura',
  'onTable.which': 'Con i dadi normali guarda il numerino accanto a ogni disegno.',
  'onTable.title.fell': 'Cade una stella! Tutti con il naso all’insù!',
  'onTable.title.bitten':
    'Il turno finisce con un serpente accanto all’albero della fata: la morde!',
  'onTable.title.swapped': 'Un serpente morde, e non ci sono più cuori.',
  'onTable.title.flat': 'Un serpente morde, e non ci sono più cuori né stelle.',
  'onTable.forest':
    'Metti in piedi gli alberi: {height} righe da {width}. La riga 1 è in alto sullo schermo, la colonna 1 a sinistra.',
  'onTable.paths':
    'Alberi forti e deboli si alternano: in colonna 1, riga 1 c’è un albero forte, cioè largo. I sentieri vanno in orizzontale e in verticale, e fra alberi forti anche in diagonale.',
  'onTable.take':
    'Dai a ciascuno dei {players} giocatori un albero, una fata, un serpente e tre cuori. Più tardi Glade ti dice se l’albero è forte o debole.',
  'onTable.layTree':
    'Stendi a terra {n, plural, one {l’albero che è} other {gli alberi che sono}} qui: {places}.',
  'onTable.felled':
    'Due o più stelle grandi in un tiro: la stella butta giù l’albero. Stendilo a terra: {places}.',
  'onTable.fairy': 'Metti la fata {player, seat, di} qui: {places}.',
  'onTable.fairy.you': 'Metti la tua fata qui: {places}.',
  'onTable.aside':
    '{aside, plural, =0 {} other {{shooting, plural, =0 {} one {La stella cadente ferma 1 stella grande. } other {# stelle cadenti fermano # stelle grandi. }}}}{aside, plural, =0 {} one {Metti da parte {shooting, plural, =0 {il} other {solo 1}} dado con la stella grande.} other {Metti da parte {shooting, plural, =0 {i} other {solo}} # dadi con la stella grande.}}',
  'onTable.star': 'Metti una stella qui: {places}. Riprendi tutti e cinque i dadi.',
  'onTable.diceBack': 'Riprendi tutti e cinque i dadi.',
  'onTable.wake': 'Rimetti in piedi la fata {player, seat, di}, con tre cuori.',
  'onTable.wake.you': 'Rimetti in piedi la tua fata, con tre cuori.',
  'onTable.fly':
    'Sposta qui la fata {player, seat, di}{n, plural, one {} other {, un passo alla volta}}: {places}.',
  'onTable.fly.you':
    'Sposta qui la tua fata{n, plural, one {} other {, un passo alla volta}}: {places}.',
  'onTable.collect':
    'Dai {player, seat, a} {stars, plural, one {una stella presa} other {# stelle prese}} da questo albero: {places}.',
  'onTable.collect.you':
    'Prendi {stars, plural, one {una stella} other {# stelle}} da questo albero: {places}.',
  'onTable.slither': 'Prendi un serpente {fromcell}. Mettilo qui: {cell}.',
  'onTable.heart': 'Togli {n, plural, one {un cuore} other {# cuori}} {player, seat, a}.',
  'onTable.heart.you': 'Restituisci {n, plural, one {un cuore} other {# cuori}}.',
  'onTable.swap': 'Scambia una stella {player, seat, di} con tre cuori.',
  'onTable.swap.you': 'Scambia una tua stella con tre cuori.',
  'onTable.layFairy': 'Sdraia la fata {player, seat, di}: {places}.',
  'onTable.layFairy.you': 'Sdraia la tua fata: {places}.',
  'onTable.home': 'Togli dal bosco la fata {player, seat, di}.',
  'onTable.home.you': 'Togli dal bosco la tua fata.',
  'onTable.noTree': 'Porta via l’albero: {places}.',
  'onTable.plantTree':
    'Pianta {n, plural, one {un albero} other {# alberi}} {strong, select, 1 {{n, plural, one {forte} other {forti}}} other {{n, plural, one {debole} other {deboli}}}} qui: {places}.',
  'onTable.standTree': 'Rimetti in piedi l’albero: {places}.',
  'onTable.noSnake': 'Porta via il serpente: {places}.',
  'onTable.snakeHere':
    '{n, plural, one {Metti qui un serpente} other {Metti qui # serpenti}}: {places}.',
  'onTable.noStar': 'Porta via {count, plural, one {la stella} other {# stelle}}: {places}.',
  'onTable.starHere': 'Metti {count, plural, one {una stella} other {# stelle}} qui: {places}.',
  'onTable.stand': 'Rimetti in piedi la fata {player, seat, di}.',
  'onTable.stand.you': 'Rimetti in piedi la tua fata.',
  'onTable.flat': 'Sdraia la fata {player, seat, di}.',
  'onTable.flat.you': 'Sdraia la tua fata.',
  'onTable.hearts': 'Dai {player, seat, a} {count, plural, one {un cuore} other {# cuori}}.',
  'onTable.hearts.you': 'Prendi {count, plural, one {un cuore} other {# cuori}}.',
  'onTable.heartsLess': 'Togli {count, plural, one {un cuore} other {# cuori}} {player, seat, a}.',
  'onTable.heartsLess.you': 'Restituisci {count, plural, one {un cuore} other {# cuori}}.',
  'onTable.stars': 'Dai {player, seat, a} {count, plural, one {una stella} other {# stelle}}.',
  'onTable.stars.you': 'Prendi {count, plural, one {una stella} other {# stelle}}.',
  'onTable.starsLess':
    'Togli {count, plural, one {una stella} other {# stelle}} {player, seat, a}.',
  'onTable.starsLess.you': 'Restituisci {count, plural, one {una stella} other {# stelle}}.',
  'onTable.asideBack':
    'Riprendi {dice, plural, one {uno dei dadi} other {# dei dadi}} messi da parte.',
} satisfies Catalogue;
