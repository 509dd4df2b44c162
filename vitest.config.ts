import { defineConfig } from 'vitest/config';

const project = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/*/test/**/*.test.{ts,tsx}`, `${folder}/*/src/**/*.test.ts`] },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      project('packages', 'packages'),
      project('games', 'games'),
      project('examples', 'examples'),
    ],
    // Style sheets are read as text by the tests of their colours.
    css: true,
    // The machines that run this have two cores.
    maxWorkers: 2,
    // scripts/test.ts adds up what the JSON report counts.
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
