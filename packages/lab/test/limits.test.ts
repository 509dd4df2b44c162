import { expect, test } from 'vitest';
import { changesOf } from '../src/questions/changes.ts';
import { judge, parseLimit } from '../src/questions/limits.ts';
import type { Histogram } from '../src/statistics/histogram.ts';
import { emptyPairedDifferences } from '../src/tally/paired-differences.ts';
import { countOutcome, emptyTally, type Tally } from '../src/tally/tally.ts';

// What `--fail-if` says of changes in few matches: no more than their test.

const MATCHES = 100;

/** Matches of a team that all ended. */
function tally(): Tally {
  const empty = emptyTally(2, 1);
  for (let match = 0; match < MATCHES; match++)
    countOutcome(empty, { code: 'end', winners: [], measures: {} });
  return { ...empty, games: MATCHES };
}

/** What is told of a number that differed so in these matches. */
function changeOf(of: string, seen: Histogram) {
  const pairs = { ...emptyPairedDifferences(1), blocks: MATCHES };
  pairs.numbers.set(of, { seen, mark: 1, mirror: 2 });
  const experiment = { game: 'coins', options: {}, bots: ['a', 'a'], seed: '1', games: MATCHES };
  const [change] = changesOf(tally(), tally(), pairs, experiment);
  return { ...change!, adjusted: change!.p, test: true };
}

/** So many matches that have something only after the change, and so many only before it. */
const differing = (up: number, down: number, unit = 1): Histogram =>
  new Map([
    [unit, up],
    [-unit, down],
  ]);

test.each([
  ['ending.end', 1],
  ['clause.X-01', 1],
  ['points.0', 60],
])('nine against two of %s break no limit of 0, since chance does that in 6.5 of 100 cases', (of, unit) => {
  const change = changeOf(of, differing(9, 2, unit));
  expect(change.p).toBeCloseTo((2 * 67) / 2048, 10);
  expect(change.low).toBe(0);
  expect(judge(parseLimit(`${of}>0`)!, { changes: [change] })).toBe('unsure');
  const surely = changeOf(of, differing(10, 1, unit));
  expect(surely.p).toBeLessThan(0.05);
  expect(judge(parseLimit(`${of}>0`)!, { changes: [surely] })).toBe('broken');
});

test('five matches that are longer by as much prove nothing, and break no limit of 0', () => {
  const change = changeOf('length', new Map([[2, 5]]));
  expect(change.p).toBeCloseTo(2 / 32, 10);
  expect(change.low).toBe(0);
  expect(judge(parseLimit('length>0')!, { changes: [change] })).toBe('unsure');
  expect(judge(parseLimit('length>0')!, { changes: [changeOf('length', new Map([[2, 6]]))] })).toBe(
    'broken',
  );
});
