import { expect, test } from 'vitest';
import { CHANCE, Match, parseOptions } from '@glade/engine';
import { speaker } from '@glade/text';
import { Table } from '@glade/table';
import { companion } from '@glade/wildfire/companion';
import { companion as warKidsCompanion } from '@glade/war-kids/companion';
import { game as warKids } from '@glade/war-kids/game';
import warKidsWords from '@glade/war-kids/words/en';
import { onTable as warKidsOnTable } from '@glade/war-kids/words/on-table/en';
import { game } from '@glade/wildfire/game';
import wildfire from '@glade/wildfire/words/en';
import { onTable } from '@glade/wildfire/words/on-table/en';
import { en as engine } from '@glade/text/engine/en';
import {
  cardOf,
  type CarriedOut,
  type Hands,
  type TableCard,
} from '../src/match/on-table/table-card.ts';

const say = speaker('en', engine, wildfire, onTable);

function begin(): Table {
  const options = parseOptions(game.options, { ownDice: 'on' });
  if (!options.ok) throw new Error(options.problem.code);
  return new Table(
    Match.start(game, { options: options.value, dice: 'entered', players: ['person'] }),
    {
      chooser: { choose: () => Promise.reject(new Error('no bots here')) },
    },
  );
}

function cardAt(table: Table, laidOut: CarriedOut | undefined): TableCard {
  const { match } = table;
  const start = match.rules.view(match.at(0).state, undefined);
  return cardOf(say, companion, start, table.view(0), laidOut, { you: 0 });
}

const texts = ({ todo, changed }: TableCard) => ({ changed, todo: todo.map(({ text }) => text) });

/** What is carried out: so many entries of a match, which may be another one by now. */
function carriedOut(table: Table, entries?: number): CarriedOut {
  const { match } = table;
  const length = entries ?? match.log.length;
  const { state } = match.at(length);
  return {
    entries: table.view(0).entries.slice(0, length),
    view: () => match.rules.view(state, 0),
  };
}

test('before the first entry the table is set up', () => {
  expect(texts(cardAt(begin(), undefined))).toEqual({
    changed: false,
    todo: ['Draw a grid of 6 by 6 squares. Number its columns and rows from 1 to 6.'],
  });
});

test('what has been carried out is not asked for again', () => {
  const table = begin();
  expect(table.submit({ type: 'enter', faces: [2, 3] }).ok).toBe(true);
  const home = 'Draw a triangle for the home on column 2, row 3.';
  expect(texts(cardAt(table, carriedOut(table, 0))).todo).toContain(home);
  expect(texts(cardAt(table, carriedOut(table)))).toEqual({ changed: false, todo: [] });
});

test('what was carried out and is put right since: the card says only what has to lie differently', () => {
  const table = begin();
  table.submit({ type: 'enter', faces: [2, 3] });
  table.submit({ type: 'enter', faces: [5, 5] });
  const laidOut = carriedOut(table);
  expect(table.submit({ type: 'undo', by: 0 }).ok).toBe(true);
  expect(texts(cardAt(table, laidOut))).toEqual({
    changed: true,
    todo: [
      'Rub out the slashes on column 5 of row 4; columns 4 and 6 of row 5; column 5 of row 6.',
      'Rub out the X on column 5, row 5.',
    ],
  });
  table.submit({ type: 'enter', faces: [6, 5] });
  expect(texts(cardAt(table, laidOut))).toEqual({
    changed: true,
    todo: [
      'Rub out the slashes on column 5, row 4; column 4, row 5; and column 5, row 6.',
      'Rub out one stroke of the X on column 5, row 5. A slash stays.',
      'Turn the slash on column 6, row 5 into an X.',
      'Draw slashes on column 6, row 4 and column 6, row 6.',
    ],
  });
  // The same number again after all: the table lies as it should.
  expect(table.submit({ type: 'undo', by: 0 }).ok).toBe(true);
  table.submit({ type: 'enter', faces: [5, 5] });
  expect(texts(cardAt(table, laidOut))).toEqual({ changed: false, todo: [] });
});

test('who moves first and taps then is not told their own moves, but is told once something is put right', () => {
  const table = begin();
  const own = (done: CarriedOut): TableCard => {
    const { match } = table;
    const start = match.rules.view(match.at(0).state, undefined);
    return cardOf(say, companion, start, table.view(0), done, { you: 0 }, { ownMoves: true });
  };
  for (const faces of [
    [2, 5],
    [5, 2],
    [6, 6],
  ])
    expect(table.submit({ type: 'enter', faces }).ok).toBe(true);
  const thrown = carriedOut(table);
  // What the dice did is told as ever.
  const first = carriedOut(table, 1);
  expect(texts(own(first))).toEqual(texts(cardAt(table, first)));
  const douse = table.party([0]).read('douse 5,1');
  expect(douse.ok && table.submit(douse.value).ok).toBe(true);
  const circle = 'Draw a circle over the slash on column 5, row 1.';
  expect(texts(cardAt(table, thrown)).todo).toContain(circle);
  expect(texts(own(thrown)).todo).not.toContain(circle);
  const all = carriedOut(table);
  table.submit({ type: 'undo', by: 0 });
  const back = 'Rub out the circle on column 5, row 1. The slash stays.';
  expect(texts(own(all))).toMatchObject({ changed: true, todo: expect.arrayContaining([back]) });
});

test('what people have moved by hand is not asked of them; what a bot or somebody far away moves is', () => {
  const options = parseOptions(warKids.options, {
    scenario: 'firstSkirmish',
    ownDice: 'on',
    ownMoves: 'on',
  });
  if (!options.ok) throw new Error(options.problem.code);
  const start = Match.start(warKids, {
    options: options.value,
    dice: 'entered',
    players: ['person', 'person'],
  });
  const table = new Table(start, {
    chooser: { choose: () => Promise.reject(new Error('it does not think here')) },
  });
  const { rules, state, actor } = table.match;
  const placing = (at: object): number => {
    const all = Array.from({ length: rules.count(at) }, (_, k) => rules.nth(at, k));
    return all.find((action) => rules.notation.format(at, action).startsWith('place '))!;
  };
  expect(table.submit({ type: 'play', by: actor, action: placing(state) }).ok).toBe(true);
  const view = table.view(0);
  const told = speaker('en', engine, warKidsWords, warKidsOnTable);
  const nothing: CarriedOut = { entries: [], view: () => view.view };
  const card = (who: string, hands?: Hands): TableCard => {
    const header = { ...view.header, players: [who, who] };
    return cardOf(told, warKidsCompanion, {}, { ...view, header }, nothing, {}, hands);
  };
  expect(texts(card('person')).todo).toEqual([]);
  expect(texts(card('person', { here: [actor] })).todo).toEqual([]);
  expect(texts(card('person', { here: [1 - actor] }))).toEqual(texts(card('steady')));
  expect(texts(card('steady')).todo).toEqual([
    expect.stringMatching(/^Move the .* from .* to .*\.$/),
  ]);
});

test('where each has a table of their own, what others did is not asked of anybody else when the match is over', () => {
  const options = parseOptions(game.options, { mode: 'vs', ownDice: 'on' });
  if (!options.ok) throw new Error(options.problem.code);
  const match = Match.start(game, {
    options: options.value,
    dice: 'entered',
    players: ['person', 'person'],
  });
  const { rules, header, state } = match;
  const view = rules.view(state, undefined);
  const event = (code: string, args: Readonly<Record<string, number>>) => ({
    code,
    clauses: ['WF-42'],
    args,
  });
  const events = [event('doused', { cell: 36, seat: 1 }), event('ranked', {})];
  const entries = [{ index: 0, actor: 1, turn: 1, action: 0, text: 'douse 1,1', events }];
  const shown = { rules, header, entries, view, viewer: 0 };
  const nothing: CarriedOut = { entries: [], view: () => view };
  const told = (before: number) =>
    texts(cardOf(say, companion, view, shown, nothing, {}, { before })).todo;
  expect(told(0)).toEqual(['Show all the grids to each other.']);
  expect(told(1)).toEqual([
    'Draw a circle over the slash on column 1, row 1.',
    'Show all the grids to each other.',
  ]);
});

test('where each has a table of their own, what a throw brings stands apart from what came before it', () => {
  const options = parseOptions(game.options, { mode: 'vs', ownDice: 'on' });
  if (!options.ok) throw new Error(options.problem.code);
  const match = Match.start(game, {
    options: options.value,
    dice: 'entered',
    players: ['person', 'person'],
  });
  const { rules, header, state } = match;
  const view = rules.view(state, undefined);
  const lit = (cell: number) => ({ code: 'lit', clauses: ['WF-16'], args: { cell, seat: 0 } });
  const shared = { turn: 1, action: 0, text: undefined };
  const entries = [
    { ...shared, index: 4, actor: 1, events: [lit(0)] },
    { ...shared, index: 5, actor: CHANCE, events: [lit(1), lit(2)] },
  ];
  const nothing: CarriedOut = { entries: [], view: () => view };
  const cardFor = (of: typeof entries) =>
    cardOf(
      say,
      companion,
      view,
      { rules, header, entries: of, view, viewer: 0 },
      nothing,
      {},
      { before: 0 },
    );
  const { todo, parts } = cardFor(entries);
  expect(todo).toHaveLength(3);
  expect(parts).toEqual([
    { from: 0, thrown: undefined },
    { from: 1, thrown: 5 },
  ]);
  // One part needs no heading.
  expect(cardFor(entries.slice(1)).parts).toEqual([]);
});
