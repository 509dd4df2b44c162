import { kind as kindOf, type ClauseId, type EventKind } from '@glade/engine';

// A cell counts through all grids of the table: grid * 36 + cell. The seat is the one whose grid it is.
const onGrid = ['cell', 'seat'] as const;
const kind = (
  code: string,
  clauses: readonly ClauseId[],
  args: readonly string[] = onGrid,
  acts?: readonly ClauseId[],
): EventKind => kindOf(code, clauses, args, acts);

/** The kinds of events, with their clauses. */
export const EVENTS = {
  // Setup. `digs` tells the allowance: corner, border, inside.
  home: kind('home', ['WF-05', 'WF-06', 'WF-R01'], ['cell']),
  noDigs: kind('noDigs', ['WF-26', 'WF-R16'], ['cell']),
  oneDig: kind('oneDig', ['WF-27', 'WF-R16'], ['cell']),
  twoDigs: kind('twoDigs', ['WF-28', 'WF-R16'], ['cell']),
  fire: kind('fire', ['WF-07', 'WF-12', 'WF-R03'], ['cell']),

  // Spread.
  turn: kind('turn', ['WF-09', 'WF-29'], ['turn']),
  quadrant: kind(
    'quadrant',
    ['WF-37', 'WF-38', 'WF-40', 'WF-09', 'WF-29', 'WF-R25'],
    ['turn', 'quadrant'],
  ),
  quiet: kind('quiet', ['WF-R29'], ['quadrant']),
  turned: kind('turned', ['WF-10', 'WF-R04']),
  lit: kind('lit', ['WF-11', 'WF-12', 'WF-R06']),
  crossed: kind('crossed', ['WF-39', 'WF-R26']),
  crossedByFlare: kind('crossedByFlare', ['WF-39', 'WF-R27']),
  homeLit: kind('homeLit', ['WF-31', 'WF-R19']),

  // Event.
  event: kind('event', ['WF-13', 'WF-14', 'WF-R11'], ['cell']),
  sparks: kind('sparks', ['WF-15', 'WF-R09']),
  flareUp: kind('flareUp', ['WF-16', 'WF-R07']),
  homeLitByFlare: kind('homeLitByFlare', ['WF-31', 'WF-R10']),
  burntOut: kind('burntOut', ['WF-17']),
  alreadyDoused: kind('alreadyDoused', ['WF-24', 'WF-R08']),
  alreadyDug: kind('alreadyDug', ['WF-25', 'WF-R08']),
  extraAction: kind('extraAction', ['WF-18', 'WF-R15']),

  // Action.
  doused: kind('doused', ['WF-19', 'WF-20', 'WF-R12']),
  dug: kind('dug', ['WF-19', 'WF-21', 'WF-R13']),
  passed: kind('passed', ['WF-R14'], ['seat']),
  actionsOver: kind('actionsOver', ['WF-22', 'WF-23'], ['seat']),

  // End.
  fireOut: kind('fireOut', ['WF-32', 'WF-R17'], ['seat']),
  won: kind('won', ['WF-33'], []),
  lost: kind('lost', ['WF-31'], []),
  points: kind('points', ['WF-34', 'WF-R20'], ['points', 'seat']),
  // The two clauses hold whenever a home burns and play goes on, even if nobody is asked.
  playedOn: kind('playedOn', ['WF-36', 'WF-R21'], [], []),
  stopped: kind('stopped', ['WF-R22'], []),
  saved: kind('saved', ['WF-R28', 'WF-R30'], ['homes']),
  finished: kind('finished', ['WF-32', 'WF-R17', 'WF-R34'], ['seat']),
  ranked: kind('ranked', ['WF-42', 'WF-43', 'WF-44', 'WF-R35'], []),
} as const;
