import { globSync, readFileSync } from 'node:fs';
import { defaults, LANGUAGES } from '@glade/engine';
import { games } from '@glade/games';
import { botNames, labText } from '@glade/lab';
import { compareCatalogues } from '@glade/text';
import { expect, test } from 'vitest';
import { botRows } from '../src/experiments/bot-list.ts';
import { cliText, cliTranslator } from '../src/text/translator.ts';
import { gladeHere } from './run-glade.ts';

test.each([
  ['the command line', cliText],
  ['reports', labText],
])('the words of %s agree in both languages', (_, text) => {
  expect(compareCatalogues(text)).toEqual([]);
});

test('whatever the program says or finds wrong has its message', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.(en|it)\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const said = [...sources.matchAll(/'(cli\.[\w.]+|lab\.[\w.]+)'/g)].map(([, key]) => key!);
  const wrong = [...sources.matchAll(/UserError\(\s*'([\w.]+)'/g)].map(([, key]) => key!);
  const say = cliTranslator('en', undefined, labText);
  expect(wrong.length).toBeGreaterThan(15);
  expect(said.length).toBeGreaterThan(50);
  expect(wrong.filter((key) => !say.has(`problem.${key}`))).toEqual([]);
  expect(said.filter((key) => !say.has(key) && !say.has(`problem.${key}`))).toEqual([]);
});

test.each(LANGUAGES)(
  'an option is told with what can be chosen, as a sentence (%s)',
  async (language) => {
    for (const { id } of games) {
      const { out } = await gladeHere(['games', id, '--language', language]);
      expect(out).not.toMatch(/[?…:]\.(?:\s|$)/m);
    }
    const { out } = await gladeHere(['games', 'war-kids', '--language', language]);
    expect(out).toMatch(/^ {2}turnLimit=scenario\|1\.\.60$/m);
    const told = out.replaceAll(/\s+/g, ' ');
    expect(told).toContain(
      language === 'en'
        ? 'What do you want to play? The battle / Guess the unit. WK-100'
        : 'A che cosa giocate? ',
    );
  },
);

test.each(games.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const)))(
  'every bot of %s is told in words (%s)',
  (_, language, game) => {
    const say = cliTranslator(language, game, labText);
    const names = botNames(game, game.rules(defaults(game.options)));
    const told = botRows(say, names).map(([, , words]) => words!);
    expect(told).toHaveLength(names.length);
    for (const words of told) expect(words).toMatch(/^\p{Ll}[^(){}]{10,}$/u);
  },
);
