import type { Plugin } from 'vite';
import { SPOKEN } from '@glade/text';

/** The games that stand first on the shelf. */
const FIRST = ['wildfire', 'forest-fire'];

/**
 * Tells `public/start.js` which languages Glade speaks, and which covers stand first on the shelf: it asks for those at once
 * where the shelf is opened; else they would be asked for only when the code of the shelf has come.
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
          `<script src="/start.js" data-languages="${[...SPOKEN.keys()].join(' ')}" data-covers="${covers.join(' ')}">`,
        );
      },
    },
  };
}
