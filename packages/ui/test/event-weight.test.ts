import { expect, test } from 'vitest';
import { eventWeight, TURNING_POINT } from '../src/contract/event-weight.ts';

test('what nobody may miss weighs as much as a turning point, whatever weight its moment has', () => {
  const board = {
    moments: { small: 1, large: 3, other: 1 },
    isNotable: ({ code }: { readonly code: string }) => code !== 'other',
  } as const;
  const weight = (code: string): number => eventWeight(board, { code, args: {}, clauses: [] });
  expect(weight('small')).toBe(TURNING_POINT);
  expect(weight('large')).toBe(3);
  expect(weight('unlisted')).toBe(3);
  expect(weight('other')).toBe(1);
});
