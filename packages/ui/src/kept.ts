import { useEffect, useRef } from 'preact/hooks';
import type { Roving } from './roving.ts';

/**
 * Keeps the focus on a board whose cells come and go: when the one under the keys goes, the one in the tab order gets
 * it. The board hands over the keys, and where the focus goes.
 */
export function useKept({ current, focusOn, onKeyDown }: Roving) {
  const keyed = useRef(false);

  useEffect(() => {
    if (keyed.current && document.activeElement === document.body) focusOn(current);
  });

  function onFocusOut({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) keyed.current = false;
  }

  return {
    onKeyDown: (event: KeyboardEvent): void => {
      keyed.current = true;
      onKeyDown(event);
    },
    onFocusOut,
  };
}
