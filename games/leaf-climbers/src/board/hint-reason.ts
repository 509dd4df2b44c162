import type { Action } from '@glade/engine';
import type { LeafClimbersView } from '../rules/view.ts';
import { TOP, staying } from './places.ts';

/** Why an action is a good one: the message that says so. */
export function hintReason(view: LeafClimbersView, action: Action): `hint.${Reason}` {
  const own = staying(view);
  const open = (square: number): boolean => view.chips[square] === 0;
  if (!open(action)) return 'hint.lost';
  if (view.elevation[action] === TOP) return action === own ? 'hint.stayTop' : 'hint.top';
  if (action === own) return 'hint.stay';
  if (!open(own)) return 'hint.flee';
  return view.elevation[action]! > view.elevation[own]! ? 'hint.up' : 'hint.free';
}

type Reason = 'top' | 'stayTop' | 'lost' | 'flee' | 'up' | 'stay' | 'free';
