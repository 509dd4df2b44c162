import type { Action } from '@glade/engine';
import type { LeafClimbersView } from '../rules/view.ts';

/** The squares of a cheapest way for the player to move, from their own to this one; empty where there is none. */
export function wayTo({ seat, climbers, before }: LeafClimbersView, square: number): number[] {
  const from = climbers[seat]?.place;
  const way: number[] = [];
  for (let at = square; at >= 0 && way.length <= before.length; at = before[at]!) {
    way.unshift(at);
    if (at === from) return way;
  }
  return [];
}

/** How many squares without a leaf above them the player to move can get to. */
export const waysOut = (view: LeafClimbersView): number =>
  view.prices.filter(
    (price, square) => price >= 0 && square !== staying(view) && view.chips[square] === 0,
  ).length;

/** The action that stays, for the player to move. */
export const staying = ({ seat, climbers }: LeafClimbersView): Action => climbers[seat]!.place;
