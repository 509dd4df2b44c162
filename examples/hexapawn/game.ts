import { defineGame, kind, number, numbers, OVER, placeName } from '@glade/engine/define';

// Hexapawn: three pawns against three. Rules: rulebook.en.md. An action is 9 * from + to.

const SIDE = 3;
const CELLS = SIDE * SIDE;
const BOARD = { columns: SIDE, rows: SIDE };

interface State {
  /** 0 for an empty square, else the seat of the pawn and 1. */
  cells: number[];
  seat: number;
}

const EVENTS = {
  moved: kind('moved', ['HP-01', 'HP-02'], ['seat', 'cell']),
  captured: kind('captured', ['HP-03'], ['seat', 'cell']),
  through: kind('through', ['HP-04'], ['seat']),
  stuck: kind('stuck', ['HP-05'], ['seat']),
};

/** The last row as a seat sees it. */
const goal = (seat: number): number => (seat === 0 ? 0 : SIDE - 1);
const isThrough = (s: State, seat: number): boolean =>
  s.cells.some((each, cell) => each === seat + 1 && Math.floor(cell / SIDE) === goal(seat));

function moves({ cells, seat }: State): readonly number[] {
  const forward = seat === 0 ? -SIDE : SIDE;
  return cells.flatMap((pawn, from) => {
    if (pawn !== seat + 1) return [];
    return [-1, 0, 1].flatMap((aside) => {
      const [to, column] = [from + forward + aside, (from % SIDE) + aside];
      if (to < 0 || to >= CELLS || column < 0 || column >= SIDE) return [];
      const wanted = aside === 0 ? 0 : 2 - seat;
      return cells[to] === wanted ? [CELLS * from + to] : [];
    });
  });
}

/** The seat that has just moved has won when it is through, or when the other cannot move. */
const isOver = (s: State): boolean => isThrough(s, 1 - s.seat) || moves(s).length === 0;

export default defineGame<State>({
  id: 'hexapawn',
  prefix: 'HP',
  events: EVENTS,
  box: { players: [2, 2], minutes: 2 },
  rules: () => ({
    seats: 2,
    fields: { cells: numbers(CELLS, 0, 2, [2, 2, 2, 0, 0, 0, 1, 1, 1]), seat: number(0, 1) },
    actions: CELLS * CELLS,
    steps: 12,
    clauses: { turn: 'HP-01', end: 'HP-04', action: 'HP-02' },
    possible: 'reachable',
    actor: (s) => (isOver(s) ? OVER : s.seat),
    legal: (s) => moves(s).toSorted((a, b) => a - b),
    apply(s, action, trace) {
      const { seat } = s;
      const [from, to] = [Math.floor(action / CELLS), action % CELLS];
      trace?.tell(s.cells[to] === 0 ? EVENTS.moved : EVENTS.captured, seat, to);
      s.cells[from] = 0;
      s.cells[to] = seat + 1;
      s.seat = 1 - seat;
      if (isThrough(s, seat)) trace?.tell(EVENTS.through, seat);
      else if (moves(s).length === 0) trace?.tell(EVENTS.stuck, 1 - seat);
    },
    write: (_, action) =>
      `${placeName(BOARD, Math.floor(action / CELLS))}-${placeName(BOARD, action % CELLS)}`,
    path: (_, action) => [Math.floor(action / CELLS), action % CELLS],
    points: (s) => (s.seat === 0 ? [0, 1] : [1, 0]),
    picture: (s) => ({
      board: {
        shape: 'squares',
        ...BOARD,
        cells: s.cells.map((pawn) =>
          pawn === 0 ? undefined : { text: pawn === 1 ? '▲' : '▽', seat: pawn - 1 },
        ),
      },
    }),
  }),
  words: {
    en: {
      'game.title': 'Hexapawn',
      'game.line': 'Three pawns against three, on nine squares. For two.',
      'event.moved.you': 'You step to {places}.',
      'event.captured.you': 'You capture on {places}.',
      'event.through.you': 'You have come through.',
      'event.stuck.you': 'You cannot move.',
      'event.moved': '{player, seat} steps to {places}.',
      'event.captured': '{player, seat} captures on {places}.',
      'event.through': '{player, seat} has come through.',
      'event.stuck': '{player, seat} cannot move.',
    },
  },
});
