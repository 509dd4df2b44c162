import { OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { legalOf, playOut, someOptions } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { CAST, KIND, MOVE, TO, TO_BITS, UNIT, UNIT_BITS } from '../src/rules/actions.ts';
import { touchesLeader } from '../src/rules/combat/protection.ts';
import { costsFrom } from '../src/rules/movement/reach.ts';
import { options } from '../src/rules/options.ts';
import {
  FIGHTING,
  GONE,
  HAS_CAST,
  LANDING,
  LOST,
  MOVED,
  MOVING,
  PUSHED,
  WOUNDED,
  type BattleState,
} from '../src/rules/state.ts';
import { LEADER } from '../src/rules/unit-types.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { battleWith, resolved, sensible, type BattleRules } from './play.ts';
import { randomScenario } from './random-scenario.ts';
import { cells as cellsOf, distance } from './reference/board.ts';
import { spellDistance } from './reference/routes.ts';
import { setUp } from './reference/state.ts';

// What holds in every match, whatever is rolled and done.

vi.setConfig({ testTimeout: 60_000 });

type Watch = (s: BattleState, before: BattleState | undefined) => void;

/** Matches over all options, on maps made at random and on the three of the game. */
function everyMatch(
  matches: number,
  watch: (game: BattleRules, values: OptionValues) => Watch,
): void {
  const random = new Xoshiro(21);
  for (let match = 0; match < matches; match++) {
    const values: OptionValues = { ...someOptions({ options }, random), mode: 'battle' };
    const made = parseScenario(randomScenario(random));
    const game = battleWith(values, made.ok && match % 5 > 0 ? made.value : undefined);
    const see = watch(game, values);
    const kept = game.create();
    let before: BattleState | undefined;
    const look = (s: BattleState): void => {
      see(s, before);
      game.copy(s, kept);
      before = kept;
    };
    playOut(game, sensible(game, random), look, 120);
  }
}

const units = (s: BattleState): readonly number[] => [...s.cell.keys()];

test('WK-24: nobody shares a hex, and everybody is on the map', () => {
  let bad = 0;
  everyMatch(60, () => (s) => {
    const cells = units(s).flatMap((unit) => (s.cell[unit]! >= 0 ? [s.cell[unit]!] : []));
    if (new Set(cells).size < cells.length) bad += 1;
    for (const cell of cells) if (s.field.there[cell] === 0) bad += 1;
    for (const [cell, unit] of s.occupant.entries())
      if (unit >= 0 ? s.cell[unit] !== cell : cells.includes(cell)) bad += 1;
  });
  expect(bad).toBe(0);
});

test('moves that are kept are the moves that a fresh search finds', () => {
  let [bad, states] = [0, 0];
  everyMatch(60, (game) => (s) => {
    if (s.step !== MOVING) return;
    states += 1;
    const found = units(s)
      .filter((unit) => s.setup.side[unit] === s.side && s.cell[unit]! >= 0)
      .filter((unit) => (s.flags[unit]! & MOVED) === 0)
      .flatMap((unit) => costsFrom(s, unit).map(([cell]) => `${unit} ${cell}`));
    const kept = legalOf(game, s)
      .filter((a) => a >> KIND === MOVE)
      .map((a) => `${(a >> UNIT) & UNIT_BITS} ${(a >> TO) & TO_BITS}`);
    if (found.join() !== kept.join()) bad += 1;
  });
  expect(bad).toBe(0);
  expect(states).toBeGreaterThan(500);
});

test('WK-42 to WK-45: a Mage that has moved or cast does not cast', () => {
  let [bad, casts] = [0, 0];
  everyMatch(60, (game) => (s) => {
    if (s.step !== MOVING && s.step !== FIGHTING) return;
    for (const a of legalOf(game, s).filter((one) => one >> KIND === CAST)) {
      casts += 1;
      if ((s.flags[(a >> UNIT) & UNIT_BITS]! & (MOVED | HAS_CAST)) !== 0) bad += 1;
    }
  });
  expect(bad).toBe(0);
  expect(casts).toBeGreaterThan(100);
});

test('WK-35, WK-51, WK-69: who is lost was not protected, and was wounded before where wounds count', () => {
  let [bad, lost] = [0, 0];
  everyMatch(80, (_, values) => (s, before) => {
    if (before === undefined) return;
    for (const unit of units(s)) {
      if (s.cell[unit] !== LOST || before.cell[unit] === LOST) continue;
      lost += 1;
      const { rules } = s;
      if (rules.wounded && (before.flags[unit]! & WOUNDED) === 0) bad += 1;
      if (
        rules.protectionTiming === 'sequential' &&
        !rules.princeHeals &&
        touchesLeader(before, unit)
      )
        bad += 1;
      const own = s.setup.side[unit] === before.side;
      if (own && !rules.soldierDice) bad += 1;
      if ((before.flags[unit]! & PUSHED) !== 0 && values['pushSafety'] !== 'noContact') bad += 1;
    }
  });
  expect(bad).toBe(0);
  expect(lost).toBeGreaterThan(50);
});

test('the cells shown as in range of spells are those that the reference finds', () => {
  const random = new Xoshiro(23);
  const counts = { mages: 0, hidden: 0 };
  for (let match = 0; match < 150; match++) {
    const values: OptionValues = { ...someOptions({ options }, random), mode: 'battle' };
    const made = parseScenario(randomScenario(random));
    if (!made.ok) throw new Error(made.problem.code);
    const game = battleWith(values, made.value);
    const s = playOut(game, sensible(game, random), undefined, 10 + random.below(40));
    const ref = setUp(made.value, resolved(values, made.value));
    const now = { ...ref, units: ref.units.map((unit, i) => ({ ...unit, cell: s.cell[i]! })) };
    const mages = now.units.filter(
      ({ side, type, cell }) => type === 'M' && cell >= 0 && side !== s.side,
    );
    const { map } = made.value;
    const inRange = cellsOf(map).filter((to) =>
      mages.some(({ cell: from }) => {
        const away = from === to ? 0 : spellDistance(now, from, to);
        return away >= s.rules.mageMinRange && away <= 6;
      }),
    );
    expect({ match, cells: game.view(s, 0).threats.spells }).toEqual({ match, cells: inRange });
    counts.mages += mages.length;
    counts.hidden += cellsOf(map).filter(
      (to) => !inRange.includes(to) && mages.some(({ cell }) => distance(map, cell, to) < 6),
    ).length;
  }
  expect(counts.mages).toBeGreaterThan(50);
  expect(counts.hidden).toBeGreaterThan(100);
});

test('WK-R33, WK-77: a pushed unit lands two hexes away on a free hex', () => {
  let [bad, pushes] = [0, 0];
  everyMatch(240, () => (s, before) => {
    if (before === undefined || before.step !== LANDING) return;
    pushes += 1;
    const unit = before.target;
    if (s.field.distance(before.cell[unit]!, s.cell[unit]!) !== 2) bad += 1;
    if (before.occupant[s.cell[unit]!]! >= 0) bad += 1;
  });
  expect(bad).toBe(0);
  expect(pushes).toBeGreaterThan(10);
});

describe('who is out stays out', () => {
  test.each([
    ['eliminated', LOST],
    ['gone', GONE],
  ])('%s', (_, where) => {
    let [bad, seen] = [0, 0];
    everyMatch(50, () => (s, before) => {
      for (const unit of units(s)) {
        if (before?.cell[unit] !== where) continue;
        seen += 1;
        if (s.cell[unit] !== where) bad += 1;
      }
    });
    expect(bad).toBe(0);
    expect(seen).toBeGreaterThan(5);
  });
});

test('WK-R25: where losing the leader loses, nobody plays on without one', () => {
  let [bad, fewer, seen] = [0, 0, 0];
  everyMatch(80, (game) => (s) => {
    if (s.rules.leaderLoss === 'off' || game.actor(s) === OVER) return;
    for (const side of [0, 1]) {
      const leaders = units(s).filter(
        (unit) => s.setup.side[unit] === side && s.setup.type[unit] === LEADER,
      );
      const out = leaders.filter((unit) => s.cell[unit] === LOST).length;
      const none = leaders.every((unit) => s.cell[unit] === LOST || s.cell[unit] === GONE);
      if (s.rules.leaderLoss === 'any' ? out > 0 : out > 0 && none) bad += 1;
      if (leaders.length > 0) seen += 1;
      if (out > 0) fewer += 1;
    }
  });
  expect(bad).toBe(0);
  expect(seen).toBeGreaterThan(1000);
  expect(fewer).toBeGreaterThan(0);
});
