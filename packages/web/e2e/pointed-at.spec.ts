import type { Page } from '@playwright/test';
import { cells, expect, notice, roll, test } from './match-page.ts';

// What a hint points at and what was refused are told apart on every board by a cross, and not by a colour alone.

const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Forest Fire':
    '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&tapToPlace=off&who=person,person&seed=7',
  'Leaf-Climbers': '/leaf-climbers/play?who=person,person,person,person&seed=7',
  'Starfall Forest': '/starfall-forest/play?players=2&who=person,person&seed=7',
  'War Kids': '/war-kids/play?who=person,person&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,person&seed=3',
};

const cross = (page: Page) => page.locator('[data-board] [data-cross]');
const hint = 'button[data-hint], [role=toolbar] button:has-text("Hint")';

/** Rolls until somebody has a choice. */
async function toFirstChoice(page: Page): Promise<void> {
  const ask = page.locator(hint).first();
  const dice = page.locator(`${roll}:not([aria-disabled=true])`);
  await expect(async () => {
    if ((await ask.getAttribute('aria-disabled')) === 'true') await dice.click({ timeout: 1000 });
    expect(await ask.getAttribute('aria-disabled')).not.toBe('true');
  }).toPass({ timeout: 50_000 });
}

for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
  const every = { tag: i === 1 ? [] : '@long' };
  test(`a hint has no cross, and what was refused has one: ${name}`, every, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expect(page.locator(cells).first()).toBeVisible();
    await toFirstChoice(page);
    await page.locator(hint).first().click();
    await expect(notice(page)).toContainText('Hint: ', { timeout: 30_000 });
    await expect(cross(page).first()).toBeAttached();
    for (const each of await cross(page).all()) await expect(each).toBeHidden();

    // The places that cannot be taken, until one is refused for where it is; without one after the next step.
    const seen = page.locator('[data-board] [data-cross]:visible');
    await expect(async () => {
      for (const each of await page.locator(`${cells}:not([class^="active"])`).all()) {
        await each.evaluate((cell: HTMLElement) => cell.click());
        if ((await seen.count()) > 0) return;
      }
      await page
        .locator(`${cells}[class^="active"]`)
        .first()
        .evaluate((cell: HTMLElement) => cell.click());
      throw new Error('nothing was refused for where it is');
    }).toPass({ timeout: 50_000 });
    // On a dark board the red cross is seen by a white rim, in every theme.
    const [wide, thin] = await seen.first().evaluate((mark) =>
      [mark.previousElementSibling!, mark].map((each) => {
        const { stroke, display } = getComputedStyle(each);
        return {
          stroke,
          display,
          d: each.getAttribute('d'),
          width: +each.getAttribute('stroke-width')!,
        };
      }),
    );
    expect(wide).toMatchObject({ stroke: 'rgb(255, 255, 255)', display: 'inline', d: thin!.d });
    expect(wide!.width).toBeGreaterThan(1.5 * thin!.width);
  });
}
