import { cells, expect, heard, hearing, roll, saidAll, test } from './match-page.ts';

// What is said by ear to somebody who goes on before it has been said.

test('who takes back at once hears what is undone, as it was told, and not what was to be done after it', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?seed=7');
  for (let i = 0; i < 3; i++) {
    await expect(page.locator(roll)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator(`${cells}:focus`)).toHaveAccessibleName(/you can douse it/);
  await saidAll(page);
  const { length } = await heard(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.locator(`${cells}:focus`)).toHaveAccessibleName(/you can douse it/);
  await saidAll(page);
  const since = (await heard(page)).slice(length);
  expect(since).toContain('Undone: You douse column 1, row 3.');
  expect(since).toMatch(/Undone: [^]*One action\./);
  expect(since).not.toContain('Roll the dice.');
});
