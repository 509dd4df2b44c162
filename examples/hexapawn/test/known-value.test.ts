import { iterateValues } from '@glade/bots/solve';
import { expect, test } from 'vitest';
import hexapawn from '../game.ts';

test('the second player wins (Gardner 1962)', () => {
  const rules = hexapawn.rules({});
  expect(iterateValues(rules).of(rules.create())).toEqual([0, 1]);
});
