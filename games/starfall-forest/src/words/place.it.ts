type Point = (column: string, row: string) => string;

/** A point of the forest, after `inside`; or a spot beside its first column or row, after `outside`, so that no number is below 1. */
const spotBy = (point: Point, inside: string, outside: string): string => {
  const base = point(
    '{left, plural, =0 {{column}} other {1}}',
    '{above, plural, =0 {{row}} other {1}}',
  );
  const left = `{left, plural, one {a sinistra di} other {# a sinistra di}}`;
  const above = `{above, plural, one {sopra} other {# sopra}}`;
  const both = `{left, plural, one {{above, plural, one {in alto a sinistra di} other {1 a sinistra e # sopra}}} other {# a sinistra e {above} sopra}}`;
  return `{left, plural, =0 {{above, plural, =0 {${inside}} other {${outside} ${above} }}} other {{above, plural, =0 {${outside} ${left} } other {${outside} ${both} }}}}${base}`;
};

/** Where a path lies that leads out of the forest. */
const beyond = (point: Point): string => {
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  return `{way, select, above {sopra ${spotBy(point, '', 'il posto')}} below {sotto ${spotBy(point, '', 'il posto')}} other {${way} ${spotBy(point, 'di ', 'del posto')}}}`;
};

/** A place as people say it, also at a real table; in a list without a comma of its own. */
export const placeByEar = (comma: string): string => {
  const point: Point = (column, row) => `colonna ${column}${comma} riga ${row}`;
  return `{kind, select, path {un sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra ${point('{x}', '{y}')} e ${point('{x2}', '{y2}')}} other {${beyond(point)}}}} other {${spotBy(point, '', 'un posto')}}}`;
};
