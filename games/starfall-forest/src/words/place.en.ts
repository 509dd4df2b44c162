const point = (column: string, row: string): string => `column ${column}, row ${row}`;

const WAY =
  '{way, select, right {right of} left {left of} above {above} below {below} upRight {up right of} upLeft {up left of} downRight {down right of} other {down left of}}';

/** A point of the forest, or a spot beside it that is told from a tree of its edge or its corner, so that no number is below 1. */
const spot = (): string => {
  const base = point(
    '{left, plural, =0 {{column}} other {1}}',
    '{above, plural, =0 {{row}} other {1}}',
  );
  const left = '{left, plural, one {left of} other {# left of}}';
  const above = '{above, plural, one {above} other {# above}}';
  const upLeft =
    '{left, plural, one {{above, plural, one {up left of} other {1 left of and # above}}} other {# left of and {above} above}}';
  const upRight =
    '{right, plural, one {{above, plural, one {up right of} other {1 right of and # above}}} other {# right of and {above} above}}';
  const downLeft =
    '{left, plural, one {{below, plural, one {down left of} other {1 left of and # below}}} other {# left of and {below} below}}';
  return `{left, plural, =0 {{above, plural, =0 {} other {the spot {right, plural, =0 {${above}} other {${upRight}}} }}} other {the spot {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}} }}${base}`;
};

const place = (on: string, at: string): string =>
  `{kind, select, path {${on}the path {form, select, row {between columns {low} and {high} in row {y}} column {between rows {low} and {high} in column {x}} aslant {between ${point('{x}', '{y}')} and ${point('{x2}', '{y2}')}} other {${WAY} ${spot()}}}} other {${at}${spot()}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('', '');
/** Where something is: on a path, at a tree. */
export const placeAt = place('on ', 'at ');
