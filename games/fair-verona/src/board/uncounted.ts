import type { VeronaView } from '../rules/view.ts';

/** In place of a number that nobody has counted. */
export const UNCOUNTED = -1;

/** That nothing is left is plain to see. */
const unless = (left: number): number => (left === 0 ? 0 : UNCOUNTED);

/** The view without what is left in the piles, and without how likely tiles and cards are. */
export const uncounted = (view: VeronaView): VeronaView => ({
  ...view,
  riverLeft: unless(view.riverLeft),
  landLeft: unless(view.landLeft),
  deck: UNCOUNTED,
  unseen: [],
  fails: UNCOUNTED,
  reach: view.reach.map((reach) => ({ ...reach, fails: UNCOUNTED })),
});
