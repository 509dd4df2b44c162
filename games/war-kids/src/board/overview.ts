import type { Say } from '@glade/text';
import type { BattleView } from '../rules/view.ts';
import { shortName, spokenHex } from './cell-labels.ts';

/**
 * How many units each side has and where each stands, for people who do not see the map: first those of the side that waits, and of
 * each side its leader.
 */
export function tellUnits(view: BattleView, say: Say): readonly string[] {
  return [1 - view.side, view.side].flatMap((side) => {
    const units = view.units
      .filter((unit) => unit.side === side && unit.cell >= 0)
      .toSorted((a, b) => Number(b.type === 'L') - Number(a.type === 'L'));
    if (units.length === 0) return [];
    const places = units.map((unit) => {
      const wounded = unit.wounded ? `, ${say('cell.wounded')}` : '';
      return `${shortName(say, unit)}, ${spokenHex(view, say, unit.cell)}${wounded}.`;
    });
    const army = `${view.sides[side]![say.language]}: ${say('board.units', { count: units.length })}.`;
    return [army, ...places];
  });
}
