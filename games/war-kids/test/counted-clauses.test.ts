import type { EventKind } from '@glade/engine';
import { expect, test } from 'vitest';
import { EVENTS } from '../src/rules/events.ts';

/** What a battle without advanced rules tells of. */
const BASIC = [
  'turn',
  'combat',
  'moved',
  'allPoints',
  'intoWoods',
  'outOfWoods',
  'cast',
  'hit',
  'missed',
  'charged',
  'struck',
  'surrounded',
  'eliminated',
  'exposed',
] as const;

/** Other scenarios and advanced rules, worked examples, and what only forbids or explains something. */
const ELSEWHERE = ['WK-10', 'WK-64', 'WK-65', 'WK-70', 'WK-72', 'WK-R28', 'WK-51'];
const EXAMPLES = ['WK-26', 'WK-27', 'WK-28', 'WK-56', 'WK-57', 'WK-58', 'WK-59', 'WK-04', 'WK-20'];

test('of a battle without advanced rules no clause is counted that belongs to one of them, is an example or only explains', () => {
  const counted = BASIC.flatMap((code) => {
    const { acts, clauses }: EventKind = EVENTS[code];
    return acts ?? clauses;
  });
  expect(counted).toContain('WK-39');
  expect(counted.filter((id) => [...ELSEWHERE, ...EXAMPLES].includes(id))).toEqual([]);
});
