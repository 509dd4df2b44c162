import type { Catalogue, Language } from '@glade/engine';
import { reviewEn } from '../text/review.en.ts';
import { reviewIt } from '../text/review.it.ts';

// Looking back at a match. Runs anywhere, also in a worker of a page.
export { EFFORT, Reviewer, type Effort, type ReviewedMatch } from './reviewer.ts';
export { ReviewTeller } from './tell-review.ts';
export { isClear } from './is-clear.ts';
export { turnSpans, type TurnSpan } from './turn-spans.ts';
export type { Decision, Point, Review, SideReview, Step } from './review.ts';

/** The messages `review.*` in both languages. */
export const reviewText: Readonly<Record<Language, Catalogue>> = { en: reviewEn, it: reviewIt };
