import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readCommand } from '../../packages/table/src/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The names of the fields of an interface, as they stand in its source. */
function fieldsOf(path: string, name: string): readonly string[] {
  const body = read(path).split(`export interface ${name}<`)[1]!.split('\n}\n')[0]!;
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, field]) => field!);
}

test.each([
  ['packages/engine/src/define/define-game.ts', 'GameSpec'],
  ['packages/engine/src/define/rules-of-fields.ts', 'RulesSpec'],
])('docs/adding-a-game.md says what each field of %s %s means', (path, name) => {
  const guide = read('docs/adding-a-game.md');
  const fields = fieldsOf(path, name);
  expect(fields.length).toBeGreaterThan(7);
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  const told = new Set(rows.flatMap((row) => row.split('|')[1]!.match(/\w+/g) ?? []));
  expect(fields.filter((field) => !told.has(field))).toEqual([]);
});

/** What stands between the signs of code in a part of docs/game-folder.md. */
function named(part: string): ReadonlySet<string> {
  const text = read('docs/game-folder.md').split(new RegExp(`^#+ ${part}$`, 'm'))[1]!;
  return new Set([...text.split(/^#+ /m)[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

test('docs/game-folder.md names each export of @glade/engine/define', () => {
  const { module } = parseSync('index.ts', read('packages/engine/src/define/index.ts'));
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name!),
  );
  expect(names.length).toBeGreaterThan(15);
  const told = named('What `@glade/engine/define` exports');
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});

test('docs/game-folder.md names each file of a game on the shelf, and each entry of its package', () => {
  const files = ['*/*', '*/src/*'].flatMap((found) =>
    globSync(`games/${found}`, { cwd: ROOT, exclude: ['**/node_modules', 'games/testing/**'] }),
  );
  const names = files
    .filter((file) => !/^games\/testing\/|\/(?:dist|src)$/.test(file))
    .map((file) => file.split('/').slice(2).join('/'));
  const told = named('A game on the shelf');
  expect([...new Set(names)].filter((name) => !told.has(name))).toEqual([]);
  const entries = globSync('games/*/package.json', { cwd: ROOT }).flatMap((file) =>
    Object.keys((JSON.parse(read(file)) as { readonly exports: object }).exports),
  );
  const exported = named('What its package exports');
  expect([...new Set(entries)].filter((entry) => !exported.has(entry))).toEqual([]);
});

test('docs/game-folder.md names each word that is a command of the table', () => {
  const words = read('packages/table/src/command.ts').split('WORDS')[1]!.split('};')[0]!;
  const commands = [...words.matchAll(/^ {2}'?([^\s':]+)'?: '/gm)].map(([, word]) => word!);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter((word) => readCommand(word).type === 'move')).toEqual([]);
  const told = named('Reserved words');
  expect(commands.filter((word) => !told.has(word))).toEqual([]);
});
