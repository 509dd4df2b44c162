import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refLegal,
  type RefState,
  refWeight,
} from '../reference.ts';
/** Draws from a seed, whole games, and the uniform player of section 8. */

/** A number from 0 up to, not including, 1. */
export type Draw = () => number;
export type Policy = (s: RefState, draw: Draw) => number;

/** Mulberry32. */
export function drawsFrom(seed: number): Draw {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick(list: readonly number[], draw: Draw): number {
  const one = list[Math.floor(draw() * list.length)];
  if (one === undefined) throw new RangeError('there is nothing to choose');
  return one;
}

export const random: Policy = (s, draw) => pick(refLegal(s), draw);

/** An outcome by its weight. */
function outcome(s: RefState, draw: Draw): number {
  const all = refLegal(s).flatMap((a) => Array<number>(refWeight(s, a)).fill(a));
  return pick(all, draw);
}

/** Plays to the end; `watch` sees every step. */
export function playOut(
  start: RefState,
  policy: Policy,
  draw: Draw,
  watch: (before: RefState, after: RefState) => void = () => {},
): RefState {
  let s = start;
  while (refActor(s) !== OVER) {
    const next = refApply(s, refActor(s) === CHANCE ? outcome(s, draw) : policy(s, draw));
    watch(s, next);
    s = next;
  }
  return s;
}
