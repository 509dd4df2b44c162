/** A place as people say it, also at a real table, where no number is below 1; in a list without a comma of its own. `tree` stands before a tree. */
export const placeByEar = (comma: string, tree = ''): string => {
  const point = (column: string, row: string): string =>
    `colonna {${column}}${comma} riga {${row}}`;
  const base = `colonna {left, plural, =0 {{column}} other {1}}${comma} riga {above, plural, =0 {{row}} other {1}}`;
  const left = `{left, plural, one {a sinistra di} other {# a sinistra di}}`;
  const above = `{above, plural, one {sopra} other {# sopra}}`;
  const both = `{left, plural, one {{above, plural, one {in alto a sinistra di} other {1 a sinistra e # sopra}}} other {# a sinistra e {above} sopra}}`;
  const spot = (inside: string, outside: string): string =>
    `{left, plural, =0 {{above, plural, =0 {${inside}} other {${outside} ${above} }}} other {{above, plural, =0 {${outside} ${left} } other {${outside} ${both} }}}}${base}`;
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  const beyond = `{way, select, above {sopra ${spot('', 'il posto')}} below {sotto ${spot('', 'il posto')}} other {${way} ${spot('di ', 'del posto')}}}`;
  return `{kind, select, path {il sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra ${point('x', 'y')} e ${point('x2', 'y2')}} other {${beyond}}}} other {${tree === '' ? spot('', 'il posto') : spot(`${tree} `, tree)}}}`;
};
