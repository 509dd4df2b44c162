/** In the address of a new table: the one at which the same people have played before. */
export const AFTER = 'after';
