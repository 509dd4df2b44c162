import { TILES } from '../rules/tiles/tiles.ts';

/**
 * By type, the names of the tiles on the screen, in English and Italian, then those of earlier versions; in lower
 * case and without commas.
 */
const CALLED: readonly (readonly string[])[] = [
  'monastery | monastero | abbazia',
  'monastery with a road | monastero con una strada | abbey with a road | abbazia con una strada',
  'old town | città vecchia',
  'city on three sides with a shield | città su tre lati con stemma',
  'city on three sides | città su tre lati',
  'city with a gate with a shield | città con una porta con stemma',
  'city with a gate | città con una porta',
  'city corner with a shield | angolo di città con stemma',
  'city corner | angolo di città',
  'city corner and road with a shield | angolo di città e strada con stemma',
  'city corner and road | angolo di città e strada',
  `city right across with a shield | città da un lato all'altro con stemma`,
  `city right across | città da un lato all'altro`,
  'two city edges side by side | due bordi di città vicini',
  'two city edges face to face | due bordi di città opposti',
  'city edge | bordo di città',
  'city edge road turning right | bordo di città strada che gira a destra',
  'city edge road turning left | bordo di città strada che gira a sinistra',
  'city edge and three roads | bordo di città e tre strade',
  'city edge and straight road | bordo di città e strada dritta',
  'straight road | strada dritta',
  'road bend | curva',
  'three roads | tre strade',
  'crossroads | incrocio',
  'spring of the river | sorgente | spring',
  'lake | lago',
  'straight river | fiume dritto',
  'river bend | curva del fiume',
  'river between two cities | fiume fra due città',
  'river with a bridge to the city gate | fiume con un ponte verso la città | fiume con un ponte verso la porta della città',
  `river with a bridge to the monastery | fiume con un ponte verso il monastero | river with a bridge to the abbey | fiume con un ponte verso l'abbazia`,
  'river with a road bridge | fiume con il ponte di una strada',
  'river bend and city corner | curva del fiume e angolo di città',
  'river bend and road bend | curva del fiume e curva della strada',
].map((row) => row.split(' | '));

/** The type of tile that a text in lower case means, its id or one of its names; -1 where it is none. */
export function readType(text: string): number {
  const id = text.replaceAll(' ', '-');
  const called = text.replaceAll(',', '').replaceAll('’', "'");
  return TILES.findIndex(({ name }, type) => name === id || CALLED[type]!.includes(called));
}
