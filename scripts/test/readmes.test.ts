import { execFile } from 'node:child_process';
import {
  globSync,
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

// The program in the README of a package prints what stands below it.

const ROOT = join(import.meta.dirname, '../..');
const HOME = mkdtempSync(join(tmpdir(), 'glade-readme-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));
mkdirSync(join(HOME, 'node_modules'));
symlinkSync(join(ROOT, 'node_modules/@glade'), join(HOME, 'node_modules/@glade'), 'junction');
writeFileSync(join(HOME, 'package.json'), '{ "type": "module" }');

const PROGRAM = /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/;
const readmes = globSync('packages/*/README.md', { cwd: ROOT }).flatMap((file) => {
  const found = PROGRAM.exec(readFileSync(join(ROOT, file), 'utf8'));
  return found === null ? [] : [[file, found[1]!, found[2]!] as const];
});

test('there are programs to run', () => expect(readmes.length).toBeGreaterThan(3));

test.each(readmes)('%s tells the truth', async (file, program, prints) => {
  const path = join(HOME, `${file.split('/')[1]}.ts`);
  writeFileSync(path, program);
  const { stdout } = await promisify(execFile)(process.execPath, [path]);
  expect(stdout).toBe(prints);
});
