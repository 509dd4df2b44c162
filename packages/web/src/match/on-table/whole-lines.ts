// Which lines of a card are in sight, and how the card goes on to those below: only whole lines are shown.

/** How many lines of the card are in sight, or above it; also on a page that is turned upside down. */
export function linesIn(box: HTMLElement): number {
  const edge = box.scrollTop + box.clientHeight + ROUNDING;
  return linesOf(box).filter((line) => line.offsetTop + line.offsetHeight <= edge).length;
}

/** Brings the first line that was not yet in sight to the top; of a line that is higher than the card, what comes next. */
export function goToLine(box: HTMLElement, seen: number): void {
  const line = linesOf(box)[seen];
  const top = (line?.closest('li') ?? line)?.offsetTop ?? 0;
  const next = top > box.scrollTop + ROUNDING ? top : box.scrollTop + box.clientHeight * PAGE;
  box.scrollTo({ top: next });
}

/**
 * Hides what an edge of the card cuts, so that nobody takes half a line for the whole; not while somebody scrolls, and not a
 * line that is higher than the card.
 */
export function hideCut(box: HTMLElement, scrolls: boolean): void {
  const high = box.clientHeight;
  for (const piece of box.querySelectorAll<HTMLElement>(':scope > :not(ul), :scope > ul > li')) {
    const from = piece.offsetTop - box.scrollTop;
    const to = from + piece.offsetHeight;
    const cut = [0, high].some((edge) => from < edge - ROUNDING && to > edge + ROUNDING);
    piece.toggleAttribute('data-cut', cut && !scrolls && to - from <= high);
  }
}

const linesOf = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[data-line]'),
];

/** So much of what is in sight is gone past at once: what is cut stays in sight. */
const PAGE = 0.8;

/** In CSS pixels. */
const ROUNDING = 2;
