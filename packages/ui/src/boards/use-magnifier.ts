import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isTurned, shareOfBox } from './share-of-box.ts';

/** The factor by which a button magnifies. */
const STEP = 1.4;
/** The largest width of a cell, in CSS pixels. */
const CLOSEST = 110;
/** The least width of a cell at first, in CSS pixels, for fingers and for a pointer. */
const FOR_FINGERS = 44;
const FOR_POINTER = 25;
/** How far a mouse moves before it drags, in CSS pixels. */
const DRAG = 6;

/** A point of the map that stays at a point of the window while the map is magnified. Both are shares of width and height. */
interface Anchor {
  readonly map: readonly [number, number];
  readonly window: readonly [number, number];
}

/**
 * A window on a map that can be magnified. The browser scrolls the window; this adds two fingers, the wheel with Ctrl, and
 * dragging with a mouse.
 *
 * @param across How many cells the map has beside each other. At zoom 1 the whole map is as wide as the window.
 * @param holds True where dragging does something else than move the map.
 * @param least The zoom at which the whole map is in sight, if that is not 1.
 * @param measure How wide a cell is at zoom 1, in CSS pixels, where the window is not always as wide as the map. The zoom
 *   then begins where cells are wide enough for fingers, and does so again whenever the window changes its size.
 * @param leastCell How wide a cell is at least at first, in CSS pixels; 0: as wide as fingers, or else a pointer, need.
 */
export function useMagnifier(
  across: number,
  holds = false,
  least = 1,
  measure?: (view: HTMLElement) => number,
  leastCell = 0,
) {
  const view = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | undefined>(undefined);
  const drag = useRef({ x: 0, y: 0, moved: false, down: false });
  const [zoom, setZoom] = useState(1);
  const [fit, setFit] = useState(CLOSEST);

  function zoomTo(next: number, x?: number, y?: number): void {
    const box = view.current!.getBoundingClientRect();
    const cell = measure?.(view.current!) ?? box.width / across;
    const most = Math.max(1, CLOSEST / cell);
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = view.current!;
    const point = { clientX: x ?? box.x + box.width / 2, clientY: y ?? box.y + box.height / 2 };
    const at = shareOfBox(view.current!, point);
    anchor.current = {
      map: [
        (scrollLeft + at[0] * box.width) / scrollWidth,
        (scrollTop + at[1] * box.height) / scrollHeight,
      ],
      window: at,
    };
    setZoom(Math.min(most, Math.max(least, next)));
  }

  useLayoutEffect(() => {
    const window = view.current!;
    if (anchor.current === undefined) return;
    const { map, window: at } = anchor.current;
    anchor.current = undefined;
    window.scrollLeft = map[0] * window.scrollWidth - at[0] * window.clientWidth;
    window.scrollTop = map[1] * window.scrollHeight - at[1] * window.clientHeight;
  }, [zoom]);

  useLayoutEffect(() => {
    const fingers = matchMedia('(pointer: coarse), (max-width: 30rem)').matches;
    const taps = fingers || measure !== undefined;
    const wanted = leastCell || (taps ? FOR_FINGERS : FOR_POINTER);
    let last = 0;
    function begin(): void {
      const cell = measure?.(view.current!) ?? view.current!.clientWidth / across;
      if (Math.abs(cell - last) < 0.5) return;
      last = cell;
      setFit(cell);
      // If the cells are nearly wide enough, the whole map is shown.
      const nearly = measure === undefined ? 1.35 : fingers ? 1.06 : 1.1;
      setZoom(cell * nearly < wanted ? wanted / cell : 1);
    }
    begin();
    if (measure === undefined) return undefined;
    const sizes = new ResizeObserver(begin);
    sizes.observe(view.current!.parentElement!);
    return () => sizes.disconnect();
  }, [across, leastCell]);

  const latest = useRef({ zoom, zoomTo, holds, least });
  latest.current = { zoom, zoomTo, holds, least };
  useLayoutEffect(() => listen(view.current!, latest, drag.current), []);

  return {
    view,
    zoom,
    /** How wide a cell is when the whole map is in sight, in CSS pixels. */
    fit,
    closer: () => zoomTo(zoom * STEP),
    farther: () => zoomTo(zoom / STEP < least * 1.15 ? least : zoom / STEP),
    whole: () => zoomTo(least),
    usual: () => zoomTo(1),
    /** Magnifies to this zoom, as far as it goes. */
    zoomTo: (next: number) => zoomTo(next),
    /** Whether the click that comes now only ends a drag. */
    dragged: () => drag.current.moved,
  };
}

interface Latest {
  readonly current: {
    readonly zoom: number;
    readonly holds: boolean;
    readonly least: number;
    readonly zoomTo: (next: number, x?: number, y?: number) => void;
  };
}

/** Listens to fingers, wheel and mouse. Not by JSX, for touch and wheel listeners must not be passive here. */
function listen(
  view: HTMLElement,
  latest: Latest,
  drag: { x: number; y: number; moved: boolean; down: boolean },
): () => void {
  let apart = 0;
  const end = new AbortController();
  const { signal } = end;
  const active = { passive: false, signal };
  const spread = ([a, b]: TouchList | readonly Touch[]): number =>
    Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
  view.addEventListener(
    'touchstart',
    ({ touches }) => void (apart = touches.length === 2 ? spread(touches) : 0),
    { passive: true, signal },
  );
  view.addEventListener(
    'touchmove',
    (event) => {
      const { touches } = event;
      if (touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      const now = spread(touches);
      const [a, b] = [touches[0]!, touches[1]!];
      const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
      latest.current.zoomTo((latest.current.zoom * now) / apart, x, y);
      apart = now;
    },
    active,
  );
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { zoom, zoomTo } = latest.current;
      zoomTo(zoom * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    active,
  );
  view.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      drag.moved = false;
      const { zoom, holds, least } = latest.current;
      drag.down = pointerType === 'mouse' && button === 0 && zoom > least && !holds;
      [drag.x, drag.y] = [clientX, clientY];
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!drag.down) return;
      const [dx, dy] = [clientX - drag.x, clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < DRAG) return;
      drag.moved = true;
      [drag.x, drag.y] = [clientX, clientY];
      const way = isTurned() ? 1 : -1;
      view.scrollBy({ left: way * dx, top: way * dy, behavior: 'instant' });
    },
    { signal },
  );
  document.addEventListener('pointerup', () => void (drag.down = false), { signal });
  return () => end.abort();
}
