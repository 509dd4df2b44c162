// Actions: their kind in the bits from KIND, the rest below. Outcomes of chance nodes are cards and types of tiles.
export const KIND = 20;
export const SOURCE = 0;
export const PLACE = 1 << KIND;
export const CLEAR = 2 << KIND;
export const PASS = 3 << KIND;
export const MOVE = 4 << KIND;
export const REST = (1 << KIND) - 1;
/** Bits of an attempt: the owner of the Encounter + 1, the card, the helpers, the seat whose Friend is called + 1. */
export const OWNER_BIT = 15;
export const CARD_BIT = 9;
export const HELPERS_BIT = 3;
export const FRIEND_BITS = 7;
/** Where the owner of an unused tile stands in an action, above its type. */
export const FROM_BIT = 6;

/** What was typed at the wrong time: an action where a card or tile must be drawn, or the other way round. */
export const NO_ACTION = 1 << 29;
/** A place or a card was meant that there is not. */
export const NOT_THERE = NO_ACTION + 1;
/** What was typed belongs to another step of the match. */
export const OTHER_STEP = NO_ACTION + 2;
/** A move was meant to a tile with both of its banks within reach. */
export const WHICH_BANK = NO_ACTION + 3;

/** What an attempt is about. */
export const ownerIn = (a: number): number => ((a - CLEAR) >> OWNER_BIT) - 1;
export const cardIn = (a: number): number => (a >> CARD_BIT) & 63;
export const helpersIn = (a: number): number => (a >> HELPERS_BIT) & 63;
/** Seat whose Friend is called, -1 none. */
export const friendIn = (a: number): number => (a & FRIEND_BITS) - 1;
