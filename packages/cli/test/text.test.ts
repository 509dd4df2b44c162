import { globSync, readFileSync } from 'node:fs';
import { labText } from '@glade/lab';
import { compareCatalogues } from '@glade/text';
import { expect, test } from 'vitest';
import { cliText, voice } from '../src/voice.ts';

test.each([
  ['the command line', cliText],
  ['reports', labText],
])('the words of %s agree in both languages', (_, text) => {
  expect(compareCatalogues(text)).toEqual([]);
});

test('whatever the program says or finds wrong has its message', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = globSync('*.ts', { cwd: folder })
    .filter((file) => !file.startsWith('text.'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const said = [...sources.matchAll(/'(cli\.[\w.]+|lab\.[\w.]+)'/g)].map(([, key]) => key!);
  const wrong = [...sources.matchAll(/Failure\(\s*'([\w.]+)'/g)].map(([, key]) => key!);
  const say = voice('en', undefined, labText);
  expect(wrong.length).toBeGreaterThan(15);
  expect(said.length).toBeGreaterThan(50);
  expect(wrong.filter((key) => !say.has(`problem.${key}`))).toEqual([]);
  expect(said.filter((key) => !say.has(key) && !say.has(`problem.${key}`))).toEqual([]);
});
