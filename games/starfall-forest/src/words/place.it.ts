const point = (column: string, row: string): string => `colonna ${column}, riga ${row}`;

/** A spot beside the forest beyond one of its corners, and how far it is across and along if not one step of each. */
const beyond = (corner: string, across: string, toward: string, along: string, away: string) =>
  `{${across}, plural, one {{${along}, plural, one {oltre l’angolo ${corner}} other {a 1 passo ${toward} e # ${away} l’angolo ${corner}}}} other {a # passi ${toward} e {${along}} ${away} l’angolo ${corner}}}`;

/**
 * A point of the forest, after `inside`; or, after `outside`, a spot beside it that is told from a row, a column or a corner
 * of the forest; with `n` after the names of its numbers.
 */
const spotBy = (inside: string, outside: string, n = ''): string => {
  const left = `{left${n}, plural, one {a sinistra della riga {row${n}}} other {a # passi a sinistra della riga {row${n}}}}`;
  const above = `{above${n}, plural, one {sopra la colonna {column${n}}} other {a # passi sopra la colonna {column${n}}}}`;
  const upLeft = beyond('sinistro in alto', `left${n}`, 'a sinistra', `above${n}`, 'sopra');
  const upRight = beyond('destro in alto', `right${n}`, 'a destra', `above${n}`, 'sopra');
  const downLeft = beyond('sinistro in basso', `left${n}`, 'a sinistra', `below${n}`, 'sotto');
  return `{left${n}, plural, =0 {{above${n}, plural, =0 {${inside}${point(`{column${n}}`, `{row${n}}`)}} other {${outside} {right${n}, plural, =0 {${above}} other {${upRight}}}}}} other {${outside} {above${n}, plural, =0 {{below${n}, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}}}}`;
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
  `{kind, select, path {${path} sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra la ${point('{x}', '{y}')} e la ${point('{x2}', '{y2}')}} spots {tra ${spotBy('la ', 'il posto')} e ${spotBy('la ', 'il posto', '2')}} other {${outward()}}}} other {${spotBy(inside, `${outside} posto`)}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('il', '', 'il');
/** Where something is: on a path, at a tree. */
export const placeAt = place('sul', 'in ', 'nel');
/** Where something goes to. */
export const placeTo = place('al', 'alla ', 'al');
/** Where something comes from. */
export const placeFrom = place('dal', 'dalla ', 'dal');
