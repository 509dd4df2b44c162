import type { Catalogue } from '@glade/engine';

/** What to do with board, counters and pieces. */
export const onTable = {
  'onTable.board': 'Metti sul tavolo il tabellone vuoto.',
  'onTable.firebreak':
    '{n, plural, one {Metti un Tagliafuoco: {places}.} other {Metti # Tagliafuoco: {places}.}}',
  'onTable.put': 'Metti la pedina {player, seat, di} qui: {places}.',
  'onTable.put.you': 'Metti la tua pedina qui: {places}.',
  'onTable.fire':
    '{n, plural, one {Metti un segnalino Fuoco: {places}.} other {Metti # segnalini Fuoco: {places}.}}',
  'onTable.move': 'Sposta la pedina {player, seat, di} qui: {places}.',
  'onTable.move.you': 'Sposta la tua pedina qui: {places}.',
  'onTable.noFire': 'Togli tutti i segnalini Fuoco: {places}.',
  'onTable.oneFireLess': 'Togli un segnalino Fuoco: {places}.',
  'onTable.off': 'Togli dal tabellone la pedina {player, seat, di}: {places}.',
  'onTable.off.you': 'Togli dal tabellone la tua pedina: {places}.',
  'onTable.noFirebreak':
    '{n, plural, one {Togli il Tagliafuoco: {places}.} other {Togli # Tagliafuoco: {places}.}}',
  'onTable.fires':
    'Metti {count} segnalini Fuoco {n, plural, one {qui} other {in ognuna di queste caselle}}: {places}.',
  'onTable.firesLess':
    'Togli {count, plural, one {un segnalino} other {# segnalini}} Fuoco {n, plural, one {da qui} other {da ognuna di queste caselle}}: {places}.',
} satisfies Catalogue;
