import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

// The guides for who makes a game: their blocks are run as they are written.

const ROOT = join(import.meta.dirname, '../..');
const HOME = mkdtempSync(join(tmpdir(), 'glade-guide-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

interface Block {
  /** What stands behind the three signs: a language and perhaps a file. */
  readonly about: string;
  readonly text: string;
}

const blocksOf = (guide: string): readonly Block[] => {
  const text = readFileSync(join(ROOT, 'docs/guides', guide), 'utf8');
  return [...text.matchAll(/^```(\w[\w .]*)\n([\s\S]*?)^```$/gm)].map(([, about, block]) => ({
    about: about!,
    text: block!,
  }));
};

const glade = (line: string) =>
  promisify(execFile)(
    process.execPath,
    [join(ROOT, 'packages/cli/src/main.ts'), ...line.split(' ').slice(1)],
    { cwd: HOME, env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: HOME } },
  );

test('Pig in twenty minutes is a whole game in an empty folder', async () => {
  mkdirSync(join(HOME, 'node_modules/@glade'), { recursive: true });
  symlinkSync(join(ROOT, 'packages/engine'), join(HOME, 'node_modules/@glade/engine'), 'junction');
  writeFileSync(join(HOME, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(HOME, 'pig'));
  const blocks = blocksOf('pig.md');
  for (const { about, text } of blocks) {
    const file = about.split(' ')[1];
    // Blocks of one file follow each other in it.
    if (file !== undefined) appendFileSync(join(HOME, 'pig', file), text);
  }
  const lines = blocks.flatMap(({ about, text }) =>
    about === 'sh' ? text.trim().split('\n') : [],
  );
  expect(lines.length).toBeGreaterThan(2);
  const told = await Promise.all(lines.map(glade));
  expect(told.map(({ stderr }) => stderr)).toEqual(lines.map(() => ''));
  expect(told[0]!.stdout).toContain('keeps its rules');
}, 60_000);

test('each block about a hand of cards stands in the example, as it is', () => {
  const source = readFileSync(join(ROOT, 'examples/lamplighters/game.ts'), 'utf8');
  const blocks = blocksOf('hand.md');
  expect(blocks.length).toBeGreaterThan(6);
  expect(blocks.map(({ text }) => text).filter((text) => !source.includes(text))).toEqual([]);
});
