import { join } from 'node:path';
import { defineConfig } from 'vite';
import { className } from '../packages/web/vite/class-names.ts';
import { gameData } from '../packages/web/vite/game-data.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * The printer as a module for Node: drawings are TSX with style sheets, which Node does not run as they are. Everything is in
 * it, so that it makes the same bytes as the page: pdfkit for browsers, which deflates the same everywhere.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameData()],
  logLevel: 'warn',
  build: {
    // A browser can load it, too: it makes the same bytes there, which a test holds.
    lib: { entry: join(ROOT, 'games/print.ts'), formats: ['es'], fileName: 'printer' },
    minify: false,
  },
});
