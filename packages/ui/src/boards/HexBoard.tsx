import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import {
  ACROSS,
  hasFlatTop,
  hexBox,
  hexCentre,
  hexCorners,
  hexSize,
  moveOnHexes,
  type HexShape,
} from '@glade/boards/hex-shape';
import styles from './HexBoard.module.css';
import { cellOf, isLooking } from './cell-of.ts';
import { useBeyond } from './sight/beyond.ts';
import { useSight } from './sight/hex-sight.ts';
import { useMagnifier } from './use-magnifier.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export interface HexCell {
  /** What a screen reader says: where it is, what is there, what can be done. */
  readonly label: string;
  /** Something can be done here. */
  readonly active: boolean;
}

/** Draws on the map where somebody drags over it. Then dragging does not move the map. */
export interface HexBrush {
  /** Whether fingers draw, too. */
  readonly touch: boolean;
  /** Called when a pointer goes down on a hex. */
  readonly begin: (event: PointerEvent, hex: number | undefined) => void;
  /** Whether the present click only ends a stroke. */
  readonly ends: () => boolean;
}

interface Props extends HexShape {
  readonly label: string;
  /** All hexes, row by row; undefined where the map has none. A new list only when something has changed. */
  readonly cells: readonly (HexCell | undefined)[];
  readonly onCell: (hex: number) => void;
  /** Called with the hex that has the focus or the pointer; undefined when none has. */
  readonly onLook?: (hex: number | undefined) => void;
  /** Hexes that should be in sight. When they change, a map that is larger than its window scrolls to them. */
  readonly show: readonly number[];
  /** At first all of them are in sight, from farther away if need be. */
  readonly together?: boolean | undefined;
  /** Hexes where somebody stands: at first each of them is whole in sight or not at all, if that can be. */
  readonly taken?: readonly number[] | undefined;
  /** Those to be shown come nearer where hexes are too small for a finger. */
  readonly nearer?: boolean | undefined;
  /** The labels of the buttons that magnify. */
  readonly words: {
    readonly tools: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly motion: boolean;
  /** Where none of these hexes is in sight, `mark` lies at the rim of the map on the side of the nearest. */
  readonly sought?:
    { readonly hexes: readonly number[]; readonly mark: () => ComponentChildren } | undefined;
  /** Dragging draws instead of moving the map. */
  readonly brush?: HexBrush | undefined;
  /** What stands beside these buttons. It does not scroll with the map. */
  readonly head?: ComponentChildren;
  /** In a stage the map takes the room of what stands beside it and of the buttons; that is only spoken. */
  readonly bare?: boolean;
  /** How wide a hex is at least at first, in CSS pixels; without it, as wide as fingers need. All of the map is in sight if it can be. */
  readonly leastHex?: number | undefined;
  /** The picture below the cells: an `svg` of the map's box, without a margin. */
  readonly children: ComponentChildren;
}

/** A map whose hexes are narrower than this, in CSS pixels, gets buttons that magnify. */
const SMALL = 43.5;

/** From this width on, in CSS pixels, a hex has room for small letters: the map then has `data-close`. */
const CLOSE = 52;

/** Where the keyboard begins: at the first hex where something can be done, else at the first one. */
function firstOf(cells: readonly (HexCell | undefined)[]): number {
  const active = cells.findIndex((cell) => cell?.active === true);
  return active < 0 ? cells.findIndex((cell) => cell) : active;
}

/**
 * The board for games on hexes: a picture, buttons for the cells above it, and the focus ring on top. Keys move as in
 * `moveOnHexes`; letters do so only with Shift, except while somebody draws on the map. Enter, Space, a tap or a click act; one
 * cell is in the tab order. A large map can be magnified by buttons, + and -, two fingers, or the wheel with Ctrl; 0 shows all
 * of it where nothing is drawn. It can be dragged and scrolled, and it follows the focus.
 * In a `stage` container it fills the box that it is given, else it is as wide as its place.
 */
export function HexBoard(props: Props) {
  const { columns, rows, flat = false, turned = false, short = false } = props;
  const { label, cells, onCell, onLook, words } = props;
  const shape = useMemo(
    () => ({ columns, rows, flat, turned, short }),
    [columns, rows, flat, turned, short],
  );
  const [width, height] = hexBox(shape);
  const has = (hex: number): boolean => cells[hex] !== undefined;
  const { current, here, take, takeSoon, onKeyDown } = useRovingFocus(
    (last = -1) => (has(last) ? last : firstOf(cells)),
    (from, key, whole) => moveOnHexes(shape, has, from, key, whole),
  );
  const across = width / hexSize(hasFlatTop(shape))[0];
  // Between two parallel sides of a hex, whatever way it lies.
  const share = ACROSS / width;
  const scale = useRef(1);
  const { view, zoom, fit, closer, farther, whole, zoomTo, dragged } = useMagnifier(
    across,
    props.brush !== undefined,
    1,
    () => (here.current!.getBoundingClientRect().width / scale.current) * share,
    props.leastHex,
  );
  scale.current = zoom;
  useSight(props, shape, { zoom, fit, zoomTo }, view.current);
  const beyond = useBeyond(props.sought?.hexes, shape, zoom, view);

  function go(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    // Where the map is drawn on, 0 is a tool.
    const shows = event.key === '0' && props.brush === undefined;
    if (event.key === '+' || event.key === '-' || shows) {
      if (event.key === '+') closer();
      else if (event.key === '-') farther();
      else whole();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey && event.key.length === 1) return;
    // Letters are shortcuts of the page: they lead over the map with Shift, or where it is drawn on.
    if (/^[a-z]$/.test(event.key) && props.brush === undefined) return;
    if (onKeyDown(event)) event.stopPropagation();
  }

  const grid = useRows(shape, cells, current);
  const ring = useMemo(
    () => (
      <svg class={styles.ring} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Ring shape={shape} hex={current} />
      </svg>
    ),
    [shape, current],
  );
  return (
    <div class={styles.board} style={{ '--ratio': width / height }}>
      <div class={styles.parts} data-bare={props.bare}>
        <div class={styles.told}>{props.head}</div>
        <div class={styles.window}>
          <div
            ref={view}
            class={styles.view}
            data-zoomed={zoom > 1}
            data-close={fit * zoom >= CLOSE}
            data-draws={props.brush?.touch}
            data-wide={width > 1.3 * height}
            style={{ '--zoom': zoom, '--cell': fit * zoom }}
          >
            <div ref={here} class={styles.map}>
              <div class={styles.picture} aria-hidden="true">
                {props.children}
              </div>
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys click the cells inside */}
              <div
                role="grid"
                tabIndex={-1}
                aria-label={label}
                aria-rowcount={rows}
                aria-colcount={columns}
                class={styles.cells}
                onKeyDown={go}
                onClick={(event) => {
                  const hex = cellOf(event);
                  if (hex === undefined) return;
                  // Together with what the tap does, so that both are drawn once.
                  if (event.target === document.activeElement) onLook?.(hex);
                  if (!dragged() && props.brush?.ends() !== true) onCell(hex);
                }}
                onPointerDown={(event) => props.brush?.begin(event, cellOf(event))}
                onFocusIn={(event) => {
                  const hex = cellOf(event);
                  if (hex === undefined) return;
                  if (!isLooking(event)) return takeSoon(hex);
                  take(hex);
                  const cell = event.target as HTMLElement;
                  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                  onLook?.(hex);
                }}
                onFocusOut={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.contains(relatedTarget as Node | null)) onLook?.(undefined);
                }}
                onPointerOver={(event) => event.pointerType === 'mouse' && onLook?.(cellOf(event))}
                onPointerLeave={(event) => event.pointerType === 'mouse' && onLook?.(undefined)}
              >
                {grid}
              </div>
              {ring}
            </div>
          </div>
          {zoom > 1 && props.sought !== undefined && (
            <div ref={beyond} class={styles.beyond} aria-hidden="true" data-beyond hidden>
              {props.sought.mark()}
            </div>
          )}
        </div>
        {(fit < SMALL || zoom > 1) && (
          <div class={styles.tools} role="group" aria-label={words.tools}>
            <button type="button" aria-label={words.closer} title={words.closer} onClick={closer}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12H20M12 4V20" />
              </svg>
            </button>
            <button
              type="button"
              aria-label={words.farther}
              title={words.farther}
              aria-disabled={zoom <= 1}
              onClick={farther}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12H20" />
              </svg>
            </button>
            <button
              type="button"
              aria-label={words.whole}
              title={words.whole}
              aria-disabled={zoom <= 1}
              onClick={whole}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What of a map was drawn last. */
interface Drawn {
  readonly shape: HexShape;
  readonly cells: Props['cells'];
  readonly current: number;
  readonly buttons: readonly (preact.JSX.Element | null)[];
  readonly rows: readonly preact.JSX.Element[];
}

/**
 * The cells as buttons, in rows. What has not changed is the same object as before, and is not drawn again: of the hundreds of
 * cells of a map, a tap changes a few.
 */
function useRows(shape: HexShape, cells: Props['cells'], current: number) {
  const drawn = useRef<Drawn | undefined>(undefined);
  const drawer = useMemo(() => drawerOf(shape), [shape]);
  return useMemo(() => {
    const last = drawn.current?.shape === shape ? drawn.current : undefined;
    const buttons = cells.map((cell, hex) => {
      if (cell === undefined) return null;
      const stop = hex === current;
      const before = last?.cells[hex];
      // Most cells are the same objects as before.
      const isSame =
        cell === before || (cell.label === before?.label && cell.active === before.active);
      return (
        (isSame && stop === (hex === last?.current) && last?.buttons[hex]) ||
        drawer.draw(cell, hex, stop)
      );
    });
    const rows = Array.from({ length: shape.rows }, (_, row) => {
      const from = row * shape.columns;
      const own = buttons.slice(from, from + shape.columns);
      const before = last?.rows[row];
      if (before !== undefined && own.every((button, i) => button === last?.buttons[from + i]))
        return before;
      return (
        <Row flat={hasFlatTop(shape)} place={drawer.rows[row]!} key={row}>
          {own}
        </Row>
      );
    });
    drawn.current = { shape, cells, current, buttons, rows };
    return rows;
  }, [shape, cells, current]);
}

/** A component, for only components are passed over where they are the same object as before. */
const Row = (props: {
  readonly flat: boolean;
  readonly place: Place;
  readonly children: ComponentChildren;
}) => (
  <div role="row" class={props.flat ? styles.flat : styles.row} style={props.place}>
    {props.children}
  </div>
);

type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;

/** Where this lies in a box, as shares of it. Both are given by their upper left corner and their size. */
const placeIn = (box: readonly number[], [x, y, wide, high]: readonly number[]): Place => ({
  left: percent((x! - box[0]!) / box[2]!),
  top: percent((y! - box[1]!) / box[3]!),
  width: percent(wide! / box[2]!),
  height: percent(high! / box[3]!),
});

/** What draws a cell; `stop`: it is the one in the tab order. And where the rows lie. */
function drawerOf(shape: HexShape) {
  const [wide, high] = hexSize(hasFlatTop(shape));
  const boxOf = (hex: number): readonly number[] => {
    const [x, y] = hexCentre(shape, hex);
    return [x - wide / 2, y - high / 2, wide, high];
  };
  const bands = Array.from({ length: shape.rows }, (_, row) => {
    const own = Array.from({ length: shape.columns }, (__, at) => boxOf(row * shape.columns + at));
    const [xs, ys] = [own.map(([x]) => x!), own.map(([, y]) => y!)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return [x, y, Math.max(...xs) - x + wide, Math.max(...ys) - y + high];
  });
  // The same object whenever a cell is drawn, so that it is not compared.
  const places: Place[] = [];
  const draw = ({ label, active }: HexCell, hex: number, stop: boolean) => (
    <button
      key={hex}
      type="button"
      role="gridcell"
      class={active ? styles.active : styles.cell}
      data-can={active}
      aria-label={label}
      aria-colindex={(hex % shape.columns) + 1}
      data-cell={hex}
      tabIndex={stop ? 0 : -1}
      style={(places[hex] ??= placeIn(bands[Math.floor(hex / shape.columns)]!, boxOf(hex)))}
    />
  );
  return { draw, rows: bands.map((band) => placeIn([0, 0, ...hexBox(shape)], band)) };
}

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;

function Ring({ shape, hex }: { readonly shape: HexShape; readonly hex: number }) {
  const [x, y] = hexCentre(shape, hex);
  const points = hexCorners(shape.flat, shape.turned).map(
    ([dx, dy]) => `${x + 0.94 * dx},${y + 0.94 * dy}`,
  );
  return (
    <>
      <polygon class={styles.around} points={points.join(' ')} />
      <polygon class={styles.focus} points={points.join(' ')} />
    </>
  );
}
