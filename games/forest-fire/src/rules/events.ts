import { kind } from '@glade/engine';

/** The kinds of events, with their clauses. A cell is a place: square, spot or hand. */
export const EVENTS = {
  // Setup.
  firebreak: kind(
    'firebreak',
    ['FF-21', 'FF-22', 'FF-23', 'FF-25', 'FF-26', 'FF-R35'],
    ['cell'],
    ['FF-22', 'FF-23', 'FF-R35'],
  ),
  role: kind('role', ['FF-52', 'FF-R38'], ['seat', 'role']),
  placed: kind('placed', ['FF-04', 'FF-05', 'FF-R14'], ['cell', 'seat']),
  inHand: kind('inHand', ['FF-49', 'FF-R28'], ['seat']),
  opening: kind('opening', ['FF-07', 'FF-15', 'FF-R03'], ['rolls']),
  openingOver: kind('openingOver', ['FF-36', 'FF-44', 'FF-51', 'FF-55'], []),
  rollOn: kind('rollOn', ['FF-R34'], []),

  // Rolls.
  round: kind('round', ['FF-10', 'FF-R02'], ['round', 'rolls']),
  rolled: kind('rolled', ['FF-08', 'FF-09', 'FF-R01'], ['cell']),
  counter: kind('counter', ['FF-07', 'FF-11', 'FF-12'], ['cell', 'counters']),
  filled: kind('filled', ['FF-13', 'FF-14', 'FF-R06', 'FF-R07'], ['cell', 'partnercell']),
  chained: kind('chained', ['FF-R08'], ['cell', 'partnercell']),
  onFirebreak: kind('onFirebreak', ['FF-27', 'FF-R10'], ['cell']),

  // Moves.
  turn: kind('turn', ['FF-R20'], ['seat']),
  stepped: kind('stepped', ['FF-34', 'FF-41', 'FF-R16', 'FF-R17'], ['cell', 'seat'], []),
  steppedOnBreak: kind('steppedOnBreak', ['FF-24'], ['cell', 'seat']),
  steppedOff: kind('steppedOff', ['FF-35', 'FF-R15'], ['cell', 'seat']),
  jumped: kind('jumped', ['FF-42', 'FF-43', 'FF-R21', 'FF-R22'], ['cell', 'seat']),
  putOut: kind('putOut', ['FF-33', 'FF-R19'], ['cell', 'seat']),
  putOutOne: kind('putOutOne', ['FF-40', 'FF-R19'], ['cell', 'seat', 'counters']),
  dropped: kind('dropped', ['FF-50', 'FF-R26'], ['cell', 'seat']),
  refilled: kind('refilled', ['FF-48', 'FF-49', 'FF-R24'], ['seat']),
  kept: kind('kept', ['FF-R25'], ['seat']),
  done: kind('done', ['FF-32', 'FF-39', 'FF-R18'], ['seat'], ['FF-R18']),

  // Check and end.
  out: kind('out', ['FF-16', 'FF-17', 'FF-R05', 'FF-R41'], ['cell', 'seat'], ['FF-16', 'FF-R41']),
  rests: kind('rests', ['FF-R31'], ['cell', 'seat']),
  ablaze: kind('ablaze', ['FF-18', 'FF-28', 'FF-R32'], [], ['FF-18']),
  allOut: kind('allOut', ['FF-R30'], []),
  won: kind('won', ['FF-19', 'FF-20', 'FF-R33'], []),
  stopped: kind('stopped', ['FF-R36'], ['seat'], []),
  unfinished: kind('unfinished', ['FF-R36'], ['round']),
} as const;
