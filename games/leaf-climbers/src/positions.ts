import { upToLimit, type Positions } from '@glade/engine';
import type { Chosen } from './options.ts';
import { drawBoard, formatPosition, readPosition } from './position.ts';
import type { ClimberState } from './state.ts';

/** Whole states as text. */
export const positions = (
  begin: () => ClimberState,
  ready: (s: ClimberState) => void,
  options: Chosen,
): Positions<ClimberState> => ({
  position: (s) => formatPosition(s, options),
  parsePosition: upToLimit((text) => readPosition(text, begin, ready, options)),
  draw: (s) => drawBoard(s, options),
});
