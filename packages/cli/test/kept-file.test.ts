import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { games } from '@glade/games';
import { readTable, tableText } from '../src/commands/value/proof-file.ts';
import { SamplesFile } from '../src/commands/value/samples-file.ts';

const fileOf = (text: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-kept-')), 'kept.json');
  writeFileSync(file, text);
  return file;
};

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const climbers = games.find(({ id }) => id === 'leaf-climbers')!;
const TABLE = tableText(wildfire, 0.01, [
  ['1,1/3,1', [0.5, 0.75]],
  ['2,2/4,2', [0, 1]],
]);
const SAMPLES = { aim: 'survive', options: {}, games: 3, seed: '1', sums: [2, 2, 1, 1] } as const;

test('what a file keeps is read as it was written, one line an entry', () => {
  expect(readTable(fileOf(TABLE), wildfire, 0.01)).toEqual({
    '1,1/3,1': [0.5, 0.75],
    '2,2/4,2': [0, 1],
  });
  expect(JSON.parse(TABLE)).toMatchObject({
    game: 'wildfire',
    version: wildfire.version,
    gap: 0.01,
  });
  expect(TABLE.split('\n').filter((line) => line.includes('/'))).toHaveLength(2);
  // A closer gap is to be proven again.
  expect(readTable(fileOf(TABLE), wildfire, 0.001)).toEqual({});

  const file = fileOf('');
  new SamplesFile(file, climbers).keep(SAMPLES, () => false);
  expect(new SamplesFile(file, climbers).samples).toEqual([SAMPLES]);
  expect(readFileSync(file, 'utf8').split('\n')).toContain(`    ${JSON.stringify(SAMPLES)}`);
});

test('a file that is not there or empty keeps nothing yet; one of something else is refused, whatever it keeps', () => {
  expect(readTable('no such file.json', wildfire, 1)).toEqual({});
  for (const empty of ['', ' \n']) {
    expect(readTable(fileOf(empty), wildfire, 1)).toEqual({});
    expect(new SamplesFile(fileOf(empty), climbers).samples).toEqual([]);
  }
  expect(() => readTable(fileOf(TABLE), climbers, 1)).toThrow('cli.value.fileOfOther');
  expect(() => new SamplesFile(fileOf(TABLE), climbers)).toThrow('cli.value.samplesOfOther');
  expect(() => new SamplesFile(fileOf(TABLE), wildfire)).toThrow(/^cli\.value\.samples$/);
  for (const other of ['{', '1', '{}', '{"game":7}'])
    expect(() => readTable(fileOf(other), wildfire, 1)).toThrow(/^cli\.value\.file$/);
});
