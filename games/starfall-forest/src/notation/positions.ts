import { upToLimit, type Positions } from '@glade/engine';
import type { StarfallKernel } from '../rules/rules.ts';
import type { StarfallState } from '../rules/state.ts';
import { readPosition } from './read-position.ts';
import { formatPosition } from './write-position.ts';

/** Whole states as text. */
export const positions = (kernel: StarfallKernel): Positions<StarfallState> => ({
  position: (s) => formatPosition(s, kernel.seats),
  parsePosition: upToLimit((text) => readPosition(text, kernel)),
});
