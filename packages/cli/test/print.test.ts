import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { folder, glade, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

beforeAll(() => loadPrinter(), 120_000);

test('glade print writes a PDF, the same each time, and leaves nothing else', async () => {
  const here = folder();
  const run = async (name: string, program: typeof glade): Promise<Buffer> => {
    const file = join(here, name);
    const { code, out } = await program(['print', 'wildfire', '--paper', 'letter', '--out', file]);
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: 2 });
    expect(out).toMatch(/\.pdf: (?:one sheet|\d+ sheets)\.$/m);
    return readFileSync(file);
  };
  const first = await run('a.pdf', glade);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(await run('b.pdf', gladeHere))).toBe(true);
  expect(readdirSync(here).toSorted()).toEqual(['a.pdf', 'b.pdf']);
});

test('glade print --list lists the parts with the sheets that they need', async () => {
  const { code, out } = await gladeHere(['print', 'wildfire', '--list', '--lang', 'it']);
  expect(code).toBe(0);
  expect(out).toMatch(/un foglio|\d+ fogli/);
  const [, id] = /^\s+(\S+)/.exec(out)!;
  const file = join(folder(), 'x.pdf');
  const one = await gladeHere(['print', 'wildfire', '--parts', id!, '--out', file]);
  expect(one.code).toBe(0);
});

describe.concurrent('what is wrong is said in one sentence, and no file is left', () => {
  test.each([
    ['print wildfire', /--out game\.pdf/],
    ['print nogame --out x.pdf', /no game “nogame”/],
    ['print wildfire --out no/such/x.pdf', /“no\/such\/x\.pdf” cannot be written/],
    ['print wildfire --parts bored --out FILE', /no part “bored”\. Choose from: /],
    ['print wildfire --parts card,grids4,card --out FILE', /“card” is given twice in --parts/],
    ['print wildfire --paper a5 --out FILE', /--paper cannot be “a5”\. Choose from: a4, letter/],
    [
      'print wildfire --style grey --out FILE',
      /--style cannot be “grey”\. Choose from: colour, ink, large/,
    ],
    ['print wildfire --backs left --out FILE', /--backs cannot be “left”\. Choose from: long, /],
    ['print wildfire --matches 3 --out FILE', /--matches needs a seed/],
    ['print wildfire --seed 1 --matches 0 --out FILE', /“0” does not fit --matches/],
    ['print wildfire --seed 1 --matches 9999 --out FILE', /“9999” does not fit --matches/],
    ['print war-kids --seed 3 --matches 3 --out FILE', /war-kids has no match without dice/],
    ['print fair-verona --seed 3 --out FILE', /fair-verona has no match without dice/],
    ['print wildfire --parts rolls --out FILE', /rolls needs a seed: add one, such as --seed 7/],
    ['print wildfire --seed 7 --parts key --out FILE', /key is for several matches: add --seed/],
    ['print wildfire --base ftp://x --out FILE', /“ftp:\/\/x” is not an address/],
    ['print wildfire --base nowhere --out FILE', /“nowhere” is not an address/],
    ['print war-kids --hex 3 --out FILE', /“3” does not fit --hex/],
    ['print war-kids --hex 900 --out FILE', /“900” does not fit --hex/],
    ['print war-kids --hex wide --out FILE', /“wide” does not fit --hex/],
    ['print wildfire --hex 30 --out FILE', /--hex is for a map with hexes/],
    ['print war-kids --set mode=guess --hex 30 --out FILE', /--hex is for a map with hexes/],
    ['print wildfire --parts= --out FILE', /--parts names parts .* not “”/],
    ['print wildfire --parts card,,grids4 --out FILE', /--parts names parts .* not “card,,grids4”/],
    ['print wildfire --record no-such-file --out FILE', /“no-such-file” cannot be read/],
    ['print wildfire --record BROKEN --out FILE', /not a match/],
    ['print forest-fire --record OTHER --out FILE', /match of wildfire, not of forest-fire/],
    ['print wildfire --record OTHER --set mode=vs --out FILE', /those of the record.*--set/],
    ['print wildfire --record OTHER --preset solo --list', /those of the record.*--preset/],
    ['print wildfire --record OTHER --seats 2 --out FILE', /those of the record.*--seats/],
    [
      `print wildfire --seed ${'s'.repeat(38)} --matches 10 --out FILE`,
      /too long: with the numbers/,
    ],
    ['print wildfire --lang xx --out FILE', /does not speak “xx”/],
  ])('%s', async (command, said) => {
    const here = folder();
    const file = join(here, 'out.pdf');
    const broken = join(here, 'broken');
    const other = join(here, 'other');
    writeFileSync(broken, 'no match at all');
    writeFileSync(other, 'Glade record 1\nGame: wildfire 1\nPlayers: person\nDice: entered\n\n');
    const args = command
      .split(' ')
      .map((word) => ({ FILE: file, BROKEN: broken, OTHER: other })[word] ?? word);
    const { code, out, err } = await gladeHere(args);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
    expect(err).toMatch(said);
    expect(err).not.toMatch(/\bat .*:\d+:\d+|Error:|problem\./);
    expect(existsSync(file)).toBe(false);
  });
});

test('a folder is no file: nothing is written into it', async () => {
  const here = join(folder(), 'taken');
  mkdirSync(here);
  const { code, err } = await gladeHere(['print', 'wildfire', '--out', here]);
  expect(code).toBe(2);
  expect(err).toMatch(/cannot be written/);
  expect(readdirSync(here)).toEqual([]);
});

describe('where a PDF is written to stays what it is', () => {
  const card = ['print', 'wildfire', '--parts', 'card', '--out'];

  test('a link leads to the PDF, also one that led nowhere', async () => {
    const here = folder();
    writeFileSync(join(here, 'old.pdf'), 'old', { mode: 0o600 });
    for (const name of ['old.pdf', 'new.pdf']) {
      const link = join(here, `to-${name}`);
      symlinkSync(name, link);
      expect((await gladeHere([...card, link])).code).toBe(0);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(here, name), 'latin1')).toMatch(/^%PDF-/);
    }
    expect(statSync(join(here, 'old.pdf')).mode & 0o777).toBe(0o600);
    expect(readdirSync(here)).toHaveLength(4);
  });

  test('a device is written to, not replaced', async () => {
    const { code, err } = await gladeHere([...card, '/dev/full']);
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
    expect(err).toMatch(/“\/dev\/full” cannot be written/);
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('a pipe that nobody reads is refused at once, and one that is read gets all of it', async () => {
    const here = folder();
    const pipe = join(here, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const alone = await gladeHere([...card, pipe]);
    expect(alone.code).toBe(2);
    expect(alone.err).toMatch(/cannot be written/);
    const read = promisify(execFile)('cat', [pipe], { encoding: 'latin1', maxBuffer: 1e8 });
    const [{ stdout }, { code }] = await Promise.all([read, glade([...card, pipe])]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});

test('a game in one folder has its rules and a sheet for results, and nothing that it does not have', async () => {
  const { out: list } = await gladeHere(['print', 'hex', '--list']);
  expect(list.match(/^ *\w+/gm)!.map((id) => id.trim())).toEqual(['rules', 'scores']);
  const file = join(folder(), 'hex.pdf');
  const { code } = await gladeHere(['print', 'hex', '--out', file]);
  expect(code).toBe(0);
  expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
  const { err } = await gladeHere(['print', 'hex', '--parts', 'begin', '--out', file]);
  expect(err).toMatch(/Choose from: rules, scores/);
});

test('with a match alone its page to keep is printed, and not the whole game', async () => {
  const here = folder();
  const match = join(here, 'match.txt');
  const log = 'roll 3,3; roll 1,1; roll 5,5';
  writeFileSync(
    match,
    `Glade record 1\nGame: wildfire 1\nPlayers: person\nDice: entered\n\n1. ${log}\n`,
  );
  const [kept, list] = [
    await gladeHere(['print', 'wildfire', '--record', match, '--out', join(here, 'kept.pdf')]),
    await gladeHere(['print', 'wildfire', '--record', match, '--list']),
  ];
  expect(kept).toMatchObject({ code: 0, err: '' });
  expect(kept.out).toMatch(/: one sheet\./);
  expect(list.out).toMatch(/^ *begin /m);
});
