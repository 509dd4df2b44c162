import { iterateValues } from '@glade/bots/solve';
import { expect, test } from 'vitest';
import nim from '../game.ts';

test('whoever is to move loses where the nim-sum of the heaps is 0, and wins elsewhere (Bouton 1901)', () => {
  const rules = nim.rules({});
  const values = iterateValues(rules);
  const seen = new Set<string>();
  const wrong: string[] = [];
  const visit = (heaps: readonly number[], seat: number): void => {
    const s = Object.assign(rules.create(), { heaps: [...heaps], seat });
    const position = rules.notation.position(s);
    if (seen.has(position)) return;
    seen.add(position);
    const sum = heaps.reduce((a, b) => a ^ b, 0);
    if (values.of(s)[seat] !== (sum === 0 ? 0 : 1)) wrong.push(position);
    for (const [at, heap] of heaps.entries())
      for (let left = 0; left < heap; left++) visit(heaps.with(at, left), 1 - seat);
  };
  visit([3, 4, 5], 0);
  expect(wrong).toEqual([]);
  expect(seen.size).toBe(values.positions);
});
