import { LANGUAGES, type Language } from '@glade/engine';
import { botList, labText, lengthName, OptionNames } from '@glade/lab';
import { expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById } from './experiments.ts';

// The words of reports that depend on the game.

const sayOf = (id: string, language: Language) => cliTranslator(language, gameById(id), labText);

test.each([
  ['leaf-climbers', 'Rounds of a match', 'Giri di una partita'],
  ['forest-fire', 'Rounds of a match', 'Giri di una partita'],
  ['wildfire', 'Turns of a match', 'Turni di una partita'],
  ['war-kids', 'Turns, all players together', 'Turni, tutti i giocatori insieme'],
])('%s: the length of a match is told as the game counts it', (id, ...told) => {
  expect(LANGUAGES.map((language) => lengthName(sayOf(id, language), gameById(id)))).toEqual(told);
});

test('names of bots are in quotation marks, each once', () => {
  const bots = ['random', 'policy', 'random'];
  expect(botList(sayOf('wildfire', 'en'), bots)).toBe('“random” and “policy”');
  expect(botList(sayOf('wildfire', 'it'), bots)).toBe('«random» e «policy»');
});

test.each([
  ['slowMagic=on', 'Slow magic: yes', 'Magia lenta: sì'],
  ['scenario=waterloo', 'Which battle? Waterloo', 'Quale battaglia? Waterloo'],
])('an option without its number, and without a colon after a question: %s', (choice, ...told) => {
  const game = gameById('war-kids');
  const names = LANGUAGES.map((language) => new OptionNames(sayOf('war-kids', language), game));
  expect(names.map((each) => each.choice(choice))).toEqual(told);
});
