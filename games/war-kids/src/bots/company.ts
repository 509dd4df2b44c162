import type { BattleState } from '../rules/state.ts';
import { LEADER } from '../rules/unit-types.ts';
import type { Taste } from './taste.ts';

/** At this distance the company of a unit stands: near enough to strike back, too far to be struck together. */
const APART = 2;

/** What those around a cell make it worth to a unit of the side at turn. */
export function companyValue(s: BattleState, unit: number, cell: number, taste: Taste): number {
  const { setup, field } = s;
  let apart = 0;
  let toEnemyLeader = 0;
  let toOwnLeader = 0;
  for (let other = 0; other < setup.count; other++) {
    const at = s.cell[other]!;
    if (at < 0 || other === unit) continue;
    const steps = field.distance(cell, at);
    const isOwn = setup.side[other] === s.side;
    if (isOwn && steps === APART) apart += 1;
    if (setup.type[other] !== LEADER) continue;
    if (isOwn) toOwnLeader = nearer(toOwnLeader, steps);
    else toEnemyLeader = nearer(toEnemyLeader, steps);
  }
  const together = taste.company * apart;
  if (setup.type[unit] === LEADER) return together;
  return together + taste.fromEnemyLeader * toEnemyLeader + taste.fromOwnLeader * toOwnLeader;
}

/** The smaller of two distances, of which the first is 0 as long as there is none. */
const nearer = (known: number, steps: number): number =>
  known === 0 || steps < known ? steps : known;
