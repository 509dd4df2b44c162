import type { Outcome, Trace } from '@glade/engine';
import { EVENTS } from './events.ts';
import type { Chosen } from './options.ts';
import { cellOfTree } from './places.ts';
import { canFly, gainOf } from './steps.ts';
import { AT_CAP, HEARTS, HOME, MOST_SEATS, type StarfallState } from './state.ts';

// Stars collected and paid, fairies going home, and how a match is ranked.

/** The fairy of a seat arrives at a tree, or has stayed there: it collects (SF-47, SF-R29). True when it went home. */
export function collect(
  s: StarfallState,
  seat: number,
  tree: number,
  rules: Chosen,
  trace: Trace | undefined,
): boolean {
  const stars = gainOf(s, tree, seat, rules);
  if (stars === 0) return false;
  s.stars[tree]! -= stars;
  if (s.stars[tree] === 0) s.starTrees &= ~(1 << tree);
  s.held[seat]! += stars;
  if (trace !== undefined) trace.tell(EVENTS.collected, cellOfTree(s.forest, tree), seat, stars);
  if (s.held[seat]! < rules.goal) return false;
  goHome(s, seat, trace);
  return true;
}

/** Stars that the fairy at turn will take at the end of this turn as things stand, for it has stayed (SF-R30). */
export function stayingOf(s: StarfallState, rules: Chosen): number {
  if (rules.staying !== 'end' || s.moved === 1 || !canFly(s, s.seat)) return 0;
  return gainOf(s, s.fairies[s.seat]!, s.seat, rules);
}

/** The fairy at turn has stayed at its tree: it collects (SF-50, SF-R30). True when that ends the match. */
export function stay(s: StarfallState, rules: Chosen, trace: Trace | undefined): boolean {
  const at = s.fairies[s.seat]!;
  if (!canFly(s, s.seat) || s.stars[at] === 0) return false;
  if (trace !== undefined) trace.tell(EVENTS.stayed, cellOfTree(s.forest, at), s.seat);
  return collect(s, s.seat, at, rules, trace) && enoughHome(s, rules);
}

// SF-64, SF-R37.
function goHome(s: StarfallState, seat: number, trace: Trace | undefined): void {
  s.fairies[seat] = HOME;
  s.home += 1;
  s.ranks[seat] = s.home;
  if (trace !== undefined) trace.tell(EVENTS.home, seat, s.home);
}

/** Whether enough fairies are home for the match to be over (SF-R36). */
export function enoughHome(s: StarfallState, { end, players }: Chosen): boolean {
  return s.home >= (end === 'first' ? 1 : end === 'ranking' ? players - 1 : players);
}

/** How many snakes are at the tree of a fairy that they can bite. */
export function snakesAt(s: StarfallState, seat: number): number {
  if (!canFly(s, seat)) return 0;
  let snakes = 0;
  for (let i = 0; i < MOST_SEATS; i++) if (s.snakes[i] === s.fairies[seat]) snakes += 1;
  return snakes;
}

/** Bites, one by one: a heart, else a star for three hearts, else the fairy lies flat (SF-R33). */
function bite(s: StarfallState, seat: number, trace: Trace | undefined): void {
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
      s.hearts[seat] = HEARTS;
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
  { players, bites, reviveGrace }: Chosen,
  trace: Trace | undefined,
): void {
  const bitten = bites === 'all' ? players : 1;
  for (let i = 0; i < bitten; i++) {
    const seat = (s.seat + i) % players;
    const grace = reviveGrace && seat === revived && revived === s.seat;
    if (!grace) bite(s, seat, trace);
    else if (trace !== undefined && snakesAt(s, seat) > 0)
      trace.tell(EVENTS.spared, cellOfTree(s.forest, s.fairies[seat]!), seat);
  }
}

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
export function outcomeOf(s: StarfallState, { players }: Chosen): Outcome {
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
