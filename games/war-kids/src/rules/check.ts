import { CHANCE, checkTurn, refuse, type Action, type Actor, type Refusal } from '@glade/engine';
import {
  END,
  KIND,
  MASK_BITS,
  MOVE,
  NO_ACTION,
  PLACE,
  TO,
  TO_BITS,
  UNIT,
  UNIT_BITS,
} from './actions.ts';
import { isFree, mayBePlaced } from './movement/placing.ts';
import { canReach } from './movement/reach.ts';
import { reasonOf } from './refusal-reasons.ts';
import {
  CASTING,
  DICING,
  ENDED,
  FIGHTING,
  LANDING,
  LOSING,
  MOVING,
  SLOWING,
  type BattleState,
} from './state.ts';

// Whether something is allowed. Nothing here is asked by bots or playouts.

/** What each step of a battle is about. */
const ABOUT: Readonly<Record<number, string>> = {
  [MOVING]: 'WK-12',
  [FIGHTING]: 'WK-13',
  [CASTING]: 'WK-49',
  [SLOWING]: 'WK-73',
  [DICING]: 'WK-84',
  [LANDING]: 'WK-R33',
  [LOSING]: 'WK-89',
  [ENDED]: 'WK-R50',
};

/** Why `by` may not do `a` now. */
export function checkBattle(
  s: BattleState,
  a: Action,
  by: Actor,
  actor: Actor,
): Refusal | undefined {
  const turn = checkTurn(by, actor, a === NO_ACTION, {
    over: 'WK-R50',
    rollFirst: ABOUT[s.step]!,
    noRoll: ABOUT[s.step]!,
    notYourTurn: s.step === LOSING ? 'WK-89' : 'WK-15',
  });
  if (turn !== undefined) return turn;
  const least = s.step === CASTING ? 1 : 0;
  if (actor === CHANCE)
    return a >= least && a < least + s.choices ? undefined : refuse(ABOUT[s.step]!, 'noSuchRoll');
  return isLegal(s, a) ? undefined : reasonOf(refuse(ABOUT[s.step]!, 'otherStep'), s, a);
}

/** Whether the one who is to act may do it. */
function isLegal(s: BattleState, a: Action): boolean {
  if (a === END) return s.ends === 1;
  const [unit, to] = [(a >> UNIT) & UNIT_BITS, (a >> TO) & TO_BITS];
  if (a >> KIND === MOVE) {
    const known = (a & MASK_BITS) === 0 && unit < s.setup.count && to < s.field.cells;
    return s.step === MOVING && known && canReach(s, unit, to);
  }
  if (a >> KIND === PLACE) {
    const known = (a & MASK_BITS) === 0 && unit < s.setup.count;
    return s.rules.ownMoves && s.step === MOVING && known && mayBePlaced(s, unit) && isFree(s, to);
  }
  for (let i = 0; i < s.listedCount; i++) if (s.listed[i] === a) return true;
  return false;
}
