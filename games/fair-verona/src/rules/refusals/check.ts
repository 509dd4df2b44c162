import { checkTurn, refuse, type Action, type Actor, type Refusal } from '@glade/engine';
import { NO_ACTION } from '../actions.ts';
import type { VeronaOptions } from '../options.ts';
import {
  allDealt,
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  BOXED,
  CLUE,
  COLD,
  DEAL,
  DRAW,
  ENCOUNTER,
  ERRAND,
  FRIEND,
  MIRED,
  type VeronaState,
} from '../state.ts';
import { reasonOf } from './reasons.ts';

// Whether something is allowed. Bots and playouts never ask.

/** The clause that each step of the match is about. */
const ABOUT: Readonly<Record<number, string>> = {
  [DEAL]: 'FV-08',
  [AT_SOURCE]: 'FV-22',
  [DRAW]: 'FV-22',
  [AT_PLACE]: 'FV-26',
  [ENCOUNTER]: 'FV-30',
  [AT_CLEAR]: 'FV-36',
  [FRIEND]: 'FV-33',
  [AT_PASS]: 'FV-R42',
  [AT_MOVE]: 'FV-70',
  [CLUE]: 'FV-64',
};

/** The clause by which a match ended, where it was not won. */
const ENDS: Readonly<Record<number, string>> = {
  [BOXED]: 'FV-82',
  [MIRED]: 'FV-81',
  [COLD]: 'FV-R53',
  [ERRAND]: 'FV-R54',
};

/** Why `by` may not do `a` now; undefined when it is allowed. */
export function checkAction(
  s: VeronaState,
  a: Action,
  by: Actor,
  actor: Actor,
  o: VeronaOptions,
): Refusal | undefined {
  const clue = s.step === DEAL && allDealt(s, o.seats);
  const about = clue ? 'FV-10' : (ABOUT[s.step] ?? 'FV-21');
  const turn = checkTurn(by, actor, a === NO_ACTION, {
    over: ENDS[s.result] ?? 'FV-83',
    rollFirst: about,
    noRoll: about,
    notYourTurn: 'FV-20',
  });
  if (turn !== undefined || isLegal(s, a)) return turn;
  return reasonOf(refuse(about, 'notThere'), s, a, actor, o);
}

function isLegal(s: VeronaState, a: Action): boolean {
  for (let k = 0; k < s.choices; k++) if (s.legal[k] === a) return true;
  return false;
}
