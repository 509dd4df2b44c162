import { iterateValues } from '@glade/bots/solve';
import { expect, test } from 'vitest';
import kalah from '../game.ts';

// Irving, Donkers and Uiterwijk, “Solving Kalah”, 2000: W where the first player wins, L where it loses, D for a draw.
test.each([
  [1, 'DLWLWD'],
  [2, 'WLLLWW'],
  [3, 'DW'],
])('with %i pits in a row and one seed in each, two and so on: %s', (houses, known) => {
  const found = Array.from(known, (_, k) => {
    const rules = kalah.rules({ houses, seeds: k + 1 });
    const [first] = iterateValues(rules).of(rules.create());
    return first === 1 ? 'W' : first === 0 ? 'L' : 'D';
  });
  expect(found.join('')).toBe(known);
});
