import { expect, test } from 'vitest';
import { games } from '@glade/games';
import { speaker } from '@glade/text';
import { peopleOf } from '../src/record/people.ts';
import { en } from '../src/words/en.ts';
import { someMatch } from './some-match.ts';

const game = games.find(({ id }) => id === 'leaf-climbers')!;

const none = undefined;

test.each([
  [
    'a person called as a level is',
    ['person strong', 'bot strong', 'person', 'Bea'],
    ['strong', none, none, 'Bea'],
  ],
  ['two of one name', ['Anna', 'Bea', 'Anna', 'person'], ['Anna', 'Bea', 'Anna 3', none]],
  ['bots of older matches', ['Anna', 'strong', 'steady', 'Bea'], ['Anna', none, none, 'Bea']],
])('sheets name people as the match does: %s', (_what, players, names) => {
  const people = peopleOf(speaker('en', en), undefined, someMatch(game, 0, { players }));
  expect(people).toEqual({ names, unprintable: false });
});
