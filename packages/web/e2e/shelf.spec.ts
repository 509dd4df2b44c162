import { boxLine } from '../src/game/box-line.ts';
import en from '../src/words/en.ts';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, open, rollToAct, test, toDouse, cells, roll } from './match-page.ts';

const say = translator('en', engineText, { en, it: {} });

test('the shelf shows every game with its cover, its sentence and what stands on its box', async ({
  page,
}) => {
  await page.goto('/');
  for (const { text, box } of games) {
    const link = page.getByRole('heading', { level: 2 }).getByRole('link', {
      name: text.en['game.title']!,
      exact: true,
    });
    const card = page.getByRole('listitem').filter({ has: link });
    await expect(card).toContainText(text.en['game.line']!);
    await expect(card).toContainText(boxLine(say, box!));
    const drawn = () =>
      card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(drawn).toBe(true);
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(games.length);
});

test('somebody new is led to the quickest game for one, with its rules for beginners', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Start with Wildfire' }).click();
  await expect(page).toHaveURL(/\/wildfire\?preset=beginners$/);
  await expect(page.getByRole('radio', { name: /^Fair start/ })).toBeChecked();
});

test('a family is led to the game for the youngest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'With children? Start with Forest Fire' }).click();
  await expect(page).toHaveURL(/\/forest-fire\?preset=gentle$/);
  // There the rules for children are chosen, with the bots that go with them.
  await expect(page.getByRole('radio', { name: /^Easy/ })).toBeChecked();
  const play = page.getByRole('link', { name: 'Play', exact: true });
  await expect(play).toHaveAttribute('href', /who=person(?:,|%2C)like(?::|%3A)1/);
});

test('an address with a preset and a number of players leads to a match of so many, with its bots', async ({
  page,
}) => {
  await page.goto('/fair-verona?preset=gentle&seats=3');
  const play = page.getByRole('link', { name: 'Play', exact: true });
  await expect(play).toHaveAttribute('href', /who=person((?:,|%2C)like(?::|%3A)1){2}(?:&|$)/);
  await play.click();
  await expect(page.getByRole('list', { name: 'Who plays' }).getByRole('listitem')).toHaveCount(3);
});

for (const [width, height] of [
  [844, 390],
  [683, 384],
] as const) {
  const name = `the titles of all games are in sight at ${width} by ${height}`;
  test(name, { tag: height === 384 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const { text } of games) {
      const title = page
        .getByRole('main')
        .getByRole('listitem')
        .getByText(text.en['game.title']!, { exact: true });
      await expect(title).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a match going on is first on the shelf: its board, its turn, and the way back', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?seed=3&players=2');
  await page.locator(roll).first().click();
  await open(page);
  await rollToAct(page);
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await page.goto('/');
  const going = page.getByRole('region', { name: 'Your match' }).getByRole('link');
  await expect(going).toHaveCount(2);
  await expect(going.first()).toHaveAccessibleName(/^Continue: Wildfire Turn \d/);
  await expect(going.last()).toHaveAccessibleName(
    /^Continue: Lilliputian Leaf-Climbers .*(Your turn|Next: )/,
  );
  // The board as it stands, which takes neither focus nor taps.
  const board = going.first().locator('[inert] [role=img]');
  await expect(board).toHaveAttribute('aria-label', /doused/);
  await expect(going.first().locator('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^New here/ })).toHaveCount(0);
  await going.first().focus();
  await page.keyboard.press('Tab');
  await expect(going.last()).toBeFocused();
  await page.getByRole('link', { name: 'All matches (2)' }).click();
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toHaveCount(2);
});

test('what two people hide from each other is not on the shelf', async ({ page }) => {
  await open(page, 'mode=vs&who=person,person&seed=7');
  await page.locator(roll).first().click();
  await page.goto('/');
  const going = page.getByRole('link', { name: /^Continue: Wildfire/ });
  await expect(going.locator('img')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(going.locator('[inert]')).toHaveCount(0);
});

test('the shelf fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Fair Verona/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the covers that stand first are asked for before the code of the shelf has come', async ({
  page,
}) => {
  const preloads = page.locator('link[rel=preload][as=image]');
  await page.goto('/');
  const first = page.locator('main li img');
  await expect(first.first()).toBeVisible();
  const asked = await preloads.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const shown = await first.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(asked).toEqual(shown.slice(0, 2));
  await page.goto('/wildfire');
  await expect(page.locator('h1')).toBeVisible();
  await expect(preloads).toHaveCount(0);
});
