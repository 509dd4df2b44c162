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

/** A step without a star: towards one, else away from snakes, else to where the fairy can choose among more paths. */
function whyGo(view: StarfallView, from: number, to: number): `hint.${Reason}` | undefined {
  if (stepsToStar(view, to) < stepsToStar(view, from)) return 'hint.nearer';
  const past = (at: number): number => stepsToStar(view, at, view.snakes);
  if (past(to) < past(from)) return 'hint.nearer';
  if (view.down.includes(to)) return undefined;
  if (nearestSnake(view, to) > nearestSnake(view, from)) return 'hint.clear';
  return waysFrom(view, to) > waysFrom(view, from) ? 'hint.ways' : undefined;
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

/** A snake leaves the way of this fairy to a star, closes that of another one, or only goes away from this or towards another. */
function whySnake(view: StarfallView, from: number, to: number): `hint.${Reason}` | undefined {
  const snakes = view.snakes.map((at) => at);
  snakes[snakes.indexOf(from)] = to;
  const moved = { ...view, snakes };
  const way = (seen: StarfallView, seat: number): number =>
    stepsToStar(seen, seen.fairies[seat]!.place, seen.snakes);
  const own = way(view, view.seat);
  const next = way(moved, view.seat);
  if (next !== own) return next < own ? 'hint.open' : undefined;
  const longer = view.fairies.some(
    ({ place, flat }, seat) =>
      seat !== view.seat && place >= 0 && !flat && way(moved, seat) > way(view, seat),
  );
  if (longer) return 'hint.close';
  const far = (seat: number, at: number): number => creepTo(view, at, view.fairies[seat]!.place);
  const others = view.fairies.flatMap(({ place, flat }, seat) =>
    seat !== view.seat && place >= 0 && !flat ? [seat] : [],
  );
  const before = far(view.seat, from);
  const after = far(view.seat, to);
  const off = after > before;
  if (off && others.every((seat) => far(seat, from) >= before)) return 'hint.off';
  const creeps = (seat: number): boolean => far(seat, to) < Math.min(far(seat, from), after);
  if (others.some(creeps)) return 'hint.creep';
  return off ? 'hint.off' : undefined;
}

/** A star falls where the fairy of this player gets to first, or no other before it. */
function whyStar(view: StarfallView, to: number): 'hint.yours' | 'hint.even' | undefined {
  const ways = stepsFrom(view, [to]);
  const way = (seat: number): number => ways.get(view.fairies[seat]!.place) ?? Infinity;
  const others = view.fairies.flatMap(({ place }, seat) =>
    seat !== view.seat && place >= 0 ? [way(seat)] : [],
  );
  const [own, other] = [way(view.seat), Math.min(...others)];
  if (own === Infinity || own > other) return undefined;
  return own < other ? 'hint.yours' : 'hint.even';
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
 * snakes.
 */
function stepsFrom(
  { paths, down }: StarfallView,
  trees: readonly number[],
  snakes: readonly number[] = [],
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>(trees.map((tree) => [tree, 0]));
  for (const [at, count] of steps) {
    if (down.includes(at) || snakes.includes(at)) continue;
    for (const [index, [a, b]] of paths.entries()) {
      if (snakes.includes(FIRST_PATH + index)) continue;
      const other = a === at ? b : b === at ? a : undefined;
      if (other !== undefined && !steps.has(other)) steps.set(other, count + 1);
    }
  }
  return steps;
}
