/** Builds the web app into packages/web/dist; with --if-stale only when a source is newer than the last build. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, onInterrupt, type Signal } from '../packages/cli/src/terminal/interrupts.ts';
import { compress } from './compress.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'packages/web');
const DIST = join(WEB, 'dist');
/** The last file that Vite writes: it is as old as the build. */
const MANIFEST = join(DIST, '.vite/manifest.json');
/** Is there once everything is compressed, too: who stops a build half-way gets a new one. */
const COMPLETE = join(DIST, '.vite/complete');

const SOURCES = [
  'package-lock.json',
  'scripts/{build,compress}.ts',
  'packages/{engine,boards,text,bots,lab,table,online,print,ui,web}/{src,public}/**',
  'packages/web/{index.html,package.json,vite.config.ts,vite/**}',
  'games/*.ts',
  'games/*/{src/**,pictures/**,*.md,*.yaml,*.svg}',
];

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

export function isStale(): boolean {
  if (!existsSync(COMPLETE)) return true;
  const built = changed(MANIFEST);
  return globSync(SOURCES, { cwd: ROOT }).some((path) => changed(join(ROOT, path)) > built);
}

/** Builds the app; `quiet` prints errors only. Returns whether it worked. */
export async function build(how: 'quiet' | 'aloud'): Promise<boolean> {
  if (how === 'quiet') console.log('Building Glade; this takes a moment …');
  const ok = await vite(how);
  if (!ok) return false;
  await compress(DIST);
  writeFileSync(COMPLETE, '');
  return true;
}

/** Runs Vite in a process of its own, so that the result does not depend on the program that calls it. */
function vite(how: 'quiet' | 'aloud'): Promise<boolean> {
  const program = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build', WEB], {
    stdio: how === 'quiet' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // A test that builds has another value here, and Vite would make larger code for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part));
  let stopped: Signal | undefined;
  const unhear = onInterrupt((signal) => child.kill((stopped = signal)));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => {
      unhear();
      if (stopped !== undefined) process.exit(exitCodeOf(stopped));
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

if (import.meta.main) {
  const onlyIfStale = process.argv.includes('--if-stale');
  if (!onlyIfStale || isStale())
    process.exitCode = (await build(onlyIfStale ? 'quiet' : 'aloud')) ? 0 : 1;
}
