import { mendingOne, type SetUpDeed } from '@glade/text';
import { noFits } from '../rules/map/clashes.ts';
import { cellOf } from '../rules/map/map.ts';
import type { VeronaView } from '../rules/view.ts';

// Why a tile that was drawn fits nowhere (FV-29), for people who have it in their hands.

/**
 * What stands against each space where the tile could lie: one clash for each, of the turn in which fewest sides clash. A
 * tile of the River can only go to the River's open end.
 */
export function whyUnused(
  view: VeronaView,
  options: Readonly<Record<string, unknown>>,
  seat: number,
  type: number,
): readonly SetUpDeed[] {
  const spaces = noFits(view, options, seat, type);
  if (spaces.length === 0) return [mendingOne('why.full', { seat })];
  return spaces.map(({ x, y, clashes: [clash], far, beside }) => {
    const cell = cellOf(x, y);
    if (clash !== undefined)
      return mendingOne('why.clash', { cell, mine: clash.mine, theirs: clash.theirs });
    if (far) return mendingOne('why.far', { cell, seat });
    return mendingOne(beside > 0 ? 'why.bend' : 'why.side', { cell });
  });
}
