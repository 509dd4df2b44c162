/**
 * Positions and moves as the test vectors tell them, for the tests of the reference.
 * A place is `2,0` for a tree and `2,0-3,0` for the path between two. A move is a roll in letters
 * (`SSCFN`), `F 1,1` for the own fairy, `N 3,0 > 2,0-3,0` for a snake, `* 2,0` for whatever is put
 * somewhere, or `end`.
 */
import {
  refApply,
  refCreate,
  refLegal,
  refView,
  type RefOptions,
  type RefState,
} from '../reference.ts';
import { snakeStepIn } from './codes.ts';
import type { Place } from './forest.ts';

/** The small forest with seat 0 to start. */
export const OPTIONS: RefOptions = {
  players: 2,
  forest: 'auto',
  die: 'star2',
  first: 1,
  setup: 'players',
  goal: 5,
  end: 'ranking',
  bites: 'active',
  reviveGrace: false,
  staying: 'end',
  snakeHop: 'sharedTree',
  scaredySnake: false,
  starFluke: false,
  turnCap: 1000,
};

export interface Told {
  readonly options?: RefOptions;
  readonly added?: readonly string[];
  readonly down?: readonly string[];
  readonly stars?: Readonly<Record<string, number>>;
  readonly snakes?: readonly string[];
  /** A tree per seat; `home` for those who left. */
  readonly fairies?: readonly string[];
  readonly flat?: readonly number[];
  readonly hearts?: readonly number[];
  readonly held?: readonly number[];
  readonly homeOrder?: readonly number[];
  readonly pool?: number;
  readonly active?: number;
  readonly turn?: number;
}

const CORNERS = ['0,0', '3,3', '0,3', '3,0'];

/** A position before a roll. Not told: fairies in corners, one snake at (3,0), everything else new. */
export function position(told: Told): RefState {
  const s = withAdded(refCreate({ ...OPTIONS, ...told.options }), told.added ?? []);
  const down = (told.down ?? []).map((text) => treeAt(s, text));
  return {
    ...s,
    step: 'roll',
    turn: told.turn ?? 9,
    active: told.active ?? 0,
    down: s.points.map((_, tree) => down.includes(tree)),
    stars: s.points.map((point) => told.stars?.[point.join()] ?? 0),
    snakes: (told.snakes ?? ['3,0']).map((text) => placeOf(s, text)),
    fairies: s.fairies.map((_, seat) => fairyTold(s, told, seat)),
    pool: told.pool ?? 5,
    homeOrder: told.homeOrder ?? [],
  };
}

function withAdded(s: RefState, added: readonly string[]): RefState {
  const more = added.map((text): [number, number] => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return [x, y];
  });
  return { ...s, points: [...s.points, ...more] };
}

function fairyTold(s: RefState, told: Told, seat: number): RefState['fairies'][number] {
  const where = told.fairies?.[seat] ?? CORNERS[seat] ?? '';
  return {
    at: where === 'home' ? -2 : treeAt(s, where),
    flat: told.flat?.includes(seat) ?? false,
    hearts: told.hearts?.[seat] ?? 3,
    held: told.held?.[seat] ?? 0,
  };
}

export function treeAt(s: RefState, text: string): number {
  const tree = s.points.findIndex((point) => point.join() === text);
  if (tree < 0) throw new RangeError(`there is no tree at ${text}`);
  return tree;
}

function placeOf(s: RefState, text: string): Place {
  return placeWords(text)
    .map((word) => treeAt(s, word))
    .toSorted((a, b) => a - b);
}

/** `-1,1-0,0` has two trees: a minus after a digit divides them. */
function placeWords(text: string): string[] {
  return text.split(/(?<=\d)-/);
}

/** 0 to 28 a tree, from 32 on a path. */
export function locationOf(s: RefState, text: string): number {
  const [a = -1, b = -1] = placeOf(s, text);
  if (b < 0) return a;
  const path = refView(s).paths.findIndex((pair) => pair[0] === a && pair[1] === b);
  if (path < 0) throw new RangeError(`there is no path ${text}`);
  return 32 + path;
}

/** The place at a location; of a path the lower tree first. */
function placeText(s: RefState, location: number): string {
  const trees = location < 32 ? [location] : (refView(s).paths[location - 32] ?? []);
  return trees.map((tree) => s.points[tree]?.join() ?? '').join('-');
}

const FACES: Readonly<Record<string, number>> = { S: 1, C: 6, F: 36, N: 216, T: 1296 };

function codeOf(s: RefState, move: string): number {
  if (move === 'end') return 0;
  if (move.startsWith('F ')) return 16384 + treeAt(s, move.slice(2));
  if (move.startsWith('* ')) return 49152 + locationOf(s, move.slice(2));
  if (move.startsWith('N ')) {
    const [from = '', to = ''] = move.slice(2).split(' > ');
    return 32768 + locationOf(s, from) * 128 + locationOf(s, to);
  }
  return move.split('').reduce((sum, face) => sum + (FACES[face] ?? NaN), 0);
}

export function play(s: RefState, ...moves: string[]): RefState {
  return moves.reduce((t, move) => refApply(t, codeOf(t, move)), s);
}

export function canEnd(s: RefState): boolean {
  return refLegal(s).includes(0);
}

export function fairyTargets(s: RefState): string[] {
  const steps = refLegal(s).filter((code) => code >= 16384 && code < 32768);
  return steps.map((code) => placeText(s, code - 16384)).toSorted();
}

export function snakeTargets(s: RefState, from: string): string[] {
  const steps = snakeSteps(s).filter((step) => step.from === locationOf(s, from));
  return steps.map((step) => placeText(s, step.to)).toSorted();
}

export function snakeSteps(s: RefState): { from: number; to: number }[] {
  return refLegal(s)
    .filter((code) => code >= 32768 && code < 49152)
    .map(snakeStepIn);
}

/** Trees that may be chosen where something is put at a tree. */
export function putTargets(s: RefState): string[] {
  return refLegal(s)
    .map((code) => placeText(s, code - 49152))
    .toSorted();
}

/** A list of places in the order in which the functions above give them. */
export function places(...words: string[]): string[] {
  return words.flatMap((word) => word.split(' ')).toSorted();
}
