import type { Page } from '@playwright/test';
import { expect, test } from './match-page.ts';

// The letters may not be in the cache of the browser.
test.use({ reuseContext: false });

const FONTS = ['16px "Atkinson Hyperlegible Next"', '600 16px Fraunces'];
const MOST_BYTES = 30_000;

const loaded = (page: Page) =>
  page.evaluate((fonts) => fonts.map((font) => document.fonts.check(font)), FONTS);

test('the letters come with the app: two files, small, kept for ever, asked for with the page', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const page1 = await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => loaded(page)).toEqual([true, true]);
  const bytes = await Promise.all(sizes);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  const preloads = [...(await page1!.text()).matchAll(/rel="preload" href="([^"]+\.woff2)"/g)];
  expect(preloads).toHaveLength(2);
  for (const [, href] of preloads) {
    const { headers } = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { headers: Object.fromEntries(answer.headers) };
    }, href!);
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('the licence of the letters can be read, and each letter of both languages is in them', async ({
  page,
}) => {
  await page.goto('/about');
  const link = page.getByRole('link', { name: 'Read the licence of the fonts' });
  const licence = await page.request.get((await link.getAttribute('href'))!);
  expect(await licence.text()).toContain('SIL OPEN FONT LICENSE');
  const widths = await page.evaluate(async (fonts) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d')!;
    return 'à è é ì ò ù À È É Ì Ò Ù « » “ ” ‘ ’ – … · × −'.split(' ').map((letter) =>
      fonts.map((font) => {
        const widthIn = (rest: string): number => {
          pen.font = `${font}, ${rest}`;
          return pen.measureText(letter).width;
        };
        // A letter that is missing has the width of the font behind.
        return Math.abs(widthIn('monospace') - widthIn('sans-serif')) < 0.01;
      }),
    );
  }, FONTS);
  expect(widths.flat().every(Boolean)).toBe(true);
});

for (const [i, address] of [
  '/',
  '/wildfire',
  '/wildfire/play?seed=7',
  '/war-kids/rules',
].entries()) {
  const title = `letters that come late move nothing: ${address}`;
  test(title, { tag: i === 0 ? [] : '@long' }, async ({ page }) => {
    let came = 0;
    let release = (): void => {};
    const drawnWithout = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await drawnWithout;
      await route.continue();
      came++;
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) shifts.push(startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveCount(1);
    // They come after all else, when the page has been drawn without them for a while.
    await expect(page.locator('main').first()).toBeVisible();
    await page.evaluate(async () => {
      while (performance.getEntriesByName('first-contentful-paint').length === 0)
        await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    release();
    await expect.poll(() => came).toBe(2);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
        }),
    );
    const { drawn, late, after } = await page.evaluate(() => {
      const fonts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      const { shifts } = globalThis as unknown as { shifts: number[] };
      return {
        drawn: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        late: Math.min(...fonts),
        after: shifts.filter((time) => time >= Math.min(...fonts)),
      };
    });
    expect(drawn).toBeLessThan(late);
    expect(after).toEqual([]);
  });
}
