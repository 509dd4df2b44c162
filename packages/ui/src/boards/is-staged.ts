/**
 * Whether a board stands in a stage, a box of definite height, and not in a page, whose text goes on below it. Each box that is
 * the container `stage` says so by `--staged`, because not all browsers tell the name of a container.
 */
export const isStaged = (board: Element): boolean =>
  getComputedStyle(board).getPropertyValue('--staged') !== '';
