import { games } from '@glade/games';
import { expect, isLong, test } from './match-page.ts';

test('every rulebook begins with the game on one page, with its pictures drawn', async ({
  page,
}) => {
  // In `npm test` of every third game: their pages are built alike.
  for (const { id } of games.filter((_, i) => isLong() || i % 3 === 0)) {
    await page.goto(`/${id}/rules`);
    const first = page.getByRole('region', { name: 'The game on one page' });
    const titles = first.getByRole('heading', { level: 3 });
    await expect(titles.first()).toHaveText('Goal');
    await expect(titles.last()).toHaveText('The end');
    const pictures = first.locator('[data-picture]');
    await expect(pictures).toHaveCount(await titles.count());
    for (const picture of await pictures.all()) {
      // What stands around a board is left out of a small picture.
      await expect(picture.locator('svg:visible').first()).toBeVisible();
    }
  }
});

test('a picture stands beside its rule as soon as one comes near', async ({ page }) => {
  await page.goto('/wildfire/rules#WF-16');
  const picture = page.locator('#WF-16 [data-picture]');
  await expect(picture.getByRole('grid')).toHaveCount(0);
  await expect(picture.locator('svg').first()).toBeVisible();
});

test('the search leaves the rules that have the words, marks them, and forgets them with Escape', async ({
  page,
}) => {
  await page.goto('/wildfire/rules');
  const search = page.getByRole('textbox', { name: 'Search the rules' });
  await search.fill('flare-up line');
  await expect(page.getByRole('status').filter({ hasText: 'One rule' })).toBeVisible();
  await expect(page.locator('#WF-R27')).toBeVisible();
  await expect(page.locator('#WF-16')).toHaveCount(0);
  await expect(page.locator('mark').first()).toHaveText(/flare-up|line/i);
  await search.fill('hippopotamus');
  await expect(page.getByText('No rule has “hippopotamus”.')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.locator('#WF-16')).toBeVisible();
});

test('a link to a rule that the search has put away shows it again', async ({ page }) => {
  await page.goto('/wildfire/rules');
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('whole turn quarter');
  await expect(page.locator('#WF-40')).toBeVisible();
  await page.evaluate(() => (location.hash = '#WF-16'));
  await expect(page.locator('#WF-16')).toBeInViewport();
  await expect(page.locator('#WF-16')).toBeFocused();
});

test('a link followed at the very moment of the search still leads to its rule', async ({
  page,
}) => {
  await page.goto('/wildfire/rules');
  await page.getByRole('textbox', { name: 'Search the rules' }).evaluate(async (field) => {
    (field as HTMLInputElement).value = 'whole turn quarter';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The page is drawn in a microtask; what is to happen after it waits for the next frame.
    for (let i = 0; i < 20 && document.getElementById('WF-16') !== null; i++)
      await Promise.resolve();
    location.hash = '#WF-16';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(page.locator('#WF-16')).toBeInViewport();
  await expect(page.locator('#WF-16')).toBeFocused();
});

test('the contents stay in sight and say where one reads', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/war-kids/rules#WK-60');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Winning');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await contents.getByRole('link', { name: 'Moving' }).click();
  await expect(page.locator('#movement')).toBeInViewport();
  await expect(contents).toBeHidden();
});
