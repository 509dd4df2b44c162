import type { Page } from '@playwright/test';
import { games } from '@glade/games';
import { violations } from './axe-page.ts';
import { expect, test } from './match-page.ts';
import { enter, played } from './replay-page.ts';

// After a match: the picture of the chances, luck and choices, and a new try from a decision.

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const review = (page: Page) => page.locator('[data-review]');

/** Opens a lost match of Wildfire by its link, and asks what happened. */
async function lookBack(page: Page): Promise<void> {
  await enter(page, played(wildfire, 5));
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(page).toHaveURL(/\/wildfire\/review#/);
  await expect(review(page)).toHaveAttribute('data-review', 'done', { timeout: 30_000 });
}

test('a replay leads to what luck and choices changed, by keyboard, and back to any step', async ({
  page,
}) => {
  await lookBack(page);
  const summary = page.locator('[data-review-summary]');
  await expect(summary).toContainText(/began with a \d+% chance to win \(\d+% to \d+%\)/);
  await expect(summary).toContainText(/Luck/);
  expect(await violations(page)).toEqual([]);
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(page.locator('[data-review-place]')).toContainText('Step 2 of');
  await page.getByText('All values as a table').click();
  await expect(page.locator('[data-review-table] tbody tr').first()).toContainText('%');
  await page.locator('[data-review-place]').getByRole('button', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/\/wildfire\/replay\?step=2#/);
});
