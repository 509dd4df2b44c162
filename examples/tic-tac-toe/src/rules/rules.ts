import { checkTurn, OVER, refuse, type Actor, type Kernel, type Refusal } from '@glade/engine';
import { EVENTS } from './events.ts';
import { hasLine, SQUARES, squaresOf, TicTacToeState } from './state.ts';

export interface TicTacToeView {
  readonly actor: Actor;
  /** Each square: 0 empty, 1 or 2 the mark of that player. */
  readonly squares: readonly number[];
}

// An action is the square that is marked.

/** Tic-tac-toe: two players, nine squares, three in a line. */
export function rules(): Kernel<TicTacToeState, TicTacToeView> {
  return {
    kind: 'competitive',
    seats: 2,
    bounds: { actions: SQUARES, steps: SQUARES },
    streams: [],

    create: () => new TicTacToeState(),
    actor: (s) => s.actor,
    count: (s) => s.choices,
    nth: (s, k) => s.nth(k),

    apply(s, square, trace) {
      s.mark(square);
      if (trace === undefined) return;
      const seat = s.choices & 1;
      trace.tell(EVENTS.marked, square, seat);
      if (hasLine(s.theirs)) trace.tell(EVENTS.line, seat);
      else if (s.choices === 0) trace.tell(EVENTS.full);
    },

    copy(from, to) {
      to.mine = from.mine;
      to.theirs = from.theirs;
      to.free = from.free;
      to.choices = from.choices;
      to.actor = from.actor;
    },

    hash: (s) => s.mine | (s.theirs << 9),

    check: (s, square, by) => checkMark(s, square, by),
    outcome(s) {
      const won = hasLine(s.theirs);
      return {
        code: won ? 'won' : 'drawn',
        winners: won ? [s.choices & 1] : [],
        measures: { marks: SQUARES - s.choices },
      };
    },
    turn: (s) => SQUARES - s.choices + (s.actor === OVER ? 0 : 1),
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

function checkMark(s: TicTacToeState, square: number, by: Actor): Refusal | undefined {
  const over = hasLine(s.theirs) ? 'TT-04' : 'TT-05';
  const clauses = { over, rollFirst: 'TT-02', noRoll: 'TT-02', notYourTurn: 'TT-02' };
  const turn = checkTurn(by, s.actor, false, clauses);
  if (turn !== undefined) return turn;
  if (square < 0 || square >= SQUARES) return refuse('TT-01', 'outside');
  const isFree = (s.free >> square) & 1;
  return isFree === 1 ? undefined : refuse('TT-03', 'taken', [square]);
}
