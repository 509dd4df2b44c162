import { useLayoutEffect, useRef } from 'preact/hooks';
import { hexBox, hexCentre, type HexShape } from '@glade/boards/hex-shape';
import { afterLayout } from '../parts/after-layout.ts';

// What of a map of hexes is in sight.

interface Scale {
  readonly zoom: number;
  /** How wide a hex is while all of the map is in sight, in CSS pixels. */
  readonly fit: number;
  readonly zoomTo: (zoom: number) => void;
}

interface Wanted {
  /** Hexes that should be in sight. */
  readonly show: readonly number[];
  /** At first the map is seen from as far away as it takes to have all of these in sight, if hexes are not too narrow then. */
  readonly together?: boolean | undefined;
  readonly motion: boolean;
}

/**
 * Scrolls a map that is larger than its window to the hexes that should be in sight, as little as possible. At first it is seen
 * from a little farther away if all of them are in sight then.
 */
export function useSight(
  { show, together = false, motion }: Wanted,
  shape: HexShape,
  { zoom, fit, zoomTo }: Scale,
  view: HTMLElement | null,
): void {
  const asked = show.join();
  const last = useRef('');
  /** What was to be seen at first, and how wide a hex was then with all of the map in sight: in another window that is sought anew. */
  const opening = useRef({ asked: '', fit: 0 });
  const { current: opened } = opening;
  const begins = last.current === '' || (opened.asked === asked && opened.fit !== fit);
  useLayoutEffect(() => {
    // What is to be seen again later is sought again.
    if (show.length === 0) last.current &&= NOTHING;
    if (view === null || zoom <= 1 || show.length === 0) return undefined;
    if (!begins && last.current === asked) return undefined;
    return afterLayout(view, () => look(view));
  }, [asked, zoom, fit, view]);

  function look(window: HTMLElement): void {
    const [width, height] = hexBox(shape);
    const scale = window.scrollWidth / width;
    const sizes = [window.clientWidth, window.clientHeight];
    const placesOf = (some: readonly number[]) =>
      [0, 1].map((axis) => some.map((hex) => hexCentre(shape, hex)[axis]!));
    /** How much of its scale the map can keep if all of these are to be in the window. */
    const share = (some: readonly number[]): number =>
      Math.min(
        ...placesOf(some).map(
          (all, axis) => sizes[axis]! / ((Math.max(...all) - Math.min(...all) + 2 * WHOLE) * scale),
        ),
      );
    const isNew = opened.asked !== asked || opened.fit !== fit;
    if (begins) opening.current = { asked, fit };
    const kept = share(show);
    const farther = Math.max(1, zoom * kept);
    const roomy = Math.min(...sizes) >= ROOMY;
    const least = together ? FAR : roomy ? NEARLY : Infinity;
    if (begins && isNew && kept < LEAST_SHARE && fit * farther >= least) {
      // A map that is seen whole needs no scrolling.
      if (farther === 1) last.current = asked;
      return zoomTo(farther);
    }
    last.current = asked;
    // At first the earlier ones matter more: those that have no room beside them are left out.
    let seen = show;
    if (begins) while (seen.length > 1 && share(seen) < LEAST_SHARE) seen = seen.slice(0, -1);
    const [xs, ys] = placesOf(seen);
    const from = begins ? [NaN, NaN] : [window.scrollLeft, window.scrollTop];
    const left = between(from[0]!, xs!, scale, window.clientWidth, width);
    const top = between(from[1]!, ys!, scale, window.clientHeight, height);
    window.scrollTo({ left, top, behavior: motion && !begins ? 'smooth' : 'instant' });
  }
}

/** In place of hexes that are asked for. */
const NOTHING = '-';
/** What is seen round a hex that should be in sight, in hexes; what is seen at first, when there is little room. */
const ROUND = 1.6;
const WHOLE = 1.05;
/** Rounding makes a share of one a little less. */
const LEAST_SHARE = 0.998;
/** In a window that is no smaller, as on a tablet, hexes may be a little narrower than fingers need, in CSS pixels. */
const ROOMY = 500;
const NEARLY = 36;
/** As narrow as hexes may be where what is to be done concerns all that should be in sight, in CSS pixels. */
const FAR = 24;

/**
 * Where to scroll along one axis so that all of these are in the window with a hex around them. They come to the middle if
 * they do not fit, as far as all of the first is in the window then, or if the map has not been scrolled yet (`now` is NaN).
 */
function between(
  now: number,
  at: readonly number[],
  scale: number,
  size: number,
  whole: number,
): number {
  const low = (Math.min(...at) - ROUND) * scale;
  const high = (Math.max(...at) + ROUND) * scale;
  if (low >= now && high <= now + size) return now;
  const fits = high - low <= size && whole * scale > size;
  const middle = (low + high - size) / 2;
  if (Number.isNaN(now)) return middle;
  if (!fits)
    return Math.min((at[0]! - WHOLE) * scale, Math.max((at[0]! + WHOLE) * scale - size, middle));
  return low < now ? low : high - size;
}
