import type { Catalogue } from '@glade/engine';

const BESIDE =
  '{side, select, N {sopra la colonna {across}} S {sotto la colonna {across}} W {a sinistra della riga {across}} other {a destra della riga {across}}}';

/** What to do with board, counters and pieces. */
export const onTable = {
  'onTable.place': `{kind, select, square {riga {down}, colonna {across}} spot {il posto ${BESIDE}} other {in mano}}`,
  'onTable.place.spoken': `{kind, select, square {riga {down}, colonna {across}} spot {il posto ${BESIDE}} other {in mano}}`,
  'onTable.which': 'Il primo dado è la riga, il secondo la colonna.',
  'onTable.again': 'Se avete già messo un gettone a ogni tiro, controllate soltanto.',
  'onTable.board': 'Metti sul tavolo il tabellone vuoto.',
  'onTable.pieces': 'Ognuno prende una pedina. La tiene in mano finché non ne sceglie il posto.',
  'onTable.firebreak':
    '{n, plural, one {Metti un Tagliafuoco: {places}.} other {Metti # Tagliafuoco: {places}.}}',
  'onTable.put': 'Metti la pedina {player, seat, di} qui: {places}.',
  'onTable.put.you': 'Metti la tua pedina qui: {places}.',
  'onTable.fire':
    '{n, plural, one {Metti un gettone Fuoco: {places}.} other {Metti # gettoni Fuoco: {places}.}}',
  'onTable.gap':
    'Brucia anche la casella fra due fuochi. {n, plural, one {Metti anche un gettone Fuoco: {places}.} other {Metti anche # gettoni Fuoco: {places}.}}',
  'onTable.move': 'Sposta la pedina {player, seat, di} qui: {places}.',
  'onTable.move.you': 'Sposta la tua pedina qui: {places}.',
  'onTable.noFire': 'Togli tutti i gettoni Fuoco: {places}.',
  'onTable.oneFireLess': 'Togli un gettone Fuoco: {places}.',
  'onTable.off': 'Togli dal tabellone la pedina {player, seat, di}: {places}.',
  'onTable.off.you': 'Togli dal tabellone la tua pedina: {places}.',
  'onTable.noFirebreak':
    '{n, plural, one {Togli il Tagliafuoco: {places}.} other {Togli # Tagliafuoco: {places}.}}',
  'onTable.fires':
    'Metti {count} gettoni Fuoco {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}.',
  'onTable.firesLess':
    'Togli {count, plural, one {un gettone} other {# gettoni}} Fuoco {n, plural, one {da qui} other {da ognuna di queste caselle}}: {places}.',
} satisfies Catalogue;
