import type { Page } from '@playwright/test';
import { cells, expect, roll, sample, test } from './match-page.ts';

/** Where the squares, hexes or places are: a finger that taps twice has to find the same one. */
const BOARD = '[data-board] [role=grid]';
const OVER = '[data-dock][data-over=true]';

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

/** Plays by what is offered: rolls, or does the `i`th of what can be done; waits while bots play. */
async function playOn(page: Page, i: number): Promise<void> {
  const dice = page.locator(`${roll}:not([aria-disabled=true])`);
  const places = page.locator(`${cells}[class^="active"]`);
  const buttons = page.locator('[data-dock] button:not([role=toolbar] *):not([class*="minor"])');
  const over = page.locator(OVER);
  await expect(dice.or(places).or(buttons).or(over).first()).toBeAttached();
  if ((await over.count()) > 0) return;
  if ((await dice.count()) > 0) return dice.click();
  const [count, choices] = [await places.count(), await buttons.count()];
  if (count > 0 && (choices === 0 || i % 3 > 0)) {
    await places.nth((i * 7) % count).evaluate((element: HTMLElement) => element.click());
    return;
  }
  const button = buttons.nth(i % choices);
  // A bot may have acted since the buttons were counted. A button that is there must be pressed.
  while ((await button.count()) > 0)
    try {
      return await button.click({ timeout: 5000 });
    } catch {
      // It has gone, or the machine is busy.
    }
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
    await playOn(page, steps);
  }
  expect(steps).toBeGreaterThan(10);
}

// The modes that `npm test` tries at each size: all where matches are played to their end, and one at each other size.
for (const [width, height, locale, usual, modes] of [
  [390, 844, 'en-GB', 24, []],
  [390, 844, 'it-IT', 200, Object.keys(WILDFIRE)],
  [320, 568, 'it-IT', 24, ['Wildfire VS']],
  [844, 390, 'en-GB', 24, ['Wildfire X4']],
  [1366, 768, 'en-GB', 24, ['Wildfire']],
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

// `npm test` tries each game at one of the two sizes.
for (const [turn, [width, height]] of (
  [
    [390, 844],
    [1366, 768],
  ] as const
).entries()) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const [i, [name, address]] of Object.entries(OTHERS).entries()) {
      const tag = i % 2 === turn ? [] : '@long';
      test(`the board stays where it is while people play: ${name}`, { tag }, async ({ page }) => {
        await staysStill(page, address, 24);
      });
    }
  });
}
