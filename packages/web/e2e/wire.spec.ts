import { games } from '@glade/games';
import { expect, test } from './match-page.ts';

// Nothing may be in the cache of the browser.
test.use({ reuseContext: false });

/** Bytes of JavaScript over the wire before the first move: a guard against accidents, not a goal. */
const MOST = 120_000;
/** Games with maps, armies and drawn tiles. */
const LARGE: Readonly<Record<string, number>> = { 'war-kids': 150_000, 'fair-verona': 150_000 };
/** Else a bot begins, whose code comes now before the count and now after it. */
const PERSON_BEGINS: Readonly<Record<string, string>> = { 'starfall-forest': '&first=1' };

for (const { id } of games)
  test(`what a match of ${id} loads before the first move stays small`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`/${id}/play?seed=1${PERSON_BEGINS[id] ?? ''}`);
    await expect(page.locator('[data-dock] button:enabled').first()).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(LARGE[id] ?? MOST);
  });

test('the code of a match comes at the same time as the words of all pages', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/engine\.en-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const board = page.waitForRequest(/\/assets\/Board-[^/]+\.js$/);
  await page.goto('/wildfire/play?seed=1', { waitUntil: 'commit' });
  await board;
  await expect(page.locator('[data-dock]')).toHaveCount(0);
  release();
  await expect(page.locator('[data-dock] button:enabled').first()).toBeVisible();
});
