/** The random player of section 10 of the rules file, and whole battles of its kind. */
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  type RefOptions,
  type RefState,
  type Scenario,
} from '../reference.ts';
import { actionIn, CAST, END, MOVE, SLOW } from './codes.ts';
import type { BattleState } from './state.ts';

/** A number from 0 to n - 1. */
export type Draw = (n: number) => number;

/** The same numbers for the same seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

export function oneOf(actions: readonly number[], draw: Draw): number {
  const action = actions[draw(actions.length)];
  if (action === undefined) throw new RangeError('nothing to choose from');
  return action;
}

/**
 * Each unit in a random order: a Mage with a target casts or not, evenly; then it moves with
 * probability 0.7. In the Combat phase anything but END while there is anything else.
 */
function player(draw: Draw): (s: RefState) => number {
  let turn = -1;
  let open: number[] = [];
  return (s) => {
    const legal = refLegal(s);
    const stands = s.game === 'battle' && s.phase === 'movement' && s.pending.kind === 'none';
    if (!stands || refActor(s) === CHANCE) return oneOf(restless(legal), draw);
    if (turn !== turnOf(s)) [turn, open] = [turnOf(s), shuffled(s, draw)];
    for (let unit = open.at(-1); unit !== undefined; unit = open.at(-1)) {
      const own = legal.filter((a) => a !== END && actionIn(a).unit === unit);
      const spells = own.filter((a) => isSpell(a));
      if (spells.length > 0 && draw(2) === 0) return oneOf(spells, draw);
      open.pop();
      const others = own.filter((a) => !isSpell(a));
      const waits = others.some((a) => actionIn(a).kind === MOVE) && draw(10) >= 7;
      if (others.length > 0 && !waits) return oneOf(others, draw);
    }
    return END;
  };
}

function restless(legal: readonly number[]): readonly number[] {
  const some = legal.filter((a) => a !== END);
  return some.length > 0 ? some : legal;
}

function isSpell(a: number): boolean {
  return [CAST, SLOW].includes(actionIn(a).kind);
}

function turnOf(s: BattleState): number {
  return 2 * s.turn + s.active;
}

function shuffled(s: BattleState, draw: Draw): number[] {
  const units = s.units.flatMap((unit, i) => (unit.side === s.active ? [i] : []));
  for (let last = units.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    const kept = units[last]!;
    units[last] = units[other]!;
    units[other] = kept;
  }
  return units;
}

/** A whole battle; `see` is shown every state. */
export function played(
  scenario: Scenario,
  options: RefOptions,
  draw: Draw,
  see: (s: RefState) => void = () => {},
): RefState {
  const choose = player(draw);
  let s = refCreate(scenario, options);
  for (see(s); refActor(s) !== OVER; see(s)) s = refApply(s, choose(s));
  return s;
}
