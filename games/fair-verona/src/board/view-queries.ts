import { ROUND_X, ROUND_Y } from '../rules/map/map.ts';
import { TOO_MANY } from '../rules/turn/endings.ts';
import type { LaidTile, PlayerView, VeronaView } from '../rules/view.ts';

// What the drawings ask of a view.

export const laidTileAt = ({ tiles }: VeronaView, x: number, y: number): LaidTile | undefined =>
  tiles.find((tile) => tile.x === x && tile.y === y);

/** The spaces round a meeple that are free: of the player at turn, if none is named. */
export function freeAround(
  view: VeronaView,
  seat = view.seat,
): readonly { readonly x: number; readonly y: number }[] {
  const own = view.players[seat];
  if (own === undefined) return [];
  return ROUND_X.map((dx, i) => ({ x: own.x + dx, y: own.y + ROUND_Y[i]! })).filter(
    ({ x, y }) => laidTileAt(view, x, y) === undefined,
  );
}

export const distanceFromHome = ({ x, y }: PlayerView): number =>
  Math.max(Math.abs(x), Math.abs(y));

/** Whether a player has fewer than two unused tiles, and so keeps everybody in the game (FV-82, FV-R52). */
export const isSafe = ({ unused }: PlayerView): boolean => unused.length < TOO_MANY;

/** The seat that carries the token or has the Encounter with it; -1 for none. */
export function tokenSeat({ players, token }: VeronaView): number {
  if (token === 'carried') return players.findIndex((player) => player.token);
  if (token !== 'encounter') return -1;
  return players.findIndex(({ encounters }) => encounters.some((each) => each.token));
}
