import type { Action } from '@glade/engine';
import type { StarfallView } from '../rules/view.ts';
import { meaningOf } from './choices.ts';

type Reason = 'home' | 'star' | 'away' | 'push' | 'bite' | 'stay' | 'safe';

/** Why an action is a good one: the message that says so; none where it cannot be said in a sentence. */
export function hintReason(view: StarfallView, action: Action): `hint.${Reason}` | undefined {
  if (view.step !== 'move') return undefined;
  const own = view.fairies[view.seat]!;
  const meaning = meaningOf(action);
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
  return snaky ? 'hint.away' : undefined;
}
