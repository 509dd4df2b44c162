import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hexBox, hexCentre, type HexShape } from '@glade/boards/hex-shape';

/** What lies at the rim of a map of which a part is in sight, and points to the nearest of these hexes if none of them is. */
export function useBeyond(
  hexes: readonly number[] | undefined,
  shape: HexShape,
  zoom: number,
  view: { readonly current: HTMLElement | null },
) {
  const rim = useRim(view, zoom);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [window, arrow] = [view.current, mark.current];
    if (window === null || arrow === null || hexes === undefined) return undefined;
    function point(): void {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = window!;
      const scale = window!.scrollWidth / hexBox(shape)[0];
      const [middleX, middleY] = [clientWidth / 2, clientHeight / 2];
      const spots = hexes!.map((hex) => {
        const [x, y] = hexCentre(shape, hex);
        const [right, down] = [
          x * scale - scrollLeft - middleX,
          y * scale - scrollTop - middleY,
        ] as const;
        return { right, down, far: Math.hypot(right, down) };
      });
      const isSeen = spots.some(
        ({ right, down }) => Math.abs(right) < middleX && Math.abs(down) < middleY,
      );
      const [nearest] = spots.toSorted((a, b) => a.far - b.far);
      arrow!.hidden = isSeen || nearest === undefined;
      if (nearest === undefined) return;
      const { right, down } = nearest;
      const within = Math.min(
        1,
        (middleX - RIM) / Math.abs(right),
        (middleY - RIM) / Math.abs(down),
      );
      const here = [right * within, down * within] as const;
      const [x, y] = rim?.clearOf(window!, here, [middleX - RIM, middleY - RIM]) ?? here;
      const { style } = arrow!;
      style.setProperty('--right', `${x}px`);
      style.setProperty('--down', `${y}px`);
      style.setProperty('--toward', `${Math.atan2(down - y, right - x)}rad`);
    }
    return follow(window, point, rim);
  }, [hexes, shape, zoom, rim]);
  return mark;
}

/** How far from the rim of the map the middle of that mark lies, in CSS pixels. */
const RIM = 26;

type Rim = typeof import('./at-rim.ts');

/** Does this now, and whenever the window shows another part of the map or changes its size, or a piece has moved. */
function follow(window: HTMLElement, look: () => void, rim?: Rim): () => void {
  window.addEventListener('scroll', look, { passive: true });
  // It tells the first size, too.
  const sizes = new ResizeObserver(look);
  sizes.observe(window);
  const end = rim?.afterMoves(window, look);
  return () => {
    end?.();
    sizes.disconnect();
    window.removeEventListener('scroll', look);
  };
}

/** What keeps names on the map whole, and free. It comes later, and only for a map with names. */
function useRim(view: { readonly current: HTMLElement | null }, zoom: number) {
  const [rim, setRim] = useState<Rim>();
  useLayoutEffect(() => {
    const window = view.current;
    if (window?.querySelector('[data-name]') == null) return undefined;
    if (rim !== undefined) return follow(window, () => rim.keepWhole(window), rim);
    let gone = false;
    void import('./at-rim.ts').then((found) => {
      if (!gone) setRim(found);
    });
    return () => void (gone = true);
  }, [zoom, rim]);
  return rim;
}
