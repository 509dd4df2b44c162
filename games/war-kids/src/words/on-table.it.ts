import type { Catalogue } from '@glade/engine';

const PIECE =
  '{n, plural, one {{piece, select, 0 {il Soldato azzurro} 1 {il Pegaso azzurro} 2 {il Mago azzurro} 3 {il Principe} 4 {il Soldato rosa} 5 {il Pegaso rosa} 6 {il Mago rosa} other {la Principessa}}} other {{piece, select, 0 {i Soldati azzurri} 1 {i Pegasi azzurri} 2 {i Maghi azzurri} 3 {i Principi} 4 {i Soldati rosa} 5 {i Pegasi rosa} 6 {i Maghi rosa} other {le Principesse}}}}';
const PIECES =
  '{n, plural, one {{piece, select, 0 {un Soldato azzurro} 1 {un Pegaso azzurro} 2 {un Mago azzurro} 3 {il Principe} 4 {un Soldato rosa} 5 {un Pegaso rosa} 6 {un Mago rosa} other {la Principessa}}} other {{piece, select, 0 {# Soldati azzurri} 1 {# Pegasi azzurri} 2 {# Maghi azzurri} 3 {# Principi} 4 {# Soldati rosa} 5 {# Pegasi rosa} 6 {# Maghi rosa} other {# Principesse}}}}';
const TYPE = '{type, select, 0 {un Soldato} 1 {un Pegaso} 2 {un Mago} other {il capo}}';
const TYPES =
  '{type, select, 0 {{count, plural, one {un Soldato} other {# Soldati}}} 1 {{count, plural, one {un Pegaso} other {# Pegasi}}} 2 {{count, plural, one {un Mago} other {# Maghi}}} other {il capo}}';

/** What to do with map and counters. */
export const onTable = {
  'onTable.reason.charged': 'Per la carica non serve il dado.',
  'onTable.reason.struck': 'Per questo colpo non serve il dado.',
  'onTable.reason.surrounded': 'Tre contro uno: non serve il dado.',
  'onTable.map': 'Metti la mappa sul tavolo.',
  'onTable.put': `Metti ${PIECES} qui: {places}.`,
  'onTable.move': `Sposta ${PIECE} da {fromcell} a {cell}.`,
  'onTable.off': `Togli dalla mappa ${PIECE}: {places}.`,
  'onTable.turnOver': `Gira sul lato ferito ${PIECE}: {places}.`,
  'onTable.turnBack': `Gira sul lato sano ${PIECE}: {places}.`,
  'onTable.marker':
    '{n, plural, one {Metti un segno {seat, select, 0 {azzurro} other {rosa}}} other {Metti # segni {seat, select, 0 {azzurri} other {rosa}}}} qui: {places}.',
  'onTable.middle': `Metti ${TYPES} al centro.`,
  'onTable.toChild': `Prendi dal centro ${TYPE} per chi indovina.`,
  'onTable.toAdult': `Prendi dal centro ${TYPE} per l’adulto.`,
  'onTable.noMarker': 'Togli {n, plural, one {il segno} other {# segni}}: {places}.',
  'onTable.toMiddle': `Rimetti al centro ${TYPE} {from, select, 1 {di chi indovina} other {dell’adulto}}.`,
} satisfies Catalogue;
