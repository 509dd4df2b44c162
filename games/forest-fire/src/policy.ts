import type { Action, Policy, Random, Rules } from '@glade/engine';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { anyFire, burning, burns, gaps } from './fire.ts';
import { HAND, LINES } from './places.ts';
import { DROP, ENDED, FireState, PILOT, SEAT, TURNS } from './state.ts';

// How sensible children play. Look at all ways to spend the moves of the turn. Keep the one after which the fewest
// squares burn, then the fewest counters; then the one that leaves the fewest gaps a roll could fill; then stand near
// the fire. Never stay in flames. `team` divides the forest: each square, and above all each burning one, counts its
// distance to the nearest team-mate, so the crew spreads out; `solo` looks at its own distance only. Ties: by chance.

const ENOUGH = 1e12;

/** Steps from one place until another is within reach of the hose; a spot counts as the square beyond the edge. */
const distances = new Uint8Array(60 * 60);
for (let from = 0; from < 60; from++) {
  for (let to = 0; to < 60; to++) {
    const across = Math.abs(columnOf(from) - columnOf(to));
    const down = Math.abs(rowOf(from) - rowOf(to));
    distances[from * 60 + to] = Math.max(0, across - 1) + Math.max(0, down - 1);
  }
}

function allCounters(s: FireState): number {
  let sum = 0;
  for (let square = 0; square < SQUARES; square++) sum += s.counters[square]!;
  return sum;
}

function columnOf(place: number): number {
  if (place < SQUARES) return place % SIDE;
  const [side, along] = [Math.floor((place - SQUARES) / SIDE), (place - SQUARES) % SIDE];
  return side === 1 ? SIDE : side === 3 ? -1 : along;
}

function rowOf(place: number): number {
  if (place < SQUARES) return Math.floor(place / SIDE);
  const [side, along] = [Math.floor((place - SQUARES) / SIDE), (place - SQUARES) % SIDE];
  return side === 0 ? -1 : side === 2 ? SIDE : along;
}

class Planner implements Policy<FireState> {
  private readonly rules: Rules<FireState>;
  private readonly team: boolean;
  private readonly first: FireState;
  private readonly second: FireState;
  private best = 0;
  private found = 0;
  private ties = 0;

  constructor(rules: Rules<FireState>, team: boolean) {
    this.rules = rules;
    this.team = team;
    this.first = rules.create();
    this.second = rules.create();
  }

  choose(s: FireState, random: Random): Action {
    const { rules } = this;
    const sieve = rules.sieve!;
    const n = sieve.count(s);
    if (n === 1) return sieve.nth(s, 0);
    if (s.step !== TURNS) return sieve.nth(s, random.below(n));
    if (s.roles[s.seat] === PILOT && s.moves[s.seat] === 1) return this.drop(s, random);
    this.best = ENOUGH;
    this.ties = 0;
    for (let k = 0; k < n; k++) {
      const action = sieve.nth(s, k);
      const seat = action >> 8 || s.seat;
      rules.copy(s, this.first);
      rules.apply(this.first, action);
      if (this.stillActs(this.first, s, seat)) {
        const more = sieve.count(this.first);
        for (let j = 0; j < more; j++) {
          const next = sieve.nth(this.first, j);
          if (next >= SEAT && next >> 8 !== seat) continue;
          rules.copy(this.first, this.second);
          rules.apply(this.second, next);
          this.consider(action, this.second, s, seat, random);
        }
      } else this.consider(action, this.first, s, seat, random);
    }
    return this.found;
  }

  private stillActs(after: FireState, before: FireState, seat: number): boolean {
    return (
      after.step === TURNS &&
      after.round === before.round &&
      after.seat === seat &&
      after.moves[seat]! > 0
    );
  }

  private consider(
    action: Action,
    after: FireState,
    before: FireState,
    seat: number,
    random: Random,
  ): void {
    const value = this.value(after, before, seat);
    if (value > this.best) return;
    if (value < this.best) {
      this.best = value;
      this.ties = 0;
    }
    this.ties += 1;
    if (random.below(this.ties) === 0) this.found = action;
  }

  // Lower is better: squares that burn, then counters, then gaps, then distance.
  private value(s: FireState, before: FireState, seat: number): number {
    if (s.step === ENDED) return anyFire(s) ? ENOUGH : -1;
    const place = s.places[seat]!;
    const caught =
      (place < SQUARES && burns(s, place)) || (place === HAND && before.places[seat] !== HAND);
    return (
      (caught ? 1e11 : 0) +
      burning(s) * 1e9 +
      allCounters(s) * 1e6 +
      gaps(s) * 1e4 +
      this.distance(s, seat)
    );
  }

  private distance(s: FireState, seat: number): number {
    let sum = 0;
    let nearest = 99;
    for (let square = 0; square < SQUARES; square++) {
      const weight = burns(s, square) ? 30 : 1;
      const own = s.places[seat] === HAND ? 12 : distances[s.places[seat]! * 60 + square]!;
      nearest = Math.min(nearest, own);
      sum += weight * (this.team ? this.nearestMate(s, square) : own);
    }
    return this.team ? sum : nearest * 100 + Math.min(99, sum);
  }

  private nearestMate(s: FireState, square: number): number {
    let nearest = 12;
    for (let seat = 0; seat < this.rules.seats; seat++) {
      const place = s.places[seat]!;
      if (place !== HAND) nearest = Math.min(nearest, distances[place * 60 + square]!);
    }
    return nearest;
  }

  // The line with the most fires, then the fewest gaps left.
  private drop(s: FireState, random: Random): Action {
    const { rules, first } = this;
    this.best = ENOUGH;
    this.ties = 0;
    const n = rules.sieve!.count(s);
    for (let k = 0; k < n; k++) {
      const action = rules.sieve!.nth(s, k);
      const code = action & (SEAT - 1);
      if (code < DROP || code >= DROP + LINES.length) continue;
      rules.copy(s, first);
      rules.apply(first, action);
      const value = first.step === ENDED ? -1 : burning(first) * 1e4 + gaps(first);
      if (value > this.best) continue;
      if (value < this.best) this.ties = 0;
      this.best = value;
      this.ties += 1;
      if (random.below(this.ties) === 0) this.found = action;
    }
    return this.found;
  }
}

/** `policy` divides the forest among the team; `solo` is the same without looking at the others. */
export function policies(rules: Rules): Readonly<Record<string, Policy>> {
  const own = rules as Rules<FireState>;
  return { policy: new Planner(own, true), solo: new Planner(own, false) };
}
