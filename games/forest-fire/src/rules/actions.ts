// Actions: 0-35 go to a square, 36-59 go to a spot, 60-95 put out a square, 96-175 drop on a line, and these.
// In a free order (FF-R20) the seat that acts is added, times SEAT.
export const PUT_OUT = 60;
export const DROP = 96;
export const DONE = 176;
export const ROLE = 177;
export const REFILL = 180;
export const STOP = 181;
export const SEAT = 256;
/** An action that no step allows, for a move where dice must fall or a roll where a seat must move: `check` refuses it. */
export const NO_ACTION = 255;
