import type { Action } from '@glade/engine';
import type { ClimberState } from '../src/rules/state.ts';
import { rulesWith, type ClimberRules } from './play.ts';

// Positions to write and to read, under some of the options.

export const FOUR = rulesWith();
export const TWO = rulesWith({ players: 2 });
export const ANEW = rulesWith({ order: 'eachRound' });
export const ROTATES = rulesWith({ order: 'rotate' });
export const RESTLESS = rulesWith({ standStill: false });
export const ALONE = rulesWith({ lastOne: 'mustSurvive' });
export const ALONE_SHARED = rulesWith({ lastOne: 'mustSurvive', allLost: 'shared' });
export const SHARED = rulesWith({ allLost: 'shared' });

export const FLAT = '000000/000000/000000/000000/000000/000000';
export const CORNERS = '1,1 ; 6,1 ; 6,6 ; 1,6';
export const START = `order round 0: ${FLAT} ; ${CORNERS}`;
export const LEAVES = `leaves round 1 order 3142: ${FLAT} ; ${CORNERS}`;
export const LEAF = `leaf round 1 order 3142 left 3: ${FLAT} ; ${CORNERS}`;
/** LC-T08: the climber in the middle of a rough ground. */
export const PILE = '000000/000000/03120+0/000000/001000/000000';
export const PLACES = '3,4 ; 2,2 ; 2,2 ; 4,2';
export const STEPS = `steps round 3 order 3142 player 1: ${PILE} ; ${PLACES}`;
export const MOVE = `move round 3 order 3142 player 1 roll 3: ${PILE} ; ${PLACES}`;
const TOP = '666666/666666/666666/666666/666666/';
export const DONE = `complete round 19 order 3142: ${TOP}666666 ; 1,1 ; 3,1 lost ; 6,6 ; 1,6 lost`;

/** The state a position tells. */
export function at(game: ClimberRules, position: string): ClimberState {
  const read = game.notation.parsePosition(position);
  if (!read.ok) throw new Error(`${read.problem.code}: ${position}`);
  return read.value;
}

export function meant(game: ClimberRules, position: string, text: string): Action | string {
  const read = game.notation.parse(at(game, position), text);
  return read.ok ? read.value : read.problem.code;
}

/** Column 3, row 5. */
export const AT35 = 26;
