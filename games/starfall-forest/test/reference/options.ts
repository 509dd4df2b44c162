/** Section 6 of the rules file: what a game may be set up with. Screen options pass through unread. */

/** Every option of the rules, resolved. `first` counts from 1: seat 0 is 1. */
export type RefOptions = Readonly<Record<string, string | number | boolean>>;

const VALUES: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  players: [2, 3, 4], // SF-01, SF-06
  forest: ['auto', '3x3', '4x3', '5x3', '4x4', '5x4', '5x5'], // SF-R2
  die: ['star2', 'fairy2', 'snake2', 'tree2', 'shooting2'], // SF-R1
  first: ['random', 1, 2, 3, 4], // SF-R4
  setup: ['players', 'random'], // SF-R10
  goal: [3, 4, 5], // SF-02
  end: ['first', 'ranking', 'all'], // SF-R36
  bites: ['active', 'all'], // SF-R32
  reviveGrace: [false, true], // SF-R35
  staying: ['end', 'start', 'none'], // SF-R30
  snakeHop: ['sharedTree', 'sameTriangle'], // SF-R28
  scaredySnake: [false, true], // SF-67
  starFluke: [false, true], // SF-68
  turnCap: [100, 200, 500, 1000, 2000, 5000], // SF-R39
};

/** SF-R2: columns and rows for 2, 3 and 4 players. */
const AUTO: Readonly<Record<number, string>> = { 2: '4x4', 3: '5x4', 4: '5x5' };

/** Throws a RangeError for options no game can have. */
export function checkOptions(options: RefOptions): void {
  for (const [name, values] of Object.entries(VALUES))
    if (!values.map(String).includes(word(options, name)))
      throw new RangeError(`${name} = ${word(options, name)} is not offered`);
  if (firstSeat(options) >= amount(options, 'players'))
    throw new RangeError('the starting player is not in the game');
}

export function amount(options: RefOptions, name: string): number {
  return Number(word(options, name));
}

export function isOn(options: RefOptions, name: string): boolean {
  return word(options, name) === 'true';
}

export function word(options: RefOptions, name: string): string {
  const value = options[name];
  if (value === undefined) throw new RangeError(`the option ${name} is missing`);
  return String(value);
}

/** SF-R4: the seat that starts; -1 when it is drawn. */
export function firstSeat(options: RefOptions): number {
  return word(options, 'first') === 'random' ? -1 : amount(options, 'first') - 1;
}

/** SF-R2: columns and rows of the base forest. */
export function forestSize(options: RefOptions): { columns: number; rows: number } {
  const told = word(options, 'forest');
  const size = told === 'auto' ? (AUTO[amount(options, 'players')] ?? '') : told;
  const [columns = 0, rows = 0] = size.split('x').map(Number);
  return { columns, rows };
}
