import { checkTurn, OVER, refuse, type Actor, type Kernel, type Refusal } from '@glade/engine';
import { EVENTS } from './events.ts';
import {
  COLUMNS,
  ConnectFourState,
  copy,
  height,
  lastWon,
  ROWS,
  SQUARES,
  squaresOf,
} from './state.ts';

export interface ConnectFourView {
  readonly actor: Actor;
  /** Each square from the bottom left, row by row: 0 empty, 1 or 2 the disc of that player. */
  readonly squares: readonly number[];
}

/** Connect four: two players drop discs into seven columns of six. */
export function rules(): Kernel<ConnectFourState, ConnectFourView> {
  return {
    kind: 'competitive',
    seats: 2,
    bounds: { actions: COLUMNS, steps: SQUARES },
    streams: [],

    create: () => new ConnectFourState(),
    actor: (s) => s.actor,
    count: (s) => s.choices,
    nth: (s, k) => s.nth(k),

    apply(s, column, trace) {
      s.drop(column);
      if (trace === undefined) return;
      const seat = (s.discs & 1) ^ 1;
      trace.tell(
        EVENTS.dropped,
        (height(s.allLow, s.allHigh, column) - 1) * COLUMNS + column,
        seat,
      );
      if (lastWon(s)) trace.tell(EVENTS.line, seat);
      else if (s.actor === OVER) trace.tell(EVENTS.full);
    },

    copy,

    hash(s) {
      let h = Math.imul(s.allLow ^ (s.allHigh << 11), 0x9e3779b1) ^ s.allHigh;
      h = Math.imul((h ^ (h >>> 15)) + s.mineLow, 0x85ebca6b);
      h = Math.imul((h ^ (h >>> 13)) + s.mineHigh, 0xc2b2ae35);
      return h ^ (h >>> 16);
    },

    check: (s, column, by) => checkDrop(s, column, by),
    outcome(s) {
      const won = lastWon(s);
      return {
        code: won ? 'won' : 'drawn',
        winners: won ? [(s.discs & 1) ^ 1] : [],
        measures: { discs: s.discs },
      };
    },
    turn: (s) => s.discs + (s.actor === OVER ? 0 : 1),
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

function checkDrop(s: ConnectFourState, column: number, by: Actor): Refusal | undefined {
  const over = lastWon(s) ? 'CF-04' : 'CF-05';
  const clauses = { over, rollFirst: 'CF-02', noRoll: 'CF-02', notYourTurn: 'CF-02' };
  const turn = checkTurn(by, s.actor, false, clauses);
  if (turn !== undefined) return turn;
  if (column < 0 || column >= COLUMNS) return refuse('CF-01', 'outside');
  if (((s.open >> column) & 1) === 1) return undefined;
  return refuse('CF-03', 'filled', [(ROWS - 1) * COLUMNS + column]);
}
