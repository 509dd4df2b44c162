import { cellOfTree } from '../rules/cells.ts';
import { ENDED, HOME, NOWHERE, type StarfallState, UNPLACED } from '../rules/state.ts';
import { lettersOf } from './faces.ts';
import { cellName, locationName, pointName } from './places.ts';

// A position on one line, such as
//
//     move turn 12 seat 1 start 2 pool 3 rolled SFN left FN: 1,1 hearts 3 stars 2 ; 4,4 hearts 0 stars 0 flat ;
//     added 5,1 0,2 ; down 2,2 ; stars 3,1 1,2x2 ; snakes 2,1 1,1-2,2 ; counted 5 1 2 0 0
//
// Fairies stand in the order of seats. What is empty is left out. `moved`: the fairy at turn has gone a step in this turn,
// which matters where staying counts (SF-R30); it follows where a fairy face was used or the fairy is at a fallen tree.

/** The word a position begins with, by step; at the end of a match by result. */
export const STEPS = [
  'first',
  'knock',
  'plant',
  'snake',
  'fairy',
  'roll',
  'star',
  'revive',
  'move',
] as const;
export const ENDS = ['', 'home', 'cap'];

/** The whole state on one line. */
export function formatPosition(s: StarfallState, players: number): string {
  const step = s.step === ENDED ? ENDS[s.result]! : STEPS[s.step]!;
  const head = [`${step} turn ${s.turn} seat ${s.seat + 1} start ${s.starter + 1} pool ${s.pool}`];
  if (s.rolled.some((n) => n > 0)) head.push(`rolled ${lettersOf(iconsIn(s.rolled))}`);
  if (s.left.some((n) => n > 0)) head.push(`left ${lettersOf(iconsIn(s.left))}`);
  if (s.moved === 1) head.push('moved');
  const fairies = Array.from({ length: players }, (_, seat) => fairyText(s, seat));
  const lists = listed(s).map(([word, all]) => `${word} ${all.join(' ')}`);
  return `${head.join(' ')}: ${[...fairies, ...lists].join(' ; ')}`;
}

const iconsIn = (counts: Uint8Array): readonly number[] =>
  [...counts].flatMap((n, icon) => Array.from({ length: n }, () => icon));

/** Where a fairy is: its tree, or at home how early it came. */
export function fairyPlace(s: StarfallState, seat: number): string {
  const at = s.fairies[seat]!;
  if (at === HOME) return `home ${s.ranks[seat]}`;
  return at === UNPLACED ? '-' : pointName(s.forest.pointOfTree[at]!);
}

/** A fairy: where it is and what it has. */
function fairyText(s: StarfallState, seat: number): string {
  const flat = (s.flat >> seat) & 1 ? ' flat' : '';
  return `${fairyPlace(s, seat)} hearts ${s.hearts[seat]} stars ${s.held[seat]}${flat}`;
}

/** A list with its word. */
type Listed = readonly [string, readonly (string | number)[]];

/** What lies in the forest, a list each, as far as there is any. */
export function listed(s: StarfallState): readonly Listed[] {
  const { forest } = s;
  const trees = Array.from({ length: forest.trees }, (_, tree) => tree);
  const name = (tree: number): string => cellName(cellOfTree(forest, tree));
  const counted = [s.fallen, s.knocked, s.bites, s.swaps, s.flats];
  const lists: readonly Listed[] = [
    ['added', trees.slice(forest.trees - forest.added).map(name)],
    ['down', trees.filter((tree) => (s.down >>> tree) & 1).map(name)],
    ['stars', trees.filter((tree) => s.stars[tree]! > 0).map((tree) => starsText(s, tree))],
    ['snakes', [...s.snakes].filter((at) => at !== NOWHERE).map((at) => locationName(forest, at))],
    ['counted', counted.some((n) => n > 0) ? counted : []],
  ];
  return lists.filter(([, all]) => all.length > 0);
}

const starsText = (s: StarfallState, tree: number): string =>
  cellName(cellOfTree(s.forest, tree)) + (s.stars[tree]! > 1 ? `x${s.stars[tree]}` : '');
