import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANCE, Match, parseOptions, SealedDice } from '@glade/engine';
import { games } from '@glade/games';
import { commitmentOf, formatTableRecord, seedOf, type TableDice } from '@glade/online/dice';
import { Table } from '@glade/table';
import { gladeHere } from './run-glade.ts';

const folder = mkdtempSync(join(tmpdir(), 'glade-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const secret = 'a'.repeat(32);
const dice: TableDice = {
  table,
  secret,
  commitment: commitmentOf(table, secret),
  words: ['0'.repeat(32), '1'.repeat(32)],
};

/** The record of a whole match of Leaf-Climbers with these dice. */
function recordOf(): string {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const options = parseOptions(game.options, { players: 2 });
  if (!options.ok) throw new Error(options.problem.code);
  const started = Match.start(game, {
    options: options.value,
    dice: 'virtual',
    players: ['person', 'person'],
  });
  const at = new Table(started, {
    dice: new SealedDice(seedOf(table, secret, dice.words)),
    chooser: { choose: () => Promise.reject(new Error('nobody thinks here')) },
  });
  while (!at.match.over) {
    const { actor, rules, state } = at.match;
    if (actor === CHANCE) at.submit({ type: 'roll' });
    else at.submit({ type: 'play', by: actor, action: rules.nth(state, 0) });
  }
  return formatTableRecord(at.match, dice);
}

const record = recordOf();

function verify(text: string, ...more: readonly string[]) {
  const file = join(folder, 'match.txt');
  writeFileSync(file, text);
  return gladeHere(['verify', file, ...more]);
}

test('all throws were fixed: one sentence, and the hash to compare', async () => {
  const { code, out, err } = await verify(record);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^All \d+ rolls were fixed before the match began: [^\n]*2 pages decide\. Table: A{22}\.\n[^\n]*: [0-9a-f]{64}\n$/,
  );
  const compared = await verify(record, '--commitment', dice.commitment.toUpperCase());
  expect(compared).toMatchObject({ code: 0, err: '' });
  expect(compared.out.trim().split('\n')).toHaveLength(1);
});

test.each<[string, string, string[], RegExp]>([
  ['another word', record.replace('1'.repeat(32), '2'.repeat(32)), [], /^Entry \d+ is /],
  ['another secret', record.replace(secret, 'b'.repeat(32)), [], /^The secret word does not fit/],
  ['another table', record.replace(table, 'B'.repeat(22)), [], /^The secret word does not fit/],
  ['another hash', record, ['--commitment', 'f'.repeat(64)], /^Before the match the table showed/],
])('%s: the reason in one sentence, and exit code 1', async (_, text, more, said) => {
  const { code, out, err } = await verify(text, ...more);
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(said);
  expect(out.trim().split('\n')).toHaveLength(1);
});

test.each<[string, string, string[]]>([
  ['a record of a match at this device', record.replace(/^Secret: .*\n/m, ''), []],
  ['a spoiled word', record.replace('1'.repeat(32), 'xyz'), []],
  ['no record', 'hello', []],
  ['a strange hash', record, ['--commitment', '12']],
])('%s is refused in one sentence', async (_, text, more) => {
  const { code, out, err } = await verify(text, ...more);
  expect([code, out]).toEqual([2, '']);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('the record with these lines is told like any other', async () => {
  writeFileSync(join(folder, 'match.txt'), record);
  expect(await gladeHere(['replay', join(folder, 'match.txt')])).toMatchObject({
    code: 0,
    err: '',
  });
});
