import type { Say, Values } from '@glade/text';
import { type Meaning, meaningOf } from './choices.ts';
import { placeAt, placeFrom } from './places.ts';
import { freeAround, laidTileAt } from './view-queries.ts';
import { rankOf, suitOf } from '../rules/cards/deck.ts';
import { bankCount, windOf } from '../rules/tiles/banks.ts';
import { OLD_TOWN } from '../rules/tiles/tiles.ts';
import type { LaidTile, ReachablePlace, VeronaView } from '../rules/view.ts';

/** What a tile is called. */
export const tileName = (say: Say, type: number): string => say('tile', { type });

/** Where a space is, counted from the Old Town by the compass. */
export function spaceName(say: Say, x: number, y: number): string {
  const way = `${y < 0 ? 'n' : y > 0 ? 's' : ''}${x > 0 ? 'e' : x < 0 ? 'w' : ''}`;
  return say('cell.space', { way: way === '' ? 'home' : way, up: Math.abs(y), aside: Math.abs(x) });
}

const bankName = (say: Say, { type, turn }: LaidTile, bank: number): string =>
  say('cell.bank', { wind: windOf(type, turn, bank) });

/**
 * What a screen reader says of a place: where it is, the tile, who is there, and to whoever `acts` what can be done.
 * `held` is how the tile in hand lies there.
 */
export function labelOf(
  view: VeronaView,
  say: Say,
  code: number,
  acts: boolean,
  held?: number,
): string {
  const { x, y, bank } = placeFrom(code);
  const tile = laidTileAt(view, x, y);
  const parts =
    tile === undefined
      ? freeParts(view, say, x, y, acts, held)
      : tileParts(view, say, tile, bank, acts);
  const name = spaceName(say, x, y);
  const said = `${name.charAt(0).toLocaleUpperCase(say.language)}${name.slice(1)}`;
  return [said, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}

function tileParts(
  view: VeronaView,
  say: Say,
  tile: LaidTile,
  bank: number,
  acts: boolean,
): string[] {
  const { x, y, type } = tile;
  const parts = type === OLD_TOWN ? [] : [tileName(say, type)];
  if (bankCount(type) === 2) parts.push(bankName(say, tile, bank));
  for (const [seat, player] of view.players.entries()) {
    if (player.x !== x || player.y !== y || player.bank !== bank) continue;
    parts.push(say('cell.player', { player: seat + 1 }));
    if (player.encounters.length > 0)
      parts.push(say('cell.mired', { count: player.encounters.length }));
    if (player.token) parts.push(say('cell.token'));
  }
  const reach = acts && view.step === 'move' ? reachAt(view, x, y, bank) : undefined;
  if (reach !== undefined) parts.push(...reachParts(say, reach));
  return parts;
}

/** What can be done at a place within reach. */
export function reachParts(say: Say, { ways, fails }: ReachablePlace): string[] {
  const parts = [ways === 0 ? say('cell.canStay') : say('cell.canGo', { ways })];
  if (fails >= 0) parts.push(say('cell.fails', { percent: Math.round(fails * 100) }));
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
): string[] {
  const parts = [say('cell.free')];
  const { river } = view;
  if (river?.x === x && river.y === y) parts.push(say('cell.river', { heading: river.heading }));
  if (!acts || view.step !== 'place') return parts;
  const spot = view.spots.find((each) => each.x === x && each.y === y);
  if (spot === undefined) parts.push(say('cell.unfit'));
  else if (held === undefined) parts.push(say('cell.canLay', { turns: spot.turns.length }));
  else parts.push(say('cell.held', { turn: held, left: spot.turns.length }));
  return parts;
}

/** Places that can be read and reached by keys: all banks of all tiles, and the free spaces that matter. */
export function placesOf(view: VeronaView): readonly number[] {
  const tiles = view.tiles.flatMap(({ x, y, type }) =>
    bankCount(type) === 2 ? [placeAt(x, y), placeAt(x, y, 1)] : [placeAt(x, y)],
  );
  const { river } = view;
  const free = [...freeAround(view), ...view.spots, ...(river === null ? [] : [river])];
  return [...new Set([...tiles, ...free.map(({ x, y }) => placeAt(x, y))])];
}

interface Named {
  readonly key: string;
  readonly args?: Values;
  readonly cells: readonly number[];
}

/** Whose Encounter, who helps the active player, and whose Friend is called. */
function attemptName({ seat }: VeronaView, meaning: Extract<Meaning, { kind: 'clear' }>): Named {
  const { card, owner, friend } = meaning;
  const args = { rank: rankOf(card), suit: suitOf(card), friend: friend < 0 ? 'no' : 'yes' };
  const helpers = [1, 2, 3, 4, 5, 6].filter(
    (player) => player - 1 !== seat && ((meaning.helpers >> (player - 1)) & 1) !== 0,
  );
  const alone = owner - 1 === seat && helpers.length === 0 && (friend < 0 || friend === seat);
  if (alone) return { key: 'action.clear.at', args, cells: [] };
  const whose = {
    owner,
    helpers: helpers.join(', '),
    count: helpers.length,
    caller: friend + 1,
  };
  return { key: 'action.clear.with.at', args: { ...args, ...whose }, cells: [] };
}

/** How an action is named in a sentence, with the places it is about. */
export function nameOf(view: VeronaView, action: number): Named {
  const meaning = meaningOf(action);
  const own = view.players[view.seat];
  switch (meaning.kind) {
    case 'move': {
      const stays = own !== undefined && placeAt(own.x, own.y, own.bank) === meaning.place;
      const cells = [meaning.place];
      const { x, y, bank } = placeFrom(meaning.place);
      const tile = laidTileAt(view, x, y);
      if (stays) return { key: 'action.stay.at', cells };
      if (tile === undefined || bankCount(tile.type) < 2) return { key: 'action.move.at', cells };
      const wind = windOf(tile.type, tile.turn, bank);
      return { key: 'action.move.bank.at', args: { wind }, cells };
    }
    case 'place':
      return { key: 'action.place.at', args: { turn: meaning.turn }, cells: [meaning.cell] };
    case 'use': {
      const nth = (view.players[meaning.owner]?.unused.indexOf(meaning.type) ?? 0) + 1;
      return { key: 'action.use.at', args: { nth, player: meaning.owner + 1 }, cells: [] };
    }
    case 'pass': {
      const key = own?.token === true ? 'action.give' : 'action.take';
      return { key, args: { player: meaning.seat + 1 }, cells: [] };
    }
    case 'clear':
      return attemptName(view, meaning);
    default:
      return { key: `action.${meaning.kind}`, cells: [] };
  }
}
