import { someOf } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import {
  OVER,
  refActor,
  refLegal,
  refOutcome,
  type RefOptions,
  type Scenario,
} from './reference.ts';
import { END } from './reference/codes.ts';
import { isOnMap } from './reference/board.ts';
import { drawFrom, played, type Draw } from './reference/policies.ts';
import { firstSkirmish, forestRoad, waterloo } from './reference/scenarios.ts';
import { isProtected } from './reference/shelter.ts';
import type { BattleState, Unit } from './reference/state.ts';
import { b8, DEFAULTS, report, type Ground } from './reference/tables.ts';

// Whole battles of the random player, with invariants. Seeds are fixed.

const ADVANCED = [
  'pegasusLimits',
  'roads',
  'wounded',
  'slowMagic',
  'princeHeals',
  'soldierDice',
  'obstacles',
  'lineOfSight',
  'leadersProtectLeaders',
  'pushProtected',
  'woodsHideTarget',
];
const CHOICES: Record<string, readonly (string | number)[]> = {
  leaderLoss: ['scenario', 'off', 'all', 'any'],
  firstSide: ['scenario', 'blue', 'pink'],
  forcedCombat: ['auto', 'all', 'none'],
  terrainCost: ['flat', 'sum'],
  bigStep: ['whole', 'remaining', 'off'],
  roadCost: ['terrain', 'road'],
  mageMinRange: [1, 2],
  protectionTiming: ['sequential', 'simultaneous'],
  pushSafety: ['both', 'noContact', 'immune'],
  contourBlock: ['cross', 'high'],
  losKind: ['centre', 'axes'],
};

function someOptions(draw: Draw): RefOptions {
  const switches = ADVANCED.map((id) => [id, draw(2) === 0] as const);
  const choices = Object.entries(CHOICES).map(
    ([id, values]) => [id, values[draw(values.length)]!] as const,
  );
  return { ...DEFAULTS, ...Object.fromEntries([...switches, ...choices]) };
}

/** What is true of every state. */
function expectSound(s: BattleState): void {
  const placed = s.units.filter((unit) => unit.cell >= 0);
  expect(new Set(placed.map((unit) => unit.cell)).size).toBe(placed.length);
  expect(placed.every((unit) => isOnMap(s.scenario.map, unit.cell))).toBe(true);
  const legal = refLegal(s);
  expect(legal).toEqual([...new Set(legal)].toSorted((a, b) => a - b));
  expect(legal.length > 0).toBe(refActor(s) !== OVER);
  expect(s.turn).toBeLessThanOrEqual(Math.min(s.turnLimit, 60));
  const idle = report(s).step === 'combat' && legal.length === 1 && legal[0] === END;
  expect(idle).toBe(false);
}

/** What is true of every action. */
function expectLawful(before: BattleState, s: BattleState): void {
  const changed = s.units.flatMap((unit, i) => (unit.cell === before.units[i]!.cell ? [] : [i]));
  expect(changed.length).toBeLessThanOrEqual(1);
  for (const number of changed)
    expectChange(before, before.units[number]!, s.units[number]!, number);
}

function expectChange(before: BattleState, was: Unit, is: Unit, number: number): void {
  expect(was.cell).not.toBe(-1);
  expect(was.cell).not.toBe(-3);
  if (is.cell === -1) return expectFairLoss(before, was, number);
  // WK-15: the passive player's units are moved by a push only.
  if (was.side !== before.active) expect(before.pending.kind).toBe('land');
  return undefined;
}

/** WK-35, WK-51, WK-70, WK-99. */
function expectFairLoss(before: BattleState, was: Unit, number: number): void {
  expect(isProtected(before, number)).toBe(false);
  if (before.options['wounded'] === true) expect(was.wounded).toBe(true);
  if (was.side !== before.active) return;
  expect(was.type).toBe('S');
  expect(['fight', 'loss']).toContain(before.pending.kind);
}

function expectEnd(s: BattleState): void {
  const { code, winners, measures } = refOutcome(s);
  expect(winners).toHaveLength(code === 'draw' ? 0 : 1);
  expect(JSON.parse(JSON.stringify(s))).toEqual(s);
  const [blue, pink] = measures['points'] as [number, number];
  if (code === 'points') expect(winners).toEqual([blue > pink ? 0 : 1]);
}

/** A battle with the invariants; how it ended. */
function expectBattle(scenario: Scenario, options: RefOptions, draw: Draw): BattleState {
  let before: BattleState | undefined;
  const end = played(scenario, options, draw, (s) => {
    if (s.game === 'guess') throw new RangeError('no battle');
    expectSound(s);
    if (before !== undefined) expectLawful(before, s);
    before = s;
  });
  if (end.game === 'guess') throw new RangeError('no battle');
  expectEnd(end);
  return end;
}

/** Everything that the three scenarios leave out: exits on both sides, wounds, two leaders. */
const FIELD: Ground = {
  woods: [
    [0, 0],
    [2, -1],
    [-2, 1],
    [1, 3],
    [-1, -3],
  ],
  rivers: [
    [0, 4],
    [1, 4],
    [-1, -4],
    [3, -4],
  ],
  road: [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -1],
    [1, -1],
    [2, -2],
  ],
  elevation: (q, r) => Number(q + r > 2) + Number(q < -3),
  places: {
    hill: [
      [3, 1],
      [3, 0],
    ],
    ford: [[0, 5]],
  },
  wounded: ['S1', 'l1'],
  turnLimit: 12,
  victory: {
    instant: [
      { kind: 'eliminateAll' },
      { kind: 'eliminateCount', side: 'pink', count: 5 },
      { kind: 'hold', side: 'any', places: ['hill', 'ford'], need: 2, turns: 2 },
      {
        kind: 'exit',
        side: 'blue',
        count: 2,
        hexes: [
          [8, 8],
          [11, 9],
          [7, 10],
        ],
      },
    ],
    points: {
      eliminated: { S: 1, P: 2, M: 2, L: 3 },
      exited: { S: 2 },
      perTurn: [{ place: 'hill', blue: 1, pink: 1 }],
    },
  },
};
const ARMIES =
  'S1(-2,0) S2(-2,1) S3(-3,2) S4(-3,0) P1(-4,1) M1(-4,0) L1(-4,2) L2(-5,2) ' +
  's1(2,0) s2(2,1) s3(3,-2) s4(3,-1) p1(4,-1) m1(4,0) l1(4,-2) l2(5,-2)';

const SAMPLES = [
  { name: 'first skirmish', scenario: firstSkirmish, battles: 10 },
  { name: 'forest road', scenario: forestRoad, battles: 3 },
  { name: 'waterloo', scenario: waterloo, battles: 1 },
  { name: 'a field of our own', scenario: b8(ARMIES, FIELD), battles: 8 },
];

// The first skirmish and the battle with most units.
test.each(someOf('war-kids: battles of the reference by chance', SAMPLES, 2))(
  'random battles with random rules: $name',
  ({ scenario, battles }) => {
    const draw = drawFrom(battles);
    for (let i = 0; i < battles; i += 1) expectBattle(scenario, someOptions(draw), draw);
  },
);

test('Soldiers without dice: only the passive player loses units', () => {
  const draw = drawFrom(5);
  for (let i = 0; i < 5; i += 1) {
    const end = expectBattle(firstSkirmish, DEFAULTS, draw);
    expect(['leader', 'wiped', 'points', 'draw']).toContain(end.result);
    expect(end.units.every((unit) => !unit.wounded && !unit.pushed && !unit.diced)).toBe(true);
  }
});
