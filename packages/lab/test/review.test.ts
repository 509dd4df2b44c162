import { LIMIT, sample, someOf } from '@glade/engine/testing';
import {
  CHANCE,
  KeyedDice,
  OVER,
  outcomeAt,
  parseOptions,
  type BotGame,
  type Entry,
  type SearchRules,
} from '@glade/engine';
import { randomPolicy } from '@glade/bots';
import { describe, expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { Reviewer, turnSpans, type Effort, type Review } from '../src/review/index.ts';
import { LOST, LOTTERY } from './game-lots.ts';

/** Enough to see that everything adds up, in a second. */
const QUICK: Effort = {
  first: [2],
  before: 3,
  most: 3,
  paces: [{ entries: Infinity, decisions: 2, playouts: 1 }],
  judged: [2, 4],
  searched: 200,
};

/** A match in which the first seat takes any action now and then, and else all follow the game's first policy. */
function playMatch(game: BotGame, rules: SearchRules, seed: number): readonly Entry[] {
  const random = new KeyedDice('reviewed', seed).random('all');
  const [first = randomPolicy(rules)] = Object.values(game.policies(rules));
  const slips = randomPolicy(rules);
  const s = rules.create();
  const log: Entry[] = [];
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    const slip = actor === 0 && random.below(4) === 0;
    const action =
      actor === CHANCE
        ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
        : (slip ? slips : first).choose(s, random);
    log.push({ actor, action });
    rules.apply(s, action);
  }
  return log;
}

const CASES = games.flatMap(({ id }) =>
  (id === 'wildfire' ? ['solo', 'x4', 'vs'] : ['']).map((mode) => ({ id, mode })),
);

// What does not add up in one of the others is found in the long run.
describe.each(someOf('lab: games looked back at', CASES, 2))(
  'a match of $id $mode, looked back at',
  ({ id, mode }) => {
    const game = games.find((each) => each.id === id)!;
    const options = parseOptions(game.options, {
      ...(mode === '' ? {} : { mode }),
      // The longest matches are cut short here, but not in the long run.
      ...(id === 'war-kids'
        ? { turnLimit: sample('war-kids: game turns looked back at', 4, 16) }
        : {}),
    });
    if (!options.ok) throw new Error(options.problem.code);
    const rules = game.rules(options.value);
    const seeds = Array.from(
      { length: sample(`${game.id} ${mode}: matches looked back at`, 1, 20) },
      (_, i) => i,
    );
    test.each(seeds)(
      'luck and choices of match %i add up to the result',
      (seed) => {
        const log = playMatch(game, rules, seed);
        const match = { options: options.value, log, people: [0] };
        const review = (): Review => {
          const reviewer = new Reviewer(game, match, QUICK);
          for (const _ of reviewer.run());
          return reviewer.review()!;
        };
        const found = review();
        expect(found.points).toHaveLength(log.length + 1);
        expect(found.progress).toBe(1);
        for (const [side, looked] of found.sides.entries()) {
          const { start, luck, own, others, result, turningPoint: turning } = looked;
          expect(start.value + luck.value + own.value + others.value).toBeCloseTo(result.value, 8);
          const steps = found.steps.reduce((sum, { changes }) => sum + changes[side]!.value, 0);
          expect(start.value + steps).toBeCloseTo(result.value, 8);
          if (turning === undefined) continue;
          const causes = turning.luck.value + turning.own.value + turning.others.value;
          expect(turning.from.value + causes).toBeCloseTo(turning.to.value, 8);
          expect(causes).toBeCloseTo(turning.change.value, 8);
          // No turn of the curve changed more the way that the match went.
          const valueAt = (at: number): number => found.points[at]!.values[side]!.value;
          const sizes = turnSpans(found.points).map(({ from, to }) => valueAt(to) - valueAt(from));
          const whole = Math.round(100 * (result.value - start.value));
          const way = result.value === 1 ? 1 : result.value === 0 ? -1 : Math.sign(whole);
          const along = sizes.map((size) => (way === 0 ? Math.abs(size) : way * size));
          const change = way === 0 ? Math.abs(turning.change.value) : way * turning.change.value;
          expect(change).toBeCloseTo(Math.max(...along), 8);
          // What went the other way before did so, and came before.
          const { before } = looked;
          if (before === undefined) continue;
          expect(before.turn).toBeLessThan(turning.turn);
          expect(before.to.value - before.from.value).toBeCloseTo(before.change.value, 8);
          expect(Math.sign(before.change.value)).toBe(-Math.sign(turning.change.value));
        }
        // The same match gives the same review.
        const again = id === 'wildfire' ? review() : found;
        expect(JSON.stringify(again) === JSON.stringify(found)).toBe(true);
      },
      LIMIT.timeout,
    );
  },
);

test('the turning point of a match that was won is its largest rise, also where another turn fell by more', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const log = playMatch(game, game.rules(options.value), 3);
  const effort = { ...QUICK, first: [24], before: 24, most: 24 };
  const reviewer = new Reviewer(game, { options: options.value, log, people: [0] }, effort);
  for (const _ of reviewer.run());
  const { points, sides } = reviewer.review()!;
  const [{ start, result, turningPoint, before } = sides[0]!] = sides;
  expect(result.value).toBeGreaterThan(start.value);
  const sizes = turnSpans(points).map(({ turn, from, to }) => ({
    turn,
    change: points[to]!.values[0]!.value - points[from]!.values[0]!.value,
  }));
  const most = sizes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0]!;
  expect(most.change).toBeLessThan(0);
  const rise = sizes.toSorted((a, b) => b.change - a.change)[0]!;
  expect(rise.change).toBeGreaterThan(0);
  expect(turningPoint?.turn).toBe(rise.turn);
  expect(turningPoint?.change.value).toBeCloseTo(rise.change, 8);
  // The fall is told with it where it came before.
  const falls = sizes.filter(({ turn, change }) => turn < rise.turn && change < 0);
  const fall = falls.toSorted((a, b) => a.change - b.change)[0];
  expect(before?.turn).toBe(fall?.turn);
});

test('who lost reads of the largest fall, who won of the largest rise, and of the swing before it', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const effort = { ...QUICK, first: [48], before: 48, most: 48 };
  const found = ['vs', 'solo'].flatMap((mode) => {
    const options = parseOptions(game.options, { mode, vsPlayers: 2 });
    if (!options.ok) throw new Error(options.problem.code);
    const given = options.value;
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => {
      const log = playMatch(game, game.rules(given), seed);
      const reviewer = new Reviewer(game, { options: given, log, people: [] }, effort);
      for (const _ of reviewer.run());
      return reviewer.review()!.sides;
    });
  });
  const decided = found.flatMap(({ result, turningPoint, before }) =>
    turningPoint !== undefined && (result.value === 0 || result.value === 1)
      ? [{ won: result.value === 1, turningPoint, before }]
      : [],
  );
  for (const won of [true, false])
    expect(decided.filter((each) => each.won === won).length, `won: ${won}`).toBeGreaterThan(2);
  for (const { won, turningPoint } of decided)
    expect(turningPoint.to.value > turningPoint.from.value).toBe(won);
  const swung = decided.filter(({ before }) => before !== undefined);
  expect(swung.length).toBeGreaterThan(1);
  for (const { won, turningPoint, before } of swung) {
    expect(before!.to.value > before!.from.value).toBe(!won);
    expect(before!.turn).toBeLessThan(turningPoint.turn);
  }
});

test('a turn that went the same way is not told as one that went the other way, where that one came later', () => {
  const effort = { ...QUICK, first: [400], before: 400, most: 400 };
  const reviewer = new Reviewer(LOTTERY, { options: {}, log: LOST, people: [0] }, effort);
  for (const _ of reviewer.run());
  const { points, sides } = reviewer.review()!;
  const values = points.map(({ values: [each] }) => each!.value);
  for (const [i, share] of [0.6, 0.45, 0.15, 0.25, 0].entries())
    expect(Math.abs(values[i]! - share)).toBeLessThan(0.1);
  const { turningPoint, before, bestTurn } = sides[0]!;
  // The only turn that went up comes after the one that decided the match.
  expect([turningPoint?.turn, bestTurn?.turn]).toEqual([2, 3]);
  expect(before).toBeUndefined();
});

describe('the turn that did the most good', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  /** A review with so many futures, and how much the value rose in each turn. */
  const reviewed = (seed: number, futures: number) => {
    const log = playMatch(game, game.rules(options.value), seed);
    const effort = { ...QUICK, first: [futures], before: futures, most: futures };
    const reviewer = new Reviewer(game, { options: options.value, log, people: [0] }, effort);
    for (const _ of reviewer.run());
    const { points, sides } = reviewer.review()!;
    const valueAt = (at: number): number => points[at]!.values[0]!.value;
    const rises = turnSpans(points).map(({ turn, from, to }) => ({
      turn,
      rise: valueAt(to) - valueAt(from),
    }));
    const [most, next] = rises.toSorted((a, b) => b.rise - a.rise);
    return { side: sides[0]!, most: most!, next: next! };
  };

  test('rose most, also where another one fell by more; what did it adds up', () => {
    const { side, most } = reviewed(8, 24);
    const { bestTurn: best, turningPoint } = side;
    expect(turningPoint!.change.value).toBeLessThan(0);
    expect(-turningPoint!.change.value).toBeGreaterThan(most.rise);
    expect(best!.turn).toBe(most.turn);
    expect(best!.change.value).toBeCloseTo(most.rise, 8);
    expect(best!.change.low).toBeGreaterThan(0);
    const causes = best!.luck.value + best!.own.value + best!.others.value;
    expect(causes).toBeCloseTo(best!.change.value, 8);
  });

  test('is not named where it rose only as far as few futures can tell', () => {
    const found = [1, 2, 3, 4, 5, 6].map((seed) => reviewed(seed, 4));
    const rose = found.filter(({ most }) => most.rise > 0.02);
    expect(rose.length).toBeGreaterThan(2);
    for (const { side } of rose) expect(side.bestTurn).toBeUndefined();
  });

  test('is ahead only where no other turn may have risen as much', () => {
    const found = [1, 4, 6, 8].map((seed) => reviewed(seed, 128));
    expect(found.map(({ side }) => side.bestTurn?.ahead)).toEqual([true, false, false, true]);
    // Where it is, the others rose by far less; where it is not, another one rose nearly as much.
    expect(found.map(({ most, next }) => next.rise / most.rise < 0.5)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

test('from the first future on it is told how far the work is', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const log = playMatch(game, game.rules(options.value), 3);
  const reviewer = new Reviewer(game, { options: options.value, log, people: [0] }, QUICK);
  const told: number[] = [];
  for (const shown of reviewer.run()) {
    if (shown) break;
    told.push(reviewer.progress);
  }
  expect(told.length).toBeGreaterThan(4);
  expect(told[0]).toBeGreaterThan(0);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(new Set(told).size).toBe(told.length);
});
