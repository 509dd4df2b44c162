import type { Locator, Page } from '@playwright/test';
import { cells, expect, notice, test } from './match-page.ts';
import { clearing, threeEncounters, type Seen } from './fair-verona-matches.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// Encounters of Fair Verona on phones and tablets: the sums for them, and the map above these.

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('the button for an Encounter is in sight, and that somebody is not safe', async ({
    page,
  }) => {
    await openStored(page, clearing());
    const clear = page.locator('[data-attempt]').first();
    await expect(clear).toBeInViewport({ ratio: 1 });
    const seat = page.locator('ul[data-seats] li').first();
    await expect(seat.locator('[data-danger=true] i').first()).toBeInViewport({ ratio: 1 });
    const out = await seat.locator('[data-danger=true]').evaluate((tiles) => {
      const room = tiles.closest('[role=img]')!.getBoundingClientRect();
      return tiles.getBoundingClientRect().bottom - room.bottom;
    });
    expect(out).toBeLessThan(2);
  });
});

/** Taps a point of the table on which no tile and no place of the map lies. */
async function tapEmptyTable(page: Page): Promise<void> {
  const at = await page.getByRole('grid').evaluate((grid) => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    for (let x = 12; x < width - 12; x += 12)
      for (let y = 12; y < height / 2; y += 12) {
        const hit = document.elementFromPoint(left + x, top + y);
        const space = hit !== null && grid.contains(hit) && hit.closest('[data-cell]') === null;
        if (space) return [left + x, top + y] as const;
      }
    return undefined;
  });
  await page.touchscreen.tap(...at!);
}

/** Whether nothing lies over the middle of a part of the page. */
function isOnTop(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (part.contains(hit) || hit.contains(part));
}

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('who taps the empty table during an Encounter hears what is to be done first', async ({
    page,
  }) => {
    await openStored(page, clearing());
    await tapEmptyTable(page);
    await expect(notice(page)).toContainText('Now you');
  });

  test('so it is read in a lesson, and the button of the Encounter stays in sight', async ({
    page,
  }) => {
    await page.goto('/fair-verona/play?lesson=FV-L02');
    const sizeOf = (told: string): Promise<string> =>
      page
        .locator('[data-guide-text]', { hasText: told })
        .evaluate((text) => getComputedStyle(text).fontSize);
    const asked = await sizeOf('the Queen is worth');
    await page.getByRole('button', { name: 'Eight.' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    // Praise is as large as the question.
    expect(await sizeOf('Yes! One less for each step.')).toBe(asked);
    await next.click();
    const clear = page.getByRole('button', { name: 'Clear it' });
    await expect(clear).toBeVisible();
    await tapEmptyTable(page);
    await expect(notice(page)).toContainText('Now you');
    for (const part of [notice(page), clear])
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
    const tile = page.locator('[data-board] svg use').first();
    const before = (await tile.boundingBox())!.y;
    await clear.click();
    await expect(next).toBeVisible();
    expect(await sizeOf('Well done!')).toBe(asked);
    // The map stays where it was, and what stood below it leaves no empty box.
    expect(Math.abs((await tile.boundingBox())!.y - before)).toBeLessThan(7);
    await expect(page.locator('[data-task]')).toContainText('This tile was laid last.');
  });

  test('an Encounter is as high as what it says, and once another helper is tried nothing moves any more', async ({
    page,
  }) => {
    await openStored(page, playedToEnd('fair-verona', { seats: 4 }, 2).at(53));
    const attempts = page.locator('[data-attempt]');
    await expect(attempts.first()).toBeVisible();
    const empty = await attempts.evaluateAll((all) =>
      all.map((attempt) => {
        const said = [...attempt.querySelectorAll('svg, b, small, span')].filter(
          (each) => getComputedStyle(each).visibility === 'visible' && !each.querySelector('b'),
        );
        const ends = said.map((each) => each.getBoundingClientRect().bottom);
        return attempt.getBoundingClientRect().bottom - Math.max(...ends);
      }),
    );
    for (const room of empty) expect(room).toBeLessThan(12);
    const helper = page.getByRole('group', { name: 'Who helps?' }).first().getByRole('button');
    const high = async (): Promise<number> => (await attempts.first().boundingBox())!.height;
    await helper.first().tap();
    const tried = await high();
    await helper.first().tap();
    expect(await high()).toBe(tried);
  });

  test('of three Encounters none is out of sight: one is open, with who helps in one row, and the map has the larger half', async ({
    page,
  }) => {
    await openStored(page, threeEncounters());
    const cards = page.getByRole('group', { name: 'Which Encounter?' }).getByRole('button');
    const helpers = page.getByRole('group', { name: 'Who helps?' }).getByRole('button');
    await expect(cards).toHaveCount(3);
    await expect(helpers).toHaveCount(4);
    const boxes = async (all: Locator) =>
      all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const row of [cards, helpers]) {
      for (const button of await row.all()) await expect(button).toBeInViewport({ ratio: 1 });
      for (const button of await row.all()) expect(await button.evaluate(isOnTop)).toBe(true);
      const found = await boxes(row);
      expect(new Set(found.map(({ top }) => Math.round(top))).size).toBe(1);
      for (const { width, height } of found) {
        expect(width).toBeGreaterThanOrEqual(44);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    }
    const [map] = await boxes(page.getByRole('grid'));
    const [sums] = await boxes(page.locator('[data-task]'));
    expect(sums!.top - map!.top).toBeGreaterThan(sums!.height);
    const open = page.locator('[data-attempt]');
    const before = await boxes(cards);
    await expect(open).toHaveAccessibleName(/^7 of spades\./);
    const other = page
      .getByRole('button', { name: /^Ace of clubs, of Pixel\. = 24 against 14/ })
      .last();
    await other.tap();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(open).toHaveAccessibleName(/^Ace of clubs, of Pixel/);
    expect(await boxes(cards)).toEqual(before);
    // A hint opens the Encounter that it advises.
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(notice(page)).toContainText(/7|Ace|9/);
  });

  test('the map, which made room for an Encounter, comes back to its middle', async ({ page }) => {
    await openStored(page, clearing());
    const map = page.locator('[data-board] [role=grid]');
    const from = (): Promise<number> => map.evaluate((window) => window.scrollTop);
    await expect(page.locator('[data-attempt]').first()).toBeVisible();
    const pushed = await from();
    await page.getByRole('button', { name: 'Leave it at that' }).tap();
    await expect(page.locator('[data-attempt]')).toHaveCount(0);
    await expect(page.locator(`${cells}[data-can=true]`).first()).toBeVisible();
    // Seen from above the tiles are lower than they were.
    await expect.poll(from).toBeLessThan(pushed - 20);
  });
});

test.describe('on a phone held upright, with motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, motion: 'no-preference' });

  test('the card of an Encounter that comes lies above the sums', async ({ page }) => {
    let before = '';
    const comes = playedUntil(
      'fair-verona',
      { seats: 4 },
      { seed: 10, others: 'bot steady', itsDice: true },
      ({ actor, rules, state }) => {
        const last = before;
        const { step, attempts } = rules.view(state, undefined) as Seen & {
          readonly attempts: readonly { readonly card: number }[];
        };
        before = step;
        const several = new Set(attempts.map(({ card }) => card)).size > 2;
        return actor === 0 && step === 'clear' && last === 'encounter' && several;
      },
    );
    await openStored(page, comes.at(comes.log.length - 1));
    const card = page.locator('[data-moment-shown]');
    await expect(card).toHaveCount(1);
    await expect(page.locator('[data-attempt]').first()).toBeVisible();
    const apart = await card.evaluate((moment) => {
      for (const each of moment.getAnimations()) each.finish();
      const ends = [...moment.children].map((part) => part.getBoundingClientRect().bottom);
      return document.querySelector('[data-task]')!.getBoundingClientRect().top - Math.max(...ends);
    });
    expect(apart).toBeGreaterThanOrEqual(0);
  });
});

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a map that is whole beside the sums lies above them', async ({ page }) => {
    await openStored(page, clearing());
    await expect(page.locator('[data-attempt]').first()).toBeVisible();
    const covered = (): Promise<number> =>
      page.locator('[data-board]').evaluate((board) => {
        const sums = board.querySelector('[data-task]')!.getBoundingClientRect();
        const tiles = [...board.querySelectorAll('[role=grid] svg use')];
        return tiles.filter((tile) => tile.getBoundingClientRect().bottom > sums.top + 3).length;
      });
    await expect.poll(covered).toBe(0);
  });
});
