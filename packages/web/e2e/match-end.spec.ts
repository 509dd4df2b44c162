import type { Page } from '@playwright/test';
import { cells, expect, heard, hearing, open, roll, saidAll, test } from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

/** Plays a match of Wildfire to its end, passing wherever something could be done. */
async function ended(page: Page): Promise<void> {
  await hearing(page);
  await open(page);
  const over = page.locator('[data-again]');
  const next = page
    .locator(roll)
    .or(page.getByRole('button', { name: /^(Pass|Stop here)/ }))
    .first();
  for (let i = 0; i < 150; i++) {
    await expect(over.or(next).first()).toBeVisible();
    if ((await over.count()) > 0) break;
    await next.click();
  }
  await expect(page.locator('[data-again]')).toBeVisible();
}

test('the end is told in one sentence, shown and spoken; the numbers are below', async ({
  page,
}) => {
  await ended(page);
  const sentence = page.locator('[data-ending]');
  await expect(sentence).toHaveText(/\d/);
  await expect.poll(() => heard(page)).toContain((await sentence.textContent())!);
  const numbers = page.locator('[data-over] details li').first();
  await expect(numbers).toBeHidden();
  await page.getByText('The numbers').click();
  await expect(numbers).toHaveText(/\d/);
  await expect(numbers).toBeVisible();
  // The first thing to do is to play again.
  await expect(page.locator('[data-dock] button').first()).toHaveText('Play again');
});

test('who goes by keys hears the heading of the end before what is told of the match @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(globalThis, { order });
    document.addEventListener('focusin', ({ target }) => {
      if ((target as HTMLElement).id === 'end') order.push('the heading');
    });
    const hear = (): void => {
      for (const region of document.querySelectorAll('[aria-live]'))
        if (order.at(-1) !== region.textContent) order.push(region.textContent ?? '');
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
  });
  await open(page);
  const over = page.locator('[data-again]');
  const next = page
    .locator(roll)
    .or(page.getByRole('button', { name: /^(Pass|Stop here)/ }))
    .first();
  for (let i = 0; i < 150; i++) {
    await expect(over.or(next).first()).toBeVisible();
    if ((await over.count()) > 0) break;
    await next.press('Enter');
  }
  const sentence = (await page.locator('[data-ending]').textContent())!;
  const order = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { order: readonly string[] }).order);
  await expect.poll(order).toContain('the heading');
  await expect.poll(order).toContain(sentence);
  const all = await order();
  expect(all.indexOf('the heading')).toBeLessThan(all.indexOf(sentence));
});

test('the board stays in sight at the end on every screen, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ended(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [683, 384],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(cells).first()).toBeInViewport();
    await expect(page.locator(cells).last()).toBeInViewport();
    await expect(page.locator('[data-ending]')).toBeInViewport({ ratio: 1 });
    for (const choice of ['Play again', 'Again with the same luck', 'Save as a picture'])
      await expect(page.getByRole('button', { name: choice, exact: true })).toBeInViewport({
        ratio: 1,
      });
    await expect(page.getByRole('link', { name: 'Watch it again' })).toBeInViewport({ ratio: 1 });
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(below, `at ${width} x ${height}`).toBeLessThanOrEqual(0);
  }
});

test('at the end a phone shows the whole map of War Kids @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStored(page, playedToEnd('war-kids', {}, 3));
  await expect(page.locator('[data-again]')).toBeVisible();
  await expect(page.locator('[data-board] [data-zoomed]')).toHaveAttribute('data-zoomed', 'false');
  for (const at of ['first', 'last'] as const)
    await expect(page.locator(cells)[at]()).toBeInViewport({ ratio: 0.9 });
});

const WATCHED = [
  ['wildfire', 'mode=vs&who=steady,steady'],
  ['forest-fire', 'who=steady,steady'],
  ['leaf-climbers', 'players=3&who=steady,steady,steady'],
  ['starfall-forest', 'players=2&who=steady,steady'],
  ['war-kids', 'who=steady,steady'],
  ['fair-verona', 'seats=2&who=steady,steady'],
] as const;
for (const [i, [id, query]] of WATCHED.entries())
  test.describe(`where only bots play: ${id}`, { tag: i === 5 ? [] : '@long' }, () => {
    test.use({ motion: 'no-preference' });

    test('the rest can be played at once', async ({ page }) => {
      await page.goto(`/${id}/play?${query}&seed=5`);
      const finish = page.getByRole('button', { name: 'Skip to the end' });
      await finish.focus();
      // What is being shown is skipped by a key, and the focus stays where it is.
      for (let k = 0; k < 3; k++) await page.keyboard.press('s');
      await expect(finish).toBeFocused();
      await finish.press('Enter');
      await expect(page.locator('[data-ending]')).toBeVisible();
      await expect(finish).toHaveCount(0);
    });
  });

test('where only bots play no sun rises over an end that none of them has won @long', async ({
  page,
}) => {
  for (const [address, told] of [
    ['/forest-fire/play?preset=challenge&maxRounds=20&who=gentle,gentle&seed=5', 'still fire'],
    ['/fair-verona/play?seats=2&who=gentle,gentle&seed=5', ''],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await expect(page.locator('[data-ending]')).toBeVisible();
    await expect(page.locator('#end')).toContainText(told);
    const won = (await page.locator('section[data-won]').getAttribute('data-won'))!;
    await expect(page.locator('[data-scene]')).toHaveAttribute('data-won', won);
    if (told !== '') expect(won).toBe('false');
  }
});

test('at the end on a phone all of a small map has the room of its text and its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStored(page, playedToEnd('war-kids', { turnLimit: 4 }, 3));
  await expect(page.locator('[data-again]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  const [map, stage] = await Promise.all(
    ['[data-board] [role=grid]', '[data-board]'].map((part) => page.locator(part).boundingBox()),
  );
  // Only the frame and the edge of the table are left.
  expect(stage!.height - map!.height).toBeLessThan(28);
  // On a tall phone it is no strip above the card, and the numbers of the counters are read.
  expect(map!.height).toBeGreaterThan(300);
  const digits = await page.locator('[data-moves] [class*="number-"]').evaluateAll((all) =>
    (all as SVGTextElement[]).map((digit) => {
      const { fontSize } = getComputedStyle(digit);
      return Number.parseFloat(fontSize) * digit.getScreenCTM()!.a;
    }),
  );
  expect(digits.length).toBeGreaterThan(5);
  expect(Math.min(...digits)).toBeGreaterThan(10);
});

test('one person who has lost can try again from the last turn', async ({ page }) => {
  const lost = [3, 4, 5, 6, 7, 8, 9]
    .map((seed) => playedToEnd('war-kids', { turnLimit: 4 }, seed))
    .find(({ rules, state }) => rules.outcome(state)?.winners.join() === '1')!;
  await openStored(page, lost);
  // It leads back farther than “Undo” would, and has the same arrow: only one of the two stands here.
  await expect(page.locator('[data-over] [data-try-again]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.locator('[data-over] [data-try-again]').click();
  // The same dice, and the turn of this person: the match goes on.
  await expect(page.locator('[data-dock]')).toHaveAttribute('data-over', 'false');
  await expect(page.getByRole('button', { name: /^End (movement|combat)/ })).toBeVisible();
  // Who has won has nothing to try again.
  const won = [3, 4, 5, 6, 7, 8, 9]
    .map((seed) => playedToEnd('war-kids', { turnLimit: 4 }, seed))
    .find(({ rules, state }) => rules.outcome(state)?.winners.join() === '0')!;
  await openStored(page, won);
  await expect(page.locator('[data-again]')).toBeVisible();
  await expect(page.locator('[data-try-again]')).toHaveCount(0);
});

for (const [id, given, seed] of [
  ['forest-fire', { players: 4 }, 1],
  ['fair-verona', { seats: 2 }, 27],
] as const)
  test(`the picture of the end shows everybody and whole towers: ${id}${id === 'fair-verona' ? '' : ' @long'}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openStored(page, playedToEnd(id, given, seed));
      const scene = page.locator('[data-scene]');
      await expect(scene.locator('[class*=grass] ~ g').first()).toBeVisible();
      const wrong = await scene.evaluate((found) => {
        const boxes = (parts: string): readonly DOMRect[] =>
          Array.from(found.querySelectorAll(parts), (part) => part.getBoundingClientRect());
        const { top } = found.getBoundingClientRect();
        const faces = boxes('[class*=faces] > *');
        const near = boxes('[class*=grass] ~ g, [class*=grass] ~ g > g').filter(
          ({ width: wide }) => wide < 100,
        );
        const over = near.map((who) =>
          Math.max(
            ...faces.map((face) => Math.min(face.right, who.right) - Math.max(face.left, who.left)),
          ),
        );
        const cut = boxes('[class*=far] ~ g, [class*=grass] ~ g > g').map((part) => top - part.top);
        return [
          ...near.flatMap(({ width: wide }, i) => (over[i]! > wide / 5 ? [`hidden: ${i}`] : [])),
          ...cut.flatMap((much, i) => (much > 1 ? [`cut: ${i} by ${much}`] : [])),
          ...(faces.length < 2 || near.length < 2 ? ['nobody'] : []),
        ];
      });
      expect(wrong, `${width} x ${height}`).toEqual([]);
    }
  });

test('the end can be kept as a picture, drawn on this device', async ({ page }) => {
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (kept: Blob) => {
      Object.assign(globalThis, { kept });
      return make(kept);
    };
  });
  await ended(page);
  const save = page.getByRole('button', { name: 'Save as a picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await expect(page.locator('[data-picture]')).toHaveText('Picture saved.');
  await expect.poll(() => heard(page)).toContain('Picture saved.');
  expect(download.suggestedFilename()).toBe('wildfire.png');
  const { bytes, size } = await page.evaluate(async () => {
    const { kept } = globalThis as unknown as { kept: Blob };
    const bitmap = await createImageBitmap(kept);
    const start = new Uint8Array(await kept.slice(0, 8).arrayBuffer());
    return { bytes: [...start], size: [bitmap.width, bitmap.height, kept.size] };
  });
  expect(bytes).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(size.slice(0, 2)).toEqual([1200, 1500]);
  // A picture of one colour would be far smaller.
  expect(size[2]).toBeGreaterThan(30_000);
  // Where it cannot be made, this is said, and what to do then.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await save.click();
  const failed = 'The picture can’t be drawn here. Take a screenshot instead.';
  await expect(page.locator('[data-picture]')).toHaveText(failed);
  await expect.poll(() => heard(page)).toContain(failed);
});

test('after the end N leads to “Play again”, and W tells how it ended @long', async ({ page }) => {
  await ended(page);
  await saidAll(page);
  await page.locator('#end').focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('link', { name: 'Watch it again' })).toBeFocused();
  await page.keyboard.press('Shift+n');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  const headline = (await page.locator('#end').textContent())!;
  await page.keyboard.press('w');
  const last = async (): Promise<string> => (await heard(page)).trim().split('\n').at(-1)!;
  await expect.poll(last).toContain(headline);
  const told = await last();
  expect(told).not.toMatch(/over|things have happened/);
  expect(told.split(/\s+/).length).toBeLessThanOrEqual(20);
});
