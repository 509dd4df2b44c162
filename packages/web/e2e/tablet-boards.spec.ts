import { cells, expect, test } from './match-page.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// What people saw on the boards of single games on a tablet.

const UPRIGHT = { width: 820, height: 1180 };
const SIDEWAYS = { width: 1180, height: 820 };

test.use({ viewport: UPRIGHT, hasTouch: true });

for (const size of [UPRIGHT, SIDEWAYS]) {
  const title = `Forest Fire: the board is in the middle of its table, at ${size.width}`;
  test(title, { tag: size === UPRIGHT ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/forest-fire/play?players=4&who=person,steady,steady,steady&seed=7');
    await expect(page.locator(cells).first()).toBeVisible();
    const { above, below } = await page
      .locator('[data-board] > [data-motion]')
      .evaluate((table) => {
        const { top, bottom } = table.getBoundingClientRect();
        const board = table.querySelector('svg')!.getBoundingClientRect();
        const end = bottom - Number.parseFloat(getComputedStyle(table, '::before').bottom);
        return { above: board.top - top, below: end - board.bottom };
      });
    expect(Math.abs(above - below)).toBeLessThan(3);
  });
}

test('Forest Fire: what a tap does is chosen with buttons as large as others', async ({ page }) => {
  const fire = playedUntil(
    'forest-fire',
    { players: 2 },
    { seed: 2 },
    ({ rules, state, actor }) => {
      if (actor !== 0) return false;
      const legal = Array.from({ length: rules.count(state) }, (_, k) =>
        rules.notation.format(state, rules.nth(state, k)),
      );
      return legal.some(
        (text) => legal.includes(text.replace('go', 'put out')) && text.startsWith('go'),
      );
    },
  );
  await openStored(page, fire);
  const tools = page.locator('[data-board] [role=group] button[aria-pressed]');
  await expect(tools).toHaveCount(2);
  for (const tool of await tools.all())
    expect((await tool.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('Fair Verona: at the end the map is fitted again when the tablet is turned @long', async ({
  page,
}) => {
  const map = page.locator('[data-board] [role=grid] > div');
  const width = async (): Promise<number> => Math.round((await map.boundingBox())!.width);
  const end = playedToEnd('fair-verona', { seats: 2 }, 27);
  await page.setViewportSize(SIDEWAYS);
  await openStored(page, end);
  await expect(page.locator('[data-again]')).toBeVisible();
  const fresh = await width();
  await page.setViewportSize(UPRIGHT);
  await openStored(page, end);
  await expect(page.locator('[data-again]')).toBeVisible();
  await page.setViewportSize(SIDEWAYS);
  await expect.poll(width).toBe(fresh);
});

test('Fair Verona: four with kept tiles have a line each, and all are in sight', async ({
  page,
}) => {
  await page.setViewportSize(SIDEWAYS);
  const kept = playedUntil('fair-verona', { seats: 4 }, { seed: 5 }, ({ rules, state, actor }) => {
    if (actor !== 0) return false;
    const { players } = rules.view(state, 0) as {
      readonly players: readonly { readonly unused: readonly number[] }[];
    };
    return players.filter(({ unused }) => unused.length > 1).length > 2;
  });
  await openStored(page, kept);
  const side = page.locator('[data-side]');
  const lines = side.locator('li');
  await expect(lines).toHaveCount(4);
  const bottom = await side.evaluate((found) => found.getBoundingClientRect().bottom);
  for (const line of await lines.all()) {
    const { y, height } = (await line.boundingBox())!;
    // With an Encounter there are two.
    const meets = (await line.locator('[class*=encounter]').count()) > 0;
    expect(height).toBeLessThanOrEqual(meets ? 80 : 50);
    expect(y + height).toBeLessThanOrEqual(bottom + 1);
  }
});
