/** Builds the printer for Node: drawings are TSX with style sheets, which Node does not run as they are. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Rulebook, WholeGame } from '../packages/engine/src/index.ts';
import type { Printer } from '../packages/print/src/printer.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'packages/print/dist');

const SOURCES = [
  'package-lock.json',
  'scripts/{build-print,print.vite.config}.ts',
  'packages/web/vite/*.ts',
  'packages/{engine,boards,table,text,ui,print}/src/**',
  'games/*.ts',
  'games/*/{src/**,*.md,*.yaml}',
];

/** A name for the sources as they are now: the build in the folder of that name is up to date. */
function nameOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    const { mtimeMs, size } = statSync(join(ROOT, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The module with the printer, built first if a source has changed. `onBuild` is called before that. */
export async function printerFile(onBuild?: () => void): Promise<string> {
  const folder = join(DIST, nameOfSources());
  const file = join(folder, 'printer.js');
  if (!existsSync(file)) {
    onBuild?.();
    await build(folder);
  }
  return file;
}

/** What `games/print.ts` exports. */
export interface PrinterModule {
  readonly printer: Printer;
  readonly rulesPrinter: (
    game: WholeGame,
    book: (language: Language) => Promise<Rulebook>,
  ) => Printer;
}

let loaded: PrinterModule | undefined;

/**
 * The module with the printers, built first if a source has changed. A program keeps the one that it has loaded: to look
 * whether a thousand sources have changed takes as long as to draw some sheets.
 */
export async function loadPrinters(onBuild?: () => void): Promise<PrinterModule> {
  loaded ??= (await import(pathToFileURL(await printerFile(onBuild)).href)) as PrinterModule;
  return loaded;
}

/** The printer of all games. */
export const loadPrinter = async (onBuild?: () => void): Promise<Printer> =>
  (await loadPrinters(onBuild)).printer;

/** Builds beside the place and moves the result there, so that nobody loads half a build. */
async function build(folder: string): Promise<void> {
  mkdirSync(DIST, { recursive: true });
  const before = readdirSync(DIST);
  const made = `${folder}.${process.pid}`;
  await vite(made);
  if (existsSync(folder)) rmSync(made, { recursive: true });
  else renameSync(made, folder);
  // A program that has just begun may still load the build before this one.
  const byAge = before
    .map((name) => ({
      name,
      time: statSync(join(DIST, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.time - a.time);
  for (const { name } of byAge.slice(1)) rmSync(join(DIST, name), { recursive: true, force: true });
}

function vite(folder: string): Promise<void> {
  const program = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'scripts/print.vite.config.ts');
  const child = spawn(process.execPath, [program, 'build', '-c', config, '--outDir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(Buffer.concat(said).toString('utf8')));
    });
  });
}

if (import.meta.main) await loadPrinter();
