import jstat from 'jstat';

/**
 * From this many degrees of freedom on the normal distribution is accurate enough, and jstat's series no longer
 * converge.
 */
const NORMAL_FROM_FREEDOM = 1e5;

/** The quantile of Student's t distribution: t is below it with this chance. */
export const studentPoint = (chance: number, freedom: number): number =>
  freedom > NORMAL_FROM_FREEDOM
    ? jstat.normal.inv(chance, 0, 1)
    : jstat.studentt.inv(chance, freedom);

/** The chance that Student's t is at most `x`. */
export const studentChance = (x: number, freedom: number): number =>
  freedom > NORMAL_FROM_FREEDOM ? jstat.normal.cdf(x, 0, 1) : jstat.studentt.cdf(x, freedom);
