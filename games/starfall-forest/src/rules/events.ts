import { kind } from '@glade/engine';

/** Everything a match can tell of, with the clauses that say so. Cells: see `cells.ts`. */
export const EVENTS = {
  // Set-up.
  starter: kind('starter', ['SF-07', 'SF-13', 'SF-R4'], ['seat']),
  knocked: kind(
    'knocked',
    ['SF-09', 'SF-05', 'SF-08', 'SF-R5', 'SF-R6', 'SF-R2'],
    ['cell', 'seat'],
  ),
  planted: kind('planted', ['SF-06', 'SF-10', 'SF-R3', 'SF-R7'], ['cell', 'seat']),
  snakePlaced: kind('snakePlaced', ['SF-11', 'SF-39', 'SF-R8'], ['cell', 'seat']),
  fairyPlaced: kind('fairyPlaced', ['SF-12', 'SF-R9'], ['cell', 'seat']),

  // The turn and its roll.
  turn: kind('turn', ['SF-20', 'SF-21', 'SF-31', 'SF-R11'], ['seat', 'dice']),
  stayed: kind('stayed', ['SF-50', 'SF-R30'], ['cell', 'seat']),
  rolledStars: kind(
    'rolledStars',
    ['SF-15', 'SF-16', 'SF-22', 'SF-14', 'SF-R12', 'SF-R1'],
    ['seat', 'stars', 'shooting', 'aside'],
  ),
  rolledSteps: kind('rolledSteps', ['SF-17', 'SF-18', 'SF-19'], ['seat', 'fairy', 'snake', 'tree']),
  idle: kind('idle', ['SF-31', 'SF-60', 'SF-66'], ['seat']),

  // A star falls.
  completed: kind('completed', ['SF-23', 'SF-R13'], ['seat', 'stars']),
  fell: kind('fell', ['SF-23', 'SF-28', 'SF-27', 'SF-R16', 'SF-R14', 'SF-R18'], ['cell', 'seat']),
  felled: kind('felled', ['SF-24', 'SF-R17'], ['cell']),
  drawnTo: kind('drawnTo', ['SF-61', 'SF-63', 'SF-R19'], ['seat']),
  revived: kind('revived', ['SF-62'], ['seat']),

  // Steps.
  stepped: kind(
    'stepped',
    ['SF-29', 'SF-32', 'SF-33', 'SF-38', 'SF-R22', 'SF-R21', 'SF-R25', 'SF-R26'],
    ['cell', 'seat'],
  ),
  crossed: kind('crossed', ['SF-35', 'SF-R23'], ['cell', 'seat']),
  collected: kind(
    'collected',
    ['SF-47', 'SF-48', 'SF-49', 'SF-51', 'SF-68', 'SF-R29', 'SF-R31'],
    ['cell', 'seat', 'stars'],
  ),
  snakeMoved: kind(
    'snakeMoved',
    ['SF-39', 'SF-40', 'SF-41', 'SF-42', 'SF-43', 'SF-44', 'SF-45', 'SF-46', 'SF-R27'],
    ['fromcell', 'cell', 'seat'],
  ),
  passed: kind('passed', ['SF-30', 'SF-31'], ['seat']),

  // Bites.
  bitten: kind(
    'bitten',
    ['SF-04', 'SF-52', 'SF-53', 'SF-54', 'SF-R32'],
    ['cell', 'seat', 'hearts'],
  ),
  swapped: kind('swapped', ['SF-56', 'SF-57', 'SF-R33', 'SF-R34'], ['seat', 'stars']),
  flat: kind('flat', ['SF-58', 'SF-59', 'SF-60'], ['cell', 'seat']),
  spared: kind('spared', ['SF-R35'], ['cell', 'seat']),

  // The end.
  home: kind('home', ['SF-02', 'SF-03', 'SF-64', 'SF-R37', 'SF-R24'], ['seat', 'rank']),
  ended: kind('ended', ['SF-03', 'SF-65', 'SF-R36'], []),
  cap: kind('cap', ['SF-R39'], ['turn']),
} as const;
