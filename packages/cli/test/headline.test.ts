import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

// What a report says first, in large letters.

const headlineOf = async (looks: number, language: string): Promise<string> => {
  const html = join(folder(), 'report.html');
  const line = ['playtest', 'wildfire', '--games', '24', '--looks', `${looks}`, '--html', html];
  const more = ['--bots', 'random', '--workers', '1', '--language', language];
  expect(await gladeHere([...line, ...more])).toMatchObject({ code: 0 });
  return /<p class="answer">([^<]*)<\/p>/.exec(readFileSync(html, 'utf8'))![1]!;
};

test.each([
  ['en', /Halfway, .* about \d+ of 100 times .* \(\d+ – \d+, seen in 20 matches\)\.$/, 'Halfway'],
  ['it', /A metà partita, .* circa \d+ volte su 100 \(\d+ – \d+, viste 20 partite\)\.$/, 'A metà'],
])(
  'a chance halfway has its range and the number of its matches, and is left out where these are few (%s)',
  async (language, told, halfway) => {
    expect(await headlineOf(20, language)).toMatch(told);
    expect(await headlineOf(10, language)).not.toContain(halfway);
  },
);
