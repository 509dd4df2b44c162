import type { Say } from '@glade/text';
import type { GuessView } from './rules.ts';

/** Where the counters of the guessing game lie, in the order in which they are told: in the middle, and what each has won. */
export const PILES = ['middle', 'child', 'adult'] as const;
type Pile = (typeof PILES)[number];

/** How many counters lie in a pile. */
export const countIn = (view: GuessView, pile: Pile): number =>
  view[pile].reduce((sum, count) => sum + count, 0);

/** A pile with its counters, such as “In the middle: 7”. */
export const tellPile = (view: GuessView, pile: Pile, say: Say): string =>
  say(`board.pile.${pile}`, { count: countIn(view, pile) });
