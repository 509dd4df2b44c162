import { GoalSearch, MOST_POSITIONS, type PuzzleGoal } from '@glade/engine';
import { expect, test } from 'vitest';
import { puzzles } from '../src/bots/puzzles.ts';
import { options } from '../src/rules/options.ts';
import { battleWith } from './play.ts';

const game = battleWith(options.presets['firstGame']);
const goals = puzzles.goals!(game);
const goal = (id: string): PuzzleGoal => goals.find((each) => each.id === id)!;

/** A Soldier stands in the way of the pink Pegasus: both have to move for it to get to the blue leader. */
const CLOSED_IN =
  'move turn 16 pink: B-S2=B6 B-S3=C7 B-S4=B7 B-L1=A6 K-S1=C6 K-S2=D5 K-S3=E7 K-S4=D7 K-P1=D6 K-L1=E2';

/** The actions after which a goal is still sure. */
function rightFor(wanted: PuzzleGoal): readonly string[] {
  const read = game.notation.parsePosition(CLOSED_IN);
  if (!read.ok) throw new Error(read.problem.code);
  const search = new GoalSearch(game, wanted, read.value, MOST_POSITIONS);
  return search.rightActions(read.value).map((action) => game.notation.format(read.value, action));
}

test('two moves catch the leader, one does not', () => {
  expect(rightFor(goal('two'))).toContain('move S2 to C4');
  expect(rightFor(goal('one'))).toEqual([]);
});

test('what is said to miss a goal does miss it', () => {
  for (const quick of [goal('one'), goal('single')])
    expect(rightFor({ ...quick, misses: () => false })).toEqual(rightFor(quick));
});
