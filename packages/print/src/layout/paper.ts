import type { Frame, Mm, Paper, Style } from '../model.ts';

export interface PaperSize {
  readonly width: Mm;
  readonly height: Mm;
}

export const PAPER_SIZES: Readonly<Record<Paper, PaperSize>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** What printers at home leave white: some need half an inch to hold the sheet at its end. */
export const MARGIN = { side: 8, top: 8, bottom: 13 } as const;

/** The strip below the frame with page number, address and ruler: two lines of small letters, or of large print. */
const FOOTER: Readonly<Record<Style, Mm>> = { colour: 8, ink: 8, large: 12 };

/** A sheet as it is held: its size, and where its content may be. */
export interface Format {
  readonly size: PaperSize;
  readonly left: Mm;
  readonly top: Mm;
  readonly frame: Frame;
}

/** Every sheet goes through the printer upright; a sheet in landscape has its larger margin at the left. */
export function formatOf(paper: Paper, landscape = false, style: Style = 'colour'): Format {
  const { width, height } = PAPER_SIZES[paper];
  const footer = FOOTER[style];
  if (!landscape) {
    const frame = {
      width: width - 2 * MARGIN.side,
      height: height - MARGIN.top - MARGIN.bottom - footer,
    };
    return { size: { width, height }, left: MARGIN.side, top: MARGIN.top, frame };
  }
  const frame = {
    width: height - 2 * MARGIN.bottom,
    height: width - 2 * MARGIN.side - footer,
  };
  return {
    size: { width: height, height: width },
    left: MARGIN.bottom,
    top: MARGIN.side,
    frame,
  };
}
