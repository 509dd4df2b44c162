import { expect, test } from 'vitest';
import { EventCounter } from '../src/tally/event-counter.ts';

test('a clause that only explains does not come up with the event that cites it', () => {
  const fired = new EventCounter();
  fired.tell({ code: 'put', clauses: ['A-1', 'A-2'], acts: ['A-1'], args: [] });
  fired.tell({ code: 'took', clauses: ['A-3'], args: [] });
  fired.closeMatch();
  expect([...fired.clauseCounts()]).toEqual([
    ['A-1', 1],
    ['A-3', 1],
  ]);
});

test.each([
  [['cell', 'partnercell'], 7],
  [['partnercell', 'cell'], 8],
  [['fromcell', 'tocell'], 8],
  [['card', 'tocell', 'pips'], 8],
  [['card'], undefined],
])('of %j the place is the one called so, else the last', (args, place) => {
  const fired = new EventCounter();
  fired.tell({ code: 'put', clauses: [], args }, 7, 8, 9);
  expect([...(fired.placeCounts().get('put')?.keys() ?? [])][0]).toBe(place);
});

test('an event that names no seat is told to nobody as the end of one', () => {
  const seats: number[] = [];
  const toldOf = (args: readonly string[]): void => {
    const watched = { code: 'out', note: (seat: number) => void seats.push(seat) };
    new EventCounter(undefined, watched).tell({ code: 'out', clauses: [], args }, 7, 8, 9);
  };
  toldOf(['player']);
  expect(seats).toEqual([]);
  toldOf(['place', 'seat']);
  expect(seats).toEqual([8]);
});
