import { useEffect } from 'preact/hooks';
import type { Paper, PrintedPage } from '@glade/print/printer';
import './print-sheets.css';

const ID = 'sheets';

/**
 * Puts the sheets beside the app when the browser prints, and takes them away afterwards. The style sheet shows only them on
 * paper, one on each page.
 */
export function usePrintSheets(pages: readonly PrintedPage[] | undefined): void {
  useEffect(() => {
    if (pages === undefined || pages.length === 0) return undefined;
    void loadLetters();
    const fill = (): void => {
      if (document.getElementById(ID) === null) putSheets(pages);
    };
    addEventListener('beforeprint', fill);
    addEventListener('afterprint', takeAway);
    return () => {
      removeEventListener('beforeprint', fill);
      removeEventListener('afterprint', takeAway);
      takeAway();
    };
  }, [pages]);
}

/** A4 is the narrower of the two, and the longer one. */
const paperOf = ({ width, height }: PrintedPage): Paper =>
  Math.max(width, height) > 290 ? 'a4' : 'letter';

/** Draws the sheets one by one and puts them beside the app. `progress` is told how many are drawn. */
export async function drawAll(
  pages: readonly PrintedPage[],
  progress: (done: number) => void,
): Promise<void> {
  for (const [i, page] of pages.entries()) {
    // Drawing a page is what takes the time; it is kept.
    void page.svg;
    progress(i + 1);
    await nextFrame();
  }
  await loadLetters(pages);
  putSheets(pages);
}

/** Has the zeros at hand, and on sheets that are drawn the letters of names: a browser does not wait for them when it prints. */
async function loadLetters(drawn: readonly PrintedPage[] = []): Promise<void> {
  const further = drawn.some(({ svg }) => svg.includes(' Further"'));
  // Without them such letters come from another font.
  await Promise.allSettled(
    [...ZEROS, ...(further ? FURTHER : [])].map((font) => document.fonts.load(font, '0')),
  );
}

/** The fonts of the style sheet beside this file. */
const ZEROS = ["400 1em 'Work Sans'", "700 1em 'Work Sans'"];
const FURTHER = [
  "400 1em 'Atkinson Hyperlegible Next Further'",
  "700 1em 'Atkinson Hyperlegible Next Further'",
  "italic 400 1em 'Atkinson Hyperlegible Next Further'",
  "600 1em 'Fraunces Further'",
];

/** The page has been painted, or is hidden, where no frame would come. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function putSheets(pages: readonly PrintedPage[]): void {
  takeAway();
  const sheets = document.createElement('div');
  sheets.id = ID;
  sheets.dataset['paper'] = paperOf(pages[0]!);
  sheets.innerHTML = pages
    .map(({ svg, width, height }) => `<div data-across="${width > height}">${svg}</div>`)
    .join('');
  document.body.append(sheets);
}

const takeAway = (): void => document.getElementById(ID)?.remove();
