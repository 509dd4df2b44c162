import type { Action } from '@glade/engine';
import { cardIn, friendIn, helpersIn, ownerIn } from '../rules/cards/encounters.ts';
import { MOST_SEATS, type VeronaState } from '../rules/state.ts';
import { cardText } from './words.ts';

/** The card, whose it is, who helps, whose Friend is called; what goes without saying is left out. */
export function attemptText(s: VeronaState, a: Action): string {
  const owner = ownerIn(a);
  const helpers = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter(
    (seat) => seat !== s.seat && ((helpersIn(a) >> seat) & 1) !== 0,
  );
  const friend = friendIn(a);
  return [
    cardText(cardIn(a)),
    ...(owner === s.seat ? [] : [`of ${owner + 1}`]),
    ...(helpers.length === 0 ? [] : [`with ${helpers.map((seat) => seat + 1).join(' ')}`]),
    ...(friend < 0 ? [] : [friend === s.seat ? 'friend' : `friend of ${friend + 1}`]),
  ].join(' ');
}
