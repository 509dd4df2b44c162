import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tooNewCss } from './too-new-css.ts';
import { tooNewJs } from './too-new-js.ts';

/** The oldest browsers that Glade is for, as the README says: the targets of the build. */
export const TARGETS = ['chrome111', 'firefox121', 'safari16.4'];

/** What the build may use although old browsers lack it, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  moveBefore: 'Preact looks for it first',
  blank: 'a class of ours',
  variants: 'a field of a comparison in the lab',
  'Symbol.dispose': 'signals: a member called undefined, which nobody calls',
  'cursor:default': 'there is no mouse on iOS',
  'cursor:pointer': 'there is no mouse on iOS',
  canShare: 'without it a file is saved',
  wakeLock: 'without it the screen goes dark as always',
  setAppBadge: 'without it the tab and the shelf say whose turn it is',
  clearAppBadge: 'without it the tab and the shelf say whose turn it is',
  'Uint8Array.fromHex': 'the hashes of the PDF look for it first',
  toHex: 'the hashes of the PDF look for it first',
  'Error.captureStackTrace': 'the PDF and its style sheets look for it first',
  '@page': 'without it people choose the paper themselves, in the window of their printer',
  size: 'without it people choose the paper themselves',
  'text-wrap': 'looks only',
  'text-wrap:balance': 'looks only',
  'scrollbar-width': 'looks only',
  'text-size-adjust': 'looks only',
  'scrollbar-width:thin': 'looks only',
};

/** Fails a build that uses what the oldest browsers lack, by the data of MDN. */
export function oldestBrowsers(): Plugin {
  let publicDir = '';
  return {
    name: 'glade-oldest-browsers',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const start = readFileSync(join(publicDir, 'start.js'), 'utf8');
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      const styles = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
      );
      const found = [...tooNewJs([start, ...scripts]), ...tooNewCss(styles.join('\n'))];
      const tooNew = found.filter((line) => !Object.hasOwn(ALLOWED, line.split(' (')[0]!));
      if (tooNew.length > 0) {
        this.error(
          `Too new for the oldest browsers (vite/oldest-browsers.ts): ${tooNew.join('; ')}`,
        );
      }
    },
  };
}
