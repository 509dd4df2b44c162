import { expect, test } from 'vitest';
import { isDone } from '../src/learn/learnt.ts';

test('a guided match is done once it was played to its end, a lesson once it was solved', () => {
  expect(isDone(['FF-L01'], { id: 'FF-L01', guided: true })).toBe(false);
  expect(isDone(['FF-L01', 'FF-L01/end'], { id: 'FF-L01', guided: true })).toBe(true);
  expect(isDone(['WF-L05'], { id: 'WF-L05', guided: false })).toBe(true);
});
