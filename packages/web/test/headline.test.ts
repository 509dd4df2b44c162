import { defaults } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { beforeAll, expect, test } from 'vitest';
import { headline } from '../src/match/end/headline.ts';
import { loadPageWords } from '../src/words/words.ts';

beforeAll(loadPageWords);

/** What stands over the end of a match of three that these seats have won. */
function headlineOf(id: string, code: string, winners: readonly number[], language: 'en' | 'it') {
  const game = games.find((each) => each.id === id)!;
  const say = translator(language, engineText, game.text);
  const rules = { kind: 'competitive', seats: 3 } as const;
  return headline(say, rules, { code, winners, measures: {} }, defaults(game.options), undefined);
}

test('LC-31: where all are on the pile at its end, it says so, and not that it is a draw', () => {
  expect(headlineOf('leaf-climbers', 'complete', [0, 1, 2], 'en')).toBe(
    'Everybody made it to the top!',
  );
  expect(headlineOf('leaf-climbers', 'complete', [0, 1, 2], 'it')).toBe(
    'Siete arrivati in cima tutti!',
  );
  expect(headlineOf('leaf-climbers', 'complete', [0, 2], 'en')).toMatch(/ win!$/);
});

test('in a game in which only one can be first it is a draw', () => {
  expect(headlineOf('starfall-forest', 'cap', [0, 1, 2], 'en')).toBe('It’s a draw!');
});
