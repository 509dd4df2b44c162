import type { Locator, Page } from '@playwright/test';
import { moveOnHexes } from '@glade/boards/hex-shape';
import { cells, expect, heard, hearing, notice, position, roll, step, test } from './desk.ts';

const again = '[data-again]';
/** Two turns of the smallest map, against a bot. */
const SHORT = 'turnLimit=2&who=person,steady&seed=3';

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/war-kids/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
const saying = (page: Page, ...words: readonly string[]): Locator =>
  page.locator(cells + words.map((each) => `[aria-label*="${each}"]`).join(''));
const end = (page: Page): Locator => page.getByRole('button', { name: /^End (movement|combat)/ });
const CHOICES = ['can beat it', 'it can land here', 'you can choose this one'];

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  const some = CHOICES.reduce(
    (all, words) => all.or(saying(page, words)),
    page.locator(`${roll}, ${again}`),
  );
  await expect(some.or(end(page)).first()).toBeVisible();
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator(again).count()) > 0;
const idOf = async (found: Locator): Promise<string> => (await found.getAttribute('data-cell'))!;

/** How a person does things: with the keys or with the fingers. */
interface Hands {
  readonly cell: (id: string) => Promise<void>;
  readonly button: (found: Locator) => Promise<void>;
}

/** Plays on, one unit a phase, until the match is over. */
async function playOn(page: Page, { cell: touch, button }: Hands): Promise<void> {
  let moved = false;
  for (let i = 0; i < 80; i++) {
    await ready(page);
    if (await isOver(page)) return;
    const choice = CHOICES.reduce(
      (all, words) => all.or(saying(page, words)),
      saying(page, '\u0000'),
    );
    if (await page.locator(roll).count()) await button(page.locator(roll));
    else if (await choice.count()) await touch(await idOf(choice.first()));
    else if (!moved && (await saying(page, 'Pegasus', 'can still').count())) {
      await touch(await idOf(saying(page, 'Pegasus', 'can still').first()));
      await touch(await idOf(saying(page, 'you can go here for').last()));
      moved = true;
      continue;
    } else await button(end(page));
    moved = false;
  }
  throw new Error('the match goes on and on');
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, found: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

/** Goes by keys from the focused hex to another, and acts there. */
async function keysTo(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator(`${cells}[tabindex="0"]`));
  const known = new Set(
    await page
      .locator(cells)
      .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['cell']))),
  );
  const grid = page.getByRole('grid');
  const shape = {
    columns: Number(await grid.getAttribute('aria-colcount')),
    rows: Number(await grid.getAttribute('aria-rowcount')),
  };
  const from = Number(await idOf(page.locator(`${cells}:focus`)));
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const key of ['ArrowLeft', 'ArrowRight', 'w', 's', 'q', 'e', 'a', 'd']) {
      const to = moveOnHexes(shape, (hex) => known.has(hex), at, key)!;
      if (!ways.has(to)) ways.set(to, [...way, key]);
    }
  for (const key of ways.get(Number(id))!) await page.keyboard.press(key);
  await expect(cell(page, id)).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole match with the keyboard alone, against a bot', async ({ page }) => {
  test.slow();
  await hearing(page);
  await start(page, SHORT);
  await page.keyboard.press('Tab');
  await playOn(page, {
    cell: (id) => keysTo(page, id),
    button: async (found) => {
      await tabTo(page, found);
      await page.keyboard.press('Enter');
    },
  });
  expect(await heard(page)).toMatch(/Blue, Movement phase/);
  await expect(page.locator(again).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole match with taps alone', async ({ page }) => {
    test.slow();
    await start(page, SHORT);
    await playOn(page, { cell: (id) => cell(page, id).tap(), button: (found) => found.tap() });
    await page.locator(again).tap();
    await expect(saying(page, 'can still do something').first()).toBeVisible();
  });

  test('a large map is looked at closely, dragged and shown as a whole', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const window = page.locator('[data-zoomed]');
    const widthOf = async (): Promise<number> =>
      (await page.locator(cells).first().boundingBox())!.width;
    const scroll = (): Promise<readonly number[]> =>
      window.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    // Large enough for fingers from the start, and the own army is in sight.
    expect(await widthOf()).toBeGreaterThanOrEqual(43);
    await expect(saying(page, 'French headquarters')).toBeInViewport();

    const before = await widthOf();
    await page.getByRole('button', { name: 'Closer' }).tap();
    expect(await widthOf()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show all' }).tap();
    await expect(window).toHaveAttribute('data-zoomed', 'false');
    expect(await widthOf()).toBeLessThan(before);
    expect(await scroll()).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Closer' }).tap();
    await page.getByRole('button', { name: 'Closer' }).tap();

    // The focus is followed to every corner; the sentence and the buttons stay where they are.
    await cell(page, '0').focus();
    await page.keyboard.press('Control+End');
    await expect(cell(page, '431')).toBeFocused();
    await expect(cell(page, '431')).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await expect(cell(page, '0')).toBeInViewport();
    await expect(step(page)).toBeVisible();
    await expect(end(page)).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('the guessing game, by taps', async ({ page }) => {
    await start(page, 'mode=guess&guessTimer=off&who=person,person&seed=5');
    await expect(step(page)).toHaveText(/Who says this/);
    const phrase = page.locator('blockquote');
    for (let left = 8; left > 0; left--) {
      await expect(page.getByText(`In the middle: ${left}`)).toBeVisible();
      await expect(phrase).not.toHaveText('Listen …');
      await page.locator(`${cells}:not([class^="cell"])`).first().tap();
    }
    await expect(page.locator(again)).toBeVisible();
  });
});

test('silence is an answer: the ring runs out', async ({ page }) => {
  await page.clock.install();
  await start(page, 'mode=guess&who=person,person&seed=5');
  await page.clock.runFor(1000);
  await expect(page.getByRole('timer')).toBeVisible();
  for (let second = 0; second < 11; second++) await page.clock.runFor(1000);
  await expect(page.getByText('The grown-up has: 1')).toBeVisible();
});

test('a spell is cast with real dice', async ({ page }) => {
  await start(page, 'scenario=waterloo&ownDice=on&who=person,person');
  const mage = saying(page, 'Mage', 'blue', 'can still do something').first();
  const id = await idOf(mage);
  await cell(page, id).click();
  await expect(cell(page, id)).toHaveAccessibleName(/in your hand/);
  const target = saying(page, 'a spell hits with 4 or more: 3 in 6').first();
  const at = await idOf(target);
  await target.click();
  await page
    .getByRole('group', { name: 'What do your dice show?' })
    .getByRole('button', { name: 'die 4' })
    .click();
  await expect(cell(page, at)).not.toHaveAccessibleName(/pink/);
  await expect(cell(page, id)).toHaveAccessibleName(/has cast its spell/);
});

test('a refused move says why, with its clause', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  await saying(page, 'Soldier S1', 'blue').click();
  await cell(page, '40').click();
  await expect(notice(page)).toContainText(/WK-/);
  await expect(page.locator('[data-board] path[class^="lit-"]')).toHaveCount(1);
  expect(await position(page)).toEqual(before);
});

test('a unit is taken, put back, moved and taken back', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  const pegasus = saying(page, 'Pegasus P1', 'blue');
  await pegasus.click();
  await expect(saying(page, 'you can go here for')).toHaveCount(5);
  await expect(page.locator('[data-board] [role=status]')).toHaveText(/Tap where it goes/);
  await page.keyboard.press('Escape');
  expect(await position(page)).toEqual(before);
  await pegasus.click();
  await saying(page, 'you can go here for 3 points').first().click();
  await expect(pegasus).toHaveAccessibleName(/has moved/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => position(page)).toEqual(before);
});
