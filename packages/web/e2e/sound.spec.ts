import type { Page } from '@playwright/test';
import { cells, closeSheet, expect, open, openMenu, roll, test } from './match-page.ts';

/** Keeps which event made which sound on the next pages, and what each audio context played. */
async function listening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: string[] = [];
    const played: number[] = [];
    Object.assign(globalThis, { made, played });
    document.addEventListener('glade:sound', (event) => {
      const { sound, event: code } = (event as CustomEvent<{ sound: string; event?: string }>)
        .detail;
      made.push(code === undefined ? sound : `${code}: ${sound}`);
    });
    const start = Reflect.get(AudioBufferSourceNode.prototype, 'start') as (
      this: AudioBufferSourceNode,
      ...args: unknown[]
    ) => void;
    AudioBufferSourceNode.prototype.start = function (...args) {
      played.push(this.buffer?.length ?? 0);
      return start.apply(this, args);
    };
  });
}

const made = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
const played = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { played: number[] }).played);

test('what happens in a match is heard: dice, events, a refusal', async ({ page }) => {
  await listening(page);
  await open(page);
  expect(await made(page)).toEqual([]);
  await page.locator(roll).click();
  await expect.poll(() => made(page)).toContain('dice');
  await expect.poll(async () => (await played(page)).length).toBeGreaterThan(0);
  expect((await played(page)).every((length) => length > 1000)).toBe(true);
  await page.locator(cells).first().click();
  await expect.poll(() => made(page)).toContain('refused');
});

test('a page that nobody has touched is silent', async ({ page }) => {
  await listening(page);
  await page.addInitScript(() => {
    localStorage.setItem('glade.settings', '{"autoRoll":true}');
    // A script of a test counts as a touch.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await open(page);
  await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
  expect(await made(page)).toEqual([]);
});

test('sounds are off in one tap, and a chosen loudness is heard at once', async ({ page }) => {
  await listening(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Loud', exact: true }).check();
  await expect.poll(() => made(page)).toEqual(['friend']);
  await page
    .getByRole('group', { name: 'Sounds' })
    .getByRole('radio', { name: 'Off', exact: true })
    .check();
  await open(page);
  await page.locator(roll).click();
  await expect(page.locator('[data-dock]')).toBeVisible();
  await page.locator(cells).first().click();
  await expect(page.locator('[data-notice]')).toBeVisible();
  expect(await made(page)).toEqual([]);
  expect(await played(page)).toEqual([]);
});

test('the menu of a match has sounds and their loudness; off is one tap', async ({ page }) => {
  await listening(page);
  await open(page);
  await openMenu(page);
  const sounds = page.getByRole('dialog').getByRole('group', { name: 'Sounds' });
  await sounds.getByRole('radio', { name: 'Loud', exact: true }).check();
  await expect.poll(() => made(page)).toEqual(['friend']);
  await sounds.getByRole('radio', { name: 'Off', exact: true }).check();
  await closeSheet(page);
  await page.locator(roll).click();
  await page.locator(cells).first().click();
  await expect(page.locator('[data-notice]')).toBeVisible();
  expect(await made(page)).toEqual(['friend']);
  await page.goto('/settings');
  await expect(
    page.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: 'Off', exact: true }),
  ).toBeChecked();
});
