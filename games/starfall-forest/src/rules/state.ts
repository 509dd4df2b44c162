import { Forest, MOST_TREES } from './forest.ts';

// Actions: what is done in bits 14 and 15, where from in bits 7 to 13, where to below.
export const KIND = 14;
export const END_TURN = 0;
export const GO = 1 << KIND;
export const SLITHER = 2 << KIND;
/** Placements of the four rounds, the tree a star falls at, the seat that is revived. */
export const PLACE = 3 << KIND;
export const FROM = 7;
export const TO_BITS = (1 << FROM) - 1;
/** What was typed at the wrong time: an action when dice must fall, a roll when somebody must act. */
export const NO_ACTION = 1 << 20;
/** A tree or a path was meant that is not there. */
export const NOT_THERE = NO_ACTION + 1;
/** What was typed belongs to another step of the match. */
export const OTHER_STEP = NO_ACTION + 2;

/** Most players there can be. */
export const MOST_SEATS = 4;

// The steps of a match, in the order of STEP_NAMES.
export const FIRST = 0;
export const KNOCK = 1;
export const PLANT = 2;
export const SNAKE = 3;
export const FAIRY = 4;
export const ROLL = 5;
export const STAR = 6;
export const REVIVE = 7;
export const MOVE = 8;
export const ENDED = 9;

export const AT_HOME = 1;
export const AT_CAP = 2;

// Where a fairy is when it is at no tree.
export const UNPLACED = -1;
export const HOME = -2;
/** Where a snake is before it is placed: sorts last. */
export const NOWHERE = 255;

export const HEARTS = 3;
export const DICE = 5;

// The faces, in the order in which an outcome counts them.
export const BIG_STAR = 0;
export const SHOOTING = 1;
export const FAIRY_FACE = 2;
export const SNAKE_FACE = 3;
export const TREE_FACE = 4;
export const ICONS = 5;

export class StarfallState {
  readonly forest = new Forest();
  step = FIRST;
  seat = 0;
  starter = 0;
  turn = 0;
  result = 0;
  /** Fallen trees, as a set. */
  down = 0;
  /** Stars at each tree, and the trees with any as a set. */
  readonly stars = new Uint16Array(MOST_TREES);
  starTrees = 0;
  readonly fairies = new Int8Array(MOST_SEATS).fill(UNPLACED);
  readonly hearts = new Uint8Array(MOST_SEATS).fill(HEARTS);
  readonly held = new Uint8Array(MOST_SEATS);
  /** Order of going home from 1; 0 not home. */
  readonly ranks = new Uint8Array(MOST_SEATS);
  home = 0;
  /** Seats whose fairies lie flat, as a set. */
  flat = 0;
  /** Locations, ascending: snakes are neutral (SF-R27). */
  readonly snakes = new Uint8Array(MOST_SEATS).fill(NOWHERE);
  /** Trees with snakes, as a set. */
  snakeTrees = 0;
  /** Dice not set aside. */
  pool = DICE;
  /** What this turn's roll showed, and what is left of it, by face. */
  readonly rolled = new Uint8Array(ICONS);
  readonly left = new Uint8Array(ICONS);
  /** 1 when the fairy at turn has gone a step in this turn; kept only where staying counts at the turn's end (SF-R30). */
  moved = 0;

  // Counted for the outcome.
  fallen = 0;
  knocked = 0;
  bites = 0;
  swaps = 0;
  flats = 0;

  // What follows from the rest: the choices of a node.
  choices = 0;
  /** Trees: those that a placement or a fairy's step may lead to, as a set. */
  targets = 0;
  /** 1 where the turn may end now. */
  ends = 0;
  /** Different locations of snakes that may step, how many choices each has, and which: see `steps.ts`. */
  groups = 0;
  readonly groupAt = new Uint8Array(MOST_SEATS);
  readonly groupWays = new Uint8Array(MOST_SEATS);
  readonly groupTargets = new Int32Array(4 * MOST_SEATS);
}

export function copyState(from: StarfallState, to: StarfallState): void {
  to.forest.copy(from.forest);
  to.step = from.step;
  to.seat = from.seat;
  to.starter = from.starter;
  to.turn = from.turn;
  to.result = from.result;
  to.down = from.down;
  to.stars.set(from.stars);
  to.starTrees = from.starTrees;
  to.home = from.home;
  to.flat = from.flat;
  to.snakeTrees = from.snakeTrees;
  to.pool = from.pool;
  to.moved = from.moved;
  to.fallen = from.fallen;
  to.knocked = from.knocked;
  to.bites = from.bites;
  to.swaps = from.swaps;
  to.flats = from.flats;
  to.choices = from.choices;
  to.targets = from.targets;
  to.ends = from.ends;
  to.groups = from.groups;
  for (let i = 0; i < MOST_SEATS; i++) {
    to.fairies[i] = from.fairies[i]!;
    to.hearts[i] = from.hearts[i]!;
    to.held[i] = from.held[i]!;
    to.ranks[i] = from.ranks[i]!;
    to.snakes[i] = from.snakes[i]!;
    to.groupAt[i] = from.groupAt[i]!;
    to.groupWays[i] = from.groupWays[i]!;
  }
  for (let icon = 0; icon < ICONS; icon++) {
    to.rolled[icon] = from.rolled[icon]!;
    to.left[icon] = from.left[icon]!;
  }
  if (from.groups > 0) to.groupTargets.set(from.groupTargets);
}
