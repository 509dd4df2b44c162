import { useLayoutEffect, useRef } from 'preact/hooks';

/** What a key of the timeline does. */
export type TimelineKey = 'back' | 'on' | 'first' | 'last' | 'earlier' | 'later' | 'play';

const KEYS: Readonly<Record<string, TimelineKey>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  PageUp: 'earlier',
  PageDown: 'later',
  ' ': 'play',
};

/** Elements in which these keys have another use. */
const OWN = 'input:not([type=range]), select, textarea, dialog, [role=grid]';
/** A slider takes its own steps, but no moments. */
const SLIDER = 'input[type=range]';
const SLIDER_KEYS: readonly TimelineKey[] = ['back', 'on', 'first', 'last'];
/** What is pressed by the space bar. */
const PRESSED = 'button, summary';
/** What scrolls by keys, if there is anything to scroll. */
const SCROLLS = '[data-scrolls]';

/** The keys of the timeline. They work at once, wherever they have no other use. */
export function useTimelineKeys(act: (key: TimelineKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  // Before the first picture: a key is heard as soon as the page can be seen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const key = KEYS[event.key];
      if (key === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return;
      if (isUsed(event.target as HTMLElement, key)) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function isUsed(target: HTMLElement, key: TimelineKey): boolean {
  if (document.querySelector('dialog[open]') !== null || target.closest(OWN) !== null) return true;
  if (target.closest(SLIDER) !== null) return SLIDER_KEYS.includes(key);
  if (key === 'play' && target.closest(PRESSED) !== null) return true;
  const box = target.closest(SCROLLS);
  return box !== null && key !== 'back' && key !== 'on' && box.scrollHeight > box.clientHeight;
}
