import { expect, test } from 'vitest';
import { refView } from './reference.ts';
import { position, type Told } from './reference/position.ts';
import { clear, reach } from './reference/telling.ts';

// The test vectors of movement, by their ids. A letter is the bank, in the order of the data.

const many = (id: string, ...at: string[]) => at.map((place) => `${id} ${place}`);

function from(at: string, tiles: readonly string[], options = {}): string[] {
  const told: Told = { options, tiles, seats: [{ at }], step: 'move' };
  return reach(position(told)).toSorted();
}

const list = (text: string) => text.split(' ').toSorted();

// Turned once, the bank that was north (a) is east, the one that was south (b) west.
const TWO_CAPS = ['spring@1 1,-1', 'river-two-caps@1 1,0'];

test('FV-T48 the west bank only', () => {
  expect(from('0,0', TWO_CAPS)).toEqual(list('0,0 1,0/b 1,-1'));
});

test('FV-T49 round the Spring', () => {
  expect(from('1,0/b', TWO_CAPS)).toEqual(list('1,0/b 0,0 1,-1 1,0/a'));
  expect(from('1,0/a', TWO_CAPS)).toEqual(list('1,0/a 1,-1 1,0/b'));
  expect(from('1,-1', TWO_CAPS)).toEqual(list('1,-1 1,0/a 1,0/b 0,0'));
});

test('FV-T50 over a bridge', () => {
  const tiles = ['river-straight@0 5,5', 'river-road-bridge@0 6,5'];
  expect(from('5,5/a', tiles)).toEqual(list('5,5/a 6,5 5,5/b'));
});

const BANKS = [...many('river-straight@0', '5,5', '6,5'), ...many('road-straight@1', '5,4', '6,4')];

test('FV-T51 along the water and inland', () => {
  expect(from('5,5/a', BANKS)).toEqual(list('5,5/a 6,5/a 5,4 6,4'));
});

test('FV-T52 the River parts', () => {
  expect(from('5,5/b', BANKS)).toEqual(list('5,5/b 6,5/b'));
});

test('FV-T53 round the Lake', () => {
  const tiles = ['river-straight@0 5,5', 'lake@0 6,5'];
  expect(from('5,5/a', tiles)).toEqual(list('5,5/a 6,5 5,5/b'));
});

test('FV-T54 through city', () => {
  const tiles = many('city-band@0', '1,0', '2,0', '3,0', '4,0', '5,0');
  expect(from('0,0', tiles)).toEqual(list('0,0 1,0 2,0 3,0 4,0'));
});

test('FV-T55 two cities on one tile are not joined', () => {
  const tiles = ['two-caps-opposite@1 1,0', ...many('city-band@0', '2,0', '3,0')];
  expect(from('0,0', tiles)).toEqual(list('0,0 1,0 2,0'));
});

test('FV-T56 along road', () => {
  const tiles = many('road-straight@0', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `-1,-${n}`));
  const six = list('-1,0 0,0 -1,-1 -1,-2 -1,-3 -1,-4 -1,-5 -1,-6');
  expect(from('-1,0', ['cap-road-across@1 -1,0', ...tiles])).toEqual(six);
});

test('FV-T57 a crossing joins roads', () => {
  const tiles = [
    ...many('road-straight@1', '5,5', '7,5', '8,5'),
    'road-fork@0 6,5',
    ...many('road-straight@0', '6,6', '6,7'),
  ];
  expect(from('5,5', tiles)).toEqual(list('5,5 6,5 7,5 8,5 6,6 6,7'));
  expect(from('5,5', tiles, { crossings: 'stop' })).toEqual(list('5,5 6,5 7,5 6,6'));
});

test('FV-T58 a road on one bank', () => {
  const tiles = [
    'river-bend-road@0 5,5',
    ...many('road-straight@1', '6,5', '7,5', '8,5'),
    'road-straight@0 5,4',
  ];
  expect(from('5,5/a', tiles)).toEqual(list('5,5/a 5,4 6,5 7,5 8,5'));
  expect(from('5,5/b', tiles)).toEqual(['5,5/b']);
});

test('FV-T59 the road ends at the gate', () => {
  const tiles = [
    'river-cap-bridge@0 5,5',
    'cap@2 5,4',
    ...many('road-straight@0', '5,6', '5,7', '5,8'),
  ];
  expect(from('5,8', tiles)).toEqual(list('5,8 5,7 5,6 5,5'));
  expect(from('5,5', tiles)).toEqual(list('5,5 5,4 5,6 5,7 5,8'));
});

test('FV-T60 the mired do not move', () => {
  const seats = [{ card: '5D', at: '0,0', holds: '3S KS' }];
  const s = position({ seats, tiles: ['cap@3 1,0'], step: 'clear' });
  expect(refView(clear(s, '3S'))).toMatchObject({ active: 1 });
  const alone = position({
    seats: [{ ...seats[0], holds: '3S' }],
    tiles: ['cap@3 1,0'],
    step: 'clear',
  });
  expect(refView(clear(alone, '3S'))).toMatchObject({ active: 0, step: 'move' });
});

test('FV-R45 a city move ends on the bank of the city it comes to', () => {
  const tiles = ['city-band@1 5,4', 'river-two-caps@0 5,5', ...many('city-band@1', '5,3', '5,2')];
  expect(from('5,2', tiles)).toEqual(list('5,2 5,3 5,4 5,5/a'));
});

test('FV-R47 a whole move may come back to the tile it began on', () => {
  const tiles = ['river-straight@0 5,5', 'spring@0 4,5'];
  expect(from('5,5/b', tiles)).toEqual(list('5,5/a 5,5/b 4,5'));
});
