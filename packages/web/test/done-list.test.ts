import { expect, test } from 'vitest';
import { DoneList } from '../src/storage/done-list.ts';
import { FakeStorage } from './fake-storage.ts';

test('what was done of a game is stored once, in its order, apart from other games and lists', () => {
  const storage = new FakeStorage();
  const lessons = new DoneList('glade.lessons.', 200, storage);
  expect(lessons.add('wildfire', 'first', 'wind', 'first')).toBe(true);
  expect(new DoneList('glade.lessons.', 200, storage).add('wildfire', 'wind', 'sparks')).toBe(true);
  expect(lessons.of('wildfire')).toEqual(['first', 'wind', 'sparks']);
  expect(lessons.of('war-kids')).toEqual([]);
  expect(new DoneList('glade.puzzles.', 200, storage).of('wildfire')).toEqual([]);
  lessons.forget('wildfire');
  expect(lessons.of('wildfire')).toEqual([]);
});

test('where nothing more can be stored, what was there stays, and it is said', () => {
  const storage = new FakeStorage();
  const puzzles = new DoneList('glade.puzzles.', 3000, storage);
  puzzles.add('wildfire', 'a');
  storage.room = 1;
  expect(puzzles.add('wildfire', 'b')).toBe(false);
  expect(puzzles.of('wildfire')).toEqual(['a']);
  storage.forbidden = true;
  expect(puzzles.of('wildfire')).toEqual([]);
  expect(new DoneList('glade.puzzles.', 3000, undefined).add('wildfire', 'a')).toBe(false);
});
