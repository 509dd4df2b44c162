import { OVER, type Seat, type SearchRules } from '@glade/engine';

/** The number of sides whose results differ: each seat in a game of rivals; the team, or the only player, is one side. */
export const sidesOf = ({ kind, seats }: SearchRules): number =>
  kind === 'competitive' ? seats : 1;

/** The side of a seat. */
export const sideOf = ({ kind }: SearchRules, seat: Seat): number =>
  kind === 'competitive' ? seat : 0;

/** Writes what each side has won in a match that is over, or what the score expects: from 0 to 1. */
export type ResultReader = (s: object, out: Float64Array, at: number) => void;

/**
 * What a match is played for, as a number from 0 to 1 for each side. Rivals get the score at the end: a win, a share of
 * it, or a rank. A team has won or lost, except where the score counts something else (`review.stake`).
 */
export function resultReader(rules: SearchRules): ResultReader {
  const scores = new Float64Array(rules.seats);
  const sides = sidesOf(rules);
  const wins = sides === 1 && rules.review?.stake === undefined;
  return (s, out, at) => {
    if (wins && rules.actor(s) === OVER) {
      out[at] = rules.outcome(s).winners.length > 0 ? 1 : 0;
      return;
    }
    rules.score(s, scores);
    for (let side = 0; side < sides; side++) out[at + side] = scores[side]!;
  };
}
