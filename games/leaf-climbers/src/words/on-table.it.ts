import type { Catalogue } from '@glade/engine';

const COLOUR =
  '{height, select, 1 {il verde} 2 {il giallo} 3 {l’arancione} 4 {il rosso} 5 {il viola} other {il blu}}';

/** The highest chip of a pile and what lies below it; each colour lies on the one before it. */
const STACKED =
  '{height, select, 1 {verde, sul tabellone} 2 {giallo, sopra il verde} 3 {arancione, sopra il giallo} 4 {rosso, sopra l’arancione} 5 {viola, sopra il rosso} other {blu, sopra il viola}}';

/** What to do with board, chips and climbers. */
export const onTable = {
  'onTable.place': 'verde {column} blu {row}',
  'onTable.place.spoken': 'verde {column}, blu {row}',
  'onTable.group': 'verde {members} con blu {row}',
  'onTable.member': '{column}',
  'onTable.again': 'Avete già messo un gettone a ogni tiro? Allora controllate soltanto.',
  'onTable.board': 'Metti sul tavolo il tabellone vuoto.',
  'onTable.put': 'Metti l’omino {player, seat, di} qui: {places}.',
  'onTable.put.you': 'Metti il tuo omino qui: {places}.',
  'onTable.round':
    '{n, plural, one {Metti un gettone tondo: {places}.} other {Metti # gettoni tondi: {places}.}}',
  'onTable.move': 'Sposta l’omino {player, seat, di} qui: {places}.',
  'onTable.move.you': 'Sposta il tuo omino qui: {places}.',
  'onTable.off': 'Togli dal tabellone l’omino {player, seat, di}: {places}.',
  'onTable.off.you': 'Togli dal tabellone il tuo omino: {places}.',
  'onTable.swap': `Cambia ogni gettone tondo in uno quadrato. Colore: ${STACKED}. Caselle secondo i dadi: {places}.`,
  'onTable.rounds':
    'Metti {count} gettoni tondi {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}.',
  'onTable.roundsLess':
    'Togli {count, plural, one {un gettone tondo} other {# gettoni tondi}} {n, plural, one {da qui} other {da ognuna di queste caselle}}: {places}.',
  'onTable.squares': `Impila i gettoni quadrati, con ${COLOUR} in cima e niente sopra. Caselle secondo i dadi: {places}.`,
  'onTable.noSquares': 'Togli tutti i gettoni quadrati: {places}.',
} satisfies Catalogue;
