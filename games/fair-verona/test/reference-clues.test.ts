import { describe, expect, test } from 'vitest';
import { OVER, refActor, refApply, refLegal, refOutcome, refView } from './reference.ts';
import { JOKER } from './reference/codes.ts';
import { cardOf, cards, position, type Told } from './reference/position.ts';
import { attempts, clear, held, lay, turnUp, walk } from './reference/telling.ts';
import { typeOf } from './reference/tiles.ts';

// The test vectors of clues and Jokers, by their ids.

const CAPS = ['cap@3 1,0', 'cap@1 -1,0', 'cap@0 0,1', 'cap@2 0,-1'];

/** Seat 0 has just failed; seat 1 is to be dealt an Encounter. */
const dealing = (told: Told) => position({ ...told, step: 'encounter' });

test('FV-T22 the face agrees', () => {
  const after = turnUp(dealing({ clue: '9H' }), '9S');
  expect(held(after, 1)).toEqual([[cardOf('9S'), true]]);
  expect(refView(after)).toMatchObject({ clue: -1, token: 'encounter', discards: cards('9H') });
});

test('FV-T23 the suit agrees', () => {
  const after = turnUp(dealing({ clue: '9H' }), '3H');
  expect(held(after, 1)).toEqual([[cardOf('3H'), true]]);
  expect(refView(after)).toMatchObject({ clue: -1, token: 'encounter', matches: 1 });
});

test('FV-T24 nothing agrees', () => {
  const after = turnUp(dealing({ clue: '9H' }), '3S');
  expect(held(after, 1)).toEqual([[cardOf('3S'), false]]);
  expect(refView(after)).toMatchObject({ clue: cardOf('9H'), token: 'clue', discards: [] });
});

test('FV-T25 nothing to compare', () => {
  const seats = [{}, { holds: '9S*' }];
  const after = turnUp(dealing({ seats, discards: '9H' }), '9D');
  expect(held(after, 1)).toEqual([
    [cardOf('9S'), true],
    [cardOf('9D'), false],
  ]);
});

test('FV-T26 a Joker instead of an Encounter, until somebody comes home', () => {
  const seats = [{ card: '5D', at: '1,0' }];
  const first = turnUp(dealing({ seats, tiles: ['cap@3 1,0'], clue: '9H' }), 'joker');
  expect(refView(first)).toMatchObject({
    jokers: 1,
    clue: cardOf('9H'),
    encounters: 0,
    step: 'move',
  });
  expect(held(first, 1)).toEqual([]);
  const told: Told = { seats, tiles: ['cap@3 1,0'], clue: '9H', jokers: 1 };
  const second = turnUp(dealing(told), '9S');
  expect(held(second, 1)).toEqual([[cardOf('9S'), false]]);
  const home = walk(second, '0,0');
  expect(refView(home)).toMatchObject({ jokers: 0, clue: cardOf('9H'), discards: [JOKER] });
});

test('FV-R33 with `redraw` another card is drawn', () => {
  const s = dealing({ options: { jokerEncounter: 'redraw' }, clue: '9H' });
  const again = turnUp(s, 'joker');
  expect(refView(again)).toMatchObject({ step: 'encounter', jokers: 1 });
  expect(held(turnUp(again, '9S'), 1)).toEqual([[cardOf('9S'), false]]);
});

describe('FV-T27 staying at home is no return', () => {
  const told: Told = { seats: [{ at: '0,0' }], tiles: CAPS, clue: '9H', jokers: 1, step: 'move' };
  test('by default', () => {
    expect(refView(walk(position(told), '0,0')).jokers).toBe(1);
  });
  test('but is with `jokerLift: present`', () => {
    const s = position({ ...told, options: { jokerLift: 'present' } });
    expect(refView(walk(s, '0,0'))).toMatchObject({ jokers: 0, discards: [JOKER] });
  });
});

const CARRIER: Told = {
  options: { difficulty: 'easy' },
  seats: [{ at: '1,0' }],
  tiles: ['cap@3 1,0', 'city-band@0 5,0'],
  carrier: 0,
  delivered: 2,
  step: 'move',
};

test('FV-T28 the order on arrival', () => {
  const home = walk(position({ ...CARRIER, jokers: 1 }), '0,0');
  expect(refView(home)).toMatchObject({ step: 'clue', actor: -1, delivered: 3, token: 'none' });
  const after = refView(turnUp(home, '4D'));
  expect(after).toMatchObject({ delivered: 3, clue: cardOf('4D'), token: 'clue', reserve: 2 });
  expect(after).toMatchObject({ jokers: 0, discards: [JOKER], active: 1 });
});

test('FV-T29 a Joker as the new Clue Card', () => {
  const seats = [{ at: '1,0' }, { at: '1,0' }];
  const home = turnUp(walk(position({ ...CARRIER, seats }), '0,0'), 'joker');
  const owed = { delivered: 3, jokers: 1, clue: -1, clueOwed: true, reserve: 3, token: 'none' };
  expect(refView(home)).toMatchObject({ ...owed, active: 1 });
  const told: Told = { ...CARRIER, seats, jokers: 1, clueOwed: true, delivered: 3, active: 1 };
  const { carrier: _, ...nobody } = told;
  const next = turnUp(walk(position(nobody), '0,0'), '4D');
  const view = refView(next);
  expect(view).toMatchObject({ jokers: 0, clue: cardOf('4D'), clueOwed: false, reserve: 2 });
  expect(view).toMatchObject({ token: 'clue', discards: [JOKER], delivered: 3 });
});

const LAST: Told = {
  options: { difficulty: 'easy' },
  seats: [{ card: 'KS', at: '0,0', holds: '9D*' }],
  delivered: 5,
  step: 'clear',
};

test('FV-T30 the last token is home at once', () => {
  const won = clear(position(LAST), '9D');
  expect(refActor(won)).toBe(OVER);
  expect(refOutcome(won)).toMatchObject({ code: 'won', winners: [0, 1, 2, 3] });
  expect(refOutcome(won).measures).toMatchObject({ delivered: 6 });
});

test('FV-T31 a new deck from the discards', () => {
  const seats = [{ at: '0,0' }, {}, { friends: [0] }];
  const told: Told = { seats, discards: '2C 3C', unseen: ['7H'], step: 'draw' };
  const s = refApply(position(told), typeOf('river-straight'));
  expect(refView(s)).toMatchObject({ step: 'encounter', deck: 2, unseen: cards('2C 3C') });
  expect(refLegal(s)).toEqual(cards('2C 3C'));
  const after = refView(turnUp(s, '3C'));
  expect(after).toMatchObject({ deck: 1, discards: [], unseen: cards('2C') });
  expect(after.seats[2]?.friends).toBe(1);
});

test('FV-R44 no cards at all: no Encounter', () => {
  const seats = [{ at: '0,0' }, {}, { friends: [0] }];
  const told: Told = { seats, unseen: ['7H'], step: 'draw' };
  const s = refApply(position(told), typeOf('river-straight'));
  expect(refView(s)).toMatchObject({ active: 1, encounters: 0, failed: 1 });
});

test('FV-R44 an owed Clue Card comes as soon as a card can', () => {
  const seats = [{ card: 'KS', at: '0,0', holds: '9D' }];
  const told: Told = { seats, unseen: [''], clueOwed: true, delivered: 2, step: 'clear' };
  const s = clear(position(told), '9D');
  expect(refView(s)).toMatchObject({ step: 'clue', unseen: cards('9D'), discards: [] });
  expect(refView(turnUp(s, '9D'))).toMatchObject({
    clueOwed: false,
    clue: cardOf('9D'),
    reserve: 4,
  });
});

test('section 4 a Friend of an older shuffle comes from its own pool', () => {
  const seats = [{ card: '2D', at: '0,0', holds: 'KS', friends: [0, 1] }, { friends: [0] }];
  const s = position({ seats, unseen: ['AH 7H', '3C 4C'], step: 'clear' });
  const called = clear(s, 'KS');
  expect(refLegal(called)).toEqual(cards('7H AH'));
  const after = turnUp(called, '7H');
  expect(after.unseen).toEqual([cards('AH'), cards('3C 4C')]);
  expect(refView(after)).toMatchObject({ deck: 1, discards: cards('7H') });
});

test('FV-T67 a Clue Card drawn while a Joker is out goes under it', () => {
  const told: Told = { ...LAST, delivered: 1, reserve: 2, jokers: 1 };
  const shown = turnUp(clear(position(told), '9D'), '4D');
  const under = { delivered: 2, clue: cardOf('4D'), token: 'clue', reserve: 1, jokers: 1 };
  expect(refView(shown)).toMatchObject(under);
  // Seat 1 has its turn by now: its failed draw would bring seat 2 a card.
  const next = turnUp({ ...shown, step: 'encounter', hand: -1 }, '4S');
  expect(held(next, 2)).toEqual([[cardOf('4S'), false]]);
});

test('FV-T68 delivery only by arriving', () => {
  const options = { difficulty: 'easy', delivery: 'arrive' };
  const after = clear(position({ ...LAST, options, tiles: CAPS }), '9D');
  expect(refView(after)).toMatchObject({ step: 'move', carrier: 0, delivered: 5 });
  expect(refView(walk(after, '0,0'))).toMatchObject({ carrier: 0, delivered: 5, active: 1 });
  const out = walk(after, '1,0');
  const back = walk({ ...out, step: 'move', active: 0, hand: -1 }, '0,0');
  expect(refOutcome(back).code).toBe('won');
});

test('FV-R42 the token passes even to the mired, once', () => {
  const seats = [
    { card: '2D', at: '0,0', holds: 'KS' },
    { card: '3D', at: '0,0' },
  ];
  const told: Told = { options: { delivery: 'arrive' }, seats, carrier: 1, hand: 'cap' };
  const s = lay(position({ ...told, step: 'place' }), '1,0@3');
  expect(attempts(s)).toEqual([]);
  expect(refLegal(s)).toEqual([3 << 20, (3 << 20) + 2]);
  const taken = refView(refApply(s, (3 << 20) + 2));
  expect(taken).toMatchObject({ carrier: 0, active: 1 });
});
