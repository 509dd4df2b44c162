import { PDFiumLibrary } from '@hyzyla/pdfium';

// What comes out of a printer: the pages of a PDF as grey pixels.

/** A page as it is printed: how dark each pixel is, from 0 for white paper to 255 for black, row by row from the top. */
export interface PrintedPixels {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

const MM = 25.4 / 72;

/** Making the library ready takes longer than most pages: it is done once for all. */
let library: Promise<PDFiumLibrary> | undefined;

/** Every page of a PDF as grey pixels, this many a millimetre; or every `n`th page, beginning with the page `from`. */
export async function rasterise(
  bytes: Uint8Array,
  perMm: number,
  { from, n }: { readonly from: number; readonly n: number } = { from: 0, n: 1 },
): Promise<readonly PrintedPixels[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    const pages: PrintedPixels[] = [];
    for (const page of document.pages()) {
      if (page.number % n !== from % n) continue;
      // Colours are made grey here: the library counts red, green and blue alike, and eyes do not.
      const { data, width, height } = await page.render({ scale: perMm * MM, render: 'bitmap' });
      pages.push({ width, height, dark: darkOf(data, width * height) });
    }
    return pages;
  } finally {
    document.destroy();
  }
}

/** How dark pixels of blue, green, red and opacity are for an eye (Rec. 709). */
function darkOf(data: Uint8Array, count: number): Uint8Array {
  const dark = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const blue = data[4 * i]!;
    const green = data[4 * i + 1]!;
    const red = data[4 * i + 2]!;
    dark[i] = 255 - Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return dark;
}

/** Which share of the paper is covered, with black as whole and grey as part of it. */
export const inkOf = ({ dark }: PrintedPixels): number =>
  dark.reduce((sum, one) => sum + one, 0) / dark.length / 255;

/** The rectangle of pixels that are not white, to the right and below exclusive; undefined for a blank page. */
export function inkedBox({ width, height, dark }: PrintedPixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (dark[y * width + x]! < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** What is printed of a page, made as small as so many squares by so many: the mean darkness of each, from 0 to 1. */
export function thumbnail(page: PrintedPixels, squares: number): readonly number[] {
  const box = inkedBox(page);
  if (box === undefined) return Array.from({ length: squares * squares }, () => 0);
  const { left, top, right, bottom } = box;
  // Not stretched: a low picture stays low.
  const size = Math.max(right - left, bottom - top);
  const [x0, y0] = [(left + right - size) / 2, (top + bottom - size) / 2];
  return Array.from({ length: squares * squares }, (_, n) => {
    const [column, row] = [n % squares, Math.floor(n / squares)];
    const xs = [x0 + (column * size) / squares, x0 + ((column + 1) * size) / squares];
    const ys = [y0 + (row * size) / squares, y0 + ((row + 1) * size) / squares];
    return meanDark(page, xs, ys);
  });
}

function meanDark(
  { width, height, dark }: PrintedPixels,
  [left = 0, right = 0]: readonly number[],
  [top = 0, bottom = 0]: readonly number[],
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(top); y < Math.max(Math.round(bottom), Math.round(top) + 1); y++)
    for (let x = Math.round(left); x < Math.max(Math.round(right), Math.round(left) + 1); x++) {
      if (x >= 0 && x < width && y >= 0 && y < height) sum += dark[y * width + x]!;
      count += 1;
    }
  return sum / count / 255;
}

/** Dark enough to be seen, and so dark that it is surely something. */
const SEEN = 40;
const SURE = 128;

/** How many pixels are surely dark on one of two pages while the other is white all around, this many pixels far. */
export function missing(one: PrintedPixels, other: PrintedPixels, reach: number): number {
  const lost = (from: PrintedPixels, to: PrintedPixels): number => {
    let count = 0;
    for (let y = 0; y < from.height; y++)
      for (let x = 0; x < from.width; x++)
        if (from.dark[y * from.width + x]! > SURE && !isSeenNear(to, x, y, reach)) count += 1;
    return count;
  };
  return lost(one, other) + lost(other, one);
}

function isSeenNear(page: PrintedPixels, x: number, y: number, reach: number): boolean {
  for (let i = Math.max(0, y - reach); i <= Math.min(page.height - 1, y + reach); i++)
    for (let j = Math.max(0, x - reach); j <= Math.min(page.width - 1, x + reach); j++)
      if (page.dark[i * page.width + j]! > SEEN) return true;
  return false;
}
