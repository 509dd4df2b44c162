import type { Trace } from '@glade/engine';
import { bits, nthBit } from '@glade/boards/bit-sets';
import { EVENTS } from './events.ts';
import { FIRST_PATH } from './forest.ts';
import type { StarfallOptions } from './options.ts';
import { cellAt, cellOfPoint, cellOfTree } from './cells.ts';
import { FAIRY, KNOCK, NOWHERE, PLACE, PLANT, SNAKE, type StarfallState } from './state.ts';
import { moveSnake } from './steps.ts';

// The four rounds of the set-up: a tree is knocked down, trees are added, snakes and fairies placed (SF-08, SF-09, SF-10, SF-11, SF-12).

const allTrees = (s: StarfallState): number => (1 << s.forest.trees) - 1;

/** Fills in the choices of a placement. */
export function fillPlaces(s: StarfallState, { scaredySnake }: StarfallOptions): void {
  s.targets = allTrees(s);
  if (s.step === KNOCK) s.targets &= ~s.down; // SF-R6
  if (s.step === FAIRY) s.targets &= ~(s.down | s.snakeTrees); // SF-R9
  s.choices = bits(s.targets);
  if (s.step === PLANT) s.choices = s.forest.freePoints;
  if (s.step === SNAKE && !scaredySnake) s.choices += s.forest.paths;
}

/** The k-th placement. */
export function nthPlace(s: StarfallState, k: number): number {
  if (s.step === PLANT) return PLACE + nthPoint(s, k);
  if (s.step === SNAKE && k >= s.forest.trees) return PLACE + FIRST_PATH + k - s.forest.trees;
  return PLACE + nthBit(s.targets, k);
}

function nthPoint(s: StarfallState, k: number): number {
  let rest = k;
  for (let word = 0; ; word++) {
    const points = s.forest.free[word]!;
    const here = bits(points);
    if (rest < here) return word * 32 + nthBit(points, rest);
    rest -= here;
  }
}

/** In a quick start chance builds the forest: what is put there is nobody's deed. */
const NOBODY = -1;

/** Carries out the placement of the seat at turn. */
export function place(
  s: StarfallState,
  to: number,
  rules: StarfallOptions,
  trace: Trace | undefined,
): void {
  const { seat, forest } = s;
  const by = rules.setup === 'random' ? NOBODY : seat;
  if (s.step === KNOCK) {
    s.down |= 1 << to;
    if (trace !== undefined) trace.tell(EVENTS.knocked, cellOfTree(forest, to), by);
  } else if (s.step === PLANT) {
    forest.add(to, rules);
    if (trace !== undefined) trace.tell(EVENTS.planted, cellOfPoint(to), by);
  } else if (s.step === SNAKE) {
    moveSnake(s, NOWHERE, to);
    if (trace !== undefined) trace.tell(EVENTS.snakePlaced, cellAt(forest, to), by);
  } else {
    s.fairies[seat] = to;
    if (trace !== undefined) trace.tell(EVENTS.fairyPlaced, cellOfTree(forest, to), seat);
  }
}

/** The next placement's seat and round; a round begins with the starting player (SF-R5). */
export function nextPlacement(s: StarfallState, players: number): void {
  s.seat = (s.seat + 1) % players;
  if (s.seat === s.starter) s.step += 1;
}
