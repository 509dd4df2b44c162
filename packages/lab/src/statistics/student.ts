import jstat from 'jstat';

/** From so many degrees of freedom on the normal distribution is as good, and jstat's series no longer converge. */
const NORMAL_FROM_FREEDOM = 1e5;

/** The point below which Student's t lies with this chance. */
export const studentPoint = (chance: number, freedom: number): number =>
  freedom > NORMAL_FROM_FREEDOM
    ? jstat.normal.inv(chance, 0, 1)
    : jstat.studentt.inv(chance, freedom);

/** The chance that Student's t is at most `x`. */
export const studentChance = (x: number, freedom: number): number =>
  freedom > NORMAL_FROM_FREEDOM ? jstat.normal.cdf(x, 0, 1) : jstat.studentt.cdf(x, freedom);
