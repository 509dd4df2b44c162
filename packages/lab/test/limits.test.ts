import { Xoshiro } from '@glade/engine';
import { expect, test } from 'vitest';
import { changesOf } from '../src/questions/changes.ts';
import { judge, matchesToJudge, parseLimit } from '../src/questions/limits.ts';
import type { Histogram } from '../src/statistics/histogram.ts';
import { emptyPairedDifferences } from '../src/tally/paired-differences.ts';
import { countOutcome, emptyTally, type Tally } from '../src/tally/tally.ts';

// What `--fail-if` says of changes in few matches: no more than their test.

const MATCHES = 100;

/** Matches of a team that all ended. */
function tally(games: number): Tally {
  const empty = emptyTally(2, 1);
  countOutcome(empty, { code: 'end', winners: [], measures: {} });
  return { ...empty, games };
}

/** What is told of a number that differed so in so many matches. */
function changeOf(of: string, seen: Histogram, games = MATCHES) {
  const pairs = { ...emptyPairedDifferences(1), blocks: games };
  pairs.numbers.set(of, { seen, mark: 1, mirror: 2 });
  const experiment = { game: 'coins', options: {}, bots: ['a', 'a'], seed: '1', games };
  const [change] = changesOf(tally(games), tally(games), pairs, experiment);
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
])(
  'nine against two of %s break no limit of 0, since chance does that in 6.5 of 100 cases',
  (of, unit) => {
    const change = changeOf(of, differing(9, 2, unit));
    expect(change.p).toBeCloseTo((2 * 67) / 2048, 10);
    expect(change.low).toBe(0);
    expect(judge(parseLimit(`${of}>0`)!, { changes: [change] })).toBe('unsure');
    const surely = changeOf(of, differing(10, 1, unit));
    expect(surely.p).toBeLessThan(0.05);
    expect(judge(parseLimit(`${of}>0`)!, { changes: [surely] })).toBe('broken');
  },
);

test('five matches that are longer by as much prove nothing, and break no limit of 0', () => {
  const change = changeOf('length', new Map([[2, 5]]));
  expect(change.p).toBeCloseTo(2 / 32, 10);
  expect(change.low).toBe(0);
  expect(judge(parseLimit('length>0')!, { changes: [change] })).toBe('unsure');
  expect(judge(parseLimit('length>0')!, { changes: [changeOf('length', new Map([[2, 6]]))] })).toBe(
    'broken',
  );
});

test.each([
  ['ending.end>0', 16, 6],
  ['won>0', 16, 6],
  ['ending.end>8%', 60, 36],
  ['length>0', 80, 60],
])(
  'with as many matches as are told for %s, 4 of 5 studies know, and with a third of them clearly fewer',
  (text, up, down) => {
    const limit = parseLimit(text)!;
    const unit = limit.of === 'points.0' ? 60 : 1;
    const changes = [changeOf(limit.of, differing(up, down, unit), 200)];
    expect(judge(limit, { changes })).toBe('unsure');
    const n = matchesToJudge(limit, { changes }, 200)!;
    const random = new Xoshiro(13);
    const known = (games: number): number => {
      let studies = 0;
      for (let study = 0; study < 300; study++) {
        let [more, less] = [0, 0];
        for (let match = 0; match < games; match++) {
          const lot = random.below(200);
          if (lot < up) more += 1;
          else if (lot < up + down) less += 1;
        }
        const change = changeOf(limit.of, differing(more, less, unit), games);
        studies += Number(judge(limit, { changes: [change] }) !== 'unsure');
      }
      return studies / 300;
    };
    // Three standard errors and a half of 300 studies are 8 %.
    expect(known(n)).toBeGreaterThan(0.72);
    expect(known(Math.round(n / 3))).toBeLessThan(0.6);
  },
);
