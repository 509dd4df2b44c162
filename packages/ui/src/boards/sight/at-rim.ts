import { isTurned } from '../share-of-box.ts';

// What lies at the rim of the window on a map.

/** So much of a line may be out of sight, in CSS pixels: it can still be read. */
const BIT = 2;

/**
 * Keeps names on a map whole at the rim of its window, and apart: one that is cut at a side goes aside, by `--aside`, while the
 * middle of its place is in sight. One that is cut otherwise, or would lie over another, is hidden. Names are texts of the
 * picture with `data-name`; those with `first` in it go before the others.
 */
export function keepWhole(window: HTMLElement): void {
  const names = [...window.querySelectorAll<SVGTextElement>('[data-name]')];
  if (names.length === 0 || isTurned()) return;
  const box = window.getBoundingClientRect();
  const [left, top] = [box.left + window.clientLeft, box.top + window.clientTop];
  const [right, bottom] = [left + window.clientWidth, top + window.clientHeight];
  const found = names.map((name) => {
    const scale = name.getScreenCTM()?.a ?? 1;
    const was = Number.parseFloat(name.style.getPropertyValue('--aside')) || 0;
    const { x, y, width, height } = name.getBoundingClientRect();
    const from = x - was * scale;
    const isIn = from + width / 2 > left && from + width / 2 < right;
    const aside = isIn ? Math.max(0, left - from) - Math.max(0, from + width - right) : 0;
    const isCut = y < top - BIT || y + height > bottom + BIT;
    const isOut = from + width < left || from > right;
    return {
      style: name.style,
      aside: aside / scale,
      box: new DOMRect(from + aside, y, width, height),
      isFirst: name.dataset['name'] === 'first',
      isHidden: isCut || (!isIn && !isOut),
    };
  });
  const shown: DOMRect[] = [];
  for (const { style, aside, box: own, isHidden } of found.toSorted(
    (a, b) => Number(b.isFirst) - Number(a.isFirst),
  )) {
    const hides = isHidden || shown.some((other) => meet(own, other));
    if (!hides) shown.push(own);
    style.setProperty('--aside', `${aside}px`);
    style.visibility = hides ? 'hidden' : '';
  }
}

/** Whether one name lies over another; what is above and below its letters does not count. */
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top + BIT < b.bottom && b.top + BIT < a.bottom;

/** Half of the size of that mark with its tip, in CSS pixels. */
const HALF_MARK = 24;
/** So far it goes along the rim, in steps of so many CSS pixels, where a name would lie under it. */
const FARTHEST = 120;
const STEP = 8;

/** Where names and pieces are drawn, as boxes about the middle of the window. */
function drawnIn(window: HTMLElement, what: string): readonly DOMRect[] {
  const { x, y, width, height } = window.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  return [...window.querySelectorAll(what)].map((drawn) => {
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
