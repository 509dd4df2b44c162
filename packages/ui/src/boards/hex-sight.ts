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

/**
 * Scrolls a map that is larger than its window to the hexes that should be in sight, as little as possible. At first it is seen
 * from a little farther away if all of them are in sight then.
 */
export function useSight(
  { show, motion }: { readonly show: readonly number[]; readonly motion: boolean },
  shape: HexShape,
  { zoom, fit, zoomTo }: Scale,
  view: HTMLElement | null,
): void {
  const asked = show.join();
  const last = useRef('');
  useLayoutEffect(() => {
    if (view === null || zoom <= 1 || show.length === 0) return undefined;
    if (last.current === asked) return undefined;
    return afterLayout(view, () => look(view));
  }, [asked, zoom, view]);

  function look(window: HTMLElement): void {
    const first = last.current === '';
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
    const kept = share(show);
    const roomy = Math.min(...sizes) >= ROOMY;
    if (first && kept < 1 && roomy && fit * zoom * kept >= NEARLY) return zoomTo(zoom * kept);
    last.current = asked;
    // At first the earlier ones matter more: those that have no room beside them are left out.
    let seen = show;
    if (first) while (seen.length > 1 && share(seen) < LEAST_SHARE) seen = seen.slice(0, -1);
    const [xs, ys] = placesOf(seen);
    const from = first ? [NaN, NaN] : [window.scrollLeft, window.scrollTop];
    const left = between(from[0]!, xs!, scale, window.clientWidth, width);
    const top = between(from[1]!, ys!, scale, window.clientHeight, height);
    window.scrollTo({ left, top, behavior: motion && !first ? 'smooth' : 'instant' });
  }
}

/** What is seen round a hex that should be in sight, in hexes; what is seen at first, when there is little room. */
const ROUND = 1.6;
const WHOLE = 1.05;
/** Rounding makes a share of one a little less. */
const LEAST_SHARE = 0.998;
/** In a window that is no smaller, as on a tablet, hexes may be a little narrower than fingers need, in CSS pixels. */
const ROOMY = 500;
const NEARLY = 36;

/**
 * Where to scroll along one axis so that all of these are in the window with a hex around them. They come to the middle if
 * they do not fit, or if the map has not been scrolled yet (`now` is NaN).
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
  if (Number.isNaN(now) || !fits) return (low + high - size) / 2;
  return low < now ? low : high - size;
}
