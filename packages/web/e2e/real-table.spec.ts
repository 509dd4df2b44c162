import {
  carryOut,
  cells,
  closeSheet,
  expect,
  open,
  openMenu,
  position,
  roll,
  rollToAct,
  test,
  toDouse,
} from './match-page.ts';
import { saying } from './war-kids-page.ts';

test('a second tab of a match only watches, until somebody goes on there; then the first one watches', async ({
  page,
  context,
}) => {
  await open(page);
  await rollToAct(page);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await expect(other.getByRole('status').getByText('open in another tab')).toBeVisible();
  await expect(other.locator(cells).first()).toBeVisible();

  // What the first tab does is seen in the second, where nothing can be done.
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await expect(page.locator(roll)).toBeVisible();
  await rollToAct(page);
  const bare = (labels: readonly string[]) =>
    labels.map((label) => label.replace(/[;,] you .*/, ''));
  await expect.poll(async () => bare(await position(other))).toEqual(bare(await position(page)));
  await expect(other.locator(roll)).toHaveCount(0);
  expect(await toDouse(other)).toBeUndefined();

  await other.getByRole('button', { name: 'Continue here instead' }).click();
  await expect(page.getByRole('status').getByText('open in another tab')).toBeVisible();
  // The other one has it a moment later.
  await expect.poll(() => toDouse(other)).toBeDefined();
  const before = await position(other);
  await other
    .locator(cells)
    .nth((await toDouse(other))!)
    .click();
  await expect(other.locator(roll)).toBeVisible();
  expect(await position(other)).not.toEqual(before);
  expect(other.url()).toBe(page.url());

  // Nothing is lost on the way back either, and it is still one match.
  const after = bare(await position(other));
  await page.getByRole('button', { name: 'Continue here instead' }).click();
  await expect(page.locator(roll)).toBeVisible();
  await expect.poll(async () => bare(await position(page))).toEqual(after);
  await expect(other.getByRole('button', { name: 'Continue here instead' })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.locator(roll)).toBeVisible();
  await page.goto('/matches');
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toHaveCount(1);
});

test('with real dice the screen stays on while the page is in sight, and it can be switched off @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(globalThis, { locks });
    const request = (kind: string) => {
      locks.push(`ask ${kind}`);
      const lock = {
        released: false,
        release: () => {
          if (!lock.released) locks.push('release');
          lock.released = true;
          return Promise.resolve();
        },
      };
      Object.assign(globalThis, { lastLock: lock });
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const locks = () => page.evaluate(() => (globalThis as unknown as { locks: string[] }).locks);
  await open(page);
  await openMenu(page);
  await expect(page.getByLabel('The screen stays on')).toHaveCount(0);
  expect(await locks()).toEqual([]);

  await open(page, 'ownDice=on');
  await expect.poll(locks).toEqual(['ask screen']);
  // The browser ends it when the page is hidden, and the page asks again when it is back.
  await page.evaluate(() => {
    (globalThis as unknown as { lastLock: { released: boolean } }).lastLock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(locks).toEqual(['ask screen', 'ask screen']);
  await openMenu(page);
  await page.getByLabel('The screen stays on').uncheck();
  await expect.poll(locks).toEqual(['ask screen', 'ask screen', 'release']);
  await page.reload();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await locks()).toEqual([]);
  await openMenu(page);
  await page.getByLabel('The screen stays on').check();
  await expect.poll(locks).toEqual(['ask screen']);
  await closeSheet(page);
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect.poll(locks).toEqual(['ask screen', 'release']);
});

test('the view can be turned upside down, where keys, taps and what is read stay the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const first = page.locator(cells).first();
  const upright = (await first.boundingBox())!;
  const labels = await position(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Turn the view upside down' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => first.boundingBox()).not.toEqual(upright);
  const turned = (await first.boundingBox())!;
  expect(turned.x + turned.width).toBeCloseTo(390 - upright.x, 0);
  expect(turned.y + turned.height).toBeCloseTo(844 - upright.y, 0);
  expect(await position(page)).toEqual(labels);
  await rollToAct(page);
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await expect(page.locator(roll)).toBeVisible();

  await page.locator(cells).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(cells).nth(1)).toBeFocused();
  await openMenu(page);
  const menu = (await page.getByRole('dialog').boundingBox())!;
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.y + menu.height).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: 'Turn the view upside down', pressed: true }).click();
  await expect.poll(() => first.boundingBox()).toEqual(upright);
});

test('a real table says what it needs; a d20 that is missing is thrown by the app, and the record says so', async ({
  page,
}) => {
  await page.goto('/leaf-climbers');
  await page.getByRole('button', { name: 'Real table' }).click();
  const panel = page.locator('[data-real-table]');
  await expect(panel).toContainText('216 square chips');
  await panel.getByLabel('1 die with 20 sides').uncheck();
  await expect(panel).toBeInViewport();
  // People sit round a real table.
  await expect(panel.getByRole('button', { name: 'Only people play' })).toHaveCount(0);
  // So does who is added there.
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(panel.locator('ol > li')).toHaveCount(4);
  await expect(panel.getByRole('button', { name: 'Only people play' })).toHaveCount(0);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  // A real table is chosen for one match: the next time somebody may sit alone with the screen. Which dice are missing is kept.
  await page.goto('/leaf-climbers');
  await page.getByRole('button', { name: 'Real table', pressed: false }).click();
  await expect(panel.getByLabel('1 die with 20 sides')).not.toBeChecked();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(panel.getByLabel(/^a green and a blue die with 6 sides/)).toBeChecked();
  await page.getByRole('link', { name: 'Play at the table', exact: true }).click();
  await carryOut(page);
  await page.locator('[data-draw]').click();
  // Nobody has to enter the d20: there is a button for it, as where the app throws all dice.
  await expect(page.locator(roll)).toBeVisible();
  await page.locator(roll).click();
  await expect(page.locator(roll)).toHaveCount(0);
  await expect(page.locator('[data-echo]')).toContainText('Glade rolled:');
  // A match is written down soon after a move, not in the same moment.
  const record = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('glade.match.'))
        .map(([, text]) => (JSON.parse(text) as { record: string }).record)
        .join(),
    );
  await expect.poll(record).toMatch(/leaves \d+/);
  expect(await record()).toContain('appThrows=d20');
  expect(await record()).toContain('Dice: entered');
});

test('who begins at a real table is tapped or drawn', async ({ page }) => {
  await page.goto('/fair-verona?who=person,person,person,person&table=real');
  const panel = page.locator('[data-real-table]');
  const seats = panel.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(panel.getByText('begins', { exact: true })).toHaveCount(1);
  await expect(seats).toHaveCount(3);
  await panel.getByRole('button', { name: 'Draw lots for who begins' }).click();
  await expect(panel.getByText(/ begins\.$/)).toBeVisible();
});

test('only the rolls are called: by one tap each, read again, and the winners share a tie', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wildfire/call');
  await page.getByLabel('We do').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const tap = (column: number, row: number) =>
    page.getByRole('button', { name: `column ${column}, row ${row}`, exact: true }).click();
  const call = page.locator('[data-call]');
  await tap(3, 3);
  await expect(call).toContainText('The home');
  await tap(3, 4);
  await expect(page.getByText(/row 4\. That doesn’t count/)).toBeVisible();
  await tap(1, 1);
  await tap(5, 5);
  await expect(call).toContainText('Turn 1: the event');
  await page.reload();
  await expect(call).toContainText('Turn 1: the event');
  await page.getByRole('button', { name: /^The home:/ }).click();
  await expect(call).toContainText('The home');
  await page.getByRole('button', { name: 'Back to the last call' }).click();
  await page.getByRole('button', { name: 'Everybody is done: enter the points' }).click();

  await page.getByText('A list of names, one on each line').click();
  await page.getByRole('textbox').fill('Anna\nBen\nCleo');
  await page.getByRole('button', { name: 'Add these names' }).click();
  await page.getByRole('button', { name: 'Anna: no points yet' }).click();
  // After each tap the next player is asked.
  for (const points of ['4', '4', '3'])
    await page
      .getByRole('group', { name: /^Points of/ })
      .getByRole('button', { name: points, exact: true })
      .click();
  const result = page.locator('[data-result]');
  await expect(result).toContainText('Anna and Ben win together!');
  await expect(result.getByRole('listitem')).toHaveText([/^Anna: 4/, /^Ben: 4/, /^Cleo: 3/]);
  // Of equal points those win whose home stands.
  await page.getByLabel('Anna: The home stands').uncheck();
  await expect(result).toContainText('Ben wins!');
});

test('at a real table nothing is counted that nobody has counted, until people ask @long', async ({
  page,
}) => {
  await page.goto('/fair-verona/play?ownDice=on&who=person,person,person,person&table=real&seed=1');
  await carryOut(page);
  const piles = page.getByText('Cards left: ');
  const count = page.getByRole('button', { name: 'Count for us', pressed: false });
  await expect(count).toBeVisible();
  await expect(piles).toHaveCount(0);
  await count.click();
  await expect(piles).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(piles).toHaveCount(0);
  // On the screen alone, and where people have asked before, all is as ever.
  await page.goto('/fair-verona/play?who=person,person,person,person&seed=1');
  await expect(piles).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Count for us' })).toHaveCount(0);

  await page.goto(
    '/leaf-climbers/play?ownDice=on&who=person,person,person,person&table=real&seed=1',
  );
  await carryOut(page);
  await expect(page.getByText('0 of 216 leaves')).toHaveCount(0);
  await page.getByRole('button', { name: 'Count for us' }).click();
  await expect(page.getByText('0 of 216 leaves')).toHaveCount(1);
});

test('Wildfire: points and which squares burn next are told at a real table when people ask, and go again @long', async ({
  page,
}) => {
  await page.goto('/wildfire/play?forecast=on&who=person&ownDice=on&table=real');
  await carryOut(page);
  for (const square of [14, 0, 28]) {
    await page.locator(cells).nth(square).click();
    await carryOut(page);
  }
  const next = page.locator(`${cells}[aria-label*="burns next"]`);
  const points = page.getByText(/\d+ empty squares/);
  await expect(next).toHaveCount(0);
  await expect(points).toHaveCount(0);
  await page.getByRole('button', { name: 'Count for us', pressed: false }).click();
  await expect(next).not.toHaveCount(0);
  await expect(points).toBeVisible();
  await page.keyboard.press('c');
  await expect(next).toHaveCount(0);
});

// As in Wildfire and War Kids, in other words.
test('Forest Fire: where a fire would spread is told at a real table when people ask @long', async ({
  page,
}) => {
  const table = 'ownDice=on&players=2&who=person,person&table=real&tapToPlace=off';
  await page.goto(`/forest-fire/play?${table}`);
  await carryOut(page);
  // Two Firebreaks, two players, and four fires that are apart.
  const square = (cell: number) => page.locator(`[data-cell="${cell}"]`);
  const place = page.locator(`${cells}[aria-label*="you can"]`);
  const laid = [square(0), square(35), place.nth(3), place.nth(7), 3, 18, 23, 32];
  // What is rolled one after the other is one card.
  const together = [0, 4, 5, 6];
  for (const [i, each] of laid.entries()) {
    await (typeof each === 'number' ? square(each) : each).click();
    if (!together.includes(i)) await carryOut(page);
  }
  const spreads = page.locator(`${cells}[aria-label*="fire here lights"]`);
  await expect(spreads).toHaveCount(0);
  await page.getByRole('button', { name: 'Count for us', pressed: false }).click();
  await expect(spreads).not.toHaveCount(0);
  await page.keyboard.press('c');
  await expect(spreads).toHaveCount(0);
  // Where people have chosen to play without it, there is nothing to ask for.
  await page.goto(`/forest-fire/play?${table}&forecast=off`);
  await carryOut(page);
  await expect(page.locator('[data-entry]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Count for us' })).toHaveCount(0);
});

test('War Kids: odds are told at a real table when people ask @long', async ({ page }) => {
  await page.goto('/war-kids/play?scenario=waterloo&ownDice=on&who=person,person&table=real');
  await carryOut(page);
  await saying(page, 'Mage', 'blue', 'can still do something').first().click();
  const hits = saying(page, 'a spell hits with 4 or more').first();
  await expect(hits).not.toHaveAccessibleName(/in 6/);
  const count = page.getByRole('button', { name: 'Count for us', pressed: false });
  await count.click();
  await expect(hits).toHaveAccessibleName(/a spell hits with 4 or more: 3 in 6/);
  await page.keyboard.press('c');
  await expect(hits).not.toHaveAccessibleName(/in 6/);
});
