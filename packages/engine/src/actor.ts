/** The actor of a chance node: nobody decides, an outcome is drawn or entered. */
export const CHANCE = -1;
/** The actor when the match has ended. */
export const OVER = -2;

/** A place at the table, 0 to seats - 1. */
export type Seat = number;
export type Actor = Seat | typeof CHANCE | typeof OVER;
/** An int32 whose layout is private to the game; people see its notation. */
export type Action = number;
/** The id of a sentence of the rulebook, such as `WF-16`, or of a ruling, `WF-R10`. */
export type ClauseId = string;
