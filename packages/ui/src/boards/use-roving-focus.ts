import { useRef, useState } from 'preact/hooks';

/** What `useRovingFocus` returns. */
export type RovingFocus = ReturnType<typeof useRovingFocus>;

/**
 * A roving tabindex: of all cells of a board a single one is in the tab order, and keys lead from it to the others. The
 * board sets `here` as the ref of the element around its cells, calls `take` with the cell that gets the focus, and passes
 * its keys to `onKeyDown`. Cells are numbers, as the board counts them.
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
  const [last, take] = useState<number>();
  const here = useRef<HTMLDivElement>(null);
  const current = stop(last);

  const focusOn = (cell: number | undefined): void =>
    here.current?.querySelector<HTMLElement>(`[data-cell="${name(cell)}"]`)?.focus();

  /** Moves the focus if this key does so, and says whether it does. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (event.altKey || current === undefined) return false;
    const to = next(current, event.key, event.ctrlKey || event.metaKey);
    if (to === undefined) return false;
    event.preventDefault();
    focusOn(to);
    return true;
  }

  return { current, here, take, focusOn, onKeyDown };
}
