import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
