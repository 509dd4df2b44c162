import {
  CHANCE,
  OVER,
  type Actor,
  type OptionValues,
  type Rules,
  type Throw,
  type Trace,
} from '@glade/engine';
import { RIVER, WOODS } from './battlefield.ts';
import { bits } from './bits.ts';
import { checkBattle } from './check.ts';
import { EVENTS } from './events.ts';
import { enemyAt, listCombat, listLandings, listLosses, listMovement } from './fight.ts';
import { aim, routes } from './magic.ts';
import { notation } from './notation.ts';
import { FORCE } from './plan.ts';
import {
  forgetAllMoves,
  forgetMoves,
  needsBigStep,
  needsRoad,
  nthMove,
  refreshAll,
  refreshAround,
} from './reach.ts';
import type { Scenario } from './scenario.ts';
import { score } from './score.ts';
import { setUp } from './setup.ts';
import { guards, takeShields } from './shield.ts';
import { sieveOf } from './sieve.ts';
import {
  CAST,
  CASTING,
  copyState,
  DICE,
  DICED,
  DICING,
  emptyLike,
  END,
  ENDED,
  ENTER,
  EXIT,
  FIGHTING,
  GONE,
  HAS_CAST,
  hashState,
  KIND,
  LANDING,
  LOSING,
  LOST,
  MASK_BITS,
  MOVE,
  MOVED,
  MOVING,
  NOT_OVER,
  PEG,
  PUSHED,
  putOn,
  SLOW,
  SLOWING,
  SOLD,
  SPENT,
  takeOff,
  TO,
  TO_BITS,
  TRIO,
  UNIT,
  UNIT_BITS,
  WOUNDED,
  type BattleState,
} from './state.ts';
import {
  afterExit,
  afterLoss,
  earnPlaces,
  judgeHolds,
  judgeLimit,
  outcomeOf,
  takePlaces,
} from './victory.ts';
import { viewOf, type BattleView } from './view.ts';

export type BattleRules = Rules<BattleState, BattleView>;

const STREAMS = ['spell', 'slow', 'fight'];
/** About two player-turns. */
const HORIZON = 60;

const THROWS: Readonly<Record<number, Throw>> = {
  [CASTING]: { code: 'fast', dice: [6], reads: ['die'] },
  [SLOWING]: { code: 'slow', dice: [6, 6], reads: ['die', 'die'] },
  [DICING]: { code: 'fight', dice: [6, 6], reads: ['attacker', 'defender'] },
};

/** How an event names a unit. */
const pieceOf = (s: BattleState, unit: number): number =>
  4 * s.plan.side[unit]! + s.plan.type[unit]!;

/** War Kids: a battle of two small armies by this scenario. */
export function battle(scenario: Scenario, values: OptionValues): BattleRules {
  const start = setUp(scenario, values);
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

  // --- Choices ---

  function offer(s: BattleState): void {
    s.choices = s.ends + (s.step === MOVING ? s.moves : 0) + s.listed;
  }

  /** Back to the phase: what can be done now; a Combat phase in which nothing can be done is over. */
  function goOn(s: BattleState, trace: Trace | undefined): void {
    if (s.result !== NOT_OVER) return;
    s.step = s.phase;
    s.who = 0;
    s.target = 0;
    s.detail = 0;
    if (s.phase === MOVING) listMovement(s);
    else {
      listCombat(s);
      if (s.listed === 0) return endCombat(s, trace);
    }
    offer(s);
  }

  /** Fills in what follows from the rest of a state. */
  function ready(s: BattleState): void {
    s.listed = 0;
    s.ends = 0;
    if (s.phase === MOVING && s.step !== ENDED) refreshAll(s);
    else forgetAllMoves(s);
    if (s.step === MOVING) listMovement(s);
    else if (s.step === FIGHTING) listCombat(s);
    else if (s.step === LANDING) listLandings(s);
    else if (s.step === LOSING) listLosses(s);
    if (s.step >= CASTING && s.step <= DICING) awaitRoll(s, s.step);
    else offer(s);
  }

  function awaitRoll(s: BattleState, step: number): void {
    s.step = step;
    s.listed = 0;
    s.ends = 0;
    s.choices = step === CASTING ? 6 : 36;
  }

  function nth(s: BattleState, k: number): number {
    if (s.step === CASTING) return k + 1;
    if (s.step === SLOWING || s.step === DICING) return k;
    let rest = k - s.ends;
    if (rest < 0) return END;
    if (s.step !== MOVING) return s.menu[rest]!;
    if (rest < s.moves) return nthMove(s, rest);
    rest -= s.moves;
    return s.menu[rest]!;
  }

  // --- Turns (WK-11 to WK-15) ---

  function endMovement(s: BattleState, trace: Trace | undefined): void {
    if (rules.princeHeals) heal(s, trace);
    s.phase = FIGHTING;
    forgetAllMoves(s);
    takeShields(s);
    goOn(s, trace);
    if (trace !== undefined && s.step === FIGHTING) trace.tell(EVENTS.combat, s.side);
  }

  // WK-80, WK-R31.
  function heal(s: BattleState, trace: Trace | undefined): void {
    const { plan, field } = s;
    const leaders = plan.leaders[s.side]!;
    for (let unit = 0; unit < plan.count; unit++) {
      if (plan.side[unit] !== s.side || s.cell[unit]! < 0 || (s.flags[unit]! & WOUNDED) === 0)
        continue;
      for (let i = 0; i < leaders.length; i++) {
        const there = s.cell[leaders[i]!]!;
        if (there < 0 || field.distance(there, s.cell[unit]!) !== 1) continue;
        s.flags[unit]! &= ~WOUNDED;
        if (trace !== undefined) trace.tell(EVENTS.healed, pieceOf(s, unit), s.cell[unit]);
        break;
      }
    }
  }

  function endCombat(s: BattleState, trace: Trace | undefined): void {
    takePlaces(s, trace);
    judgeHolds(s, trace);
    if (s.result !== NOT_OVER) return;
    if (s.side === 1 - firstSide) {
      earnPlaces(s);
      judgeLimit(s, trace);
      if (s.result !== NOT_OVER) return;
      s.turn += 1;
    }
    for (let unit = 0; unit < s.plan.count; unit++) s.flags[unit]! &= WOUNDED;
    s.shieldLow = 0;
    s.shieldHigh = 0;
    s.side = 1 - s.side;
    s.played += 1;
    s.phase = MOVING;
    if (trace !== undefined) trace.tell(EVENTS.turn, s.side, s.turn);
    refreshAll(s);
    goOn(s, trace);
  }

  const firstSide = start.side;

  // --- Movement ---

  function move(s: BattleState, unit: number, to: number, trace: Trace | undefined): void {
    const from = s.cell[unit]!;
    if (trace !== undefined) tellMove(s, unit, from, to, trace);
    s.flags[unit]! |= MOVED;
    forgetMoves(s, unit);
    putOn(s, unit, to);
    refreshAround(s, from);
    refreshAround(s, to);
    goOn(s, trace);
  }

  function tellMove(s: BattleState, unit: number, from: number, to: number, trace: Trace): void {
    const { terrain } = s.field;
    trace.tell(EVENTS.moved, pieceOf(s, unit), from, to);
    if (rules.roads && needsRoad(s, unit, to)) trace.tell(EVENTS.byRoad, to);
    else if (needsBigStep(s, unit, to)) trace.tell(EVENTS.allPoints, to);
    if (terrain[from] === WOODS) trace.tell(EVENTS.outOfWoods, from);
    if (terrain[to] === WOODS) trace.tell(EVENTS.intoWoods, to);
    if (terrain[to] === RIVER) trace.tell(EVENTS.intoRiver, to);
    if (s.field.isContour(from, to)) trace.tell(EVENTS.slope, from, to);
  }

  function enter(s: BattleState, unit: number, to: number, trace: Trace | undefined): void {
    s.flags[unit]! |= MOVED;
    putOn(s, unit, to);
    if (trace !== undefined) trace.tell(EVENTS.entered, pieceOf(s, unit), to);
    refreshAround(s, to);
    goOn(s, trace);
  }

  function exit(s: BattleState, unit: number, trace: Trace | undefined): void {
    const from = s.cell[unit]!;
    forgetMoves(s, unit);
    takeOff(s, unit, GONE);
    s.flags[unit] = 0;
    if (trace !== undefined) trace.tell(EVENTS.exited, pieceOf(s, unit), from);
    afterExit(s, s.side, trace);
    if (s.result !== NOT_OVER) return;
    refreshAround(s, from);
    goOn(s, trace);
  }

  // --- Magic ---

  function cast(s: BattleState, kind: number, mage: number, target: number, trace?: Trace): void {
    aim(s, s.cell[mage]!, s.side);
    s.flags[mage]! |= HAS_CAST;
    s.who = mage;
    s.target = target;
    s.detail = routes[target]!;
    if (trace !== undefined) {
      const told = kind === CAST ? EVENTS.cast : EVENTS.castSlow;
      trace.tell(told, s.cell[mage], s.cell[target], s.detail);
      if (rules.lineOfSight) trace.tell(EVENTS.line, s.detail);
      else if (rules.obstacles) trace.tell(EVENTS.route, s.detail);
    }
    awaitRoll(s, kind === CAST ? CASTING : SLOWING);
  }

  // WK-50.
  function rollFast(s: BattleState, roll: number, trace: Trace | undefined): void {
    const hit = roll >= s.detail;
    if (trace !== undefined)
      trace.tell(hit ? EVENTS.hit : EVENTS.missed, s.cell[s.target], roll, s.detail);
    if (hit) defeat(s, s.target, trace);
    goOn(s, trace);
  }

  // WK-73, WK-R33.
  function rollSlow(s: BattleState, roll: number, trace: Trace | undefined): void {
    const hit = roll >= s.detail;
    if (trace !== undefined)
      trace.tell(hit ? EVENTS.slowHit : EVENTS.slowMissed, s.cell[s.target], roll, s.detail);
    if (!hit) return goOn(s, trace);
    listLandings(s);
    if (s.listed === 0) {
      if (trace !== undefined) trace.tell(EVENTS.stuck, pieceOf(s, s.target), s.cell[s.target]);
      return goOn(s, trace);
    }
    s.step = LANDING;
    s.who = 0;
    s.detail = 0;
    offer(s);
  }

  function land(s: BattleState, to: number, trace: Trace | undefined): void {
    const unit = s.target;
    const from = s.cell[unit]!;
    const guarded = trace !== undefined && guards(s, unit);
    putOn(s, unit, to);
    s.flags[unit]! |= PUSHED;
    if (trace !== undefined) {
      trace.tell(EVENTS.landed, pieceOf(s, unit), from, to);
      if (guarded) trace.tell(EVENTS.exposed, s.plan.side[unit]);
    }
    if (s.phase === MOVING) {
      refreshAround(s, from);
      refreshAround(s, to);
    }
    goOn(s, trace);
  }

  // --- Combat ---

  /** WK-69, WK-70: wounds a unit or eliminates it. */
  function defeat(s: BattleState, unit: number, trace: Trace | undefined): void {
    const at = s.cell[unit]!;
    if (rules.wounded && (s.flags[unit]! & WOUNDED) === 0) {
      s.flags[unit]! |= WOUNDED;
      if (trace !== undefined) trace.tell(EVENTS.wounded, pieceOf(s, unit), at);
      return;
    }
    const guarded = trace !== undefined && guards(s, unit);
    takeOff(s, unit, LOST);
    s.flags[unit] = 0;
    if (trace !== undefined) {
      trace.tell(EVENTS.eliminated, pieceOf(s, unit), at);
      if (guarded) trace.tell(EVENTS.exposed, s.plan.side[unit]);
    }
    afterLoss(s, unit, trace);
    if (s.phase === MOVING && s.result === NOT_OVER) refreshAround(s, at);
  }

  function attack(
    s: BattleState,
    unit: number,
    target: number,
    charge: boolean,
    trace?: Trace,
  ): void {
    s.flags[unit]! |= SPENT;
    if (trace !== undefined)
      trace.tell(charge ? EVENTS.charged : EVENTS.struck, s.cell[unit], s.cell[target]);
    defeat(s, target, trace);
    goOn(s, trace);
  }

  function spend(s: BattleState, target: number, mask: number): void {
    for (let d = 0; d < 6; d++) if ((mask >> d) & 1) s.flags[enemyAt(s, target, d)]! |= SPENT;
  }

  function surround(s: BattleState, target: number, mask: number, trace?: Trace): void {
    spend(s, target, mask);
    if (trace !== undefined) trace.tell(EVENTS.surrounded, s.cell[target]);
    defeat(s, target, trace);
    goOn(s, trace);
  }

  function fight(s: BattleState, target: number, mask: number, trace?: Trace): void {
    spend(s, target, mask);
    s.flags[target]! |= DICED;
    s.target = target;
    s.detail = mask;
    if (trace !== undefined) trace.tell(EVENTS.fight, s.cell[target], bits(mask));
    awaitRoll(s, DICING);
  }

  // WK-84 to WK-89.
  function rollFight(s: BattleState, attacker: number, defender: number, trace?: Trace): void {
    const { target } = s;
    const total = attacker + FORCE[0] * bits(s.detail);
    const defence = defender + FORCE[s.plan.type[target]!]!;
    const cell = s.cell[target];
    if (trace !== undefined) {
      trace.tell(EVENTS.totals, total, defence);
      const told = total === defence ? 'fightTied' : total > defence ? 'fightWon' : 'fightLost';
      trace.tell(EVENTS[told], cell);
    }
    if (total > defence) defeat(s, target, trace);
    if (total >= defence) return goOn(s, trace);
    listLosses(s);
    if (s.listed > 1) {
      s.step = LOSING;
      return offer(s);
    }
    if (s.listed === 1) return lose(s, (s.menu[0]! >> UNIT) & UNIT_BITS, trace);
    if (trace !== undefined) trace.tell(EVENTS.nobodyLost, cell);
    goOn(s, trace);
  }

  function lose(s: BattleState, unit: number, trace: Trace | undefined): void {
    defeat(s, unit, trace);
    goOn(s, trace);
  }

  function apply(s: BattleState, a: number, trace?: Trace): void {
    if (s.step === CASTING) return rollFast(s, a, trace);
    if (s.step === SLOWING) return rollSlow(s, Math.floor(a / 6) + (a % 6) + 2, trace);
    if (s.step === DICING) return rollFight(s, Math.floor(a / 6) + 1, (a % 6) + 1, trace);
    const kind = a >> KIND;
    const unit = (a >> UNIT) & UNIT_BITS;
    const to = (a >> TO) & TO_BITS;
    if (kind === MOVE) return move(s, unit, to, trace);
    if (kind === END) return s.step === MOVING ? endMovement(s, trace) : endCombat(s, trace);
    if (kind === CAST || kind === SLOW) return cast(s, kind, unit, to, trace);
    if (kind === PEG || kind === SOLD) return attack(s, unit, to, kind === PEG, trace);
    if (kind === TRIO) return surround(s, to, a & MASK_BITS, trace);
    if (kind === DICE) return fight(s, to, a & MASK_BITS, trace);
    if (kind === ENTER) return enter(s, unit, to, trace);
    if (kind === EXIT) return exit(s, unit, trace);
    if (s.step === LANDING) return land(s, to, trace);
    lose(s, unit, trace);
  }

  const limit = Math.min(rules.turnLimit, 60);

  return {
    kind: 'competitive',
    seats: 2,
    bounds: {
      actions: start.most,
      steps: 2 * limit * (4 * start.plan.count + 4),
      horizon: HORIZON,
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
    score,

    check: (s, a, by) => checkBattle(s, a, by, actor(s)),
    outcome: outcomeOf,
    turn: (s) => s.played,
    thrown: (s) => THROWS[s.step],
    outcomeOf: (s, faces) => (s.step === CASTING ? faces[0]! : 6 * (faces[0]! - 1) + faces[1]! - 1),
    facesOf: (s, a) => (s.step === CASTING ? [a] : [Math.floor(a / 6) + 1, (a % 6) + 1]),
    notation: notation(start, create, ready, actor),
    view: (s) => viewOf(s, actor(s)),
    sieve: sieveOf(nth),
  };
}
