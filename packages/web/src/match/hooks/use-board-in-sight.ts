import { useEffect } from 'preact/hooks';
import type { NoticeContent } from '../Notice.tsx';

/** On a small screen the dock covers the lower part of the board. If something has to be seen there, scrolls the page. */
export function useBoardInSight(
  here: { readonly current: HTMLElement | null },
  acting: boolean,
  message: NoticeContent | undefined,
): void {
  useEffect(() => {
    const board = here.current?.querySelector('[role=grid]')?.getBoundingClientRect();
    const dock = here.current?.querySelector('[data-dock]');
    const beside = document.activeElement?.closest('[data-side]') ?? null;
    if (board === undefined || !dock || beside !== null || !(acting || message)) return;
    const hidden = board.bottom - dock.getBoundingClientRect().top;
    if (getComputedStyle(dock).position !== 'sticky' || hidden <= 0) return;
    // Never so far that a sentence above the board goes out of sight.
    const task = here.current?.querySelector('[data-task]')?.getBoundingClientRect() ?? board;
    scrollBy({ top: Math.min(hidden, Math.max(0, task.top)), behavior: 'instant' });
  }, [acting, message]);
}
