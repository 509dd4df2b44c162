// Actions: what is done from bit 23, by which unit from bit 17, to which cell or unit from bit 6; below that, for attacks
// of several Soldiers, in which directions from the target they stand.
export const KIND = 23;
export const UNIT = 17;
export const TO = 6;
export const UNIT_BITS = 63;
export const TO_BITS = 2047;
export const MASK_BITS = 63;

export const END = 0;
export const MOVE = 1;
export const CAST = 2;
export const SLOW = 3;
export const ENTER = 4;
export const EXIT = 5;
export const LAND = 6;
export const CHARGE = 7;
export const STRIKE = 8;
export const TRIO = 9;
export const FIGHT = 10;
export const LOSE = 11;
export const PLACE = 12;
/** What was typed at the wrong time: an action when dice must fall, a roll when somebody must act. */
export const NO_ACTION = 13 << KIND;
/** A cell that is not on the map was meant. */
export const NOT_THERE = NO_ACTION + 1;
/** Soldiers were named of which some are not in contact with the target. */
export const NOT_BESIDE = NO_ACTION + 2;
/** Others were named where only Soldiers can attack together. */
export const NOT_SOLDIERS = NO_ACTION + 3;

export const action = (kind: number, unit: number, to: number, mask = 0): number =>
  (kind << KIND) | (unit << UNIT) | (to << TO) | mask;
