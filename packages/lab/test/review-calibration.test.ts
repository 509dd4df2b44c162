import { CHANCE, defaults, KeyedDice, OVER, outcomeAt, type BotGame } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { games } from '../../../games/index.ts';
import { Futures } from '../src/review/futures.ts';
import { positionsOf, type Position } from '../src/review/positions.ts';
import { resultReader, sidesOf } from '../src/review/stakes.ts';

/** Futures for each of the two forecasts of a position. */
const PLAYOUTS = 8;
/** The standard errors with which the intervals of all bins and games hold together at 95 %. */
const JOINT = 3.2;
const BINS = 4;

/** Sums over positions, each with its weight. */
interface Bin {
  positions: number;
  weight: number;
  off: number;
  squares: number;
}

/**
 * Plays matches of the bot that the review plays on with, and compares the value of one position of each, chosen by chance,
 * with the result. A first forecast chooses the bin, and a second one, in other futures, is compared. `bins` in ascending
 * order of value.
 *
 * A position counts as often as its match has entries. Without that, matches that end early would count more at each of their
 * positions than long ones do at the same: where lost matches are short, results would look worse than they are.
 */
function compare(game: BotGame, options: Record<string, string>, matches: number): readonly Bin[] {
  const rules = game.rules({ ...defaults(game.options), ...options });
  const futures = new Futures(game, rules, 'forecast');
  const policy = game.policies(rules)[futures.by]!;
  const sides = sidesOf(rules);
  const read = resultReader(rules);
  const bins = Array.from({ length: BINS }, (): Bin => ({
    positions: 0,
    weight: 0,
    off: 0,
    squares: 0,
  }));
  for (let match = 0; match < matches; match++) {
    const random = new KeyedDice('calibrated', match).random('all');
    const s = rules.create();
    const log = [];
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      const action =
        actor === CHANCE
          ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
          : policy.choose(s, random);
      log.push({ actor, action });
      rules.apply(s, action);
    }
    const came = new Float64Array(sides);
    read(s, came, 0);
    const at = random.below(log.length);
    const position = positionsOf(rules, log.slice(0, at)).at(-1)!;
    const side = match % sides;
    const [first, second] = [0, 1].map((which) =>
      forecast(futures, position, at, match * 2 + which, side, sides),
    ) as [number, number];
    const bin = bins[Math.min(BINS - 1, Math.floor(first * BINS))]!;
    const weight = log.length;
    const off = weight * (came[side]! - second);
    bin.positions += 1;
    bin.weight += weight;
    bin.off += off;
    bin.squares += off * off;
  }
  return bins;
}

function forecast(
  futures: Futures,
  position: Position,
  at: number,
  which: number,
  side: number,
  sides: number,
): number {
  const out = new Float64Array(sides);
  let sum = 0;
  for (let j = which * PLAYOUTS; j < (which + 1) * PLAYOUTS; j++) {
    futures.play(position, at, j, out, 0);
    sum += out[side]!;
  }
  return sum / PLAYOUTS;
}

const CASES = [
  { id: 'wildfire', options: {}, matches: 300 },
  { id: 'wildfire', options: { mode: 'x4' }, matches: 150 },
  { id: 'wildfire', options: { mode: 'vs' }, matches: 300 },
  { id: 'forest-fire', options: {}, matches: 30 },
  { id: 'leaf-climbers', options: {}, matches: 120 },
  { id: 'starfall-forest', options: {}, matches: 16 },
  { id: 'war-kids', options: {}, matches: 30 },
  { id: 'fair-verona', options: {}, matches: 16 },
] as const;

test.each(CASES)(
  'values in $id $options are what comes of them',
  ({ id, options, matches }) => {
    const game = games.find((each) => each.id === id)!;
    const named = `${id} ${JSON.stringify(options)}`;
    const count = sample(`${named}: values against results`, matches, 20 * matches);
    const bins = compare(game, options, count);
    for (const { positions, weight, off, squares } of bins) {
      if (positions < 8) continue;
      // Two more misses of usual weight, so that a few results that are all alike do not count as certain.
      const more = 2 * (weight / positions) ** 2;
      expect(Math.abs(off) / weight).toBeLessThanOrEqual(
        (JOINT * Math.sqrt(squares + more)) / weight,
      );
    }
    expect(bins.reduce((sum, { positions }) => sum + positions, 0)).toBe(count);
  },
  LIMIT.timeout,
);
