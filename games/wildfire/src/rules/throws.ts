import type { Throw } from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { SIDE } from '@glade/boards/squares36';

/** The streams of chance; their indexes are the numbers of the steps home, fire and event. */
export const STREAMS = ['home', 'fire', 'event'];

// WF-06, WF-R01, WF-R11: the die further left is the column, the one further right the row.
const throws: readonly Throw[] = STREAMS.map((code) => ({
  code,
  dice: [SIDE, SIDE],
  reads: ['column', 'row'],
}));

/** The throw of a step, undefined where nothing is thrown. */
export const thrownAt = (step: number): Throw | undefined => throws[step];

/** The square that two faces show, column first; each 1 to 6. */
export const squareOf = (shown: readonly number[]): number =>
  squareAt(shown[0] ?? 1, shown[1] ?? 1);
/** The two faces that show a square: the inverse of `squareOf`. */
export const facesOf = (square: number): readonly number[] => [columnOf(square), rowOf(square)];
