import { LANGUAGES, type Language } from '@glade/engine';
import { botList, labText, lengthName, OptionNames } from '@glade/lab';
import { expect, test } from 'vitest';
import { tellPossible } from '../src/commands/questions/possible-of-choices.ts';
import { it as cliIt } from '../src/text/cli.it.ts';
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

// In Italian the article depends on the number: “il 47 %”, but “l’85 %”. Only `numberTold` knows which one it is.
test('no Italian message of reports and commands writes an article before a number by itself', () => {
  const article =
    /(?:\b(?:il|lo|del|dello|al|allo|dal|dallo|nel|nello|sul|sullo) |(?<!\w)(?:l|dell|all|dall|nell|sull)’)\{\w+\}|\b(?:i|gli|dei|degli) #/i;
  const known = new Set(['cli.watch.quarters']);
  const written = Object.entries({ ...labText.it, ...cliIt }).filter(
    ([key, text]) => article.test(text) && !known.has(key),
  );
  expect(written).toEqual([]);
});

test('what perfect play wins is told with its article in Italian', () => {
  const bounds = { kind: 'proven', lower: 0.8531, upper: 0.8536 } as const;
  const known = [
    { name: 'a=1', ...bounds },
    { name: 'a=2', ...bounds },
  ];
  expect(tellPossible(sayOf('wildfire', 'it'), known)).toContain(
    'fra l’85,3\u00a0% e l’85,4\u00a0%',
  );
});
