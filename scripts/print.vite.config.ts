import { join } from 'node:path';
import { defineConfig } from 'vite';
import { className } from '../packages/web/vite/class-names.ts';

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
  resolve: { alias: { pdfkit: join(ROOT, 'node_modules/pdfkit/js/pdfkit.browser.mjs') } },
  ssr: { noExternal: true },
  logLevel: 'warn',
  build: {
    ssr: join(ROOT, 'games/print.ts'),
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'printer.js' } },
  },
});
