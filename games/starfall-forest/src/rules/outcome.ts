import type { Outcome } from '@glade/engine';
import type { StarfallOptions } from './options.ts';
import { AT_CAP, type StarfallState } from './state.ts';

/** Below 0 when seat `a` stands better than seat `b`: home first, then stars, then hearts (SF-R39). */
export function compare(s: StarfallState, a: number, b: number): number {
  const [home, other] = [s.ranks[a]!, s.ranks[b]!];
  if (home !== 0 || other !== 0) return (home === 0 ? 9 : home) - (other === 0 ? 9 : other);
  return s.held[b]! - s.held[a]! || s.hearts[b]! - s.hearts[a]!;
}

/** The rank of a seat from 1; shared ranks are equal. */
export function rankOf(s: StarfallState, seat: number, players: number): number {
  let rank = 1;
  for (let other = 0; other < players; other++) if (compare(s, other, seat) < 0) rank += 1;
  return rank;
}

/** How a match ended. */
export function outcomeOf(s: StarfallState, { players }: StarfallOptions): Outcome {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const ranks = seats.map((seat) => rankOf(s, seat, players));
  return {
    code: s.result === AT_CAP ? 'cap' : 'home',
    winners: seats.filter((seat) => ranks[seat] === 1),
    measures: {
      turns: s.turn,
      ranks,
      stars: seats.map((seat) => s.held[seat]!),
      hearts: seats.map((seat) => s.hearts[seat]!),
      bites: s.bites,
      fallen: s.fallen,
      knocked: s.knocked,
      swaps: s.swaps,
      flats: s.flats,
    },
  };
}
