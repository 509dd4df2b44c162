import type { KnownChance } from '@glade/engine';
import { lowest } from '@glade/boards/bit-sets';
import { high, low, size, SQUARES } from '@glade/boards/squares36';
import { ablaze, rollFire } from '../rules/fire.ts';
import {
  alongSpots,
  apart,
  FIRST_SPOT,
  HAND,
  PLACES,
  reachHigh,
  reachLow,
  SPOTS,
  stepHigh,
  stepLow,
  stepSpots,
} from '../rules/places.ts';
import { FireState } from '../rules/state.ts';

/** All rolls of a match for two players. */
export interface KnownRolls {
  readonly breakLow: number;
  readonly breakHigh: number;
  readonly opening: readonly number[];
  /** From round 2 on: the rolls of a round, the second only while both are in the game. */
  readonly rounds: readonly (readonly [number, number])[];
}

/** Where two Hotshots are, what burns, and how many of the four moves of the round are left: two for each, the first one's first. */
export interface HotshotPosition {
  readonly burnLow: number;
  readonly burnHigh: number;
  readonly places: readonly [number, number];
  readonly moves: number;
  readonly round: number;
}

/** How many squares a word of a set holds. */
const IN_WORD = SQUARES / 2;
const MOVES = 2;
const WHOLE = 2 * MOVES;
/** Looks no more rounds ahead than this; what it then says is still not too late. */
const MOST_AHEAD = 60;

const SPOT = Array.from({ length: SPOTS }, (_, n) => FIRST_SPOT + n);

/** From each place to each square: the steps until its fire can be put out, edges and corners left aside. */
const STEPS = new Uint8Array(PLACES * SQUARES);
for (let place = 0; place < PLACES; place++) {
  for (let square = 0; square < SQUARES; square++) {
    const [across, down] = apart(place, square);
    STEPS[place * SQUARES + square] = Math.max(0, across - 1) + Math.max(0, down - 1);
  }
}

/** Two Hotshots by the default rules who know all rolls before they place their pieces (FF-04, FF-05, FF-32 to FF-36). */
export class KnownFire implements KnownChance<HotshotPosition> {
  readonly first: readonly HotshotPosition[];
  readonly #rolls: KnownRolls;
  readonly #forest = new FireState();

  constructor(rolls: KnownRolls) {
    this.#rolls = rolls;
    const forest = this.#forest;
    forest.breakLow = rolls.breakLow;
    forest.breakHigh = rolls.breakHigh;
    const { burnLow, burnHigh } = this.#rolled(0, 0, rolls.opening);
    const fire = { burnLow, burnHigh, moves: WHOLE, round: 1 };
    // Who is where makes no difference before they move.
    this.first = SPOT.flatMap((a) =>
      SPOT.filter((b) => b >= a).map((b) => ({ ...fire, places: [a, b] as const })),
    );
  }

  isWon = ({ burnLow, burnHigh }: HotshotPosition): boolean => (burnLow | burnHigh) === 0;

  key({ burnLow, burnHigh, places, moves, round }: HotshotPosition): string {
    return `${burnLow},${burnHigh},${places[0]},${places[1]},${moves},${round}`;
  }

  /**
   * In which round each fire that burns or will be rolled could have been put out, one a move, after the steps to the farthest fire.
   * What spreads is left aside. It cannot be sooner by losing a Hotshot: that takes away two moves a round, and one roll.
   */
  earliest(s: HotshotPosition): number {
    if (this.isWon(s)) return s.round;
    const inGame = s.places.filter((place) => place !== HAND);
    if (inGame.length === 0) return Infinity;
    const { breakLow, breakHigh } = this.#rolls;
    if (isFull(s.burnLow | breakLow, s.burnHigh | breakHigh, this.#forest)) return Infinity;
    let steps = 0;
    for (let square = 0; square < SQUARES; square++) {
      if (((s.burnLow & low(square)) | (s.burnHigh & high(square))) === 0) continue;
      steps = Math.max(steps, Math.min(...inGame.map((place) => STEPS[place * SQUARES + square]!)));
    }
    let { burnLow, burnHigh } = s;
    let can = s.moves;
    for (let round = s.round; round < s.round + MOST_AHEAD; round++) {
      if (size(burnLow, burnHigh) + steps <= can) return round;
      can += MOVES * inGame.length;
      for (const square of this.#rollsOf(round + 1, inGame.length)) {
        burnLow |= low(square) & ~breakLow;
        burnHigh |= high(square) & ~breakHigh;
      }
    }
    return s.round + MOST_AHEAD;
  }

  next(s: HotshotPosition): readonly HotshotPosition[] {
    if (s.moves === 0) return this.#endRound(s);
    const mover = s.moves > MOVES ? 0 : 1;
    const place = s.places[mover];
    const rest = mover === 0 ? MOVES : 0;
    if (place === HAND) return [{ ...s, moves: rest }];
    const found: HotshotPosition[] = [];
    const moves = s.moves - 1;
    forEach(reachLow[place]! & s.burnLow, reachHigh[place]! & s.burnHigh, (square) =>
      found.push({
        ...s,
        burnLow: s.burnLow & ~low(square),
        burnHigh: s.burnHigh & ~high(square),
        moves,
      }),
    );
    const go = (to: number): void => {
      found.push({ ...s, places: mover === 0 ? [to, s.places[1]] : [s.places[0], to], moves });
    };
    forEach(stepLow[place]!, stepHigh[place]!, go);
    const spots = place < SQUARES ? stepSpots[place]! : alongSpots[place]!;
    for (const spot of SPOT) if ((spots >> (spot - FIRST_SPOT)) & 1) go(spot);
    found.push({ ...s, moves: rest });
    return found;
  }

  /** Who stands in the flames is out (FF-16, FF-R04, FF-R05); then come the rolls of the next round. */
  #endRound(s: HotshotPosition): readonly HotshotPosition[] {
    const stays = (place: number): number =>
      place < SQUARES && ((s.burnLow & low(place)) | (s.burnHigh & high(place))) !== 0
        ? HAND
        : place;
    const places = [stays(s.places[0]), stays(s.places[1])] as const;
    const inGame = places.filter((place) => place !== HAND).length;
    if (inGame === 0) return [];
    const round = s.round + 1;
    const rolls = this.#rollsOf(round, inGame);
    const moves = places[0] === HAND ? MOVES : WHOLE;
    return [{ ...this.#rolled(s.burnLow, s.burnHigh, rolls), places, moves, round }];
  }

  #rollsOf(round: number, inGame: number): readonly number[] {
    return this.#rolls.rounds[round - 2]?.slice(0, inGame) ?? [];
  }

  #rolled(
    burnLow: number,
    burnHigh: number,
    rolls: readonly number[],
  ): Pick<HotshotPosition, 'burnLow' | 'burnHigh'> {
    const forest = this.#forest;
    forest.burnLow = burnLow;
    forest.burnHigh = burnHigh;
    for (const square of rolls)
      if (!ablaze(forest)) rollFire(forest, square, false, true, undefined);
    return { burnLow: forest.burnLow, burnHigh: forest.burnHigh };
  }
}

function isFull(lowWord: number, highWord: number, forest: FireState): boolean {
  forest.burnLow = lowWord;
  forest.burnHigh = highWord;
  return ablaze(forest);
}

function forEach(lowWord: number, highWord: number, call: (square: number) => void): void {
  for (let left = lowWord; left !== 0; left &= left - 1) call(lowest(left));
  for (let left = highWord; left !== 0; left &= left - 1) call(IN_WORD + lowest(left));
}
