const point = (column: string, row: string): string => `column ${column}, row ${row}`;

const WAY =
  '{way, select, right {to the right of} left {to the left of} above {above} below {below} upRight {above and to the right of} upLeft {above and to the left of} downRight {below and to the right of} other {below and to the left of}}';

/** A point of the forest, or a spot beside it that is told from a tree of its edge or its corner, so that no number is below 1. */
const spot = (): string => {
  const base = point(
    '{left, plural, =0 {{column}} other {1}}',
    '{above, plural, =0 {{row}} other {1}}',
  );
  const left = '{left, plural, one {to the left of} other {# places to the left of}}';
  const above = '{above, plural, one {above} other {# places above}}';
  const upLeft =
    '{left, plural, one {{above, plural, one {above and to the left of} other {1 to the left and # above}}} other {# to the left and {above} above}}';
  const upRight =
    '{right, plural, one {{above, plural, one {above and to the right of} other {1 to the right and # above}}} other {# to the right and {above} above}}';
  const downLeft =
    '{left, plural, one {{below, plural, one {below and to the left of} other {1 to the left and # below}}} other {# to the left and {below} below}}';
  return `{left, plural, =0 {{above, plural, =0 {} other {the spot {right, plural, =0 {${above}} other {${upRight}}} }}} other {the spot {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}} }}${base}`;
};

const place = (on: string, at: string): string =>
  `{kind, select, path {${on}the path {form, select, row {between columns {low} and {high} in row {y}} column {between rows {low} and {high} in column {x}} aslant {between ${point('{x}', '{y}')} and ${point('{x2}', '{y2}')}} other {${WAY} ${spot()}}}} other {${at}${spot()}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('', '');
/** Where something is: on a path, at a tree. */
export const placeAt = place('on ', 'at ');
