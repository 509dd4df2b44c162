import { FIRST_PATH } from '../rules/forest.ts';
import { FROM, GO, PLACE, SLITHER, TO_BITS } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';

/** An action as the board understands it; places are locations, at `plant` a point, at `revive` a seat. */
export type Meaning =
  | { readonly kind: 'end' }
  | { readonly kind: 'go' | 'place'; readonly to: number }
  | { readonly kind: 'snake'; readonly from: number; readonly to: number };

export function meaningOf(action: number): Meaning {
  if (action >= PLACE) return { kind: 'place', to: action - PLACE };
  if (action >= SLITHER)
    return { kind: 'snake', from: (action >> FROM) & TO_BITS, to: action & TO_BITS };
  return action >= GO ? { kind: 'go', to: action - GO } : { kind: 'end' };
}

/** What can be done at each place, by location; at `plant` by point. */
export interface Choices {
  readonly go: ReadonlySet<number>;
  /** Where something can be put, or a star can fall. */
  readonly place: ReadonlySet<number>;
  /** Where a snake can be taken, or, when one has been taken, where it can go. */
  readonly take: ReadonlySet<number>;
  readonly to: ReadonlySet<number>;
}

/** What these actions mean for the board while the snake at `held` is in hand. */
export function choicesOf(
  { step, fairies }: StarfallView,
  legal: readonly number[],
  held: number | undefined,
): Choices {
  const go = new Set<number>();
  const place = new Set<number>();
  const take = new Set<number>();
  const to = new Set<number>();
  for (const meaning of legal.map(meaningOf)) {
    if (meaning.kind === 'go' && held === undefined) go.add(meaning.to);
    if (meaning.kind === 'place')
      place.add(step === 'revive' ? fairies[meaning.to]!.place : meaning.to);
    if (meaning.kind !== 'snake') continue;
    take.add(meaning.from);
    if (meaning.from === held) to.add(meaning.to);
  }
  return { go, place, take, to };
}

/** Whether trees, snakes and fairies of the set-up are placed now. */
export const placesOnBoard = ({ step }: Pick<StarfallView, 'step'>): boolean =>
  step === 'knock' || step === 'plant' || step === 'snake' || step === 'fairy';

export const isPath = (location: number): boolean => location >= FIRST_PATH;

/** Where a location is, in steps from the top left of the base forest. */
export function spotOf(
  view: Pick<StarfallView, 'trees' | 'paths'>,
  location: number,
): readonly [number, number] {
  if (!isPath(location)) return view.trees[location]!;
  const [a, b] = view.paths[location - FIRST_PATH]!.map((tree) => view.trees[tree]!);
  return [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];
}

/** Whether a tree there has a path in every direction (SF-R3). */
export const isStrong = (x: number, y: number): boolean => (x + y) % 2 === 0;
