import type { Plugin } from 'vite';

/** The games that stand first on the shelf. */
const FIRST = ['wildfire', 'forest-fire'];

/**
 * Names the covers that stand first on the shelf to `public/start.js`, which asks for them at once where the shelf is
 * opened; else they would be asked for only when the code of the shelf has come.
 */
export function firstCovers(): Plugin {
  return {
    name: 'glade-covers',

    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const covers = FIRST.flatMap((game) =>
          Object.values(bundle ?? {}).flatMap((file) =>
            file.type === 'asset' &&
            file.originalFileNames.some((name) => name.endsWith(`${game}/cover.svg`))
              ? [`/${file.fileName}`]
              : [],
          ),
        );
        return html.replace(
          '<script src="/start.js">',
          `<script src="/start.js" data-covers="${covers.join(' ')}">`,
        );
      },
    },
  };
}
