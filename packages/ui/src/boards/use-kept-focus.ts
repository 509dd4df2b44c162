import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RovingFocus } from './use-roving-focus.ts';

/**
 * Keeps the focus on a board whose cells come and go. When the cell with the keyboard focus disappears, the cell in the
 * tab order gets the focus. The board passes its key and focus events on to what this returns.
 */
export function useKeptFocus({ current, focusOn, onKeyDown }: RovingFocus) {
  const usedKeys = useRef(false);

  // Before the page looks where a lost focus is to go.
  useLayoutEffect(() => {
    if (usedKeys.current && document.activeElement === document.body) focusOn(current);
  });

  function onFocusOut({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) usedKeys.current = false;
  }

  return {
    onKeyDown: (event: KeyboardEvent): boolean => {
      usedKeys.current = true;
      return onKeyDown(event);
    },
    onFocusOut,
  };
}
