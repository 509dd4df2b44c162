import type { Action } from '@glade/engine';
import { FIRST_PATH, xOf, yOf } from '../rules/forest.ts';
import type { StarfallView } from '../rules/view.ts';
import { isStrong, meaningOf } from './choices.ts';

type Reason =
  | 'home'
  | 'star'
  | 'away'
  | 'push'
  | 'bite'
  | 'close'
  | 'closeBoth'
  | 'guard'
  | 'room'
  | 'narrow'
  | 'apart'
  | 'guarded'
  | 'frees'
  | 'freesTree'
  | 'onToStar'
  | 'onAway'
  | 'fallen'
  | 'open'
  | 'stay'
  | 'safe'
  | 'hearts'
  | 'done'
  | 'flat'
  | 'nearer'
  | 'yours'
  | 'even'
  | 'off'
  | 'creep'
  | 'clear'
  | 'ways'
  | 'calm'
  | 'hub'
  | 'bare'
  | 'trunk'
  | 'trunkFew'
  | 'trunkMany'
  | 'sprout'
  | 'quiet'
  | 'twice'
  | 'wall'
  | 'block'
  | 'shut';

/** Why an action is a good one: the message that says so; none where it cannot be said in a sentence. */
export function hintReason(view: StarfallView, action: Action): `hint.${Reason}` | undefined {
  const own = view.fairies[view.seat]!;
  const meaning = meaningOf(action);
  if (meaning.kind === 'place') return WHY_PUT[view.step]?.(view, meaning.to);
  const snaky = view.snakes.includes(own.place);
  const others = (at: number): boolean =>
    view.fairies.some(({ place, flat }, seat) => seat !== view.seat && place === at && !flat);
  if (meaning.kind === 'end') return whyEnd(view, snaky);
  if (meaning.kind === 'snake') {
    if (meaning.from === own.place) return 'hint.push';
    return others(meaning.to) ? 'hint.bite' : whySnake(view, meaning.from, meaning.to);
  }
  if ((view.stars[meaning.to] ?? 0) > 0)
    return own.stars + 1 >= view.goal ? 'hint.home' : 'hint.star';
  if (snaky) return 'hint.away';
  return whyGo(view, own.place, meaning.to);
}

/** A step without a star: towards one, else away from snakes or from some, else to where the fairy can choose among more paths. */
function whyGo(view: StarfallView, from: number, to: number): `hint.${Reason}` | undefined {
  if (stepsToStar(view, to) < stepsToStar(view, from)) return 'hint.nearer';
  const past = (at: number): number => stepsToStar(view, at, view.snakes);
  if (past(to) < past(from)) return 'hint.nearer';
  if (view.down.includes(to)) return whyPast(view, from, to);
  if (nearestSnake(view, to) > nearestSnake(view, from)) return 'hint.clear';
  if (waysFrom(view, to) > waysFrom(view, from)) return 'hint.ways';
  const nearer = view.snakes.map((snake) => creepTo(view, snake, from) - creepTo(view, snake, to));
  if (Math.max(...nearer) <= 0 && Math.min(...nearer) < 0) return 'hint.apart';
  if (nearTrees(view, to) > nearTrees(view, from)) return 'hint.room';
  return nearestSnake(view, to) > 2 ? 'hint.calm' : undefined;
}

/** A step to a fallen tree, from which the fairy goes on in the same turn (SF-35). */
function whyPast(view: StarfallView, from: number, over: number): `hint.${Reason}` | undefined {
  const beyond = view.paths.flatMap(([a, b], path) => {
    const on = a === over ? b : b === over ? a : undefined;
    const closed = [on, FIRST_PATH + path].some((at) => view.snakes.includes(at!));
    return on === undefined || on === from || closed || view.down.includes(on) ? [] : [on];
  });
  if (beyond.some((on) => stepsToStar(view, on) < stepsToStar(view, from))) return 'hint.onToStar';
  const isFarther = (on: number): boolean => nearestSnake(view, on) > nearestSnake(view, from);
  return beyond.some(isFarther) ? 'hint.onAway' : undefined;
}

/** Why something is put at a place, or falls there, by the step of the match. */
const WHY_PUT: Partial<
  Record<StarfallView['step'], (view: StarfallView, to: number) => `hint.${Reason}` | undefined>
> = { knock: whyTopple, plant: whyPlant, snake: whySnakeThere, fairy: whyStart, star: whyStar };

/** So many paths at a tree are few; so many are more than a weak tree has. */
const FEW = 3;
const MANY = 5;

/** A fallen tree matters most where many paths meet, and least where few do. */
function whyTopple({ paths }: StarfallView, tree: number): `hint.${Reason}` {
  const ways = paths.filter((ends) => ends.includes(tree)).length;
  return ways <= FEW ? 'hint.trunkFew' : ways < MANY ? 'hint.trunk' : 'hint.trunkMany';
}

/** A new tree has a path to each tree beside it, between strong trees also diagonally (SF-R3). */
function whyPlant({ trees }: StarfallView, point: number): `hint.${Reason}` {
  const [x, y] = [xOf(point), yOf(point)];
  const beside = trees.filter(([ox, oy]) => {
    const [dx, dy] = [Math.abs(ox - x), Math.abs(oy - y)];
    return Math.max(dx, dy) === 1 && (isStrong(x, y) || dx + dy === 1);
  });
  return beside.length < FEW ? 'hint.quiet' : 'hint.sprout';
}

/** A snake blocks where it lies, and so does a second one; round a path there may be another way. */
function whySnakeThere(view: StarfallView, to: number): `hint.${Reason}` {
  if (view.snakes.includes(to)) return 'hint.twice';
  if (to < FIRST_PATH) return 'hint.wall';
  const [from, on] = view.paths[to - FIRST_PATH]!;
  const way = stepsFrom({ ...view, down: [] }, [from], [...view.snakes, to]).get(on);
  return way === undefined || view.snakes.includes(on) ? 'hint.shut' : 'hint.block';
}

/** A fairy begins where no snake is at the next tree or nearer, or where it can choose among many paths. */
function whyStart(view: StarfallView, to: number): `hint.${Reason}` {
  if (nearestSnake(view, to) > 2) return 'hint.calm';
  // No fairy begins at a snake (SF-R9).
  return waysFrom(view, to) >= MANY ? 'hint.hub' : 'hint.bare';
}

const nearestSnake = (view: StarfallView, tree: number): number =>
  Math.min(...view.snakes.map((snake) => creepTo(view, snake, tree)));

/** How many paths without a snake there are at a tree. */
const waysFrom = ({ paths, snakes }: StarfallView, tree: number): number =>
  paths.filter((ends, path) => ends.includes(tree) && !snakes.includes(FIRST_PATH + path)).length;

/** How many steps a snake is away from a tree: from a tree to a path is one, and so is from a path to a tree. */
function creepTo(view: StarfallView, snake: number, tree: number): number {
  const steps = stepsFrom({ ...view, down: [] }, [tree]);
  const from = (at: number): number => 2 * (steps.get(at) ?? Infinity);
  if (snake < FIRST_PATH) return from(snake);
  return Math.min(...view.paths[snake - FIRST_PATH]!.map(from)) + 1;
}

/** A fairy that needs nothing more, or nothing that a step could give; none where bites cost more than hearts. */
function whyEnd(view: StarfallView, snaky: boolean): `hint.${Reason}` | undefined {
  const own = view.fairies[view.seat]!;
  if (own.rank > 0) return 'hint.done';
  if (own.flat) return 'hint.flat';
  if (own.staying > 0) return own.stars + 1 >= view.goal ? 'hint.home' : 'hint.stay';
  if (!snaky) return 'hint.safe';
  return own.bites <= own.hearts ? 'hint.hearts' : undefined;
}

/**
 * A snake leaves the way of this fairy to a star, or closes one; else it goes away from this fairy or towards another, or gives
 * this one room, or takes it from another.
 */
function whySnake(view: StarfallView, from: number, to: number): `hint.${Reason}` | undefined {
  const snakes = view.snakes.map((at) => at);
  snakes[snakes.indexOf(from)] = to;
  const moved = { ...view, snakes };
  const way = (seen: StarfallView, seat: number): number =>
    stepsToStar(seen, seen.fairies[seat]!.place, seen.snakes);
  const others = view.fairies.flatMap(({ place, flat }, seat) =>
    seat !== view.seat && place >= 0 && !flat ? [seat] : [],
  );
  const own = way(view, view.seat);
  const next = way(moved, view.seat);
  if (next < own) return 'hint.open';
  // Only who is there already could take it (SF-36).
  const isFree = view.fairies.every(({ place }) => place !== to);
  if (isFree && (view.stars[to] ?? 0) > 0) return 'hint.guard';
  if (others.some((seat) => way(moved, seat) > way(view, seat)))
    return next > own ? 'hint.closeBoth' : 'hint.close';
  if (next > own) return undefined;
  const far = (seat: number, at: number): number => creepTo(view, at, view.fairies[seat]!.place);
  const before = far(view.seat, from);
  const after = far(view.seat, to);
  const off = after > before;
  if (off && others.every((seat) => far(seat, from) >= before)) return 'hint.off';
  const creeps = (seat: number): boolean =>
    far(seat, to) < far(seat, from) && (far(seat, to) < after || after >= before);
  if (others.some(creeps)) return 'hint.creep';
  if (off) return 'hint.off';
  const gains = (seat: number): number => {
    const { place } = view.fairies[seat]!;
    return nearTrees(moved, place) - nearTrees(view, place);
  };
  if (gains(view.seat) > 0) return 'hint.room';
  if (others.some((seat) => gains(seat) < 0)) return 'hint.narrow';
  if (after < before || others.some((seat) => far(seat, to) > far(seat, from))) return undefined;
  // Another snake may lie there, too, and at a fallen tree no fairy stops anyway.
  if (snakes.includes(from) || view.down.includes(from)) return undefined;
  return from < FIRST_PATH ? 'hint.freesTree' : 'hint.frees';
}

/** How many trees a fairy can come to from a tree in two steps, past no snake. */
function nearTrees(view: StarfallView, from: number): number {
  const steps = stepsFrom(view, [from], view.snakes, true);
  return [...steps].filter(([tree, count]) => count <= 2 && !view.snakes.includes(tree)).length;
}

/** A star falls where the fairy of this player gets to first, or no other before it, or where it is hard to get at. */
function whyStar(view: StarfallView, to: number): `hint.${Reason}` | undefined {
  const ways = stepsFrom(view, [to]);
  const way = (seat: number): number => ways.get(view.fairies[seat]!.place) ?? Infinity;
  const others = view.fairies.flatMap(({ place }, seat) =>
    seat !== view.seat && place >= 0 ? [way(seat)] : [],
  );
  const [own, other] = [way(view.seat), Math.min(...others)];
  if (own < other) return 'hint.yours';
  if (own === other && own < Infinity) return 'hint.even';
  if (view.snakes.includes(to) && other > 0) return 'hint.guarded';
  return view.down.includes(to) ? 'hint.fallen' : undefined;
}

/** How many paths lead from a tree to the nearest star; Infinity where none does. */
const stepsToStar = (view: StarfallView, from: number, snakes: readonly number[] = []): number =>
  stepsFrom(
    view,
    view.stars.flatMap((stars, tree) => (stars > 0 && !snakes.includes(tree) ? [tree] : [])),
    snakes,
  ).get(from) ?? Infinity;

/**
 * By tree: how many paths it is away from the nearest of these, past trees that stand, and past no place with one of these
 * snakes. From a fallen tree a way leads on, and also from one with a snake where a fairy `leaves` it.
 */
function stepsFrom(
  { paths, down }: StarfallView,
  trees: readonly number[],
  snakes: readonly number[] = [],
  leaves = false,
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>(trees.map((tree) => [tree, 0]));
  for (const [at, count] of steps) {
    if (count > 0 ? down.includes(at) || snakes.includes(at) : !leaves && snakes.includes(at))
      continue;
    for (const [index, [a, b]] of paths.entries()) {
      if (snakes.includes(FIRST_PATH + index)) continue;
      const other = a === at ? b : b === at ? a : undefined;
      if (other !== undefined && !steps.has(other)) steps.set(other, count + 1);
    }
  }
  return steps;
}
