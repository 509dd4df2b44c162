/** Section 6 of the rules file: what a game may be set up with. Screen options pass through unread. */
import type { Role } from './codes.ts';

/** Switches may be given as true and false or as 'on' and 'off'. */
export type RefOptions = Readonly<Record<string, string | number | boolean>>;

/** FF-29: the role of everyone in a lesson; in the mixed game each player chooses. */
const LESSON_ROLES: Readonly<Record<string, Role | 'chosen'>> = {
  lesson1: 'H',
  lesson2: 'S',
  lesson3: 'P',
  mixed: 'chosen',
};

const VALUES: RefValues = {
  players: [2, 3, 4], // FF-01, FF-R40
  game: Object.keys(LESSON_ROLES),
  firebreaks: [0, 1, 2, 3, 4],
  setupRounds: [1, 2, 3],
  place: ['before', 'after'],
  fireTiming: ['roundStart', 'afterEachTurn'],
  burnCheck: ['afterMoves', 'afterFires'],
  burned: ['out', 'rest'],
  rollsFor: ['remaining', 'starting'],
  chain: [true, false, 'on', 'off'],
  stackSpread: [true, false, 'on', 'off'],
  edgeWalk: [true, false, 'on', 'off'],
  turnOrder: ['seat', 'free'],
  maxRounds: [0, 20, 30, 50, 100, 200],
};
type RefValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Throws a RangeError for options no game can have. */
export function checkOptions(options: RefOptions): void {
  for (const [name, values] of Object.entries(VALUES))
    if (!values.includes(option(options, name)))
      throw new RangeError(`${name} = ${String(options[name])} is not offered`);
  // FF-25: at most as many Firebreaks as players.
  if (amount(options, 'firebreaks') > amount(options, 'players'))
    throw new RangeError('more Firebreaks than players');
  // FF-R20
  if (options.turnOrder === 'free' && options.fireTiming === 'afterEachTurn')
    throw new RangeError('a free order of turns goes only with fires at the start of a round');
}

export function amount(options: RefOptions, name: string): number {
  return Number(option(options, name));
}

export function isOn(options: RefOptions, name: string): boolean {
  return [true, 'on'].includes(option(options, name) as boolean | string);
}

/** FF-R37, FF-R38 */
export function lessonRole(options: RefOptions): Role | 'chosen' {
  const role = LESSON_ROLES[String(options.game)];
  if (role === undefined) throw new RangeError(`there is no game ${String(options.game)}`);
  return role;
}

function option(options: RefOptions, name: string): string | number | boolean {
  const value = options[name];
  if (value === undefined) throw new RangeError(`the option ${name} is missing`);
  return value;
}
