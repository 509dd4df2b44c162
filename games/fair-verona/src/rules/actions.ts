// How actions are written as integers. The bits from KIND up say what kind of action it is, the bits below say the
// rest. An outcome of a chance node is simply the number of a card or of a type of tile.

export const KIND = 20;
export const SOURCE = 0;
export const PLACE = 1 << KIND;
export const CLEAR = 2 << KIND;
export const PASS = 3 << KIND;
export const MOVE = 4 << KIND;
export const REST = (1 << KIND) - 1;
/**
 * Where the parts of an attempt stand: the owner of the Encounter + 1, its card, the set of helpers, and in the
 * lowest bits the seat whose Friend is called + 1.
 */
export const OWNER_BIT = 15;
export const CARD_BIT = 9;
export const HELPERS_BIT = 3;
export const FRIEND_BITS = 7;
/** Where the owner of an unused tile stands in an action, above its type. */
export const FROM_BIT = 6;

// No actions, but what somebody may have meant: `check` tells them what is wrong.

/** An action where a card or tile must be drawn, or the other way round. */
export const NO_ACTION = 1 << 29;
/** A place or a card that does not exist. */
export const NOT_THERE = NO_ACTION + 1;
/** Something that belongs to another step of the match. */
export const OTHER_STEP = NO_ACTION + 2;
/** A move to a tile whose banks are both within reach: nobody said which. */
export const WHICH_BANK = NO_ACTION + 3;

// The parts of an attempt.

export const ownerIn = (a: number): number => ((a - CLEAR) >> OWNER_BIT) - 1;
export const cardIn = (a: number): number => (a >> CARD_BIT) & 63;
export const helpersIn = (a: number): number => (a >> HELPERS_BIT) & 63;
/** Seat whose Friend is called, -1 none. */
export const friendIn = (a: number): number => (a & FRIEND_BITS) - 1;
