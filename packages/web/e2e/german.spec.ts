import { expect, roll, step, test } from './match-page.ts';

// A language that has only a part of the messages, from the browser's own wish to the end of a match.
test.use({ locale: 'de-DE' });

test('a browser that asks for German plays Wildfire in German to the end', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: /^Wildfire/ }).click();
  await page.getByRole('link', { name: 'Spielen', exact: true }).click();
  await expect(step(page)).toHaveText('Würfle. Die Würfel zeigen, wo dein Haus steht.');
  const over = page.locator('[data-again]');
  for (let i = 0; i < 150 && !(await over.isVisible()); i++) {
    const burning = page.getByRole('gridcell', { name: /du kannst es löschen/ });
    const stop = page.getByRole('button', { name: 'Hier aufhören, ohne Punkte' });
    if (await page.locator(roll).count()) await page.locator(roll).click();
    else if (await stop.count()) await stop.click();
    else if (await burning.count()) await burning.first().click();
    else await page.getByRole('button', { name: 'Passen' }).click();
    await expect(page.locator('[data-dock] > [role=status]')).toHaveCount(0);
  }
  await expect(over).toHaveText('Noch einmal spielen');
  await expect(
    page.getByText(/Du hast dein Haus gerettet|Das Feuer hat dein Haus geholt/),
  ).not.toHaveCount(0);
  expect(scripts.filter((url) => /\bit-[^/]*\.js$/.test(url))).toEqual([]);
});

test('the rules of Wildfire are read in German, and settings change the language', async ({
  page,
}) => {
  await page.goto('/wildfire/rules');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('brennt aus (ein Kreuz)', { exact: false })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});

test('what has no German is marked as English, and nothing else', async ({ page }) => {
  await page.goto('/wildfire/puzzles');
  const english = page.getByText('Find the best move, or the way to the goal.', { exact: false });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Easy', { exact: true })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rätsel');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});
