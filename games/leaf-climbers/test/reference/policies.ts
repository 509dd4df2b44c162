/** The simple players of section 8 of the rules file, and whole games between them. */
import {
  refActor,
  refApply,
  refCreate,
  refLegal,
  type RefOptions,
  type RefState,
} from '../reference.ts';
import { beside, stepCost } from './board.ts';
import { chipsOn, elevationOf } from './state.ts';

/** Where the player whose move it is ends it. `dice` gives numbers from 0 up to 1. */
export type Policy = (s: RefState, dice: Dice) => number;
export type Dice = () => number;

export const DEFAULTS: RefOptions = {
  players: 4,
  order: 'fixed',
  standStill: true,
  descend: 2,
  lastOne: 'winsAtOnce',
  allLost: 'noWinner',
  credit: 'each',
  crushedMeeple: 'each',
};

/** The same numbers for the same seed (mulberry32). */
export function diceFrom(seed: number): Dice {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf(choices: readonly number[], dice: Dice): number {
  const choice = choices[Math.floor(dice() * choices.length)];
  if (choice === undefined) throw new RangeError('nothing to choose from');
  return choice;
}

/** Any reachable square. */
export const random: Policy = (s, dice) => oneOf(refLegal(s), dice);

/** Any reachable square without a shadow, if there is one. */
export const careful: Policy = (s, dice) => oneOf(outOfShadow(s), dice);

/** No shadow, then blue tops, height and cheap ways out; the weights are ours. */
export const greedy: Policy = (s, dice) => {
  const choices = outOfShadow(s);
  const worth = choices.map((square) => worthOf(s, square));
  const best = Math.max(...worth);
  return oneOf(
    choices.filter((_, i) => worth[i] === best),
    dice,
  );
};

function outOfShadow(s: RefState): readonly number[] {
  const safe = refLegal(s).filter((square) => chipsOn(s, square) === 0);
  return safe.length > 0 ? safe : refLegal(s);
}

function worthOf(s: RefState, square: number): number {
  const height = elevationOf(s, square);
  if (height === 6) return 100;
  const waysOut = beside(square).map((to) => {
    const cost = stepCost(height, elevationOf(s, to), Number(s.options.descend));
    return Math.max(0, 5 - cost) / 4;
  });
  return height + waysOut.reduce((a, b) => a + b, 0);
}

/** A game to its end. */
export function played(options: RefOptions, policies: readonly Policy[], dice: Dice): RefState {
  let s = refCreate(options);
  while (s.step !== 'over') {
    const seat = refActor(s);
    const policy = policies[seat];
    s = refApply(s, policy === undefined ? oneOf(refLegal(s), dice) : policy(s, dice));
  }
  return s;
}
