import type { Action } from '@glade/engine';
import type { StarfallView } from '../rules/view.ts';
import { meaningOf } from './choices.ts';

type Reason = 'home' | 'star' | 'away' | 'push' | 'bite' | 'stay' | 'safe' | 'nearer' | 'yours';

/** Why an action is a good one: the message that says so; none where it cannot be said in a sentence. */
export function hintReason(view: StarfallView, action: Action): `hint.${Reason}` | undefined {
  const own = view.fairies[view.seat]!;
  const meaning = meaningOf(action);
  if (view.step === 'star' && meaning.kind === 'place') return whyStar(view, meaning.to);
  if (view.step !== 'move') return undefined;
  const snaky = view.snakes.includes(own.place);
  const others = (at: number): boolean =>
    view.fairies.some(({ place, flat }, seat) => seat !== view.seat && place === at && !flat);
  if (meaning.kind === 'end') {
    if (own.staying > 0) return own.stars + 1 >= view.goal ? 'hint.home' : 'hint.stay';
    return own.place >= 0 && !snaky ? 'hint.safe' : undefined;
  }
  if (meaning.kind === 'snake') {
    if (meaning.from === own.place) return 'hint.push';
    return others(meaning.to) ? 'hint.bite' : undefined;
  }
  if ((view.stars[meaning.to] ?? 0) > 0)
    return own.stars + 1 >= view.goal ? 'hint.home' : 'hint.star';
  if (snaky) return 'hint.away';
  const from = stepsToStar(view, own.place);
  return stepsToStar(view, meaning.to) < from ? 'hint.nearer' : undefined;
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
const stepsToStar = (view: StarfallView, from: number): number =>
  stepsFrom(
    view,
    view.stars.flatMap((stars, tree) => (stars > 0 ? [tree] : [])),
  ).get(from) ?? Infinity;

/** By tree: how many paths it is away from the nearest of these, past trees that stand. */
function stepsFrom(
  { paths, down }: StarfallView,
  trees: readonly number[],
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>(trees.map((tree) => [tree, 0]));
  for (const [at, count] of steps) {
    if (down.includes(at)) continue;
    for (const [a, b] of paths) {
      const other = a === at ? b : b === at ? a : undefined;
      if (other !== undefined && !steps.has(other)) steps.set(other, count + 1);
    }
  }
  return steps;
}
