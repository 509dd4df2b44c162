/** What lies open: everything (section 4.2: no hidden information). */
import { lostBy, exitedBy } from './defeat.ts';
import type { GuessState } from './guess.ts';
import { finalPoints, pointsSoFar } from './points.ts';
import type { BattleState, Pending, Unit } from './state.ts';

type UnitReport = Pick<Unit, 'cell' | 'moved' | 'cast' | 'spent' | 'wounded' | 'pushed' | 'diced'>;

export interface BattleReport {
  game: 'battle';
  step: Step;
  /** Who decides; -1 chance, -2 nobody any more. */
  actor: number;
  turn: number;
  active: number;
  phase: 'movement' | 'combat';
  units: UnitReport[];
  /** By place: 0 blue, 1 pink, -1 nobody. */
  owners: number[];
  /** By hold condition: blue's count, pink's count. */
  holds: [number, number][];
  /** By side, without the places that count at the end. */
  points: [number, number];
  /** By side, with them. */
  score: [number, number];
  lost: [number, number];
  exited: [number, number];
  pending: Pending;
}

export interface GuessReport {
  game: 'guess';
  step: 'phrase' | 'answer' | 'over';
  actor: number;
  middle: number[];
  piles: [number, number];
  used: number[];
  phrase: number;
}

type Step = 'movement' | 'combat' | 'fast' | 'slow' | 'land' | 'fight' | 'loss' | 'over';

export function stepOf(s: BattleState): Step {
  if (s.result !== '') return 'over';
  return s.pending.kind === 'none' ? s.phase : s.pending.kind;
}

export function battleReport(s: BattleState, actor: number): BattleReport {
  return {
    game: 'battle',
    step: stepOf(s),
    actor,
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    units: s.units.map(unitReport),
    owners: [...s.owners],
    holds: s.holds.map(([blue, pink]) => [blue, pink]),
    points: pointsSoFar(s),
    score: finalPoints(s),
    lost: [lostBy(s, 0).length, lostBy(s, 1).length],
    exited: [exitedBy(s, 0).length, exitedBy(s, 1).length],
    pending: s.pending,
  };
}

function unitReport({ cell, moved, cast, spent, wounded, pushed, diced }: Unit): UnitReport {
  return { cell, moved, cast, spent, wounded, pushed, diced };
}

export function guessReport(s: GuessState, actor: number): GuessReport {
  return {
    game: 'guess',
    step: actor === -2 ? 'over' : actor === -1 ? 'phrase' : 'answer',
    actor,
    middle: [...s.middle],
    piles: [...s.piles],
    used: [...s.used],
    phrase: s.phrase,
  };
}
