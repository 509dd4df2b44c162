import { useEffect, useRef, useState } from 'preact/hooks';
import { afterPicture } from '../parts/after-picture.ts';

/** What `useRovingFocus` returns. */
export type RovingFocus = ReturnType<typeof useRovingFocus>;

/**
 * A roving tabindex: of all cells of a board a single one is in the tab order, and keys lead from it to the others. The
 * board sets `here` as the ref of the element around its cells, passes its keys to `onKeyDown`, and calls `take` with the cell
 * that gets the focus of the keyboard, `takeSoon` with one that is tapped. Cells are numbers, as the board counts them.
 *
 * @param stop The cell in the tab order, given the cell that had the focus last; undefined on a board without cells.
 * @param next The cell to which a key leads, `whole` with Ctrl; undefined for keys that do not move the focus.
 * @param name The number that a cell has as `data-cell`.
 */
export function useRovingFocus<Cell extends number | undefined>(
  stop: (last: number | undefined) => Cell,
  next: (from: number, key: string, whole: boolean) => number | undefined,
  name = (cell: number | undefined): number | undefined => cell,
) {
  const [last, setLast] = useState<number>();
  /** The cell that was tapped, until it is taken, and what takes that back. */
  const tapped = useRef<number>(undefined);
  const forget = useRef((): void => {});
  useEffect(() => () => forget.current(), []);
  const here = useRef<HTMLDivElement>(null);
  const current = stop(last);

  function take(cell: number): void {
    forget.current();
    tapped.current = undefined;
    setLast(cell);
  }

  /**
   * Takes the cell after the next picture. Where the element that has the focus enters the tab order, browsers lay out the page
   * at once, and a tap would be answered later.
   */
  function takeSoon(cell: number): void {
    forget.current();
    tapped.current = cell;
    forget.current = afterPicture(() => take(cell));
  }

  const focusOn = (cell: number | undefined): void =>
    here.current?.querySelector<HTMLElement>(`[data-cell="${name(cell)}"]`)?.focus();

  /** Moves the focus if this key does so, and says whether it does. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const from = tapped.current ?? current;
    if (event.altKey || from === undefined) return false;
    const isWhole = document.activeElement === event.currentTarget;
    // Where the board as a whole has the focus, who presses a key to act is led to a cell, and hears what can be done there.
    if (isWhole && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      focusOn(from);
      return true;
    }
    const to = next(from, event.key, event.ctrlKey || event.metaKey);
    if (to === undefined) return false;
    event.preventDefault();
    // From the board as a whole a key leads to the cell in the tab order first.
    focusOn(isWhole ? from : to);
    return true;
  }

  return { current, here, take, takeSoon, focusOn, onKeyDown };
}
