import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { APART } from '../../ui/src/speech/announcer.ts';

/** Every page of these tests must stay free of uncaught errors and talk to nobody but its own server. */
export const test = base.extend<{ watched: void; motion: 'reduce' | 'no-preference' }>({
  /** Without motion everything is shown at once. */
  motion: ['reduce', { option: true }],
  watched: [
    async ({ context, page, baseURL, motion }, use) => {
      await page.emulateMedia({ reducedMotion: motion });
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const own = origin === new URL(baseURL!).origin || ['blob:', 'data:'].includes(protocol);
        if (!own) trouble.push(`request: ${request.url()}`);
      });
      await use();
      // Playwright empties the cache of a window that is used again, but only by a page that is still open. Without one the
      // next test has the app from the cache, which takes a quarter less of the processor.
      await Promise.all(context.pages().map((each) => each.close()));
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether this is `npm run test:long`. Only a test that runs may ask. */
export const isLong = (): boolean => test.info().config.metadata['long'] === true;

/**
 * The tag of the `i`th of tests that differ in the game alone: `npm test` tries every third of them, beginning with the first,
 * the second or the third, and `npm run test:long` all. Not all kinds of tests begin with the same game, so that every game is
 * tried in some ways.
 */
export const everyThird = (i: number, from: 'first' | 'second' | 'third'): string[] =>
  i % 3 === ['first', 'second', 'third'].indexOf(from) ? [] : ['@long'];

/** How many of something a test tries: a few in `npm test`, many in `npm run test:long`. */
export const sample = (usual: number, many: number): number => (isLong() ? many : usual);

export const roll = '[data-roll]';
export const cells = '[role=gridcell]';

export const notice = (page: Page) => page.locator('[data-notice]');
/** The link to the rule behind what is told: it only says “Rule”, and its name says which. */
export const ruleOf = (page: Page) => notice(page).getByRole('link', { name: /^(Rule|Regola) / });
export const step = (page: Page) => page.locator('[data-step]');

/** A phone held sideways and upright. */
export const HELD = [
  [844, 390],
  [390, 844],
] as const;

/**
 * These tests on a phone: held sideways in Italian, which has the longer words; `npm run test:long` tries both languages both
 * ways.
 */
export function onPhones(tests: () => void): void {
  for (const [i, locale] of ['it-IT', 'en-GB'].entries())
    for (const [j, [width, height]] of HELD.entries())
      test.describe(`${locale}, ${width} x ${height}`, { tag: i + j === 0 ? [] : '@long' }, () => {
        test.use({ viewport: { width, height }, hasTouch: true, locale });
        tests();
      });
}

/** Opens a match of Wildfire; the same seed gives the same dice. */
export async function open(page: Page, query = 'seed=7'): Promise<void> {
  await page.goto(`/wildfire/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

/** Opens the menu of the match: a link, a copy, the rules, another match. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
}

/** Opens the sheet that tells what has happened. */
export async function openLog(page: Page): Promise<Locator> {
  await page.locator('[data-menu]').click();
  await page.getByRole('dialog').locator('[data-log]').click();
  const log = page.getByRole('dialog').getByRole('region');
  await expect(log).toBeVisible();
  return log;
}

/** Opens what has happened where entries are put right, and chooses one of them. */
export async function choose(page: Page, entry: number): Promise<Locator> {
  await openLog(page);
  await page.locator('[data-right]').click();
  await page.locator(`[data-entry="${entry}"]`).click();
  const right = page.locator('[data-put-right]');
  await expect(right).toBeVisible();
  return right;
}

/** Shows what a game has beside its board: where there is no room, it is a sheet. */
export async function showAside(page: Page): Promise<void> {
  const button = page.locator('[data-aside]');
  if (await button.isVisible()) await button.click();
}

/** Closes what lies over the match. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Types a line where moves can be typed. The line stays open. */
export async function typeLine(page: Page, line: string): Promise<void> {
  const field = page.locator('[data-command]');
  if ((await field.count()) === 0) await page.keyboard.press('/');
  await field.fill(line);
  await field.press('Enter');
}

/** Changes the language of a match to Italian, by its menu. */
export async function inItalian(page: Page): Promise<void> {
  await page.locator('[data-menu]').click();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await closeSheet(page);
}

/** What can be rolled now; while something is told or a bot acts, nothing can. */
const CAN_ROLL = `${roll}:not([aria-disabled=true])`;

/** What somebody has to do who need not roll: a place, a button of the game, a square to find, the device to take, the end. */
const HAS_TO_ACT = [
  '[data-board] [role=gridcell][class^="active"]',
  '[data-dock] button:not([data-roll]):not([role=toolbar] *):not([class*="minor"]):not([aria-disabled=true])',
  '[data-show]',
  '[data-take]',
  '[data-dock][data-over=true]',
].join();

/** Rolls until somebody has to decide. A page that has just opened may not have come to the first roll: that is waited for. */
export async function rollToAct(page: Page): Promise<void> {
  await expect(page.locator('[data-dock]')).toBeVisible();
  for (let i = 0; i < 12; i++) {
    const found = await page.waitForFunction(
      ([dice, others]) =>
        document.querySelector(dice) !== null
          ? 'dice'
          : document.querySelector(others) !== null && 'others',
      [CAN_ROLL, HAS_TO_ACT] as const,
    );
    if ((await found.jsonValue()) === 'others') break;
    await page.locator(CAN_ROLL).click();
  }
  await expect(page.locator(roll)).toHaveCount(0);
}

/** What is on the board, as a screen reader tells it. */
export async function position(page: Page): Promise<readonly string[]> {
  return page.locator(cells).evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ''));
}

/** The first square that a careful child would douse; undefined when there is none. */
export async function toDouse(page: Page): Promise<number | undefined> {
  const told = await position(page);
  const index = told.findIndex((label) => label.includes('you can douse'));
  return index < 0 ? undefined : index;
}

/** Keeps what the live regions of the next pages say. */
export async function hearing(page: Page, regions = '[aria-live]'): Promise<void> {
  await page.addInitScript((selector) => {
    const said: string[] = [];
    Object.assign(globalThis, { heard: said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(selector);
        if (region) said.push(region.textContent ?? '');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, regions);
}

/** What has been said so far, one message a line. */
export async function heard(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
}

/**
 * Waits until all has been said: messages are said one after the other, and a question drops those that wait. The page itself
 * counts the time, so that it waits for as long as a busy machine takes from one message to the next.
 */
export async function saidAll(page: Page): Promise<void> {
  await page.evaluate(async (apart) => {
    const { heard: said } = globalThis as unknown as { heard: readonly string[] };
    for (let before = -1; before !== said.length;) {
      before = said.length;
      // What is told after the next picture, and what follows a message that is being said.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      for (let waited = 0; waited < apart; waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, 1.2 * APART);
}

/** Presses a key once all has been said, and waits until this is said to that. */
export async function expectAnswer(page: Page, key: string, told: RegExp): Promise<void> {
  await saidAll(page);
  const { length } = await heard(page);
  await page.keyboard.press(key);
  await expect.poll(async () => (await heard(page)).slice(length), key).toMatch(told);
}

/** From now on the clock of this page and of those after it stands, until the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  // It can stop only at a time that has not been yet, however long the browser takes to hear of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
}

/** Lets the clock that stands go on in small steps until this holds. */
export async function letTimePassUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await holds();
  }).toPass({ intervals: [0] });
}

/** The same until this is there. */
export const letTimePass = (page: Page, until: Locator): Promise<void> =>
  letTimePassUntil(page, async () => expect(await until.count()).toBeGreaterThan(0));

/** Says that all is done what the card of a real table asks for: first its last line has to be seen. */
export async function carryOut(page: Page): Promise<void> {
  const done = page.locator('button[data-done]');
  while ((await done.getAttribute('data-done')) === 'false') {
    await done.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await done.click();
}
