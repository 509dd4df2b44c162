import {
  CHANCE,
  OVER,
  type Action,
  type Actor,
  type Kernel,
  type OptionValues,
  type Throw,
  type Trace,
} from '@glade/engine';
import {
  CAST,
  CHARGE,
  END,
  ENTER,
  EXIT,
  FIGHT,
  KIND,
  MASK_BITS,
  MOVE,
  PLACE,
  SLOW,
  STRIKE,
  TO,
  TO_BITS,
  TRIO,
  UNIT,
  UNIT_BITS,
} from './actions.ts';
import { checkBattle } from './check.ts';
import { attack, fight, lose, rollFight, surround } from './combat/attacks.ts';
import { cast, land, rollFast, rollSlow } from './magic/casting.ts';
import { enter, exit, move, place } from './movement/moves.ts';
import { nthPlacing } from './movement/placing.ts';
import { nthMove } from './movement/reach.ts';
import { endCombat, endMovement, ready } from './phases.ts';
import { isPlainFirstSkirmish } from './options.ts';
import type { Scenario } from './setup/scenario.ts';
import { startingState } from './setup/starting-state.ts';
import {
  CASTING,
  copyState,
  DICING,
  emptyLike,
  ENDED,
  hashState,
  LANDING,
  LOSING,
  MOVING,
  SLOWING,
  type BattleState,
} from './state.ts';
import { outcomeOf } from './victory.ts';
import { viewOf, type BattleView } from './view.ts';

/** The rules of one battle, with what positions and bots need beside them. */
export interface BattleKernel extends Kernel<BattleState, BattleView> {
  readonly mode: 'battle';
  /** Whether this is the First skirmish with its own rules and numbers. */
  readonly usual: boolean;
  /** The battle as the scenario sets it up. Nobody may change it. */
  readonly start: BattleState;
  /** Fills in what follows from the rest of a state: who can go where, and what else can be done. */
  readonly ready: (s: BattleState) => void;
  readonly nth: (s: BattleState, k: number) => Action;
}

const STREAMS = ['spell', 'slow', 'fight'];

const THROWS: Readonly<Record<number, Throw>> = {
  [CASTING]: { code: 'fast', dice: [6], reads: ['die'] },
  [SLOWING]: { code: 'slow', dice: [6, 6], reads: ['die', 'die'] },
  [DICING]: { code: 'fight', dice: [6, 6], reads: ['attacker', 'defender'] },
};

/** War Kids: a battle of two small armies by this scenario. `phases.ts` says what comes after what. */
export function battle(scenario: Scenario, values: OptionValues): BattleKernel {
  const start = startingState(scenario, values);
  const { rules } = start;

  function create(): BattleState {
    const s = emptyLike(start);
    copyState(start, s);
    return s;
  }

  function actor(s: BattleState): Actor {
    if (s.step === ENDED) return OVER;
    if (s.step >= CASTING && s.step <= DICING) return CHANCE;
    return s.step === LOSING ? 1 - s.side : s.side;
  }

  function nth(s: BattleState, k: number): number {
    if (s.step === CASTING) return k + 1;
    if (s.step === SLOWING || s.step === DICING) return k;
    let rest = k - s.ends;
    if (rest < 0) return END;
    if (s.step !== MOVING) return s.listed[rest]!;
    if (rules.ownMoves)
      return rest < s.listedCount ? s.listed[rest]! : nthPlacing(s, rest - s.listedCount);
    if (rest < s.moves) return nthMove(s, rest);
    rest -= s.moves;
    return s.listed[rest]!;
  }

  function apply(s: BattleState, a: number, trace?: Trace): void {
    if (s.step === CASTING) return rollFast(s, a, trace);
    if (s.step === SLOWING) return rollSlow(s, Math.floor(a / 6) + (a % 6) + 2, trace);
    if (s.step === DICING) return rollFight(s, Math.floor(a / 6) + 1, (a % 6) + 1, trace);
    const kind = a >> KIND;
    const unit = (a >> UNIT) & UNIT_BITS;
    const to = (a >> TO) & TO_BITS;
    if (kind === MOVE) return move(s, unit, to, trace);
    if (kind === PLACE) return place(s, unit, to, trace);
    if (kind === END) return s.step === MOVING ? endMovement(s, trace) : endCombat(s, trace);
    if (kind === CAST || kind === SLOW) return cast(s, kind, unit, to, trace);
    if (kind === CHARGE || kind === STRIKE) return attack(s, unit, to, kind === CHARGE, trace);
    if (kind === TRIO) return surround(s, to, a & MASK_BITS, trace);
    if (kind === FIGHT) return fight(s, to, a & MASK_BITS, trace);
    if (kind === ENTER) return enter(s, unit, to, trace);
    if (kind === EXIT) return exit(s, unit, trace);
    if (s.step === LANDING) return land(s, to, trace);
    lose(s, unit, trace);
  }

  const limit = Math.min(rules.turnLimit, 60);

  return {
    mode: 'battle',
    usual: isPlainFirstSkirmish(values, scenario),
    start,
    ready,
    kind: 'competitive',
    seats: 2,
    bounds: {
      actions: start.most,
      // A unit moves or attacks, a Mage casts, dice fall; where people place units, each once more.
      steps: 2 * limit * ((rules.ownMoves ? 5 : 4) * start.setup.count + 4),
    },
    streams: STREAMS,

    create,
    actor,
    count: (s) => s.choices,
    nth,
    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => s.step - CASTING,
    apply,
    copy: copyState,
    hash: hashState,

    check: (s, a, by) => checkBattle(s, a, by, actor(s)),
    outcome: outcomeOf,
    turn: (s) => s.played,
    thrown: (s) => THROWS[s.step],
    outcomeOf: (s, faces) => (s.step === CASTING ? faces[0]! : 6 * (faces[0]! - 1) + faces[1]! - 1),
    facesOf: (s, a) => (s.step === CASTING ? [a] : [Math.floor(a / 6) + 1, (a % 6) + 1]),
    view: (s) => viewOf(s, actor(s)),
  };
}
