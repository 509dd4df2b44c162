import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { writeLetters } from './letters.ts';

const PACKAGES = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource/fraunces',
  // On paper.
  '@fontsource/work-sans',
];

const require = createRequire(import.meta.url);

/**
 * Ships the fonts that `src/app/type.css` and printed sheets name. The browser asks for those of common letters together with the page, before it
 * has read that style sheet. Their licences, which have to go with them, are in the file `fonts-licence.txt`.
 */
export function shippedFonts(): Plugin {
  return {
    name: 'glade-fonts',

    config: writeLetters,

    generateBundle() {
      const licences = PACKAGES.map((name) =>
        readFileSync(require.resolve(`${name}/LICENSE`), 'utf8'),
      );
      const source = licences.join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source });
    },

    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /-common-[^/]*\.woff2$/.test(file),
        );
        return fonts.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
