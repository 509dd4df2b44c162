import type { Locator, Page } from '@playwright/test';
import { cells, expect, hearing, heard, isLong, test } from './match-page.ts';

const cell = (page: Page, id: number): Locator => page.locator(`[data-cell="${id}"]`);
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const tool = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();
const faults = (page: Page): Locator => page.locator('section').filter({ hasText: /^Check/ });
const status = (page: Page): Locator => page.locator('[data-status]');

/** A new map of so many columns and rows. */
async function start(page: Page, cols: number, rows: number): Promise<void> {
  await page.goto('/war-kids');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Make your own scenario' }).click();
  await page.getByLabel('Columns').fill(`${cols}`);
  await page.getByLabel('Rows').fill(`${rows}`);
  await page.getByLabel('Rows').press('Tab');
  await button(page, 'Start with an empty map').click();
  await expect(page.locator(cells)).toHaveCount(cols * rows);
}

/** Puts units of a side on the map. */
async function place(page: Page, side: string, type: string, ...on: readonly number[]) {
  await tool(page, 'Unit');
  await page.getByRole('radio', { name: side, exact: true }).check();
  await page.getByRole('radio', { name: type, exact: true }).check();
  for (const id of on) await cell(page, id).click();
}

/** The least that can be played: two against two on 6 x 5 hexes. */
async function least(page: Page): Promise<void> {
  await start(page, 6, 5);
  await place(page, 'blue', 'Soldier', 6, 12);
  await place(page, 'pink', 'Pegasus', 11, 17);
}

/** Drags over the map with the mouse. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const [a, b] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  await page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
  await page.mouse.down();
  await page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 2 });
  await page.mouse.up();
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('advice stands beside “Play now” and leads to it; no keys, no empty card, no tool alone', async ({
    page,
  }) => {
    await page.goto('/war-kids/editor');
    await button(page, /^First skirmish/).tap();
    await expect(page.getByText('Keys', { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'In hand' })).toHaveCSS('position', 'absolute');
    const tools = await page.getByRole('radio').locator('..').all();
    const tops = await Promise.all(tools.map(async (each) => (await each.boundingBox())!.y));
    expect(tops.filter((y) => y === Math.max(...tops)).length).toBeGreaterThan(1);
    const advice = status(page).getByRole('button', { name: /advice/ });
    await expect(advice).toHaveCount(0);
    await tool(page, 'Erase');
    await page.locator('[data-cell][aria-label*="Prince"]').first().tap();
    await expect(advice).toBeInViewport();
    await advice.tap();
    await expect(page.getByRole('heading', { name: 'Check' })).toBeFocused();
  });
});

test('on a tablet the page begins with a map to start from, large, and no field comes before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/war-kids/editor');
  const maps = page.locator('[data-copy]');
  await expect(maps).toHaveCount(3);
  const boxes = await Promise.all((await maps.all()).map((map) => map.boundingBox()));
  const [first, ...others] = boxes.map((box) => box!);
  for (const { width, height, x } of others) {
    expect(first!.width).toBeGreaterThan(1.8 * width);
    expect(first!.height).toBeGreaterThan(1.8 * height);
    expect(x).toBeGreaterThan(first!.x + first!.width);
  }
  const field = await page.getByLabel('Columns').boundingBox();
  expect(field!.y).toBeGreaterThan(first!.y + first!.height);
});

test('a map by mouse: painted, peopled, checked and played', async ({ page }) => {
  await start(page, 6, 5);
  await tool(page, 'Woods');
  await drag(page, 6, 10);
  for (const id of [6, 7, 8, 9, 10]) await expect(cell(page, id)).toHaveAccessibleName(/woods/);
  await button(page, 'Undo').click();
  await expect(page.locator('[aria-label*="woods"]')).toHaveCount(0);
  await button(page, 'Redo').click();
  await expect(page.locator('[aria-label*="woods"]')).toHaveCount(5);

  await tool(page, 'Road');
  for (const id of [18, 23, 23]) await cell(page, id).click();
  await expect(page.locator('[aria-label*="road"]')).toHaveCount(6);
  await tool(page, 'Place');
  await cell(page, 14).click();
  await page.getByLabel('Name in English').fill('The well');
  await expect(cell(page, 14)).toHaveAccessibleName(/The well/);
  await expect(page.getByLabel('Name in Italian')).toHaveValue('The well');

  await expect(faults(page)).toContainText('Blue has no unit');
  await button(page, 'Play now').click();
  await expect(status(page)).toContainText('First fix what is wrong');
  await expect(page.getByRole('heading', { name: 'Check' })).toBeFocused();
  await place(page, 'blue', 'Soldier', 12, 24);
  await place(page, 'pink', 'Prince or Princess', 17, 29);
  await expect(faults(page)).not.toContainText('Must be fixed');

  // Points for the place, and a condition about it.
  await page.getByText('How to win').click();
  await page.getByLabel('The well, at the end: blue').fill('7');
  await page.getByLabel('The well, at the end: blue').press('Tab');
  await button(page, 'Add').click();
  await expect(page.getByRole('checkbox', { name: 'The well' })).toBeChecked();

  await button(page, 'Play now').click();
  await expect(page).toHaveURL(/\/war-kids\/play/);
  await expect(page.locator(cells)).toHaveCount(30);
  await expect(page.locator(cells).and(page.locator('[aria-label*="The well"]'))).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My scenario' })).toBeVisible();
});

test('a map by keyboard alone', async ({ page }) => {
  await hearing(page);
  await page.goto('/war-kids/editor');
  await page.getByLabel('Columns').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(cells)).toHaveCount(20);
  const inMap = async (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('[data-cell]') !== null);
  for (let i = 0; i < 30 && !(await inMap()); i++) await page.keyboard.press('Tab');
  await expect(cell(page, 0)).toBeFocused();

  // Woods, water, a hill and a hole by their keys.
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0)).toHaveAccessibleName('A1: woods');
  await expect.poll(() => heard(page)).toContain('Now: A1: woods');
  for (const key of ['ArrowRight', '4', 'Space', 'ArrowRight', '6', 'Space', 'ArrowRight', '5'])
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(cell(page, 1)).toHaveAccessibleName('B1: river');
  await expect(cell(page, 2)).toHaveAccessibleName('C1: open ground, height 1');
  await expect(cell(page, 3)).toHaveAccessibleName('D1: off the map');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3)).toHaveAccessibleName('D1: open ground');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 3)).toHaveAccessibleName('D1: off the map');
  await page.keyboard.press('Delete');
  await expect(cell(page, 3)).toHaveAccessibleName('D1: open ground');

  // Units of both sides: the side is chosen among the tool's settings.
  await page.keyboard.press('0');
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-label*="blue Soldier S1"]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'blue', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await expect(cell(page, 19)).toHaveAccessibleName(/pink Soldier S1/);
  await expect(faults(page)).not.toContainText('Must be fixed');

  // Taken up, put down elsewhere, let go.
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(cell(page, 18)).toHaveAccessibleName(/pink Soldier S1/);
  await page.keyboard.press('Escape');
  await button(page, 'Play now').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/war-kids\/play/);
});

test('faults appear, show where they are, and go', async ({ page }) => {
  await least(page);
  await tool(page, 'Off the map');
  await cell(page, 6).click();
  await expect(faults(page)).toContainText('blue Soldier S1 stands off the map. Move it. (A2)');
  const show = faults(page).getByRole('button', { name: /stands off the map/ });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('path[class^="lit-"]')).toHaveCount(1);
  await tool(page, 'River');
  await tool(page, 'Road');
  for (const id of [24, 26, 26]) await cell(page, id).click();
  await tool(page, 'River');
  await cell(page, 25).click();
  await expect(faults(page)).toContainText('goes through a river');
  await button(page, 'Undo').click();
  await expect(faults(page)).not.toContainText('goes through a river');
  await tool(page, 'Open ground');
  await cell(page, 6).click();
  await expect(faults(page)).not.toContainText('Must be fixed');
});

test('reinforcements and exits are marked on the map @long', async ({ page }) => {
  await least(page);
  await page.getByText('Units, places and roads').click();
  await button(page, 'Add a reinforcement').click();
  await expect(faults(page)).toContainText('has no hex to come in');
  await cell(page, 24).click();
  await expect(cell(page, 24)).toHaveAccessibleName(/entry of pink Pegasus P3/);
  await expect(faults(page)).not.toContainText('has no hex to come in');
  await page.getByText('How to win').click();
  await page.getByLabel('Add a condition').selectOption('the side that leads units off the map');
  await button(page, 'Add').click();
  await button(page, 'Mark the exits').click();
  await cell(page, 5).click();
  await expect(cell(page, 5)).toHaveAccessibleName(/exit/);
  await expect(page.getByText('One exit is marked.')).toBeVisible();
});

test('scenarios are kept, renamed, copied and deleted', async ({ page }) => {
  await least(page);
  await page.getByText('Title, armies and turns').click();
  await page.getByLabel('Title in English').fill('The ford');
  await page.reload();
  await button(page, 'Continue “The ford”').click();
  await expect(page.locator('[aria-label*="Soldier"]')).toHaveCount(2);
  await button(page, 'All my scenarios').click();
  await button(page, 'Copy “The ford”').click();
  await button(page, 'All my scenarios').click();
  await expect(button(page, /^Continue “/)).toHaveCount(2);
  await button(page, 'Delete “The ford”').click();
  await button(page, 'No, keep this one').click();
  await expect(button(page, /^Continue “/)).toHaveCount(2);
  await button(page, 'Delete “The ford”').click();
  await button(page, 'Yes, delete it').click();
  await expect(button(page, /^Continue “/)).toHaveText(['Continue “The ford (copy)”']);
});

test('what cannot be read any more is shown, and not lost', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('glade.draft.war-kids.old', '{"half a sc'));
  await page.goto('/war-kids/editor');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await expect(page.locator('textarea').first()).toHaveValue('{"half a sc');
  const saved = page.waitForEvent('download');
  await button(page, 'Save it as a file').click();
  expect((await saved).suggestedFilename()).toBe('old.txt');
});

test('two tabs: neither writes over the other @long', async ({ page, context }) => {
  await least(page);
  const other = await context.newPage();
  await other.goto('/war-kids/editor');
  await button(other, /^Continue “/).click();
  await other.getByRole('radio', { name: 'Woods' }).check();
  await cell(other, 0).click();
  // What one tab has written comes to the other a moment later.
  const stored = (tab: Page) =>
    tab.evaluate(() => {
      const drafts = Object.keys(localStorage).filter((name) => name.startsWith('glade.draft.'));
      return drafts.map((name) => `${name}: ${localStorage.getItem(name)}`).join();
    });
  await expect.poll(async () => (await stored(page)) === (await stored(other))).toBe(true);
  await tool(page, 'River');
  await cell(page, 1).click();
  await expect(status(page)).toContainText('saved as a copy');
  await other.reload();
  await expect(button(other, /^Continue “/)).toHaveCount(2);
});

test('a link holds the whole scenario', async ({ page, browser }) => {
  await page.goto('/war-kids/editor');
  await page.locator('[data-copy="waterloo"]').click();
  await button(page, 'Share as a link').click();
  const link = await page.getByLabel(/holds the whole scenario/).inputValue();
  expect(link).toMatch(/\/war-kids\/editor#1\./);
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await expect(friend.locator(cells)).toHaveCount(24 * 18);
  await expect(friend.locator('[data-status]')).toContainText('Somebody shared');
  expect(await labels(friend)).toEqual(await labels(page));
  expect(new URL(friend.url()).hash).toBe('');
  await friend.goto(link.slice(0, -40));
  await expect(friend.getByRole('alert')).toBeVisible();
  await elsewhere.close();
});

const labels = (page: Page): Promise<readonly string[]> =>
  page.locator(cells).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));

test('a file is saved and opened again', async ({ page }) => {
  await page.goto('/war-kids/editor');
  await page.locator('[data-copy="firstSkirmish"]').click();
  const saved = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('first-skirmish.json');
  const before = await labels(page);
  await button(page, 'All my scenarios').click();
  await page.getByLabel('A file with a scenario (JSON)').setInputFiles(await file.path());
  await expect(status(page)).toContainText('saved on this device');
  expect(await labels(page)).toEqual(before);
});

test('what is no scenario is refused with a sentence @long', async ({ page }) => {
  for (const [name, text, told] of [
    ['prose', 'Once upon a time', 'the text is not JSON'],
    ['a deep bomb', '['.repeat(200_000), 'the text is not JSON'],
    ['a long one', ' '.repeat(300_001), 'too large'],
    [
      'an endless map',
      '{"map":{"cols":1e9,"rows":3}}',
      '“map cols”: this must be a whole number from 3 to 40',
    ],
    ['another format', '{"format":"x","scenarios":[]}', 'does not hold scenarios'],
  ] as const) {
    await page.goto('/war-kids/editor');
    // A text is asked for only where somebody has one.
    await expect(page.getByRole('textbox', { name: 'Or paste its text' })).toBeHidden();
    await page.getByText('Or paste its text').click();
    await page.getByRole('textbox', { name: 'Or paste its text' }).fill(text);
    await button(page, 'Open this text').click();
    await expect(page.locator('[data-notice]'), name).toContainText(told);
    await expect(page.locator(cells), name).toHaveCount(0);
  }
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `all tools and the whole map are in sight at ${width} x ${height}`,
    { tag: width < height ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      // Italian has the longer words.
      for (const language of isLong() ? ['en', 'it'] : ['it']) {
        await page.addInitScript(
          (stored) => localStorage.setItem('glade.settings', stored),
          JSON.stringify({ language }),
        );
        await page.goto('/war-kids/editor');
        await page.locator('[data-copy="firstSkirmish"]').click();
        const tools = page.locator('label:has([name=tool])');
        await expect(tools).toHaveCount(11);
        const tops = new Set<number>();
        for (const each of await tools.all()) {
          await each.click();
          await expect(each).toBeInViewport({ ratio: 1 });
          const cut = await each.evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
          const name = await each.innerText();
          expect(cut, name).toBe(0);
          // No word is broken.
          const high = await each
            .locator('span')
            .evaluate((found) => found.getBoundingClientRect().height);
          expect(high, name).toBeLessThan(14 * name.split(' ').length + 4);
          await expect(page.locator(cells).first()).toBeInViewport({ ratio: 1 });
          await expect(page.locator(cells).last()).toBeInViewport({ ratio: 1 });
          tops.add((await cell(page, 0).boundingBox())!.y);
        }
        expect(tops.size, language).toBe(1);
      }
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('maps come first: those to begin with, and the one that is drawn', async ({ page }) => {
    await page.goto('/war-kids/editor');
    await expect(page.locator('[data-copy="firstSkirmish"] svg')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-copy="firstSkirmish"]').click();
    const [top] = await page
      .locator(cells)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(top).toBeLessThan((740 * 2) / 3);
    // The last tool is in sight.
    await tool(page, 'Erase');
    await expect(page.getByRole('radio', { name: 'Erase' })).toBeInViewport();
  });

  test('a first tap changes nothing, and no tool moves the map @long', async ({ page }) => {
    await page.goto('/war-kids/editor');
    await page.locator('[data-copy="firstSkirmish"]').click();
    await expect(page.locator('[data-zoomed]')).toHaveAttribute('data-zoomed', 'false');
    const named = await page.locator('[aria-label*="Mage M1"]').first().getAttribute('aria-label');
    await page.locator('[aria-label*="Mage M1"]').first().tap();
    await expect(button(page, 'Delete this unit')).toBeVisible();
    await expect(page.locator('[aria-label*="Mage M1"]').first()).toHaveAttribute(
      'aria-label',
      named!,
    );
    await expect(status(page)).toBeEmpty();
    const top = async (): Promise<number> => (await cell(page, 0).boundingBox())!.y;
    const before = await top();
    for (const name of ['Woods', 'Height', 'Unit', 'Landmark', 'Erase', 'Choose and move']) {
      await tool(page, name);
      expect(await top()).toBe(before);
    }
    // What is wrong now is said above the map.
    await tool(page, 'Erase');
    const pink = page.locator('[data-cell][aria-label*="pink"]');
    for (let left = await pink.count(); left > 0; left--) {
      await pink.first().tap();
      await expect(pink).toHaveCount(left - 1);
    }
    await expect(status(page)).toContainText('must be fixed before you can play it');
  });

  test('what is said of painting is true for a finger, and the tools stay in sight @long', async ({
    page,
  }) => {
    await start(page, 6, 12);
    await tool(page, 'Woods');
    await expect(page.getByText('tick “Paint by dragging a finger”')).toBeVisible();
    await page.getByLabel('Paint by dragging a finger').check();
    await expect(page.getByText('or drag a finger over many')).toBeVisible();
    await cell(page, 70).scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: 'Woods', exact: true })).toBeInViewport();
  });

  test('taps paint, and a large map can still be dragged', async ({ page }) => {
    await start(page, 20, 10);
    await tool(page, 'Woods');
    await cell(page, 22).tap();
    await expect(cell(page, 22)).toHaveAccessibleName(/woods/);
    await expect(page.locator('[data-draws="false"]')).toHaveCount(1);
    await page.getByLabel('Paint by dragging a finger').check();
    await expect(page.locator('[data-draws="true"]')).toHaveCount(1);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
