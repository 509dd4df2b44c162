import { kind } from '@glade/engine';
import type { BattleState } from './state.ts';

/**
 * Everything a match can tell of, with the clauses that say so. `piece`, and the `target` of
 * a spell, which is an enemy of its Mage, are what `pieceOf` answers. Where clauses only forbid, allow, explain or depend on an option that may be
 * off, those that come up in each such event are named apart.
 */
export const EVENTS = {
  // The turn.
  turn: kind(
    'turn',
    ['WK-14', 'WK-11', 'WK-12', 'WK-15', 'WK-08', 'WK-09', 'WK-10', 'WK-R26'],
    ['seat', 'turn'],
    ['WK-14', 'WK-11'],
  ),
  combat: kind(
    'combat',
    ['WK-13', 'WK-33', 'WK-R12', 'WK-R13', 'WK-R14'],
    ['seat'],
    ['WK-13', 'WK-33'],
  ),

  // Movement.
  moved: kind(
    'moved',
    ['WK-17', 'WK-16', 'WK-01', 'WK-04', 'WK-18', 'WK-19', 'WK-20', 'WK-22', 'WK-R7'],
    ['piece', 'fromcell', 'cell'],
    ['WK-17', 'WK-22'],
  ),
  allPoints: kind('allPoints', ['WK-25', 'WK-28', 'WK-R4', 'WK-R5', 'WK-R6'], ['cell'], ['WK-25']),
  intoWoods: kind(
    'intoWoods',
    ['WK-29', 'WK-26', 'WK-32', 'WK-R3', 'WK-R52'],
    ['cell', 'cost'],
    ['WK-29'],
  ),
  outOfWoods: kind('outOfWoods', ['WK-27', 'WK-32'], ['fromcell'], ['WK-32']),
  intoRiver: kind('intoRiver', ['WK-30', 'WK-R1'], ['cell', 'cost'], ['WK-30']),
  slope: kind('slope', ['WK-31', 'WK-R2'], ['cell', 'cost'], ['WK-31']),
  byRoad: kind('byRoad', ['WK-66', 'WK-67', 'WK-68', 'WK-R8', 'WK-R9'], ['cell']),
  placed: kind('placed', ['WK-R56', 'WK-R57'], ['piece', 'cell', 'fromcell']),
  broughtIn: kind('broughtIn', ['WK-R56', 'WK-R57'], ['piece', 'cell']),
  entered: kind('entered', ['WK-R49'], ['piece', 'cell']),
  exited: kind('exited', ['WK-R51'], ['piece', 'cell']),
  healed: kind(
    'healed',
    ['WK-78', 'WK-79', 'WK-80', 'WK-81', 'WK-98', 'WK-R31', 'WK-R46'],
    ['piece', 'cell'],
  ),

  // Magic.
  cast: kind(
    'cast',
    ['WK-42', 'WK-43', 'WK-44', 'WK-45', 'WK-47', 'WK-48', 'WK-49', 'WK-72', 'WK-R19', 'WK-R20'],
    ['fromcell', 'cell', 'distance'],
    ['WK-42', 'WK-49'],
  ),
  castSlow: kind('castSlow', ['WK-71', 'WK-73', 'WK-R35'], ['fromcell', 'cell', 'distance']),
  route: kind('route', ['WK-90', 'WK-91', 'WK-92', 'WK-R41', 'WK-R42', 'WK-R43'], ['distance']),
  line: kind('line', ['WK-93', 'WK-R44', 'WK-R45'], ['distance']),
  hit: kind('hit', ['WK-50', 'WK-R18'], ['cell', 'roll', 'distance', 'target'], ['WK-50']),
  missed: kind('missed', ['WK-50', 'WK-R19'], ['cell', 'roll', 'distance', 'target'], ['WK-50']),
  slowHit: kind(
    'slowHit',
    ['WK-73', 'WK-74', 'WK-97', 'WK-R32'],
    ['cell', 'roll', 'distance', 'target'],
  ),
  slowMissed: kind('slowMissed', ['WK-73', 'WK-R32'], ['cell', 'roll', 'distance', 'target']),
  landed: kind(
    'landed',
    ['WK-74', 'WK-75', 'WK-76', 'WK-77', 'WK-R33', 'WK-R34'],
    ['piece', 'fromcell', 'cell'],
  ),
  stuck: kind('stuck', ['WK-R33'], ['piece', 'cell']),

  // Contact.
  charged: kind(
    'charged',
    ['WK-39', 'WK-40', 'WK-55', 'WK-58', 'WK-64', 'WK-65', 'WK-R28'],
    ['fromcell', 'cell', 'piece'],
    ['WK-39', 'WK-55'],
  ),
  struck: kind(
    'struck',
    ['WK-36', 'WK-55', 'WK-59'],
    ['fromcell', 'cell', 'piece'],
    ['WK-36', 'WK-55'],
  ),
  surrounded: kind(
    'surrounded',
    ['WK-37', 'WK-38', 'WK-56', 'WK-57', 'WK-R15', 'WK-R16'],
    ['cell'],
    ['WK-37', 'WK-38'],
  ),
  wounded: kind('wounded', ['WK-69', 'WK-96', 'WK-R29'], ['piece', 'cell']),
  eliminated: kind(
    'eliminated',
    ['WK-35', 'WK-34', 'WK-54', 'WK-70', 'WK-R24'],
    ['piece', 'cell'],
    ['WK-34'],
  ),
  exposed: kind('exposed', ['WK-52', 'WK-51', 'WK-R22', 'WK-R23'], ['seat', 'cell'], ['WK-52']),

  // Soldiers with dice.
  fight: kind(
    'fight',
    ['WK-02', 'WK-82', 'WK-83', 'WK-95', 'WK-R36', 'WK-R37'],
    ['cell', 'soldiers'],
    ['WK-82', 'WK-83', 'WK-R36', 'WK-R37'],
  ),
  totals: kind('totals', ['WK-84', 'WK-R38'], ['attack', 'defence']),
  fightTied: kind('fightTied', ['WK-86'], ['cell']),
  fightWon: kind('fightWon', ['WK-85', 'WK-87', 'WK-88'], ['cell']),
  fightLost: kind('fightLost', ['WK-85', 'WK-87', 'WK-89', 'WK-99'], ['cell']),
  nobodyLost: kind('nobodyLost', ['WK-R39'], ['cell']),

  // Places and the end.
  taken: kind('taken', ['WK-R47'], ['spotcell', 'seat']),
  held: kind('held', ['WK-R48'], ['spotcell', 'seat', 'left']),
  done: kind('done', ['WK-60', 'WK-R48', 'WK-R50'], ['seat']),
  leaderLost: kind('leaderLost', ['WK-53', 'WK-R25'], ['seat']),
  wiped: kind('wiped', ['WK-R50'], ['seat']),
  limit: kind('limit', ['WK-R27', 'WK-R50'], ['blue', 'pink']),
  stopped: kind('stopped', ['WK-R27'], ['turn']),

  // Guess the unit.
  phrase: kind('phrase', ['WK-102', 'WK-107', 'WK-R53'], ['phrase']),
  right: kind('right', ['WK-103', 'WK-104'], ['type']),
  // `said` is the answer; 4 is silence.
  wrong: kind('wrong', ['WK-104', 'WK-R54'], ['type', 'said']),
  counted: kind('counted', ['WK-105', 'WK-R55'], ['child', 'adult']),
} as const;

/** How an event names a unit: 4 times the side plus the type (Soldier, Pegasus, Mage, leader). */
export const pieceOf = (s: BattleState, unit: number): number =>
  4 * s.setup.side[unit]! + s.setup.type[unit]!;
