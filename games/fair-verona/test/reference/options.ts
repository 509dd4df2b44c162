/** Section 6 of the rules file: what a game may be set up with. */

/** Every option of the rules, resolved. */
export type RefOptions = Readonly<Record<string, string | number | boolean>>;

export const VALUES: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  difficulty: ['medium', 'easy', 'hard'], // FV-13 to FV-15
  seats: [4, 2, 3, 5, 6], // FV-R1
  cornerContact: ['spring', 'any'], // FV-R8
  riverReach: ['meeple', 'anywhere', 'scatter'], // FV-R11
  uTurn: ['immediate', 'strict'], // FV-R13
  riverArt: ['classic', 'garden'], // FV-R56
  unusedTiles: ['own', 'shared'], // FV-R16
  friendsPerTile: ['one', 'each'], // FV-R21
  help: ['both', 'ownerTurn'], // FV-R27
  helpLimit: ['one', 'unlimited'], // FV-R28
  helperFriends: [false, true], // FV-R30
  friendCalls: ['any', 'useful'], // FV-R58
  jokerEncounter: ['instead', 'redraw'], // FV-R33
  jokerLift: ['arrive', 'present'], // FV-R35
  delivery: ['present', 'arrive'], // FV-R40
  crossings: ['through', 'stop'], // FV-R48
  miredTest: ['possible', 'round'], // FV-R51
  lastErrandRounds: [6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], // FV-R54
};

/** Throws a RangeError for options no game can have. */
export function checkOptions(options: RefOptions): void {
  for (const [name, values] of Object.entries(VALUES))
    if (!values.map(String).includes(word(options, name)))
      throw new RangeError(`${name} = ${word(options, name)} is not offered`);
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

/** FV-13 to FV-15: tokens to be brought home. */
export function goalOf(options: RefOptions): number {
  return { easy: 6, medium: 7, hard: 8 }[word(options, 'difficulty')] ?? 0;
}

/** FV-13 to FV-15: Friends of each seat at the start. */
export function firstFriends(options: RefOptions): number {
  return { easy: 2, medium: 1, hard: 0 }[word(options, 'difficulty')] ?? 0;
}
