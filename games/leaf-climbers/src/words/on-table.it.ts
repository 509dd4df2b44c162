import type { Catalogue } from '@glade/engine';

/** The colours of a pile of this height, from the lowest chip to the highest. */
const PILE =
  '{height, select, 1 {verde} 2 {verde, giallo} 3 {verde, giallo, arancione} 4 {verde, giallo, arancione, rosso} 5 {verde, giallo, arancione, rosso, viola} other {verde, giallo, arancione, rosso, viola, blu}}';

/** What to do with board, chips and climbers. */
export const onTable = {
  'onTable.place': 'verde {column} blu {row}',
  'onTable.place.spoken': 'verde {column}, blu {row}',
  'onTable.group': 'verde {members} con blu {row}',
  'onTable.member': '{column}',
  'onTable.again': 'Se avete già messo un gettone a ogni tiro, controllate soltanto.',
  'onTable.title.crushed': 'Splat! Chi è colpito diventa il vento, e tira per le foglie.',
  'onTable.title.grown': 'Le foglie cadono!',
  'onTable.board': 'Metti sul tavolo il tabellone vuoto.',
  'onTable.put': 'Metti l’omino {player, seat, di} qui: {places}.',
  'onTable.put.you': 'Metti il tuo omino qui: {places}.',
  'onTable.round':
    '{n, plural, one {Metti un gettone tondo qui: {places}.} other {Metti # gettoni tondi: {places}.}}',
  'onTable.move': 'Sposta l’omino {player, seat, di} qui: {places}.',
  'onTable.move.you': 'Sposta il tuo omino qui: {places}.',
  'onTable.off': 'Togli dal tabellone l’omino {player, seat, di}: {places}.',
  'onTable.off.you': 'Togli dal tabellone il tuo omino: {places}.',
  'onTable.swap': `Cambia i gettoni tondi in quadrati {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}. Il mucchio allora è, dal basso: ${PILE}.`,
  'onTable.rounds':
    'Metti {count} gettoni tondi {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}.',
  'onTable.roundsLess':
    'Togli {count, plural, one {un gettone tondo} other {# gettoni tondi}} {n, plural, one {da qui} other {da ognuna di queste caselle}}: {places}.',
  'onTable.squares': `Fai un mucchio di gettoni quadrati {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}. Dal basso: ${PILE}.`,
  'onTable.noSquares': 'Togli tutti i gettoni quadrati: {places}.',
} satisfies Catalogue;
