import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The lines of the tables: what somebody could try, what stops them, and the tests that show it. */
const lines = [...PAGE.matchAll(/^\| (?!-|Could try)(.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, tries, stops, tests]) => ({ tries: tries!, stops: stops!, tests: tests! }),
);

/** Whether a test or a group of tests has this name in the source. */
function has(source: string, name: string): boolean {
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`\\(\\s*(['"\`])${escaped}\\1\\s*,`).test(source);
}

test('docs/security.md names for each of the six who could try something', () => {
  const titles = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'A player',
    'A watcher',
    'The network',
    'The host',
    'Another page of the same person',
    'Another site',
    'Not shown by a test',
  ]);
  expect(lines.length).toBeGreaterThan(25);
});

test('each line of docs/security.md names tests that are there', () => {
  const wrong = lines.flatMap(({ tries, tests }) => {
    const named = [...tests.matchAll(/`(\S+\.ts) › ([^`]+)`/g)];
    if (named.length === 0) return [`“${tries}” names no test`];
    return named.flatMap(([, file, name]) => {
      const path = join(ROOT, file!);
      if (!existsSync(path)) return [`${file} is not there`];
      return has(readFileSync(path, 'utf8'), name!) ? [] : [`${file} has no test “${name}”`];
    });
  });
  expect(wrong).toEqual([]);
});
