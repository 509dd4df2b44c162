const point = (column: string, row: string): string => `column ${column}, row ${row}`;

const WAY =
  '{way, select, right {to the right of} left {to the left of} above {above} below {below} upRight {above and to the right of} upLeft {above and to the left of} downRight {below and to the right of} other {below and to the left of}}';

/** A spot beside the forest beyond one of its corners, and how far it is across and along if not one step of each. */
const beyond = (corner: string, across: string, toward: string, along: string, away: string) =>
  `{${across}, plural, one {{${along}, plural, one {beyond the ${corner} corner} other {1 ${toward}, # ${away} the corner}}} other {# ${toward}, {${along}} ${away} the corner}}`;

/** A point of the forest, or a spot beside it that is told from a row, a column or a corner of the forest. */
const spot = (): string => {
  const left = '{left, plural, one {to the left of row {row}} other {# places left of row {row}}}';
  const above =
    '{above, plural, one {above column {column}} other {# places above column {column}}}';
  const upLeft = beyond('top left', 'left', 'left', 'above', 'above');
  const upRight = beyond('top right', 'right', 'right', 'above', 'above');
  const downLeft = beyond('bottom left', 'left', 'left', 'below', 'below');
  return `{left, plural, =0 {{above, plural, =0 {${point('{column}', '{row}')}} other {the spot {right, plural, =0 {${above}} other {${upRight}}}}}} other {the spot {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}}}}`;
};

const place = (on: string, at: string): string =>
  `{kind, select, path {${on}the path {form, select, row {between columns {low} and {high} in row {y}} column {between rows {low} and {high} in column {x}} aslant {between ${point('{x}', '{y}')} and ${point('{x2}', '{y2}')}} other {${WAY} ${spot()}}}} other {${at}${spot()}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('', '');
/** Where something is: on a path, at a tree. */
export const placeAt = place('on ', 'at ');
