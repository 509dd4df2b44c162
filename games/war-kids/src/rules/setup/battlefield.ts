import { axialQ, HexDistances, hexNeighbours } from '@glade/boards/hexes';
import type { BattleOptions } from '../options.ts';
import type { Hex, ScenarioMap } from './scenario.ts';

export const OPEN = 0;
export const WOODS = 1;
export const RIVER = 2;

/** What decides the price of a step. */
type StepRules = Pick<
  BattleOptions,
  'terrainCost' | 'roadCost' | 'woodsCost' | 'riverCost' | 'contourCost'
>;

/** What a map is computed into once. Cells are numbered row by row; six entries a cell go by direction. */
export class Battlefield {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** Words of 32 bits that a set of cells takes. */
  readonly words: number;
  /** 1 where the map is. */
  readonly there: Uint8Array;
  readonly terrain: Uint8Array;
  readonly elevation: Uint8Array;
  readonly road: Uint8Array;
  /** 6 a cell: the neighbour, -1 off the map. */
  readonly next: Int16Array;
  /** 6 a cell: points that the step in this direction costs. */
  readonly cost: Uint8Array;
  /** Axial coordinate; the other one is the row. */
  readonly q: Int8Array;
  private readonly distances: HexDistances;

  constructor(map: ScenarioMap, rules: StepRules) {
    this.columns = map.cols;
    this.rows = map.rows;
    this.cells = map.cols * map.rows;
    this.words = Math.ceil(this.cells / 32);
    const terrain = map.terrain.join('');
    this.there = Uint8Array.from(terrain, (sign) => (sign === '#' ? 0 : 1));
    this.terrain = Uint8Array.from(terrain, (sign) => Math.max(OPEN, '.wr'.indexOf(sign)));
    this.elevation = Uint8Array.from(map.elevation.join(''), Number);
    this.road = new Uint8Array(this.cells);
    for (const { path } of map.roads) for (const hex of path) this.road[this.at(hex)] = 1;
    this.q = Int8Array.from(this.there, (_, cell) =>
      axialQ(cell % map.cols, Math.floor(cell / map.cols)),
    );
    this.distances = new HexDistances(map.cols, map.rows);
    this.next = this.neighbours();
    this.cost = Uint8Array.from(this.next, (to, i) =>
      to < 0 ? 0 : this.price(Math.floor(i / 6), to, rules),
    );
  }

  at([column, row]: Hex): number {
    return row * this.columns + column;
  }

  /** Steps between two cells, whatever lies between. */
  distance(a: number, b: number): number {
    return this.distances.between(a, b);
  }

  /** WK-R2: the ground changes its height between two neighbours. */
  isContour(a: number, b: number): boolean {
    return this.elevation[a] !== this.elevation[b];
  }

  /** Points that the step between two neighbours costs, without the exception of WK-25. */
  costOf(from: number, to: number): number {
    for (let d = 6 * from; d < 6 * from + 6; d++) if (this.next[d] === to) return this.cost[d]!;
    throw new RangeError('no neighbours');
  }

  private neighbours(): Int16Array {
    const next = hexNeighbours(this.columns, this.rows);
    return next.map((to, i) =>
      to < 0 || !this.there[to] || !this.there[Math.floor(i / 6)] ? -1 : to,
    );
  }

  // WK-22, WK-29, WK-30, WK-31, WK-32, WK-R3, WK-R8.
  private price(
    from: number,
    to: number,
    { terrainCost, roadCost, woodsCost, riverCost, contourCost }: StepRules,
  ): number {
    if (roadCost === 'road' && this.road[from] && this.road[to]) return 1;
    const kind = this.terrain[to];
    const ground = (kind === WOODS ? woodsCost : kind === RIVER ? riverCost : 1) - 1;
    const slope = this.isContour(from, to) ? contourCost - 1 : 0;
    return 1 + (terrainCost === 'sum' ? ground + slope : Math.max(ground, slope));
  }
}
