import { SQUARES } from '@glade/boards/squares36';

// Actions, steps and bounds that all modes share.

// Actions: 0-35 douse that square, 36-71 dig it, then these. Outcomes of chance nodes: 0-35, the square rolled.
export const DIG = SQUARES;
export const PASS = DIG + SQUARES;
export const PLAY_ON = PASS + 1;
export const STOP = PASS + 2;
/** An action that no step allows, for text that does not fit the step: `check` refuses it. */
export const NO_ACTION = -1;

/** The most turns of a grid (WF-R42). */
export const MOST_TURNS = SQUARES + 1;
/** An upper bound of the legal actions on a grid: a douse and a dig of each square. */
export const MOST_CHOICES = 2 * SQUARES;

// The steps of a match, in order. The spread is not a step, because nobody decides anything in it.
export const HOME = 0;
export const FIRE = 1;
export const EVENT = 2;
export const ACT = 3;
/** The home has just burnt: play on or stop (WF-36)? */
export const ASK = 4;
export const ENDED = 5;
