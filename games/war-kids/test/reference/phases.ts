/** Who may do what in a phase, and how phases and turns follow each other (WK-11 to WK-14). */
import { automaticCodes } from './attacks.ts';
import { END } from './codes.ts';
import { diceCodes } from './dice.ts';
import { enterCodes, exitCodes, moveCodes } from './moves.ts';
import { holdsJudged, placesTaken, turnScored } from './points.ts';
import { healed, withShelter } from './shelter.ts';
import { spellCodes } from './spells.ts';
import { enemyOf, type BattleState } from './state.ts';

/** WK-12, WK-44. */
export function movementCodes(s: BattleState): number[] {
  return [END, ...moveCodes(s), ...spellCodes(s), ...enterCodes(s), ...exitCodes(s)];
}

/** WK-13, WK-33, WK-R13. */
export function combatCodes(s: BattleState): number[] {
  const automatic = automaticCodes(s);
  const fights = diceCodes(s);
  const compulsory = { auto: automatic, all: [...automatic, ...fights], none: [] };
  // WK-R56: no fight is a must where nobody knows who stands where.
  const agreed = s.options['ownMoves'] === true ? 'none' : s.options['forcedCombat'];
  const due = compulsory[agreed as keyof typeof compulsory];
  return [...(due.length > 0 ? [] : [END]), ...automatic, ...fights, ...spellCodes(s)];
}

/** WK-80, WK-R23, WK-R31. */
export function movementEnded(s: BattleState): BattleState {
  return settled({ ...withShelter(healed(s)), phase: 'combat' });
}

/** A Combat phase in which only END is left ends by itself. */
export function settled(s: BattleState): BattleState {
  const waits = s.result !== '' || s.pending.kind !== 'none' || s.phase === 'movement';
  return waits || combatCodes(s).some((a) => a !== END) ? s : playerTurnEnded(s);
}

/** WK-14, WK-R47, WK-R48, WK-R50. */
export function playerTurnEnded(s: BattleState): BattleState {
  const held = holdsJudged(placesTaken(s));
  if (held.result !== '') return held;
  const last = s.active !== s.first;
  const scored = last ? turnScored(held) : held;
  if (scored.result !== '') return scored;
  return withFreshUnits({
    ...scored,
    active: enemyOf(s.active),
    turn: last ? s.turn + 1 : s.turn,
    phase: 'movement',
    sheltered: [],
  });
}

/** Section 4.2: all marks but the wounds go. */
function withFreshUnits(s: BattleState): BattleState {
  const fresh = {
    placed: false,
    moved: false,
    cast: false,
    spent: false,
    pushed: false,
    diced: false,
  };
  return { ...s, units: s.units.map((unit) => ({ ...unit, ...fresh })) };
}
