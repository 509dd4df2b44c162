import type { Outcome } from '@glade/engine';
import { size } from '@glade/boards/squares36';
import type { ClimberOptions } from './options.ts';
import type { ClimberState } from './state.ts';

const OUTCOMES = ['', 'complete', 'lastOne', 'nobody', 'lostTogether'];

/** What each winner gets (LC-R21). */
const creditOfOne = (s: ClimberState, { credit }: ClimberOptions): number =>
  credit === 'split' ? 1 / size(s.winners, 0) : 1;

/** What the rules say a match that has ended gives this seat (LC-R21). */
export const creditOf = (s: ClimberState, seat: number, options: ClimberOptions): number =>
  (s.winners >> seat) & 1 ? creditOfOne(s, options) : 0;

export function outcomeOf(s: ClimberState, options: ClimberOptions): Outcome {
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
