import { SQUARES } from '@glade/boards/squares36';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import type { Wording } from '@glade/engine';
import type { ClimberState } from '../rules/state.ts';
import { place } from './places.ts';

const SIX = [1, 2, 3, 4, 5, 6];
/** All squares as they are read: row 6 first, each from the left. The inverse of itself. */
export const FROM_TOP = Array.from({ length: SQUARES }, (_, n) =>
  squareAt(columnOf(n), 7 - rowOf(n)),
);

/** A square: its elevation, with a + for each leaf over it. */
export const cell = (s: ClimberState, square: number): string =>
  `${s.elevation[square]}${'+'.repeat(s.chips[square]!)}`;

/** The board as it lies on the table, row 6 on top: elevations, leaves as +, climbers as A for player 1 and so on. */
export function drawBoard(s: ClimberState, players: number, say: Wording): string {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const letter = (seat: number): string => 'ABCD'[seat]!;
  const on = (square: number): string =>
    seats
      .filter((seat) => !s.isLost(seat) && s.places[seat] === square)
      .map(letter)
      .join('');
  const line = (head: string, cells: readonly string[]): string =>
    [head.padStart(3), ' ', ...cells.map((words) => words.padEnd(6))].join('').trimEnd();
  return [
    ...SIX.map((_, fromTop) => {
      const squares = FROM_TOP.slice(6 * fromTop, 6 * fromTop + 6);
      return line(
        String(6 - fromTop),
        squares.map((square) => cell(s, square) + on(square)),
      );
    }),
    line('', SIX.map(String)),
    '',
    ...seats.map((seat) =>
      say('drawn.climber', {
        letter: letter(seat),
        player: seat + 1,
        at: place(s.places[seat]!),
        end: (s.winners >> seat) & 1 ? 'won' : s.isLost(seat) ? 'lost' : '',
      }),
    ),
  ].join('\n');
}
