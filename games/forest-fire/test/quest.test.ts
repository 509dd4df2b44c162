import type { Event } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { questOf } from '../src/board/quest.ts';

const event = (code: string, cell: number): Event => ({ code, clauses: [], args: { cell } });
const called = (n: number): readonly Event[] =>
  Array.from({ length: n }, (_, i) => [
    event(i === 0 ? 'firebreak' : 'rolled', i),
    event('counter', i),
  ]).flat();
const roll = [event('rolled', 9), event('counter', 9)];

describe('FF-11, FF-R42: people find the called square', () => {
  test('the first three of a match, by its row and its column', () => {
    const quest = questOf(roll, { tapToPlace: true }, []);
    expect(quest).toEqual({ cell: 9, clues: [6, 7, 8, 9, 10, 11, 3, 15, 21, 27, 33] });
    expect(questOf(roll, { tapToPlace: true }, called(2))).toEqual(quest);
    expect(questOf(roll, { tapToPlace: true }, called(3))).toBeUndefined();
    expect(questOf(roll, { tapToPlace: true }, called(30))).toBeUndefined();
  });

  test('every one where that is agreed, and none where it is off', () => {
    expect(questOf(roll, { tapToPlace: 'always' }, called(30))?.cell).toBe(9);
    expect(questOf(roll, { tapToPlace: false }, [])).toBeUndefined();
  });

  test('nothing is to be found after a move', () => {
    expect(questOf([event('stepped', 3)], { tapToPlace: 'always' }, [])).toBeUndefined();
  });
});
