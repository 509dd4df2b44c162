/** Section 6 of the rules file: what a game may be set up with. Screen options pass through unread. */

export type RefOptions = Readonly<Record<string, string | number | boolean>>;

const VALUES: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  players: [2, 3, 4], // LC-07, LC-R22
  order: ['fixed', 'rotate', 'eachRound'], // LC-R11
  standStill: [true, false], // LC-R9
  descend: [2, 3], // LC-R7
  lastOne: ['winsAtOnce', 'mustSurvive'], // LC-R20
  allLost: ['noWinner', 'shared'], // LC-R19
  credit: ['each', 'split'], // LC-R21
};

/** Throws a RangeError for options no game can have. */
export function checkOptions(options: RefOptions): void {
  for (const [name, values] of Object.entries(VALUES)) {
    const value = options[name];
    if (value === undefined || !values.includes(value))
      throw new RangeError(`${name} = ${String(value)} is not offered`);
  }
}
