import { high, low, nthSquare, size } from '@glade/boards/squares36';
import type { MoveFilter } from '@glade/engine';
import type { ClimberState } from '../rules/state.ts';

/** Under a shadow one is lost: such a square is worth a thought only where there is no way out, and then any is. */
export const moveFilter: MoveFilter<ClimberState> = {
  count(s) {
    const out = size(s.setLow & ~s.shadowLow, s.setHigh & ~s.shadowHigh);
    return out === 0 ? 1 : out;
  },
  nth(s, k) {
    const lo = s.setLow & ~s.shadowLow;
    const hi = s.setHigh & ~s.shadowHigh;
    return (lo | hi) === 0 ? anyEnd(s) : nthSquare(lo, hi, k);
  },
};

/** Staying where one may, else the first square a move may end on. */
function anyEnd(s: ClimberState): number {
  const place = s.places[s.seat]!;
  const stays = (s.setLow & low(place)) | (s.setHigh & high(place));
  return stays === 0 ? nthSquare(s.setLow, s.setHigh, 0) : place;
}
