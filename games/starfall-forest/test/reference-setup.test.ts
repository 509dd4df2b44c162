import { expect, test } from 'vitest';
import {
  CHANCE,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refView,
  refWeight,
  type RefOptions,
  type RefState,
} from './reference.ts';
import { distance } from './reference/forest.ts';
import {
  locationOf,
  OPTIONS,
  places,
  play,
  position,
  putTargets,
  treeAt,
} from './reference/position.ts';

// The test vectors of the set-up, by their ids.

const create = (told: RefOptions = {}) => refCreate({ ...OPTIONS, ...told });
const plant = (s: RefState, x: number, y: number) => refApply(s, 49152 + (y + 4) * 16 + (x + 4));
/** Points of round 2 as `x,y`. */
const points = (s: RefState) =>
  refLegal(s)
    .map((code) => code - 49152)
    .map((p) => `${(p % 16) - 4},${Math.floor(p / 16) - 4}`)
    .toSorted();
const firstOf = (s: RefState): RefState => refApply(s, refLegal(s)[0] ?? -1);
const times = (n: number, s: RefState): RefState => (n === 0 ? s : times(n - 1, firstOf(s)));
const neighboursOf = (s: RefState, text: string) =>
  refView(s)
    .paths.filter((path) => path.includes(treeAt(s, text)))
    .flatMap((path) => path.filter((tree) => tree !== treeAt(s, text)))
    .map((tree) => s.points[tree]?.join() ?? '')
    .toSorted();

test('SF-T01 paths and distances', () => {
  const s = create();
  expect(neighboursOf(s, '1,1')).toEqual(places('0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2'));
  expect(neighboursOf(s, '1,0')).toEqual(places('0,0 2,0 1,1'));
  expect(neighboursOf(s, '2,1')).toEqual(places('1,1 3,1 2,0 2,2'));
  expect(neighboursOf(s, '0,0')).toEqual(places('1,0 0,1 1,1'));
  expect(neighboursOf(s, '3,0')).toEqual(places('2,0 3,1'));
  const far = (a: string, b: string) => distance(s.points, treeAt(s, a), treeAt(s, b));
  expect([far('1,0', '2,1'), far('0,0', '3,3'), far('3,0', '0,3')]).toEqual([2, 3, 4]);
});

test('SF-R2 the drawn forests have 33, 43 and 56 paths', () => {
  const sizes = ['4x4', '5x4', '5x5'].map((forest) => refView(create({ forest })));
  expect(sizes.map((view) => view.paths.length)).toEqual([33, 43, 56]);
  const auto = [2, 3, 4].map((players) => refView(create({ players })).trees);
  expect(auto).toEqual(sizes.map((view) => view.trees));
  expect(auto.map((trees) => trees.length)).toEqual([16, 20, 25]);
});

test('SF-T02 round 2: where a tree may be added', () => {
  const s = play(create(), '* 0,0', '* 3,0');
  const edge = [0, 1, 2, 3].flatMap((i) => [`${i},-1`, `${i},4`, `-1,${i}`, `4,${i}`]);
  const first = places(...edge, '-1,-1', '4,4');
  expect(points(s)).toEqual(first);
  expect(first).toHaveLength(18);
  // A fallen (0,0) is reached all the same.
  expect(neighboursOf(plant(s, -1, -1), '-1,-1')).toEqual(['0,0']);
  const more = plant(s, 4, 0);
  expect(neighboursOf(more, '4,0')).toEqual(places('3,0 3,1'));
  expect(refView(more).paths).toHaveLength(35);
  const without = first.filter((point) => point !== '4,0');
  expect(points(more)).toEqual(places(...without, '5,0 4,-1 5,1 5,-1'));
  expect(points(more)).toHaveLength(21);
});

test('section 4: 18, 20 and 24 points for the first tree', () => {
  const counts = [2, 3, 4].map((players) => points(times(players, create({ players }))).length);
  expect(counts).toEqual([18, 20, 24]);
});

test('SF-T03 the other rounds', () => {
  const start = create();
  expect(refLegal(start)).toHaveLength(16);
  const one = play(start, '* 1,1');
  expect(putTargets(one)).not.toContain('1,1');
  expect(refLegal(one)).toHaveLength(15);
  const planted = plant(plant(play(one, '* 3,2'), -1, -1), 4, 0);
  expect([planted.points.length, refView(planted).paths.length]).toEqual([18, 36]);
  expect(refLegal(planted)).toHaveLength(54);
  const joins = play(planted, '* 0,0-1,0');
  expect(refLegal(joins)).toContain(49152 + locationOf(joins, '0,0-1,0'));
  expect(refLegal(joins)).toHaveLength(54);
  const fairies = play(planted, '* 2,0', '* 0,0-1,0');
  expect(refLegal(fairies)).toHaveLength(15);
  expect(putTargets(fairies).filter((tree) => ['1,1', '3,2', '2,0'].includes(tree))).toEqual([]);
  const ready = play(fairies, '* 0,0', '* 0,0');
  expect(refView(ready)).toMatchObject({ step: 'roll', turn: 1, active: 0, fairies: [0, 0] });
});

test('SF-T03 with Scaredy-snake a snake starts at a tree', () => {
  const s = play(create({ scaredySnake: true }), '* 1,1', '* 3,2');
  const planted = plant(plant(s, -1, -1), 4, 0);
  const codes = Array.from({ length: 18 }, (_, tree) => 49152 + tree);
  expect(refLegal(planted)).toEqual(codes);
});

test('SF-T31 set-up and first turns', () => {
  const s = create({ players: 3, first: 2 });
  expect(refView(s)).toMatchObject({ step: 'knock', down: [], starter: 1, turn: 0 });
  expect([s.points.length, refView(s).paths.length]).toEqual([20, 43]);
  const steps = Array.from({ length: 12 }, (_, n) => times(n, s));
  const rounds = ['knock', 'plant', 'snake', 'fairy'];
  expect(steps.map((t) => [t.step, refActor(t)])).toEqual(
    rounds.flatMap((step) => [1, 2, 0].map((seat) => [step, seat])),
  );
  const ready = times(12, s);
  const view = refView(ready);
  expect(view).toMatchObject({ step: 'roll', turn: 1, active: 1, actor: CHANCE, pool: 5 });
  expect(view.trees).toHaveLength(23);
  expect([view.down.length, view.snakes.length]).toEqual([3, 3]);
  expect(view.fairies.every((tree) => tree >= 0)).toBe(true);
  expect([view.hearts, view.held]).toEqual([
    [3, 3, 3],
    [0, 0, 0],
  ]);
  const turns = [ready, play(ready, 'CCCCC'), play(ready, 'CCCCC', 'CCCCC')];
  expect(turns.map((t) => [t.active, t.turn])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test('SF-T31 a drawn starting player', () => {
  const s = create({ players: 3, first: 'random' });
  expect(refView(s)).toMatchObject({ step: 'first', starter: -1, actor: CHANCE });
  expect(refLegal(s)).toEqual([0, 1, 2]);
  expect(refLegal(s).map((seat) => refWeight(s, seat))).toEqual([1, 1, 1]);
  expect(refView(refApply(s, 2))).toMatchObject({ step: 'knock', starter: 2, actor: 2 });
});

test('SF-T32 quick start', () => {
  const s = create({ players: 3, first: 2, setup: 'random' });
  const steps = Array.from({ length: 12 }, (_, n) => times(n, s));
  expect(steps.every((t) => refActor(t) === CHANCE)).toBe(true);
  expect(steps.every((t) => refLegal(t).every((code) => refWeight(t, code) === 1))).toBe(true);
  const sizes = steps.map((t) => refLegal(t).length);
  expect(sizes.slice(0, 4)).toEqual([20, 19, 18, 20]);
  const view = refView(times(12, s));
  expect([view.trees.length, view.down.length, view.snakes.length]).toEqual([23, 3, 3]);
  expect(view).toMatchObject({ step: 'roll', active: 1, turn: 1 });
});

test('options nobody offers are refused', () => {
  const wrong = [
    { players: 5 },
    { forest: '6x6' },
    { first: 3 },
    { goal: 2 },
    { end: 'never' },
    { turnCap: 0 },
    { die: 'd20' },
  ];
  for (const told of wrong) expect(() => create(told)).toThrow(RangeError);
});

test('what is not legal is refused, and weighs nothing', () => {
  const s = play(create(), '* 1,1');
  expect(() => play(s, '* 1,1')).toThrow(RangeError);
  expect(refWeight(s, 49152)).toBe(0);
  const roll = position({ pool: 2 });
  expect(() => play(roll, 'SSS')).toThrow(RangeError);
  expect(refWeight(roll, 3)).toBe(0);
});
