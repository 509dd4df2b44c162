import type { Page } from '@playwright/test';
import { cells, expect } from './match-page.ts';

/** A match of each game in which a tap may be refused. */
export const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Forest Fire':
    '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&who=person,person&seed=7',
  'Leaf-Climbers': '/leaf-climbers/play?players=2&seed=7',
  'Starfall Forest': '/starfall-forest/play?players=2&setup=random&seed=7',
  'War Kids': '/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,person&seed=3',
};

/** Taps places of the board until something is refused; whether it was. */
export async function beRefused(page: Page): Promise<boolean> {
  const refusal = page.locator('[data-notice][data-kind=refusal]');
  const roll = page.locator('[data-roll]:visible');
  if ((await roll.count()) > 0) await roll.first().tap();
  await expect(page.locator('[data-dock] button').first()).toBeVisible();
  const all = await page.locator(cells).count();
  for (let tries = 0; tries < 12; tries++) {
    await page
      .locator(cells)
      .nth(Math.floor((tries * all) / 12))
      .dispatchEvent('click');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    if ((await refusal.count()) > 0) return true;
  }
  return false;
}
