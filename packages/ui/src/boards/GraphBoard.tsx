import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { inReadingOrder, nextSpot, type Spot } from '@glade/boards/graph-keys';
import { memo, sameValues } from '../parts/memo.ts';
import { cellOf, isLooking } from './cell-of.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { shareOfBox } from './share-of-box.ts';
import styles from './GraphBoard.module.css';

/** A place of the board; x and y are its middle in units of the picture. */
export interface GraphSpot extends Spot {
  /** The spot's number for the code that draws the board. */
  readonly id: number;
  /** Radius of its target, in units of the picture. */
  readonly radius: number;
  /** What a screen reader says: where it is, what is there, what can be done. */
  readonly label: string;
  /** Something can be done here. */
  readonly active: boolean;
  /** It lies between others. While no such spot is active, arrows and taps skip all of them, but a screen reader can read them. */
  readonly between?: boolean;
}

interface Props {
  readonly label: string;
  /** Size of the picture, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly spots: readonly GraphSpot[];
  /** Where the keys begin, such as at one's own piece, and when: as often as `of` changes. */
  readonly start?: { readonly id: number | undefined; readonly of: unknown };
  readonly onSpot: (id: number) => void;
  /** Called with the spot that has the focus of the keyboard or the mouse; undefined when none has. A tap acts at once. */
  readonly onLook?: (id: number | undefined) => void;
  /** The picture under the spots, as wide and high as the board. */
  readonly children: ComponentChildren;
}

/** An active spot takes taps up to this many radii from its middle. */
const PULL = 1.5;

/**
 * The board for games on graphs: a picture, and buttons for the spots above it. Arrows go to the best spot in their
 * direction, Q, E, A and D with Shift to the slanting sides, Home and End to the first and last; Enter, Space, a tap or a click act. A tap means the nearest active spot,
 * so that fingers can also hit small spots among large ones. One spot is in the tab order.
 */
export function GraphBoard(props: Props) {
  const { label, width, height, spots, start, onSpot, onLook, children } = props;
  const rows = inReadingOrder(spots);
  const passed = !spots.some(({ between, active }) => between && active);
  const used = (focus: number | undefined) =>
    rows.flat().filter(({ id, between }) => !(passed && between) || id === focus);
  /** When the keys last moved: since then they may have to begin again. */
  const movedIn = useRef(start?.of);
  const roving = useRovingFocus(
    (last) => {
      const some = used(last);
      const find = (sought: number | undefined) => some.find(({ id }) => id === sought);
      const kept = movedIn.current === start?.of ? find(last) : undefined;
      const spot = kept ?? find(start?.id) ?? find(last) ?? some.find(({ active }) => active);
      return (spot ?? some[0])?.id;
    },
    (from, key) => nextSpot(used(from), from, key),
  );
  const { current, here, take, takeSoon } = roving;
  const { onKeyDown, onFocusOut } = useKeptFocus(roving);

  function go(event: KeyboardEvent): void {
    // Letters without Shift are shortcuts of the page, those with Ctrl or Cmd shortcuts of the browser.
    const command = event.ctrlKey || event.metaKey;
    if (/^[a-z]$/.test(event.key) || (event.key.length === 1 && command)) return;
    if (onKeyDown(event)) event.stopPropagation();
  }

  function tap(event: MouseEvent): void {
    const told = cellOf(event);
    const own = spots.find(({ id }) => id === told);
    // Keys and assistive technology act on a spot, fingers on a point.
    const spot = event.detail === 0 ? own : nearest(event, own);
    if (spot !== undefined) onSpot(spot.id);
  }

  function nearest(event: MouseEvent, own: GraphSpot | undefined): GraphSpot | undefined {
    const [across, down] = shareOfBox(here.current!, event);
    const [x, y] = [across * width, down * height];
    const from = (spot: GraphSpot): number => Math.hypot(spot.x - x, spot.y - y);
    return spots
      .filter((spot) => spot === own || (spot.active && from(spot) <= spot.radius * PULL))
      .reduce<GraphSpot | undefined>((a, b) => (a && from(a) <= from(b) ? a : b), undefined);
  }

  return (
    <div class={styles.board}>
      <div class={styles.picture} aria-hidden="true">
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys click the spots inside */}
      <div
        ref={here}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length}
        class={styles.spots}
        data-passed={passed}
        onKeyDown={go}
        onClick={tap}
        onFocusIn={(event) => {
          const id = cellOf(event);
          if (id === undefined) return;
          movedIn.current = start?.of;
          if (!isLooking(event)) return takeSoon(id);
          take(id);
          onLook?.(id);
        }}
        onFocusOut={(event) => {
          onFocusOut(event);
          if (cellOf(event) !== undefined) onLook?.(undefined);
        }}
        onPointerOver={(event) => {
          const id = cellOf(event);
          if (id !== undefined && event.pointerType === 'mouse') onLook?.(id);
        }}
        onPointerOut={(event) => cellOf(event) !== undefined && onLook?.(undefined)}
      >
        {rows.map((row) => (
          <Row
            key={row[0]!.id}
            spots={row}
            stop={row.find(({ id }) => id === current)?.id}
            width={width}
            height={height}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps extends Pick<Props, 'spots' | 'width' | 'height'> {
  /** The spot of this row that is the one in the tab order, if it is here. */
  readonly stop: number | undefined;
}

/** A row of places. Of the hundred of a board a tap changes a few: a row in which none has changed is not drawn again. */
const Row = memo(function Row({ spots, stop, width, height }: RowProps) {
  return (
    <div role="row" class={styles.row}>
      {spots.map(({ id, x, y, radius, label, active, between }) => (
        <Place
          key={id}
          id={id}
          label={label}
          active={active}
          between={between}
          left={x / width}
          top={y / height}
          wide={(2 * radius) / width}
          stop={id === stop}
        />
      ))}
    </div>
  );
}, sameRow);

function sameRow({ spots, ...rest }: RowProps, { spots: now, ...others }: RowProps): boolean {
  return (
    sameValues(rest, others) &&
    spots.length === now.length &&
    spots.every((spot, i) => sameValues(spot, now[i]!))
  );
}

interface PlaceProps extends Pick<GraphSpot, 'id' | 'label' | 'active'> {
  readonly between: boolean | undefined;
  /** Where its middle is, and how wide it is, as shares of the picture. */
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  /** It is the one in the tab order. */
  readonly stop: boolean;
}

const Place = memo(({ id, label, active, between, left, top, wide, stop }: PlaceProps) => (
  <button
    type="button"
    role="gridcell"
    class={active ? styles.active : styles.spot}
    data-can={active}
    aria-label={label}
    data-cell={id}
    data-between={between}
    tabIndex={stop ? 0 : -1}
    style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${wide * 100}%` }}
  />
));
