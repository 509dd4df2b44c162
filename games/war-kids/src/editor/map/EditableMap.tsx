import type { Say } from '@glade/text';
import { HexBoard, type HexBrush, type HexCell } from '@glade/ui/hex-board';
import { useMemo } from 'preact/hooks';
import board from '../../board/Board.module.css';
import { Counter, Flag } from '../../board/map/Counters.tsx';
import { boxOf, hexPath, middle } from '../../board/map/geometry.ts';
import { MapPicture } from '../../board/map/MapPicture.tsx';
import type { Hex, Scenario } from '../../rules/setup/scenario.ts';
import { cellOf } from '../changes/map-cells.ts';
import { unitCalled } from '../changes/units.ts';
import styles from '../Editor.module.css';
import { cellLabels, mapViewOf } from '../labels.ts';
import type { Selected } from './tools.ts';

/** How wide a hex is at least at first, in CSS pixels: a map is drawn on in strokes, not by taps on single hexes. */
const FOR_A_PENCIL = 25;

interface Props {
  readonly scenario: Scenario;
  readonly say: Say;
  readonly picked: Selected | undefined;
  /** What a fault is about. */
  readonly lit: readonly number[];
  readonly brush: HexBrush;
  readonly motion: boolean;
  readonly onCell: (cell: number) => void;
}

/** The map, and everything on it that can be changed. */
export function EditableMap({ scenario, say, picked, lit, brush, motion, onCell }: Props) {
  const { map } = scenario;
  const cells = useMemo(
    () => cellLabels(scenario, say).map((label): HexCell => ({ label, active: true })),
    [scenario, say],
  );
  const [width, height] = boxOf(mapViewOf(map));
  return (
    <div class={styles.place}>
      <div class={styles.canvas} style={{ '--ratio': width / height }}>
        <div class={board.battle}>
          <HexBoard
            label={say('editor.map', { title: scenario.title[say.language] })}
            columns={map.cols}
            rows={map.rows}
            cells={cells}
            onCell={onCell}
            show={lit}
            motion={motion}
            leastHex={FOR_A_PENCIL}
            brush={brush}
            words={{
              tools: say('board.tools'),
              closer: say('board.closer'),
              farther: say('board.farther'),
              whole: say('board.whole'),
            }}
          >
            <Picture scenario={scenario} say={say} picked={picked} lit={lit} />
          </HexBoard>
        </div>
      </div>
    </div>
  );
}

/** A scenario as a small picture: its map, with everything that stands on it. */
export const ScenarioPicture = ({ scenario, say }: Pick<Props, 'scenario' | 'say'>) => (
  <span class={`${board.battle} ${styles.small}`} aria-hidden="true">
    <Picture scenario={scenario} say={say} picked={undefined} lit={NOTHING} />
  </span>
);

const NOTHING: readonly number[] = [];

function Picture({
  scenario,
  say,
  picked,
  lit,
}: Pick<Props, 'scenario' | 'say' | 'picked' | 'lit'>) {
  const { map, units } = scenario;
  const view = useMemo(() => mapViewOf(map), [map]);
  const [width, height] = boxOf(view);
  const paths = (cells: readonly number[], share = 1): string =>
    cells.map((cell) => hexPath(view, cell, share)).join('');
  const at = (hex: Hex): number => cellOf(map, hex);
  const place = (cell: number): string => `translate(${middle(view, cell).join(' ')})`;
  const off = view.elevation.flatMap((_, cell) => (view.terrain[cell] === '#' ? [cell] : []));
  const held = heldCells(scenario, picked);
  const taken = new Map<number, number>();
  return (
    <svg class={board.field} viewBox={`0 0 ${width} ${height}`}>
      <MapPicture map={view} framed />
      <path class={styles.off} d={paths(off, 0.96)} />
      <path
        class={styles.area}
        d={paths(
          view.places.flatMap((each) => each.cells),
          0.86,
        )}
      />
      <Gates scenario={scenario} picked={picked} place={(hex) => place(at(hex))} />
      <path class={board.hand} d={paths(held, 0.94)} />
      {units.map((unit) => {
        if (unit.at === undefined) return null;
        const cell = at(unit.at);
        const below = taken.get(cell) ?? 0;
        taken.set(cell, below + 1);
        const looks = {
          type: unit.type,
          side: unit.side === 'blue' ? 0 : 1,
          wounded: unit.wounded === true,
        };
        return (
          <g key={unit.id} transform={`${place(cell)} translate(${9 * below} ${-9 * below})`}>
            <Counter unit={looks} military={false} />
          </g>
        );
      })}
      {map.places.map(({ id, name, hexes, owner }) =>
        hexes[0] === undefined ? null : (
          <g key={id} transform={place(at(hexes[0]))}>
            <g transform="translate(-35 -14)">
              <Flag owner={owner === null ? -1 : owner === 'blue' ? 0 : 1} />
            </g>
            <text class={board.name} y="46">
              {name[say.language]}
            </text>
          </g>
        ),
      )}
      {lit.length > 0 && <path class={board.lit} d={paths(lit, 0.9)} />}
    </svg>
  );
}

/** The hexes of what is in hand. */
function heldCells(scenario: Scenario, picked: Selected | undefined): readonly number[] {
  const { map } = scenario;
  const cells = (hexes: readonly Hex[] = []): readonly number[] =>
    hexes.map((hex) => cellOf(map, hex));
  if (picked === undefined || picked.kind === 'exit') return [];
  if (picked.kind === 'place') return cells(map.places.find(({ id }) => id === picked.id)?.hexes);
  if (picked.kind === 'road')
    return cells(map.roads.find(({ id }) => id === picked.id)?.path.slice(-1));
  const at = unitCalled(scenario, picked.id)?.at;
  return at === undefined ? [] : cells([at]);
}

interface GatesProps {
  readonly scenario: Scenario;
  readonly picked: Selected | undefined;
  readonly place: (hex: Hex) => string;
}

/** Where units come in, with an arrow; where they leave, with another. Those of what is in hand stand out. */
function Gates({ scenario, picked, place }: GatesProps) {
  const entries = scenario.units.flatMap(({ id, side, entry = [] }) =>
    entry.map((hex) => ({ id, side, hex })),
  );
  const exits = scenario.victory.instant.flatMap((one, index) =>
    one.kind === 'exit' ? one.hexes.map((hex) => ({ index, hex })) : [],
  );
  return (
    <>
      {entries.map(({ id, side, hex }) => (
        <g key={`${id} ${hex.join()}`} transform={place(hex)} data-side={side}>
          <path
            class={styles.entry}
            data-held={picked?.kind === 'unit' && picked.id === id}
            d="M0-34V-14M-10-24L0-13L10-24"
          />
        </g>
      ))}
      {exits.map(({ index, hex }) => (
        <g key={`${index} ${hex.join()}`} transform={place(hex)}>
          <path
            class={styles.entry}
            data-held={picked?.kind === 'exit' && picked.index === index}
            d="M0 14V34M-10 25L0 36L10 25M-14 12H14"
          />
        </g>
      ))}
    </>
  );
}
