import { neighbour, tileAt } from './map.ts';
import { word } from './options.ts';
import { type RefState, seatOf } from './state.ts';
import {
  bankOf,
  type Laid,
  opposite,
  type Port,
  portsOf,
  type Segment,
  segmentAt,
  segmentsOn,
  tileOf,
} from './tiles.ts';
/** Movement, FV-70 to FV-77, over the graph of FV-R45. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
}

/** A bank, or a segment, of a tile that lies. */
interface Node {
  readonly laid: Laid;
  readonly bank: number;
  /** Empty for a whole bank. */
  readonly segment: string;
}

const nameOf = (node: Node) => `${node.laid.x},${node.laid.y},${node.bank},${node.segment}`;

/** Where the active seat's move may end, its own spot included; each spot once. */
export function reachOf(s: RefState): Spot[] {
  const { x, y, bank } = seatOf(s, s.active);
  const laid = tileAt(s.tiles, x, y);
  if (laid === undefined) throw new RangeError('a meeple stands on no tile');
  const nodes = [
    ...spread([{ laid, bank, segment: '' }], 2, (node) => overland(s, node)), // FV-72
    ...spread(starts(laid, bank, 'city'), 4, (node) => along(s, node, 'city')), // FV-73
    ...spread(starts(laid, bank, 'road'), 6, (node) => along(s, node, 'road')), // FV-74
  ];
  const spots: Spot[] = [{ x, y, bank }];
  for (const { laid: to, bank: on } of nodes)
    if (!spots.some((spot) => spot.x === to.x && spot.y === to.y && spot.bank === on))
      spots.push({ x: to.x, y: to.y, bank: on });
  return spots;
}

/** Everything that can be come to by entering so many tiles. Crossing a junction costs nothing. */
function spread(from: readonly Node[], limit: number, next: (node: Node) => Node[]): Node[] {
  const reached = [...from];
  let edge = from;
  for (let entered = 0; entered < limit; entered += 1) {
    const fresh: Node[] = [];
    for (const node of edge.flatMap(next))
      if (![...reached, ...fresh].some((other) => nameOf(other) === nameOf(node))) fresh.push(node);
    reached.push(...fresh);
    edge = fresh;
  }
  return reached;
}

/** FV-71: every segment of the kind on the meeple's own bank. */
function starts(laid: Laid, bank: number, kind: string): Node[] {
  return segmentsOn(laid.type, bank, kind).map(({ id }) => ({ laid, bank, segment: id }));
}

/** Any terrain: across each half side of the bank to the bank that holds the facing half. */
function overland(s: RefState, node: Node): Node[] {
  const found: Node[] = [];
  for (const { side, half } of halvesOf(node.laid, node.bank)) {
    const laid = neighbour(s.tiles, node.laid, side);
    if (laid !== undefined)
      found.push({ laid, bank: bankWith(laid, facing(side, half)), segment: '' });
  }
  return found;
}

/** Half sides of a bank: those of its fields, and both of every side of its cities. */
function halvesOf(laid: Laid, bank: number): Port[] {
  const ports = (kind: string) =>
    segmentsOn(laid.type, bank, kind).flatMap((segment) => portsOf(segment, laid.rotation));
  const both = ({ side }: Port) => [
    { side, half: 'a' },
    { side, half: 'b' },
  ];
  return [...ports('field'), ...ports('city').flatMap(both)];
}

function facing(side: number, half: string): Port {
  return { side: opposite(side), half: half === 'a' ? 'b' : 'a' };
}

function bankWith(laid: Laid, port: Port): number {
  const banks = tileOf(laid.type).banks.map((_, bank) => bank);
  const holds = (bank: number) =>
    halvesOf(laid, bank).some(({ side, half }) => side === port.side && half === port.half);
  const bank = banks.find(holds);
  if (bank === undefined) throw new RangeError('a half side belongs to no bank');
  return bank;
}

/** Along a city or a road: across the sides of a segment to the same kind on the next tile. */
function along(s: RefState, node: Node, kind: string): Node[] {
  const found: Node[] = [];
  for (const segment of throughCrossing(s, node))
    for (const { side } of portsOf(segment, node.laid.rotation)) {
      const laid = neighbour(s.tiles, node.laid, side);
      const next = laid && segmentAt(laid, kind, opposite(side));
      if (laid === undefined || next === undefined) continue;
      found.push({ laid, bank: bankOf(laid.type, next.id), segment: next.id });
    }
  return found;
}

/** FV-R48: the segment itself, and all roads it meets at a crossing. */
function throughCrossing(s: RefState, node: Node): Segment[] {
  const tile = tileOf(node.laid.type);
  const open = word(s.options, 'crossings') === 'through';
  const met = open && tile.junction?.includes(node.segment) ? tile.junction : [node.segment];
  return tile.segments.filter(({ id }) => met.includes(id));
}
