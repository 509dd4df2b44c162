import type { Say } from '@glade/text';
import type { BattleView, HoldView } from '../../rules/view.ts';

/** How long a side has held the places by which it can win. */
export function tellHold(view: BattleView, hold: HoldView, side: number, say: Say): string {
  return say('board.hold', {
    side,
    places: placesOf(view, hold, say),
    count: hold.counts[side] ?? 0,
    turns: hold.turns,
  });
}

/** What wins, as short as can be. */
export const tellHoldBriefly = (view: BattleView, hold: HoldView, say: Say): string =>
  say('board.hold.brief', { places: placesOf(view, hold, say) });

const placesOf = ({ map }: BattleView, { places }: HoldView, say: Say): string =>
  places.map((place) => map.places[place]?.name[say.language]).join(', ');
