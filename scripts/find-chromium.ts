/**
 * Where Chromium is. Run as a program it installs Debian's where that is possible, and otherwise says
 * what to do and exits 1: browser tests are never skipped in silence.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((dir) => join(dir, name)));
  return [CHROMIUM_PATH, '/usr/bin/chromium', ...onPath].find(isExecutable);
}

function isExecutable(path: string | undefined): boolean {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Chromium is missing: installing the Debian package `chromium`.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
}

if (import.meta.main) {
  if (!findChromium()) installDebian();
  const chromium = findChromium();
  if (!chromium) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  console.log(`Chromium: ${chromium}`);
}
