import { iterateValues } from '@glade/bots/solve';
import { expect, test } from 'vitest';
import hex from '../game.ts';

test('on nine hexes the first player wins (Nash 1949), with the middle first but not with a sharp corner', () => {
  const rules = hex.rules({ side: 3 });
  const values = iterateValues(rules);
  expect(values.of(rules.create())).toEqual([1, 0]);
  const firstWinsAfter = (place: string): number => {
    const s = rules.create();
    const read = rules.notation.parse(s, place);
    if (read.ok) rules.apply(s, read.value);
    return values.of(s)[0]!;
  };
  expect(['b2', 'a3', 'c1'].map(firstWinsAfter)).toEqual([1, 0, 0]);
});
