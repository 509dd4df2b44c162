import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const testsIn = (folder: string) => [
  `${folder}/test/**/*.test.{ts,tsx}`,
  `${folder}/{src,vite}/**/*.test.ts`,
];

/** Tests of what Node runs as it is: so it does here, too, a quarter faster than through Vite. */
const project = (name: string, exclude: string[] = []): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: testsIn(`${name}/*`),
    exclude,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      project('packages', testsIn('packages/ui')),
      project('games'),
      project('examples'),
      {
        extends: true,
        test: {
          name: 'scripts',
          include: testsIn('scripts'),
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // With JSX, and with style sheets that are read as text by the tests of their colours.
      { extends: true, test: { name: 'ui', include: testsIn('packages/ui'), css: true } },
    ],
    // The machines that run this have two cores.
    maxWorkers: 2,
    // Tests that start programs run two at a time: five at a time are slower and starve what runs beside them.
    maxConcurrency: 2,
    // scripts/test.ts adds up what the JSON report counts.
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
