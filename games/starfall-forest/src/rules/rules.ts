import {
  CHANCE,
  OVER,
  type Actor,
  type Kernel,
  type OptionValues,
  type Trace,
} from '@glade/engine';
import { bits, lowest, nthBit } from '@glade/boards/bit-sets';
import { biteAll } from './bites.ts';
import { cellAt, cellOfTree } from './cells.ts';
import { checkAction } from './check.ts';
import {
  ICON_NAMES,
  iconsOf,
  outcomeOfSides,
  rollsOf,
  setAside,
  showing,
  sidesOf,
  throwsOf,
} from './dice.ts';
import { EVENTS } from './events.ts';
import { hashState } from './hash.ts';
import { starfallOptions, type StarfallOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { fillPlaces, nextPlacement, nthPlace, place } from './setup.ts';
import { collect, enoughHome, stay } from './stars.ts';
import {
  AT_CAP,
  AT_HOME,
  BIG_STAR,
  copyState,
  DICE,
  END_TURN,
  ENDED,
  FAIRY,
  FAIRY_FACE,
  FIRST,
  FROM,
  HEARTS,
  ICONS,
  KNOCK,
  MOVE,
  PLACE,
  REVIVE,
  ROLL,
  SHOOTING,
  SLITHER,
  SNAKE_FACE,
  STAR,
  StarfallState,
  TO_BITS,
  TREE_FACE,
} from './state.ts';
import { anyStep, fillMoves, moveSnake, nthMove, starTargets } from './steps.ts';
import { viewOf, type StarfallView } from './view.ts';

/** Most choices: a roll of five dice. */
const MOST_CHOICES = 126;

const STREAMS = ['first', 'setup', 'roll'];

/** What positions and bots need beside the rules themselves. */
export interface StarfallKernel extends Kernel<StarfallState, StarfallView> {
  readonly options: StarfallOptions;
  /** Fills in what follows from the rest of the state: how much there is to choose from, and what. */
  readonly ready: (s: StarfallState) => void;
}

/** Starfall Forest (Martijn Althuizen): two to four fairies collect falling stars to fly home. */
export function rules(values: OptionValues): StarfallKernel {
  const options = starfallOptions(values);
  const { players } = options;
  const drawn = options.setup === 'random';
  const doubled = ICON_NAMES.findIndex((name) => options.die === `${name}2`);
  const icons = sidesOf(doubled);
  const rolls = rollsOf(doubled);
  /** Where staying counts at the turn's end, a turn remembers that the fairy has gone. */
  const remembers = options.staying === 'end' ? 1 : 0;
  const start = new StarfallState();
  const startHearts = options['SF-06.hearts'] ?? HEARTS;
  const startDice = options['SF-13.dice'] ?? DICE;
  /** Big stars in one roll that make a star topple its tree (SF-24). */
  const toppling = options['SF-24.stars'] ?? 2;
  start.hearts.fill(startHearts);
  start.pool = startDice;
  start.forest.lay(options.width, options.height, options);
  if (options.first < 0) start.choices = players;
  else beginPlacements(start, options.first);

  function create(): StarfallState {
    const s = new StarfallState();
    copyState(start, s);
    return s;
  }

  const inSetup = (s: StarfallState): boolean => s.step >= KNOCK && s.step <= FAIRY;

  function actor(s: StarfallState): Actor {
    if (s.step === ENDED) return OVER;
    return s.step === FIRST || s.step === ROLL || (drawn && inSetup(s)) ? CHANCE : s.seat;
  }

  // --- Set-up (SF-05, SF-06, SF-07, SF-08, SF-09, SF-10, SF-11, SF-12, SF-13) ---

  function beginPlacements(s: StarfallState, seat: number): void {
    s.starter = seat;
    s.seat = seat;
    s.step = KNOCK;
    fillPlaces(s, options);
  }

  function placeOne(s: StarfallState, to: number, trace: Trace | undefined): void {
    place(s, to, options, trace);
    nextPlacement(s, players);
    if (s.step <= FAIRY) fillPlaces(s, options);
    else beginTurn(s, trace);
  }

  // --- The turn (SF-20, SF-21, SF-22, SF-23, SF-24, SF-25, SF-26, SF-27, SF-28, SF-29, SF-30, SF-31) ---

  function beginTurn(s: StarfallState, trace: Trace | undefined): void {
    s.turn += 1;
    s.moved = 0;
    s.rolled.fill(0);
    if (trace !== undefined) trace.tell(EVENTS.turn, s.seat, s.pool);
    if (options.staying === 'start' && stay(s, options, trace)) return end(s, AT_HOME, trace);
    s.step = ROLL;
    s.choices = rolls.outcomes[s.pool]!.length;
  }

  function roll(s: StarfallState, outcome: number, trace: Trace | undefined): void {
    for (let icon = 0; icon < ICONS; icon++) {
      s.rolled[icon] = showing(outcome, icon);
      s.left[icon] = icon < FAIRY_FACE ? 0 : s.rolled[icon]!;
    }
    const { rolled } = s;
    const aside = setAside(rolled);
    s.pool -= aside;
    if (trace !== undefined) {
      trace.tell(EVENTS.rolledStars, s.seat, rolled[BIG_STAR], rolled[SHOOTING], aside);
      const [fairy, snake, tree] = [rolled[FAIRY_FACE]!, rolled[SNAKE_FACE]!, rolled[TREE_FACE]!];
      if (fairy + snake + tree > 0) trace.tell(EVENTS.rolledSteps, s.seat, fairy, snake, tree);
    }
    if (s.pool === 0) return complete(s, aside, trace);
    s.step = MOVE;
    fillMoves(s, options);
    if (anyStep(s)) return;
    if (trace !== undefined) trace.tell(EVENTS.idle, s.seat);
    endTurn(s, -1, trace);
  }

  function endTurn(s: StarfallState, revived: number, trace: Trace | undefined): void {
    if (options.staying === 'end' && s.moved === 0 && stay(s, options, trace))
      return end(s, AT_HOME, trace);
    biteAll(s, revived, options, trace);
    s.left.fill(0);
    s.targets = 0;
    s.groups = 0;
    s.ends = 0;
    if (s.turn >= options.turnCap) {
      if (trace !== undefined) trace.tell(EVENTS.cap, s.turn);
      return end(s, AT_CAP, trace);
    }
    s.seat = (s.seat + 1) % players;
    beginTurn(s, trace);
  }

  function end(s: StarfallState, result: number, trace: Trace | undefined): void {
    s.step = ENDED;
    s.result = result;
    s.moved = 0;
    s.choices = 0;
    s.targets = 0;
    s.groups = 0;
    s.ends = 0;
    if (trace !== undefined && result === AT_HOME) trace.tell(EVENTS.ended);
  }

  // --- A star falls (SF-23, SF-24, SF-25, SF-26, SF-27, SF-28, SF-61, SF-62, SF-63) ---

  function complete(s: StarfallState, aside: number, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.completed, s.seat, aside);
    fillTargets(s);
    if (s.flat !== 0 && s.choices === 1) return revive(s, lowest(s.flat), trace);
    s.step = s.flat !== 0 ? REVIVE : STAR;
  }

  // SF-R19: no tree is chosen, and none falls.
  function revive(s: StarfallState, seat: number, trace: Trace | undefined): void {
    s.flat &= ~(1 << seat);
    s.hearts[seat] = startHearts;
    if (trace !== undefined) {
      trace.tell(EVENTS.drawnTo, seat);
      trace.tell(EVENTS.revived, seat);
    }
    afterStar(s, seat, trace);
  }

  function fall(s: StarfallState, tree: number, trace: Trace | undefined): void {
    s.stars[tree]! += 1;
    s.starTrees |= 1 << tree;
    if (trace !== undefined) trace.tell(EVENTS.fell, cellOfTree(s.forest, tree), s.seat);
    // SF-24, SF-R13, SF-R17.
    if (setAside(s.rolled) >= toppling && ((s.down >>> tree) & 1) === 0) {
      s.down |= 1 << tree;
      s.knocked += 1;
      if (trace !== undefined) trace.tell(EVENTS.felled, cellOfTree(s.forest, tree));
    }
    afterStar(s, -1, trace);
  }

  function afterStar(s: StarfallState, revived: number, trace: Trace | undefined): void {
    s.fallen += 1;
    s.pool = startDice;
    endTurn(s, revived, trace);
  }

  // --- Steps (SF-29 to SF-46, SF-R22) ---

  function move(s: StarfallState, a: number, trace: Trace | undefined): void {
    if (a === END_TURN) {
      if (trace !== undefined) trace.tell(EVENTS.passed, s.seat);
      return endTurn(s, -1, trace);
    }
    const to = a & TO_BITS;
    if (a >= SLITHER) {
      spend(s, SNAKE_FACE);
      const from = (a >> FROM) & TO_BITS;
      moveSnake(s, from, to);
      if (trace !== undefined)
        trace.tell(EVENTS.snakeMoved, cellAt(s.forest, from), cellAt(s.forest, to), s.seat);
    } else {
      spend(s, FAIRY_FACE);
      s.fairies[s.seat] = to;
      const fallen = ((s.down >>> to) & 1) !== 0;
      if (trace !== undefined)
        trace.tell(fallen ? EVENTS.crossed : EVENTS.stepped, cellOfTree(s.forest, to), s.seat);
      s.moved = remembers;
      if (collect(s, s.seat, to, options, trace)) {
        s.moved = 0;
        if (enoughHome(s, options)) return end(s, AT_HOME, trace);
      }
    }
    fillMoves(s, options);
  }

  function spend(s: StarfallState, icon: number): void {
    if (s.left[icon]! > 0) s.left[icon]! -= 1;
    else s.left[TREE_FACE]! -= 1;
  }

  // --- Choices ---

  /** Fills in what follows from the rest of a state. */
  function ready(s: StarfallState): void {
    if (s.step === MOVE) return fillMoves(s, options);
    if (s.step === FIRST) s.choices = players;
    else if (s.step === ROLL) s.choices = rolls.outcomes[s.pool]!.length;
    else if (s.step <= FAIRY) fillPlaces(s, options);
    else if (s.step < MOVE) fillTargets(s);
    else s.choices = 0;
  }

  function fillTargets(s: StarfallState): void {
    s.targets = s.flat !== 0 ? s.flat : starTargets(s, options);
    s.choices = bits(s.targets);
  }

  const throws = throwsOf(icons);

  function nth(s: StarfallState, k: number): number {
    if (s.step === MOVE) return nthMove(s, k);
    if (s.step === ROLL) return rolls.outcomes[s.pool]![k]!;
    if (s.step === FIRST) return k;
    return s.step >= STAR ? PLACE + nthBit(s.targets, k) : nthPlace(s, k);
  }

  function apply(s: StarfallState, a: number, trace?: Trace): void {
    if (s.step === MOVE) return move(s, a, trace);
    if (s.step === ROLL) return roll(s, a, trace);
    if (s.step === STAR) return fall(s, a - PLACE, trace);
    if (s.step === REVIVE) return revive(s, a - PLACE, trace);
    if (s.step !== FIRST) return placeOne(s, a - PLACE, trace);
    if (trace !== undefined) trace.tell(EVENTS.starter, a);
    beginPlacements(s, a);
  }

  return {
    options,
    ready,
    kind: 'competitive',
    seats: players,
    bounds: { actions: MOST_CHOICES, steps: 32 + 8 * options.turnCap },
    streams: STREAMS,

    create,
    actor,
    count: (s) => s.choices,
    nth,
    weight: (s, k) => (s.step === ROLL ? rolls.weights[s.pool]![k]! : 1),
    totalWeight: (s) => (s.step === ROLL ? rolls.totals[s.pool]! : s.choices),
    stream: (s) => (s.step === ROLL ? 2 : s.step === FIRST ? 0 : 1),
    apply,
    copy: copyState,
    hash: hashState,

    check: (s, a, by) => checkAction(s, a, by, actor(s), options),
    outcome: (s) => outcomeOf(s, options),
    turn: (s) => s.turn,
    thrown: (s) => (s.step === ROLL ? throws[s.pool] : undefined),
    outcomeOf: (_, faces) => outcomeOfSides(faces, icons),
    facesOf: (_, a) => iconsOf(a).map((icon) => icons.indexOf(icon) + 1),
    view: (s) => viewOf(s, options, actor(s)),
  };
}
