import { LAKE, OLD_TOWN, SPRING, TILES, type TileType, WATER } from '../../rules/tiles/tiles.ts';

/** What a tile is drawn from, whatever its type. Sets of sides have the bits 0 to 3 for N, E, S and W. */
export interface Shape {
  /** Sides of each city, of each road and of the river. */
  readonly cities: readonly number[];
  readonly roads: readonly number[];
  readonly river: number;
  readonly pennant: boolean;
  readonly abbey: boolean;
  /** Whether roads meet in the middle. */
  readonly junction: boolean;
  /** What the road leads to, where there is one that comes from one side only. */
  readonly end: 'city' | 'monastery' | undefined;
  readonly bridge: boolean;
  readonly spring: boolean;
  readonly lake: boolean;
  /** Whether this is the Old Town. */
  readonly home: boolean;
}

const lone = (sides: number): boolean => (sides & (sides - 1)) === 0;

const waterOf = ({ edges }: TileType): number =>
  edges.reduce((sides, kind, side) => (kind === WATER ? sides | (1 << side) : sides), 0);

/** The shape of a type of tile. */
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
