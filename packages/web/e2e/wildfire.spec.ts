import type { Page } from '@playwright/test';
import {
  cells,
  expect,
  heard,
  hearing,
  notice,
  open,
  openLog,
  openMenu,
  position,
  roll,
  rollToAct,
  ruleOf,
  step,
  test,
  toDouse,
  typeLine,
} from './match-page.ts';

/** Whether the match is over; what there is at the end is loaded then. */
async function isOver(page: Page): Promise<boolean> {
  await expect(page.locator('[data-dock] > [role=status]')).toHaveCount(0);
  return (await page.locator('[data-again]').count()) > 0;
}

test('a whole match with the keyboard alone, from the shelf to the next match', async ({
  page,
}) => {
  await page.goto('/');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      const told = await page.evaluate(() => {
        const at = document.activeElement as HTMLElement | null;
        return at === null ? '' : (at.ariaLabel ?? at.innerText);
      });
      if (name.test(told)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await expect(page.getByRole('link', { name: /^Wildfire/ })).toBeVisible();
  await tabTo(/^Wildfire/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wildfire$/);
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  await tabTo(/^Play$/);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeVisible();
  await tabTo(/^Roll/);

  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    if (await page.locator(roll).count()) {
      // After the first time the focus comes here by itself.
      await expect(page.locator(roll)).toBeFocused();
      await page.keyboard.press('Enter');
      continue;
    }
    const question = page.getByRole('button', { name: 'Stop here' });
    if (await question.count()) {
      await tabTo(/^Stop here/);
      await page.keyboard.press('Enter');
      continue;
    }
    const target = await toDouse(page);
    if (target === undefined) {
      await tabTo(/^Pass$/);
      await page.keyboard.press('Enter');
      continue;
    }
    await expect(page.locator(`${cells}:focus`)).toHaveCount(1);
    await page.keyboard.press('Control+Home');
    for (let down = 0; down < Math.floor(target / 6); down++)
      await page.keyboard.press('ArrowDown');
    for (let right = 0; right < target % 6; right++) await page.keyboard.press('ArrowRight');
    await expect(page.locator(cells).nth(target)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(cells).nth(target)).not.toHaveAccessibleName(/you can douse/);
  }
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-again]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText(/where your home stands/);
});

test('a key is heard as soon as the buttons are there', async ({ page }) => {
  // Before the first picture.
  await page.addInitScript(() => {
    const wait = new MutationObserver(() => {
      if (document.querySelector('[data-dock] [data-roll]') === null) return;
      wait.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    wait.observe(document, { childList: true, subtree: true });
  });
  await open(page);
  await expect(page.getByLabel('Type a move')).toBeVisible();
});

test('a whole match with typed lines alone', async ({ page }) => {
  await open(page);
  const type = async (line: string): Promise<void> => {
    await page.keyboard.press('/');
    await expect(page.getByLabel('Type a move')).toBeFocused();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Type a move')).toHaveCount(0);
  };
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    if (await page.locator(roll).count()) await type('roll');
    else if (await page.getByRole('button', { name: 'Stop here' }).count()) await type('stop');
    else {
      const target = await toDouse(page);
      await type(
        target === undefined ? 'pass' : `douse ${(target % 6) + 1},${Math.floor(target / 6) + 1}`,
      );
    }
  }
  await expect(page.locator('[data-again]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a whole match with taps alone @long', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Wildfire/ }).tap();
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await expect(page.locator(roll)).toBeVisible();
    for (let i = 0; i < 120 && !(await isOver(page)); i++) {
      const question = page.getByRole('button', { name: 'Play on' });
      const target = await toDouse(page);
      if (await page.locator(roll).count()) await page.locator(roll).tap();
      else if (await question.count()) await question.tap();
      else if (target !== undefined) await page.locator(cells).nth(target).tap();
      else await page.getByRole('button', { name: 'Pass' }).tap();
    }
    // It can be watched again, and the way back leads here.
    await page.getByRole('link', { name: 'Watch it again' }).tap();
    await expect(page.locator(cells).first()).toBeVisible();
    await expect(page.getByText('[object')).toHaveCount(0);
    await page.goBack();
    await page.locator('[data-again]').tap();
    await expect(step(page)).toHaveText(/where your home stands/);
  });
});

test('a refused action says which rule and why, shows where, and changes nothing', async ({
  page,
}) => {
  await open(page);
  await rollToAct(page);
  const before = await position(page);
  const burnt = before.findIndex((label) => label.includes('burnt out'));
  await page.locator(cells).nth(burnt).click();
  await expect(notice(page)).toContainText('burnt out');
  await expect(page.locator('[aria-live=assertive]')).toContainText('burnt out');
  expect(await position(page)).toEqual(before);

  await notice(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/wildfire\/rules#WF-/);
  await expect(page.locator('li:target')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to your match' }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await position(page)).toEqual(before);
});

test('“why” explains before anything is done', async ({ page }) => {
  await open(page, 'seed=6');
  await rollToAct(page);
  await typeLine(page, 'why dig 2,2');
  await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-R13');
  await typeLine(page, 'xyzzy');
  await expect(notice(page)).toContainText('xyzzy');
});

test('undo takes an action back until the dice fall, a hint can be followed', async ({ page }) => {
  await open(page);
  await rollToAct(page);
  const before = await position(page);
  await page.keyboard.press('u');
  await expect(notice(page)).toContainText('undo');

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText(/Hint: (Douse|Dig|Pass)/, { timeout: 20_000 });
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await expect(page.locator(roll)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(roll)).toHaveCount(0);
  expect(await position(page)).toEqual(before);
});

test('real dice are tapped or typed; a wrong throw is refused, a wrong entry taken back', async ({
  page,
}) => {
  await open(page, 'ownDice=on');
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  await dice.getByRole('button', { name: 'column 3' }).click();
  await dice.getByRole('button', { name: 'row 3' }).click();
  await expect(page.locator(cells).nth(14)).toHaveAccessibleName(/your home/);

  // Right beside the home: throw again.
  await dice.getByRole('button', { name: 'column 4' }).click();
  await dice.getByRole('button', { name: 'row 3' }).click();
  await expect(notice(page)).toContainText('Roll again');
  await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-08');

  await dice.getByRole('button', { name: 'column 1' }).focus();
  await page.keyboard.press('6');
  await page.keyboard.press('6');
  await expect(page.locator(cells).nth(35)).toHaveAccessibleName(/burnt out/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(cells).nth(35)).toHaveAccessibleName(/empty/);
});

test('a new match is asked for aloud, and no is the first answer', async ({ page }) => {
  await hearing(page);
  await open(page);
  await rollToAct(page);
  const before = await position(page);
  const address = page.url();
  await openMenu(page);
  const button = page.getByRole('button', { name: 'New match' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('Leave this match and start a new one?');
  await expect(page.getByRole('button', { name: 'No, stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await position(page)).toEqual(before);

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, a new one' }).click();
  await expect(step(page)).toHaveText(/where your home stands/);
  expect(page.url()).not.toBe(address);
});

test('help in a match tells the aim, shows the marks and leads to the rules', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'How to play here' });
  await expect(help).toContainText('Stop the fire before it reaches your home.');
  const items = help.getByRole('listitem');
  await expect(items).toHaveCount(12);
  // What can be done now comes before the marks.
  const [now, ...marks] = await items.all();
  await expect(now!).toHaveText(/^Roll/);
  for (const mark of marks) await expect(mark.locator('svg')).toBeVisible();
  await help.getByRole('link', { name: 'All the rules' }).click();
  await expect(page).toHaveURL(/\/wildfire\/rules$/);
});

test('rule numbers of what happened are shown to those who want them @long', async ({ page }) => {
  await open(page);
  await rollToAct(page);
  const log = await openLog(page);
  await expect(log.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rule numbers' }).click();
  await expect(log.getByRole('link', { name: 'Rule WF-09' })).toBeVisible();
});

test('dice fall by themselves where people like that', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Dice roll by themselves').check();
  await open(page);
  await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
});

test('events are read aloud where people like that', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    speechSynthesis.speak = (words) => void said.push(`${words.lang}: ${words.text}`);
  });
  await page.goto('/settings');
  await page.getByLabel('Read aloud').check();
  await open(page);
  await page.locator(roll).click();
  const said = () =>
    page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
  await expect.poll(said).toMatch(/^en: Your home: column \d, row \d/m);
});

test('no stroke of the colour of fire strikes a burning square out', async ({ page }) => {
  await page.goto('/wildfire/play?seed=1');
  const burning = page.locator('[data-board] path[class^=flame]');
  await expect(async () => {
    if ((await burning.count()) === 0) await page.locator(roll).click({ timeout: 500 });
    await expect(burning.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const [slash, flame] = await page.evaluate(() =>
    ['slash', 'flame'].map((name) => {
      const found = document.querySelector(`[data-board] path[class^=${name}]`);
      return found === null ? undefined : getComputedStyle(found).stroke;
    }),
  );
  expect(slash).toBeDefined();
  expect(slash).not.toBe(flame);
});

test('what no family looks for stands at the end of the menu', async ({ page }) => {
  await page.goto('/wildfire/play?seed=1');
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'This match' });
  const more = (await menu.locator('h3:last-of-type ~ *').allTextContents()).slice(-3);
  expect(more).toEqual(['Choose another game', 'Type a move', 'Playtest']);
});
