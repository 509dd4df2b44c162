import { describe, expect, test } from 'vitest';
import { CHANCE, Match, parseOptions, parseRecord, SealedDice } from '@glade/engine';
import { games } from '@glade/games';
import { Table } from '@glade/table';
import {
  checkDice,
  commitmentOf,
  formatTableRecord,
  parseTableDice,
  seedOf,
  type TableDice,
} from '../src/dice/index.ts';

const SECRET = 'a'.repeat(32);
const dice: TableDice = {
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  commitment: commitmentOf('AAAAAAAAAAAAAAAAAAAAAA', SECRET),
  secret: SECRET,
  words: ['0'.repeat(32), '1'.repeat(32)],
};
const nothing = { words: [] };

/** A match of these dice, played by the first legal action each time, at most so many entries. */
function played(id: string, entries: number, from: TableDice = dice): Match {
  const game = games.find((each) => each.id === id)!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const players = Array.from({ length: game.rules(options.value).seats }, () => 'person');
  const table = new Table(Match.start(game, { options: options.value, dice: 'virtual', players }), {
    dice: new SealedDice(seedOf(from.table, from.secret, from.words)),
    chooser: { choose: () => Promise.reject(new Error('nobody thinks here')) },
  });
  while (!table.match.over && table.match.log.length < entries) {
    const { actor, rules, state } = table.match;
    if (actor === CHANCE) table.submit({ type: 'roll' });
    else table.submit({ type: 'play', by: actor, action: rules.nth(state, 0) });
  }
  return table.match;
}

const throwsOf = (match: Match): number => match.log.filter(({ actor }) => actor === CHANCE).length;

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const match = played(id, 60);

  test('throws that follow from the words are right; from any other word, secret or table they are not', () => {
    const throws = throwsOf(match);
    expect(checkDice(match, dice, nothing)).toEqual({ ok: true, value: throws });
    const other = 'BBBBBBBBBBBBBBBBBBBBBB';
    const changed: readonly TableDice[] = [
      { ...dice, words: [...dice.words].toReversed() },
      { ...dice, words: dice.words.slice(1) },
      { ...dice, secret: 'b'.repeat(32), commitment: commitmentOf(dice.table, 'b'.repeat(32)) },
      { ...dice, table: other, commitment: commitmentOf(other, SECRET) },
    ];
    // A game of few throws may have them alike by accident: then the words prove nothing, and there are too few to judge.
    if (throws < 10) return;
    for (const each of changed)
      expect(checkDice(match, each, nothing)).toMatchObject({ problem: { code: 'sealed.entry' } });
  });

  test('its record says all that is needed, and is read like any other record', () => {
    const text = formatTableRecord(match, dice);
    const read = parseRecord(text, (found) => games.find((game) => game.id === found));
    expect(read.ok && read.value.log).toEqual(match.log);
    expect(parseTableDice(text)).toEqual({ ok: true, value: dice });
    const entered = text.replaceAll('\n', '\r\n').replace(/^Words: (\S+) /m, 'words:   $1, ');
    expect(parseTableDice(entered)).toEqual({ ok: true, value: dice });
  });
});

const match = played('leaf-climbers', 60);

test('a changed throw is named', () => {
  const at = match.log.findIndex(({ actor }) => actor === CHANCE);
  const changed = match.log.map((entry, i) =>
    i === at ? { ...entry, action: entry.action === 0 ? 1 : 0 } : entry,
  );
  const forged = Object.create(match, { log: { value: changed } }) as Match;
  expect(checkDice(forged, dice, nothing)).toMatchObject({
    problem: { code: 'sealed.entry', args: { entry: at + 1 } },
  });
});

test('a hash of another table does not fit: a record cannot be shown for another table', () => {
  const other = { ...dice, table: 'BBBBBBBBBBBBBBBBBBBBBB' };
  expect(checkDice(match, other, nothing)).toMatchObject({ problem: { code: 'sealed.secret' } });
});

test('what a page knows from before counts: its words, and the hash that it was shown', () => {
  const own = { words: dice.words.slice(1), commitment: dice.commitment };
  expect(checkDice(match, dice, own).ok).toBe(true);
  expect(checkDice(match, dice, { words: ['f'.repeat(32)] })).toMatchObject({
    problem: { code: 'sealed.word' },
  });
  expect(checkDice(match, dice, { ...own, commitment: 'f'.repeat(64) })).toMatchObject({
    problem: { code: 'sealed.promise' },
  });
});

test.each([
  ['Table', 'short'],
  ['Commitment', 'zz'],
  ['Secret', ''],
  ['Words', 'nothing of that'],
  ['Words', Array.from({ length: 21 }, () => '0'.repeat(32)).join(' ')],
])('the line %s: %s is refused, and so is a record without it', (field, value) => {
  const text = formatTableRecord(match, dice);
  const line = new RegExp(`^${field}: .*$`, 'm');
  expect(parseTableDice(text.replace(line, `${field}: ${value}`))).toMatchObject({
    problem: { code: 'sealed.field', args: { field } },
  });
  expect(parseTableDice(text.replace(line, 'X: y'))).toMatchObject({
    problem: { code: 'sealed.missing', args: { field } },
  });
});
