import { hexName } from '@glade/boards/hexes';
import { soldiersIn } from '../rules/combat/contact.ts';
import { SIDES } from '../rules/setup/scenario.ts';
import {
  CASTING,
  DICING,
  ENDED,
  FIGHTING,
  GONE,
  LANDING,
  LOSING,
  LOST,
  SLOWING,
  WAITING,
  type BattleState,
} from '../rules/state.ts';
import type { UnitNames } from './unit-names.ts';

// A position on one line, such as
//
//     cast turn 3 blue in combat: B-S1=C5 B-M1=D4/c K-S1=F5/w ; pending B-M1 at K-S1 ; places bridge=blue ; held 0 2
//
// After a unit's cell: w wounded, m moved, c has cast, s has attacked, p pushed, d attacked with dice, t: people have
// said where it stands. `-` eliminated,
// `wait` not there yet, `out-C5` gone through the exit there. Units that are left out are eliminated, reinforcements wait; places
// that are left out belong to whom they belonged at the start.

export const STEPS = ['move', 'combat', 'cast', 'slow', 'fight', 'land', 'loss'] as const;
export const ENDS = ['', 'instant', 'points', 'draw', 'leader', 'wiped'] as const;
export const FLAG_LETTERS = 'wmcspdt';

/** Where a unit is that is not mentioned. */
export const unmentioned = (s: BattleState, unit: number): number =>
  s.setup.arrives[unit]! > 0 ? WAITING : LOST;

/** The whole state on one line. */
export function writePosition(s: BattleState, start: BattleState, names: UnitNames): string {
  const units = [...s.cell.keys()]
    .filter((unit) => s.cell[unit] !== unmentioned(s, unit) || s.flags[unit] !== 0)
    .map((unit) => `${names.idOf(unit)}=${whereabouts(s, unit)}`);
  return [`${head(s)}: ${units.join(' ')}`, ...sections(s, start, names)].join(' ; ');
}

function head(s: BattleState): string {
  const word = s.step === ENDED ? ENDS[s.result]! : STEPS[s.step]!;
  const pending = s.step !== ENDED && s.step > FIGHTING && s.step !== DICING && s.step !== LOSING;
  const inside = pending || s.step === ENDED ? ` in ${STEPS[s.phase]}` : '';
  const won = s.winner < 0 ? '' : ` won ${SIDES[s.winner]}`;
  return `${word} turn ${s.turn} ${SIDES[s.side]}${inside}${won}`;
}

function whereabouts(s: BattleState, unit: number): string {
  const at = s.cell[unit]!;
  const { columns } = s.field;
  const out = `out-${hexName(columns, s.leftBy[unit]!)}`;
  const place = at >= 0 ? hexName(columns, at) : at === LOST ? '-' : at === GONE ? out : 'wait';
  const letters = FLAG_LETTERS.split('').filter((_, i) => (s.flags[unit]! >> i) & 1);
  return letters.length > 0 ? `${place}/${letters.join('')}` : place;
}

function sections(s: BattleState, start: BattleState, names: UnitNames): readonly string[] {
  const places = s.setup.scenario.map.places.flatMap(({ id }, i) => {
    const owner = s.owners[i]!;
    return owner === start.owners[i] ? [] : [`${id}=${owner < 0 ? '-' : SIDES[owner]}`];
  });
  const shielded = [...s.cell.keys()].filter(
    (unit) => ((unit < 32 ? s.shieldLow : s.shieldHigh) >>> (unit & 31)) & 1,
  );
  const some = (word: string, list: readonly (string | number)[]): readonly string[] =>
    list.length > 0 ? [`${word} ${list.join(' ')}`] : [];
  return [
    ...some('pending', pendingUnits(s, names)),
    ...some('places', places),
    ...some('held', s.held.some((n) => n > 0) ? [...s.held] : []),
    ...some('earned', s.earned.some((n) => n !== 0) ? [...s.earned] : []),
    ...some(
      'shielded',
      shielded.map((unit) => names.idOf(unit)),
    ),
  ];
}

function pendingUnits(s: BattleState, names: UnitNames): readonly string[] {
  const target = names.idOf(s.target);
  if (s.step === CASTING || s.step === SLOWING) return [names.idOf(s.mage), 'at', target];
  if (s.step === LANDING) return [target];
  if (s.step !== DICING && s.step !== LOSING) return [];
  return [...soldiersIn(s, s.target, s.detail).map((unit) => names.idOf(unit)), 'at', target];
}
