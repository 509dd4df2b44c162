import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaults, type KeptBounds, type KnownBounds } from '@glade/engine';
import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { bounds as bounded, games as shelf, values } from '@glade/games';
import { expect, test } from 'vitest';
import { provenShare } from '../src/experiments/possible-share.ts';
import { boundsFrom, knownBounds, sampleBounds } from '../src/experiments/sampled-bounds.ts';
import { sampledBounds, sampledStart, sampleStart } from '../src/experiments/sampled-starts.ts';
import { gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const USUAL_CLIMBERS = {
  players: 4,
  order: 'fixed',
  standStill: true,
  descend: 2,
  lastOne: 'winsAtOnce',
  allLost: 'noWinner',
  credit: 'each',
};

/** The two percentages of an answer, and whether it says that it is proven. */
function percentsOf(text: string): { lower: number; upper: number; proven: boolean } {
  const words = text.replaceAll(/\s+/g, ' ');
  const [, lower, upper] = /saves the home in ([\d.]+)% to ([\d.]+)%/.exec(words)!;
  return { lower: Number(lower), upper: Number(upper), proven: words.includes('(proven') };
}

const keptIn = (file: string): readonly KnownBounds[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as KeptBounds).samples;

test(
  'a start is proven, or bounded by matches: both hold the same value, and the same seed gives the same numbers',
  ONLY_LONG,
  async () => {
    const start = ['value', 'wildfire', '--start', '1,1/4,4'];
    const sampled = [...start, '--method', 'sampled', '--games', '500'];
    const [proof, one, again, other] = await Promise.all(
      [start, sampled, sampled, [...sampled, '--seed', '2']].map((args) => gladeHere(args)),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    const proven = percentsOf(proof!.out);
    expect(proven.proven).toBe(true);
    for (const found of [one, other].map((each) => percentsOf(each!.out))) {
      expect(found.proven).toBe(false);
      expect(found.lower).toBeLessThan(proven.upper);
      expect(found.upper).toBeGreaterThan(proven.lower);
      expect(found.upper - found.lower).toBeLessThan(15);
    }
  },
);

test('who aims at points is told numbers of squares; the same cannot be asked of all starts or of samples', async () => {
  const points = ['value', 'wildfire', '--aim', 'points'];
  const { code, out } = await gladeHere([...points, '--start', '2,2/3,3']);
  expect(code).toBe(0);
  const [, lower, upper] = /leaves ([\d.]+) to ([\d.]+) empty squares/.exec(
    out.replaceAll(/\s+/g, ' '),
  )!;
  expect(Number(upper) - Number(lower)).toBeLessThanOrEqual(0.52);
  for (const more of [['--all'], ['--start', '2,2/3,3', '--method', 'sampled']]) {
    const refused = await gladeHere([...points, ...more]);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain('--aim points proves one start');
  }
  const wrong = await gladeHere(['value', 'wildfire', '--aim', 'fame', '--start', '2,2/3,3']);
  expect(wrong.err).toContain('Choose from: home, points');
});

test('samples that come with the game agree with what is proven, and are drawn again to the last digit', () => {
  const { wildfire } = values;
  const { seed, games, gap, lookahead, starts } = wildfire!.sampled;
  const proven = Object.entries(wildfire!.proven);
  expect(Object.keys(starts)).toHaveLength(150);
  const wrong = proven.filter(([name, [lower, upper]]) => {
    const found = sampledStart(name, starts[name]!, games);
    const samples = sampledBounds([{ found, weight: 1 }]);
    return samples.lower > upper || samples.upper < lower;
  });
  expect(wrong).toEqual([]);
  for (const name of ['1,1/3,1', '2,2/4,2']) {
    const again = sampleStart(
      name,
      wildfire!.relaxation(name, 16_000_000, gap, lookahead),
      games,
      seed,
    );
    expect(again).toEqual(sampledStart(name, starts[name]!, games));
  }
});

test.each([4, 8])(
  'samples of all starts together, startBuffer=%i: at most 0.3 points wide, and they meet what is proven',
  (startBuffer) => {
    const { wildfire } = values;
    const all = wildfire!.starts({ mode: 'solo', startBuffer });
    const { games, starts } = wildfire!.sampled;
    const samples = sampledBounds(
      all.map(({ name, chance }) => ({
        found: sampledStart(name, starts[name]!, games),
        weight: chance,
      })),
    );
    const proven = provenShare(all, wildfire!.proven);
    expect(samples.lower).toBeLessThan(proven.upper);
    expect(samples.upper).toBeGreaterThan(proven.lower);
    expect(samples.upper - samples.lower).toBeLessThanOrEqual(0.003);
  },
);

test('a playtest says how much of what is possible a bot wins, where that is known', async () => {
  const ask = ['playtest', 'wildfire', '--bots', 'policy', '--games', '40'];
  const usual = (await gladeHere(ask)).out.replaceAll(/\s+/g, ' ');
  const [, low, high, from, to] =
    /Perfect play wins ([\d.]+)% to ([\d.]+)% of them \(proven\)\. So these bots win ([\d.]+)% to ([\d.]+)% of what/
      .exec(usual)!
      .map(Number);
  const [, least, most] = /95% range ([\d.]+)% – ([\d.]+)%/.exec(usual)!.map(Number);
  // Of all starts together no more is open than of one, and 0.1 by rounding at each end.
  expect(high! - low!).toBeLessThan(0.41);
  expect(Math.abs(from! - (100 * least!) / high!)).toBeLessThan(0.3);
  expect(Math.abs(to! - Math.min(100, (100 * most!) / low!))).toBeLessThan(0.3);
  const further = (await gladeHere([...ask, '--set', 'startBuffer=8'])).out;
  expect(further.replaceAll(/\s+/g, ' ')).toMatch(
    /Perfect play wins 90\.\d% to 90\.9% of them \(proven\)/,
  );
  for (const other of [
    ['--set', 'mode=x4'],
    ['--patch', 'WF-22.actions=2'],
  ])
    expect((await gladeHere([...ask, ...other])).out).not.toContain('Perfect play');
});

test('of a start that is open nothing is known in what is proven of all together', () => {
  const { wildfire } = values;
  const starts = wildfire!.starts({ mode: 'solo', startBuffer: 8 });
  const { proven } = wildfire!;
  const { lower, upper } = provenShare(starts, proven);
  expect(upper - lower).toBeLessThanOrEqual(0.0021);
  const name = '2,2/4,2';
  const { [name]: one, ...others } = proven;
  const { chance } = starts.find((start) => start.name === name)!;
  const open = provenShare(starts, others);
  expect(open.lower).toBeCloseTo(lower - chance * one![0], 12);
  expect(open.upper).toBeCloseTo(upper + chance * (1 - one![1]), 12);
});

test(
  'a playtest says the same of games that only samples tell about, and where they are unknown nothing',
  ONLY_LONG,
  async () => {
    const ask = ['playtest', 'forest-fire', '--bots', 'careless', '--games', '20'];
    const told = async (...more: readonly string[]): Promise<string> =>
      (await gladeHere([...ask, ...more])).out.replaceAll(/\s+/g, ' ');
    const fewer = await told('--set', 'firebreaks=0');
    // Without an upper bound there is no interval of what these bots win of it.
    expect(fewer).toContain(
      'Perfect play wins 98.5% of them or more (99% sure). Nobody knows how much it wins at most.',
    );
    expect(fewer).not.toContain('So these bots win');
    // Where perfect play loses less than one match in 100, there is.
    expect(await told('--set', 'firebreaks=2')).toMatch(
      /Perfect play wins 99\.3% to 100\.0% of them \(99% sure\)\. So these bots win [\d.]+% to [\d.]+% of what/,
    );
    expect(await told('--set', 'firebreaks=0', '--set', 'place=after')).not.toContain(
      'Perfect play',
    );
    expect(await told('--patch', 'FF-32.moves=3')).not.toContain('Perfect play');
    const family = ['playtest', 'fair-verona', '--games', '4', '--bots', 'cautious', '--set'];
    expect((await gladeHere([...family, 'difficulty=easy'])).out).not.toContain('Perfect play');
    const hard = await gladeHere([...family, 'difficulty=hard']);
    const found = /Perfect play wins ([\d.]+)% of them or more/.exec(
      hard.out.replaceAll(/\s+/g, ' '),
    );
    const { 'fair-verona': verona } = bounded;
    const { sums } = verona!.kept.samples.find(({ options }) => options['difficulty'] === 'hard')!;
    expect(Number(found![1])).toBeLessThan(sums[2] / 10);
    expect(Number(found![1])).toBeGreaterThan(50);
  },
);

/** Samples of all starts, drawn once for all tests. */
const OF_ALL = 'value wildfire --method sampled --games 2 --gap 1 --set startBuffer=8'.split(' ');
let ofAll: ReturnType<typeof drawAll> | undefined;

async function drawAll() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'samples.json');
  const first = await gladeHere([...OF_ALL, '--out', file]);
  expect(first.code).toBe(0);
  return { file, first, kept: readFileSync(file, 'utf8') };
}

test('samples are kept in a file, and the same command goes on from it', ONLY_LONG, async () => {
  const ask = OF_ALL;
  const { file, first, kept } = await (ofAll ??= drawAll());
  // One start is missing: it is drawn again, to the same numbers. What stands in the file is not.
  const lines = kept.split('\n').filter((line) => !line.includes('"2,2/4,2"'));
  writeFileSync(file, lines.join('\n'));
  const again = await gladeHere([...ask, '--out', file]);
  expect(again.out).toBe(first.out);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  for (const other of ['[1]', 'null', kept.replace(/: \[.*?\]/, ': null')]) {
    writeFileSync(file, other);
    expect((await gladeHere([...ask, '--out', file])).err).toContain('holds no samples');
  }
  for (const other of [kept.replace('"wildfire"', '"war-kids"'), kept.replace('n": 1', 'n": 0')]) {
    writeFileSync(file, other);
    expect((await gladeHere([...ask, '--out', file])).err).toContain('of another game, or of');
  }
  expect((await gladeHere([...ask, '--out', file, '--start', '2,2/4,2'])).err).toContain(
    '--out keeps all starts',
  );
});

test(
  'what is proven of all starts goes on from a file of the same rules only, and is not kept unasked',
  ONLY_LONG,
  async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'proven.json');
    const ask = ['value', 'wildfire', '--all', '--gap', '1', '--out', file];
    const first = await gladeHere(ask);
    expect(first.code).toBe(0);
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replace(/"1,1\/3,1": \[.*?\]/, '"1,1/3,1": [0.1, 0.2]'));
    expect((await gladeHere(ask)).out).toContain('10.0-20.0');
    for (const other of [
      '[1]',
      kept.replace(/: \[.*?\]/, ': null'),
      kept.replace(/: \[.*?,/, ': ['),
    ]) {
      writeFileSync(file, other);
      expect((await gladeHere(ask)).err).toContain('holds no proven bounds');
    }
    writeFileSync(file, kept.replace('n": 1', 'n": 0'));
    expect((await gladeHere(ask)).err).toContain('bounds of another game, or of');
    const unasked = await gladeHere(['value', 'wildfire', '--out', file]);
    expect([unasked.code, unasked.out]).toEqual([2, '']);
    expect(unasked.err).toContain('Add --all');
    const one = await gladeHere(['value', 'wildfire', '--start', '2,2/3,3', '--out', file]);
    expect([one.code, one.out]).toEqual([2, '']);
  },
);

test('all starts can be stopped after some seconds or by Ctrl-C: what is finished is kept, and told', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'proven.json');
  // So near that it takes hours; the first starts are proven at once.
  const ask = ['value', 'wildfire', '--all', '--gap', '0.0002', '--workers', '1', '--out', file];
  const stopped = await gladeHere([...ask, '--seconds', '1']);
  expect(stopped.out.replaceAll(/\s+/g, ' ')).toMatch(
    /holds \d+ of 150 starts\. The same command continues|before there was anything/,
  );
  const heard = process.listeners('SIGINT');
  const going = gladeHere(ask);
  const listening = () => process.listeners('SIGINT').filter((each) => !heard.includes(each));
  await expect.poll(listening).toHaveLength(1);
  listening()[0]!('SIGINT');
  const { code, out } = await going;
  expect(code).toBe(130);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /holds \d+ of 150 starts\. The same command continues|before there was anything/,
  );
});

test('what would have no effect is refused, and what is no number', async () => {
  const refused = async (...more: readonly string[]) => {
    const { code, out, err } = await gladeHere(['value', 'wildfire', ...more]);
    expect([code, out]).toEqual([2, '']);
    return err.replaceAll(/\s+/g, ' ');
  };
  const one = ['--start', '1,1/4,4'];
  expect(await refused(...one, '--workers', '2')).toContain('--workers is for many starts at once');
  expect(await refused('--workers', '2')).toContain('--workers is for many starts at once');
  expect(await refused('--gap', '0.1')).toContain('--gap is for what is proven now');
  expect(await refused('--seconds', '5')).toContain('--seconds is for what is proven now');
  expect(await refused('--aim', 'home')).toContain('--aim is for what is proven now');
  expect(await refused(...one, '--method', 'sampled', '--workers', 'x')).toContain('--workers');
  expect(await refused('--all', '--out', 'x.json', '--workers', '0')).toContain('--workers');
});

test('who wants bounds of one start and of all at once is asked which', async () => {
  for (const method of ['proven', 'sampled']) {
    const both = ['value', 'wildfire', '--start', '1,1/4,4', '--all', '--method', method];
    const { code, out, err } = await gladeHere([
      ...both,
      ...(method === 'sampled' ? ['--games', '2'] : []),
    ]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--start names one start');
  }
});

test('sampled bounds of all starts say that each pair holds by itself', async () => {
  const { file, kept } = await (ofAll ??= drawAll());
  writeFileSync(file, kept);
  const { code, out } = await gladeHere([...OF_ALL, '--all', '--out', file]);
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('holds by itself in 99 of 100 cases');
}, 180_000);

test(
  'a game where nothing is proven is bounded by matches, again to the last digit, and refuses what belongs to proofs',
  ONLY_LONG,
  async () => {
    const ask = ['value', 'leaf-climbers', '--method', 'sampled', '--games', '3'];
    const first = await gladeHere(ask);
    expect(first.code).toBe(0);
    const told = first.out.replaceAll(/\s+/g, ' ');
    expect(told).toMatch(
      /for all climbers, [\d.]+% to [\d.]+% would win\. This is 99% sure, from 3 matches\./,
    );
    expect((await gladeHere(ask)).out).toBe(first.out);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'bounds.json');
    await gladeHere([...ask, '--out', file]);
    const [kept] = keptIn(file);
    const { 'leaf-climbers': climbers } = bounded;
    const sampler = climbers!.sampler({ ...USUAL_CLIMBERS }, 'survive');
    expect(kept!.sums).toEqual(sampleBounds(sampler, 'survive', 3, '1'));
    for (const more of [['--start', '1,1'], ['--all'], ['--gap', '0.1'], ['--method', 'proven']]) {
      const refused = await gladeHere(['value', 'leaf-climbers', ...more]);
      expect([refused.code, refused.out]).toEqual([2, '']);
      expect(refused.err.replaceAll(/\s+/g, ' ')).toContain('Nothing of this game is proven');
    }
    const other = await gladeHere(['value', 'leaf-climbers', '--set', 'players=2']);
    expect(other.err.replaceAll(/\s+/g, ' ')).toContain(
      'This value is known only for four climbers',
    );
  },
);

test('what comes with a game is kept in a file, too, and samples of two rules stand in it side by side', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'bounds.json');
  const { 'forest-fire': fire } = bounded;
  await gladeHere(['value', 'forest-fire', '--out', file]);
  const usual = fire!.kept.samples.filter(({ options }) => options['firebreaks'] === 2);
  expect(keptIn(file)).toEqual(usual);
  const none = ['--set', 'firebreaks=0'];
  await gladeHere(['value', 'forest-fire', '--aim', 'out', ...none, '--out', file]);
  expect(keptIn(file)).toEqual([...usual, fire!.kept.samples[0]]);
});

/** Samples of Fair Verona that nobody drew, so that it is seen whether they are played again. */
const OF_VERONA = { aim: 'win', options: {}, games: 1500, seed: '7', sums: [1500, 1500, 3, 3] };

/** A file with these samples, and a command that keeps samples of how often Fair Verona is won in it. */
function veronaFile(...samples: readonly object[]): {
  readonly file: string;
  readonly ask: (...more: readonly string[]) => ReturnType<typeof gladeHere>;
} {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glade-')), 'bounds.json');
  const { version } = shelf.find(({ id }) => id === 'fair-verona')!;
  writeFileSync(file, JSON.stringify({ game: 'fair-verona', version, samples }));
  const ask = ['value', 'fair-verona', '--aim', 'win', '--out', file];
  return { file, ask: async (...more) => gladeHere([...ask, ...more]) };
}

test('what stands in a file is told before what comes with the game, and is not played again', async () => {
  const hard = { ...OF_VERONA, options: { difficulty: 'hard' }, games: 2, sums: [2, 2, 0, 0] };
  const { file, ask } = veronaFile(OF_VERONA, hard);
  for (const more of [[], ['--method', 'sampled', '--games', '1500', '--seed', '7']]) {
    const { code, out } = await ask(...more);
    expect(code).toBe(0);
    expect(out).toContain('1,500 matches');
    expect(keptIn(file)).toEqual([hard, OF_VERONA]);
  }
  expect((await ask('--set', 'difficulty=hard')).out).toContain('2 matches');
  expect(keptIn(file)).toEqual([OF_VERONA, hard]);
});

test(
  'samples in a file are replaced only by as many of the same seed; others are refused, and nothing is lost',
  ONLY_LONG,
  async () => {
    const { file, ask } = veronaFile(OF_VERONA);
    const before = readFileSync(file, 'utf8');
    for (const drawn of [
      ['--games', '1499', '--seed', '7'],
      ['--games', '1501'],
      ['--method', 'sampled'],
    ]) {
      const { code, out, err } = await ask(...drawn);
      expect([code, out]).toEqual([2, '']);
      expect(err.replaceAll(/\s+/g, ' ')).toContain(
        'keeps 1,500 matches of --seed 7, which would be lost. Choose a new name, or write --method sampled --seed 7 --games 1500 or more.',
      );
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
    const few = veronaFile({ ...OF_VERONA, games: 2 });
    expect((await few.ask('--games', '3', '--seed', '7')).code).toBe(0);
    expect(keptIn(few.file).map(({ games, seed }) => [games, seed])).toEqual([[3, '7']]);
  },
);

test('a file that cannot hold the samples is refused before a match is played', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glade-'));
  // So many matches take hours.
  const ask = ['value', 'leaf-climbers', '--method', 'sampled', '--games', '1000000', '--out'];
  const nowhere = await gladeHere([...ask, path.join(folder, 'none', 'bounds.json')]);
  expect([nowhere.code, nowhere.out]).toEqual([2, '']);
  const file = path.join(folder, 'bounds.json');
  const ofClimbers = { game: 'leaf-climbers', version: 1 };
  const sums = [1, 1, 1, 1];
  const entry = { aim: 'survive', options: {}, games: 3, seed: '1', sums };
  for (const [kept, said] of [
    [[null], 'holds no samples'],
    [null, 'holds no samples'],
    [{ ...ofClimbers, samples: [null] }, 'holds no samples'],
    [{ ...ofClimbers, samples: [{ ...entry, sums: [1, 1, null, 1] }] }, 'holds no samples'],
    [{ ...ofClimbers, samples: [{ ...entry, options: { players: 9 } }] }, 'holds no samples'],
    [{ ...ofClimbers, game: 'fair-verona', samples: [] }, 'samples of another game, or of other'],
    [{ ...ofClimbers, version: 0, samples: [entry] }, 'samples of another game, or of other'],
  ] as const) {
    writeFileSync(file, JSON.stringify(kept));
    const { code, out, err } = await gladeHere([...ask, file]);
    expect([code, out]).toEqual([2, '']);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(said);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(kept));
  }
});

test('options that the rules read alike are told the same bounds, and those of other rules are not', async () => {
  const usual = await gladeHere(['value', 'forest-fire']);
  expect(usual.out.replaceAll(/\s+/g, ' ')).toContain('1,000 matches');
  for (const same of ['maxRounds=200', 'firebreaks=2', 'firebreaks=4', 'speak=true'])
    expect((await gladeHere(['value', 'forest-fire', '--set', same])).out).toBe(usual.out);
  const fewer = await gladeHere(['value', 'forest-fire', '--set', 'firebreaks=1']);
  expect(fewer.out).not.toBe(usual.out);
  const { 'forest-fire': fire } = bounded;
  const game = shelf.find(({ id }) => id === 'forest-fire')!;
  expect(knownBounds(game, fire!)).toEqual(fire!.kept.samples);
  expect(knownBounds({ ...game, version: game.version + 1 }, fire!)).toEqual([]);
});

/** Whether samples are drawn in seconds; the others take minutes. */
const isQuick = ({ aim }: KnownBounds): boolean => aim === 'foresight';
const ENTRIES = Object.entries(bounded)
  .flatMap(([id, { kept }]) => kept.samples.map((entry) => ({ id, entry })))
  .toSorted((a, b) => Number(isQuick(b.entry)) - Number(isQuick(a.entry)));
const DRAWN = sample('cli: samples that come with games, drawn again', 1, ENTRIES.length);

test.each(ENTRIES.slice(0, DRAWN))(
  'samples that come with $id are drawn again to the last digit: $entry.aim, $entry.options',
  LIMIT,
  ({ id, entry }) => {
    const game = shelf.find((each) => each.id === id)!;
    const options = { ...defaults(game.options), ...entry.options };
    const sampler = bounded[id]!.sampler(options, entry.aim);
    expect(sampleBounds(sampler, entry.aim, entry.games, entry.seed)).toEqual(entry.sums);
  },
);

test('bounds that come with a game are of its aims, and lie in order within what is certain', () => {
  for (const [name, bounds] of Object.entries(bounded)) {
    const { aims } = bounds;
    const known = knownBounds(
      shelf.find((game) => game.id === name)!,
      bounds,
    );
    expect(known.length).toBeGreaterThan(0);
    for (const { aim: id, sums, games } of known) {
      const aim = aims.find((each) => each.id === id)!;
      const { lower, upper } = boundsFrom(aim, sums, games);
      expect(lower).toBeGreaterThanOrEqual(aim.certain[0]);
      expect(lower).toBeLessThan(upper);
      expect(upper).toBeLessThanOrEqual(aim.certain[1]);
    }
  }
});

test('what one point of a value is, is said where a gap is asked for and where starts are counted', async () => {
  const { out } = await gladeHere(['value', '--help']);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('by default 0.01, one point of 100');
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/value.md'), 'utf8');
  expect(page).toContain('a gap of 0.01 is one point');
});
