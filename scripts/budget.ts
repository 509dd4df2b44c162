/**
 * Holds the gzipped JavaScript of the built web app under its budget, by Vite's manifest.
 *
 * shell: what every page waits for, with its words in the longer language.
 * choosing, playing: what the address of a game and that of a match load, in the longer language: everything the shell
 * may import later but for other games, the other address and what LATER names. A new chunk therefore counts until
 * somebody says that the page does not need it.
 * bots of a game: the worker that thinks for bots and hints, which starts with the first of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@glade/games';
import { MANIFEST } from './build.ts';

/** In bytes; 1 kB = 1000 bytes. */
const BUDGETS = { shell: 35_000, page: 65_000, bots: 25_000 };
/**
 * Games that need more: Wildfire and Forest Fire, which load their bots with their rules; War Kids with its maps, armies
 * and eight advanced rules, Fair Verona with its drawn tiles.
 */
const LARGE: Readonly<Record<string, Partial<typeof BUDGETS>>> = {
  wildfire: { page: 66_000 },
  'forest-fire': { page: 68_500 },
  'war-kids': { page: 84_000, bots: 40_000 },
  'fair-verona': { page: 76_500 },
};
/** What only the other address loads. */
const CHOOSING = /pages\/(GamePage|OptionsForm)\.tsx$|virtual:words\/[a-z-]+\.options\//;
const PLAYING = /pages\/Play\.tsx$|games\/[a-z-]+\/src\/(board\/)?(Board|index)\.tsx$/;
/** Chunks, by source, that choosing and playing a game does not load. */
const LATER = [
  /games\/[a-z-]+\/(rulebook|examples)/,
  /pages\/(Rules|Replay|Editor|Lab|Settings|About|AllMatches|AskRemove|Unopened|OptionsForm)\.tsx$/,
  /virtual:words\/[a-z-]+\.(editor|lab)\//,
  /src\/editor\/Editor\.tsx$/,
  /ui\/src\/DiceEntry\.tsx$/,
  /play\/(Handover\.tsx|Help\.tsx|End\.tsx|AskNew\.tsx|MatchMenu\.tsx|Unsaved\.tsx|(outcome|obey|brain)\.ts)$/,
  /games\/[a-z-]+\/src\/(board\/)?(Key|Help|Stories|Draw|Guess|Landmarks|Attempts|Colours|Still|More)\.tsx$/,
  /games\/[a-z-]+\/src\/(reasons|(positions|reader|own)(-[a-z0-9]+)?)\.ts/,
  /(record\/(parser|download|MadeLink)|engine\/src\/link)\.tsx?$/,
];
const WORDS = /virtual:words\/web\//;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const DIST = join(MANIFEST, '../..');
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;

/** The chunk that the document itself asks for. */
const [, first] =
  /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
const ENTRY = Object.keys(manifest).find((key) => manifest[key]!.file === first) ?? 'index.html';

/** What is loaded with a chunk; with `dynamic` also what it may load later for this game. */
function reach(
  key: string,
  dynamic: boolean,
  game = '',
  elsewhere = /^$/,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Not in Vite's manifest: ${key}`);
  const later = elsewhere.test(key) || LATER.some((each) => each.test(key));
  if (seen.has(key) || later || isOfAnother(key, game)) return seen;
  seen.add(key);
  const next = [...(chunk.imports ?? []), ...(dynamic ? (chunk.dynamicImports ?? []) : [])];
  for (const imported of next) reach(imported, dynamic, game, elsewhere, seen);
  return seen;
}

function isOfAnother(key: string, game: string): boolean {
  const owner = /(?:games|virtual:words)\/([a-z-]+)[./]/.exec(key)?.[1];
  return owner !== undefined && owner !== 'web' && owner !== game;
}

function scripts(keys: Iterable<string>): string[] {
  const files = [...keys].map((key) => manifest[key]!.file);
  return files.filter((file) => file.endsWith('.js'));
}

/** What the worker that thinks loads for a game, by the names that stand in the bundles: they are not in the manifest. */
function workers(game: string): string[] {
  const others = games.filter(({ id }) => id !== game).map(({ id }) => `${id}-`);
  const found = new Set(globSync('brain.worker-*.js', { cwd: join(DIST, 'assets') }));
  for (const file of found) {
    const code = readFileSync(join(DIST, 'assets', file), 'utf8');
    for (const [, next] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (!others.some((other) => next!.startsWith(other))) found.add(next!);
  }
  return [...found].map((file) => `assets/${file}`);
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
const parts: [string, keyof typeof BUDGETS, string[]][] = [
  ['shell', 'shell', inOneLanguage(scripts([...reach(ENTRY, false), ...words]))],
];
for (const { id } of games) {
  const page = (other: RegExp) => inOneLanguage(scripts(reach(ENTRY, true, id, other)));
  parts.push([`${id}, choosing`, 'page', page(PLAYING)]);
  parts.push([`${id}, playing`, 'page', page(CHOOSING)]);
  parts.push([`${id}, bots`, 'bots', workers(id)]);
}

for (const [name, kind, files] of parts) {
  const budget = LARGE[name.split(',')[0]!]?.[kind] ?? BUDGETS[kind];
  const total = files.reduce((sum, file) => sum + gzipped(file), 0);
  const within = total > 0 && total <= budget;
  console.log(`${name}: ${total} of ${budget} bytes of gzipped JavaScript`);
  for (const file of files) console.log(`  ${gzipped(file)} ${basename(file)}`);
  if (!within) {
    console.error(`${name}: not within its budget`);
    process.exitCode = 1;
  }
}
