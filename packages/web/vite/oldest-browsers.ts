import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { youngCss } from './too-new-css.ts';
import { youngJs } from './too-new-js.ts';

/** The oldest browsers that Glade is for, as the README says; as targets of the build. */
export const TARGETS = ['chrome111', 'firefox121', 'safari16.4'];

/** What a page may name all the same, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  moveBefore: 'Preact looks for it first',
  blank: 'a class of ours',
  'Symbol.dispose': 'signals: a member called undefined, which nobody calls',
  'cursor:default': 'there is no mouse on iOS',
  'cursor:pointer': 'there is no mouse on iOS',
  'text-wrap': 'looks only',
  'text-wrap:balance': 'looks only',
  'scrollbar-width': 'looks only',
  'text-size-adjust': 'looks only',
  'scrollbar-width:thin': 'looks only',
};

/** Holds what is built to what the oldest browsers have, by the data of MDN. */
export function minimum(): Plugin {
  let publicDir = '';
  return {
    name: 'glade-minimum',
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
      const found = [...youngJs([start, ...scripts]), ...youngCss(styles.join('\n'))];
      const young = found.filter((line) => !Object.hasOwn(ALLOWED, line.split(' (')[0]!));
      if (young.length > 0) {
        this.error(
          `Too young for the oldest browsers (vite/oldest-browsers.ts): ${young.join('; ')}`,
        );
      }
    },
  };
}
