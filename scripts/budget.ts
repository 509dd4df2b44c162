/**
 * Holds the gzipped JavaScript of the built web app under its budget, by Vite's manifest.
 *
 * shell: what index.html imports statically, i.e. what every page waits for.
 * Wildfire page: the shell and everything it may import later, with the bots' worker, but for what
 * LATER names. A new chunk therefore counts until somebody says that the page does not need it.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST } from './build.ts';

/** In bytes; 1 kB = 1000 bytes. */
const BUDGETS = { shell: 35_000, 'Wildfire page': 60_000 };
/** Chunks, by source, that playing Wildfire never loads. */
const LATER = [/^\.\.\/\.\.\/games\/(?!wildfire\/)/];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const DIST = join(MANIFEST, '../..');
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;

function reach(key: string, dynamic: boolean, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Not in Vite's manifest: ${key}`);
  if (seen.has(key) || LATER.some((later) => later.test(key))) return seen;
  seen.add(key);
  const next = [...(chunk.imports ?? []), ...(dynamic ? (chunk.dynamicImports ?? []) : [])];
  for (const imported of next) reach(imported, dynamic, seen);
  return seen;
}

function scripts(keys: Iterable<string>): string[] {
  const files = [...keys].map((key) => manifest[key]!.file);
  return files.filter((file) => file.endsWith('.js'));
}

/** Worker bundles: they are not in the manifest. */
function workers(): string[] {
  const known = new Set(Object.values(manifest).map((chunk) => chunk.file));
  return globSync('assets/*.js', { cwd: DIST }).filter((file) => !known.has(file));
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(DIST, file))).length;
}

const parts: Record<keyof typeof BUDGETS, string[]> = {
  shell: scripts(reach('index.html', false)),
  'Wildfire page': [...scripts(reach('index.html', true)), ...workers()],
};

for (const [name, files] of Object.entries(parts)) {
  const budget = BUDGETS[name as keyof typeof BUDGETS];
  const total = files.reduce((sum, file) => sum + gzipped(file), 0);
  const within = total > 0 && total <= budget;
  console.log(`${name}: ${total} of ${budget} bytes of gzipped JavaScript`);
  for (const file of files) console.log(`  ${gzipped(file)} ${basename(file)}`);
  if (!within) {
    console.error(`${name}: not within its budget`);
    process.exitCode = 1;
  }
}
