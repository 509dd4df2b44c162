import type { Catalogue } from '@glade/engine';

const PIECE =
  '{n, plural, one {{piece, select, 0 {the blue Soldier} 1 {the blue Pegasus} 2 {the blue Mage} 3 {the Prince} 4 {the pink Soldier} 5 {the pink Pegasus} 6 {the pink Mage} other {the Princess}}} other {{piece, select, 0 {the blue Soldiers} 1 {the blue Pegasi} 2 {the blue Mages} 3 {the Princes} 4 {the pink Soldiers} 5 {the pink Pegasi} 6 {the pink Mages} other {the Princesses}}}}';
const PIECES =
  '{n, plural, one {{piece, select, 0 {a blue Soldier} 1 {a blue Pegasus} 2 {a blue Mage} 3 {the Prince} 4 {a pink Soldier} 5 {a pink Pegasus} 6 {a pink Mage} other {the Princess}}} other {{piece, select, 0 {blue Soldiers} 1 {blue Pegasi} 2 {blue Mages} 3 {Princes} 4 {pink Soldiers} 5 {pink Pegasi} 6 {pink Mages} other {Princesses}}}}';
const TYPE = '{type, select, 0 {a Soldier} 1 {a Pegasus} 2 {a Mage} other {the leader}}';
const TYPES =
  '{type, select, 0 {{count, plural, one {one Soldier} other {# Soldiers}}} 1 {{count, plural, one {one Pegasus} other {# Pegasi}}} 2 {{count, plural, one {one Mage} other {# Mages}}} other {the leader}}';

/** What to do with map and counters. */
export const onTable = {
  'onTable.reason.charged': 'A charge needs no die.',
  'onTable.reason.struck': 'This strike needs no die.',
  'onTable.reason.surrounded': 'Three against one: no die is needed.',
  'onTable.map': 'Lay out the map.',
  'onTable.put': `Put ${PIECES} on {places}.`,
  'onTable.move': `Move ${PIECE} from {fromcell} to {cell}.`,
  'onTable.off': `Take ${PIECE} at {places} off the map.`,
  'onTable.turnOver': `Turn ${PIECE} at {places} to {n, plural, one {its} other {their}} wounded side.`,
  'onTable.turnBack': `Turn ${PIECE} at {places} to {n, plural, one {its} other {their}} healthy side.`,
  'onTable.marker':
    '{n, plural, one {Put a {seat, select, 0 {blue} other {pink}} marker} other {Put {seat, select, 0 {blue} other {pink}} markers}} on {places}.',
  'onTable.middle': `Put ${TYPES} in the middle.`,
  'onTable.toChild': `Give the child ${TYPE} from the middle.`,
  'onTable.toAdult': `Give the grown-up ${TYPE} from the middle.`,
  'onTable.noMarker': 'Take the {n, plural, one {marker} other {markers}} off {places}.',
  'onTable.toMiddle': `Put ${TYPE} back in the middle, from {from, select, 1 {the child} other {the grown-up}}.`,
} satisfies Catalogue;
