import { upToLimit, type Positions } from '@glade/engine';
import { draw } from './draw-map.ts';
import type { Chosen } from '../rules/options.ts';
import { parsePosition } from './read-position.ts';
import { position } from './write-position.ts';
import type { VeronaState } from '../rules/state.ts';

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
