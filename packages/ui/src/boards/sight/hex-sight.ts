import { useLayoutEffect, useRef } from 'preact/hooks';
import { hexBox, hexCentre, type HexShape } from '@glade/boards/hex-shape';
import { afterLayout } from '../../parts/after-layout.ts';
import { wholeFrame } from './whole-frame.ts';

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
  /** Hexes where somebody stands: at first each of them is whole in sight or not at all, if that can be. */
  readonly taken?: readonly number[] | undefined;
  /** Where hexes are too small for a finger, these come nearer, as near as all of them stay in sight. */
  readonly nearer?: boolean | undefined;
  readonly motion: boolean;
}

/**
 * Scrolls a map that is larger than its window to the hexes that should be in sight, as little as possible. At first it is seen
 * from a little farther away if all of them are in sight then.
 */
export function useSight(
  { show, together = false, taken = NOBODY, nearer = false, motion }: Wanted,
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
    if (view === null || show.length === 0) return undefined;
    if (zoom <= 1 && (!nearer || begins)) return undefined;
    if (!begins && last.current === asked) return undefined;
    return afterLayout(view, () => look(view));
  }, [asked, zoom, fit, view]);

  function look(window: HTMLElement): void {
    const box = hexBox(shape);
    const scale = window.scrollWidth / box[0];
    const sizes = [window.clientWidth, window.clientHeight] as const;
    const roomy = Math.min(...sizes) >= ROOMY;
    const near = roomy ? 1 : NEAR;
    const placesOf = (some: readonly number[]) => some.map((hex) => hexCentre(shape, hex));
    /** How much of its scale the map can keep if all of these are to be in the window. */
    const share = (some: readonly number[]): number =>
      Math.min(
        ...sizes.map((size, axis) => {
          const all = placesOf(some).map((place) => place[axis]!);
          return size / ((Math.max(...all) - Math.min(...all) + 2 * near) * scale);
        }),
      );
    if (begins) return open();
    const closer = Math.min(FOR_FINGERS / (fit * zoom), share(show));
    if (nearer && fit * zoom < (roomy ? NEARLY : SMALL) && closer > WORTH)
      return zoomTo(zoom * closer);
    last.current = asked;
    const [left, top] = [window.scrollLeft, window.scrollTop].map((now, axis) => {
      const all = placesOf(show).map((place) => place[axis]!);
      return between(now, all, scale, sizes[axis]!, box[axis]!);
    });
    window.scrollTo({ left: left!, top: top!, behavior: motion ? 'smooth' : 'instant' });

    /** At first nobody is cut, and the map is seen from a little farther away where that helps. */
    function open(): void {
      const isNew = opened.asked !== asked || opened.fit !== fit;
      opening.current = { asked, fit };
      const least = together ? FAR : roomy ? NEARLY : Infinity;
      const kept = Math.max(share(show), 1 / zoom);
      const goes = isNew && kept < LEAST_SHARE && fit * zoom * kept >= least;
      // The earlier ones matter more: those that have no room beside them are left out.
      let seen = show;
      if (!goes) while (seen.length > 1 && share(seen) < LEAST_SHARE) seen = seen.slice(0, -1);
      const farther = goes ? 1 / kept : 1;
      const [wide, high] = [(sizes[0] / scale) * farther, (sizes[1] / scale) * farther];
      const farthest = Math.min(zoom, (fit * zoom) / least) / farther;
      const { times, low } = wholeFrame({
        picture: box,
        least: [wide, high],
        most: isNew ? Math.max(1, farthest) : 1,
        spots: placesOf(seen),
        room: near,
        others: placesOf(taken),
        half: HALF,
      });
      const next = zoom / (farther * times);
      // A map that is seen whole needs no scrolling.
      if (next > LEAST_SHARE * zoom || next === 1) last.current = asked;
      if (next < LEAST_SHARE * zoom) return zoomTo(next);
      window.scrollTo({ left: low[0] * scale, top: low[1] * scale, behavior: 'instant' });
    }
  }
}

const NOBODY: readonly number[] = [];

/** In place of hexes that are asked for. */
const NOTHING = '-';
/** What is seen round a hex that should be in sight, in sides of a hex; all of a hex; and what is seen at first, with who stands there. */
const ROUND = 1.6;
const WHOLE = 1.05;
const NEAR = 0.9;
/** Half the size of who stands on a hex, in the same. */
const HALF = 0.66;
/** Rounding makes a share of one a little less. */
const LEAST_SHARE = 0.998;
/** In a window that is no smaller, as on a tablet, hexes are seen whole, and may be a little narrower than fingers need, in CSS pixels. */
const ROOMY = 500;
const NEARLY = 32;
/** How wide hexes are that come nearer; in a smaller window all that are narrower do, if they are to be so much larger. */
const FOR_FINGERS = 44;
const SMALL = 40;
const WORTH = 1.08;
/** As narrow as hexes may be where what is to be done concerns all that should be in sight, in CSS pixels. */
const FAR = 24;

/**
 * Where to scroll along one axis so that all of these are in the window with a hex around them. They come to the middle if
 * they do not fit, as far as all of the first is in the window then.
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
  if (!fits)
    return Math.min((at[0]! - WHOLE) * scale, Math.max((at[0]! + WHOLE) * scale - size, middle));
  return low < now ? low : high - size;
}
