import { expect, test } from 'vitest';
import {
  CHANCE,
  refActor,
  refApply,
  refCreate,
  refLegal,
  type RefOptions,
  type RefState,
  refView,
  refWeight,
} from './reference.ts';
import { JOKER } from './reference/codes.ts';
import { cardOf, cards, OPTIONS, position } from './reference/position.ts';
import { distanceOf, rankAt } from './reference/strength.ts';
import { attempts, clear, held, turnUp } from './reference/telling.ts';
import { SPRING, TILES } from './reference/tiles.ts';

// The test vectors of the set-up, of strength and of clearing, by their ids.

function dealt(options: RefOptions, names: string): RefState {
  return cards(names).reduce(refApply, refCreate({ ...OPTIONS, ...options }));
}

test.each([
  ['easy', 41, 6, 2],
  ['medium', 45, 7, 1],
  ['hard', 49, 8, 0],
])('FV-T01 %s after set-up', (difficulty, deck, tokens, friends) => {
  const view = refView(dealt({ difficulty }, '7H KS 3D QC 8S'));
  expect(view.deck).toBe(deck);
  expect(view).toMatchObject({ token: 'clue', reserve: tokens - 1, delivered: 0, turn: 1 });
  expect(view.seats.map((seat) => seat.friends)).toEqual([friends, friends, friends, friends]);
  // The Spring is drawn for certain.
  const copies = (set: string) =>
    TILES.reduce((all, tile, type) => all + (tile.set === set ? (view.left[type] ?? 0) : 0), 0);
  expect([copies('river') + 1, copies('base')]).toEqual([12, 71]);
  expect(view).toMatchObject({ step: 'place', hand: SPRING, active: 0 });
});

test('FV-T02 Jokers are dealt to nobody in set-up', () => {
  let s = refCreate(OPTIONS);
  for (const card of cards('7H KS 3D QC 8S')) {
    expect(refActor(s)).toBe(CHANCE);
    expect(refLegal(s)).not.toContain(JOKER);
    expect(refWeight(s, card)).toBe(1);
    expect(refWeight(s, JOKER)).toBe(0);
    s = refApply(s, card);
  }
  const view = refView(s);
  expect(view.seats.map((seat) => seat.identity)).toEqual(cards('7H KS 3D QC'));
  expect(view.clue).toBe(cardOf('8S'));
  expect(view.unseen).toHaveLength(49);
  expect(view.unseen.filter((card) => card === JOKER)).toHaveLength(2);
});

test.each([
  ['FV-T03', 'QS', 1, -3, 9],
  ['FV-T04', 'AS', 6, 2, 8],
  ['FV-T05', '2S', 6, 7, 7],
  ['FV-T06', '8S', 9, 3, 9],
  ['FV-T07', '5S', -1, -2, 5],
  ['FV-T14', 'JS', 12, 0, 0],
])('%s strength of %s at (%d,%d)', (_id, card, x, y, strength) => {
  expect(rankAt(cardOf(card), distanceOf(x, y))).toBe(strength);
});

/** Clears the card alone, without a Friend, from that place. */
function clears(identity: string, at: string, card: string): boolean {
  const tiles = at === '0,0' ? [] : [`abbey@0 ${at}`];
  const seats = [{ card: identity, at, holds: card }];
  return attempts(position({ tiles, seats, step: 'clear' })).length > 0;
}

test.each([
  ['FV-T08', '7D', '0,0', 'QS', false],
  ['FV-T09', '10H', '0,0', '10C', false],
  ['FV-T10', '4S', '0,0', '7S', true],
  ['FV-T11', 'JH', '5,0', 'QH', false],
  ['FV-T12', '3C', '6,0', 'JC', true],
  ['FV-T13', 'QS', '0,3', 'AS', true],
])('%s %s at %s against %s', (_id, identity, at, card, cleared) => {
  expect(clears(identity, at, card)).toBe(cleared);
});

test('FV-T15 everybody on the tile adds', () => {
  const two = [
    { card: '5H', at: '0,0', holds: 'KC' },
    { card: '9D', at: '0,0' },
  ];
  const three = [...two, { card: 'KS', at: '0,0' }];
  const king = cardOf('KC');
  // 5+9 is above 13 already, 5+13 too; a 2C would add 4 (doubled).
  const all = [`0 ${king} [1]`, `0 ${king} [2]`, `0 ${king} [1,2]`];
  expect(attempts(position({ seats: three, step: 'clear' }))).toEqual(all);
  const clubs = [
    { card: '10H', at: '0,0', holds: 'KC' },
    { card: '2C', at: '0,0' },
  ];
  expect(attempts(position({ seats: clubs, step: 'clear' }))).toEqual([`0 ${king} [1]`]);
});

test('FV-T16 a Friend makes up what is missing', () => {
  const seats = [
    { card: '2H', at: '0,0', holds: 'JS', friends: [0] },
    { card: '4S', at: '0,0' },
  ];
  const s = position({ seats, step: 'clear' });
  expect(attempts(s)).toEqual([`0 ${cardOf('JS')} [] friend 0`, `0 ${cardOf('JS')} [1] friend 0`]);
  const called = clear(s, 'JS', [1]);
  expect(refView(called)).toMatchObject({ step: 'friend', actor: CHANCE });
  const view = refView(turnUp(called, '2C'));
  expect(view.seats[0]).toMatchObject({ encounters: [], friends: 0 });
  expect(view.discards).toEqual(cards('JS 2C'));
});

test('FV-T17 a tie: the Friend is gone, the Encounter stays, no movement', () => {
  const seats = [{ card: '6C', at: '0,0', holds: 'KD', friends: [0] }];
  const told = { tiles: ['cap@0 0,1'], seats, step: 'clear' } as const;
  const after = turnUp(clear(position(told), 'KD'), '7H');
  expect(refView(after)).toMatchObject({ discards: cards('7H'), active: 1 });
  expect(held(after, 0)).toEqual([[cardOf('KD'), false]]);
  const better = turnUp(clear(position(told), 'KD'), '8H');
  expect(refView(better)).toMatchObject({ active: 0, step: 'move' });
});

test('FV-T18 a Friend is not doubled', () => {
  const seats = [{ card: '5S', at: '0,0', holds: 'KH', friends: [0] }];
  const called = clear(position({ seats, step: 'clear' }), 'KH');
  expect(held(turnUp(called, '7H'), 0)).toHaveLength(1);
  expect(held(turnUp(called, '9H'), 0)).toHaveLength(0);
});

test('FV-T19 a Friend that is a Joker', () => {
  const seats = [{ card: '6D', at: '0,0', holds: '6S', friends: [0] }];
  const called = clear(position({ seats, clue: '9H', step: 'clear' }), '6S');
  expect(refWeight(called, JOKER)).toBe(2);
  const after = turnUp(called, 'joker');
  expect(held(after, 0)).toHaveLength(1);
  expect(refView(after)).toMatchObject({ jokers: 1, discards: [], clue: cardOf('9H') });
});

test('FV-T20 one attempt for each helper in a turn', () => {
  const seats = [
    { card: '3D', at: '0,0', holds: '10S 9S' },
    { card: '8C', at: '0,0' },
  ];
  const one = position({ seats, step: 'clear' });
  const after = clear(one, '10S', [1]);
  expect(held(after, 0)).toEqual([[cardOf('9S'), false]]);
  expect(refView(after).active).toBe(1);
  const many = position({ options: { helpLimit: 'unlimited' }, seats, step: 'clear' });
  expect(attempts(clear(many, '10S', [1]))).toEqual([`0 ${cardOf('9S')} [1]`]);
});

const TWO = [
  { card: 'KD', at: '1,0' },
  { card: '4H', at: '1,0', holds: '9C*' },
];

test('FV-T21 help on the helper’s turn; the token is the owner’s, and is handed on', () => {
  const told = { tiles: ['city-band@0 1,0'], seats: TWO, step: 'clear' } as const;
  const s = position(told);
  expect(attempts(s)).toEqual([`1 ${cardOf('9C')} [0]`]);
  const led = clear(s, '9C', [0]);
  expect(refView(led)).toMatchObject({ step: 'pass', active: 0, token: 'carried', carrier: 1 });
  const [keep = 0, take = 0] = refLegal(led);
  expect([keep, take]).toEqual([3 << 20, (3 << 20) + 2]);
  const taken = refApply(led, take);
  expect(refView(taken)).toMatchObject({ step: 'move', active: 0, carrier: 0 });
  const home = refLegal(taken).map((action) => refView(refApply(taken, action)).delivered);
  expect(new Set(home)).toEqual(new Set([0, 1]));
  expect(attempts(position({ ...told, options: { help: 'ownerTurn' } }))).toEqual([]);
});

test('FV-R27 one attempt a turn on the cards of others', () => {
  const seats = [
    { card: 'KD', at: '0,0' },
    { card: '4H', at: '0,0', holds: '9C 10C' },
    { card: '5H', at: '0,0', holds: '8C' },
  ];
  const options = { helpLimit: 'unlimited' };
  const s = position({ options, seats, step: 'clear' });
  expect(attempts(s)).toHaveLength(6);
  const led = clear(s, '9C', [0]);
  expect(held(led, 1)).toEqual([[cardOf('10C'), false]]);
  expect(refView(led).active).toBe(1);
});

test('FV-R30 whose Friend may be called', () => {
  const seats = [
    { card: '3D', at: '0,0', friends: [0] },
    { card: '2D', at: '0,0', holds: 'KS', friends: [0] },
    { card: '4D', at: '0,0', friends: [0] },
  ];
  const king = cardOf('KS');
  const own = [`1 ${king} [0] friend 0`, `1 ${king} [0,2] friend 0`];
  expect(attempts(position({ seats, step: 'clear' }))).toEqual(own);
  const on = position({ options: { helperFriends: true }, seats, step: 'clear' });
  expect(attempts(on)).toHaveLength(5);
  expect(attempts(on)).toContain(`1 ${king} [0,2] friend 1`);
});

test('FV-R29 one Friend for each Encounter in a turn', () => {
  const seats = [{ card: '2D', at: '0,0', holds: 'KS QS', friends: [0, 0, 0] }];
  const s = position({ seats, step: 'clear' });
  expect(attempts(s)).toHaveLength(2);
  expect(attempts(turnUp(clear(s, 'KS'), '3C'))).toEqual([`0 ${cardOf('QS')} [] friend 0`]);
});

test('section 4 a Friend is no better than the highest card that may lie there', () => {
  const told = {
    seats: [{ card: '2D', at: '0,0', holds: 'KS', friends: [0] }],
    step: 'clear',
    options: { friendCalls: 'useful' },
  } as const;
  expect(attempts(position({ ...told, unseen: ['QC', 'AS'] }))).toHaveLength(1);
  expect(attempts(position({ ...told, unseen: ['JC', 'AS'] }))).toHaveLength(0);
  expect(attempts(position({ ...told, unseen: ['joker', 'AS'] }))).toHaveLength(0);
});

test('FV-R58 a Friend can be called where nothing can be enough, and where nothing is missing', () => {
  const weak = { card: '2D', at: '0,0', holds: 'KS', friends: [0] };
  const strong = { card: 'KD', at: '0,0', holds: '3S', friends: [0] };
  const [king, three] = [cardOf('KS'), cardOf('3S')];
  const unseen = ['2C', 'AS'];
  expect(attempts(position({ seats: [weak], step: 'clear', unseen }))).toEqual([
    `0 ${king} [] friend 0`,
  ]);
  expect(attempts(position({ seats: [strong], step: 'clear', unseen }))).toEqual([
    `0 ${three} []`,
    `0 ${three} [] friend 0`,
  ]);
});
