/** The number of the cell of a board that an event is about, as `data-cell` says it; undefined beside all cells. */
export function cellOf({ target }: Event): number | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
  return cell === null ? undefined : Number(cell.dataset['cell']);
}
