const point = (column: string, row: string): string => `colonna ${column}, riga ${row}`;

/** Which one of the spots in a line is meant: the first one needs no number. */
const nth = (n: string): string =>
  `{${n}, plural, one {} =2 {secondo } =3 {terzo } other {quarto }}`;

/** A spot beside the forest beyond one of its corners, and how far it is across and along if not one step of each. */
const beyond = (corner: string, across: string, side: string, along: string, away: string) =>
  `{${across}, plural, one {{${along}, plural, one {posto oltre l’angolo ${corner}} other {primo posto a ${side} dell’angolo ${corner}, # più ${away}}}} other {${nth(across)}posto a ${side} dell’angolo ${corner}, {${along}} più ${away}}}`;

/**
 * A point of the forest, after `inside`; or, after `outside`, a spot beside it that is told from a row, a column or a corner
 * of the forest; with `n` after the names of its numbers.
 */
const spotBy = (inside: string, outside: string, n = ''): string => {
  const left = `${nth(`left${n}`)}posto a sinistra della riga {row${n}}`;
  const above = `${nth(`above${n}`)}posto sopra la colonna {column${n}}`;
  const upLeft = beyond('in alto a sinistra', `left${n}`, 'sinistra', `above${n}`, 'su');
  const upRight = beyond('in alto a destra', `right${n}`, 'destra', `above${n}`, 'su');
  const downLeft = beyond('in basso a sinistra', `left${n}`, 'sinistra', `below${n}`, 'giù');
  return `{left${n}, plural, =0 {{above${n}, plural, =0 {${inside}${point(`{column${n}}`, `{row${n}}`)}} other {${outside} {right${n}, plural, =0 {${above}} other {${upRight}}}}}} other {${outside} {above${n}, plural, =0 {{below${n}, plural, =0 {${left}} other {${downLeft}}}} other {${upLeft}}}}}`;
};

/** Where a path lies that leads out of the forest. */
const outward = (): string => {
  const way =
    '{way, select, right {a destra} left {a sinistra} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}';
  const spot = spotBy('la ', 'il');
  return `{way, select, above {sopra ${spot}} below {sotto ${spot}} other {${way} ${spotBy('della ', 'del')}}}`;
};

/** A place after the words that fit it: for a path, for a tree of the forest, and for one beside it. */
const place = (path: string, inside: string, outside: string): string =>
  `{kind, select, path {${path} sentiero {form, select, row {tra le colonne {low} e {high} della riga {y}} column {tra le righe {low} e {high} della colonna {x}} aslant {tra la ${point('{x}', '{y}')} e la ${point('{x2}', '{y2}')}} spots {tra ${spotBy('la ', 'il')} e ${spotBy('la ', 'il', '2')}} other {${outward()}}}} other {${spotBy(inside, outside)}}}`;

/** A place as people say it, also at a real table. */
export const placeByEar = place('il', '', 'il');
/** Where something is: on a path, at a tree. */
export const placeAt = place('sul', 'in ', 'nel');
/** Where something goes to. */
export const placeTo = place('al', 'alla ', 'al');
/** Where something comes from. */
export const placeFrom = place('dal', 'dalla ', 'dal');
