import type { Fonts, Printed } from '@glade/print/printer';
import { shareFile } from '../share/download.ts';
import { nextFrame } from './print-sheets.ts';
import text from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';
import textFurther from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url';
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url';
import boldFurther from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url';
import italic from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff?url';
import italicFurther from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-italic.woff?url';
import zero from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff?url';
import zeroBold from '@fontsource/work-sans/files/work-sans-latin-700-normal.woff?url';
import title from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url';
import titleFurther from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?url';

/** The files of `FONT_FILES` as this page is given them. */
const ADDRESSES: Readonly<Record<keyof Fonts, string>> = {
  text,
  'text-further': textFurther,
  'text-bold': bold,
  'text-bold-further': boldFurther,
  'text-italic': italic,
  'text-italic-further': italicFurther,
  title,
  'title-further': titleFurther,
  zero,
  'zero-bold': zeroBold,
};

/** Writes a PDF of the sheets and lets the browser save it. `progress` is told how many are written. */
export async function savePdf(
  name: string,
  printed: Printed,
  progress: (done: number) => void,
): Promise<void> {
  const loaded = await Promise.all(
    Object.entries(ADDRESSES).map(async ([font, address]) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`font ${font}: ${answer.status}`);
      return [font, new Uint8Array(await answer.arrayBuffer())] as const;
    }),
  );
  const bytes = await printed.pdf(Object.fromEntries(loaded) as Fonts, async (done) => {
    progress(done);
    await nextFrame();
  });
  await shareFile(name, new Blob([bytes as BlobPart], { type: 'application/pdf' }));
}
