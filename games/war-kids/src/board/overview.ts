import type { Say } from '@glade/text';
import type { BattleView } from '../rules/view.ts';
import { shortName, spokenHex } from './cell-labels.ts';

/** Where every unit stands, for who does not see the map: first those of the side that waits. */
export function tellUnits(view: BattleView, say: Say): readonly string[] {
  return [1 - view.side, view.side].flatMap((side) =>
    view.units
      .filter((unit) => unit.side === side && unit.cell >= 0)
      .map((unit, i) => {
        const army = i === 0 ? `${view.sides[side]![say.language]}: ` : '';
        const wounded = unit.wounded ? `, ${say('cell.wounded')}` : '';
        return `${army}${shortName(say, unit)}, ${spokenHex(view, say, unit.cell)}${wounded}.`;
      }),
  );
}
