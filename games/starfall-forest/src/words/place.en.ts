const point = (column: string, row: string): string => `column ${column}, row ${row}`;

const WAY =
  '{way, select, right {to the right of} left {to the left of} above {above} below {below} upRight {above and to the right of} upLeft {above and to the left of} downRight {below and to the right of} other {below and to the left of}}';

/** A spot beside the forest beyond one of its corners, and how far it is across and along if not one step of each. */
const beyond = (corner: string, across: string, toward: string, along: string, away: string) =>
  `{${across}, plural, one {{${along}, plural, one {beyond the ${corner} corner} other {1 place ${toward} of the ${corner} corner and # ${away} it}}} other {# places ${toward} of the ${corner} corner and {${along}} ${away} it}}`;

/**
 * A point of the forest, or a spot beside it that is told from a row, a column or a corner of the forest; with `n` after the
 * names of its numbers.
 */
const spot = (n = ''): string => {
  const left = `{left${n}, plural, one {to the left of row {row${n}}} other {# places left of row {row${n}}}}`;
  const above = `{above${n}, plural, one {above column {column${n}}} other {# places above column {column${n}}}}`;
  const upLeft = beyond('top left', `left${n}`, 'left', `above${n}`, 'above');
  const upRight = beyond('top right', `right${n}`, 'right', `above${n}`, 'above');
  const downLeft = beyond('bottom left', `left${n}`, 'left', `below${n}`, 'below');
  return `{left${n}, plural, =0 {{above${n}, plural, =0 {${point(`{column${n}}`, `{row${n}}`)}} other {the spot {right${n}, plural, =0 {${above}} other {${upRight}}}}}} other {the spot {above${n}, plural, =0 {{below${n}, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}}}}`;
};

const place = (on: string, at: string): string =>
  `{kind, select, path {${on}the path {form, select, row {between columns {low} and {high} in row {y}} column {between rows {low} and {high} in column {x}} aslant {between ${point('{x}', '{y}')} and ${point('{x2}', '{y2}')}} spots {between ${spot()} and ${spot('2')}} other {${WAY} ${spot()}}}} other {${at}${spot()}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('', '');
/** Where something is: on a path, at a tree. */
export const placeAt = place('on ', 'at ');
