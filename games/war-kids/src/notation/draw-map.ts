import { columnLetters } from '@glade/boards/hexes';
import { WOUNDED, type BattleState } from '../rules/state.ts';
import { STEP_NAMES } from '../rules/view.ts';
import type { UnitNames } from './unit-names.ts';

const WIDTH = 5;
const GROUND = ['.', 'w', '~'];

/** The board for a terminal: pink units in small letters, wounded ones with an exclamation mark. */
export function drawMap(s: BattleState, names: UnitNames): string {
  const { columns, rows } = s.field;
  const header = Array.from({ length: columns }, (_, c) => columnLetters(c).padEnd(WIDTH)).join('');
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (__, column) =>
      sign(s, row * columns + column, names).padEnd(WIDTH),
    );
    return `${String(row + 1).padStart(2)} ${row & 1 ? '  ' : ''}${cells.join('')}`.trimEnd();
  });
  const side = s.side === 0 ? 'blue' : 'pink';
  return [`${STEP_NAMES[s.step]} turn ${s.turn} ${side}`, `   ${header.trimEnd()}`, ...lines].join(
    '\n',
  );
}

function sign(s: BattleState, cell: number, names: UnitNames): string {
  const { field, setup } = s;
  const unit = s.occupant[cell]!;
  if (unit < 0) return field.there[cell] === 0 ? ' ' : GROUND[field.terrain[cell]!]!;
  const short = names.shortOf(unit).slice(0, WIDTH - 2);
  const told = setup.side[unit] === 0 ? short.toUpperCase() : short.toLowerCase();
  return told + ((s.flags[unit]! & WOUNDED) === 0 ? '' : '!');
}
