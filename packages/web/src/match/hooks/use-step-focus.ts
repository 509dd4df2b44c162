import { useEffect, useRef } from 'preact/hooks';
import { CHANCE, OVER } from '@glade/engine';
import type { Session } from '../session.ts';

/** Moves the keyboard focus to where the next step is: the dice, the board, or the choices at the end. */
export function useStepFocus(
  session: Session,
  here: { readonly current: HTMLElement | null },
  covered: boolean,
  ended: boolean,
): void {
  const keyboard = useRef(false);
  const view = session.view.value;
  const seeks = session.quest.value !== undefined;
  const busy = session.busy.value && !seeks;
  const acts = view.actor === OVER && ended ? 'end' : 'board';
  // For a bot's dice there is no button.
  const rolls = view.actor === CHANCE && session.rolling.value === undefined;
  const stage = rolls && !seeks ? 'dice' : acts;
  useEffect(() => {
    const key = (): void => void (keyboard.current = true);
    const pointer = (): void => void (keyboard.current = false);
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    const at = document.activeElement;
    const lost = at === null || at === document.body;
    const within = here.current?.contains(at) === true && at?.closest('[data-side]') === null;
    // For people with a mouse or a finger the focus stays, unless its button has disappeared.
    if (busy || covered || !(lost || (within && keyboard.current))) return;
    const target = {
      dice: '[data-roll]',
      board: keyboard.current ? '[role=gridcell][tabindex="0"]' : '[role=grid]',
      end: '[data-again]',
    }[stage];
    const preventScroll = stage === 'board' || !keyboard.current;
    here.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll });
  }, [stage, busy, covered]);
}
