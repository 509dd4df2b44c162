import { describe, expect, test } from 'vitest';
import { refApply, refLegal, refView } from './reference.ts';
import { cardOf, position, type Told } from './reference/position.ts';
import { clear, held, lay, placements, sources, turnUp, walk } from './reference/telling.ts';
import { isRiver, OLD_TOWN, TILES, typeOf } from './reference/tiles.ts';

// The test vectors of tile placement, by their ids.

const HOME: Told = { seats: [{ at: '0,0' }] };
const SPRING: Told = { ...HOME, river: ['spring@1 1,-1'] };
const BEND: Told = { seats: [{ at: '1,0' }], river: ['spring@1 1,-1', 'river-bend-city@2 1,0'] };
const STRAIGHT: Told = {
  seats: [{ at: '2,0' }],
  river: [...(BEND.river ?? []), 'river-straight@0 2,0'],
};
const as = (told: Told, options: Told['options']): Told => ({ ...told, options: options ?? {} });

test('FV-T32 the Spring', () => {
  const eight = '-1,-1@0 -1,-1@1 1,-1@1 1,-1@2 -1,1@0 -1,1@3 1,1@2 1,1@3'.split(' ');
  expect(placements(HOME, 'spring')).toEqual(eight);
  expect(placements(as(HOME, { riverReach: 'anywhere' }), 'spring')).toHaveLength(16);
  expect(placements(as(HOME, { riverReach: 'scatter' }), 'spring')).toHaveLength(16);
});

test('FV-T33 the second River tile', () => {
  for (const id of ['straight', 'bend', 'road-bridge', 'abbey-bridge', 'bend-road'])
    expect(placements(SPRING, `river-${id}`)).toEqual([]);
  expect(placements(SPRING, 'river-two-caps')).toEqual(['1,0@1']);
  expect(placements(SPRING, 'river-bend-city')).toEqual(['1,0@2']);
  expect(placements(SPRING, 'river-cap-bridge')).toEqual(['1,0@3']);
  expect(refView(position(SPRING)).river).toEqual([1, 0, 2]);
});

test('FV-T34 a tile that cannot be placed', () => {
  const seats = [{}, { card: '5D', at: '0,0', holds: '3S' }, { card: '2S', at: '0,0' }];
  const told: Told = { ...SPRING, seats, tiles: ['cap@1 -1,0'], active: 1, step: 'draw' };
  const failed = refApply(position(told), typeOf('river-straight'));
  expect(refView(failed)).toMatchObject({ step: 'encounter', active: 1, hand: -1, failed: 1 });
  expect(refView(failed).seats[1]?.unused).toEqual([typeOf('river-straight')]);
  const met = turnUp(failed, 'KH');
  expect(held(met, 2)).toEqual([[cardOf('KH'), false]]);
  expect(refView(met)).toMatchObject({ step: 'clear', active: 1, encounters: 1 });
  const free = clear(met, '3S');
  expect(refView(free)).toMatchObject({ step: 'move', active: 1 });
  expect(refView(walk(free, '-1,0')).active).toBe(2);
});

test('FV-T35 no U-turn', () => {
  expect(placements(BEND, 'river-bend')).toEqual(['2,0@0']);
  expect(placements(BEND, 'river-bend-road')).toEqual(['2,0@0']);
  expect(refView(position(BEND)).river).toEqual([2, 0, 1]);
  expect(position(BEND).lastBend).toBe('left');
});

test('FV-T36 a straight between two bends', () => {
  expect(placements(STRAIGHT, 'river-bend')).toEqual(['3,0@0', '3,0@1']);
  const strict = as(STRAIGHT, { uTurn: 'strict' });
  expect(placements(strict, 'river-bend')).toEqual(['3,0@0']);
});

test('FV-T37 out of reach', () => {
  const away: Told = { ...BEND, seats: [{ at: '0,0' }] };
  expect(placements(away, 'river-straight')).toEqual([]);
  expect(placements(as(away, { riverReach: 'anywhere' }), 'river-straight')).toEqual(['2,0@0']);
});

test('FV-T38 the Lake comes last', () => {
  const others = Array.from({ length: 9 }, (_, i) => `river-straight@0 ${10 + i},10`);
  expect(placements({ ...BEND, tiles: others }, 'lake')).toEqual(['2,0@0']);
  expect(placements({ ...BEND, tiles: others.slice(1) }, 'lake')).toEqual([]);
  const laid = lay(position({ ...BEND, tiles: others, hand: 'lake', step: 'place' }), '2,0@0');
  expect(refView(laid).river).toBeNull();
});

test('FV-T39 no land tile on the open end', () => {
  const land = TILES.filter(({ set }) => set === 'base').flatMap(({ id }) => placements(BEND, id));
  expect(land).not.toHaveLength(0);
  expect(land.filter((at) => at.startsWith('2,0'))).toEqual([]);
});

test('FV-T40 a corner alone is no contact', () => {
  expect(placements(SPRING, 'abbey')).toEqual([]);
  const any = as(SPRING, { cornerContact: 'any' });
  expect(placements(any, 'abbey')).toEqual(['-1,-1@0', '-1,1@0', '1,1@0']);
});

test('FV-T41 land tiles beside the Old Town', () => {
  expect(placements(SPRING, 'cap')).toEqual(['0,-1@2', '-1,0@1', '0,1@0']);
  expect(placements(SPRING, 'road-straight')).toEqual([]);
  const seven = '0,-1@3 -1,0@0 -1,0@1 -1,0@2 0,1@0 0,1@1 0,1@3'.split(' ');
  expect(placements(SPRING, 'city-3')).toEqual(seven);
});

test('FV-T42 corner spaces that share a side with a tile', () => {
  const told: Told = { ...HOME, tiles: ['cap-road-across@1 -1,0'] };
  expect(placements(told, 'road-bend')).toEqual(['-1,-1@0', '-1,-1@3', '-1,1@1', '-1,1@2']);
});

/** Friends gained by laying a tile. */
function friendsFor(told: Told, hand: string, at: string): number {
  const after = lay(position({ ...told, hand, step: 'place' }), at);
  expect(refView(after).friends).toBe(refView(after).seats[0]?.friends);
  return refView(after).friends;
}

test('FV-T43 a completed city', () => {
  const tiles = ['cap@3 1,0', 'cap@0 0,1', 'cap@1 -1,0'];
  expect(friendsFor({ ...HOME, tiles }, 'cap', '0,-1@2')).toBe(1);
});

test('FV-T44 a shield in an open city', () => {
  const tiles = ['cap@3 1,0', 'cap@0 0,1'];
  expect(friendsFor({ ...HOME, tiles }, 'cap', '-1,0@1')).toBe(0);
  const three = [...tiles, 'cap@1 -1,0'];
  expect(friendsFor({ ...HOME, tiles: three }, 'city-corner-pennant', '0,-1@2')).toBe(1);
});

const GAP: Told = { seats: [{ at: '4,0' }], tiles: ['cap@1 4,0', 'cap@3 6,0'] };

test('FV-T45 a shield and a completed city', () => {
  expect(friendsFor(GAP, 'city-band-pennant', '5,0@0')).toBe(1);
  const each = as(GAP, { friendsPerTile: 'each' });
  expect(friendsFor(each, 'city-band-pennant', '5,0@0')).toBe(2);
});

test('FV-T46 two completed cities', () => {
  expect(friendsFor(GAP, 'two-caps-opposite', '5,0@1')).toBe(1);
  expect(friendsFor(as(GAP, { friendsPerTile: 'each' }), 'two-caps-opposite', '5,0@1')).toBe(2);
});

describe('FV-T47 what may be chosen', () => {
  const holding = (unused: string): Told => ({
    seats: [{ card: '9D', at: '0,0', unused, holds: '3S' }],
  });
  const START = { step: 'start', carrier: 3, delivered: 6 } as const;
  test('draw, or a playable tile', () => {
    expect(sources(position({ ...START, ...holding('cap road-cross') }))).toEqual(['draw', 'cap']);
  });
  test('must be played when none is face down', () => {
    const s = position({ ...START, ...holding('cap road-cross'), left: '' });
    expect(sources(s)).toEqual(['cap']);
    const placing = refApply(s, refLegal(s)[0] ?? -1);
    expect(refView(placing)).toMatchObject({ step: 'place', hand: typeOf('cap') });
    const road = [typeOf('road-cross')];
    expect(refView(lay(placing, '1,0@3')).seats[0]?.unused).toEqual(road);
  });
  test('is skipped when nothing can be', () => {
    const s = position({ ...START, ...holding('road-cross'), left: '' });
    expect(refView(s)).toMatchObject({ step: 'clear', encounters: 0, failed: 0, active: 0 });
  });
  test('FV-R16 from anybody, with `shared`', () => {
    const seats = [{ at: '0,0' }, {}, { unused: 'cap' }];
    const told: Told = { ...START, seats };
    expect(refView(position(told)).step).not.toBe('source');
    const shared = position(as(told, { unusedTiles: 'shared' }));
    expect(refLegal(shared)).toEqual([0, (3 << 6) | typeOf('cap')]);
    const placed = lay(refApply(shared, (3 << 6) | typeOf('cap')), '1,0@3');
    expect(refView(placed).seats.map(({ unused }) => unused)).toEqual([[], [], [], []]);
  });
});

test('FV-R9 the Spring first, the Lake last, the other ten by chance', () => {
  const first = refView(position({ ...HOME, step: 'start' }));
  expect(first).toMatchObject({ step: 'place', hand: typeOf('spring') });
  const ten = refLegal(position({ ...SPRING, step: 'start' }));
  expect(ten).toEqual(
    TILES.flatMap((t, type) => (isRiver(type) && t.id.startsWith('river') ? [type] : [])),
  );
  // The Lake fails here: at once an unused tile, and seat 1 is dealt a card.
  const last = refView(position({ ...SPRING, left: 'lake abbey', step: 'start' }));
  expect(last).toMatchObject({ step: 'encounter', failed: 1 });
  const land = position({ ...SPRING, left: 'abbey abbey cap', step: 'start' });
  expect(refLegal(land)).toEqual([typeOf('abbey'), typeOf('cap')].toSorted((a, b) => a - b));
  const scattered = position({ ...as(HOME, { riverReach: 'scatter' }), step: 'start' });
  expect(refLegal(scattered)).toHaveLength(10);
});

test('FV-R44 a Friend won from a new deck, or none', () => {
  const told: Told = { ...GAP, unseen: [''] };
  expect(friendsFor({ ...told, discards: '2S 3S' }, 'city-band-pennant', '5,0@0')).toBe(1);
  expect(friendsFor(told, 'city-band-pennant', '5,0@0')).toBe(0);
});

test('the tile data is whole', () => {
  const total = (river: boolean) =>
    TILES.reduce((all, tile, type) => all + (isRiver(type) === river ? tile.count : 0), 0);
  expect([total(false), total(true), TILES.length]).toEqual([72, 12, 34]);
  expect(TILES[OLD_TOWN]?.pennant).toBe(true);
  for (const tile of TILES) {
    const due = Object.entries(tile.edges).flatMap(([side, kind]) => {
      const halves = kind === 'city' ? [] : [`${side}.a`, `${side}.b`];
      return kind === 'field' ? halves : [side, ...halves];
    });
    expect(tile.segments.flatMap(({ ports }) => ports).toSorted()).toEqual(due.toSorted());
    const dry = tile.segments.filter(({ kind }) => kind !== 'river').map(({ id }) => id);
    expect(tile.banks.flat().toSorted()).toEqual(dry.toSorted());
  }
});
