import { SQUARES } from '@glade/boards/squares36';
import { Grid } from './grid.ts';
import { HOME } from './steps.ts';

// How a match ended; 0 before.
export const WON = 1;
export const LOST = 2;
/** Lost, and stopped there: no points are counted (WF-R22). */
export const STOPPED = 3;

export class SoloState extends Grid {
  step = HOME;
  /** Spreads begun so far, counting a last one that finds nothing to turn. */
  turn = 0;
  actions = 0;
  /** The square of the latest event, -1 before the first. */
  rolled = -1;
  /** Number of legal actions or outcomes now. */
  choices = SQUARES;
  slashes = 0;
  result = 0;
  /** Where play goes on after ASK: the loss came by a flare-up (1) or in the spread (0). */
  byFlare = 0;
}
