import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withoutBrowsers } from '../without-browsers.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'glade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a folder with programs of these names. */
function programs(name: string, ...names: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const each of names) {
    writeFileSync(join(path, each), `#!/bin/sh\necho ${each}\n`);
    chmodSync(join(path, each), 0o755);
  }
  return path;
}

/** Runs Node with nothing else on PATH, so that it finds no browser and cannot install one. */
function node(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const path = mkdtempSync(join(folder, 'only-'));
  symlinkSync(process.execPath, join(path, 'node'));
  const { CHROMIUM_PATH: _, ...rest } = process.env;
  const env = { ...rest, PATH: path, ...more };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
}

describe('where there is no browser', () => {
  test('the set-up of the browser tests can be read, as the check for dead code does', () => {
    const { status, stderr } = node(['--eval', "await import('./playwright.config.ts')"]);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('the browser tests say in one sentence what to do, and fail', () => {
    const { status, stdout, stderr } = node(['scripts/find-chromium.ts']);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^The browser tests need/)]);
    expect(status).toBe(1);
  });

  test('Playwright, started by itself, says the same', () => {
    const need = `const { default: config } = await import('./playwright.config.ts');
      (await import(config.globalSetup)).default();`;
    expect(node(['--eval', need]).stderr).toContain('The browser tests need Chromium: install it');
  });
});

test('the one named by CHROMIUM_PATH is found', () => {
  const chromium = join(programs('elsewhere', 'mine'), 'mine');
  const { status, stdout } = node(['scripts/find-chromium.ts'], { CHROMIUM_PATH: chromium });
  expect([stdout, status]).toEqual([`Chromium: ${chromium}\n`, 0]);
});

test('of several browsers the one without a window is taken', () => {
  const both = programs('both', 'chromium', 'chromium-headless-shell');
  const { stdout } = node(['scripts/find-chromium.ts'], { PATH: both });
  expect(stdout).toBe(`Chromium: ${join(both, 'chromium-headless-shell')}\n`);
});

test('browsers are hidden, and nothing else is', () => {
  const plain = programs('plain', 'git', 'ls');
  const full = programs('full', 'chromium', 'google-chrome-stable', 'firefox-esr', 'sh', 'chrt');
  const links = join(folder, 'links');
  const hidden = withoutBrowsers(
    { PATH: [full, plain, join(folder, 'gone')].join(delimiter), CHROMIUM_PATH: 'x', KEPT: 'y' },
    links,
  );
  const run = (program: string) =>
    spawnSync(program, { env: hidden, encoding: 'utf8' }).stdout ?? undefined;
  expect(hidden).toMatchObject({ KEPT: 'y' });
  expect(hidden).not.toHaveProperty('CHROMIUM_PATH');
  for (const name of ['git', 'ls', 'chrt']) expect(run(name)).toBe(`${name}\n`);
  for (const name of ['chromium', 'google-chrome-stable', 'firefox-esr'])
    expect(run(name)).toBeUndefined();
});
