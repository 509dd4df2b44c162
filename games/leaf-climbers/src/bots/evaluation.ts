import type { Evaluation, Rules } from '@glade/engine';
import type { ClimberOptions } from '../rules/options.ts';
import { seatAt } from '../rules/turn-order.ts';
import { creditOf } from '../rules/outcome.ts';
import { waysOut } from '../rules/paths.ts';
import { isTop } from '../rules/pile.ts';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import { type ClimberState, ENDED } from '../rules/state.ts';
import { moveFilter } from './move-filter.ts';

/** About six rounds. */
const HORIZON = 120;
/** A match has many entries, and they take little time. */
const HINT_ENTRIES = 400_000;

/** What a search knows beside the rules. */
export function evaluation(rules: Rules): Evaluation<ClimberState> {
  const { options } = rules as unknown as LeafClimbersKernel;
  return {
    score: (s, out) => scoreState(s, out, options),
    moveFilter,
    horizon: HORIZON,
    hintEntries: HINT_ENTRIES,
    // Who is safe for good wins whatever they do (LC-R18): no step is worth a hint.
    wastes: (s, a) => options.credit === 'each' && isSafe(s, options) && a !== s.places[s.seat],
    // Where the win is shared, a step may still leave fewer to share it with.
    insteadOf: (s) => (isSafe(s, options) ? s.places[s.seat] : undefined),
  };
}

/** Whether who moves stands on a blue top, and may stay there (LC-R9, LC-R18). */
const isSafe = (s: ClimberState, { standStill }: ClimberOptions): boolean =>
  standStill && isTop(s, s.places[s.seat]!);

/** The credit at the end; before it, how it looks, on the same scale. */
function scoreState(s: ClimberState, out: Float64Array, options: ClimberOptions): void {
  let expected = 0;
  for (let seat = 0; seat < options.players; seat++) {
    if (s.step === ENDED) out[seat] = creditOf(s, seat, options);
    else out[seat] = s.isLost(seat) ? 0 : prospect(s, seat, options);
    expected += out[seat]!;
  }
  if (s.step === ENDED || options.credit === 'each') return;
  // A player who wins shares with as many of the others as are likely to (LC-R21).
  for (let seat = 0; seat < options.players; seat++) {
    const own = out[seat]!;
    out[seat] = own / (1 + expected - own);
  }
}

/** Of those who stand under a leaf and have not moved yet, about this many get away. */
const ESCAPE = 0.8;

/**
 * How likely a climber who is not lost looks to stay so: by height and ways out; surely on a blue top, where one may
 * stay there (LC-R18).
 */
function prospect(s: ClimberState, seat: number, options: ClimberOptions): number {
  const place = s.places[seat]!;
  if (options.standStill && isTop(s, place)) return 1;
  const looks =
    0.3 + 0.06 * (s.elevation[place]! + waysOut(s, place, options.prices, options['LC-18.sides']));
  if (s.chips[place] === 0) return looks;
  return hasMoved(s, seat, options) ? 0 : ESCAPE * looks;
}

function hasMoved(s: ClimberState, seat: number, options: ClimberOptions): boolean {
  for (let at = 0; at < s.at; at++) if (seatAt(s, at, options) === seat) return true;
  return false;
}
