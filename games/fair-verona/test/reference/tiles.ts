/** The tiles as the data file tells them, and how they look when turned. */
import data from './tiles.json' with { type: 'json' };

export interface Segment {
  readonly id: string;
  readonly kind: string;
  /** Whole sides (`N`) of cities, roads and rivers; half sides (`N.a`) of fields. */
  readonly ports: readonly string[];
}

export interface Tile {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly edges: Readonly<Record<string, string>>;
  readonly segments: readonly Segment[];
  readonly pennant: boolean;
  readonly junction: readonly string[] | null;
  readonly river: string | null;
  /** Ids of segments. */
  readonly banks: readonly (readonly string[])[];
  readonly rotations: number;
}

/** A tile on the table. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly type: number;
  /** Clockwise quarter turns. */
  readonly rotation: number;
}

/** `half` is empty for a whole side. */
export interface Port {
  readonly side: number;
  readonly half: string;
}

export const TILES: readonly Tile[] = data.tiles;
/** Sides in the order of their numbers. */
export const SIDES = ['N', 'E', 'S', 'W'];
const STEPS: readonly { dx: number; dy: number }[] = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
];

export function tileOf(type: number): Tile {
  const tile = TILES[type];
  if (tile === undefined) throw new RangeError(`there is no tile ${type}`);
  return tile;
}

export function typeOf(id: string): number {
  const type = TILES.findIndex((tile) => tile.id === id);
  if (type < 0) throw new RangeError(`there is no tile ${id}`);
  return type;
}

export const OLD_TOWN = typeOf('full-city');
export const SPRING = typeOf('spring');
export const LAKE = typeOf('lake');

export function isRiver(type: number): boolean {
  return tileOf(type).set === 'river';
}

export function opposite(side: number): number {
  return (side + 2) % 4;
}

export function stepFrom(x: number, y: number, side: number): { x: number; y: number } {
  const step = STEPS[side];
  if (step === undefined) throw new RangeError(`there is no side ${side}`);
  return { x: x + step.dx, y: y + step.dy };
}

/** What is printed on a side of a tile that lies turned. */
export function edgeOf(type: number, rotation: number, side: number): string {
  return tileOf(type).edges[SIDES[(side - rotation + 4) % 4] ?? ''] ?? '';
}

/** The ports of a segment as they lie on the table. */
export function portsOf(segment: Segment, rotation: number): Port[] {
  return segment.ports.map((port) => {
    const [letter = '', half = ''] = port.split('.');
    return { side: (SIDES.indexOf(letter) + rotation) % 4, half };
  });
}

/** FV-R45: the bank a segment belongs to. */
export function bankOf(type: number, segment: string): number {
  return tileOf(type).banks.findIndex((bank) => bank.includes(segment));
}

/** The segments of one kind on one bank. */
export function segmentsOn(type: number, bank: number, kind: string): Segment[] {
  const here = (segment: Segment) => segment.kind === kind && bankOf(type, segment.id) === bank;
  return tileOf(type).segments.filter(here);
}

/** The segment of a kind that reaches a whole side of a tile that lies. */
export function segmentAt(laid: Laid, kind: string, side: number): Segment | undefined {
  const reaches = (segment: Segment) =>
    portsOf(segment, laid.rotation).some((port) => port.side === side);
  return tileOf(laid.type).segments.find((segment) => segment.kind === kind && reaches(segment));
}
