import { useRef, useState } from 'preact/hooks';

/** The focus of a board, see `useRoving`. */
export type Roving = ReturnType<typeof useRoving>;

/**
 * The one focus of a board: a single cell is in the tab order, and keys lead on from there. The board puts `here` around
 * its cells, tells by `take` which of them gets the focus, and hands over the keys. Cells are numbers, as the board
 * counts them.
 *
 * @param stop The cell in the tab order when this one had the focus last; undefined where there is none.
 * @param next Where a key leads from a cell, `whole` with Ctrl; undefined for keys that do not move.
 * @param name What a cell carries as `data-cell`.
 */
export function useRoving<Cell extends number | undefined>(
  stop: (last: number | undefined) => Cell,
  next: (from: number, key: string, whole: boolean) => number | undefined,
  name = (cell: number | undefined): number | undefined => cell,
) {
  const [last, take] = useState<number>();
  const here = useRef<HTMLDivElement>(null);
  const current = stop(last);

  const focusOn = (cell: number | undefined): void =>
    here.current?.querySelector<HTMLElement>(`[data-cell="${name(cell)}"]`)?.focus();

  /** Moves the focus, and says whether this key does. */
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
