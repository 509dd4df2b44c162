import { upToLimit, type Positions } from '@glade/engine';
import { draw } from './draw.ts';
import type { Chosen } from './options.ts';
import { parsePosition } from './position-reader.ts';
import { position } from './position.ts';
import type { VeronaState } from './state.ts';

/** Whole states as text. */
export const positions = (
  create: () => VeronaState,
  ready: (s: VeronaState) => void,
  o: Chosen,
): Positions<VeronaState> => ({
  position: (s) => position(s, o),
  parsePosition: upToLimit((text) => parsePosition(text, create, ready, o)),
  draw: (s) => draw(s, o),
});
