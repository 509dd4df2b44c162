import { defaults, isGuided, type Lessons, type OptionValues } from '@glade/engine';
import { readSubject } from '@glade/engine/testing';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { findLesson } from '../src/learn/find-lesson.ts';

function lessonsOf(id: string): Lessons {
  const folder = new URL(`../../../games/${id}/`, import.meta.url);
  const game = games.find((one) => one.id === id)!;
  const { lessons } = readSubject(game, folder, { events: {} });
  if (lessons?.ok !== true) throw new Error(JSON.stringify(lessons?.problem));
  return lessons.value;
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s is shown to a new player by its first guided match, whatever small options are chosen',
  (id, game) => {
    const lessons = lessonsOf(id);
    for (const preset of [{}, ...Object.values(game.options.presets)])
      expect(findLesson(lessons, 'first', { ...defaults(game.options), ...preset })).toSatisfy(
        isGuided,
      );
    expect(findLesson(lessons, 'first', defaults(game.options))).toBe(lessons.lessons[0]);
  },
);

test.each<[string, OptionValues, string]>([
  ['wildfire', { mode: 'x4' }, 'WF-L02'],
  ['wildfire', { mode: 'vs', vsPlayers: 4 }, 'WF-L03'],
  ['forest-fire', { game: 'pilots', players: 3 }, 'FF-L04'],
  ['war-kids', { mode: 'guess' }, 'WK-L02'],
  ['war-kids', { mode: 'battle', scenario: 'waterloo' }, 'WK-L11'],
])('%s with %o is shown by %s', (game, options, id) => {
  expect(findLesson(lessonsOf(game), 'first', options)?.id).toBe(id);
});

test('a lesson is found by its name, and none by another name', () => {
  const lessons = lessonsOf('wildfire');
  expect(findLesson(lessons, 'WF-L04', {})?.id).toBe('WF-L04');
  expect(findLesson(lessons, 'WF-L99', {})).toBeUndefined();
});
