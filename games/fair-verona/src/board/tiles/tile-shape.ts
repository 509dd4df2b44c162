import type { Shape } from './tile-drawing.ts';
import { LAKE, OLD_TOWN, SPRING, TILES, type Tile, WATER } from '../../rules/tiles/tiles.ts';

// What the data of the tiles means for whoever draws them.

const lone = (sides: number): boolean => (sides & (sides - 1)) === 0;

const waterOf = ({ edges }: Tile): number =>
  edges.reduce((sides, kind, side) => (kind === WATER ? sides | (1 << side) : sides), 0);

/** What a type is drawn from. */
export function shapeOf(type: number): Shape {
  const tile = TILES[type]!;
  const { cities, roads, shield, far, name } = tile;
  const river = waterOf(tile);
  const abbey = name.includes('abbey');
  const ends = roads.length === 1 && lone(roads[0]!);
  return {
    cities,
    roads,
    river,
    abbey,
    pennant: shield,
    junction: roads.length > 1,
    end: !ends ? undefined : abbey ? 'monastery' : 'city',
    bridge: river !== 0 && roads.length > 0 && far.length === 0,
    spring: type === SPRING,
    lake: type === LAKE,
    home: type === OLD_TOWN,
  };
}
