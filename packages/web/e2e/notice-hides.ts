import type { Page } from '@playwright/test';

/** What is found where there is no notice any more: what a bot does puts it away. */
export const NO_NOTICE = 'no notice';

/** What the notice hides, and whether a part of it cannot be read. */
export const hiddenByNotice = (page: Page): Promise<readonly string[]> =>
  page.evaluate((gone) => {
    const notice = document.querySelector('[data-notice]');
    if (notice === null) return [gone];
    const told = notice.getBoundingClientRect();
    const others = document.querySelectorAll('[data-seats] li, [data-stage] button');
    const isApart = ({ left, right, top, bottom }: DOMRect): boolean =>
      right <= told.left + 1 ||
      left >= told.right - 1 ||
      bottom <= told.top + 1 ||
      top >= told.bottom - 1;
    const covered = [...others].filter((other) => {
      const box = other.getBoundingClientRect();
      const seen =
        box.width > 0 && box.height > 0 && other.checkVisibility({ visibilityProperty: true });
      const apart = isApart(box) || other.closest('[data-strip]') !== null;
      return seen && !apart && !notice.contains(other);
    });
    const board = document.querySelector('[data-board]')!.getBoundingClientRect();
    const upright = innerHeight > innerWidth;
    const over = upright ? board.bottom > told.top + 1 : !isApart(board);
    const cut = notice.scrollHeight > notice.clientHeight + 1;
    const out = told.top < 0 || told.bottom > innerHeight;
    return [
      ...covered.map((other) => `covers ${other.textContent || other.getAttribute('aria-label')}`),
      ...(over ? ['covers the board'] : []),
      ...(cut ? [`cut: ${notice.textContent}`] : []),
      ...(out ? [`out of the page: ${notice.textContent}`] : []),
    ];
  }, NO_NOTICE);
