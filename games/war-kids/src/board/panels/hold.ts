import type { Say } from '@glade/text';
import type { BattleView, HoldView } from '../../rules/view.ts';

/** How long a side has held the places by which it can win. */
export function tellHold({ map }: BattleView, hold: HoldView, side: number, say: Say): string {
  return say('board.hold', {
    side,
    places: hold.places.map((place) => map.places[place]?.name[say.language]).join(', '),
    count: hold.counts[side] ?? 0,
    turns: hold.turns,
  });
}
