import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { UnitFailures } from './scripts/failures.ts';

const testsIn = (folder: string) => [
  `${folder}/test/**/*.test.ts`,
  `${folder}/{src,vite}/**/*.test.ts`,
];

/**
 * Tests of pages that put something in place of what a browser has. Settings, stored matches and threads, which then stay in
 * their modules, would come into other tests.
 */
const STUBBING = stubbing(testsIn('packages/web'));

/** Tests of what is drawn: they load boards, which Node cannot run as they are. */
const drawnIn = (folder: string) => `${folder}/test/**/*.test.tsx`;

/** Among these, too: a module that another test has loaded before is not replaced by a mock. */
const DRAWN_STUBBING = stubbing([drawnIn('packages/web')]);

function stubbing(tests: readonly string[]): string[] {
  const files = globSync(tests, { cwd: import.meta.dirname });
  return files.filter((file) =>
    /\bvi\.(stubGlobal|mock)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
}

const DRAWINGS = {
  include: [...testsIn('packages/ui'), ...['packages/*', 'games/*'].map(drawnIn)],
  css: true,
};

/**
 * Tests of what Node runs as it is: so it does here, too, a quarter faster than through Vite. Files that keep nothing in
 * their modules share them (`isolate: false`), which takes a quarter off once more.
 */
const project = (
  name: string,
  folders: string,
  {
    include = testsIn(folders),
    exclude = [],
    isolate,
    order,
  }: { include?: string[]; exclude?: string[]; isolate: boolean; order?: number },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    exclude,
    isolate,
    ...(order === undefined ? {} : { sequence: { groupOrder: order } }),
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      project('packages', 'packages/*', {
        exclude: testsIn('packages/{ui,web,queue}'),
        isolate: false,
      }),
      project('pages', 'packages/web', { exclude: STUBBING, isolate: false }),
      project('stubbed', 'packages/web', { include: STUBBING, isolate: true }),
      // Its tests come first. They mostly wait, and what runs beside them then has both cores.
      project('queue', 'packages/queue', { isolate: true, order: 0 }),
      project('games', 'games/*', { isolate: false }),
      project('examples', 'examples/*', { isolate: false }),
      project('scripts', 'scripts', { isolate: true }),
      // With JSX, and with style sheets that are read as text by the tests of their colours.
      {
        extends: true,
        test: { name: 'drawings', ...DRAWINGS, exclude: DRAWN_STUBBING, isolate: false },
      },
      {
        extends: true,
        test: { name: 'stubbed drawings', ...DRAWINGS, include: DRAWN_STUBBING, isolate: true },
      },
    ],
    sequence: { groupOrder: 1 },
    // The machines that run this have two cores.
    maxWorkers: 2,
    // Only for a test that hangs: a busy machine is no reason to fail.
    testTimeout: 180_000,
    // What is waited for may come late, as in the browser tests.
    expect: { poll: { timeout: 30_000 } },
    // A database and two servers take long to start on a busy machine.
    hookTimeout: 120_000,
    // Tests that start programs run two at a time: five at a time are slower and starve what runs beside them.
    maxConcurrency: 2,
    // scripts/test.ts adds up what the JSON report counts, and names what failed.
    reporters: ['default', 'json', new UnitFailures('test-results/unit-failures.json')],
    outputFile: { json: 'test-results/unit.json' },
  },
});
