import { LANGUAGES } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { boxLine } from '../src/game/box-line.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

test.each([
  ['wildfire', '1 or more players', 'Da un giocatore in su'],
  ['forest-fire', '2 to 4 players, ages 5 and up', 'Da 2 a 4 giocatori, dai 5 anni'],
  ['leaf-climbers', '4 players', '4 giocatori'],
  ['starfall-forest', '2 to 4 players', 'Da 2 a 4 giocatori'],
  [
    'war-kids',
    '2 players, ages 8 to 99, about an hour',
    '2 giocatori, da 8 a 99 anni, circa un’ora',
  ],
  ['fair-verona', '4 players', '4 giocatori'],
])('%s: what its source says of players, age and time', (id, ...told) => {
  const game = games.find((one) => one.id === id)!;
  for (const [i, language] of LANGUAGES.entries())
    expect(boxLine(translator(language, engineText, { en, it }), game.box)).toBe(told[i]);
});
