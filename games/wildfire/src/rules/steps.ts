import { SQUARES } from '@glade/boards/squares36';

// Actions, steps and bounds that all modes share.

// Actions: 0-35 douse that square, 36-71 dig it, then these. Outcomes of chance nodes: 0-35, the square rolled.
export const DIG = SQUARES;
export const PASS = DIG + SQUARES;
export const PLAY_ON = PASS + 1;
export const STOP = PASS + 2;
/** What no step allows, a roll where somebody has to act and the other way about: `check` says why. */
export const NO_ACTION = -1;

/** A grid never takes more turns (WF-R42). */
export const MOST_TURNS = SQUARES + 1;
/** More choices than there can be: each square doused, and each dug. */
export const MOST_CHOICES = 2 * SQUARES;

// The steps of a match, in order. The spread is no step of its own: nobody decides anything in it.
export const HOME = 0;
export const FIRE = 1;
export const EVENT = 2;
export const ACT = 3;
/** The home has just burnt: play on or stop (WF-36)? */
export const ASK = 4;
export const ENDED = 5;
