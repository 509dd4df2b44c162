/**
 * Finds Chromium. Run as a program, it installs Debian's if it can; otherwise it says what to do and exits with 1, so
 * that browser tests are never skipped without a word.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, which Playwright uses by default, takes a fifth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's packages; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const MISSING =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...NAMES.flatMap(onPath)].find(isExecutable);
}

/** Playwright calls this before the first test. Throws an error that says what to do if there is no Chromium. */
export default function needChromium(): void {
  if (!findChromium()) throw new Error(MISSING);
}

const onPath = (name: string): readonly string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));

function isExecutable(path: string | undefined): boolean {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Tries to install one of Debian's packages. The caller then looks for Chromium again, whether this worked or not. */
function installDebian(): void {
  const apt = onPath('apt-get').find(isExecutable);
  if (process.getuid?.() !== 0 || apt === undefined) return;
  console.log('Chromium is missing: installing it from Debian.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network each attempt would wait for minutes.
  const few = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  // Where it fails, one sentence says what to do: whoever does that sees what apt has to say.
  const run = (...args: readonly string[]) =>
    spawnSync(apt, [...few, ...args], { stdio: 'ignore', env });
  run('update');
  for (const name of PACKAGES)
    if (!findChromium()) run('install', '-y', '--no-install-recommends', name);
}

if (import.meta.main) {
  if (!findChromium()) installDebian();
  const chromium = findChromium();
  console[chromium ? 'log' : 'error'](chromium ? `Chromium: ${chromium}` : MISSING);
  process.exitCode = chromium ? 0 : 1;
}
