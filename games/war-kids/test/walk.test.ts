import { expect, test } from 'vitest';
import { quarters, walkOf } from '../src/board/map/walk.ts';
import { drawnMap, middle } from '../src/board/map/geometry.ts';
import { battleWith } from './play.ts';

const game = battleWith({ scenario: 'firstSkirmish' });
const map = drawnMap(game.view(game.create(), 0).map, false);
/** The cell called so: the map has nine columns. */
const at = (name: string): number => 'ABCDEFGHI'.indexOf(name[0]!) + 9 * (Number(name[1]) - 1);

test('a counter walks round those who stand in its way', () => {
  expect(walkOf(map, new Set(), at('A4'), at('C4'))).toEqual(['A4', 'B4', 'C4'].map(at));
  const way = walkOf(map, new Set([at('B4')]), at('A4'), at('C4'));
  expect(way).not.toContain(at('B4'));
  expect([way[0], way.at(-1)]).toEqual([at('A4'), at('C4')]);
});

test('it walks round woods rather than through them', () => {
  const way = walkOf(map, new Set(), at('D3'), at('F2'));
  expect(way).not.toContain(at('E2'));
});

test('where no way is free it goes straight', () => {
  const all = new Set(map.elevation.keys());
  expect(walkOf(map, all, at('A4'), at('C4'))).toEqual([at('A4'), at('C4')]);
});

test('the walk begins where the counter stood, seen from where it stands now', () => {
  const [first] = quarters(map, [at('A4'), at('B4'), at('C4')]);
  const [[ax, ay], [cx, cy]] = [middle(map, at('A4')), middle(map, at('C4'))];
  expect(first).toEqual([ax - cx, ay - cy]);
});
