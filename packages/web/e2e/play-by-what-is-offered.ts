import type { Page } from '@playwright/test';
import { expect, roll } from './match-page.ts';

export const OVER = '[data-dock][data-over=true]';

/** Plays by what is offered: rolls, or does the `i`th of what can be done; waits while bots play. */
export async function act(page: Page, i: number, by: 'tap' | 'keyboard'): Promise<void> {
  const dice = page.locator(`${roll}:not([aria-disabled=true])`);
  const places = page.locator(`[data-board] [role=gridcell][class^="active"]`);
  const buttons = page.locator(
    '[data-dock] button:not([role=toolbar] *):not([class*="minor"]):not([aria-disabled=true])',
  );
  // Not those that magnify the map: they do nothing in the match, and are there while bots play, too.
  const onBoard = page.locator(
    '[data-board] button:not([role=gridcell]):not([aria-disabled=true]):not([class^="tools"] *)',
  );
  const over = page.locator(OVER);
  await expect(dice.or(places).or(buttons).or(onBoard).or(over).first()).toBeAttached();
  if ((await over.count()) > 0) return;
  const choices = (await dice.count()) > 0 ? dice : buttons;
  const [count, choice, inside] = [
    await places.count(),
    await choices.count(),
    await onBoard.count(),
  ];
  const first = await dice.count();
  const target =
    first === 0 && count > 0 && (choice === 0 || i % 3 > 0)
      ? places.nth((i * 7) % count)
      : choice > 0
        ? choices.nth(i % choice)
        : onBoard.nth(i % Math.max(1, inside));
  if (by === 'tap') return target.tap();
  await target.evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.press('Enter');
}
