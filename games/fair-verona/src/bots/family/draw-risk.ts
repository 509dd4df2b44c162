import { ROUND_X, ROUND_Y, surroundings, tileAt, xOf, yOf } from '../../rules/map/map.ts';
import { canPlace, failureChance } from '../../rules/map/placement.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { MOST_TILES, type VeronaState } from '../../rules/state.ts';
import { LAND_FITS } from '../../rules/tiles/looks.ts';
import { SPRING, TYPES } from '../../rules/tiles/tiles.ts';

// How likely a draw is to fail for a meeple that stands on a tile.

/** A tile changes what can be laid around tiles up to this many spaces away. */
const NEAR = 2;

/** Whether a tile changes what can be laid around another. */
export function isNear(s: VeronaState, a: number, b: number): boolean {
  return Math.abs(xOf(s, a) - xOf(s, b)) <= NEAR && Math.abs(yOf(s, a) - yOf(s, b)) <= NEAR;
}

/** Found by `findFits`: the land types that fit on some space round a tile, and on two of them at least, as bits. */
let once = 0;
let twice = 0;
/** All land types. */
const LAND = (1 << SPRING) - 1;

/** Looks which land types fit on the free spaces round a tile. */
function findFits(s: VeronaState, tile: number, o: VeronaOptions): void {
  const x = xOf(s, tile);
  const y = yOf(s, tile);
  once = 0;
  twice = 0;
  for (let i = 0; i < 8 && twice !== LAND; i++) {
    if (tileAt(s, x + ROUND_X[i]!, y + ROUND_Y[i]!) >= 0) continue;
    const around = surroundings(s, x + ROUND_X[i]!, y + ROUND_Y[i]!);
    if (around === 0 && o.cornerContact === 'spring') continue;
    const fit = LAND_FITS[around]!;
    twice |= once & fit;
    once |= fit;
  }
}

/**
 * Found by `assessDraw`: the chance that the next draw fails; the chance that it is a land tile that fits on one
 * space at most; and the land types that fit, as bits.
 */
export const drawRisk = { fails: 0, thin: 0, land: 0 };

/** Assesses a draw by a meeple on a tile, into `drawRisk`; the chances are 0 where no tile is left. */
export function assessDraw(s: VeronaState, tile: number, o: VeronaOptions): void {
  findFits(s, tile, o);
  weigh(s, tile, o);
}

/** Assesses a draw, by what `findFits` has found round the tile. */
function weigh(s: VeronaState, tile: number, o: VeronaOptions): void {
  drawRisk.fails = 0;
  drawRisk.thin = 0;
  drawRisk.land = once;
  if (s.landLeft === 0) return;
  let fails = 0;
  let thin = 0;
  for (let rest = ~twice & LAND; rest !== 0; rest &= rest - 1) {
    const type = 31 - Math.clz32(rest & -rest);
    thin += s.left[type]!;
    if (((once >> type) & 1) === 0) fails += s.left[type]!;
  }
  drawRisk.thin = thin / s.landLeft;
  drawRisk.fails = s.riverLeft > 0 ? failureChance(s, tile, o) : fails / s.landLeft;
}

/**
 * The same while one match is played on: what was found of a tile is kept until a tile is laid or drawn. Between two
 * positions of other matches `forget` must be called.
 */
export class DrawRisks {
  /** Counts the maps that were seen: what depends on where tiles lie holds as long as it is the same. */
  map = 0;
  private readonly o: VeronaOptions;
  /** What the numbers below hold for. */
  private tiles = -1;
  private landLeft = -1;
  private riverLeft = -1;
  // By tile: when it was assessed, and what `drawRisk` was then.
  private readonly stamps = new Int32Array(MOST_TILES);
  private stamp = 0;
  private readonly fails = new Float64Array(MOST_TILES);
  private readonly thin = new Float64Array(MOST_TILES);
  private readonly land = new Int32Array(MOST_TILES);
  // By tile: what fits round it, and how many tiles lay on the map when that was found, 0 for never.
  private readonly once = new Int32Array(MOST_TILES);
  private readonly twice = new Int32Array(MOST_TILES);
  private readonly found = new Uint8Array(MOST_TILES);

  constructor(o: VeronaOptions) {
    this.o = o;
  }

  forget(): void {
    this.tiles = -1;
    this.found.fill(0);
  }

  /** Goes back to a position with this many tiles on the map, from which the present match was played on. */
  goBack(tiles: number): void {
    this.tiles = -1;
    for (let tile = 0; tile < MOST_TILES; tile++)
      if (this.found[tile]! > tiles) this.found[tile] = 0;
  }

  /** Looks at a position: later in the same match than the one before, unless that was forgotten. */
  look(s: VeronaState): void {
    const { tiles, landLeft, riverLeft } = s;
    if (tiles === this.tiles && landLeft === this.landLeft && riverLeft === this.riverLeft) return;
    if (tiles !== this.tiles) this.map += 1;
    this.tiles = tiles;
    this.landLeft = landLeft;
    this.riverLeft = riverLeft;
    this.stamp += 1;
  }

  /** As `assessDraw`, of the position looked at. */
  assess(s: VeronaState, tile: number): void {
    if (this.stamps[tile] === this.stamp) {
      drawRisk.fails = this.fails[tile]!;
      drawRisk.thin = this.thin[tile]!;
      drawRisk.land = this.land[tile]!;
      return;
    }
    this.findFits(s, tile);
    weigh(s, tile, this.o);
    this.stamps[tile] = this.stamp;
    this.fails[tile] = drawRisk.fails;
    this.thin[tile] = drawRisk.thin;
    this.land[tile] = drawRisk.land;
  }

  /** Finds what fits round a tile, unless it is known and no tile has been laid near it since. */
  private findFits(s: VeronaState, tile: number): void {
    if (this.isFound(s, tile)) {
      once = this.once[tile]!;
      twice = this.twice[tile]!;
    } else {
      findFits(s, tile, this.o);
      this.once[tile] = once;
      this.twice[tile] = twice;
    }
    this.found[tile] = s.tiles;
  }

  private isFound(s: VeronaState, tile: number): boolean {
    if (this.found[tile] === 0) return false;
    for (let later = this.found[tile]!; later < s.tiles; later++)
      if (isNear(s, tile, later)) return false;
    return true;
  }

  /** The chance that the next draw by a meeple on a tile fails, in the position looked at. */
  failureChance(s: VeronaState, tile: number): number {
    this.assess(s, tile);
    return drawRisk.fails;
  }
}

/** How many types of a seat's unused tiles could be laid from a tile; `assessDraw` has just been asked about it. */
export function layableTypes(s: VeronaState, seat: number, tile: number, o: VeronaOptions): number {
  if (s.unusedCount[seat] === 0) return 0;
  let types = 0;
  for (let type = 0; type < TYPES; type++) {
    if (s.unused[seat * TYPES + type] === 0) continue;
    const fits = type < SPRING ? ((drawRisk.land >> type) & 1) !== 0 : canPlace(s, type, tile, o);
    if (fits) types += 1;
  }
  return types;
}
