import type { Page } from '@playwright/test';
import { DESIGNED } from './designed.ts';
import { everyThird, expect, test } from './match-page.ts';

const GAMES = [
  'fair-verona',
  'forest-fire',
  'leaf-climbers',
  'starfall-forest',
  'war-kids',
  'wildfire',
];

/** The pages of a game by what follows its name in the address. */
const PAGES = ['', '/rules', '/play', '/lab'];

test('all games of the shelf are looked at here', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(GAMES.length);
});

// `npm test` looks at the shelf and every third game: what only another game asks for is found in the long run.
for (const [nth, addresses] of [
  ['/'],
  ...GAMES.map((id) => PAGES.map((rest) => `/${id}${rest}`)),
].entries()) {
  const title = `asks for nothing that the server forbids: ${addresses[0]}; a game says who it is from`;
  test(title, { tag: nth === 0 ? [] : everyThird(nth, 'second') }, async ({ page, context }) => {
    const trouble: string[] = [];
    // Each page waits until it has asked for nothing for a while, so they wait together.
    const look = async (address: string, tab: Page): Promise<void> => {
      tab.on('pageerror', (error) => trouble.push(error.message));
      tab.on('console', (message) => {
        const text = message.text();
        if (text.includes('Content Security Policy')) trouble.push(text);
      });
      await tab.goto(address, { waitUntil: 'networkidle' });
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const tabs = [page];
    while (tabs.length < addresses.length) tabs.push(await context.newPage());
    await Promise.all(addresses.map((address, i) => look(address, tabs[i]!)));
    // Who a game is from stands on its page and in its rulebook.
    for (const [i, address] of addresses.entries()) {
      if (!/^\/[^/]+(?:\/rules)?$/.test(address)) continue;
      await expect(tabs[i]!.getByText(DESIGNED)).toBeVisible();
      const publisher = tabs[i]!.getByText('Hans im Glück');
      await expect(publisher).toHaveCount(address.startsWith('/fair-verona') ? 1 : 0);
    }
    expect(trouble).toEqual([]);
    for (const tab of tabs.slice(1)) await tab.close();
  });
}
