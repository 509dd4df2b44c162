import { upToLimit, type Positions } from '@glade/engine';
import { draw } from './draw.ts';
import type { Chosen } from './options.ts';
import { parsePosition, position } from './position.ts';
import type { StarfallState } from './state.ts';

/** Whole states as text. */
export const positions = (
  create: () => StarfallState,
  ready: (s: StarfallState) => void,
  options: Chosen,
): Positions<StarfallState> => ({
  position: (s) => position(s, options),
  parsePosition: upToLimit((text) => parsePosition(text, create, ready, options)),
  draw: (s) => draw(s, options),
});
