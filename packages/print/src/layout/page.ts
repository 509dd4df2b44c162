import { mm, svgOf, type Shape } from '../drawing/shapes.ts';
import type { PrintedItem } from '../printer.ts';
import type { PaperSize } from './paper.ts';

/** Something on a page, in millimetres of the page. */
export interface Item extends Omit<PrintedItem, 'svg'> {
  readonly shape: Shape;
  /** How deep the heading is: 1 is the title of a part. */
  readonly heading?: number | undefined;
}

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
  /** The ids of the parts that are on it. */
  readonly parts: readonly string[];
  readonly back: boolean;
  /** For bookmarks: the titles of the parts that begin on it. */
  readonly bookmarks: readonly string[];
  /** The headings on it, which stand below the bookmark of the part. */
  readonly marks?: readonly Bookmark[];
  readonly items: readonly Item[];
}

/** A page as one SVG, in its real size. */
export function pageSvg({ size, items }: Page): string {
  const { width, height } = size;
  const inside = items.map(({ shape }) => svgOf(shape)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${mm(width)}mm" height="${mm(height)}mm" ` +
    `viewBox="0 0 ${mm(width)} ${mm(height)}" font-family="Atkinson Hyperlegible Next" font-size="3.5">${inside}</svg>`
  );
}
