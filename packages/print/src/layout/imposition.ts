/** One side of a sheet of a booklet. */
export interface Side {
  /** The pages at the left and at the right, counted from 0; one that is not in the text is blank. */
  readonly pages: readonly [left: number, right: number];
  /** The sheet, from the cover inwards. */
  readonly sheet: number;
  readonly back: boolean;
}

/**
 * The sides of the sheets of a booklet with this many pages, front and back in turn: folded in the middle and laid into one
 * another, they give the pages in order.
 */
export function imposed(pages: number): readonly Side[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: all / 4 }, (_, sheet): readonly Side[] => [
    { sheet, back: false, pages: [all - 1 - 2 * sheet, 2 * sheet] },
    { sheet, back: true, pages: [2 * sheet + 1, all - 2 - 2 * sheet] },
  ]).flat();
}
