import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  readonly module: string;
}

const offersOf = (files: ReturnType<typeof outsideFiles>): readonly Offer[] =>
  JSON.parse(files.read('games.json')!.text) as readonly Offer[];

const below = (address: string): string => address.replace('/outside/', '');

test('each module comes without types, and its imports lead to modules that are served', async () => {
  const files = outsideFiles(await openServed(['kuhn-poker']));
  const [offer] = offersOf(files);
  expect(offer!.id).toBe('kuhn-poker');
  const left = [offer!.module];
  const seen = new Set(left);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { type, text } = files.read(below(next))!;
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

test('a change is there at the next look, and a mistake is told by the module itself', async () => {
  const file = folder('changed');
  const files = outsideFiles(await openServed([file]));
  const address = below(offersOf(files)[0]!.module);
  writeFileSync(file, 'export default 7 as number;\n');
  expect(files.read(address)!.text).toMatch(/export default 7 /);
  writeFileSync(file, 'export default {;\n');
  expect(files.read(address)!.text).toMatch(/^throw new Error\("changed\.ts: /);
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
    expect(files.read(path)).toBeUndefined();
  expect(files.read('files/kuhn-poker/rulebook.en.md')!.text).toMatch(/KP-04/);
  // Without an Italian one the English is read.
  expect(files.read('files/kuhn-poker/rulebook.it.md')!.text).toMatch(/KP-04/);
  expect(JSON.parse(files.read('files/kuhn-poker/examples.json')!.text)).toHaveLength(2);
});

test('a game that a browser cannot run is refused with the reason', async () => {
  const node = await openServed([folder('noded', "import 'node:fs';\n")]);
  expect(() => outsideFiles(node)).toThrow('cli.serve.node');
  await expect(openServed(['tic-tac-toe'])).rejects.toThrow('cli.serve.defined');
  await expect(openServed(['no-such-game'])).rejects.toThrow('cli.game');
  // What is on the shelf is served in any case.
  expect(await openServed(['wildfire'])).toEqual([]);
});
