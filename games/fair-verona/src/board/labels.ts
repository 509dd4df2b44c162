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

/** The four sides of a tile, as part of a label: those of a kind are told together. */
export function sidesInLabel(say: Say, type: number, turn: number): string {
  const { around, args } = edgesOf(type, turn);
  if (around) return say('cell.around', args);
  const edges = [args.north, args.east, args.south, args.west];
  return [...new Set(edges)]
    .map((edge) => {
      const sides = edges.flatMap((each, side) =>
        each === edge ? say('tile.side', { side }) : [],
      );
      return say('cell.edges', { edge, count: sides.length, sides: listSides(say, sides) });
    })
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
  return say('board.safe', { count: safe.length, names: safe.join(' ') });
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

/** Nobody listens to more words of one place. */
const MOST_WORDS = 20;

/**
 * A part of what is said of a place. Where all is too long, parts of the highest rank are left out first, then others are told
 * in `short`.
 */
interface Part {
  readonly text: string;
  readonly rank: number;
  readonly short?: string | undefined;
}

const part = (text: string, rank = 0, short?: string): Part => ({ text, rank, short });

/** The parts that have room in one breath with the name of the place. */
function fewParts(where: string, parts: readonly Part[]): readonly string[] {
  let kept = parts;
  const isLong = (): boolean =>
    [where, ...kept.map(({ text }) => text)].join(' ').split(/\s+/).length > MOST_WORDS;
  const leaveOut = (least: number): void => {
    for (let rank = 4; rank >= least; rank--)
      while (isLong() && kept.some((each) => each.rank === rank))
        kept = kept.toSpliced(
          kept.findLastIndex((each) => each.rank === rank),
          1,
        );
  };
  leaveOut(2);
  if (isLong()) kept = kept.map(({ text, rank, short = text }) => part(short, rank));
  leaveOut(1);
  return kept.map(({ text }) => text);
}

/**
 * What a screen reader says of a place: where it is; where the person `acts`, what can be done there; then who is there, and
 * the tile, as far as it has room in one breath. `held` says how the tile lies that is being tried out there; one that is `advised` is not turned any more.
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
  const told = fewParts(where, parts);
  return [where, ...(told.length > 0 ? [told.join(', ')] : [])].join(': ');
}

function tileParts(
  view: VeronaView,
  say: Say,
  tile: LaidTile,
  bank: number,
  acts: boolean,
): Part[] {
  const { x, y, type } = tile;
  const reach = acts && view.step === 'move' ? reachAt(view, x, y, bank) : undefined;
  const parts: Part[] = reach === undefined ? [] : reachInLabel(say, reach);
  const others: number[] = [];
  for (const [seat, player] of view.players.entries()) {
    if (player.x !== x || player.y !== y || player.bank !== bank) continue;
    const { encounters, token } = player;
    const here = say('cell.player', { player: seat + 1 });
    const isFree = encounters.length === 0 && !token;
    if (isFree && here !== say('cell.player.you')) {
      others.push(seat + 1);
      continue;
    }
    parts.push(part(here, 1));
    if (encounters.length > 0) parts.push(part(say('cell.mired', { count: encounters.length }), 3));
    if (token) parts.push(part(say('cell.token'), 3));
  }
  const [first] = others;
  if (first !== undefined)
    parts.push(
      part(
        others.length === 1
          ? say('cell.player', { player: first })
          : say('cell.players', { names: others.join(' ') }),
        1,
      ),
    );
  if (type !== OLD_TOWN) parts.push(part(tileName(say, type), 4));
  // The sides say nothing about where a meeple can go.
  if (reach === undefined) parts.push(part(sidesInLabel(say, type, tile.turn), 2));
  return parts;
}

/** The chance that a tile does not fit as people say it: all, so many in ten, none. */
export function shareThatFails(fails: number): Readonly<Record<string, string | number>> {
  if (fails === 0) return { share: 'all', tenths: 0 };
  if (fails === 1) return { share: 'none', tenths: 10 };
  const tenths = Math.round(fails * 10);
  return { share: tenths === 0 ? 'nearly' : tenths === 10 ? 'hardly' : 'some', tenths };
}

/** The same in parts: where it is too long, by which ways is left out. */
function reachInLabel(say: Say, reach: ReachablePlace): Part[] {
  const [go = '', ...fails] = reachParts(say, reach);
  const short = reach.ways === 0 ? go : say('cell.canGo', { ways: 0 });
  return [part(go, 0, short), ...fails.map((text) => part(text))];
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
): Part[] {
  const { river } = view;
  const runs =
    river?.x === x && river.y === y ? [part(say('cell.river', { heading: river.heading }), 3)] : [];
  const free = [part(say('cell.free'), 4), ...runs];
  if (!acts || view.step !== 'place') return free;
  const spot = view.spots.find((each) => each.x === x && each.y === y);
  if (spot === undefined) return [part(say('cell.unfit')), ...free];
  if (held === undefined) return [part(say('cell.canLay', { turns: spot.turns.length })), ...runs];
  return [
    part(say('cell.held', { left: advised ? 1 : spot.turns.length })),
    ...runs,
    part(sidesInLabel(say, view.hand, held)),
  ];
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
