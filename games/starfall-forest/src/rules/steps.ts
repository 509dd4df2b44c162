import { bits, lowest, nthBit } from '@glade/boards/bit-sets';
import { FIRST_PATH } from './forest.ts';
import type { StarfallOptions } from './options.ts';
import {
  END_TURN,
  FAIRY_FACE,
  FROM,
  GO,
  MOST_SEATS,
  NOWHERE,
  SLITHER,
  SNAKE_FACE,
  type StarfallState,
  TREE_FACE,
} from './state.ts';

// What may be done in a turn: steps of the own fairy and of snakes. Four words of `groupTargets` for each location with
// snakes: the set of trees, and the set of paths in three words.

const GROUP = 4;

type StepRules = Pick<StarfallOptions, 'goal' | 'starFluke'>;

/** Fairy steps the faces left still allow (SF-17, SF-19). */
export const fairySteps = (s: StarfallState): number => s.left[FAIRY_FACE]! + s.left[TREE_FACE]!;

/** Snake steps the faces left still allow (SF-18, SF-19). */
export const snakeSteps = (s: StarfallState): number => s.left[SNAKE_FACE]! + s.left[TREE_FACE]!;

/** Whether the fairy can move at all: in the forest, and not flat (SF-60, SF-66). */
export const canFly = (s: StarfallState, seat: number): boolean =>
  s.fairies[seat]! >= 0 && ((s.flat >> seat) & 1) === 0;

/** Stars that one arrival at a tree gives, of those still wanted (SF-49, SF-68, SF-R31). */
function gain(s: StarfallState, tree: number, wanted: number, rules: StepRules): number {
  const there = s.stars[tree]!;
  return rules.starFluke ? Math.min(there, wanted) : Math.min(there, 1);
}

/** The same for the fairy of a seat. */
export const gainOf = (s: StarfallState, tree: number, seat: number, rules: StepRules): number =>
  gain(s, tree, rules.goal - s.held[seat]!, rules);

/** Trees one step away for fairies: no snake there, and none on the path (SF-33, SF-36, SF-37). */
export function open(s: StarfallState, at: number): number {
  const { forest } = s;
  let trees = forest.near[at]! & ~s.snakeTrees;
  for (let i = 0; i < MOST_SEATS; i++) {
    const path = s.snakes[i]! - FIRST_PATH;
    if (path < 0 || path >= forest.paths) continue;
    if (forest.lowTree[path] === at) trees &= ~(1 << forest.highTree[path]!);
    else if (forest.highTree[path] === at) trees &= ~(1 << forest.lowTree[path]!);
  }
  return trees;
}

// --- SF-R23: a fairy at a fallen tree needs a way out ---

/** Whether this many steps lead from a fallen tree to a standing one, or home with this many stars more. */
function wayOut(s: StarfallState, at: number, steps: number, wanted: number, rules: StepRules) {
  let reached = 1 << at;
  let edge = reached;
  for (let left = steps; left > 0 && edge !== 0; left--) {
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) next |= open(s, lowest(rest));
    if ((next & ~s.down) !== 0) return true;
    edge = next & ~reached;
    reached |= next;
  }
  return wayHome(s, at, steps, wanted, rules);
}

/** The same home alone, by fallen trees with stars: arriving again collects again (SF-51, SF-R24). */
function wayHome(
  s: StarfallState,
  at: number,
  steps: number,
  wanted: number,
  rules: StepRules,
): boolean {
  if (steps === 0 || (wanted > steps && !rules.starFluke)) return false;
  for (let rest = open(s, at); rest !== 0; rest &= rest - 1) {
    const tree = lowest(rest);
    const stars = gain(s, tree, wanted, rules);
    if (stars === wanted) return true;
    s.stars[tree]! -= stars;
    const found = wayHome(s, tree, steps - 1, wanted - stars, rules);
    s.stars[tree]! += stars;
    if (found) return true;
  }
  return false;
}

/** Whether the fairy of the seat at turn may step to a tree that is open to it (SF-34, SF-35, SF-R23, SF-R24). */
export function mayEnter(s: StarfallState, tree: number, rules: StepRules): boolean {
  if (((s.down >>> tree) & 1) === 0) return true;
  const wanted = rules.goal - s.held[s.seat]!;
  const stars = gain(s, tree, wanted, rules);
  if (stars === wanted) return true;
  s.stars[tree]! -= stars;
  const found = wayOut(s, tree, fairySteps(s) - 1, wanted - stars, rules);
  s.stars[tree]! += stars;
  return found;
}

/** Whether the fairy at turn is at a fallen tree, so that it must move on. */
export function mustMoveOn(s: StarfallState): boolean {
  const at = s.fairies[s.seat]!;
  return at >= 0 && ((s.down >>> at) & 1) !== 0;
}

/** Whether the fairy at turn, at a fallen tree, still has a way out when a snake steps. */
export function leavesWayOut(
  s: StarfallState,
  from: number,
  to: number,
  rules: StepRules,
): boolean {
  const i = s.snakes.indexOf(from);
  const trees = s.snakeTrees;
  s.snakes[i] = to;
  lookForSnakes(s);
  const steps = fairySteps(s) - (s.left[SNAKE_FACE]! > 0 ? 0 : 1);
  const found = wayOut(s, s.fairies[s.seat]!, steps, rules.goal - s.held[s.seat]!, rules);
  s.snakes[i] = from;
  s.snakeTrees = trees;
  return found;
}

/** Finds the trees with snakes again. */
export function lookForSnakes(s: StarfallState): void {
  s.snakeTrees = 0;
  for (let i = 0; i < MOST_SEATS; i++)
    if (s.snakes[i]! < FIRST_PATH) s.snakeTrees |= 1 << s.snakes[i]!;
}

/** Puts a snake from one location to another, and the snakes in order again. */
export function moveSnake(s: StarfallState, from: number, to: number): void {
  const { snakes } = s;
  let i = 0;
  while (snakes[i] !== from) i += 1;
  for (; i + 1 < MOST_SEATS && snakes[i + 1]! < to; i++) snakes[i] = snakes[i + 1]!;
  for (; i > 0 && snakes[i - 1]! > to; i--) snakes[i] = snakes[i - 1]!;
  snakes[i] = to;
  lookForSnakes(s);
}

// --- What may be done in a turn ---

/** Fills in what the seat at turn may do: end, steps of its fairy, steps of snakes. */
export function fillMoves(s: StarfallState, rules: StepRules): void {
  s.targets = canFly(s, s.seat) && fairySteps(s) > 0 ? fairyTargets(s, rules) : 0;
  const onward = mustMoveOn(s);
  s.ends = onward ? 0 : 1;
  s.groups = 0;
  s.choices = s.ends + bits(s.targets);
  if (snakeSteps(s) === 0) return;
  for (let i = 0; i < MOST_SEATS; i++) {
    const from = s.snakes[i]!;
    if (from === NOWHERE) break;
    if (i > 0 && s.snakes[i - 1] === from) continue;
    fillGroup(s, from);
    if (onward) keepWayOut(s, from, rules);
    s.choices += s.groupWays[s.groups]!;
    s.groups += 1;
  }
}

function fairyTargets(s: StarfallState, rules: StepRules): number {
  const trees = open(s, s.fairies[s.seat]!);
  let targets = trees & ~s.down;
  for (let rest = trees & s.down; rest !== 0; rest &= rest - 1)
    if (mayEnter(s, lowest(rest), rules)) targets |= rest & -rest;
  return targets;
}

function fillGroup(s: StarfallState, from: number): void {
  const { forest, groups, groupTargets } = s;
  s.groupAt[groups] = from;
  s.groupWays[groups] = forest.ways[from]!;
  groupTargets[GROUP * groups] = forest.toTrees[from]!;
  for (let word = 0; word < 3; word++)
    groupTargets[GROUP * groups + 1 + word] = forest.toPaths[3 * from + word]!;
}

function keepWayOut(s: StarfallState, from: number, rules: StepRules): void {
  const { groups, groupTargets } = s;
  let ways = 0;
  for (let word = 0; word < GROUP; word++) {
    let kept = 0;
    for (let rest = groupTargets[GROUP * groups + word]!; rest !== 0; rest &= rest - 1)
      if (leavesWayOut(s, from, word * 32 + lowest(rest), rules)) kept |= rest & -rest;
    groupTargets[GROUP * groups + word] = kept;
    ways += bits(kept);
  }
  s.groupWays[groups] = ways;
}

/** Whether any step is possible at all. */
export const anyStep = (s: StarfallState): boolean => s.choices > s.ends;

/** The k-th of these actions: end, fairy by tree, snakes by location and target. */
export function nthMove(s: StarfallState, k: number): number {
  let rest = k - s.ends;
  if (rest < 0) return END_TURN;
  const trees = bits(s.targets);
  if (rest < trees) return GO + nthBit(s.targets, rest);
  rest -= trees;
  let group = 0;
  while (rest >= s.groupWays[group]!) rest -= s.groupWays[group++]!;
  for (let word = 0; ; word++) {
    const targets = s.groupTargets[GROUP * group + word]!;
    const here = bits(targets);
    if (rest < here) return slither(s.groupAt[group]!, word * 32 + nthBit(targets, rest));
    rest -= here;
  }
}

/** The action of a snake's step. */
export const slither = (from: number, to: number): number => SLITHER + (from << FROM) + to;

/**
 * Fewest steps of the fairy at turn to each tree with the faces left, -1 beyond reach: for people to see. Stars that it
 * takes on the way count: with the last one it is home, also at a fallen tree, and goes no further. `via` is the tree of the
 * first of these steps, where most stars are on the way; -1 where other stars are on another way.
 */
export function reachOf(s: StarfallState, rules: StepRules) {
  const reach = Array.from({ length: s.forest.trees }, () => -1);
  const via = [...reach];
  /** Stars still wanted on arrival. */
  const wants = [...reach];
  if (!canFly(s, s.seat)) return { reach, via };
  const most = fairySteps(s);
  /** Fewest steps to where a fairy is with the stars that are left there. */
  const seen = new Map<string, number>();

  function visit(at: number, steps: number, wanted: number, first: number): void {
    const here = `${at} ${s.stars.join()}`;
    if ((seen.get(here) ?? most + 1) <= steps) return;
    seen.set(here, steps);
    const stays = ((s.down >>> at) & 1) === 0 || wanted === 0;
    if (!stays && !wayOut(s, at, most - steps, wanted, rules)) return;
    const longer = reach[at]! < 0 ? -1 : steps - reach[at]! || wanted - wants[at]!;
    if (longer < 0) [reach[at], wants[at], via[at]] = [steps, wanted, first];
    else if (longer === 0) via[at] = -1;
    if (wanted === 0 || steps === most) return;
    for (let rest = open(s, at); rest !== 0; rest &= rest - 1) {
      const tree = lowest(rest);
      const stars = gain(s, tree, wanted, rules);
      s.stars[tree]! -= stars;
      visit(tree, steps + 1, wanted - stars, steps === 0 ? tree : first);
      s.stars[tree]! += stars;
    }
  }

  visit(s.fairies[s.seat]!, 0, rules.goal - s.held[s.seat]!, -1);
  return { reach, via };
}

/** The trees where a falling star may land for the seat at turn (SF-25, SF-26, SF-27, SF-R14, SF-R18). */
export function starTargets(
  s: StarfallState,
  { 'SF-25.steps': steps = 2 }: StarfallOptions,
): number {
  const { forest } = s;
  let trees = (1 << forest.trees) - 1;
  for (let seat = 0; seat < MOST_SEATS; seat++)
    if (s.fairies[seat]! >= 0) trees &= ~(1 << s.fairies[seat]!);
  const at = s.fairies[s.seat]!;
  return at < 0 || steps < 2 ? trees : trees & ~forest.near[at]!;
}
