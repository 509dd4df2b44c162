import { expect, test } from 'vitest';
import { toldChanges } from '../src/answers/change-list.ts';
import type { Change } from '../src/questions/changes.ts';

const change = (of: string, isTest = true): Change => ({
  of,
  before: 0.2,
  after: 0.4,
  value: 0.2,
  low: 0.1,
  high: 0.3,
  n: 100,
  p: 0.001,
  adjusted: 0.01,
  test: isTest,
});

test('rules that come up more often are named where nothing else changes', () => {
  const { told, more } = toldChanges([change('clause.SF-33'), change('clause.SF-34', false)]);
  expect(told.map(({ of }) => of)).toEqual(['clause.SF-33']);
  expect(more).toBe(0);
});

test('beside other changes rules are only counted', () => {
  const { told, more } = toldChanges([change('clause.SF-33'), change('order.0')]);
  expect(told.map(({ of }) => of)).toEqual(['order.0']);
  expect(more).toBe(1);
});
