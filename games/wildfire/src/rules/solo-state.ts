import { SQUARES } from '@glade/boards/squares36';
import { Grid } from './grid.ts';
import { HOME } from './steps.ts';

// The values of `result`; 0 before the end.
export const WON = 1;
export const LOST = 2;
/** Lost, and stopped there: no points are counted (WF-R22). */
export const STOPPED = 3;

export class SoloState extends Grid {
  step = HOME;
  /** How many spreads have begun, including a last one that finds no slash. */
  turn = 0;
  actions = 0;
  /** The square of the latest event, -1 before the first. */
  rolled = -1;
  /** Number of legal actions or outcomes now. */
  choices = SQUARES;
  slashes = 0;
  result = 0;
  /** At ASK, what burnt the home: a flare-up (1) or the spread (0). Play goes on from there. */
  byFlare = 0;
}
