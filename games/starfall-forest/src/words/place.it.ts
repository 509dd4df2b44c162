const point = (column: string, row: string): string => `colonna ${column}, riga ${row}`;

/**
 * A point of the forest, after `inside`; or, after `outside`, a spot beside it that is told from a tree of its edge or its
 * corner, so that no number is below 1.
 */
const spotBy = (inside: string, outside: string): string => {
  const base = point(
    '{left, plural, =0 {{column}} other {1}}',
    '{above, plural, =0 {{row}} other {1}}',
  );
  const left = '{left, plural, one {a sinistra di} other {# a sinistra di}}';
  const above = '{above, plural, one {sopra} other {# sopra}}';
  const upLeft =
    '{left, plural, one {{above, plural, one {in alto a sinistra di} other {1 a sinistra e # sopra}}} other {# a sinistra e {above} sopra}}';
  const upRight =
    '{right, plural, one {{above, plural, one {in alto a destra di} other {1 a destra e # sopra}}} other {# a destra e {above} sopra}}';
  const downLeft =
    '{left, plural, one {{below, plural, one {in basso a sinistra di} other {1 a sinistra e # sotto}}} other {# a sinistra e {below} sotto}}';
  return `{left, plural, =0 {{above, plural, =0 {${inside}} other {${outside} {right, plural, =0 {${above}} other {${upRight}}} }}} other {${outside} {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}} }}${base}`;
};

/** Where a path lies that leads out of the forest. */
const beyond = (): string => {
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  return `{way, select, above {sopra ${spotBy('', 'il posto')}} below {sotto ${spotBy('', 'il posto')}} other {${way} ${spotBy('di ', 'del posto')}}}`;
};

const place = (on: string, inside: string, outside: string): string =>
  `{kind, select, path {${on}un sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra ${point('{x}', '{y}')} e ${point('{x2}', '{y2}')}} other {${beyond()}}}} other {${spotBy(inside, outside)}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('', '', 'un posto');
/** Where something is: on a path, at a tree. */
export const placeAt = place('su ', 'alla ', 'in un posto');
/** Where something comes from. */
export const placeFrom = place('da ', 'dalla ', 'da un posto');
