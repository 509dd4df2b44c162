import {
  turnSpans,
  type Review,
  type ReviewTeller,
  type Step,
  type TurnSpan,
} from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { ToldMatch } from './told-match.ts';

/** A turn as a heading: from where to where the chance went in it. Without a turn, the beginning. */
export function spanHeading(
  { points, stake }: Review,
  teller: ReviewTeller,
  span: TurnSpan | undefined,
  side: number,
  told: ToldMatch,
  say: Say,
): string {
  const worth = (entry: number): string => teller.worth(points[entry]!.values[side]!.value);
  const [from, to] = [worth(span?.from ?? 0), worth(span?.to ?? 0)];
  const when = span === undefined ? say('review.page.begin') : told.turn(span.turn);
  const same = from === to ? '.same' : '';
  return say(`review.page.span${same}.${stake}`, { when, from, to });
}

/** The turn that did the side the most good, if any clearly did: its span, the entry that did most of it, and what is said of it. */
export function bestTurn(
  review: Pick<Review, 'points' | 'steps'>,
  teller: ReviewTeller,
  side: number,
): (TurnSpan & { readonly at: number; readonly about: string }) | undefined {
  const best = teller.bestTurn(side);
  const span = turnSpans(review.points).find(({ turn }) => turn === best?.turn);
  if (best === undefined || span === undefined) return undefined;
  return {
    ...span,
    at: biggestStep(review, span, side),
    about: teller.aboutBestTurn(side, best),
  };
}

/**
 * The entry of a turn that did most of what the turn changed for a side, in the same direction; the last one, if none changed
 * anything. If one that `counts` went in that direction, it is among these.
 */
export function biggestStep(
  { points, steps }: Pick<Review, 'points' | 'steps'>,
  { from, to }: Pick<TurnSpan, 'from' | 'to'>,
  side: number,
  counts?: (step: Step) => boolean,
): number {
  const way = Math.sign(points[to]!.values[side]!.value - points[from]!.values[side]!.value);
  const did = (at: number): number => {
    const { value } = steps[at]!.changes[side]!;
    return way === 0 ? Math.abs(value) : way * value;
  };
  let most = to - 1;
  for (let at = from; at < to; at++) if (did(at) > did(most)) most = at;
  if (counts === undefined) return most;
  let best = -1;
  for (let at = from; at < to; at++)
    if (counts(steps[at]!) && did(at) > (best < 0 ? 0 : did(best))) best = at;
  return best < 0 ? most : best;
}
