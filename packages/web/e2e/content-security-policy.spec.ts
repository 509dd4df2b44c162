import { expect, test } from './match-page.ts';

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

for (const addresses of [['/'], ...GAMES.map((id) => PAGES.map((rest) => `/${id}${rest}`))])
  test(`asks for nothing that the server forbids: ${addresses[0]}`, async ({ page }) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (text.includes('Content Security Policy')) trouble.push(text);
    });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(trouble).toEqual([]);
    }
  });
