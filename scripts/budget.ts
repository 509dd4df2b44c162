/**
 * Holds the gzipped JavaScript of the built web app under its budget, by Vite's manifest.
 *
 * shell: what every page waits for, with its words in the longer language.
 * Wildfire page: what choosing and playing Wildfire loads on the page, in the longer language: everything the shell may
 * import later but for what LATER names. A new chunk therefore counts until somebody says that the page does not need it.
 * bots: the worker that thinks for bots and hints, which starts with the first of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST } from './build.ts';

/** In bytes; 1 kB = 1000 bytes. */
const BUDGETS = { shell: 35_000, 'Wildfire page': 60_000, bots: 25_000 };
/** Chunks, by source, that choosing and playing Wildfire does not load. */
const LATER = [
  /games\/(?!wildfire\/)[a-z-]+\//,
  /games\/wildfire\/(rulebook|examples)/,
  /virtual:words\/(?!web|wildfire)/,
  /pages\/(Rules|Replay|Settings|About)\.tsx$/,
  /play\/Help\.tsx$/,
  /record\/link\.ts$/,
];
const WORDS = /virtual:words\/web\//;

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

/** Of what there is in every language the longer one. */
function inOneLanguage(files: readonly string[]): string[] {
  const words = Object.keys(manifest).filter((key) => key.includes('virtual:words/'));
  const shorter = words.filter((key) => {
    const other = key.endsWith('/en') ? key.replace(/en$/, 'it') : key.replace(/it$/, 'en');
    return gzipped(manifest[key]!.file) < gzipped(manifest[other]!.file);
  });
  const left = new Set(shorter.map((key) => manifest[key]!.file));
  return files.filter((file) => !left.has(file));
}

const words = Object.keys(manifest).filter((key) => WORDS.test(key));
const parts: Record<keyof typeof BUDGETS, string[]> = {
  shell: inOneLanguage(scripts([...reach('index.html', false), ...words])),
  'Wildfire page': inOneLanguage(scripts(reach('index.html', true))),
  bots: workers(),
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
