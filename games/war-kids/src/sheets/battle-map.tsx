import type { Board, SheetRequest } from '@glade/print/model';
import { Counter } from '../board/map/Counters.tsx';
import { boxOf, drawnMap, HEX, hexPath, middle, type DrawnMap } from '../board/map/geometry.ts';
import { MapPicture, Names } from '../board/map/MapPicture.tsx';
import type { Scenario } from '../rules/setup/scenario.ts';
import type { BattleView } from '../rules/view.ts';
import { hexSizeOf } from './hex-size.ts';
import styles from './Paper.module.css';

/** A battle as it begins, with the scenario that says more than its view. */
export interface Battle {
  readonly scenario: Scenario;
  readonly view: BattleView;
}

const drawn = ({ view }: Battle): DrawnMap => drawnMap(view.map, false);

/** The width of a hex on the table, in millimetres between two parallel sides. */
export const hexOf = (battle: Battle, request: SheetRequest): number =>
  request.hex ?? hexSizeOf(drawn(battle));

/** A counter lies on its hex with a rim to take it by. */
export const counterOf = (hex: number): number => Math.round(hex * 0.7);

/** The map at the size of its counters: each stands pale where it starts (WK-09). */
export function battleMap(battle: Battle, request: SheetRequest): Board {
  const { view } = battle;
  const [width, height] = boxOf(drawn(battle));
  const share = hexOf(battle, request) / HEX;
  const title = view.title[request.language];
  return {
    kind: 'board',
    id: 'map',
    need: 'needed',
    group: 'map',
    width: width * share,
    height: height * share,
    picture: {
      viewBox: [0, 0, width, height],
      content: <BattleMap battle={battle} request={request} pale />,
    },
    what: request.say('sheets.what.map', { title, columns: view.map.columns, rows: view.map.rows }),
  };
}

interface Props {
  readonly battle: Battle;
  readonly request: SheetRequest;
  /** Units are only hinted at. */
  readonly pale?: boolean;
}

/** The map with its names, its ways in and out, and the units where they start. */
function BattleMap({ battle, request, pale = false }: Props) {
  const { view } = battle;
  const map = drawn(battle);
  const military = request.options['faces'] === 'military';
  const units = view.units.filter(({ cell }) => cell >= 0);
  return (
    <g class={styles.paper} data-close={pale}>
      <MapPicture map={map} />
      <Ways battle={battle} map={map} />
      <g class={pale ? styles.start : undefined}>
        {units.map((unit) => (
          <g
            key={unit.id}
            transform={`translate(${middle(map, unit.cell).join(' ')}) scale(${pale ? 0.72 : 1})`}
          >
            <Counter unit={{ type: unit.type, side: unit.side }} military={military} plain={pale} />
          </g>
        ))}
      </g>
      <Names map={map} taken={map.places.map(({ cells }) => cells[0]!)} />
      {map.places.map(({ id, name, cells }) => {
        const [x, y] = middle(map, cells[0]!);
        return (
          <text key={id} class={styles.place} x={x} y={y + 43}>
            {name[request.language]}
          </text>
        );
      })}
    </g>
  );
}

/** Where reinforcements come in (WK-R49) and where units can leave the map (WK-R51). */
function Ways({
  battle: { scenario, view },
  map,
}: {
  readonly battle: Battle;
  readonly map: DrawnMap;
}) {
  const cellOf = ([column, row]: readonly [number, number]): number => row * map.columns + column;
  const paths = (cells: ReadonlySet<number>, share: number): string =>
    [...cells].map((cell) => hexPath(map, cell, share)).join('');
  const comes = new Set(view.units.filter(({ arrives }) => arrives > 0).map(({ id }) => id));
  const exits = scenario.victory.instant.flatMap((one) => (one.kind === 'exit' ? one.hexes : []));
  return (
    <>
      {(['blue', 'pink'] as const).map((side) => {
        const entries = scenario.units
          .filter((unit) => unit.side === side && comes.has(unit.id))
          .flatMap(({ entry = [] }) => entry.map(cellOf));
        return (
          <path
            key={side}
            class={styles.entry}
            data-side={side}
            d={paths(new Set(entries), side === 'blue' ? 0.84 : 0.92)}
          />
        );
      })}
      <path class={styles.exit} d={paths(new Set(exits.map(cellOf)), 0.8)} />
      <path class={styles.exit} d={paths(new Set(exits.map(cellOf)), 0.7)} />
    </>
  );
}
