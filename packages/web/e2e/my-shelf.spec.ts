import type { Page } from '@playwright/test';
import { formatRecord } from '@glade/engine';
import { violations } from './axe-page.ts';
import { expect, test } from './match-page.ts';
import { playedToEnd } from './played-match.ts';

const stored = (game: string, record: string, order: number, over = true): string =>
  JSON.stringify({ format: 1, game, record, over, begun: true, revision: 1, order, changed: 1e12 });

/** Two finished matches of Wildfire, one of Forest Fire that goes on, and what was learnt. */
async function fill(page: Page): Promise<void> {
  const wildfire = [1, 2].map((seed) => playedToEnd('wildfire', {}, seed));
  const going = playedToEnd('forest-fire', {}, 1);
  const items: Record<string, string> = {
    'glade.match.a': stored('wildfire', formatRecord(wildfire[0]!), 1),
    'glade.match.b': stored('wildfire', formatRecord(wildfire[1]!), 2),
    'glade.match.c': stored('forest-fire', formatRecord(going.at(9)), 3, false),
    'glade.keep.b': '1',
    'glade.lessons.wildfire': 'WF-L01,no-such-lesson',
    'glade.puzzles.wildfire': 'no-such-puzzle',
  };
  await page.goto('/settings');
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, items);
}

/** The points of the better of these two matches, as the rules count them. */
const mostPoints = (): number =>
  Math.max(
    ...[1, 2].map((seed) => {
      const match = playedToEnd('wildfire', {}, seed);
      return Number(match.rules.outcome(match.state).measures['points']);
    }),
  );

const game = (page: Page, id: string) => page.locator(`[data-mine=${id}]`);

test('what was done is counted from what is stored, saved as a file, removed, and added again, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await fill(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'My shelf' }).press('Enter');
  const wildfire = game(page, 'wildfire');
  await expect(wildfire).toContainText('Matches played to the end: 2.');
  await expect(wildfire).toContainText(`points: ${mostPoints()}`);
  await expect(wildfire).toContainText('(2 matches)');
  // What today's game does not have is not counted.
  await expect(wildfire).toContainText('Guided matches started: 1 of');
  await expect(wildfire).not.toContainText('Puzzles solved');
  await expect(game(page, 'forest-fire')).toContainText('Matches not over yet: 1.');
  // It can be gone on with from here, and is called as its own page calls it.
  const goOn = game(page, 'forest-fire').getByRole('link', { name: /^Continue: / });
  await expect(goOn).toHaveAccessibleName(/Round \d/);
  const card = goOn.locator('xpath=ancestor::section[@data-mine]');
  expect(await card.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(goOn).toHaveAttribute('href', /forest-fire\/play\?match=c$/);
  await expect(game(page, 'wildfire').getByRole('link', { name: /^Continue: / })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const file = await (await download).path();

  await expect(page.getByRole('button', { name: 'Remove Wildfire from my shelf' })).toBeHidden();
  await page.getByLabel('More about Wildfire').press('Enter');
  await page.getByRole('button', { name: 'Remove Wildfire from my shelf' }).press('Enter');
  const asked = page.getByRole('group', { name: 'Remove all you did in Wildfire?' });
  await expect(asked).toContainText('Its 2 matches go, too.');
  await expect(asked).toContainText('One of them is marked “Keep”.');
  await expect(page.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wildfire).toBeVisible();
  await page.getByRole('button', { name: 'Remove everything' }).press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed.')).toBeFocused();
  await expect(page.locator('[data-mine]')).toHaveCount(0);
  await expect(page.getByText('Nothing yet.')).toBeVisible();

  await page.getByLabel('Add from a file').setInputFiles(file);
  await expect(page.getByRole('status').first()).toContainText('Added: 3 matches, 3 things');
  await expect(wildfire).toContainText(`points: ${mostPoints()}`);
  await page.getByLabel('Add from a file').setInputFiles(file);
  await expect(page.getByRole('status').first()).toContainText('3 matches were here already.');
  await page.getByLabel('Add from a file').setInputFiles({
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Glade record 1'),
  });
  await expect(page.getByRole('status').first()).toContainText('This isn’t a file of My shelf.');
  await wildfire.getByRole('link', { name: 'points' }).press('Enter');
  await expect(page).toHaveURL(/\/wildfire\/replay\?match=[ab]&watch$/);
});

test('a shelf without a match has the covers of all games, each the way to its game', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/my-shelf');
  const covers = page.locator('[data-waiting]').getByRole('link');
  await expect(covers).toHaveCount(6);
  // There is nothing to save yet.
  await expect(page.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await covers.filter({ hasText: 'Wildfire' }).press('Enter');
  await expect(page).toHaveURL(/\/wildfire$/);
});

test('another tab sees at once what was removed here', async ({ page, context }) => {
  await fill(page);
  await page.goto('/my-shelf');
  await expect(game(page, 'wildfire')).toContainText('Matches played to the end: 2.');
  const other = await context.newPage();
  await other.goto('/my-shelf');
  await other.getByLabel('More about Wildfire').click();
  await other.getByRole('button', { name: 'Remove Wildfire from my shelf' }).click();
  await other.getByRole('button', { name: 'Yes, remove all of it' }).click();
  await expect(game(page, 'wildfire')).toHaveCount(0);
  await expect(game(page, 'forest-fire')).toBeVisible();
  await other.close();
});

test('where the browser stores nothing, the page says so; it is in Italian, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/my-shelf');
  await expect(page.getByRole('alert')).toHaveText(
    'This browser stores nothing here, so nothing stays on your shelf.',
  );
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mio scaffale');
  await expect(page.getByRole('alert')).toContainText('Qui il browser non salva niente');
});
