/** Builds the web app into packages/web/dist; with --if-stale only when a source is newer than the last build. */
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'packages/web');
/** Vite writes it last, and scripts/budget.ts reads it. */
export const MANIFEST = join(WEB, 'dist/.vite/manifest.json');

const SOURCES = [
  'package-lock.json',
  'packages/{engine,boards,text,bots,lab,table,ui,web}/{src,public}/**',
  'packages/web/{index.html,package.json,vite.config.ts,vite/**}',
  'games/*.ts',
  'games/*/{src/**,pictures/**,*.md,*.yaml,*.svg}',
];

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isStale(): boolean {
  const built = changed(MANIFEST);
  return globSync(SOURCES, { cwd: ROOT }).some((path) => changed(join(ROOT, path)) > built);
}

if (import.meta.main && (!process.argv.includes('--if-stale') || isStale())) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', WEB], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
