import type { MoveFilter } from '@glade/engine';
import { bits, lowest, nthBit } from '@glade/boards/bit-sets';
import { FIRST_PATH } from '../rules/forest.ts';
import type { StarfallKernel } from '../rules/rules.ts';
import { END_TURN, GO, MOVE, PLACE, SNAKE, STAR, type StarfallState } from '../rules/state.ts';
import { slither } from '../rules/steps.ts';

// What is worth a search's time: every step of the fairy; snakes that go to trees, and there only next to other fairies
// or onto stars, unless they leave a place that matters; stars that fall as near as they may.

/** All trees with a path to any of these, and these. */
function around(s: StarfallState, trees: number): number {
  let all = trees;
  for (let rest = trees; rest !== 0; rest &= rest - 1) all |= s.forest.near[lowest(rest)]!;
  return all;
}

/** Trees where a snake is in somebody's way: at other fairies and next to them, and at stars. */
function hotTrees(s: StarfallState, players: number): number {
  let others = 0;
  for (let seat = 0; seat < players; seat++)
    if (seat !== s.seat && s.fairies[seat]! >= 0 && ((s.flat >> seat) & 1) === 0)
      others |= 1 << s.fairies[seat]!;
  return around(s, others) | s.starTrees;
}

/** Whether a snake there is in the way of the fairy at turn, or keeps it off a star. */
function inTheWay(s: StarfallState, location: number): boolean {
  const at = s.fairies[s.seat]!;
  if (location < FIRST_PATH) {
    if (((s.starTrees >>> location) & 1) !== 0 || location === at) return true;
    return at >= 0 && ((s.forest.near[at]! >>> location) & 1) !== 0;
  }
  const path = location - FIRST_PATH;
  return s.forest.lowTree[path] === at || s.forest.highTree[path] === at;
}

function snakeTargets(s: StarfallState, group: number, hot: number): number {
  const trees = s.groupTargets[4 * group]!;
  return inTheWay(s, s.groupAt[group]!) ? trees : trees & hot;
}

/** Trees two steps from the fairy, else three and so on, where the star may fall. */
function nearTargets(s: StarfallState): number {
  const at = s.fairies[s.seat]!;
  if (at < 0) return s.targets;
  let trees = around(s, s.forest.near[at]!);
  while ((trees & s.targets) === 0) trees = around(s, trees);
  return trees & s.targets;
}

/** The choices worth a search's time. */
export function moveFilter(kernel: StarfallKernel): MoveFilter<StarfallState> {
  const { seats } = kernel;

  function count(s: StarfallState): number {
    if (s.step === STAR) return bits(nearTargets(s));
    if (s.step === SNAKE) return s.forest.trees;
    if (s.step !== MOVE) return s.choices;
    let all = s.ends + bits(s.targets);
    if (s.groups === 0) return all;
    const hot = hotTrees(s, seats);
    for (let group = 0; group < s.groups; group++) all += bits(snakeTargets(s, group, hot));
    return all;
  }

  function nthMove(s: StarfallState, k: number): number {
    let rest = k - s.ends;
    if (rest < 0) return END_TURN;
    const trees = bits(s.targets);
    if (rest < trees) return GO + nthBit(s.targets, rest);
    rest -= trees;
    const hot = hotTrees(s, seats);
    for (let group = 0; ; group++) {
      const targets = snakeTargets(s, group, hot);
      const here = bits(targets);
      if (rest < here) return slither(s.groupAt[group]!, nthBit(targets, rest));
      rest -= here;
    }
  }

  return {
    count,
    nth: (s, k) =>
      s.step === MOVE
        ? nthMove(s, k)
        : s.step === STAR
          ? PLACE + nthBit(nearTargets(s), k)
          : kernel.nth(s, k),
  };
}
