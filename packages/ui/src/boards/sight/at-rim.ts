import { afterPicture } from '../../parts/after-picture.ts';

// What lies over a map, and at the rim of its window.

/** So much of a line may be out of sight or covered, in CSS pixels: it can still be read. */
const BIT = 2;
/** Half the size of a piece, as a share of how far below the middle of its place a name lies. */
const HALF_PIECE = 0.7;
/** How far names step aside, in shares of their width; and away from their place, in shares of their height. */
const ASIDE = [0, -0.25, 0.25, -0.5, 0.5];
const AWAY = [0, 0.6];

type Point = readonly [x: number, y: number];

/** A name as it would lie on the screen without stepping aside, and the middle of its place. */
interface Name {
  readonly name: SVGTextElement;
  readonly middle: Point;
  readonly box: DOMRect;
  /** CSS pixels in a unit of the picture; less than nothing on a page that is turned upside down. */
  readonly scale: number;
  /** Half the size of a piece, in CSS pixels. */
  readonly half: number;
}

/**
 * Keeps names on a map whole at the rim of its window, apart, and clear of pieces: they step aside by `--aside`, as far as they
 * still lie at their place, and lie over no other place if that can be. One that finds no room, or whose place is out of sight, is
 * hidden. Names are texts of the picture
 * with `data-name`, and their `y` says how far below the middle of their place they lie; those with `first` in it go before the
 * others. Pieces have `data-moves`, and a transform that begins with how far they are moved.
 */
export function keepWhole(window: HTMLElement): void {
  const names = [...window.querySelectorAll<SVGTextElement>('[data-name]')];
  if (names.length === 0) return;
  const frame = window.getBoundingClientRect();
  const [left, top] = [frame.x + window.clientLeft, frame.y + window.clientTop];
  const inner = new DOMRect(left, top, window.clientWidth, window.clientHeight);
  const found = names.map(nameAt);
  const taken = piecesIn(window);
  const firstOnes = found.filter(({ name }) => name.dataset['name'] === 'first');
  for (const { name, middle, box, scale, half } of new Set([...firstOnes, ...found])) {
    const isOut = middle[0] < left || middle[0] > inner.right;
    const steps = isOut ? [] : stepsOf(box, middle, half, Math.sign(scale));
    const places = found.flatMap((other) => (other.name === name ? [] : square(other)));
    const laid = steps.map(([right, down]) => {
      const x = box.x + right;
      const within = x + Math.max(0, left - x) - Math.max(0, x + box.width - inner.right);
      return new DOMRect(within, box.y + down, box.width, box.height);
    });
    const isClear = (own: DOMRect, of: readonly DOMRect[]): boolean =>
      own.top >= top - BIT && own.bottom <= inner.bottom + BIT && !of.some((any) => meet(own, any));
    const own =
      laid.find((each) => isClear(each, [...taken, ...places])) ??
      laid.find((each) => isClear(each, taken));
    write(name, 'visibility', own === undefined ? 'hidden' : 'visible');
    if (own === undefined) continue;
    taken.push(own);
    const aside = [own.x - box.x, own.y - box.y].map((part) => `${(part / scale).toFixed(1)}px`);
    write(name, '--aside', aside.join(' '));
  }
}

/** What is as before is not written again: while a map scrolls, the page would be laid out once more for each picture. */
function write({ style }: SVGElement, what: string, value: string): void {
  if (style.getPropertyValue(what) !== value) style.setProperty(what, value);
}

/** What stands at a place. */
const square = ({ middle: [x, y], half }: Name): DOMRect =>
  new DOMRect(x - half, y - half, 2 * half, 2 * half);

/** Where a name may lie, from the best place on: at its place or below it, above it, and beside it. */
function stepsOf(
  { top, bottom, width, height }: DOMRect,
  middle: Point,
  half: number,
  upright: number,
): readonly Point[] {
  const below = Math.max(0, middle[1] + half - top - BIT);
  const above = Math.min(0, middle[1] - half - bottom + BIT);
  const level = middle[1] - (top + bottom) / 2;
  const [near, far] = upright > 0 ? [below, above] : [above, below];
  const beside = width / 2 + half + BIT;
  return AWAY.flatMap((away) => {
    const more = (down: number): number => down + Math.sign(down) * away * height;
    return [
      ...(away === 0 ? [[0, 0] as const] : []),
      ...[near, far].flatMap((down) => ASIDE.map((part): Point => [part * width, more(down)])),
      [beside + away * height, level] as const,
      [-beside - away * height, level] as const,
    ];
  });
}

/** A name without the step that it has taken. */
function nameAt(name: SVGTextElement): Name {
  const { a: scale, e, f } = (name.parentNode as SVGGraphicsElement).getScreenCTM()!;
  const [right = 0, down = 0] = name.style
    .getPropertyValue('--aside')
    .split(' ')
    .map((part) => (Number.parseFloat(part) || 0) * scale);
  const { x, y, width, height } = name.getBoundingClientRect();
  const half = HALF_PIECE * Math.abs(scale) * Number(name.getAttribute('y'));
  return {
    name,
    middle: [e, f],
    box: new DOMRect(x - right, y - down, width, height),
    scale,
    half,
  };
}

/** Where pieces stand or are going to: they may still be on their way. */
function piecesIn(window: HTMLElement): DOMRect[] {
  const pieces = [...window.querySelectorAll<SVGGraphicsElement>('[data-moves]')];
  const ground = (pieces[0]?.parentNode as SVGGraphicsElement | undefined)?.getScreenCTM();
  return pieces.map((piece) => {
    const moved = /translate\((.+?)px, (.+?)px/.exec(piece.style.transform)?.slice(1).map(Number);
    const [x = 0, y = 0] = moved ?? [];
    const { a, d, e, f } = ground!;
    const { width, height } = piece.getBoundingClientRect();
    return new DOMRect(a * x + e - width / 2, d * y + f - height / 2, width, height);
  });
}

/** Whether a name lies over another, or over what stands somewhere; what is above and below its letters does not count. */
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top + BIT < b.bottom && b.top + BIT < a.bottom;

/** Does this, after the next picture, when pieces have come, gone or moved. Returns what ends it. */
export function afterMoves(window: HTMLElement, look: () => void): () => void {
  const isPiece = (node: Node): boolean =>
    node instanceof SVGElement && node.dataset['moves'] !== undefined;
  let cancel: (() => void) | undefined;
  const pieces = new MutationObserver((changes) => {
    const some = changes.flatMap(({ target, addedNodes, removedNodes }) => [
      target,
      ...addedNodes,
      ...removedNodes,
    ]);
    if (some.some(isPiece)) cancel = afterPicture(look);
  });
  pieces.observe(window, { subtree: true, childList: true, attributeFilter: ['style'] });
  return () => {
    pieces.disconnect();
    cancel?.();
  };
}

/** Half of the size of that mark with its tip, in CSS pixels. */
const HALF_MARK = 24;
/** So far it goes along the rim, in steps of so many CSS pixels, where a name would lie under it. */
const FARTHEST = 120;
const STEP = 8;

/** Where names and pieces are drawn, as boxes about the middle of the window. */
function drawnIn(window: HTMLElement, what: string): readonly DOMRect[] {
  const { x, y, width, height } = window.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const all = [...window.querySelectorAll<SVGElement>(what)];
  const seen = all.filter(({ style: { visibility } }) => visibility !== 'hidden');
  return seen.map((drawn) => {
    const box = drawn.getBoundingClientRect();
    return new DOMRect(box.x - left, box.y - top, box.width, box.height);
  });
}

/** The nearest point along the rim at which the mark covers neither names nor pieces; else no names; else the same one. */
export function clearOf(
  window: HTMLElement,
  [x, y]: readonly [number, number],
  [farRight, farDown]: readonly [number, number],
): readonly [number, number] {
  const all = ['[data-name], [data-moves]', '[data-name]'].map((what) => drawnIn(window, what));
  const covers = (some: readonly DOMRect[], a: number, b: number): boolean =>
    some.some(
      ({ left, right, top, bottom }) =>
        a > left - HALF_MARK &&
        a < right + HALF_MARK &&
        b > top - HALF_MARK &&
        b < bottom + HALF_MARK,
    );
  // Along the upper and lower rim it goes sideways, else up and down.
  const isLevel = Math.abs(Math.abs(y) - farDown) < 1;
  for (const some of all)
    for (let away = 0; away <= FARTHEST; away += STEP)
      for (const by of [away, -away]) {
        const [a, b] = isLevel ? [x + by, y] : [x, y + by];
        if (Math.abs(a) <= farRight && Math.abs(b) <= farDown && !covers(some, a, b)) return [a, b];
      }
  return [x, y];
}
