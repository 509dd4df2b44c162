import { expect, test } from 'vitest';
import { Fired } from '../src/play/fired.ts';

test.each([
  [['cell', 'partnercell'], 7],
  [['partnercell', 'cell'], 8],
  [['fromcell', 'tocell'], 8],
  [['card', 'tocell', 'pips'], 8],
  [['card'], undefined],
])('of %j the place is the one called so, else the last', (args, place) => {
  const fired = new Fired();
  fired.tell({ code: 'put', clauses: [], args }, 7, 8, 9);
  expect([...(fired.heat().get('put')?.keys() ?? [])][0]).toBe(place);
});
