import type { Locator, Page } from '@playwright/test';
import { cells, expect, roll } from './match-page.ts';

export const again = '[data-again]';
/** Two turns of the smallest map, against a bot. */
export const SHORT = 'turnLimit=2&who=person,steady&seed=3';

export async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/war-kids/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

export const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
export const saying = (page: Page, ...words: readonly string[]): Locator =>
  page.locator(cells + words.map((each) => `[aria-label*="${each}"]`).join(''));
export const end = (page: Page): Locator =>
  page.getByRole('button', { name: /^End (movement|combat)/ });
/** Ends a phase, and says yes where units that could still act are asked for. The answer has the name of the button. */
export async function endPhase(
  page: Page,
  press: (found: Locator) => Promise<void> = (found) => found.click(),
): Promise<void> {
  await press(end(page));
  if (await page.getByRole('group', { name: 'Question' }).count()) await press(end(page));
}

export const CHOICES = ['can attack it', 'it can land here', 'you can choose this one'];

/** Waits until a person has something to do, or the match is over. */
export async function ready(page: Page): Promise<void> {
  const some = CHOICES.reduce(
    (all, words) => all.or(saying(page, words)),
    page.locator(`${roll}, ${again}`),
  );
  await expect(some.or(end(page)).first()).toBeVisible();
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator(again).count()) > 0;
export const idOf = async (found: Locator): Promise<string> =>
  (await found.getAttribute('data-cell'))!;
