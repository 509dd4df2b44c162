import type { Outcome } from '@glade/engine';
import { size } from '@glade/boards/squares36';
import type { Chosen } from './options.ts';
import { seatAt } from './orders.ts';
import { isTop } from './pile.ts';
import { type ClimberState, ENDED } from './state.ts';
import { waysOut } from './ways.ts';

const OUTCOMES = ['', 'complete', 'lastOne', 'nobody', 'lostTogether'];

/** What each winner gets (LC-R21). */
const creditOfOne = (s: ClimberState, { credit }: Chosen): number =>
  credit === 'split' ? 1 / size(s.winners, 0) : 1;

const creditOf = (s: ClimberState, seat: number, options: Chosen): number =>
  (s.winners >> seat) & 1 ? creditOfOne(s, options) : 0;

export function outcomeOf(s: ClimberState, options: Chosen): Outcome {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  return {
    code: OUTCOMES[s.result]!,
    winners: seats.filter((seat) => (s.winners >> seat) & 1),
    measures: {
      rounds: s.round,
      chips: s.landed,
      survivors: options.players - size(s.lost, 0),
      credit: seats.map((seat) => creditOf(s, seat, options)),
      climbed: seats.map((seat) => (s.isLost(seat) ? 0 : s.elevation[s.places[seat]!]!)),
    },
  };
}

/** The credit at the end; before it, how it looks, on the same scale. */
export function scoreState(s: ClimberState, out: Float64Array, options: Chosen): void {
  let expected = 0;
  for (let seat = 0; seat < options.players; seat++) {
    if (s.step === ENDED) out[seat] = creditOf(s, seat, options);
    else out[seat] = s.isLost(seat) ? 0 : prospect(s, seat, options);
    expected += out[seat]!;
  }
  if (s.step === ENDED || options.credit === 'each') return;
  // Whoever wins shares with as many of the others as are likely to (LC-R21).
  for (let seat = 0; seat < options.players; seat++) {
    const own = out[seat]!;
    out[seat] = own / (1 + expected - own);
  }
}

/** Of those who stand under a leaf and have not moved yet, about so many get away. */
const ESCAPE = 0.8;

/**
 * How likely a climber who is not lost looks to stay so: by height and ways out; surely on a blue top, where one may
 * stay there (LC-R18).
 */
function prospect(s: ClimberState, seat: number, options: Chosen): number {
  const place = s.places[seat]!;
  if (options.standStill && isTop(s, place)) return 1;
  const looks = 0.3 + 0.06 * (s.elevation[place]! + waysOut(s, place, options.descend));
  if (s.chips[place] === 0) return looks;
  return hasMoved(s, seat, options) ? 0 : ESCAPE * looks;
}

function hasMoved(s: ClimberState, seat: number, options: Chosen): boolean {
  for (let at = 0; at < s.at; at++) if (seatAt(s, at, options) === seat) return true;
  return false;
}
