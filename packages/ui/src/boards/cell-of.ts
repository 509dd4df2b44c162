/** The number of the cell of a board that an event is about, as `data-cell` says it; undefined beside all cells. */
export function cellOf({ target }: Event): number | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
  return cell === null ? undefined : Number(cell.dataset['cell']);
}

/** Whether a focus came by keyboard. That of a tap is followed by its click, before which nothing need be drawn. */
export const isLooking = ({ target }: FocusEvent): boolean =>
  (target as HTMLElement).matches(':focus-visible');
