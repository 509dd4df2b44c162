import { SIDE } from '@glade/boards/squares36';
import type { Wording } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { placeName, spotNamed } from './places.ts';
import { symbol } from './symbols.ts';

const PIECES = 'ABCD';

/** The forest with the pieces, A for player 1 and so on, beside the fire; those outside stand around it. */
export function drawForest(s: FireState, players: number, say: Wording): string {
  const six = [0, 1, 2, 3, 4, 5];
  const pieces = (where: number): string =>
    Array.from(PIECES.slice(0, players))
      .filter((_, seat) => s.places[seat] === where)
      .join('');
  const spot = (name: string): string => pieces(spotNamed(name));
  const line = (head: string, cells: readonly string[], tail = ''): string =>
    [head.padStart(6), ' ', ...cells.map((cell) => cell.padEnd(4)), tail].join('').trimEnd();
  return [
    line(
      '',
      six.map((column) => String(column + 1)),
    ),
    line(
      '',
      six.map((column) => spot(`N${column + 1}`)),
    ),
    ...six.map((row) =>
      line(
        `${spot(`W${row + 1}`)} ${row + 1}`,
        six.map((column) => cell(s, row * SIDE + column) + pieces(row * SIDE + column)),
        spot(`E${row + 1}`),
      ),
    ),
    line(
      '',
      six.map((column) => spot(`S${column + 1}`)),
    ),
    '',
    ...Array.from({ length: players }, (_, seat) =>
      say('drawn.player', {
        letter: PIECES[seat]!,
        player: seat + 1,
        role: s.roles[seat]!,
        at: placeName(s.places[seat]!),
        moves: s.moves[seat]!,
        rests: s.rests[seat]!,
        out: s.isOut(seat) ? 'yes' : 'no',
      }),
    ),
  ].join('\n');
}

const cell = (s: FireState, square: number): string =>
  s.counters[square]! > 9 ? '+' : symbol(s, square);
