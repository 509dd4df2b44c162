import type { Trace } from '@glade/engine';
import { cellOfTree } from './cells.ts';
import { EVENTS } from './events.ts';
import type { StarfallOptions } from './options.ts';
import { HEARTS, MOST_SEATS, type StarfallState } from './state.ts';
import { canFly } from './steps.ts';

/** How many snakes are at the tree of a fairy that they can bite. */
export function snakesAt(s: StarfallState, seat: number): number {
  if (!canFly(s, seat)) return 0;
  let snakes = 0;
  for (let i = 0; i < MOST_SEATS; i++) if (s.snakes[i] === s.fairies[seat]) snakes += 1;
  return snakes;
}

/** Bites, one by one: a heart, else a star for three hearts, else the fairy lies flat (SF-R33). */
function bite(
  s: StarfallState,
  seat: number,
  { 'SF-56.hearts': hearts = HEARTS }: StarfallOptions,
  trace: Trace | undefined,
): void {
  for (let left = snakesAt(s, seat); left > 0; left--) {
    const cell = cellOfTree(s.forest, s.fairies[seat]!);
    s.bites += 1;
    if (s.hearts[seat] === 0) {
      if (s.held[seat] === 0) {
        s.flat |= 1 << seat;
        s.flats += 1;
        if (trace !== undefined) trace.tell(EVENTS.flat, cell, seat);
        return;
      }
      s.held[seat]! -= 1;
      s.hearts[seat] = hearts;
      s.swaps += 1;
      if (trace !== undefined) trace.tell(EVENTS.swapped, seat, s.held[seat]);
    }
    s.hearts[seat]! -= 1;
    if (trace !== undefined) trace.tell(EVENTS.bitten, cell, seat, s.hearts[seat]);
  }
}

/**
 * Who is bitten at the end of a turn: the fairy at turn, or all from there (SF-52, SF-R32). `revived`: the seat whose
 * fairy this turn's star has revived, -1 for none; its own player's roll may spare it (SF-R35).
 */
export function biteAll(
  s: StarfallState,
  revived: number,
  options: StarfallOptions,
  trace: Trace | undefined,
): void {
  const { players, bites, reviveGrace } = options;
  const bitten = bites === 'all' ? players : 1;
  for (let i = 0; i < bitten; i++) {
    const seat = (s.seat + i) % players;
    const grace = reviveGrace && seat === revived && revived === s.seat;
    if (!grace) bite(s, seat, options, trace);
    else if (trace !== undefined && snakesAt(s, seat) > 0)
      trace.tell(EVENTS.spared, cellOfTree(s.forest, s.fairies[seat]!), seat);
  }
}
