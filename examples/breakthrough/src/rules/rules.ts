import { checkTurn, OVER, refuse, type Actor, type Kernel, type Refusal } from '@glade/engine';
import { EVENTS } from './events.ts';
import {
  AHEAD,
  BreakthroughState,
  copy,
  DIRECTIONS,
  fromOf,
  holds,
  isHome,
  SIDE,
  SQUARES,
  squaresOf,
} from './state.ts';

export interface BreakthroughView {
  readonly actor: Actor;
  /** Each square from the bottom left, row by row: 0 empty, 1 or 2 the piece of that player. */
  readonly squares: readonly number[];
}

/** No seat has more pieces, each with three ways to go. */
const MOST_CHOICES = 3 * 16;
/** A piece goes seven rows at most, and every move is one row. */
const MOST_MOVES = 2 * 8 * (7 + 6);

/** Breakthrough on eight by eight squares. */
export function rules(): Kernel<BreakthroughState, BreakthroughView> {
  return {
    kind: 'competitive',
    seats: 2,
    bounds: { actions: MOST_CHOICES, steps: MOST_MOVES },
    streams: [],

    create() {
      const s = new BreakthroughState();
      s.findMoves();
      return s;
    },
    actor: (s) => s.actor,
    count: (s) => s.choices,
    nth: (s, k) => s.nth(k),

    apply(s, action, trace) {
      if (trace === undefined) return s.move(action);
      const seat = s.moves & 1;
      const [from, to] = [fromOf(seat, action >> 6, action & 63), action & 63];
      const captures = holds(s.theirsLow, s.theirsHigh, to) === 1;
      s.move(action);
      trace.tell(captures ? EVENTS.captured : EVENTS.moved, from, to, seat);
      if (s.actor === OVER) trace.tell(isHome(seat, to) ? EVENTS.through : EVENTS.none, seat);
    },

    copy,

    hash(s) {
      let h = Math.imul(s.moves, 0x165667b1);
      h = Math.imul((h ^ (h >>> 15)) + s.mineLow, 0x9e3779b1);
      h = Math.imul((h ^ (h >>> 15)) + s.mineHigh, 0x85ebca6b);
      h = Math.imul((h ^ (h >>> 13)) + s.theirsLow, 0xc2b2ae35);
      h = Math.imul((h ^ (h >>> 16)) + s.theirsHigh, 0x27d4eb2f);
      return h ^ (h >>> 15);
    },

    check: (s, action, by) => checkMove(s, action, by),
    outcome: (s) => ({
      code: endsBy(s) === 'BT-05' ? 'through' : 'captured',
      winners: [(s.moves & 1) ^ 1],
      measures: { moves: s.moves },
    }),
    turn: (s) => s.moves + (s.actor === OVER ? 0 : 1),
    view: (s) => ({ actor: s.actor, squares: squaresOf(s) }),

    // There are no chance nodes.
    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: () => 0,
    thrown: () => undefined,
    outcomeOf: () => -1,
    facesOf: () => [],
  };
}

/** The clause that ended the match: somebody got through, or lost the last piece. */
const endsBy = (s: BreakthroughState): string =>
  (s.mineLow | s.mineHigh) === 0 ? 'BT-06' : 'BT-05';

function checkMove(s: BreakthroughState, action: number, by: Actor): Refusal | undefined {
  const clauses = { over: endsBy(s), rollFirst: 'BT-02', noRoll: 'BT-02', notYourTurn: 'BT-02' };
  const turn = checkTurn(by, s.actor, false, clauses);
  if (turn !== undefined) return turn;
  if (action < 0 || action >= DIRECTIONS * SQUARES) return refuse('BT-03', 'noMove');
  const [direction, to] = [action >> 6, action & 63];
  const from = fromOf(s.moves & 1, direction, to);
  const columns = (to % SIDE) - (((from % SIDE) + SIDE) % SIDE);
  if (from < 0 || from >= SQUARES || columns !== direction - AHEAD)
    return refuse('BT-01', 'outside');
  if (holds(s.mineLow, s.mineHigh, from) === 0) return refuse('BT-03', 'notYours', [from]);
  if (holds(s.mineLow, s.mineHigh, to) === 1) return refuse('BT-03', 'own', [to]);
  if (direction === AHEAD && holds(s.theirsLow, s.theirsHigh, to) === 1)
    return refuse('BT-04', 'blocked', [to]);
  return undefined;
}
