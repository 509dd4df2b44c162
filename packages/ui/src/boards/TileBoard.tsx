import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Spot } from '@glade/boards/graph-keys';
import { nextOnTiles, rowOf } from '@glade/boards/tile-keys';
import { memo } from '../parts/memo.ts';
import { cellOf, isLooking } from './cell-of.ts';
import { useMagnifier } from './use-magnifier.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { shareOfBox } from './share-of-box.ts';
import {
  freeWidth,
  RIM,
  scrollToPlace,
  useAsked,
  useSight,
  useSteadyView,
  type Seen,
  type TileBounds,
} from './sight/tile-sight.ts';
import styles from './TileBoard.module.css';

/** A place of the map; x and y are its middle, in spaces. */
export interface TileSpot extends Spot {
  /** The spot's number for the code that draws the board. */
  readonly id: number;
  /** How wide and high its target is, in spaces. */
  readonly size: number;
  /** What a screen reader says: where it is, what is there, what can be done. */
  readonly label: string;
  /** Something can be done here. */
  readonly active: boolean;
}

export type { TileBounds };

interface Props extends Seen {
  readonly label: string;
  readonly spots: readonly TileSpot[];
  readonly onSpot: (id: number) => void;
  /** Called with the space where somebody taps beside all spots, so that they hear why nothing comes of it. */
  readonly onEmpty?: (x: number, y: number) => void;
  /** Called with the spot that has the focus or the pointer; undefined when none has. */
  readonly onLook?: (id: number | undefined) => void;
  /** The spot in the tab order as long as none has had the focus: where the keyboard begins. */
  readonly start?: number | undefined;
  readonly words: {
    readonly tools: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
  };
  /** Places that have a button which scrolls to them. */
  readonly places: readonly { readonly name: string; readonly at: Spot }[];
  /** The whole map is to be seen, however small that makes its spaces. */
  readonly all?: boolean;
  /**
   * One scale from step to step: all that was in sight before, or the whole map, while spaces are at least so wide, in CSS
   * pixels; else they are as wide as this.
   */
  readonly even?: number | undefined;
  /** The picture below the spots: an `svg` of the bounds. */
  readonly children: ComponentChildren;
}

/** How many spaces are seen beside each other at first, at least; the width of one where there is room for more. */
const ACROSS = 4;
const COMFORTABLE = 150;
/** A map that grows is seen with the room around it while its spaces are at least so wide, in CSS pixels. */
const LEAST_WIDE = 90;
/** All that lies on it, and what should be in sight, is seen while fingers find its spaces: 44 pixels, more with large letters. */
const FOR_FINGERS = 2.75;
/** How many spaces are seen below each other at first, at least. */
const DOWN = 3;
/** Spaces that are narrower than this, in CSS pixels, have no room for small print. */
const SMALL = 58;
/** The greatest height of the window on the map, as a share of its width. */
const HIGH = 0.86;
/** A window grows no more than so many times when it only has the room of something else for a while. */
const A_LITTLE = 1.5;

/**
 * The board for maps of square tiles that grow: a picture, and buttons for the spots above it. Keys move as in
 * `nextOnTiles`, + and - magnify; Enter, Space, a tap or a click act. A tap means
 * the nearest spot of its space. One spot is in the tab order. The map can be dragged and scrolled, follows the focus, and
 * does not jump when it grows.
 */
export function TileBoard(props: Props) {
  const { label, left, top, columns, rows, spots, onSpot, onLook, words, motion } = props;
  const [{ across, high, wide }, setWindow] = useState({ across: ACROSS, high: HIGH, wide: 0 });
  const least = Math.min(1, across / (columns + RIM), (across * high) / (rows + RIM));
  const { view, zoom, closer, farther, whole, usual, zoomTo, dragged } = useMagnifier(
    across,
    false,
    least,
  );
  const ordered = spots.toSorted((a, b) => rowOf(a) - rowOf(b) || a.x - b.x || a.y - b.y);
  const lines = [...new Set(ordered.map(rowOf))].map((row) =>
    ordered.filter((spot) => rowOf(spot) === row),
  );
  const find = (id: number | undefined): TileSpot | undefined =>
    ordered.find((spot) => spot.id === id);
  const roving = useRovingFocus(
    (last) => (find(last) ?? find(props.start) ?? ordered[0])?.id,
    (from, key) => nextOnTiles(ordered, from, key),
  );
  const { current, here, take, takeSoon } = roving;
  const { onKeyDown, onFocusOut } = useKeptFocus(roving);
  useSteadyView(view, props, zoom);
  const measure = useRef(() => {});
  measure.current = () => {
    const { clientHeight } = view.current!;
    const width = freeWidth(view.current!);
    const share = Math.floor((clientHeight / width) * 50) / 50;
    // Where the window only becomes a little higher for a while, more is seen, and nothing else changes.
    const grows = width === wide && share > high && share < high * A_LITTLE;
    // Who has magnified the map sees it as they wished; else spaces become smaller, and never larger again.
    // Where the page shows all of the map, another width is that of a tablet that was turned: all of it is fitted again.
    const wished = zoom !== 1 && (props.all !== true || width === wide);
    const kept = grows || wished;
    const roomy = fitting(width, clientHeight, columns, rows);
    const laid = laidAcross(width, clientHeight, [...props.show, ...(props.rest ?? [])]);
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const needed = laid * FOR_FINGERS * letters <= width ? Math.max(roomy, laid) : roomy;
    const fits = kept ? across : width === wide ? Math.max(across, needed) : needed;
    if (share > 0 && (share !== high || fits !== across || width !== wide))
      setWindow({ across: fits, high: share, wide: width });
  };
  useLayoutEffect(() => measure.current());
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(() => measure.current());
    sizes.observe(view.current!);
    return () => sizes.disconnect();
  }, []);
  const before = useRef(0);
  if (props.all === true && wide > 0) before.current = (wide / across) * least;
  const even =
    props.even === undefined || wide === 0
      ? undefined
      : Math.max(least, (Math.max(props.even, before.current) * across) / wide);
  const wanted = props.all === true ? least : even;
  const wasWanted = useRef(false);
  // How often the page has chosen the scale: then what should be in sight is looked for again.
  const [scaled, setScaled] = useState(0);
  useLayoutEffect(() => {
    if (wanted !== undefined) zoomTo(wanted);
    else if (wasWanted.current) usual();
    if (wanted !== undefined || wasWanted.current) setScaled((n) => n + 1);
    wasWanted.current = wanted !== undefined;
  }, [props.all, wanted]);
  const windowed = `${across} ${wide} ${high} ${scaled}`;
  useSight(view, props, windowed);
  useAsked(view, props, windowed);

  function go(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || current === undefined) return;
    if (event.key === '+') closer();
    else if (event.key === '-') farther();
    else onKeyDown(event);
  }

  function tap(event: MouseEvent): void {
    const own = find(cellOf(event));
    // Keys and assistive technology act on a spot, fingers on a point.
    const spot = event.detail === 0 ? own : dragged() ? undefined : nearest(event);
    if (spot !== undefined) onSpot(spot.id);
    else if (event.detail > 0 && !dragged()) {
      const [x, y] = pointOf(event);
      props.onEmpty?.(Math.round(x), Math.round(y));
    }
  }

  /** Where somebody taps, in spaces. */
  function pointOf(event: MouseEvent): readonly [x: number, y: number] {
    const at = shareOfBox(here.current!, event);
    return [left - 0.5 + at[0] * columns, top - 0.5 + at[1] * rows];
  }

  function nearest(event: MouseEvent): TileSpot | undefined {
    const [x, y] = pointOf(event);
    const from = (spot: TileSpot): number => Math.hypot(spot.x - x, spot.y - y);
    return ordered
      .filter((spot) => rowOf(spot) === Math.round(y) && Math.round(spot.x) === Math.round(x))
      .toSorted((a, b) => from(a) - from(b))[0];
  }

  return (
    <div class={styles.board}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys click the spots inside */}
      <div
        ref={view}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={lines.length}
        class={styles.view}
        data-whole={zoom <= least}
        data-small={wide > 0 && (wide / across) * zoom < SMALL}
        style={{ '--zoom': zoom, '--across': across, '--high': HIGH }}
        onKeyDown={go}
        onClick={tap}
        onFocusIn={(event) => {
          const id = cellOf(event);
          if (id === undefined) return;
          onLook?.(id);
          if (!isLooking(event)) return takeSoon(id);
          take(id);
          const place = event.target as HTMLElement;
          place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
        <div
          ref={here}
          class={styles.map}
          style={{ '--columns': columns, aspectRatio: `${columns} / ${rows}` }}
        >
          <div class={styles.picture} aria-hidden="true">
            {props.children}
          </div>
          <div class={styles.spots}>
            {lines.map((line) => (
              <div role="row" class={styles.row} key={line[0]!.y}>
                {line.map(({ id, x, y, size, label: told, active }) => (
                  <Place
                    key={id}
                    id={id}
                    label={told}
                    active={active}
                    stop={id === current}
                    left={share(x - left + 0.5, columns)}
                    top={share(y - top + 0.5, rows)}
                    width={share(size, columns)}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <div class={styles.tools} role="group" aria-label={words.tools} data-map-tools>
        {props.places.map(({ name, at }) => (
          <button
            type="button"
            key={name}
            class={styles.place}
            onClick={() => scrollToPlace(view.current!, props, at, motion)}
          >
            {name}
          </button>
        ))}
        <span class={styles.sizes}>
          <Tool name={words.closer} path="M4 12H20M12 4V20" onClick={closer} />
          <Tool name={words.farther} path="M4 12H20" off={zoom <= least} onClick={farther} />
          <Tool
            name={words.whole}
            path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"
            off={zoom <= least}
            onClick={whole}
          />
        </span>
      </div>
    </div>
  );
}

/** `n` of so many, in percent. */
const share = (n: number, of: number): string => `${Math.round((n / of) * 1e5) / 1e3}%`;

interface PlaceProps extends Pick<TileSpot, 'id' | 'label' | 'active'> {
  /** It is the one in the tab order. */
  readonly stop: boolean;
  readonly left: string;
  readonly top: string;
  readonly width: string;
}

const Place = memo(({ id, label, active, stop, left, top, width }: PlaceProps) => (
  <button
    type="button"
    role="gridcell"
    class={active ? styles.active : styles.spot}
    data-can={active}
    aria-label={label}
    data-cell={id}
    tabIndex={stop ? 0 : -1}
    style={{ left, top, width }}
  />
));

/**
 * How many spaces a window of this size shows beside each other: at first those of a small map, then all of a map of so many
 * columns and rows, while its spaces are wide enough.
 */
function fitting(width: number, height: number, columns: number, rows: number): number {
  const comfortable = Math.max(ACROSS, Math.round(width / COMFORTABLE));
  if (height <= 0) return comfortable;
  const first = Math.max(comfortable, (DOWN * width) / height);
  const all = Math.max(columns + RIM, ((rows + RIM) * width) / height);
  return Math.max(first, Math.min(all, Math.floor(width / LEAST_WIDE)));
}

/** How many spaces a window of this size shows beside each other when all of these are in sight. */
function laidAcross(width: number, height: number, spots: readonly Spot[]): number {
  if (spots.length === 0 || height <= 0) return 0;
  const span = (of: (spot: Spot) => number): number =>
    Math.max(...spots.map(of)) - Math.min(...spots.map(of)) + 1 + RIM;
  return Math.max(
    span(({ x }) => x),
    (span(({ y }) => y) * width) / height,
  );
}

interface ToolProps {
  readonly name: string;
  readonly path: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

function Tool({ name, path, off, onClick }: ToolProps) {
  return (
    <button type="button" aria-label={name} title={name} aria-disabled={off} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
