import type { OptionValues } from '@glade/engine';
import type { Message } from '@glade/ui/effects';
import { fireOptions } from '../rules/options.ts';
import { HAND } from '../rules/places.ts';
import type { ForestFireView } from '../rules/view.ts';
import { canJump, firesInReach, isFirstFire } from './choices.ts';
import { warnings } from './notes.ts';

/** The sentence that says what to do now. */
export function stepOf(view: ForestFireView, options: OptionValues): Message {
  const player = view.seat + 1;
  const args = { player, rolls: view.rolls, moves: view.players[view.seat]?.moves ?? 0 };
  // FF-57: the sentence about the first counter can point at it.
  if (isFirstFire(view)) return { key: 'step.opening.first', args };
  if (view.step !== 'turns') return { key: `step.${view.step}`, args };
  const { turnOrder, setupRounds, fireTiming } = fireOptions(options);
  if (turnOrder === 'free') return { key: 'step.turns.free' };
  const own = view.players[view.seat]!;
  // FF-R31: the rest is over, and the piece is still in the hand.
  if (own.place === HAND && own.role !== 'pilot') return { key: 'step.turns.comeBack', args };
  if (own.role === 'pilot') {
    if (own.full) return { key: 'step.turns.drop', args };
    // FF-51: the fires of the opening, and those that fall while the tanks are filled.
    return view.round === 1 && fireTiming === 'roundStart'
      ? { key: 'step.turns.refill.first', args: { ...args, rounds: setupRounds + 1 } }
      : { key: 'step.turns.refill', args };
  }
  if (warnings(view, false)[0]?.key === 'board.danger') return { key: 'step.turns.own', args };
  const fire = firesInReach(view, own.place) > 0 ? 'near' : 'far';
  return { key: canJump(own) ? 'step.turns.jumper' : 'step.turns', args: { ...args, fire } };
}
