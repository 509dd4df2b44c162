import type { Review, ReviewedMatch } from '@glade/lab/review';

/** What the worker is asked: to look back at a match of this game. */
export interface ReviewRequest extends ReviewedMatch {
  readonly game: string;
}

/** What the worker replies: what is known by now, how far it is, or why it failed. The last review has the progress 1. */
export type ReviewReply =
  { readonly review: Review } | { readonly progress: number } | { readonly failed: string };
