import type { Page } from '@playwright/test';
import { cells, expect, isLong, test } from './match-page.ts';

// The settings for weak eyes and small fingers: on a phone a board stays large enough to play on, and every button is whole.

const SETTINGS = {
  'largest letters': { text: 'largest' },
  'bigger buttons': { bigTargets: true },
  both: { text: 'largest', bigTargets: true },
} as const;

/** A match of each game, and how large its places are at least: upright, and held sideways. */
const MATCHES: Readonly<Record<string, readonly [address: string, number, number]>> = {
  Wildfire: ['/wildfire/play?seed=7', 48, 44],
  'Forest Fire': ['/forest-fire/play?seed=7&who=person,person', 40, 36],
  'Leaf-Climbers': ['/leaf-climbers/play?seed=7', 50, 45],
  'Starfall Forest': ['/starfall-forest/play?seed=7&preset=family', 25.5, 23],
  'War Kids': ['/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3', 43.9, 43.9],
  'Guess the unit': ['/war-kids/play?mode=guess&guessTimer=10&seed=3', 90, 100],
  'Fair Verona': ['/fair-verona/play?seats=2&who=person,steady&seed=3', 75, 50],
};

const SIZES = [
  [390, 844],
  [844, 390],
] as const;

/** The narrower side of a place of the board: half of all places are at least so large. */
const placeSize = (page: Page): Promise<number> =>
  page.locator(`[data-board] ${cells}`).evaluateAll((all) => {
    const sizes = all
      .map((each) => each.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height))
      .filter((size) => size > 0)
      .toSorted((a, b) => a - b);
    return sizes[Math.floor(sizes.length / 2)] ?? 0;
  });

/** The buttons of board and dock, and the words of seats, that are covered or cut off. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-dock] button, [data-board] button:not([role])',
    );
    for (const button of buttons) {
      if (!button.checkVisibility() || button.closest('[role=grid]') !== null) continue;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const y of [top + 4, bottom - 4]) {
        const there = document.elementFromPoint((left + right) / 2, y);
        if (there === null || !(button.contains(there) || there.contains(button)))
          found.push(`${button.textContent || button.ariaLabel} is covered at ${Math.round(y)}`);
      }
      if (button.scrollHeight > button.clientHeight + 1)
        found.push(`${button.textContent}: ${button.scrollHeight} in ${button.clientHeight}`);
      if (left < -1 || right > innerWidth + 1)
        found.push(`${button.textContent}: ${left}, ${right}`);
    }
    for (const seat of document.querySelectorAll('ul[data-seats] li')) {
      const { top, bottom } = seat.getBoundingClientRect();
      for (const line of seat.querySelectorAll(':scope > :last-child > *')) {
        const box = line.getBoundingClientRect();
        if (box.width > 1 && (box.top < top - 2 || box.bottom > bottom + 2))
          found.push(`${line.textContent}: ${box.top} to ${box.bottom} in ${top} to ${bottom}`);
      }
    }
    return found;
  });

for (const [nth, [wish, settings]] of Object.entries(SETTINGS).entries())
  // With both wishes there is least room.
  test(
    `boards stay large enough to play on with ${wish}`,
    { tag: wish === 'both' ? [] : '@long' },
    async ({ page }) => {
      test.slow();
      await page.addInitScript(
        (stored) => localStorage.setItem('glade.settings', stored),
        JSON.stringify({ ...settings, language: 'it' }),
      );
      // With each wish `npm test` tries every second game.
      const tried = Object.entries(MATCHES).filter((_, i) => isLong() || (i + nth) % 2 === 0);
      for (const [game, [address, ...least]] of tried) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(page.locator(`[data-board] ${cells}`).first()).toBeVisible();
        for (const [i, [width, height]] of SIZES.entries()) {
          const where = `${game} at ${width} x ${height}`;
          await page.setViewportSize({ width, height });
          await expect.poll(() => placeSize(page), where).toBeGreaterThanOrEqual(least[i]!);
          await expect.poll(() => outOfSight(page), where).toEqual([]);
          // All of the small map is in sight.
          if (game === 'War Kids')
            await expect(page.locator('[data-zoomed]'), where).toHaveAttribute(
              'data-zoomed',
              'false',
            );
        }
      }
    },
  );

test('the cards of matches going on are whole with the largest letters @long', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('glade.settings', '{"text":"largest","bigTargets":true}'),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/wildfire/play?seed=7', '/leaf-climbers/play?seed=7']) {
    await page.goto(address);
    await page.locator('[data-roll]').click();
    await expect(page.locator('[data-strip]')).not.toBeEmpty();
  }
  await page.goto('/');
  const card = page.getByRole('link', { name: /^Continue/ });
  await expect(card.first()).toBeVisible();
  for (const each of await card.all()) {
    const { x, width } = (await each.boundingBox())!;
    const button = (await each.getByText('Continue', { exact: true }).boundingBox())!;
    expect(button.x + button.width).toBeLessThanOrEqual(x + width);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('the guessing game keeps its names and its riddle, and its first hint is not the answer', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"text":"largest"}'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/war-kids/play?mode=guess&guessTimer=off&seed=3');
  const row = page.getByRole('list', { name: 'Who plays' });
  await expect(row).toContainText('Grown-up', { ignoreCase: true, useInnerText: true });
  await expect(row).not.toContainText('Pink', { useInnerText: true });
  const riddle = await page.locator('blockquote').innerText();
  const hint = page.getByRole('button', { name: 'Hint' });
  const told = page.locator('[data-notice][data-kind=hint]');
  await hint.click();
  await expect(told).toHaveText(/^Hint: (this unit|all the other units) .*\./);
  await hint.click();
  await expect(told).toHaveText(/^Hint: (Soldier|Pegasus|Mage|Prince or Princess)\./);
  await page.locator(cells).first().click();
  // What was asked can still be talked about.
  await expect(page.locator('blockquote')).toContainText(riddle);
  await expect(page.locator('[data-next]')).toBeVisible();
});

test.describe('sideways with the largest letters', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('glade.settings', '{"text":"largest"}'));
  });

  test('what a fairy has is whole in its chip, and the step leaves the rims of its card free', async ({
    page,
  }) => {
    await page.goto(
      '/starfall-forest/play?seed=7&players=4&setup=random&who=person,person,person,person',
    );
    const seats = page.locator('ul[data-seats] li');
    await expect(seats).toHaveCount(4);
    for (const seat of await seats.all()) {
      const over = await seat.evaluate((chip) => {
        const { right } = chip.getBoundingClientRect();
        const parts = [...chip.querySelectorAll('[role=img] > span')];
        return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - right;
      });
      expect(over).toBeLessThanOrEqual(0);
    }
    const room = await page.locator('[data-now]').evaluate((card) => {
      const range = document.createRange();
      range.selectNodeContents(card.querySelector('[data-length]')!);
      const [words, box] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
      return Math.min(words.top - box.top, box.bottom - words.bottom);
    });
    expect(room).toBeGreaterThanOrEqual(1);
  });

  test('where at most one button is to be pressed, what to do is told in large letters down to the tools @long', async ({
    page,
  }) => {
    for (const address of [
      '/starfall-forest/play?seed=7&preset=family',
      '/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3',
      '/leaf-climbers/play?seed=7&players=2',
      '/wildfire/play?seed=7',
    ]) {
      await page.goto(address);
      const step = page.locator('[data-step]');
      await expect(step).not.toBeEmpty();
      await expect(page.locator(`[data-board] ${cells}`).first()).toBeVisible();
      const buttons = await page.locator('[data-choices] button').count();
      // Found and measured in one task: the page may put another step in its place.
      const { size, high, room } = await page.evaluate(() => {
        const words = document.querySelector('[data-step]')!;
        return {
          size: Number.parseFloat(getComputedStyle(words).fontSize),
          high: words.scrollHeight,
          room: words.clientHeight,
        };
      });
      if (buttons <= 1) expect(size, address).toBeGreaterThanOrEqual(17);
      if (buttons === 0) expect(size, address).toBeGreaterThanOrEqual(20);
      expect(high, address).toBeLessThanOrEqual(room + 1);
    }
  });

  test('a refusal leaves in sight who plays', async ({ page }) => {
    await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
    await page.locator('[data-board] [aria-label*="Soldier"]').first().tap();
    await page.locator('[data-board] [aria-label*="H4"]').first().tap();
    await expect(page.locator('[data-notice][data-kind=refusal]')).toBeVisible();
    for (const seat of await page.locator('ul[data-seats] li').all())
      await expect(seat).toBeVisible();
  });
});

test.describe('on a phone held sideways, with the largest letters', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('the hearts and stars of two fairies are as large as the row allows', async ({ page }) => {
    await page.goto('/starfall-forest/play?preset=short&who=person,steady&seed=5');
    await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));
    const counted = page.locator('ul[data-seats] li [class*="counted"]');
    await expect(counted.first()).toBeVisible();
    for (const each of await counted.all())
      expect(
        await each.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThan(15);
  });
});
