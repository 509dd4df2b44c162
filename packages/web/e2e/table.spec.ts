import { cells, expect, open, position, roll, rollToAct, test, toDouse } from './desk.ts';

test('VS with two people: nobody sees the other’s grid before the end', async ({ page }) => {
  test.slow();
  await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
  const take = page.locator('[data-take]');
  const pass = page.locator('[data-pass]');
  let handovers = 0;
  await expect(page.locator(roll)).toBeVisible();
  for (let i = 0; i < 400 && (await page.locator('[data-again]').count()) === 0; i++) {
    if (await take.count()) {
      // Between two people nothing of anybody is on the page.
      expect(await page.locator(cells).count()).toBe(0);
      handovers += 1;
      await take.click();
    } else if (await pass.count()) {
      expect(await page.locator(cells).count()).toBe(0);
      await pass.click();
    } else if (await page.locator(roll).count()) {
      await page.locator(roll).click();
    } else {
      expect(await page.locator(cells).count()).toBe(36);
      await expect(page.getByRole('button', { name: 'Share as a link' })).toHaveCount(0);
      const target = await toDouse(page);
      if (target === undefined) await page.getByRole('button', { name: 'Pass' }).click();
      else await page.locator(cells).nth(target).click();
    }
  }
  expect(handovers).toBeGreaterThan(2);
  await expect(page.locator('[data-again]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player 2' })).toBeVisible();
  expect(await page.locator(cells).count()).toBe(72);
  await expect(page.getByRole('button', { name: 'Share as a link' })).toBeVisible();
});

test('VS against bots of every level comes to its end', async ({ page }) => {
  test.slow();
  await open(page, 'preset=vs&vsPlayers=4&who=person,gentle,steady,strong&seed=2');
  const again = page.locator('[data-again]');
  const own = page.getByRole('button', { name: 'Pass' });
  for (let i = 0; i < 200 && (await again.count()) === 0; i++) {
    await expect(page.locator(roll).or(own).or(again).first()).toBeVisible({ timeout: 60_000 });
    if (await page.locator(roll).count()) await page.locator(roll).click();
    else if (await own.count()) {
      const target = await toDouse(page);
      await (target === undefined ? own : page.locator(cells).nth(target)).click();
    }
  }
  await expect(again).toBeVisible();
});

test('X4 shows four homes, and on a phone the quarter at turn is large', async ({ page }) => {
  await open(page, 'preset=x4&seed=3');
  await rollToAct(page);
  expect(await page.locator(cells).count()).toBe(144);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator(cells)).toHaveCount(36);
  const target = (await toDouse(page))!;
  await page.locator(cells).nth(target).click();
  await expect(page.getByText('You douse', { exact: false }).first()).toBeVisible();
});

test('the page of a game chooses rules, players and dice, and its address holds them', async ({
  page,
}) => {
  await page.goto('/wildfire');
  await page.getByRole('radio', { name: /VS: same dice/ }).check();
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Player 2' }).selectOption('person');
  await page.getByText('Change the rules').click();
  await page.getByRole('radio', { name: 'homes first, then points' }).check();
  await expect(page).toHaveURL(/vsPlayers=3/);
  await expect(page).toHaveURL(/vsRanking=homeFirst/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Player 2' })).toHaveValue('person');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator(roll)).toBeVisible();
});

test('another match with the same dice begins the same way', async ({ page }) => {
  await open(page, 'seed=11');
  await rollToAct(page);
  const before = await position(page);
  await page.goto('/wildfire/play?seed=11');
  await expect(page.locator(roll)).toBeVisible();
  await rollToAct(page);
  expect(await position(page)).toEqual(before);
});
