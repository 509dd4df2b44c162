import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GAME_ROOM = /^(?:games|examples)\/[^/]+\/src\/(?:([^/]+)\/|(game|index)\.ts$)/;

/** What each source file imports, types included: from the first file to the file or package it names. */
const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { errors, module } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name]) => name!),
  ];
  return named.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));
}

/** The arrows of a Mermaid picture: `a --> b & c` says that a may import b and c. */
function arrows(title: string): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith(`${title}\n`))!;
  const picture = /```mermaid\n([\s\S]*?)```/.exec(section)![1]!;
  const drawn = picture.split('\n').flatMap((line) => {
    const [from = [], to = []] = line.split(' --> ').map((side) => side.trim().split(' & '));
    return from.flatMap((one) => to.map((other) => `${one} to ${other}`));
  });
  expect(drawn.length).toBeGreaterThan(3);
  return new Set(drawn);
}

/** A package of ours by the folder it is in, `one game` and `one example` for the folders of each. */
function packageOf(file: string): string {
  const [top, name] = file.split('/') as [string, string];
  if (top === 'packages') return name;
  if (name.includes('.')) return top;
  return top === 'games' ? 'game' : 'example';
}

beforeAll(() => {
  const files = globSync(
    ['{packages,games,examples}/*/src/**/*.{ts,tsx}', '{games,examples}/*.ts'],
    {
      cwd: ROOT,
    },
  );
  for (const file of files.toSorted()) imports.set(file, importsOf(file));
});

describe('the picture in docs/architecture.md shows every import, and no more', () => {
  test('between packages', () => {
    const names = new Map<string, string>();
    for (const file of globSync('{packages,games,examples}/{*/,}package.json', { cwd: ROOT })) {
      const { name } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name: string };
      names.set(name, packageOf(file));
    }
    const found = new Map<string, string>();
    for (const [file, all] of imports) {
      for (const each of all) {
        const to = names.get(each.split('/').slice(0, 2).join('/'));
        if (each.startsWith('@glade/') && to !== undefined)
          found.set(`${packageOf(file)} to ${to}`, file);
      }
    }
    expect([...found.keys()].toSorted()).toEqual(
      [...arrows('Which package may know which')].toSorted(),
    );
  });

  test('between the rooms of a game', () => {
    const found = new Map<string, string>();
    for (const [file, all] of imports) {
      const [, from = GAME_ROOM.exec(file)?.[2]] = GAME_ROOM.exec(file) ?? [];
      if (from === undefined) continue;
      for (const each of all) {
        const [, to = GAME_ROOM.exec(each)?.[2]] = GAME_ROOM.exec(each) ?? [];
        if (to !== undefined && to !== from) found.set(`${from} to ${to}`, file);
      }
    }
    expect([...found.keys()].toSorted()).toEqual([...arrows('The rooms of a game')].toSorted());
  });
});

/** Files that import each other in a circle, however long: the strongly connected components (Tarjan 1972). */
function circles(): readonly (readonly string[])[] {
  const found: string[][] = [];
  const stack: string[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const next of imports.get(file)!) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) {
        visit(next);
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
      } else if (stack.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file)!, order.get(next)!));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

test('no files import each other in a circle, types included', () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(circles()).toEqual([]);
});

test('what docs/architecture.md says where to find is there', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const paths = [...text.matchAll(/`((?:packages|games|docs|scripts)\/[^`*]+)`/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('a clause is found by its id in the code of its rules, unless it is table talk', () => {
  const rulebooks = globSync('{games,examples}/*/rulebook.en.md', { cwd: ROOT });
  expect(rulebooks.length).toBeGreaterThan(8);
  const lost = rulebooks.flatMap((rulebook) => {
    const code = globSync(`${dirname(rulebook)}/{game.ts,src/{rules,guess,scenario}/**/*.ts}`, {
      cwd: ROOT,
    })
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const named = new Set(code.match(/\b[A-Z][A-Z0-9]+-R?\d+\b/g));
    const text = readFileSync(join(ROOT, rulebook), 'utf8');
    const clauses = [...text.matchAll(/^- \*\*([A-Z0-9]+-R?\d+)\*\* (\{talk\})?/gm)];
    expect(clauses.length).toBeGreaterThan(4);
    return clauses.flatMap(([, id, talk]) => (talk === undefined && !named.has(id!) ? [id!] : []));
  });
  expect(lost).toEqual([]);
});
