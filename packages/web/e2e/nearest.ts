import type { Locator } from '@playwright/test';

/** How far apart the middles of the nearest two of these places are, in CSS pixels. */
export const nearest = (places: Locator): Promise<number> =>
  places.evaluateAll((all) => {
    const middles = all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    });
    return Math.min(
      ...middles.flatMap(([x, y], i) =>
        middles.slice(i + 1).map(([px, py]) => Math.hypot(x - px, y - py)),
      ),
    );
  });
