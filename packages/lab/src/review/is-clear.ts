import type { Estimate } from '../statistics/intervals.ts';

/** Whether the estimate is above zero, or below it, for certain as far as its interval goes. */
export const isClear = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
