import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Spot } from '@glade/boards/graph-keys';

// What of a map of tiles is in sight.

/** Which spaces the map shows: the first column and row, and how many. */
export interface TileBounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** What should be in sight of it. */
export interface Seen extends TileBounds {
  /** Places that should be in sight. When they change, the map scrolls to them; where not all fit, to all but the first. */
  readonly show: readonly Spot[];
  /** The rest of the map: where all of it fits into the window beside those places, all of it is in sight. */
  readonly rest?: readonly Spot[] | undefined;
  /** A place that is in sight, too, where it fits into the window beside the others. */
  readonly also?: Spot | undefined;
  /** A place that somebody is asked about: all of it is in sight. Where it is already, nothing moves. */
  readonly asked?: Spot | undefined;
  /**
   * Something lies over the lower part of the map for a while: how much it covers, in CSS pixels. What had to move because of
   * it moves back afterwards.
   */
  readonly covered?: (() => number) | undefined;
  readonly motion: boolean;
}

/** Room for the rim and the shadow of the outermost tiles when the whole map is shown, in spaces. */
export const RIM = 0.3;

/** A window of so many spaces beside and below each other. */
type Room = readonly [across: number, down: number];

/** Whether all of these places fit into a window. */
export function fitTogether(spots: readonly Spot[], [across, down]: Room): boolean {
  const span = (of: (spot: Spot) => number): number =>
    Math.max(...spots.map(of)) - Math.min(...spots.map(of)) + 1;
  return span(({ x }) => x) <= across && span(({ y }) => y) <= down;
}

/** Which of these places are shown in a window: all, or all but the first where that does not fit. */
export const seenTogether = (spots: readonly Spot[], room: Room): readonly Spot[] =>
  spots.length < 2 || fitTogether(spots, room) ? spots : spots.slice(1);

/** What is scrolled to: as much as fits into a window together, and at least what should be in sight. */
export function goalIn({ show, rest, also }: Pick<Seen, 'show' | 'rest' | 'also'>, room: Room) {
  const whole = rest === undefined ? [] : [...show, ...rest];
  const more = also === undefined || show.length === 0 ? [] : [also];
  const all = [[...whole, ...more], whole].find(
    (some) => some.length > more.length && fitTogether(some, room),
  );
  if (all !== undefined) return { goal: all, isWhole: true };
  const beside = [...show, ...more];
  return { goal: fitTogether(beside, room) ? beside : show, isWhole: false };
}

/** How wide the part of a window is that no tools lie over, in CSS pixels: they lie over its padding. */
export const freeWidth = (window: HTMLElement): number =>
  window.clientWidth - (Number.parseFloat(getComputedStyle(window).paddingRight) || 0);

type View = { readonly current: HTMLDivElement | null };

/** When the map grows at its left or top, or is magnified, keeps in place what is in sight. */
export function useSteadyView(view: View, { left, top, columns }: TileBounds, zoom: number): void {
  const last = useRef({ left, top });
  useLayoutEffect(() => {
    const window = view.current!;
    const cell = window.firstElementChild!.clientWidth / columns;
    window.scrollLeft += (last.current.left - left) * cell;
    window.scrollTop += (last.current.top - top) * cell;
    last.current = { left, top };
  }, [left, top, zoom]);
}

/** Scrolls the map to what should be in sight when that changes; without motion when the size of the window has changed. */
export function useSight(view: View, props: Seen, size: string): void {
  const { show, rest = [], also } = props;
  const asked = [...show, ...rest, ...(also === undefined ? [] : [also])]
    .map(({ x, y }) => `${x} ${y}`)
    .join();
  const known = useRef('');
  const pushed = useRef(false);
  const covered = props.covered !== undefined;
  useLayoutEffect(() => {
    const window = view.current!;
    const map = window.firstElementChild as HTMLElement;
    const { scrollLeft, scrollTop, clientHeight } = window;
    const width = freeWidth(window);
    const cell = map.clientWidth / props.columns;
    const cover = props.covered?.() ?? 0;
    const height = clientHeight - cover;
    // The lowest row can be moved above what covers it.
    const below = Math.max(0, clientHeight - map.offsetTop - map.offsetHeight);
    map.style.setProperty('--below', cover > 0 ? `${below + cover}px` : '0px');
    const room = [width / cell, height / cell] as const;
    const { goal, isWhole } = goalIn(props, room);
    // What is last on the map may lie at the rim of the window; else something is seen around each place.
    const around = isWhole ? 0 : cell;
    const hidden = goal.some(({ x, y }) => {
      const px = map.offsetLeft + (x - props.left) * cell - scrollLeft;
      const py = map.offsetTop + (y - props.top) * cell - scrollTop;
      const [right, bottom] = [px + cell + around, py + cell + around];
      return (
        Math.min(px, py) < around - HALF_PIXEL ||
        right > width + HALF_PIXEL ||
        bottom > height + HALF_PIXEL
      );
    });
    const other = known.current !== size;
    known.current = size;
    const middle = middleOf(seenTogether(goal, room));
    const back = pushed.current && !covered;
    pushed.current = covered && (pushed.current || hidden);
    if (hidden || other || back)
      scrollToPlace(window, props, middle, props.motion && !other, height);
  }, [asked, size, covered]);
}

/** Scrolls the map as little as it takes to have all of the place in sight that somebody is asked about. */
export function useAsked(
  view: View,
  { asked, left, top, columns, motion }: Seen,
  size: string,
): void {
  useLayoutEffect(() => {
    if (asked === undefined) return;
    const window = view.current!;
    const map = window.firstElementChild as HTMLElement;
    const cell = map.clientWidth / columns;
    const rim = cell * RIM;
    const missing = (from: number, room: number): number =>
      from < -HALF_PIXEL
        ? from - rim
        : from + cell > room + HALF_PIXEL
          ? from + cell + rim - room
          : 0;
    const by = {
      left: missing(
        map.offsetLeft + (asked.x - left) * cell - window.scrollLeft,
        freeWidth(window),
      ),
      top: missing(map.offsetTop + (asked.y - top) * cell - window.scrollTop, window.clientHeight),
    };
    if (by.left !== 0 || by.top !== 0)
      window.scrollBy({ ...by, behavior: motion ? 'smooth' : 'instant' });
  }, [asked?.x, asked?.y, size]);
}

/** Browsers round how far a window is scrolled. */
const HALF_PIXEL = 0.5;

const middleOf = (spots: readonly Spot[]): Spot => {
  const mid = (of: (spot: Spot) => number): number =>
    (Math.min(...spots.map(of)) + Math.max(...spots.map(of))) / 2;
  return spots.length === 0 ? { x: 0, y: 0 } : { x: mid(({ x }) => x), y: mid(({ y }) => y) };
};

/** Scrolls a place to the middle of the window, of which so much is free. */
export function scrollToPlace(
  window: HTMLElement,
  { left, top, columns }: TileBounds,
  at: Spot,
  smooth: boolean,
  height = window.clientHeight,
) {
  const map = window.firstElementChild as HTMLElement;
  const cell = map.clientWidth / columns;
  window.scrollTo({
    left: map.offsetLeft + (at.x - left + 0.5) * cell - freeWidth(window) / 2,
    top: map.offsetTop + (at.y - top + 0.5) * cell - height / 2,
    behavior: smooth ? 'smooth' : 'instant',
  });
}
