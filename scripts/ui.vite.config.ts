import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { className } from '../packages/web/vite/class-names.ts';

const UI = join(import.meta.dirname, '../packages/ui');
const { exports, dependencies } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};
/** Every entry that is a program, by its path without the ending. */
const entry = Object.fromEntries(
  Object.values(exports)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path.replace(/^\.\/|\.tsx?$/g, ''), join(UI, path)]),
);
const isElsewhere = new RegExp(`^(?:${Object.keys(dependencies).join('|')})(?:/|$)`);

/** The drawings as JavaScript for other programs, with one style sheet for all of them. */
export default defineConfig({
  root: UI,
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'warn',
  build: {
    lib: { entry, formats: ['es'], cssFileName: 'src/style' },
    rolldownOptions: { external: isElsewhere },
    minify: false,
    sourcemap: true,
    emptyOutDir: false,
  },
});
