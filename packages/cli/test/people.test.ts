import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '@glade/engine';
import { matchRecord, type People } from '@glade/lab';
import { expect, test } from 'vitest';
import { gameById } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const fileWith = (name: string, text: string): string => {
  const file = join(folder(), name);
  writeFileSync(file, text);
  return file;
};

/** A record as people would have left it, or bots. */
function recordOf(options: Readonly<Record<string, string | number>>, player: string): string {
  const game = gameById('wildfire');
  const parsed = parseOptions(game.options, { ...game.options.bulk, ...options });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const experiment = {
    game: game.id,
    options: parsed.value,
    bots: ['policy'],
    seed: '1',
    games: 1,
  };
  return matchRecord(game, experiment, 0).replace('bot policy', player);
}

test('a CSV file and records by people stand beside the bots, and what does not count is told', async () => {
  const csv = fileWith(
    'evening.csv',
    'date,won,turns,minutes,questions\n1 May,yes,6,4,2\n2 May,no,3,2,0\n3 May,yes,8,7,1\n',
  );
  const [mine, bots, other] = [
    fileWith('mine.txt', recordOf({}, 'Ada')),
    fileWith('bots.txt', recordOf({}, 'bot policy')),
    fileWith('other.txt', recordOf({ startBuffer: 8 }, 'Ada')),
  ];
  const json = join(folder(), 'people.json');
  const line = ['people', 'wildfire', csv, mine, bots, other, '--games', '100', '--json', json];
  const { code, out, err } = await gladeHere(line);
  expect({ code, err }).toMatchObject({ code: 0 });
  const told = err.replaceAll(/\s+/g, ' ');
  expect(told).toMatch(/Not read in .*evening.csv: date/);
  expect(told).toMatch(/bots.txt was played with bots/);
  expect(told).toMatch(/other.txt was played by other rules/);
  const found = JSON.parse(readFileSync(json, 'utf8')) as People;
  expect(found.matches).toBe(4);
  expect(found.questions!.value).toBe(1);
  expect(found.lines.find(({ of }) => of === 'points.0')!.people.n).toBe(4);
  expect(out).toContain('4 matches by people');
  expect(out).toContain('--pace');
});

test('each match by people is drawn beside those of bots, below the heading of what it tells', async () => {
  const minutes = (rounds: number): number => 10 + 2 * rounds;
  const rounds = [9, 11, 12, 12, 14, 15, 17, 18, 20, 22];
  const rows = rounds.map((each, i) => `${i % 3 === 0 ? '1 2' : '3'},${each},${minutes(each)}`);
  const csv = fileWith('drawn.csv', `winners,rounds,minutes\n${rows.join('\n')}\n`);
  const [page, json] = [join(folder(), 'drawn.html'), join(folder(), 'drawn.json')];
  const asked = ['people', 'leaf-climbers', csv, '--games', '60', '--html', page, '--json', json];
  const { out } = await gladeHere(asked);
  const { pace, lengths } = JSON.parse(readFileSync(json, 'utf8')) as People;
  expect(lengths!.people).toEqual(rounds);
  expect(lengths!.bots.low).toBeLessThan(lengths!.bots.high);
  expect(pace!.points.map(([, taken]) => taken)).toEqual(rounds.map(minutes));
  // The line that is drawn goes through the matches, which lie on one here but for what bots need.
  for (const [assumed, taken] of pace!.points)
    expect(Math.abs(pace!.setup!.value + pace!.times.value * assumed - taken)).toBeLessThan(3);
  const html = readFileSync(page, 'utf8');
  const front = /<section class="front">(.*?)<\/section>/s.exec(html)![1]!;
  const heads = [...front.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, head]) => head);
  expect(heads.slice(0, 3)).toEqual([
    'Who wins, and what differs',
    'How long it takes',
    'How well people play',
  ]);
  const [dots, rings] = [...front.matchAll(/<figure>.*?<\/figure>/gs)].map(([figure]) => figure);
  expect(dots!.match(/<circle class="bar"/g)).toHaveLength(rounds.length);
  expect(dots).toContain('class="pale"');
  expect(rings!.match(/<circle class="ring"/g)).toHaveLength(rounds.length);
  expect(rings!.match(/class="line"/g)).toHaveLength(1);
  expect(out).toMatch(/^How long it takes: /m);
});

test('rounds are read where a game counts rounds; a length that no bot had is asked about', async () => {
  const ask = async (text: string, game = 'leaf-climbers') => {
    const { code, out, err } = await gladeHere([
      'people',
      game,
      fileWith('rounds.csv', text),
      '--games',
      '40',
    ]);
    expect(code).toBe(0);
    return { out: out.replaceAll(/\s+/g, ' '), err: err.replaceAll(/\s+/g, ' ') };
  };
  const usual = await ask('winners,rounds\n1,18\n2,20\n');
  expect(usual.err).not.toContain('Not read');
  expect(usual.out).toContain('counted in rounds, in which everybody has a turn');
  expect(usual.out).not.toContain('Check the file');
  const strange = await ask('winners,rounds,note\n1,18,\n2,20000,\n');
  expect(strange.out).toMatch(
    /Check the file: one match has a length \(20,?000\) far outside those of all matches by bots\. Theirs are from \d+ to \d+, counted in rounds, in which everybody has a turn\. Are these turns, or a slip of the pen\?/,
  );
  expect(strange.err).toMatch(/Not read in .*: note\. .*won, rounds, minutes/);
  const turns = await ask('winners,rounds,turns\n1,3,20\n', 'war-kids');
  expect(turns.err).toMatch(/Not read in .*: rounds\. .*won, turns, minutes/);
  expect(turns.out).toContain('turns of all players together');
});

test('two matches that happen to be alike are too few to tell a difference', async () => {
  const csv = fileWith('two.csv', 'winners,turns\n1,18\n2,18\n');
  const json = join(folder(), 'two.json');
  const line = ['people', 'leaf-climbers', csv, '--games', '100', '--json', json];
  const { out } = await gladeHere(line);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('These are too few matches to say');
  expect(out).not.toMatch(/proven to play|∞|Infinity|NaN/);
  const { lines } = JSON.parse(readFileSync(json, 'utf8')) as People;
  expect(lines.filter(({ sure }) => sure)).toEqual([]);
  for (const { of, people } of lines) {
    // A range without an end is nothing in JSON.
    const { low, high }: { readonly low: number | null; readonly high: number | null } = people;
    expect((high ?? Infinity) - (low ?? -Infinity)).toBeGreaterThan(0.3);
    if (of === 'length') continue;
    expect(people.low).toBeGreaterThanOrEqual(0);
    expect(people.high).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['turns,minutes\n1,2\nmany,2\n', /p\.csv, line 3: “many” is not a number for turns/],
  ['won\nmaybe\n', /p\.csv, line 2: “maybe” does not say who won/],
  ['who,when\n1,2\n', /p\.csv: no column of “who, when” is known/],
  ['turns\n', /p\.csv has no match by people/],
])('%j is refused in a sentence', async (text, sentence) => {
  const { code, err } = await gladeHere(['people', 'wildfire', fileWith('p.csv', text)]);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(sentence);
});

test('a file that is too long is refused', async () => {
  const csv = fileWith('huge.csv', `turns,questions\n${'5,0 \n'.repeat(200_000)}`);
  const { code, err } = await gladeHere(['people', 'wildfire', csv]);
  expect(code).toBe(2);
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(/huge\.csv is too long: 1,000,000 characters/);
});

test('of a long file every match counts', async () => {
  const many = 15_000;
  const csv = fileWith('long.csv', `turns,who\n${`5,${'x'.repeat(58)}\n`.repeat(many)}`);
  const json = join(folder(), 'long.json');
  const line = ['people', 'wildfire', csv, '--games', '20', '--json', json];
  expect(await gladeHere(line)).toMatchObject({ code: 0 });
  expect((JSON.parse(readFileSync(json, 'utf8')) as People).matches).toBe(many);
});

test('columns that are not read are named whole, the rest is counted; no method is told that was not used', async () => {
  const more = ['match', 'dice', 'choice', 'ended', 'ending', 'winner_count', 'first_seat'];
  const columns = [...more, 'decisions', 'choices', 'notes'];
  const csv = fileWith('own.csv', `winners,${columns.join(',')}\n1${','.repeat(columns.length)}\n`);
  const { code, err, out } = await gladeHere(['people', 'leaf-climbers', csv, '--games', '20']);
  expect(code).toBe(0);
  expect(err.replaceAll(/\s+/g, ' ')).toContain(
    `${[...more, 'decisions'].join(', ')} and 2 more columns. These columns are read`,
  );
  expect(err).not.toContain('…');
  expect(out).not.toMatch(/straight\s+line/);
});

test('a measure that the game does not count is named, and so is the file of each error', async () => {
  const csv = fileWith('typo.csv', 'turns,measure_pionts,measure_points\n5,3,3\n6,4,4\n');
  const { code, err, out } = await gladeHere(['people', 'wildfire', csv, '--games', '20']);
  expect(code).toBe(0);
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(
    /Not read in .*typo.csv: measure_pionts\. .*questions, measure_points, measure_homes\./,
  );
  // The app has no other place for it than the answer.
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /Not read: measure_pionts\. The measures that a file of this game can have: .*measure_points/,
  );
  const record = fileWith('half.txt', `${recordOf({}, 'Ada')}nonsense\n`);
  const broken = await gladeHere(['people', 'wildfire', csv, record]);
  expect(broken.code).toBe(2);
  expect(broken.err).toMatch(/half\.txt: ./);
  const bots = fileWith('only-bots.txt', recordOf({}, 'bot policy'));
  const none = await gladeHere(['people', 'wildfire', bots]);
  expect(none.code).toBe(2);
  expect(none.err.replaceAll(/\s+/g, ' ')).toMatch(
    /None of these files holds a match that people played/,
  );
});

test('matches of rivals are told from bots that play otherwise, and not from their own', async () => {
  const [csv, json] = [join(folder(), 'beginners.csv'), join(folder(), 'beginners.json')];
  const play = ['playtest', 'leaf-climbers', '--games', '40', '--seed', '77'];
  expect((await gladeHere([...play, '--bots', 'like:1', '--csv', csv])).code).toBe(0);
  const ask = ['people', 'leaf-climbers', csv, '--games', '60', '--bots', 'greedy'];
  const { out } = await gladeHere([...ask, '--json', json]);
  const { likeness = [], fitted } = JSON.parse(readFileSync(json, 'utf8')) as People;
  // They also stand beside the bot that plays like them.
  expect(fitted!.bot).toBe('like:1');
  expect(fitted!.lines.filter(({ sure }) => sure)).toEqual([]);
  expect(likeness.map(({ bot }) => bot)).toEqual(['like:1', 'like:2', 'like:3', 'greedy']);
  expect(likeness[0]!.differs).toBe(0);
  expect(likeness[3]!.differs).toBeGreaterThan(0);
  const told = out.replaceAll(/\s+/g, ' ');
  expect(told).toContain('Beside “like:1”, the bot most like them, no difference is proven.');
  expect(told).toMatch(/not proven to differ from these bots: “like:1”/);
  expect(told).toMatch(/proven to differ from these bots:[^.]*“greedy”\./);
});

test('a file that says the same as another is refused: its matches would count twice', async () => {
  const text = 'won,turns\nyes,6\nno,3\n';
  const [one, two] = [fileWith('one.csv', text), fileWith('two.csv', text)];
  for (const files of [
    [one, one],
    [one, two],
  ]) {
    const { code, err } = await gladeHere(['people', 'wildfire', ...files, '--games', '20']);
    expect(code).not.toBe(0);
    expect(err.replaceAll(/\s+/g, ' ')).toMatch(/says the same as .*leave one of them out/);
  }
});

/** The least-squares line through the seconds of matches of these lengths. */
function lineOf(matches: readonly { readonly turns: number; readonly seconds: number }[]) {
  const mean = (of: 'turns' | 'seconds'): number =>
    matches.reduce((sum, each) => sum + each[of], 0) / matches.length;
  const [x, y] = [mean('turns'), mean('seconds')];
  const up = matches.reduce((sum, { turns, seconds }) => sum + (turns - x) * (seconds - y), 0);
  const slope = up / matches.reduce((sum, { turns }) => sum + (turns - x) ** 2, 0);
  return (turns: number): number => y + slope * (turns - x);
}

test('set-up is told from the pace, and a team stands beside the bot that wins as often', async () => {
  // People need 15 minutes before, and one and a half times as long as bots for a match of the same length.
  const bots = join(folder(), 'bots.jsonl');
  await gladeHere(['playtest', 'wildfire', '--games', '50', '--jsonl', bots]);
  const played = readFileSync(bots, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Readonly<Record<'turns' | 'real' | 'draws', number>>)
    // At the pace that Wildfire assumes.
    .map(({ turns, real, draws }) => ({ turns, seconds: 8 * real + 6 * draws }));
  const secondsOf = lineOf(played);
  const rows = Array.from({ length: 12 }, (_, i) => {
    const turns = 5 + ((i * 7) % 12);
    const minutes = 15 + (1.5 * secondsOf(turns)) / 60;
    return `${i % 4 === 0 ? 'yes' : 'no'},${turns},${minutes.toFixed(3)}`;
  });
  const csv = fileWith('long-talks.csv', `won,turns,minutes\n${rows.join('\n')}\n`);
  const json = join(folder(), 'talks.json');
  const line = ['people', 'wildfire', csv, '--games', '50', '--json', json];
  const { out } = await gladeHere(line);
  const { pace, fitted, strength } = JSON.parse(readFileSync(json, 'utf8')) as People;
  expect(pace!.setup!.value).toBeCloseTo(15, 1);
  expect(pace!.times.value).toBeCloseTo(1.5, 1);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('15 minutes of setting up and explaining');
  expect(fitted!.bot).toBe(strength!.dial!.nearest);
  // By the wins it was found. The table shows them first.
  expect(fitted!.wins).toMatchObject({ of: 'points.0', tested: false, sure: false });
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /Beside “[^”]+”, which wins most nearly as often .* Matches won 25\.0%/,
  );
  expect(fitted!.lines.map(({ of }) => of)).not.toContain('points.0');
});

test('a team is as strong beside one bot of the dial as beside another, and it is said where the scale ends', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => (i < 29 ? 'yes' : 'no'));
  const csv = fileWith('won.csv', `won\n${rows.join('\n')}\n`);
  const ask = async (bot: string) => {
    const json = join(folder(), `${bot}.json`);
    const line = ['people', 'wildfire', csv, '--games', '40', '--bots', bot, '--json', json];
    const { out } = await gladeHere(line);
    const { strength } = JSON.parse(readFileSync(json, 'utf8')) as People;
    return { strength, told: out.replaceAll(/\s+/g, ' ') };
  };
  const [usual, likePeople] = [await ask('policy'), await ask('like:2')];
  expect(usual.strength!.better).toBe('policy');
  expect(likePeople.strength).toEqual(usual.strength);
  for (const { told, strength } of [usual, likePeople]) {
    expect(strength!.stronger).toBe('strong');
    expect(told).toMatch(
      /People won 96\.7% of the matches \(95% range: 83\.3% – 99\.4%\)\. .*People may also be stronger than “policy”\. The bot “strong” is stronger\. But it plays slowly, and is no step of this scale\./,
    );
    expect(told).toMatch(
      /A share must pass Fisher’s exact test, too \(p is twice that of one side\)\./,
    );
    expect(told).toMatch(
      /Beside the bots of the scale, wins must pass the same test\. The level is the same/,
    );
    // It takes minutes, and measures by another scale.
    expect(told).not.toContain('--bots strong');
  }
});
