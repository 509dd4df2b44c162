import { hexDistance } from '@glade/boards/hexes';
import type { Action } from '@glade/engine';
import type { BattleView } from '../rules/view.ts';
import { enemiesTouched, meaningOf } from './action-meanings.ts';

/** The message that says why an action is a good one; none where that cannot be said in a sentence. */
export function hintReason(view: BattleView, action: Action): string | undefined {
  const { kind, unit, to } = meaningOf(action);
  if (kind === 'cast') return 'hint.hit';
  if (kind === 'charge' || kind === 'strike' || kind === 'trio') return 'hint.win';
  if (kind !== 'move' || view.units[unit] === undefined) return undefined;
  if (enemiesTouched(view, view.units[unit], to).length > 0) return 'hint.reach';
  const from = view.units[unit].cell;
  if (inDanger(view, unit, from) && !inDanger(view, unit, to)) return 'hint.safe';
  return fromEnemy(view, unit, to) < fromEnemy(view, unit, from) ? 'hint.nearer' : undefined;
}

/** How many hexes away the nearest enemy is. */
function fromEnemy({ units, map: { columns } }: BattleView, unit: number, cell: number): number {
  const { side } = units[unit]!;
  const enemies = units.filter((other) => other.side !== side && other.cell >= 0);
  return Math.min(...enemies.map((other) => hexDistance(columns, other.cell, cell)));
}

function inDanger({ threats, units }: BattleView, unit: number, cell: number): boolean {
  const near = units[unit]!.type !== 'S' && threats.soldiers.includes(cell);
  return near || threats.pegasi.includes(cell) || threats.spells.includes(cell);
}
