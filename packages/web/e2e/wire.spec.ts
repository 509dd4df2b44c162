import { games } from '@glade/games';
import type { Request } from '@playwright/test';
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
    const finished = new Map<string, Request>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') finished.set(request.url(), request);
    });
    // What the page has asked for by then counts, not what comes until the test hears of it.
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-dock] button:enabled') === null) return;
        watch.disconnect();
        const before = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(globalThis, { before });
      });
      watch.observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`/${id}/play?seed=1${PERSON_BEGINS[id] ?? ''}`);
    await expect(page.locator('[data-dock] button:enabled').first()).toBeVisible();
    const before = await page.evaluate(
      () => (globalThis as unknown as { before: readonly string[] }).before,
    );
    await expect
      .poll(() => before.every((url) => !url.endsWith('.js') || finished.has(url)))
      .toBe(true);
    const counted = before.flatMap((url) => finished.get(url) ?? []);
    const sizes = await Promise.all(counted.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
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
