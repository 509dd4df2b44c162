import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseOptions } from '@glade/engine';
import { matchRecord, type Comparison, type People, type Report } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { gameById } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

/** Runs the program with files in a new folder, and returns what it wrote there by their names. */
async function written(
  command: string,
  files: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const place = folder();
  const asked = files.flatMap((file) => [`--${file.split('.')[0]!}`, join(place, file)]);
  const { code, out } = await gladeHere([...command.split(' '), ...asked]);
  expect({ code, out }).toMatchObject({ code: 0 });
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(place, file), 'utf8')] as const),
  );
}

/** The cells of a CSV file as RFC 4180 describes it, sign by sign. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [['']];
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const row = rows.at(-1)!;
    const sign = text[i]!;
    if (quoted && sign === '"' && text[i + 1] === '"') row[row.length - 1] += text[++i]!;
    else if (sign === '"') quoted = !quoted;
    else if (quoted || (sign !== ',' && sign !== '\n')) row[row.length - 1] += sign;
    else if (sign === ',') row.push('');
    else rows.push(['']);
  }
  return rows.slice(0, -1);
}

/** A database with a CSV file as its table. Empty cells are NULL. */
function tableOf(text: string): DatabaseSync {
  const [heads, ...rows] = cellsOf(text);
  const database = new DatabaseSync(':memory:');
  database.exec(`create table rows (${heads!.map((head) => `"${head}" numeric`).join(', ')})`);
  const add = database.prepare(`insert into rows values (${heads!.map(() => '?').join(', ')})`);
  for (const row of rows) {
    expect(row).toHaveLength(heads!.length);
    add.run(...row.map((cell) => (cell === '' ? null : cell)));
  }
  return database;
}

const one = (database: DatabaseSync, query: string): Record<string, number> =>
  ({ ...database.prepare(query).get() }) as Record<string, number>;

test('SQLite finds the numbers of a report again in the rows of its matches', async () => {
  const files = await written('playtest leaf-climbers --games 100 --seed 5', [
    'json.json',
    'csv.csv',
    'jsonl.jsonl',
    'moves.csv',
  ]);
  const report = JSON.parse(files['json.json']!) as Report;
  const table = tableOf(files['csv.csv']!);
  const found = one(
    table,
    `select count(*) matches, avg(turns) turns, avg(share_1) share, avg(measure_survivors) survivors,
       avg(winner_count > 1) shared, sum(ending = 'complete') complete, sum(decisions) decisions,
       1.0 * sum(legal) / sum(decisions) choices, sum(' ' || clauses || ' ' like '% LC-32 %') lastLeft
     from rows`,
  );
  const { outcome, length, measures, decisions, clauses } = report;
  expect(found['matches']).toBe(100);
  expect(found['turns']).toBeCloseTo(length.mean, 10);
  expect(found['share']).toBeCloseTo(outcome.points![0]!.value, 10);
  expect(found['shared']).toBeCloseTo(outcome.shared!.value, 10);
  expect(found['survivors']).toBeCloseTo((measures['survivors'] as { mean: number }).mean, 10);
  expect(found['complete']).toBe(outcome.codes['complete']);
  expect(found['choices']).toBeCloseTo(decisions.choices.mean, 10);
  expect(found['lastLeft']).toBe(clauses['LC-32']);

  // The lines of JSON say the same, and are read by SQLite itself.
  const lines = new DatabaseSync(':memory:');
  lines.exec('create table lines (line text)');
  const add = lines.prepare('insert into lines values (?)');
  for (const line of files['jsonl.jsonl']!.trimEnd().split('\n')) add.run(line);
  const again = one(
    lines,
    `select count(*) matches, avg(line ->> 'turns') turns, avg(line ->> '$.shares[0]') share,
       avg(line ->> '$.measures.survivors') survivors, avg(json_array_length(line, '$.winners') > 1) shared
     from lines`,
  );
  for (const [name, value] of Object.entries(again)) expect(value).toBeCloseTo(found[name]!, 10);

  const moves = one(
    tableOf(files['moves.csv']!),
    `select count(*) decisions, 1.0 * sum(legal) / count(*) choices, avg(forced) forced,
       count(distinct match) matches, min(seat) first, max(seat) last from rows`,
  );
  expect(moves['decisions']).toBe(found['decisions']);
  expect(moves['choices']).toBeCloseTo(found['choices']!, 10);
  expect(moves['forced']).toBeCloseTo(decisions.forced.value, 10);
  expect(moves).toMatchObject({ matches: 100, first: 1, last: 4 });
});

test('who began, and the minutes, are found again in the rows', async () => {
  const files = await written('playtest leaf-climbers --games 40 --seed 5', [
    'json.json',
    'csv.csv',
    'jsonl.jsonl',
  ]);
  const { outcome } = JSON.parse(files['json.json']!) as Report;
  const began = (place: number) => `substr("order", ${2 * place + 1}, 1)`;
  const shareOf = (place: number, table = ''): string =>
    `case ${began(place).replace('"order"', `${table}"order"`)} when '1' then ${table}share_1 when '2' then ${table}share_2
       when '3' then ${table}share_3 else ${table}share_4 end`;
  const table = tableOf(files['csv.csv']!);
  for (const [place, { share }] of outcome.order!.balance.seats.entries())
    expect(share.value).toBeCloseTo(
      one(table, `select avg(${shareOf(place)}) share from rows`)['share']!,
      10,
    );
  const orders = table.prepare('select "order" seats from rows').all() as { seats: string }[];
  const lines = files['jsonl.jsonl']!.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { order: number[] }).order.join(' '))).toEqual(
    orders.map(({ seats }) => seats),
  );
  expect(new Set(orders.map(({ seats }) => seats[0])).size).toBe(4);

  const compared = await written(
    'playtest leaf-climbers --compare descend=2,3 --games 40 --seed 5',
    ['json.json', 'csv.csv'],
  );
  const { changes } = (JSON.parse(compared['json.json']!) as Comparison).variants[0]!;
  const found = one(
    tableOf(compared['csv.csv']!),
    `select avg(${shareOf(0, 'b.')}) - avg(${shareOf(0, 'a.')}) began,
       avg(b.real - a.real) real, avg(b.draws - a.draws) draws
     from rows a join rows b using (match) where a.choice = 'descend=2' and b.choice = 'descend=3'`,
  );
  const changeOf = (of: string): number => changes.find((each) => each.of === of)!.value;
  expect(changeOf('order.0')).toBeCloseTo(found['began']!, 10);
  const { pace } = JSON.parse(files['json.json']!) as Report;
  expect(changeOf('minutes')).toBeCloseTo(
    (found['real']! * pace.decision + found['draws']! * pace.chance) / 60,
    10,
  );
});

test('docs/data.md names the columns and the keys of every row, in their order', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/data.md'), 'utf8');
  const [, section = ''] = page.split('## One row per match');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = rows.flatMap(([, names = '']) => names.match(/`[^`]+`/g) ?? []);
  const keys = rows.flatMap(([, , names = '']) => names.match(/`[^`]+`/g) ?? []);
  for (const game of ['leaf-climbers', 'wildfire', 'starfall-forest']) {
    const files = await written(`playtest ${game} --games 1 --bots random`, [
      'csv.csv',
      'jsonl.jsonl',
    ]);
    const heads = cellsOf(files['csv.csv']!)[0]!.map((head) =>
      head.startsWith('measure_')
        ? '`measure_NAME`'
        : `\`${head.replace(/^(bot|share)_\d+$/, '$1_1')}\``,
    );
    const named = documented.filter((name) => name !== '`measure_NAME_1`');
    expect([...new Set(heads)]).toEqual(named);
    const row = JSON.parse(files['jsonl.jsonl']!.split('\n')[0]!) as object;
    const expected = keys.filter((key) => key !== '`order`' || game !== 'wildfire');
    expect(
      Object.keys(row)
        .map((key) => `\`${key}\``)
        .toSorted(),
    ).toEqual(expected.toSorted());
  }
});

test('the kinds of moves and the waits of a report can be found again in the rows of decisions', async () => {
  const files = await written('playtest leaf-climbers --games 60 --seed 5', [
    'json.json',
    'csv.csv',
    'moves.csv',
  ]);
  const { moves, waits, pace } = JSON.parse(files['json.json']!) as Report;
  const table = tableOf(files['moves.csv']!);
  for (const { kind, times, forced } of moves.kinds) {
    const found = one(
      table,
      `select count(*) / 60.0 times, avg(forced) forced from rows where kind = '${kind}'`,
    );
    expect(times.mean).toBeCloseTo(found['times']!, 10);
    expect(forced.value).toBeCloseTo(found['forced']!, 10);
  }
  // Where there are two squares or more to go to, one of them may be the own one; “stay” is legal in every decision.
  const [go, stay] = ['go', 'stay'].map((name) => moves.kinds.find(({ kind }) => kind === name)!);
  const real = one(table, `select avg(kind = 'stay') stay from rows where legal > 1`);
  expect(stay!.taken!.value).toBeCloseTo(real['stay']!, 10);
  expect(go!.taken!.value + stay!.taken!.value).toBeCloseTo(1, 10);

  // The waits, seat by seat, from the list of real choices and the places of throws between them.
  const all = table
    .prepare('select match, entry, seat, forced from rows order by match, entry')
    .all() as { match: number; entry: number; seat: number; forced: number }[];
  const drawn = tableOf(files['csv.csv']!)
    .prepare('select draws, decisions from rows order by match')
    .all() as { draws: number; decisions: number }[];
  const seen: { choices: number; draws: number }[] = [];
  const longest = drawn.map(({ draws, decisions }, match) => {
    const rows = all.filter((row) => row.match === match);
    const found = [1, 2, 3, 4].flatMap((seat) => {
      const own = rows.filter((row) => row.seat === seat && row.forced === 0);
      const ends = [0, ...own.map(({ entry }) => entry), draws + decisions + 1];
      return ends.slice(1).flatMap((end, i) => {
        const between = rows.filter(({ entry }) => entry > ends[i]! && entry < end);
        const choices = between.filter((row) => row.seat !== seat && row.forced === 0).length;
        const throws = end - ends[i]! - 1 - between.length;
        const isBetween = i > 0 && i < own.length;
        return choices === 0 ? [] : [{ choices, draws: throws, isBetween }];
      });
    });
    // The mean is that of waits for the next choice. Waits for the end count for the longest alone.
    seen.push(...found.filter(({ isBetween }) => isBetween));
    return Math.max(
      ...found.map((each) => each.choices * pace.decision + each.draws * pace.chance),
    );
  });
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  expect(waits!.choices.value).toBeCloseTo(mean(seen.map(({ choices }) => choices)), 10);
  expect(waits!.draws.value).toBeCloseTo(mean(seen.map(({ draws }) => draws)), 10);
  expect(waits!.longest.mean).toBe(Math.round(mean(longest)));
});

test('the rows of a comparison pair matches with the same dice', async () => {
  const files = await written(
    'playtest wildfire --compare startBuffer=4,8 --games 200 --bots greedy --seed 3',
    ['json.json', 'csv.csv'],
  );
  const { variants } = JSON.parse(files['json.json']!) as Comparison;
  const [variant] = variants;
  const paired = one(
    tableOf(files['csv.csv']!),
    `select count(*) pairs, avg(b.share_1 - a.share_1) won, avg(b.turns - a.turns) turns
     from rows a join rows b using (match, dice)
     where a.choice = 'startBuffer=4' and b.choice = 'startBuffer=8'`,
  );
  // What a textbook says of paired differences: the mean, and Student's range with 199 degrees of freedom.
  const points = one(
    tableOf(files['csv.csv']!),
    `with d as (select b.measure_points - a.measure_points d from rows a join rows b using (match)
       where a.choice = 'startBuffer=4' and b.choice = 'startBuffer=8')
     select avg(d) mean, 1.971956544249 * sqrt((sum(d * d) - count(*) * avg(d) * avg(d)) / (count(*) - 1) / count(*)) half
     from d`,
  );
  const change = variant!.changes.find(({ of }) => of === 'measure.points')!;
  expect(change.value).toBeCloseTo(points['mean']!, 10);
  expect(change.high).toBeCloseTo(points['mean']! + points['half']!, 7);
  expect(change.low).toBeCloseTo(points['mean']! - points['half']!, 7);
  expect(paired['pairs']).toBe(200);
  expect(paired['won']).toBeCloseTo(variant!.differences[0]!.value, 10);
  expect(paired['turns']).toBeCloseTo(variant!.longer.value, 10);
});

test('rows are the same on one worker and on two, in the order of matches', async () => {
  const command = 'playtest wildfire --games 60 --bots policy --preset vs --seats 3 --rotate';
  const [here, there] = await Promise.all(
    ['1', '2'].map((workers) =>
      written(`${command} --workers ${workers}`, ['csv.csv', 'jsonl.jsonl', 'moves.jsonl']),
    ),
  );
  expect(there).toEqual(here);
  const table = tableOf(here!['csv.csv']!);
  const matches = table.prepare('select match, dice from rows').all();
  expect(matches.map(({ match }) => match)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  expect(matches.map(({ dice }) => dice)).toEqual(
    Array.from({ length: 60 }, (_, i) => Math.floor(i / 3)),
  );
});

test('two files with one name, and rows from a queue, are refused in a sentence', async () => {
  const file = join(folder(), 'rows.csv');
  const twice = await gladeHere(['playtest', 'wildfire', '--csv', file, '--moves', file]);
  expect(twice).toMatchObject({ code: 2 });
  expect(twice.err).toContain('--csv and --moves both name');
  const queued = await gladeHere(['rulings', 'wildfire', '--csv', file, '--db', 'postgres://x/y']);
  expect(queued).toMatchObject({ code: 2 });
  expect(queued.err).toContain('Leave --db out');
});

describe('matches by people', () => {
  const fileWith = (name: string, text: string): string => {
    const file = join(folder(), name);
    writeFileSync(file, text);
    return file;
  };
  const estimate = ({ value, low, high, n }: People['lines'][number]['people']) => ({
    value,
    low,
    high,
    n,
  });

  test('SQLite finds the numbers of people again in their rows, and they are read back as they were', async () => {
    const csv = fileWith(
      'the "first", evening.csv',
      'Vincitori;minuti;domande;measure_survivors;turni;note\n1 3;25,5;2;2;18;bello\n0;30;;0;22;\n2;;1;1,5;;"a;b"\n;41;0;;31;\n',
    );
    const game = gameById('leaf-climbers');
    const options = parseOptions(game.options, game.options.bulk);
    if (!options.ok) throw new Error(options.problem.code);
    const bots = Array.from({ length: 4 }, () => 'greedy');
    const played = { game: game.id, options: options.value, bots, seed: '3', games: 1 };
    const record = fileWith(
      'match.txt',
      matchRecord(game, played, 0).replaceAll('bot greedy', 'Ada'),
    );
    const ask = async (files: readonly string[]) => {
      const place = folder();
      const [rows, json] = [join(place, 'rows.csv'), join(place, 'people.json')];
      const line = ['people', game.id, ...files, '--games', '60', '--csv', rows, '--json', json];
      expect(await gladeHere(line)).toMatchObject({ code: 0 });
      return {
        rows: readFileSync(rows, 'utf8'),
        file: rows,
        found: JSON.parse(readFileSync(json, 'utf8')) as People,
      };
    };
    const { rows, file, found } = await ask([csv, record]);
    const table = tableOf(rows);
    const sums = one(
      table,
      `select count(*) matches, avg(turns) turns, avg(measure_survivors) survivors, avg(questions) questions,
         avg(winners like '% %') shared, avg(winners = '0') nobody, sum(minutes) minutes, count(real) records,
         avg(case when winners = '0' then 0.25 when ' ' || winners || ' ' like '% 1 %'
           then 1.0 / (1 + length(winners) - length(replace(winners, ' ', ''))) when winners is not null then 0 end) first
       from rows`,
    );
    const line = (of: string) => found.lines.find((each) => each.of === of)!.people;
    expect(sums['matches']).toBe(found.matches);
    expect(sums['records']).toBe(1);
    expect(sums['minutes']).toBe(96.5);
    expect(sums['turns']).toBeCloseTo(line('length').value, 10);
    expect(sums['first']).toBeCloseTo(line('points.0').value, 10);
    expect(sums['shared']).toBeCloseTo(line('shared').value, 10);
    expect(sums['nobody']).toBeCloseTo(line('nobody').value, 10);
    expect(sums['survivors']).toBeCloseTo(line('measure.survivors').value, 10);
    expect(sums['questions']).toBeCloseTo(found.questions!.value, 10);
    const files = table.prepare('select distinct file from rows').all();
    expect(files.map((each) => each['file'])).toEqual(['the "first", evening.csv', 'match.txt']);

    const again = await ask([file]);
    expect(again.found.lines.map(({ people }) => estimate(people))).toEqual(
      found.lines.map(({ people }) => estimate(people)),
    );
    expect(again.found.questions).toEqual(found.questions);
    expect(again.found.pace).toEqual(found.pace);
  });

  test('of a team say whether it won', async () => {
    const csv = fileWith('team.csv', 'won,turns\nyes,6\nno,3\n,8\n');
    const rows = join(folder(), 'rows.csv');
    const line = ['people', 'wildfire', csv, '--games', '20', '--csv', rows];
    expect(await gladeHere(line)).toMatchObject({ code: 0 });
    const [head, ...cells] = cellsOf(readFileSync(rows, 'utf8'));
    expect(head!.slice(0, 4)).toEqual(['match', 'file', 'won', 'turns']);
    expect(cells.map((row) => row.slice(2, 4))).toEqual([
      ['1', '6'],
      ['0', '3'],
      ['', '8'],
    ]);
  });
});
