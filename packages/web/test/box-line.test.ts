import { LANGUAGES } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { boxLine, shortPlayers, shortRange } from '../src/game/box-line.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

test.each([
  [
    'wildfire',
    '1 or more players, we think from about age 10, about 2 minutes',
    'Da un giocatore in su, secondo noi da circa 10 anni, circa 2 minuti',
  ],
  [
    'forest-fire',
    '2 to 4 players, ages 5 and up, about 30 minutes',
    'Da 2 a 4 giocatori, dai 5 anni, circa 30 minuti',
  ],
  [
    'leaf-climbers',
    '2 to 4 players, we think from about age 8, about 30 minutes',
    'Da 2 a 4 giocatori, secondo noi da circa 8 anni, circa 30 minuti',
  ],
  [
    'starfall-forest',
    '2 to 4 players, we think from about age 8, about an hour',
    'Da 2 a 4 giocatori, secondo noi da circa 8 anni, circa un’ora',
  ],
  [
    'war-kids',
    '2 players, ages 8 to 99, about an hour',
    '2 giocatori, da 8 a 99 anni, circa un’ora',
  ],
  [
    'fair-verona',
    '4 players, also 2 to 6, we think from about age 12, about 20 minutes',
    '4 giocatori, anche da 2 a 6, secondo noi da circa 12 anni, circa 20 minuti',
  ],
])('%s: players, age and time as on its box', (id, ...told) => {
  const game = games.find((one) => one.id === id)!;
  for (const [i, language] of LANGUAGES.entries())
    expect(boxLine(translator(language, engineText, { en, it }), game.box!)).toBe(told[i]);
});

test('a range in few signs', () => {
  expect([shortRange([2]), shortRange([2, 2]), shortRange([2, 4])]).toEqual(['2+', '2', '2–4']);
});

test('the shelf says every number of players that can be chosen before a match', () => {
  const verona = games.find(({ id }) => id === 'fair-verona')!;
  const seats = Object.values(verona.options.options['seats']!.values).map(Number);
  expect(verona.box!.also).toEqual([Math.min(...seats), Math.max(...seats)]);
  expect(shortPlayers(verona.box!)).toBe('4 (2–6)');
});
