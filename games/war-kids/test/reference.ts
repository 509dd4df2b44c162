/**
 * War Kids as the rules file tells it: slow, obvious, one function per rule.
 * The fast implementation is checked against this one move by move, so the two share no code.
 *
 * Seat 0 is blue, seat 1 pink; cells and units are numbered as in section 4, reference/codes.ts has
 * the actions. Outcomes: a die 1..6; of two dice (first - 1) * 6 + (second - 1); a phrase 0..19.
 */
import { attacked } from './reference/attacks.ts';
import {
  actionIn,
  CAST,
  DICE,
  END,
  ENTER,
  EXIT,
  LOSS,
  MOVE,
  PLACE,
  SLOW,
  type Action,
} from './reference/codes.ts';
import { defeated, judged } from './reference/defeat.ts';
import { fightBegun, fightRolled, lossCodes } from './reference/dice.ts';
import {
  guessCodes,
  guessed,
  guessResult,
  guessSetUp,
  isGuessOver,
  type GuessState,
} from './reference/guess.ts';
import { exited, moved, placed } from './reference/moves.ts';
import { checkOptions, type RefOptions } from './reference/options.ts';
import {
  combatCodes,
  movementCodes,
  movementEnded,
  playerTurnEnded,
  settled,
} from './reference/phases.ts';
import type { Scenario } from './reference/scenario.ts';
import { fastRolled, landCodes, landed, slowRolled, spellCast } from './reference/spells.ts';
import { enemyOf, setUp, type BattleState } from './reference/state.ts';
import {
  battleReport,
  guessReport,
  stepOf,
  type BattleReport,
  type GuessReport,
} from './reference/view.ts';

export type { RefOptions } from './reference/options.ts';
export type { Scenario } from './reference/scenario.ts';
export type { BattleReport } from './reference/view.ts';
export type RefState = BattleState | GuessState;
export type RefReport = BattleReport | GuessReport;

export const CHANCE = -1;
export const OVER = -2;

export interface RefOutcome {
  code: string;
  winners: number[];
  measures: Record<string, number | number[]>;
}

const DIE = [1, 2, 3, 4, 5, 6];
const TWO_DICE = Array.from({ length: 36 }, (_, i) => i);

/** A battle; throws a RangeError for options no game can have. */
export function refCreate(scenario: Scenario, options: RefOptions): RefState {
  checkOptions(options);
  return setUp(scenario, options);
}

/** The appendix game. Of the options only `guessTimer` acts. */
export function refGuess(options: RefOptions): RefState {
  return guessSetUp(options);
}

/** The seat that decides, CHANCE or OVER. Only after a lost dice fight is it the passive one (WK-15). */
export function refActor(s: RefState): number {
  if (s.game === 'guess') return isGuessOver(s) ? OVER : s.phrase === -1 ? CHANCE : 0;
  const step = stepOf(s);
  if (step === 'over') return OVER;
  if (step === 'fast' || step === 'slow' || step === 'fight') return CHANCE;
  return step === 'loss' ? enemyOf(s.active) : s.active;
}

/** Ascending. At chance nodes the outcomes. */
export function refLegal(s: RefState): readonly number[] {
  const codes = s.game === 'guess' ? guessCodes(s) : battleCodes(s);
  return codes.toSorted((a, b) => a - b);
}

/** Dice are fair and phrases equally likely (section 4.3). */
export function refWeight(s: RefState, a: number): number {
  return refActor(s) === CHANCE && refLegal(s).includes(a) ? 1 : 0;
}

/** Throws a RangeError for what is not legal. */
export function refApply(s: RefState, a: number): RefState {
  if (!refLegal(s).includes(a)) throw new RangeError(`${a} is not legal here`);
  return s.game === 'guess' ? guessed(s, a) : settled(battleAfter(s, a));
}

/** Throws a RangeError before the end. */
export function refOutcome(s: RefState): RefOutcome {
  if (refActor(s) !== OVER) throw new RangeError('the game is not over');
  if (s.game === 'guess')
    return { ...guessResult(s), measures: { turns: s.answers, points: [...s.piles] } };
  const { turn, score, lost, exited: left } = battleReport(s, OVER);
  return {
    code: s.result,
    winners: [...s.winners],
    measures: { turns: turn, points: score, lost, exited: left },
  };
}

export function refView(s: RefState): RefReport {
  const actor = refActor(s);
  return s.game === 'guess' ? guessReport(s, actor) : battleReport(s, actor);
}

function battleCodes(s: BattleState): number[] {
  if (s.result !== '') return [];
  const { pending } = s;
  if (pending.kind === 'fast') return DIE;
  if (pending.kind === 'slow' || pending.kind === 'fight') return TWO_DICE;
  if (pending.kind === 'land') return landCodes(s, pending.target);
  if (pending.kind === 'loss') return lossCodes(pending.soldiers);
  return s.phase === 'movement' ? movementCodes(s) : combatCodes(s);
}

function battleAfter(s: BattleState, a: number): BattleState {
  const { pending } = s;
  if (pending.kind === 'fast') return fastRolled(s, pending.target, pending.distance, a);
  if (pending.kind === 'slow') return slowRolled(s, pending.target, pending.distance, a);
  if (pending.kind === 'fight') return fightRolled(s, pending.target, pending.soldiers, a);
  if (pending.kind === 'land') return landed(s, pending.target, actionIn(a).to);
  return a === END ? phaseEnded(s) : acted(s, actionIn(a));
}

function phaseEnded(s: BattleState): BattleState {
  return s.phase === 'movement' ? movementEnded(s) : playerTurnEnded(s);
}

function acted(s: BattleState, action: Action): BattleState {
  const { kind, unit, to, mask } = action;
  if (kind === MOVE || kind === ENTER) return moved(s, unit, to);
  if (kind === PLACE) return placed(s, unit, to);
  if (kind === EXIT) return judged(exited(s, unit));
  if (kind === CAST) return spellCast(s, 'fast', unit, to);
  if (kind === SLOW) return spellCast(s, 'slow', unit, to);
  if (kind === DICE) return fightBegun(s, to, mask);
  if (kind === LOSS) return defeated(s, unit);
  return attacked(s, action);
}
