import type { Action, Match, Seat } from '@glade/engine';
import type { Player } from '@glade/table';

/**
 * The people who have to agree before a person far away ends the match for all by this action; nobody, if it does not do that
 * or is not allowed. `own` are the seats of the person who acts.
 */
export function askedToEnd(
  { rules, state }: Match,
  players: readonly Player[],
  { by, action }: { readonly by: Seat; readonly action: Action },
  own: readonly Seat[],
): readonly Seat[] {
  const ends = rules.endsForAll?.(state, action) === true;
  if (!ends || rules.check(state, action, by) !== undefined) return [];
  return players.flatMap(({ who }, seat) =>
    who === 'person' && !own.includes(seat) ? [seat] : [],
  );
}
