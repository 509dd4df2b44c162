/** A place as people say it, also at a real table, where no number is below 1; in a list without a comma of its own. */
export const placeByEar = (comma: string): string => {
  const point = (column: string, row: string): string => `column {${column}}${comma} row {${row}}`;
  const base = `column {left, plural, =0 {{column}} other {1}}${comma} row {above, plural, =0 {{row}} other {1}}`;
  const left = `{left, plural, one {left of} other {# left of}}`;
  const above = `{above, plural, one {above} other {# above}}`;
  const both = `{left, plural, one {{above, plural, one {up left of} other {1 left of and # above}}} other {# left of and {above} above}}`;
  const spot = `{left, plural, =0 {{above, plural, =0 {} other {the spot ${above} }}} other {{above, plural, =0 {the spot ${left} } other {the spot ${both} }}}}${base}`;
  const way =
    '{way, select, right {right of} left {left of} above {above} below {below} upRight {up right of} upLeft {up left of} downRight {down right of} other {down left of}}';
  return `{kind, select, path {the path {form, select, row {between columns {low} and {high} in row {y}} column {between rows {low} and {high} in column {x}} aslant {between ${point('x', 'y')} and ${point('x2', 'y2')}} other {${way} ${spot}}}} other {${spot}}}`;
};
