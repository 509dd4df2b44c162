import { hexName } from '@glade/boards/hexes';
import { upToLimit, type Notation } from '@glade/engine';
import type { BattleKernel } from '../rules/kernel.ts';
import type { BattleState } from '../rules/state.ts';
import { hexParts } from './hex-parts.ts';
import { ActionReader } from './read-action.ts';
import { readPosition } from './read-position.ts';
import { UnitNames } from './unit-names.ts';
import { writeAction } from './write-action.ts';
import { writePosition } from './write-position.ts';

/** Actions and positions of a battle as text, both ways. */
export function notation(kernel: BattleKernel): Notation<BattleState> {
  const { start } = kernel;
  const { columns, rows } = start.field;
  const names = new UnitNames(start.setup);
  const reader = new ActionReader(names, columns, rows);
  return {
    format: (s, a) => writeAction(s, a, names),
    parse: (s, text) => reader.read(s, text),
    place: (cell) => hexName(columns, cell),
    placeParts: (cell) => ({ ...hexParts(columns, cell), ...placeAt(start, cell) }),
    position: (s) => writePosition(s, start, names),
    parsePosition: upToLimit((text) => readPosition(text, kernel, names)),
  };
}

/** The name of the place that a cell belongs to, in both languages. */
function placeAt({ setup }: BattleState, cell: number): Readonly<Record<string, string>> {
  const place = setup.places.findIndex((cells) => cells.includes(cell));
  return place < 0 ? { named: 'no' } : { named: 'yes', ...setup.scenario.map.places[place]!.name };
}
