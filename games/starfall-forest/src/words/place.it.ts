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
  const left = '{left, plural, one {a sinistra della} other {# a sinistra della}}';
  const above = '{above, plural, one {sopra la} other {# sopra la}}';
  const upLeft =
    '{left, plural, one {{above, plural, one {in alto a sinistra della} other {1 a sinistra e # sopra la}}} other {# a sinistra e {above} sopra la}}';
  const upRight =
    '{right, plural, one {{above, plural, one {in alto a destra della} other {1 a destra e # sopra la}}} other {# a destra e {above} sopra la}}';
  const downLeft =
    '{left, plural, one {{below, plural, one {in basso a sinistra della} other {1 a sinistra e # sotto la}}} other {# a sinistra e {below} sotto la}}';
  return `{left, plural, =0 {{above, plural, =0 {${inside}} other {${outside} {right, plural, =0 {${above}} other {${upRight}}} }}} other {${outside} {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}} }}${base}`;
};

/** Where a path lies that leads out of the forest. */
const beyond = (): string => {
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  const spot = spotBy('la ', 'il posto');
  return `{way, select, above {sopra ${spot}} below {sotto ${spot}} other {${way} ${spotBy('della ', 'del posto')}}}`;
};

/** A place after the words that fit it: for a path, for a tree of the forest, and for one beside it. */
const place = (path: string, inside: string, outside: string): string =>
  `{kind, select, path {${path} sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra la ${point('{x}', '{y}')} e la ${point('{x2}', '{y2}')}} other {${beyond()}}}} other {${spotBy(inside, `${outside} posto`)}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('il', '', 'il');
/** Where something is: on a path, at a tree. */
export const placeAt = place('sul', 'alla ', 'nel');
/** Where something comes from. */
export const placeFrom = place('dal', 'dalla ', 'dal');
