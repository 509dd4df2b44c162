import { describe, expect, test } from 'vitest';
import {
  deed,
  deedInAnyOrder,
  isGathering,
  speaker,
  tellOnTable,
  tellSetUp,
  type Deeds,
  type Places,
  type Told,
} from '../src/index.ts';

// The card “On your table”: what to do with real pieces, as sentences.

const say = speaker('en', {
  place: '{n}',
  'place.spoken': 'square {n}',
  'place.spot': 'the hill {n}',
  'place.spot.spoken': 'the hill, square {n}',
  'onTable.fire': '{n, plural, one {Put a fire} other {Put # fires}} on {places}.',
  'onTable.grow': 'Make the pile {height} high: {places}.',
  'onTable.move': 'Move the snake from {fromcell} to {cell}.',
  'onTable.aside': '{dice, plural, =0 {} other {Set # dice aside.}}',
  'onTable.flag': 'Put a flag on {places}.',
  'onTable.step': 'Move {player, seat}’s piece to {places}.',
  'onTable.step.you': 'Move your piece to {places}.',
  'onTable.turned': 'Lay the tile with {side} up: {places}.',
});
const places: Places = { placeParts: (cell) => ({ n: cell }) };
const deeds: Deeds = {
  counter: deed('fire', 'cell'),
  spread: deed('fire', 'cell'),
  grown: deedInAnyOrder('grow', 'cell', 'height'),
  slid: deed('move', 'fromcell', 'cell'),
  rolled: deed('aside', 'dice'),
  taken: deed('flag', 'spotcell'),
  stepped: deed('step', 'cell', 'seat'),
  laid: { ...deed('turned', 'cell'), more: ({ turns = 0 }) => ({ side: 10 * turns }) },
  turn: 'said',
};
const event = (code: string, args: Told['args'] = {}): Told => ({ code, clauses: ['XX-1'], args });
const textsOf = (events: readonly Told[], ...rest: [] | [object]): readonly string[] =>
  tellOnTable(say, places, deeds, events, ...rest).map(({ text }) => text);

describe('lines', () => {
  test('kinds of events that ask for the same deed become one line; what asks for nothing is left out', () => {
    const events = [
      event('turn', { seat: 0 }),
      event('counter', { cell: 3, counters: 2 }),
      event('turn', { seat: 1 }),
      event('spread', { cell: 4, partnercell: 9 }),
    ];
    expect(tellOnTable(say, places, deeds, events)).toEqual([
      {
        text: 'Put 2 fires on 3 and 4.',
        written: 'Put 2 fires on 3 and 4.',
        spoken: ['Put 2 fires on square 3 and square 4.'],
        clauses: ['XX-1'],
        seat: undefined,
        cells: [3, 4],
        events: [events[1], events[3]],
      },
    ]);
  });

  test('deeds in any order gather by their numbers, but only next to each other', () => {
    const grown = (cell: number, height: number) => event('grown', { cell, height });
    expect(
      textsOf([grown(1, 1), grown(2, 5), grown(3, 1), event('counter', { cell: 1 }), grown(4, 5)]),
    ).toEqual([
      'Make the pile 1 high: 1 and 3.',
      'Make the pile 5 high: 2.',
      'Put a fire on 1.',
      'Make the pile 5 high: 4.',
    ]);
  });

  test('what goes from one place to another is a line of its own', () => {
    expect(
      textsOf([event('slid', { fromcell: 1, cell: 2 }), event('slid', { fromcell: 2, cell: 3 })]),
    ).toEqual(['Move the snake from 1 to 2.', 'Move the snake from 2 to 3.']);
  });

  test.each([
    ['en', 'between {n} and 9', 'between 1 and 9; between 2 and 9'],
    ['it', 'fra {n} e 9', 'fra 1 e 9; fra 2 e 9'],
    ['en', 'square {n}', 'square 1 and square 2'],
  ] as const)(
    'places whose names have the word of the list in them: %s, %s',
    (tag, place, told) => {
      const said = speaker(tag, { place, 'onTable.place': place, 'onTable.fire': '{places}.' });
      const events = [event('counter', { cell: 1 }), event('counter', { cell: 2 })];
      expect(tellOnTable(said, places, deeds, events).map(({ text }) => text)).toEqual([
        `${told}.`,
      ]);
    },
  );

  test('many places are read row by row where the game says so, and told one by one to who listens', () => {
    const rows = speaker('en', {
      place: '{column} in row {row}',
      'place.spoken': '{column} in row {row}',
      'onTable.fire': '{n, plural, one {Put a fire} other {Put # fires}} on {places}.',
      'onTable.group': '{n, plural, one {column} other {columns}} {members} of row {row}',
      'onTable.member': '{column}',
    });
    const grid: Places = {
      placeParts: (cell) => ({ column: cell % 10, row: Math.floor(cell / 10) }),
    };
    const told = (...cells: readonly number[]) =>
      tellOnTable(
        rows,
        grid,
        deeds,
        cells.map((cell) => event('counter', { cell })),
      )[0]!;
    expect(told(24, 11, 22).text).toBe('Put 3 fires on 4 in row 2, 1 in row 1, and 2 in row 2.');
    expect(told(24, 11, 22, 25).text).toBe(
      'Put 4 fires on column 1 of row 1; columns 2, 4, and 5 of row 2.',
    );
    expect(told(24, 11, 22, 25).spoken.join(' ')).not.toContain('of row');
  });

  test('few squares are ticked off one by one; more are one line that is written row by row, or told as all there are', () => {
    const drawn: Deeds = {
      lit: { ...deed('slash', 'cell'), alone: true },
      turned: { ...deed('cross', 'cell'), alone: true, all: 'crossAll' },
    };
    const paper = speaker('en', {
      place: '{n}',
      'place.spoken': '{n}',
      'onTable.slash': 'Draw {n, plural, one {a slash} other {slashes}} on {places}.',
      'onTable.cross': 'Cross out {places}.',
      'onTable.crossAll': 'Cross out every slash: {n} in all.',
      'onTable.group': '{members} of row {row}',
      'onTable.member': '{column}',
    });
    const grid: Places = {
      placeParts: (cell) => ({ n: cell, column: cell % 10, row: Math.floor(cell / 10) }),
    };
    const told = (code: string, ...cells: readonly number[]) =>
      tellOnTable(
        paper,
        grid,
        drawn,
        cells.map((cell) => event(code, { cell })),
      );
    expect(told('lit', 24, 11).map(({ text }) => text)).toEqual([
      'Draw a slash on 24.',
      'Draw a slash on 11.',
    ]);
    expect(told('lit', 24, 11, 22).map(({ written }) => written)).toEqual([
      'Draw slashes on \n1 of row 1,\n2 and 4 of row 2.',
    ]);
    expect(told('turned', 24, 11).map(({ text }) => text)).toEqual([
      'Cross out 24.',
      'Cross out 11.',
    ]);
    const [all, ...rest] = told('turned', 24, 11, 22);
    expect(rest).toEqual([]);
    expect(all).toMatchObject({
      text: 'Cross out every slash: 3 in all.',
      spoken: ['Cross out every slash: 3 in all.'],
      cells: [24, 11, 22],
    });
  });

  test('what is done equally often about several things becomes one line, the most often first, in the order of places', () => {
    const chips: Deeds = { leaf: { ...deed('fire', 'cell'), again: 'fires' } };
    const many = speaker('en', {
      place: '{n}',
      'place.spoken': '{n}',
      'onTable.fire': 'Put a fire on {places}.',
      'onTable.fires': 'Put {count} fires on {places}.',
    });
    const leaves = [5, 4, 2, 3, 2, 4, 1].map((cell) => event('leaf', { cell }));
    expect(tellOnTable(many, places, chips, leaves).map(({ text }) => text)).toEqual([
      'Put 2 fires on 2 and 4.',
      'Put a fire on 1, 3, and 5.',
    ]);
  });

  test('what moves on and on is moved once, and what comes back is not moved; other deeds stay between', () => {
    const words = speaker('en', { 'onTable.slither': 'From {from} to {to}.' });
    const snakes: Deeds = { moved: { ...deed('slither', 'from', 'to'), onward: ['from', 'to'] } };
    const told = (...steps: readonly (readonly [number, number])[]) =>
      tellOnTable(
        words,
        places,
        snakes,
        steps.map(([from, to]) => event('moved', { from, to })),
      ).map(({ text }) => text);
    expect(told([1, 2], [2, 3], [3, 4])).toEqual(['From 1 to 4.']);
    expect(told([1, 2], [2, 1], [5, 6])).toEqual(['From 5 to 6.']);
    expect(told([1, 2], [5, 6], [6, 7])).toEqual(['From 1 to 2.', 'From 5 to 7.']);
  });

  test('one event may ask for several things, each a line of its own', () => {
    const both: Deeds = { dealt: { ...deed('fire', 'cell'), beside: [deed('aside', 'dice')] } };
    expect(
      tellOnTable(say, places, both, [event('dealt', { cell: 1, dice: 2 })]).map(
        ({ text }) => text,
      ),
    ).toEqual(['Put a fire on 1.', 'Set 2 dice aside.']);
  });

  test('an empty message asks for nothing', () => {
    expect(textsOf([event('rolled', { dice: 0 }), event('rolled', { dice: 2 })])).toEqual([
      'Set 2 dice aside.',
    ]);
  });

  test('places have their own names, and a deed may get more numbers', () => {
    const spots = [event('taken', { spotcell: 1 }), event('taken', { spotcell: 2 })];
    expect(textsOf(spots)).toEqual(['Put a flag on the hill 1 and the hill 2.']);
    expect(textsOf([event('laid', { cell: 7, turns: 3 })])).toEqual([
      'Lay the tile with 30 up: 7.',
    ]);
  });
});

describe('who hears it', () => {
  const stepped = event('stepped', { cell: 7, seat: 1 });
  test('a message that names the seat says “you” to who sits there', () => {
    const seated = { names: ['Anna', 'Omar'], you: undefined };
    const read = (table: object) =>
      tellOnTable(say.at({ ...seated, ...table }), places, deeds, [stepped])[0]!.text;
    expect(read({})).toBe('Move Omar’s piece to 7.');
    expect(read({ you: 1 })).toBe('Move your piece to 7.');
  });

  test('where each has a table of their own, a line begins with whose it is', () => {
    const nameOf = (seat: number) => `Player ${seat + 1}`;
    const fires = [
      event('counter', { cell: 1, seat: 0 }),
      event('counter', { cell: 1, seat: 1 }),
      event('counter', { cell: 2, seat: 1 }),
      stepped,
    ];
    expect(textsOf(fires, { nameOf })).toEqual([
      'Player 1: Put a fire on 1.',
      'Player 2: Put 2 fires on 1 and 2.',
      'Move player 2’s piece to 7.',
    ]);
    expect(textsOf(fires, { nameOf, you: 1 })[1]).toBe('Put 2 fires on 1 and 2.');
  });
});

test('the set-up is told like what comes after', () => {
  const lines = tellSetUp(say, places, [
    { code: 'fire', args: { cell: 1 } },
    { code: 'fire', args: { cell: 2 } },
    { code: 'grow', args: { cell: 3, height: 1 }, anyOrder: true },
    { code: 'grow', args: { cell: 4, height: 2 }, anyOrder: true },
    { code: 'grow', args: { cell: 5, height: 1 }, anyOrder: true },
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    'Put 2 fires on 1 and 2.',
    'Make the pile 1 high: 3 and 5.',
    'Make the pile 2 high: 4.',
  ]);
  expect(lines[0]).toMatchObject({ cells: [1, 2], events: [], clauses: [] });
});

describe('things of which more come at once', () => {
  const leaves: Deeds = {
    leaf: { ...deed('leaf', 'cell'), again: 'leaves' },
    grown: deed('grow', 'cell', 'height'),
  };
  const leafSay = speaker('en', {
    place: '{n}',
    'place.spoken': '{n}',
    'onTable.leaf': 'Put {n, plural, one {a leaf} other {leaves}} on {places}.',
    'onTable.leaves': 'Put {count} leaves on {places}.',
    'onTable.grow': 'Make the pile {height} high: {places}.',
  });
  const lines = (...events: readonly Told[]) => tellOnTable(leafSay, places, leaves, events);
  const leaf = (cell: number): Told => event('leaf', { cell });

  test('several in one place are counted, as long as nothing else comes between', () => {
    const texts = (...events: readonly Told[]) => lines(...events).map(({ text }) => text);
    expect(texts(leaf(3), leaf(4), leaf(3), leaf(5), leaf(3))).toEqual([
      'Put 3 leaves on 3.',
      'Put leaves on 4 and 5.',
    ]);
    expect(texts(leaf(3), event('grown', { cell: 3, height: 1 }), leaf(3))).toEqual([
      'Put a leaf on 3.',
      'Make the pile 1 high: 3.',
      'Put a leaf on 3.',
    ]);
  });

  test('the card waits only while it tells of nothing else', () => {
    const game = { deeds: leaves, setUp: () => [], lies: () => [], mend: {} };
    const companion = { ...game, gathers: (falling: boolean) => (falling ? ['leaf'] : []) };
    expect(isGathering(companion, true, lines(leaf(3), leaf(4)))).toBe(true);
    expect(isGathering(companion, false, lines(leaf(3), leaf(4)))).toBe(false);
    const also = lines(event('grown', { cell: 3, height: 1 }), leaf(3));
    expect(isGathering(companion, true, also)).toBe(false);
    expect(isGathering(companion, true, [])).toBe(false);
    expect(isGathering(game, true, lines(leaf(3)))).toBe(false);
  });
});

test('places in unlike parts of the table stand on lines of their own, which begin with the part', () => {
  const inParts = speaker('en', {
    place: 'square {n}',
    'place.spoken': 'square {n}',
    'onTable.heading': '{part, select, left {On the left.} right {On the right.} other {}}',
    'onTable.fire': '{n, plural, one {Put a fire} other {Put # fires}} on {places}.',
  });
  const parts: Places = {
    placeParts: (cell) => ({
      n: cell % 10,
      part: ['none', 'left', 'right'][Math.floor(cell / 10)]!,
    }),
  };
  const at = (cell: number): Told => event('counter', { cell });
  const texts = tellOnTable(inParts, parts, deeds, [at(11), at(12), at(21), at(3)]);
  expect(texts.map(({ text }) => text)).toEqual([
    'On the left. Put 2 fires on square 1 and square 2.',
    'On the right. Put a fire on square 1.',
    'Put a fire on square 3.',
  ]);
});
