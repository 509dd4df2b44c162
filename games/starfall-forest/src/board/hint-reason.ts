import type { Action } from '@glade/engine';
import { FIRST_PATH } from '../rules/forest.ts';
import type { StarfallView } from '../rules/view.ts';
import { meaningOf } from './choices.ts';

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
  | 'yours';

/** Why an action is a good one: the message that says so; none where it cannot be said in a sentence. */
export function hintReason(view: StarfallView, action: Action): `hint.${Reason}` | undefined {
  const own = view.fairies[view.seat]!;
  const meaning = meaningOf(action);
  if (view.step === 'star' && meaning.kind === 'place') return whyStar(view, meaning.to);
  if (view.step !== 'move') return undefined;
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
  const from = stepsToStar(view, own.place);
  return stepsToStar(view, meaning.to) < from ? 'hint.nearer' : undefined;
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

/** A snake leaves the way of this fairy to a star, or closes that of another one. */
function whySnake(
  view: StarfallView,
  from: number,
  to: number,
): 'hint.open' | 'hint.close' | undefined {
  const snakes = view.snakes.map((at) => at);
  snakes[snakes.indexOf(from)] = to;
  const after = { ...view, snakes };
  const way = (seen: StarfallView, seat: number): number =>
    stepsToStar(seen, seen.fairies[seat]!.place, seen.snakes);
  const own = way(view, view.seat);
  const next = way(after, view.seat);
  if (next !== own) return next < own ? 'hint.open' : undefined;
  const longer = view.fairies.some(
    ({ place, flat }, seat) =>
      seat !== view.seat && place >= 0 && !flat && way(after, seat) > way(view, seat),
  );
  return longer ? 'hint.close' : undefined;
}

/** A star falls where the fairy of this player gets to first. */
function whyStar(view: StarfallView, to: number): 'hint.yours' | undefined {
  const ways = stepsFrom(view, [to]);
  const way = (seat: number): number => ways.get(view.fairies[seat]!.place) ?? Infinity;
  const others = view.fairies.flatMap(({ place }, seat) =>
    seat !== view.seat && place >= 0 ? [way(seat)] : [],
  );
  return way(view.seat) < Math.min(...others) ? 'hint.yours' : undefined;
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
