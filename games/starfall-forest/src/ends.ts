import type { Outcome, Trace } from '@glade/engine';
import { lowest } from './bits.ts';
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
function compare(s: StarfallState, a: number, b: number): number {
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

/** Shares of the ranks: 1 for the first, 0 for the last, the mean of those that are shared. */
export function scoreEnd(s: StarfallState, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) {
    let beaten = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const order = compare(s, seat, other);
      beaten += order < 0 ? 1 : order === 0 ? 0.5 : 0;
    }
    out[seat] = beaten / (players - 1);
  }
}

/** A fairy not home stands this far from it, in stars. */
const FAR = 100;

/** What a heart is worth, in stars; three of them are at most as good as one. */
const HEART = 0.1;
/** What a star next to the fairy is worth; half of it a step further, and so on. */
const NEAR = 0.5;
const FLAT = -1;

/** The lead of a fairy over nobody, in stars. */
function standing(s: StarfallState, seat: number): number {
  if (s.ranks[seat] !== 0) return FAR - s.ranks[seat]!;
  const lying = ((s.flat >> seat) & 1) !== 0;
  const lost = lying ? FLAT : -HEART * snakesAt(s, seat);
  return s.held[seat]! + HEART * s.hearts[seat]! + lost + (lying ? 0 : nearness(s, seat));
}

function nearness(s: StarfallState, seat: number): number {
  const at = s.fairies[seat]!;
  if (at < 0) return 0;
  let edge = 1 << at;
  let reached = edge;
  let worth = NEAR;
  let sum = 0;
  for (let steps = 0; steps < 5 && edge !== 0; steps++, worth /= 2) {
    if ((edge & s.starTrees) !== 0) sum = Math.max(sum, worth);
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) next |= s.forest.near[lowest(rest)]!;
    edge = next & ~reached;
    reached |= next;
  }
  return sum;
}

const leads = new Float64Array(MOST_SEATS);

/** What seats may expect of an open match: the mean over the others of how far each is ahead. */
export function scoreOpen(s: StarfallState, players: number, out: Float64Array): void {
  for (let seat = 0; seat < players; seat++) leads[seat] = standing(s, seat);
  for (let seat = 0; seat < players; seat++) {
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const lead = leads[seat]! - leads[other]!;
      sum += 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
    }
    out[seat] = sum / (players - 1);
  }
}
