import { capital, listOf, type Say } from '@glade/text';
import { bankCount, windOf } from '../rules/tiles/banks.ts';
import { OLD_TOWN, TILES } from '../rules/tiles/tiles.ts';
import type { LaidTile, ReachablePlace, VeronaView } from '../rules/view.ts';
import { placeAt, placeFrom } from './places.ts';
import { freeAround, isSafe, laidTileAt } from './view-queries.ts';

/** The name of a type of tile. */
export const tileName = (say: Say, type: number): string => say('tile', { type });

/** The kinds of the edges of a tile that has been turned this many quarters clockwise, by the compass. */
function edgesOf(type: number, turn: number) {
  const { edges } = TILES[type]!;
  const [north, east, south, west] = [0, 1, 2, 3].map((side) => edges[(side - turn + 4) % 4]!);
  const around = edges.every((edge) => edge === edges[0]);
  return { around, args: { north: north!, east: east!, south: south!, west: west! } };
}

/** The four sides of a tile, as part of a label: two of a kind that follow each other are told together. */
export function sidesInLabel(say: Say, type: number, turn: number): string {
  const { around, args } = edgesOf(type, turn);
  if (around) return say('cell.around', args);
  const runs: { readonly edge: number; readonly sides: string[] }[] = [];
  for (const [side, edge] of [args.north, args.east, args.south, args.west].entries()) {
    const name = say('tile.side', { side });
    const last = runs.at(-1);
    if (last?.edge === edge && last.sides.length < 2) last.sides.push(name);
    else runs.push({ edge, sides: [name] });
  }
  return runs
    .map(({ edge, sides }) => say('cell.edges', { edge, sides: listSides(say, sides) }))
    .join(', ');
}

/** Sides of a tile as a list. Italian says “nord ed est”, and “est e nord”. */
function listSides(say: Say, sides: readonly string[]): string {
  const list = listOf(say.tag).format(sides);
  return say.language === 'it' ? list.replace(/ e (?=e)/, ' ed ') : list;
}

/** The four sides of a tile in a sentence; with `more` also which of them belong together, and its shield. */
export function tellSides(say: Say, type: number, turn: number, more = false): readonly string[] {
  const { around, args } = edgesOf(type, turn);
  const sides = around
    ? say('tile.around', args)
    : say('tile.edges', { sides: sidesInLabel(say, type, turn) });
  if (!more) return [sides];
  const { cities, roads, shield } = TILES[type]!;
  const joined = (kind: number, sets: readonly number[]): string[] =>
    sets.flatMap((set) => {
      const on = [0, 1, 2, 3].filter((side) => (set >> ((side - turn + 4) % 4)) & 1);
      if (on.length < 2 || around) return [];
      const names = on.map((side) => say('tile.side', { side }));
      return say('tile.joined', { kind, sides: listSides(say, names) });
    });
  return [
    sides,
    ...joined(2, cities),
    ...joined(1, roads),
    ...(shield ? [say('tile.shield')] : []),
  ];
}

/** Who still keeps everybody in the game. */
export function tellSafe({ players }: VeronaView, say: Say): string {
  const safe = players.flatMap((player, seat) => (isSafe(player) ? [seat + 1] : []));
  return safe.length === players.length
    ? say('board.gauge.all')
    : say('board.gauge', { count: safe.length, names: safe.join(' ') });
}

/** In which danger all of you are: who is safe, and whom Verona loves. */
export const tellDanger = (view: VeronaView, say: Say): readonly string[] => [
  ...(view.players.every(isSafe) ? [] : [tellSafe(view, say)]),
  ...(view.jokers > 0 ? [say('board.fool', { jokers: view.jokers })] : []),
];

/** Where a space is, counted from the Old Town by the compass. */
export function spaceName(say: Say, x: number, y: number): string {
  const way = `${y < 0 ? 'n' : y > 0 ? 's' : ''}${x > 0 ? 'e' : x < 0 ? 'w' : ''}`;
  return say('cell.space', { way: way === '' ? 'home' : way, up: Math.abs(y), aside: Math.abs(x) });
}

const bankName = (say: Say, { type, turn }: LaidTile, bank: number): string =>
  say('cell.bank', { wind: windOf(type, turn, bank) });

/**
 * What a screen reader says of a place: where it is, the tile, who is there; where the person `acts`, also what can
 * be done there. `held` says how the tile lies that is being tried out there; one that is `advised` is not turned any more.
 */
export function labelOf(
  view: VeronaView,
  say: Say,
  code: number,
  acts: boolean,
  held?: number,
  advised = false,
): string {
  const { x, y, bank } = placeFrom(code);
  const tile = laidTileAt(view, x, y);
  const parts =
    tile === undefined
      ? freeParts(view, say, x, y, acts, held, advised)
      : tileParts(view, say, tile, bank, acts);
  const name = spaceName(say, x, y);
  // What tells one bank of a tile from the other is heard before all that they share.
  const bankOf =
    tile !== undefined && bankCount(tile.type) === 2 ? [bankName(say, tile, bank)] : [];
  const where = [capital(say, name), ...bankOf].join(', ');
  return [where, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}

function tileParts(
  view: VeronaView,
  say: Say,
  tile: LaidTile,
  bank: number,
  acts: boolean,
): string[] {
  const { x, y, type } = tile;
  const parts: string[] = [];
  for (const [seat, player] of view.players.entries()) {
    if (player.x !== x || player.y !== y || player.bank !== bank) continue;
    parts.push(say('cell.player', { player: seat + 1 }));
    if (player.encounters.length > 0)
      parts.push(say('cell.mired', { count: player.encounters.length }));
    if (player.token) parts.push(say('cell.token'));
  }
  const reach = acts && view.step === 'move' ? reachAt(view, x, y, bank) : undefined;
  if (type !== OLD_TOWN) parts.push(tileName(say, type));
  if (reach !== undefined) parts.push(...reachParts(say, reach));
  // The sides say nothing about where a meeple can go.
  if (reach === undefined) parts.push(sidesInLabel(say, type, tile.turn));
  return parts;
}

/** The chance that a tile does not fit as people say it: all, so many in ten, none. */
export function shareThatFails(fails: number): Readonly<Record<string, string | number>> {
  if (fails === 0) return { share: 'all', tenths: 0 };
  if (fails === 1) return { share: 'none', tenths: 10 };
  const tenths = Math.round(fails * 10);
  return { share: tenths === 0 ? 'nearly' : tenths === 10 ? 'hardly' : 'some', tenths };
}

/** What can be done at a place within reach. */
export function reachParts(say: Say, { ways, fails }: ReachablePlace): string[] {
  const parts = [ways === 0 ? say('cell.canStay') : say('cell.canGo', { ways })];
  if (fails > 0) parts.push(say('cell.fails', shareThatFails(fails)));
  return parts;
}

export const reachAt = (
  { reach }: VeronaView,
  x: number,
  y: number,
  bank: number,
): ReachablePlace | undefined =>
  reach.find((each) => each.x === x && each.y === y && each.bank === bank);

function freeParts(
  view: VeronaView,
  say: Say,
  x: number,
  y: number,
  acts: boolean,
  held: number | undefined,
  advised: boolean,
): string[] {
  const parts = [say('cell.free')];
  const { river } = view;
  if (river?.x === x && river.y === y) parts.push(say('cell.river', { heading: river.heading }));
  if (!acts || view.step !== 'place') return parts;
  const spot = view.spots.find((each) => each.x === x && each.y === y);
  if (spot === undefined) parts.push(say('cell.unfit'));
  else if (held === undefined) parts.push(say('cell.canLay', { turns: spot.turns.length }));
  else
    parts.push(
      say('cell.held', { left: advised ? 1 : spot.turns.length }),
      sidesInLabel(say, view.hand, held),
    );
  return parts;
}

/** The places that can be reached by keys: all banks of all tiles, and the free spaces that matter. */
export function placesOf(view: VeronaView): readonly number[] {
  const tiles = view.tiles.flatMap(({ x, y, type }) =>
    bankCount(type) === 2 ? [placeAt(x, y), placeAt(x, y, 1)] : [placeAt(x, y)],
  );
  const { river } = view;
  const free = [...freeAround(view), ...view.spots, ...(river === null ? [] : [river])];
  return [...new Set([...tiles, ...free.map(({ x, y }) => placeAt(x, y))])];
}
