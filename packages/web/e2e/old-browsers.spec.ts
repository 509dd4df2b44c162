import type { Page } from '@playwright/test';
import { cells, everyThird, expect, openMenu, rollToAct, test } from './match-page.ts';

// What other tests loaded may not be in the cache of the browser.
test.use({ reuseContext: false });

const GAMES = [
  'fair-verona',
  'forest-fire',
  'leaf-climbers',
  'starfall-forest',
  'war-kids',
  'wildfire',
];

/** Takes away what is younger than Safari 16.4, Firefox 121 and Chrome 111. */
async function age(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const young: readonly (readonly [object | undefined, readonly string[]])[] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [RegExp, ['escape']],
      [AbortSignal, ['any']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [ArrayBuffer.prototype, ['transfer', 'resize']],
      [
        Set.prototype,
        [
          'union',
          'intersection',
          'difference',
          'symmetricDifference',
          'isSubsetOf',
          'isSupersetOf',
          'isDisjointFrom',
        ],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        [
          'map',
          'filter',
          'take',
          'drop',
          'flatMap',
          'reduce',
          'toArray',
          'forEach',
          'some',
          'every',
          'find',
        ],
      ],
      [
        HTMLElement.prototype,
        ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'popoverTargetElement'],
      ],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'getHTML']],
      [Document.prototype, ['startViewTransition']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [globalThis, ['Iterator', 'ToggleEvent', 'navigation', 'scheduler', 'CloseWatcher']],
    ];
    for (const [owner, names] of young)
      for (const name of names) Reflect.deleteProperty(owner!, name);
  });
}

for (const [i, game] of GAMES.entries()) {
  const title = `${game} is played, read and playtested in the oldest browsers`;
  test(title, { tag: everyThird(i, 'third') }, async ({ page }) => {
    await age(page);
    await page.goto(`/${game}/play?seed=7`);
    await expect(page.locator(cells).first()).toBeVisible();
    await rollToAct(page);
    await expect(page.locator(cells).first()).toBeVisible();
    await page.goto(`/${game}/rules`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(`/${game}/lab`);
    await page.locator('main form button, main button').first().waitFor();
    await page.goto(`/${game}`);
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  });
}

test('a board that cannot be drawn says so: the match can be saved, and played again', async ({
  page,
}) => {
  // What Preact caught, the page tells the console.
  page.removeAllListeners('pageerror');
  await page.addInitScript(() => {
    Object.assign(globalThis, { draws: true });
    const { toSorted } = Array.prototype;
    const value = function broken(this: unknown[], order?: (a: unknown, b: unknown) => number) {
      const { draws } = globalThis as unknown as { draws: boolean };
      if (!draws && this.some((each) => typeof each === 'object')) throw new Error('broken');
      return toSorted.call(this, order);
    };
    Reflect.set(Array.prototype, 'toSorted', value);
  });
  await page.goto('/fair-verona/play?seed=7');
  await expect(page.locator(cells).first()).toBeVisible();
  await page.locator('[data-menu]').click();
  await expect(page.getByRole('button', { name: 'Italiano' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { draws: false }));
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('alert')).toContainText('Qualcosa in Glade è andato storto');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva una copia' }).click();
  expect((await saved).suggestedFilename()).toBe('glade.txt');
  await page.evaluate(() => Object.assign(globalThis, { draws: true }));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that the browser cannot read is said to be too young for it', async ({ page }) => {
  await page.route(/assets\/RulebookPage-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = /(?^a)b/;' }),
  );
  await page.goto('/wildfire/rules');
  await expect(page.getByRole('alert')).toContainText('This browser is too old for this page.');
});

test('a browser that cannot read Glade at all says so', async ({ page }) => {
  page.removeAllListeners('pageerror');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CompressionStream');
  });
  await page.route(/assets\/index-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = /(?^a)b/;' }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('needs Safari 16.4');
});

test('a browser that makes no links says so, and calls none damaged', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
  });
  await page.goto('/wildfire/play?seed=7');
  await openMenu(page);
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await expect(page.getByRole('alert')).toContainText('too old to make links');
  await page.goto('/wildfire/replay#1.abcd');
  await expect(page.getByRole('alert')).toContainText('too old to open links');
});

for (const copies of [true, false]) {
  test(`without a clipboard a link is ${copies ? 'copied as of old' : 'there to be marked'}`, async ({
    page,
  }) => {
    await page.addInitScript((works) => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      if (!works) document.execCommand = () => false;
    }, copies);
    const say = copies ? 'The link is copied.' : 'Copy this link.';
    await page.goto('/wildfire/play?seed=7');
    await openMenu(page);
    await page.getByRole('button', { name: 'Share as a link' }).click();
    await expect(page.getByLabel(say)).toHaveValue(/\/wildfire\/replay#1\./);
    await page.goto('/war-kids/editor');
    await page.getByRole('button', { name: 'Start' }).first().click();
    await page.getByRole('button', { name: 'Share as a link' }).click();
    await expect(page.getByLabel(say)).toHaveValue(/\/war-kids\/editor#1\./);
  });
}

test('a file of sheets that does not come is asked for again @long', async ({ page }) => {
  let cut = true;
  await page.route(/rulebook\.en[^/]*\.js$/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/wildfire/print');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByText('The sheets are being laid out')).toHaveCount(0);
  cut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-sheet]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('code that does not come holds nobody back who leaves @long', async ({ page }) => {
  await page.goto('/wildfire');
  await expect(page.getByRole('link', { name: 'The rules' })).toBeVisible();
  let fail: (() => void) | undefined;
  await page.route(/assets\/RulebookPage-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  await page.route('**/settings', async (route) => {
    fail!();
    // As long as a slow server takes.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'The rules' }).click();
  await expect.poll(() => fail !== undefined).toBe(true);
  await page.evaluate(() => (location.href = '/settings'));
  await page.waitForURL('**/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
