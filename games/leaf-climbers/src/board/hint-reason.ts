import type { Action } from '@glade/engine';
import type { LeafClimbersView } from '../rules/view.ts';
import { TOP } from './geometry.ts';
import { staying } from './moves.ts';

/** Why an action is a good one: the message that says so. */
export function hintReason(view: LeafClimbersView, action: Action): `hint.${Reason}` {
  const stay = staying(view);
  const open = (square: number): boolean => view.chips[square] === 0;
  if (!open(action)) return 'hint.lost';
  if (view.safeTops && view.elevation[action] === TOP)
    return action === stay ? 'hint.stayTop' : 'hint.top';
  if (action === stay) return 'hint.stay';
  if (!open(stay)) return 'hint.flee';
  return view.elevation[action]! > view.elevation[stay]! ? 'hint.up' : 'hint.free';
}

type Reason = 'top' | 'stayTop' | 'lost' | 'flee' | 'up' | 'stay' | 'free';
