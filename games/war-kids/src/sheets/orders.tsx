import { hexName } from '@glade/boards/hexes';
import type { Block, SheetRequest } from '@glade/print/model';
import { UNIT_TYPES } from '../rules/setup/scenario.ts';
import type { UnitView } from '../rules/view.ts';
import type { Battle } from './battle-map.tsx';

/** Who stands where at the start, and who comes when. The map shows the same with pale counters. */
export function orders(battle: Battle, request: SheetRequest): readonly Block[] {
  const { say, language } = request;
  const { view } = battle;
  return [
    { kind: 'heading', level: 1, text: say('sheets.orders') },
    { kind: 'paragraph', text: [view.title[language], ': ', battle.scenario.text[language]] },
    ...[view.first, 1 - view.first].flatMap((side) => army(battle, side, request)),
  ];
}

function army(
  { view, scenario }: Battle,
  side: number,
  { say, language }: SheetRequest,
): readonly Block[] {
  const own = view.units.filter((unit) => unit.side === side);
  const place = (cell: number): string => {
    const name = hexName(view.map.columns, cell);
    const named = view.map.places.find(({ cells }) => cells[0] === cell);
    return named === undefined ? name : `${named.name[language]} (${name})`;
  };
  const entryOf = ({ id }: UnitView): string =>
    (scenario.units.find((unit) => unit.id === id)?.entry ?? [])
      .map(([column, row]) => place(row * view.map.columns + column))
      .join(', ');
  const where = (unit: UnitView): string =>
    unit.arrives > 0
      ? say('sheets.orders.comes', { turn: unit.arrives, places: entryOf(unit) })
      : place(unit.cell) + (unit.wounded ? `, ${say('cell.wounded')}` : '');
  return [
    {
      kind: 'heading',
      level: 2,
      text: say('sheets.orders.side', { side, name: view.sides[side]![language] }),
    },
    {
      kind: 'table',
      widths: [2, 5, 5],
      rows: UNIT_TYPES.flatMap((type) => {
        const alike = own.filter((unit) => unit.type === type);
        if (alike.length === 0) return [];
        const kind = say('sheets.orders.kind', { type, side, count: alike.length });
        if (alike.every(({ name, arrives }) => name === undefined && arrives === 0))
          return [[[kind], [alike.map(where).join(', ')], ['']]];
        return alike.map((unit, i) => [
          [i === 0 ? kind : ''],
          [unit.name?.[language] ?? ''],
          [where(unit)],
        ]);
      }),
    },
  ];
}
