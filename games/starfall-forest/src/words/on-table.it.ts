import type { Catalogue } from '@glade/engine';

/** What to do with trees, fairies, snakes, stars, hearts and dice. */
export const onTable = {
  'onTable.place': '{kind, select, path {il sentiero {x},{y} – {x2},{y2}} other {{x},{y}}}',
  'onTable.place.spoken':
    '{kind, select, path {il sentiero {way, select, right {a destra di} left {a sinistra di} above {sopra} below {sotto} upRight {in alto a destra di} upLeft {in alto a sinistra di} downRight {in basso a destra di} other {in basso a sinistra di}} } other {}}{left, plural, =0 {colonna {column}} other {# a sinistra della colonna 1}}, {above, plural, =0 {riga {row}} other {# sopra la riga 1}}',
  'onTable.forest': 'Metti in piedi gli alberi: {height} file da {width}.',
  'onTable.take': 'Dai {player, seat, a} un albero, una fata, un serpente e tre cuori.',
  'onTable.take.you': 'Prendi un albero, una fata, un serpente e tre cuori.',
  'onTable.layTree': 'Stendi a terra un albero: {places}.',
  'onTable.plant': 'Pianta l’albero {player, seat, di} qui: {places}.',
  'onTable.plant.you': 'Pianta il tuo albero qui: {places}.',
  'onTable.snake': 'Prendi il serpente {player, seat, di}. Mettilo qui: {places}.',
  'onTable.snake.you': 'Prendi il tuo serpente. Mettilo qui: {places}.',
  'onTable.fairy': 'Metti la fata {player, seat, di} qui: {places}.',
  'onTable.fairy.you': 'Metti la tua fata qui: {places}.',
  'onTable.aside':
    '{aside, plural, =0 {} one {Metti da parte una stella grande.} other {Metti da parte # stelle grandi.}}',
  'onTable.star': 'Metti una stella qui: {places}. Riprendi tutti e cinque i dadi.',
  'onTable.diceBack': 'Riprendi tutti e cinque i dadi.',
  'onTable.wake': 'Rimetti in piedi la fata {player, seat, di}, con tre cuori.',
  'onTable.wake.you': 'Rimetti in piedi la tua fata, con tre cuori.',
  'onTable.fly': 'Sposta la fata {player, seat, di} qui: {places}.',
  'onTable.fly.you': 'Sposta la tua fata qui: {places}.',
  'onTable.collect':
    'Dai {player, seat, a} {stars, plural, one {una stella} other {# stelle}} da questo albero: {places}.',
  'onTable.collect.you':
    'Prendi {stars, plural, one {una stella} other {# stelle}} da questo albero: {places}.',
  'onTable.slither': 'Prendi un serpente da qui: {fromcell}. Mettilo qui: {cell}.',
  'onTable.heart': 'Togli {n, plural, one {un cuore} other {# cuori}} {player, seat, a}.',
  'onTable.heart.you': 'Restituisci {n, plural, one {un cuore} other {# cuori}}.',
  'onTable.swap': 'Cambia in tre cuori una stella {player, seat, di}.',
  'onTable.swap.you': 'Cambia in tre cuori una tua stella.',
  'onTable.layFairy': 'Sdraia la fata {player, seat, di}: {places}.',
  'onTable.layFairy.you': 'Sdraia la tua fata: {places}.',
  'onTable.home': 'Togli dal bosco la fata {player, seat, di}.',
  'onTable.home.you': 'Togli dal bosco la tua fata.',
} satisfies Catalogue;
