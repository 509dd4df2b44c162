import { Xoshiro, type OptionValues, type Random } from '@glade/engine';
import { anything, legalOf, playOut, type Choose } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { CAST, END, KIND, MOVE, UNIT, UNIT_BITS } from '../src/rules/actions.ts';
import { MOVING, type BattleState } from '../src/rules/state.ts';
import { battleWith, type BattleRules } from './play.ts';

// Figures of the rules file, sections 5 and 10.

describe('choices at the start', () => {
  const basic = { pegasusLimits: false, roads: false };
  test.each<[string, OptionValues, number, number]>([
    ['firstSkirmish', {}, 34, 0],
    ['firstSkirmish', { firstSide: 'pink' }, 34, 0],
    ['forestRoad', {}, 52, 0],
    ['forestRoad', basic, 50, 0],
    ['forestRoad', { firstSide: 'pink' }, 37, 0],
    ['forestRoad', { firstSide: 'pink', ...basic }, 36, 0],
    ['waterloo', {}, 259, 18],
    ['waterloo', basic, 255, 18],
    ['waterloo', { firstSide: 'pink' }, 197, 17],
    ['waterloo', { firstSide: 'pink', ...basic }, 193, 17],
  ])('%s with %j: %i moves, %i spells', (scenario, more, moves, spells) => {
    const game = battleWith({ scenario, ...more });
    const kinds = legalOf(game, game.create()).map((a) => a >> KIND);
    expect(kinds.filter((kind) => kind === MOVE)).toHaveLength(moves);
    expect(kinds.filter((kind) => kind === CAST)).toHaveLength(spells);
    expect(kinds).toHaveLength(1 + moves + spells);
  });
});

test.each<[string, number, readonly number[], number]>([
  ['firstSkirmish', 16, [0, 0], -1],
  ['forestRoad', 14, [0, 0], -1],
  ['waterloo', 20, [2, 5], 1],
])('%s where nobody ever moves', (scenario, turns, points, winner) => {
  const game = battleWith({ scenario });
  const end = playOut(game, () => 0);
  expect(game.outcome(end)).toEqual({
    code: winner < 0 ? 'draw' : 'points',
    winners: winner < 0 ? [] : [winner],
    measures: { turns, points, lost: [0, 0], exited: [0, 0] },
  });
});

interface End {
  readonly winner: number;
  readonly turns: number;
}

/**
 * Takes the units in random order: a Mage casts or not, evenly; then each moves with probability 0.7 to any hex. In the
 * Combat phase anything as long as there is anything.
 */
function restless(game: BattleRules, random: Random): Choose<BattleState> {
  const any = anything(game, random);
  let turn = 0;
  let open: number[] = [];
  const oneOf = (list: readonly number[]): number => list[random.below(list.length)]!;
  return (s) => {
    if (s.step !== MOVING) {
      if (game.actor(s) < 0 || s.ends === 0 || s.choices === 1) return any(s);
      return game.nth(s, 1 + random.below(s.choices - 1));
    }
    if (turn !== s.played) [turn, open] = [s.played, shuffled([...s.cell.keys()], random)];
    const legal = legalOf(game, s).slice(1);
    for (let unit = open.at(-1); unit !== undefined; unit = open.at(-1)) {
      const own = legal.filter((a) => ((a >> UNIT) & UNIT_BITS) === unit);
      const spells = own.filter((a) => a >> KIND === CAST);
      if (spells.length > 0 && random.below(2) === 0) return oneOf(spells);
      open.pop();
      const others = own.filter((a) => a >> KIND !== CAST);
      if (others.length > 0 && random.below(10) < 7) return oneOf(others);
    }
    return END;
  };
}

function shuffled(list: number[], random: Random): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

function sample(scenario: string, matches: number): readonly End[] {
  const game = battleWith({ scenario });
  const choose = restless(game, new Xoshiro(2024));
  return Array.from({ length: matches }, () => {
    const { winners, measures } = game.outcome(playOut(game, choose));
    return { winner: winners[0] ?? -1, turns: measures['turns'] as number };
  });
}

/** Both samples err, theirs of 1,000 matches and ours; beyond that, how they cast and attack is not quite the same. */
const margin = (share: number, matches: number): number =>
  3.29 * Math.sqrt(share * (1 - share) * (1 / matches + 1 / 1000)) + 0.02;

describe('at random, as the other program played', { timeout: 60_000 }, () => {
  test.each<[string, number, readonly [number, number, number], number]>([
    ['firstSkirmish', 500, [0.489, 0.508, 0.003], 5.3],
    ['forestRoad', 200, [0.452, 0.423, 0.125], 12.2],
    ['waterloo', 50, [0.231, 0.675, 0.094], 20],
  ])('%s', (scenario, matches, shares, turns) => {
    const ends = sample(scenario, matches);
    for (const [i, share] of shares.entries()) {
      const won = ends.filter(({ winner }) => winner === (i === 2 ? -1 : i)).length / matches;
      expect(Math.abs(won - share)).toBeLessThan(margin(share, matches));
    }
    const mean = ends.reduce((sum, end) => sum + end.turns, 0) / matches;
    expect(Math.abs(mean - turns)).toBeLessThan(0.4);
  });
});
