import type { PrintedItem } from '../printer.ts';
import type { PaperSize } from './paper.ts';

export type Item = PrintedItem;

/** A heading that people can go to. */
export interface Bookmark {
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

/** What is drawn when somebody looks at it, and once: a rulebook has hundreds of pictures. */
export function later<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One side of a sheet of paper. */
export interface Page {
  readonly size: PaperSize;
  readonly part: string;
  readonly back: boolean;
  /** For bookmarks: the first page of a part has the title of the part. */
  readonly bookmark?: string;
  /** The headings on it, which stand below the bookmark of the part. */
  readonly marks?: readonly Bookmark[];
  readonly items: readonly Item[];
}

/** The number as SVG has it: a thousandth of a millimetre is enough. */
export const mm = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A page as one SVG, in its real size. */
export function pageSvg({ size, items }: Page): string {
  const { width, height } = size;
  const inside = items.map(({ svg }) => svg).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${mm(width)}mm" height="${mm(height)}mm" ` +
    `viewBox="0 0 ${mm(width)} ${mm(height)}" font-family="Atkinson Hyperlegible Next" font-size="3.5">${inside}</svg>`
  );
}
