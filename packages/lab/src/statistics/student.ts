import jstat from 'jstat';

/** From so many degrees of freedom on the normal distribution is as good, and jstat's series no longer converge. */
const MANY = 1e5;

/** The point below which Student's t lies with this chance. */
export const studentPoint = (chance: number, freedom: number): number =>
  freedom > MANY ? jstat.normal.inv(chance, 0, 1) : jstat.studentt.inv(chance, freedom);

/** The chance that Student's t is at most `x`. */
export const studentChance = (x: number, freedom: number): number =>
  freedom > MANY ? jstat.normal.cdf(x, 0, 1) : jstat.studentt.cdf(x, freedom);
