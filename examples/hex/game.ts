import {
  defineGame,
  kind,
  number,
  numbers,
  OVER,
  placeName,
  type RulesSpec,
} from '@glade/engine/define';

// Hex: a chain from side to side. Rules: rulebook.en.md. An action is the hex, row by row.

interface State {
  /** 0 for an empty hex, else the seat of the stone and 1. */
  cells: number[];
  seat: number;
}

const EVENTS = {
  placed: kind('placed', ['HX-01', 'HX-02'], ['seat', 'cell']),
  won: kind('won', ['HX-03', 'HX-04', 'HX-05'], ['seat']),
};

/** The six neighbours of a hex on a slanted board, as rows and columns. */
const AROUND = [
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
] as const;

/** Whether the seat has a chain: player 1 from the top to the bottom, player 2 from the left to the right. */
function isLinked(cells: readonly number[], side: number, seat: number): boolean {
  const along = (cell: number): number => (seat === 0 ? Math.floor(cell / side) : cell % side);
  const reached = cells.flatMap((each, cell) =>
    each === seat + 1 && along(cell) === 0 ? [cell] : [],
  );
  // The list grows while it is walked.
  for (const cell of reached) {
    if (along(cell) === side - 1) return true;
    for (const [down, right] of AROUND) {
      const [row, column] = [Math.floor(cell / side) + down, (cell % side) + right];
      const next = row * side + column;
      if (row < 0 || column < 0 || row >= side || column >= side) continue;
      if (cells[next] === seat + 1 && !reached.includes(next)) reached.push(next);
    }
  }
  return false;
}

const rulesOf = (side: number): RulesSpec<State> => {
  const board = { columns: side, rows: side };
  const isWon = (s: State): boolean => isLinked(s.cells, side, 1 - s.seat);
  const empty = (s: State): readonly number[] =>
    s.cells.flatMap((each, cell) => (each === 0 ? [cell] : []));
  return {
    seats: 2,
    fields: { cells: numbers(side * side, 0, 2), seat: number(0, 1) },
    actions: side * side,
    steps: side * side,
    clauses: { turn: 'HX-01', end: 'HX-05', action: 'HX-02' },
    possible(s) {
      const stones = (seat: number): number => s.cells.filter((each) => each === seat + 1).length;
      return stones(0) - stones(1) === s.seat && !isLinked(s.cells, side, s.seat);
    },
    actor: (s) => (isWon(s) ? OVER : s.seat),
    legal: empty,
    apply(s, action, trace) {
      s.cells[action] = s.seat + 1;
      trace?.tell(EVENTS.placed, s.seat, action);
      s.seat = 1 - s.seat;
      if (isWon(s)) trace?.tell(EVENTS.won, 1 - s.seat);
    },
    write: (_, action) => placeName(board, action),
    path: (_, action) => [action],
    points: (s) => (s.seat === 0 ? [0, 1] : [1, 0]),
    picture: (s) => ({
      board: {
        shape: 'hexes',
        slanted: true,
        ...board,
        cells: s.cells.map((each) =>
          each === 0 ? undefined : { text: each === 1 ? '●' : '○', seat: each - 1 },
        ),
      },
    }),
  };
};

export default defineGame({
  id: 'hex',
  prefix: 'HX',
  events: EVENTS,
  box: { players: [2, 2], minutes: 5 },
  options: {
    side: { values: [3, 5, 7], default: 5, clauses: ['HX-01'], affects: 'rules' },
  },
  rules: ({ side }) => rulesOf(side),
  words: {
    en: {
      'game.title': 'Hex',
      'game.line': 'A chain of stones from side to side. For two.',
      'option.side': 'Hexes along each side',
      'event.placed.you': 'You put a stone on {places}.',
      'event.won.you': 'You have a chain from side to side.',
      'event.placed': '{player, seat} puts a stone on {places}.',
      'event.won': '{player, seat} has a chain from side to side.',
    },
  },
});
