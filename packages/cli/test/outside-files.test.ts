import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outsideFiles } from '../src/serving/outside-files.ts';
import { openServed } from '../src/shelf/open-game.ts';

// What a browser gets of a game from outside.

const HOME = mkdtempSync(join(tmpdir(), 'glade-served-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const GAME = join(import.meta.dirname, '../../../examples/pig/game.ts');

/** A folder with a game that only passes Pig on under another id, beside a file that no game imports. */
function folder(name: string, more = ''): string {
  const file = join(HOME, `${name}.ts`);
  const code = `${more}import pig from ${JSON.stringify(GAME)};\nexport default { ...pig, id: '${name}' as string };\n`;
  writeFileSync(file, code);
  return file;
}

interface Offer {
  readonly id: string;
  readonly card: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly module: string;
}

const offersOf = async (files: ReturnType<typeof outsideFiles>): Promise<readonly Offer[]> =>
  JSON.parse((await files.read('games.json'))!.text) as readonly Offer[];

const below = (address: string): string => address.replace('/outside/', '');

test('each module comes without types, and its imports lead to modules that are served', async () => {
  const files = outsideFiles(await openServed(['kuhn-poker']));
  const [offer] = await offersOf(files);
  expect(offer!.id).toBe('kuhn-poker');
  const left = [offer!.module];
  const seen = new Set(left);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { type, text } = (await files.read(below(next)))!;
    expect(type).toBe('text/javascript');
    expect(text).not.toMatch(/^(?:export )?(?:interface|type) /m);
    for (const [, name] of text.matchAll(/^(?:import|export)[^;'"]*from\s*'([^']+)'/gm)) {
      expect(name).toMatch(/^\/outside\/code\//);
      if (seen.has(name!)) continue;
      seen.add(name!);
      left.push(name!);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('JSON that is imported while the game runs comes as a module, too', async () => {
  writeFileSync(join(HOME, 'tiles.json'), '{ "tiles": 7 }');
  const file = folder(
    'json',
    "const tiles = await import('./tiles.json', { with: { type: 'json' } });\nexport const count = tiles.default.tiles;\n",
  );
  const files = outsideFiles(await openServed([file]));
  const { text } = (await files.read(below((await offersOf(files))[0]!.module)))!;
  const [, address] = /await import\("([^"]+)"\);/.exec(text)!;
  expect(text).not.toContain('type:');
  expect((await files.read(below(address!)))!.text).toBe('export default { "tiles": 7 };');
});

test('a change is there at the next look, and a mistake is told by the module itself', async () => {
  const file = folder('changed');
  const files = outsideFiles(await openServed([file]));
  const address = below((await offersOf(files))[0]!.module);
  writeFileSync(file, 'export default 7 as number;\n');
  expect((await files.read(address))!.text).toMatch(/export default 7 /);
  writeFileSync(file, 'export default {;\n');
  expect((await files.read(address))!.text).toMatch(/^throw new Error\("changed\.ts: /);
});

test('a title that was changed is there at the next look; a mistake leaves the last one', async () => {
  const file = folder('titled');
  const files = outsideFiles(await openServed([file]));
  const title = async () => (await offersOf(files))[0]!.card['en']!['game.title'];
  expect(await title()).toBe('Pig');
  const words = `text: { ...pig.text, en: { ...pig.text.en, 'game.title': 'Boar' } }`;
  const write = (text: string, seconds: number): void => {
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  };
  const changed = readFileSync(file, 'utf8').replace("id: 'titled'", `${words}, id: 'titled'`);
  write(changed, 1_000_000_000);
  expect(await title()).toBe('Boar');
  write('export default {;', 1_000_000_001);
  expect(await title()).toBe('Boar');
});

/** Puts a package beside the games of this test. */
function installed(name: string, about: object, files: Readonly<Record<string, string>>): void {
  const place = join(HOME, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, ...about }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
}

test('packages are found as pages import them, JSON comes as a module, and a name may hold any sign', async () => {
  installed('only-modules', { exports: { import: './i.js' } }, { 'i.js': 'export const a = 1;' });
  const ways = { browser: './page.js', require: './r.cjs', import: './i.js' };
  installed(
    'both-ways',
    { exports: ways },
    {
      'page.js': 'export const where = "page";',
      'r.cjs': 'module.exports = {};',
      'i.js': 'export const where = "node";',
    },
  );
  writeFileSync(join(HOME, 'data.json'), '{ "n": 7 }');
  writeFileSync(join(HOME, "it's 1.ts"), 'export const mine = 1;');
  const game = folder(
    'imports',
    [
      "import { a } from 'only-modules';",
      "import { where } from 'both-ways';",
      "import data from './data.json' with { type: 'json' };",
      'import { mine } from "./it\'s 1.ts";',
      'export const all = [a, where, data, mine];\n',
    ].join('\n'),
  );
  const files = outsideFiles(await openServed([game]));
  const { text } = (await files.read(below((await offersOf(files))[0]!.module)))!;
  const addresses = [...text.matchAll(/from ['"](\/outside\/code\/[^'"]+)['"]/g)].map(
    ([, address]) => decodeURIComponent(address!),
  );
  expect(text).not.toContain('with {');
  const texts = await Promise.all(
    addresses.map(async (address) => (await files.read(below(address)))!.text),
  );
  expect(texts.slice(0, 4)).toEqual([
    'export const a = 1;',
    'export const where = "page";',
    'export default { "n": 7 };',
    'export const mine = 1;',
  ]);
});

test('nothing else can be read', async () => {
  const files = outsideFiles(await openServed(['kuhn-poker']));
  for (const path of [
    'code/0/other.ts',
    'code/999/game.ts',
    'files/kuhn-poker/game.ts',
    'files/kuhn-poker/../pig/game.ts',
    'files/pig/rulebook.en.md',
    '',
  ])
    expect(await files.read(path)).toBeUndefined();
  expect((await files.read('files/kuhn-poker/rulebook.en.md'))!.text).toMatch(/KP-04/);
  // Without an Italian one the English is read.
  expect((await files.read('files/kuhn-poker/rulebook.it.md'))!.text).toMatch(/KP-04/);
  expect(JSON.parse((await files.read('files/kuhn-poker/examples.json'))!.text)).toHaveLength(2);
});

test('a game that a browser cannot run is refused with the reason', async () => {
  const node = await openServed([folder('noded', "import 'node:fs';\n")]);
  expect(() => outsideFiles(node)).toThrow('cli.serve.node');
  const bare = await openServed([folder('bare', "import 'path';\n")]);
  expect(() => outsideFiles(bare)).toThrow('cli.serve.node');
  installed('old-package', { main: 'index.js' }, { 'index.js': 'module.exports = 1;' });
  const old = await openServed([folder('old', "import 'old-package';\n")]);
  expect(() => outsideFiles(old)).toThrow('cli.serve.commonjs');
  await expect(openServed(['tic-tac-toe'])).rejects.toThrow('cli.serve.defined');
  await expect(openServed(['no-such-game'])).rejects.toThrow('cli.game');
  // What is on the shelf is served in any case.
  expect(await openServed(['wildfire'])).toEqual([]);
});
