import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ONLY_LONG, someOf } from '@glade/engine/testing';
import { outsideFiles } from '../src/serving/outside-files.ts';
import { openServed } from '../src/shelf/open-game.ts';
import { folder, glade, gladeHere, setUpProgramTests } from './run-glade.ts';

// Games are kept in any folder, with nothing installed beside them: they find the packages of this Glade.

setUpProgramTests();

const ROOT = join(import.meta.dirname, '../../..');

/** A copy of a folder of Glade, far from it. */
function copyOf(inside: string): string {
  const place = folder();
  const isOurs = (path: string): boolean => !path.includes('node_modules');
  cpSync(join(ROOT, inside), place, { recursive: true, filter: isOurs });
  return place;
}

const GAMES = 'wildfire leaf-climbers forest-fire fair-verona war-kids starfall-forest'.split(' ');

test.each(someOf('games copied far away', GAMES, 6))(
  'a copy of %s is compared with ours on the same dice',
  async (id) => {
    const line = '--games 4 --bots policy --workers 2'.split(' ');
    const copy = copyOf(`games/${id}`);
    for (const [one, other] of [
      [id, copy],
      [copy, id],
    ] as const) {
      const { code, out, err } = await glade(['playtest', one, '--against', other, ...line]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/changed\s+no\s+move\s+and\s+no\s+final\s+count/);
      // The bots of one version play the rules of the other one, whose states are of other classes.
      expect(out).toMatch(/bots\s+of\s+both\s+versions\s+chose\s+alike/);
    }
  },
);

test('a changed number of a copy changes its matches, in threads as well', ONLY_LONG, async () => {
  const copy = copyOf('games/wildfire');
  const file = join(copy, 'src/rules/options.ts');
  const source = readFileSync(file, 'utf8');
  const changed = source.replace("values['WF-22.actions'] ?? 1", "values['WF-22.actions'] ?? 2");
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  const line = '--games 60 --bots policy --workers 2'.split(' ');
  const { out } = await glade(['playtest', copy, '--against', 'wildfire', ...line]);
  expect(out).toMatch(/Matches won: from [5-8]\d\.\d% to (?:9\d|100)\.\d%/);
});

test('a game in one folder is played in bulk and shown in a page', async () => {
  const copy = copyOf('examples/nim');
  expect((await gladeHere(['rules', copy])).code).toBe(0);
  const inBulk = await glade(['playtest', copy, '--games', '40', '--workers', '2']);
  expect({ code: inBulk.code, err: inBulk.err }).toEqual({ code: 0, err: '' });
  const page = outsideFiles(await openServed([copy]));
  expect((await page.read('games.json'))!.text).toContain('"id":"nim"');
});

test('a package that Glade does not have is missing still, and the whole sentence says which', async () => {
  const copy = copyOf('examples/nim');
  writeFileSync(join(copy, 'game.ts'), "import '@glade/no-such-package';\n");
  const { code, err } = await glade(['rules', copy]);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(
    /cannot be loaded: Cannot find package '@glade\/no-such-package' imported from \S*game\.ts/,
  );
});

test('a part that an installed package lacks is not taken from this Glade', async () => {
  const copy = copyOf('examples/nim');
  const older = join(copy, 'node_modules/@glade/engine');
  mkdirSync(older, { recursive: true });
  const exports = { '.': './index.js' };
  const about = { name: '@glade/engine', version: '0.0.1', type: 'module', exports };
  writeFileSync(join(older, 'package.json'), JSON.stringify(about));
  writeFileSync(join(older, 'index.js'), 'export {};\n');
  writeFileSync(join(copy, 'game.ts'), "import '@glade/engine/define';\n");
  const { code, err } = await glade(['rules', copy]);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, ' ')).toContain("subpath './define' is not defined");
});

test('an earlier version that cannot be loaded is called as it was typed', async () => {
  const copy = copyOf('examples/nim');
  const file = join(copy, 'game.ts');
  const source = readFileSync(file, 'utf8');
  const git = (...words: string[]): Buffer =>
    execFileSync('git', ['-C', copy, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words]);
  writeFileSync(file, `${source}\nthrow new Error('half written');\n`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'half written');
  writeFileSync(file, source);
  const { code, err } = await glade(['playtest', copy, '--against', 'HEAD', '--games', '4']);
  expect({ code, err: err.replaceAll(/\s+/g, ' ') }).toEqual({
    code: 2,
    err: expect.stringMatching(/“?HEAD”? cannot be loaded: half written/) as unknown,
  });
});
