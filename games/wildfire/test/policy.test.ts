import { Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
import { rulesWith } from './play.ts';

const rules = rulesWith();

/** What the careful player does in a position of the single game. */
function careful(position: string): string {
  const read = rules.notation.parsePosition(position);
  if (!read.ok) throw new Error(read.problem.code);
  const action = wildfire.policies(rules)['policy']!.choose(read.value, new Xoshiro(1));
  return rules.notation.format(read.value, action);
}

test.each([
  [
    'digs the gap beside the home that two fires touch',
    '......|././..|..^...|......|......|......',
    'dig 3,2',
  ],
  [
    'douses the fire beside the home, though another is near',
    '......|./....|..^/..|......|......|......',
    'douse 4,3',
  ],
  [
    'douses where two fires touch a gap each',
    '../...|......|..^./.|......|......|......',
    'douse 5,3',
  ],
  [
    'douses the fire beside the home first',
    '/.....|......|../...|..^...|......|......',
    'douse 3,3',
  ],
  [
    'of two that are equally near douses the one with more to burn',
    '......|XX....|X/^./.|XX....|......|......',
    'douse 2,3',
  ],
  ['passes when nothing burns', '......|......|..^...|......|......|......', 'pass'],
])('%s', (_, grid, action) => {
  expect(careful(`act 1 turn 3: ${grid}`)).toBe(action);
});

test('douses where no dig is left', () => {
  expect(careful('act 1 turn 3: ......|././..|..^...|......|......|...... digs 0')).toMatch(
    /^douse/,
  );
});
