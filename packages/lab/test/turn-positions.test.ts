import { expect, test } from 'vitest';
import { DUEL, type DuelState } from '../../bots/test/duel.ts';
import { TurnPositions } from '../src/play/turn-positions.ts';

/** The turns that are kept of a match with this many, and the states of their positions. */
function keptOf(positions: TurnPositions, turns: number): readonly (readonly [number, number])[] {
  const rules = DUEL.rules({});
  const state = rules.create() as DuelState;
  positions.begin();
  for (let turn = 1; turn <= turns; turn++) {
    state.left = turn;
    positions.add(turn, state);
  }
  return positions.all().map((each) => [each.turn, (each.state as DuelState).left] as const);
}

test.each([
  [1, 1],
  [3, 1],
  [40, 1],
  [41, 2],
  [80, 2],
  [81, 4],
  [161, 8],
  [5000, 128],
])('of a match of %i turns every %i. position is kept, and the last', (turns, stride) => {
  const positions = new TurnPositions(DUEL.rules({}));
  keptOf(positions, 7777);
  const expected = Array.from({ length: turns }, (_, i) => i)
    .filter((i) => i % stride === 0 || i === turns - 1)
    .map((i) => [i + 1, i + 1]);
  expect(keptOf(positions, turns)).toEqual(expected);
  expect(expected.length).toBeLessThanOrEqual(41);
});
