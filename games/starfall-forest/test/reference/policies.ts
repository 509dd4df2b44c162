/** Simple players for whole games of the reference: the two of section 8, as far as it tells them. */
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refWeight,
  type RefOptions,
  type RefState,
} from '../reference.ts';

import { distance, type Place } from './forest.ts';
import { fairyOf, HOME, isDown, isFlat, isHome, seats, snakesAt, starsAt, trees } from './state.ts';

/** A number from 0 to below. */
export type Draw = (below: number) => number;
export type Policy = (s: RefState, draw: Draw) => number;

/** Mulberry32 by Tommy Ettinger, of the public domain: the tests need no better. */
export function drawsFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const a = Math.imul(state ^ (state >>> 15), state | 1);
    const b = a ^ (a + Math.imul(a ^ (a >>> 7), a | 61));
    return Math.floor((((b ^ (b >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Evenly among the legal actions. */
export const random: Policy = (s, draw) => {
  const legal = refLegal(s);
  return legal[draw(legal.length)] ?? -1;
};

/** An outcome of a chance node, by its weight. */
const chance: Policy = (s, draw) => {
  const outcomes = refLegal(s);
  const weights = outcomes.map((outcome) => refWeight(s, outcome));
  let left = draw(weights.reduce((a, b) => a + b, 0));
  return outcomes.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? -1;
};

/**
 * Goes the shortest way to the nearest star, keeps off snakes, pushes snakes at whoever of the
 * others holds most stars, lets stars fall near itself.
 */
export const greedy: Policy = (s, draw) => {
  if (s.step !== 'move' && s.step !== 'star') return random(s, draw);
  const scores = refLegal(s).map((action) => valueOf(s, action));
  const best = Math.max(...scores);
  const choices = refLegal(s).filter((_, i) => scores[i] === best);
  return choices[draw(choices.length)] ?? -1;
};

/** How well the table lies for the own fairy after the action. */
function valueOf(s: RefState, action: number): number {
  const { at, held } = fairyOf(s, s.active);
  if (s.step === 'star') return nearness(s, at, action - 49152);
  const t = action === 0 ? s : refApply(s, action);
  const own = fairyOf(t, s.active);
  if (own.at === HOME) return held === own.held ? threat(t, s.active) : 1000;
  const snakes = snakesAt(t, [own.at]);
  const unsafe = isDown(t, own.at) ? 3 : 0;
  const spent = action >= 32768 ? 0.1 : 0;
  const mine = (own.held - held) * 100 + nearestStar(t, own.at) - 8 * snakes - unsafe - spent;
  return mine + threat(t, s.active);
}

function nearestStar(s: RefState, at: number): number {
  const stars = trees(s).filter((tree) => starsAt(s, tree) > 0);
  return Math.max(-20, ...stars.map((tree) => 4 * nearness(s, at, tree)));
}

function nearness(s: RefState, at: number, tree: number): number {
  return at === HOME ? 0 : -distance(s.points, at, tree);
}

/** The nearer snakes are to the leader among the others, the better. */
function threat(s: RefState, seat: number): number {
  const others = seats(s).filter((n) => n !== seat && !isHome(s, n) && !isFlat(s, n));
  const most = Math.max(...others.map((n) => fairyOf(s, n).held));
  const leader = others.find((n) => fairyOf(s, n).held === most);
  if (leader === undefined) return 0;
  const target = fairyOf(s, leader).at;
  const away = (snake: Place) =>
    Math.max(...snake.map((tree) => distance(s.points, tree, target))) + (snake.length - 1) / 2;
  return -0.5 * s.snakes.reduce((sum, snake) => sum + away(snake), 0);
}

/** Plays to the end; `seen` gets every state and the action taken there. */
export function playOut(
  options: RefOptions,
  policies: readonly Policy[],
  draw: Draw,
  seen: (s: RefState, action: number) => void = () => undefined,
): RefState {
  let s = refCreate(options);
  while (refActor(s) !== OVER) {
    const policy = refActor(s) === CHANCE ? chance : (policies[refActor(s)] ?? random);
    const action = policy(s, draw);
    seen(s, action);
    s = refApply(s, action);
  }
  return s;
}
