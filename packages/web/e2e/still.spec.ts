import type { Page } from '@playwright/test';
import { cells, expect, sample, test } from './match-page.ts';
import { act, OVER } from './play-by-what-is-offered.ts';

/** Where the squares, hexes or places are: a finger that taps twice has to find the same one. */
const BOARD = '[data-board] [role=grid]';

/**
 * Wildfire says things above and below its grid that come and go: it is played to its end in Italian, which has the longer
 * words, on a phone. `npm run test:long` plays it to its end in both languages and at every size.
 */
const WILDFIRE: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Wildfire VS': '/wildfire/play?preset=vs&who=person,steady&seed=4',
  'Wildfire X4': '/wildfire/play?preset=x4&seed=3',
};

const OTHERS: Readonly<Record<string, string>> = {
  'Forest Fire':
    '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&tapToPlace=off&who=person,person&seed=7',
  'Leaf-Climbers': '/leaf-climbers/play?who=person,person,person,person&seed=7',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,steady&seed=3',
  'Starfall Forest': '/starfall-forest/play?players=2&setup=random&who=person,person&seed=7',
};

/** Where the board is on its page now, as long as the match is on. */
function boardPlace(page: Page): Promise<{ over: boolean; x: number; y: number; width: number }> {
  return page.evaluate(
    ([grid, over]) => {
      const { x, y, width } = document.querySelector(grid)!.getBoundingClientRect();
      return { over: document.querySelector(over) !== null, x, y: y + scrollY, width };
    },
    [BOARD, OVER] as const,
  );
}

async function staysStill(page: Page, address: string, most: number): Promise<void> {
  await page.goto(address);
  await expect(page.locator(cells).first()).toBeVisible();
  await expect(page.locator('[data-dock]')).toBeVisible();
  const first = await boardPlace(page);
  let steps = 0;
  for (; steps < most; steps++) {
    const now = await boardPlace(page);
    if (now.over) break;
    expect({ ...now, steps }).toEqual({ ...first, steps });
    await act(page, steps, 'click');
  }
  expect(steps).toBeGreaterThan(10);
}

// The modes that `npm test` tries at each size. One is played to its end.
for (const [width, height, locale, usual, modes] of [
  [390, 844, 'en-GB', 24, []],
  [390, 844, 'it-IT', 200, ['Wildfire']],
  [320, 568, 'it-IT', 24, ['Wildfire VS']],
  [844, 390, 'en-GB', 24, []],
  [1366, 768, 'en-GB', 24, []],
] as const) {
  test.describe(`at ${width} x ${height}, ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });
    for (const [name, address] of Object.entries(WILDFIRE)) {
      const tag = (modes as readonly string[]).includes(name) ? [] : '@long';
      test(`the board stays where it is for a whole match: ${name}`, { tag }, async ({ page }) => {
        await staysStill(page, address, sample(usual, 200));
      });
    }
  });
}

// `npm test` tries these games where the stage and the frame are tried.
for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test.describe(`at ${width} x ${height}`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height } });
    for (const [name, address] of Object.entries(OTHERS)) {
      test(`the board stays where it is while people play: ${name}`, async ({ page }) => {
        await staysStill(page, address, 24);
      });
    }
  });
}
