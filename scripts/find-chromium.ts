/**
 * Finds Chromium. Run as a program, it installs Debian's if it can; otherwise it says what to do and exits with 1, so
 * that browser tests are never skipped without a word.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** Tries to install Debian's package. The caller then looks for Chromium again, whether this worked or not. */
function installDebian(): void {
  const apt = onPath('apt-get').find(isExecutable);
  if (process.getuid?.() !== 0 || apt === undefined) return;
  console.log('Chromium is missing: installing the Debian package `chromium`.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network each attempt would wait for minutes.
  const few = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync(apt, [...few, ...args], { stdio: 'inherit', env });
}

if (import.meta.main) {
  if (!findChromium()) installDebian();
  const chromium = findChromium();
  console[chromium ? 'log' : 'error'](chromium ? `Chromium: ${chromium}` : MISSING);
  process.exitCode = chromium ? 0 : 1;
}
