import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserFailures, type BrowserReport, type Failure, showFailures } from '../failures.ts';

// Vitest and Playwright run here on files with faults: whether their reports are read as they are now.

const ROOT = join(import.meta.dirname, '../..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs a program in a new folder with these files, and reads the report that it writes there. */
function run(program: string, args: readonly string[], files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'glade-failures-'));
  folders.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  const path = join(ROOT, 'node_modules/.bin', program);
  const { status } = spawnSync(path, args, { cwd: folder, env, encoding: 'utf8' });
  expect(status).toBe(1);
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as unknown;
}

test('of Vitest: a test with what differs, a hook, an error nobody caught, a file that does not load', () => {
  const failures = run('vitest', ['run'], {
    'vitest.config.ts': `
      import { UnitFailures } from '${join(ROOT, 'scripts/failures.ts')}';
      export default { test: { reporters: [new UnitFailures('report.json')] } };`,
    'sums.test.ts': `
      import { beforeAll, describe, expect, it } from 'vitest';
      describe('sums', () => {
        it('adds', () => expect({ sum: 1 + 1 }).toEqual({ sum: 3 }));
        it('lets an error go', () => void Promise.reject(new Error('gone')));
        describe('with a hook', () => {
          beforeAll(() => { throw new Error('no table'); });
          it('waits', () => {});
        });
      });`,
    'lost.test.ts': "import './nowhere.ts';",
  }) as readonly Failure[];
  const shown = showFailures(failures);
  expect(failures.map(({ name }) => name).toSorted()).toEqual([
    'lost.test.ts',
    'sums.test.ts › an error that no test caught',
    'sums.test.ts › sums › adds',
    'sums.test.ts › sums › with a hook',
  ]);
  expect(shown).toMatch(/› adds\n {4}AssertionError: expected .*(\n.*)*\n {4}- {3}"sum": 3,\n/);
  expect(shown).toContain('    at sums.test.ts:4:');
  expect(shown).toContain('› with a hook\n    Error: no table\n');
  expect(shown).toContain('no test caught\n    Error: gone');
  expect(shown).toMatch(/✗ lost\.test\.ts\n {4}Error: .*nowhere/);
});

const PLAYWRIGHT = `export default { testMatch: '*.spec.ts', workers: 1, reporter: [['json', { outputFile: 'report.json' }]] };`;

test('of Playwright: each test with all its errors', () => {
  const report = run('playwright', ['test'], {
    'playwright.config.ts': PLAYWRIGHT,
    'sums.spec.ts': `
      import { expect, test } from '@playwright/test';
      test('holds', () => {});
      test.describe('sums', () => {
        test('adds', () => { expect.soft(1 + 1).toBe(3); expect(2 + 2).toBe(5); });
      });`,
  }) as BrowserReport;
  const failures = browserFailures(report);
  expect(failures.map(({ name }) => name)).toEqual(['sums.spec.ts › sums › line 5 › adds']);
  expect(showFailures(failures)).toContain('    Expected: 3\n    Received: 2\n');
  expect(failures[0]!.error).toContain('toBe');
  expect(failures[0]!.error.match(/Received/g)).toHaveLength(2);
});

test('of Playwright: a file that does not load', () => {
  const report = run('playwright', ['test'], {
    'playwright.config.ts': PLAYWRIGHT,
    'lost.spec.ts': "import './nowhere.ts';",
  }) as BrowserReport;
  const shown = showFailures(browserFailures(report));
  // Whether Node reads the tests or Playwright does: what is missing is named, and where it was asked for.
  expect(shown).toMatch(/^✗ .*\n {4}Error: Cannot find module '\S*\/nowhere\.ts'/m);
  expect(shown).toContain('lost.spec.ts');
});

test.each([
  [1, 15],
  [6, 12],
  [60, 0],
  [200, 0],
])('%i failures are all named, with up to %i lines each', (many, lines) => {
  const error = `Error: wrong\n\n${'line\n'.repeat(30)}`;
  const failures = Array.from({ length: many }, (_, i) => ({ name: `test ${i}`, error }));
  const shown = showFailures(failures).split('\n');
  expect(shown.filter((line) => line.startsWith('✗ test '))).toHaveLength(many);
  expect(shown).toHaveLength(many * (1 + lines));
});
