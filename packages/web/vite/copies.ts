import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What boards have in common. */
const SHARED = /[\\/]((roving|kept|magnifier)\.ts|graph-keys|square-grid)$/;

/**
 * In a built page each board takes along a copy of what boards share: a page shows boards of one kind, and a file for
 * two of them would weigh more than it saves.
 */
export function copies(): Plugin {
  return {
    name: 'glade:copies',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!SHARED.test(source) || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [folder, , file] = importer.split(/[\\/]/).slice(-3);
      return found && { ...found, id: `${found.id}?${folder}-${basename(file!, '.tsx')}` };
    },
  };
}
