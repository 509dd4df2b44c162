import type { FontName } from '../printer.ts';

const ATKINSON = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const FRAUNCES = '@fontsource/fraunces/files/fraunces';

/**
 * The fonts that are embedded where a letter of theirs is printed: static `.woff` of those that the app ships, and `further`
 * the letters beyond Latin-1 in the same hand. pdfkit cannot read accents in `.woff2`.
 */
export const FONT_FILES: Readonly<Record<FontName, string>> = {
  text: `${ATKINSON}-latin-400-normal.woff`,
  'text-bold': `${ATKINSON}-latin-700-normal.woff`,
  'text-italic': `${ATKINSON}-latin-400-italic.woff`,
  title: `${FRAUNCES}-latin-600-normal.woff`,
  'text-further': `${ATKINSON}-latin-ext-400-normal.woff`,
  'text-bold-further': `${ATKINSON}-latin-ext-700-normal.woff`,
  'text-italic-further': `${ATKINSON}-latin-ext-400-italic.woff`,
  'title-further': `${FRAUNCES}-latin-ext-600-normal.woff`,
  zero: '@fontsource/work-sans/files/work-sans-latin-400-normal.woff',
  'zero-bold': '@fontsource/work-sans/files/work-sans-latin-700-normal.woff',
};
