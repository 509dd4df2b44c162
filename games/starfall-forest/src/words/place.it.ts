const point = (column: string, row: string): string => `colonna ${column}, riga ${row}`;

/** A spot beside the forest beyond one of its corners, and how far it is across and along if not one step of each. */
const beyond = (corner: string, across: string, toward: string, along: string, away: string) =>
  `{${across}, plural, one {{${along}, plural, one {oltre l’angolo ${corner}} other {1 ${toward} e # ${away} l’angolo}}} other {# ${toward} e {${along}} ${away} l’angolo}}`;

/**
 * A point of the forest, after `inside`; or, after `outside`, a spot beside it that is told from a row, a column or a corner
 * of the forest.
 */
const spotBy = (inside: string, outside: string): string => {
  const left =
    '{left, plural, one {a sinistra della riga {row}} other {# passi a sinistra della riga {row}}}';
  const above =
    '{above, plural, one {sopra la colonna {column}} other {# passi sopra la colonna {column}}}';
  const upLeft = beyond('in alto a sinistra', 'left', 'a sinistra', 'above', 'sopra');
  const upRight = beyond('in alto a destra', 'right', 'a destra', 'above', 'sopra');
  const downLeft = beyond('in basso a sinistra', 'left', 'a sinistra', 'below', 'sotto');
  return `{left, plural, =0 {{above, plural, =0 {${inside}${point('{column}', '{row}')}} other {${outside} {right, plural, =0 {${above}} other {${upRight}}}}}} other {${outside} {above, plural, =0 {{below, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}}}}`;
};

/** Where a path lies that leads out of the forest. */
const outward = (): string => {
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  const spot = spotBy('la ', 'il posto');
  return `{way, select, above {sopra ${spot}} below {sotto ${spot}} other {${way} ${spotBy('della ', 'del posto')}}}`;
};

/** A place after the words that fit it: for a path, for a tree of the forest, and for one beside it. */
const place = (path: string, inside: string, outside: string): string =>
  `{kind, select, path {${path} sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra la ${point('{x}', '{y}')} e la ${point('{x2}', '{y2}')}} other {${outward()}}}} other {${spotBy(inside, `${outside} posto`)}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('il', '', 'il');
/** Where something is: on a path, at a tree. */
export const placeAt = place('sul', 'in ', 'nel');
/** Where something goes to. */
export const placeTo = place('al', 'alla ', 'al');
/** Where something comes from. */
export const placeFrom = place('dal', 'dalla ', 'dal');
