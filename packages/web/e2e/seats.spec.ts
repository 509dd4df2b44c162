import { expect, heard, hearing, roll, step, test } from './match-page.ts';

test('Anna and Ben are chosen by taps; they are called by name, look as they wish, and are remembered', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/starfall-forest?players=2&setup=random&first=1&seed=7');
  const seat = (nth: number) => page.getByRole('button', { name: new RegExp(`^Player ${nth}:`) });
  const dialog = page.getByRole('dialog');
  const choose = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await expect(seat(1)).toHaveAccessibleName('Player 1: You');
  await expect(seat(2)).toHaveAccessibleName('Player 2: Pixel, Bot, steady');

  await seat(1).click();
  await choose('New name');
  // The names are one stop of the tab order, and arrows lead through them; the focus is never lost.
  const names = dialog.getByRole('option');
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(names.last()).toBeFocused();
  // Typing the beginning of a name leads to it.
  await page.keyboard.type('ann');
  await expect(dialog.getByRole('option', { name: 'Anna', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'New name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('option', { name: 'Anna', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Anna', exact: true })).toBeFocused();
  // Faces, colours and bots are one stop of the tab order each.
  const chosen = (group: string) =>
    dialog
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { checked: true });
  await dialog.getByRole('button', { name: 'Without a name' }).focus();
  await page.keyboard.press('Tab');
  await expect(chosen('Face')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosen('Colour')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: /^Bot, / }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  // Arrows choose, round from the last to the first.
  const face = dialog.getByRole('radiogroup', { name: 'Face', exact: true }).getByRole('radio');
  await page.keyboard.press('End');
  await expect(face.last()).toBeFocused();
  await expect(face.last()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(face.first()).toBeFocused();
  await expect(face.first()).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(face.last()).toBeChecked();
  const take = (name: string) => dialog.getByRole('radio', { name, exact: true }).click();
  await take('Owl');
  await take('Teal, drop');
  await choose('Done');
  await expect(seat(1)).toBeFocused();
  await seat(2).click();
  await choose('New name');
  await expect(dialog.getByRole('option', { name: 'Anna', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Anna', exact: true })).toHaveCount(0);
  await choose('Another name');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ben, Anna’s brother');
  await choose('Use this name');
  await expect(dialog.getByRole('alert')).toContainText('without a comma');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ben');
  await choose('Use this name');
  await expect(dialog.getByRole('radio', { name: 'Teal, drop, taken by Anna' })).toBeDisabled();
  await choose('Done');
  await expect(seat(2)).toHaveAccessibleName('Player 2: Ben, Person');
  expect(page.url()).not.toContain('Anna');

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(step(page)).toHaveText(/^Anna, roll/);
  const row = page.getByRole('list', { name: 'Who plays' }).getByRole('listitem');
  await expect(row).toContainText(['Anna, plays now', 'Ben']);
  await page.locator(roll).click();
  await expect.poll(() => heard(page)).toContain('Anna');
  await expect(page.locator('body')).not.toContainText(/player [12]/i);

  const stored = () =>
    page.evaluate(() => Object.values(localStorage).find((text) => text.includes('Players:')));
  await expect.poll(stored).toContain('Players: Anna, Ben');
  await page.reload();
  await expect(row.first().locator('[data-face]')).toHaveAttribute('data-face', 'owl');
  await expect(row.first().locator('[data-face]')).toHaveAttribute('data-seat', 'teal');

  // Another game knows who played last, and whom to offer.
  await page.goto('/leaf-climbers');
  await expect(seat(1)).toHaveAccessibleName('Player 1: Anna, You');
  await seat(2).click();
  await choose('Ben');
  await choose('Done');
  await expect(seat(2)).toHaveAccessibleName('Player 2: Ben, Person');

  await page.goto('/settings');
  const setting = page.locator('[data-family]');
  await expect(setting).toContainText('Anna');
  // Somebody can be added without a match.
  await setting.getByRole('textbox').fill('  Carla  ');
  await setting.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(setting.getByRole('listitem').filter({ hasText: /^Carla$/ })).toBeVisible();
  await setting.getByRole('button', { name: 'Remove all names' }).click();
  await setting.getByRole('button', { name: 'Yes, remove them' }).click();
  await expect(setting).not.toContainText('Anna');
  await page.goto('/leaf-climbers');
  await expect(seat(1)).toHaveAccessibleName('Player 1: Person');
});

test('a name that cannot be added in the settings is refused, and nobody is forgotten for it', async ({
  page,
}) => {
  await page.goto('/settings');
  const members = Array.from({ length: 40 }, (_, i) => ({ name: `Anna ${i + 1}` }));
  await page.evaluate(
    (text) => localStorage.setItem('glade.family', text),
    JSON.stringify({ members, seats: [] }),
  );
  await page.reload();
  const setting = page.locator('[data-family]');
  const add = async (name: string): Promise<void> => {
    await setting.getByRole('textbox').fill(name);
    await setting.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add('Anna, Ben');
  await expect(setting.getByRole('alert')).toContainText('comma');
  await add('Carla');
  await expect(setting.getByRole('alert')).toHaveText(/No more names fit/);
  await expect(setting.getByRole('listitem')).toHaveCount(40);
  await expect(setting).toContainText('Anna 40');
  await add('Anna 40');
  await expect(setting.getByRole('alert')).toHaveCount(0);
  await expect(setting.getByRole('listitem').first()).toHaveText('Anna 40');
});

test('whoever plays alone is “you”, with a name or without', async ({ page }) => {
  await page.goto('/starfall-forest/play?players=2&setup=random&first=1&seed=7&names=Anna');
  await expect(step(page)).toHaveText(/^Your turn: roll \d dice\./);
  const row = page.getByRole('list', { name: 'Who plays' }).getByRole('listitem');
  await expect(row).toContainText(['You', 'Pixel, Bot, steady']);
  await expect(page.locator('body')).not.toContainText(/player 1|Anna/i);
});

test('an address with a name that no record can hold says so', async ({ page }) => {
  await page.goto(`/starfall-forest/play?names=${'x'.repeat(50)}`);
  await expect(page.getByRole('alert')).toContainText('can’t be used');
});

test('five bots say what they win, as long as the rules are those they were measured with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/wildfire?preset=vs');
  const seat = page.getByRole('button', { name: /^Player 2:/ });
  const bots = page.getByRole('dialog').getByRole('radio', { name: /^Bot, / });
  await seat.click();
  await expect(bots).toHaveCount(5);
  await expect(bots.first()).toHaveAccessibleName(
    /^Bot, just starting Wins about \d+ of 100? against a steady bot\.$/,
  );
  const wide = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
  await bots.first().press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(seat).toHaveAccessibleName('Player 2: Pixel, Bot, just starting');
  await expect(page).toHaveURL(/who=person(,|%2C)like(:|%3A)1/);

  await page.goto('/wildfire?preset=vs&vsPlayers=3');
  await seat.click();
  await expect(bots.first()).toHaveAccessibleName('Bot, just starting Misses a lot.');
});

test('each step of the dial has a picture of its own, the same as in the lab, and no animal that sits at a table', async ({
  page,
}) => {
  await page.goto('/wildfire/lab');
  const cards = page.getByRole('group', { name: 'Bots' }).locator('label');
  await expect(cards).toHaveCount(6);
  const picture = (all: Element[]) =>
    all.map((each) => each.querySelector('[data-strength]')?.innerHTML);
  const inLab = (await cards.evaluateAll(picture)).slice(0, 5);
  expect(new Set(inLab).size).toBe(5);
  await expect(cards.locator('[data-face]')).toHaveCount(0);
  await page.goto('/wildfire?preset=vs');
  await page.getByRole('button', { name: /^Player 2:/ }).click();
  const bots = page.getByRole('dialog').getByRole('radio', { name: /^Bot, / });
  await expect(bots).toHaveCount(5);
  expect(await bots.evaluateAll(picture)).toEqual(inLab);
  await expect(bots.locator('[data-face]')).toHaveCount(0);
});

test('the sheet of a seat says who are people and who are bots, and ends with a button', async ({
  page,
}) => {
  await page.goto('/leaf-climbers?players=2');
  await page
    .getByRole('button', { name: /^(You|Player 1|Red)/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  for (const name of ['People', 'Bots'])
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^Bot, steady/ })).toContainText('Plays well.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
});

test('what unfolds in the sheet of a seat never moves the button that closes it, which is always in sight @long', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1366, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/forest-fire?players=2');
    await page.getByRole('button', { name: /^Player 2:/ }).click();
    const sheet = page.getByRole('dialog');
    const done = sheet.getByRole('button', { name: 'Done' });
    await sheet.getByRole('radio', { name: /^Bot, still learning/ }).click();
    await expect(sheet.getByRole('heading', { name: 'Face' })).toHaveCount(0);
    await expect(done).toBeInViewport({ ratio: 1 });
    const before = await done.boundingBox();
    await sheet.getByRole('button', { name: 'Without a name' }).click();
    await expect(sheet.getByRole('heading', { name: 'Face' })).toHaveCount(1);
    expect(await done.boundingBox(), `${width}x${height}`).toEqual(before);
    await sheet.getByRole('button', { name: 'New name' }).click();
    expect(await sheet.getByRole('button', { name: 'Back' }).boundingBox()).toEqual(before);
  }
});

test('going through the presets throws nobody out who has been seated, and it is said who has no seat', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/leaf-climbers?preset=three');
  const seat = page.getByRole('button', { name: /^Player 3:/ });
  await seat.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New name' }).click();
  await dialog.getByRole('option', { name: 'Anna', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: 'Three players' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Two players' })).toBeChecked();
  await expect(seat).toHaveCount(0);
  await expect.poll(() => heard(page)).toContain('There are 2 seats. Anna has none.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'With small children' })).toBeChecked();
  await expect(seat).toHaveAccessibleName('Player 3: Anna, Person');
});

test('a choice of the rules has a short name, and what it is about is read after it', async ({
  page,
}) => {
  await page.goto('/wildfire');
  const fair = page.getByRole('radio', { name: 'Fair start', exact: true });
  await expect(fair).toHaveAccessibleDescription(/^Start here: /);
});
