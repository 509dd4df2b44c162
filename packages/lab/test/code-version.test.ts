import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { gameData as plugin } from '../../web/vite/game-data.ts';
import { codeVersionOf, digestOf } from '../src/code-version.ts';

const root = mkdtempSync(join(tmpdir(), 'glade-code-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;

/** A folder with these files, by their paths. */
function folder(files: Readonly<Record<string, string>>): URL {
  const path = join(root, String((made += 1)));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return pathToFileURL(`${path}/`);
}

const digest = (files: Readonly<Record<string, string>>, name = 'a'): string =>
  digestOf([[name, folder(files)]]);

describe('the digest of some folders', () => {
  const files = { 'one.ts': 'const one = 1;\n', 'deep/two.ts': 'const two = 2;\n' };

  test('is the same for the same names and contents, wherever they lie', () => {
    expect(digest(files)).toMatch(/^[\da-f]{8}$/);
    expect(digest(files)).toBe(digest(Object.fromEntries(Object.entries(files).toReversed())));
  });

  test('does not depend on how lines end', () => {
    expect(digest({ ...files, 'one.ts': 'const one = 1;\r\n' })).toBe(digest(files));
  });

  test('does not depend on words, rulebooks and looks', () => {
    const more = {
      'text.it.ts': '',
      'words/it.ts': '',
      'words/card.ts': '',
      'board/choices.ts': '',
      'Board.tsx': '',
      'Board.module.css': '',
      'rulebook.en.md': '',
    };
    expect(digest({ ...files, ...more })).toBe(digest(files));
  });

  test.each([
    ['a byte', digest({ ...files, 'one.ts': 'const one = 2;\n' })],
    [
      'the name of a file',
      digest({ 'won.ts': files['one.ts'], 'deep/two.ts': files['deep/two.ts'] }),
    ],
    ['the folder of a file', digest({ ...files, 'deep/two.ts': '', 'two.ts': 'const two = 2;\n' })],
    ['a file more', digest({ ...files, 'three.ts': '' })],
    ['where a file ends', digest({ 'one.ts': 'const one = 1;\nconst two = 2;\n' })],
    ['what the folder is called', digest(files, 'b')],
    ['nothing there', digest({})],
  ])('differs by %s', (_, other) => {
    expect(other).not.toBe(digest(files));
  });
});

test('the code that plays a game is that of the house and of its own folder', () => {
  const shelf = folder({
    'shelf.ts': '',
    'one/src/rules.ts': 'export const faces = 6;\n',
    'other/src/rules.ts': 'export const faces = 8;\n',
    'one/rulebook.en.md': 'Roll.\n',
  });
  const code = (game: string) => codeVersionOf(game, new URL('shelf.ts', shelf).href);
  expect(code('one')).toMatchObject({ release: '0.2.0', digest: expect.stringMatching(/^\w{8}$/) });
  expect(code('other').digest).not.toBe(code('one').digest);
  expect(code('nothing').digest).not.toBe(code('one').digest);
  const before = code('one').digest;
  writeFileSync(new URL('other/src/rules.ts', shelf), 'export const faces = 10;\n');
  writeFileSync(new URL('one/rulebook.en.md', shelf), 'Throw.\n');
  expect(code('one').digest).toBe(before);
  writeFileSync(new URL('one/src/rules.ts', shelf), 'export const faces = 7;\n');
  expect(code('one').digest).not.toBe(before);
});

test('the app is built with what the command line says of the same sources', async () => {
  const load = plugin().load as (id: string) => Promise<string>;
  const [, told] = /^export const codes = (.*);$/.exec(await load('\0virtual:code')) ?? [];
  const codes = JSON.parse(told!) as Record<string, unknown>;
  const shelf = new URL('../../../games/shelf.ts', import.meta.url).href;
  expect(Object.keys(codes)).toContain('wildfire');
  for (const [game, code] of Object.entries(codes))
    expect(code).toEqual(codeVersionOf(game, shelf));
});
