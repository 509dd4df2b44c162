import type { FontName } from '../printer.ts';

/** The fonts that are embedded: static `.woff` of those that the app ships. pdfkit cannot read accents in `.woff2`. */
export const FONT_FILES: Readonly<Record<FontName, string>> = {
  text: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  'text-bold':
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  'text-italic':
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff',
  zero: '@fontsource/work-sans/files/work-sans-latin-400-normal.woff',
  'zero-bold': '@fontsource/work-sans/files/work-sans-latin-700-normal.woff',
  title: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
};
