import { useLayoutEffect, useRef } from 'preact/hooks';

/** The smallest letters of a card: six tenths of their usual size. */
const LEAST = 60;
const STEP = 5;

/** For a card whose words must be whole: where they need more room than it has, they are written smaller, unless it `scrolls`. */
export function useWholeCard(scrolls = false) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = (): void => {
      const box = card.current;
      if (box === null) return;
      for (let percent = 100; percent >= LEAST; percent -= STEP) {
        box.style.setProperty('--fit', `${percent / 100}`);
        if (scrolls || box.scrollHeight <= box.clientHeight) return;
      }
    };
    fit();
    // Letters that arrive later may be wider than those that stand in for them.
    void document.fonts.ready.then(fit);
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  });
  return card;
}
