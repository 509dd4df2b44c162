import { violations } from './axe-page.ts';
import { expect, test } from './match-page.ts';

// What is chosen for a study on the page of the lab, and what is said of it before it begins.

const WIDE = [
  [1180, 820],
  [1366, 768],
] as const;
const NARROW = [
  [820, 1180],
  [390, 844],
  [320, 568],
  [683, 384],
] as const;

for (const [width, height] of [...WIDE, ...NARROW]) {
  const title = `what will be played stays in sight with the button that begins it: ${width} x ${height}`;
  // `npm test` tries the smallest.
  test(title, { tag: width === 320 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/leaf-climbers/lab');
    const summary = page.getByRole('region', { name: 'What will be played' });
    const start = page.getByRole('button', { name: 'Let them play' });
    await expect(summary).toContainText('How does it play?');
    await expect(summary).toContainText('300 matches');
    await expect(summary.locator('[data-lab-time]')).toHaveText(/^Takes .+ here\.$/);
    // Whatever is looked at in the form: from its first field to its last.
    for (const field of ['[name=asked]', '[name=asked]:last-of-type', 'input[type=checkbox]']) {
      await page.locator(field).first().scrollIntoViewIfNeeded();
      await expect(start).toBeInViewport({ ratio: 1 });
      await expect(summary).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('radio', { name: 'What does a rule change?' }).check();
    await expect(summary).toContainText('What does a rule change?');
    await expect(summary).toContainText(/300 matches with each value \(.+\), always/);
  });
}

for (const [width, height] of WIDE) {
  const title = `on a wide screen no part of the form is left blank: ${width} x ${height}`;
  test(title, { tag: width === 1180 ? '@long' : [] }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/wildfire/lab');
    const main = (await page.getByRole('main').boundingBox())!;
    const form = (await page.locator('form').boundingBox())!;
    const side = (await page.locator('form > div').last().boundingBox())!;
    const last = (await page.locator('form > div').first().boundingBox())!;
    expect(main.x + main.width - (side.x + side.width)).toBeLessThan(20);
    expect(side.x - (last.x + last.width)).toBeLessThan(32);
    expect(form.y).toBeLessThan(height / 3);
    await expect(page.getByRole('group', { name: 'Matches' })).toBeInViewport({ ratio: 1 });
  });
}

test('on the smallest phone no field that has the focus lies behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/leaf-climbers/lab');
  const bar = page.getByRole('region', { name: 'What will be played' });
  await page.getByRole('radio', { name: 'How does it play?' }).focus();
  for (let step = 0; step < 24; step++) {
    const lower = await page.evaluate(
      () => document.activeElement?.closest('label, p')?.getBoundingClientRect().bottom,
    );
    const top = (await bar.boundingBox())!.y;
    const inside = await bar.evaluate((it) => it.contains(document.activeElement));
    if (inside) break;
    expect(lower).toBeLessThanOrEqual(top + 1);
    await page.keyboard.press(step < 12 ? 'ArrowDown' : 'Tab');
  }
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [683, 384],
] as const) {
  const title = `on a small screen what will be played is one slim line: ${width} x ${height}`;
  test(title, { tag: width === 320 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lacking of [false, true]) {
      await page.goto('/leaf-climbers/lab');
      if (lacking) await page.getByRole('radio', { name: 'Do people play as bots do?' }).check();
      const bar = page.getByRole('region', { name: 'What will be played' });
      const time = bar.locator('[data-lab-time]');
      await expect(time).toHaveText(lacking ? /file/ : /^Takes .+ here\.$/);
      const { height: high } = (await bar.boundingBox())!;
      expect(high).toBeLessThanOrEqual(72);
      await expect(time).toBeInViewport({ ratio: 1 });
      const start = bar.getByRole('button', { name: 'Let them play' });
      await expect(start).toBeInViewport({ ratio: 1 });
      expect((await start.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('each question has its picture, each step its face; all other bots are behind one card', async ({
  page,
}) => {
  await page.goto('/fair-verona/lab');
  const questions = page.getByRole('group', { name: 'Question' });
  const pictures = questions.locator('label svg');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBe(await questions.getByRole('radio').count());
  const drawn = await pictures.evaluateAll((all) => all.map((each) => each.innerHTML));
  expect(new Set(drawn).size).toBe(drawn.length);
  const bots = page.getByRole('group', { name: 'Bots' });
  for (const step of ['Just starting', 'Still learning', 'A little dreamy', 'Steady', 'Strong'])
    await expect(bots.getByRole('radio', { name: step })).toBeVisible();
  await expect(bots.getByRole('radio', { name: 'Steady' })).toBeChecked();
  await expect(page.getByLabel('Which one')).toHaveCount(0);
  await bots.getByRole('radio', { name: 'More bots' }).check();
  const more = await page.getByLabel('Which one').locator('option').allTextContents();
  expect(more.join('|')).toMatch(/(?:^|\|)Tree search with random matches \(mcts[^)]*\)(?:$|\|)/);
  expect(more.join('|')).not.toContain('Steady');
  expect(await violations(page)).toEqual([]);
  // With a bot for each seat: the five steps first, then the others in a group of their own.
  await page.getByLabel('The same bot in every seat').uncheck();
  const seat = page.getByLabel('Seat 2');
  expect(await seat.locator('> option').allTextContents()).toEqual([
    // With the names that the answers have.
    'Just starting (like:1)',
    'Still learning (like:2)',
    'A little dreamy (like:3)',
    'Steady (family)',
    'Strong',
  ]);
  await expect(seat.locator('> optgroup')).toHaveAttribute('label', 'More bots');
  expect(await violations(page)).toEqual([]);
});

test.describe('what cannot begin yet', () => {
  for (const theme of ['light', 'dark', 'contrast', 'paper'])
    test(`has a pale button, read as well as others, and beside it why: ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(
        (chosen) => localStorage.setItem('glade.settings', JSON.stringify({ theme: chosen })),
        theme,
      );
      await page.goto('/leaf-climbers/lab');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const start = page.getByRole('button', { name: 'Let them play' });
      const looks = () =>
        start.evaluate((button) => {
          const { color, backgroundColor, borderStyle, opacity } = getComputedStyle(button);
          return { color, backgroundColor, borderStyle, opacity };
        });
      const able = await looks();
      await page.getByRole('radio', { name: 'Do people play as bots do?' }).check();
      await expect(start).toBeDisabled();
      const unable = await looks();
      expect(unable.backgroundColor).not.toBe(able.backgroundColor);
      expect(unable.borderStyle).toBe('dashed');
      expect(unable.opacity).toBe('1');
      expect(contrast(unable.color, unable.backgroundColor)).toBeGreaterThanOrEqual(4.5);
      const why = page.getByText('Add a file first.');
      await expect(why).toBeInViewport({ ratio: 1 });
      expect(await why.evaluate((told) => Number.parseFloat(getComputedStyle(told).fontSize))).toBe(
        await start.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize)),
      );
    });

  test('how a table is written is behind a door: before it stands one sentence', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/leaf-climbers/lab');
    await page.getByRole('radio', { name: 'Do people play as bots do?' }).check();
    await expect(
      page.getByText('Add matches that people played: saved in Glade, or written down in a table.'),
    ).toBeVisible();
    const columns = page.getByText('measure_NAME');
    await expect(columns).toBeHidden();
    await page.getByText('How the table is to look').press('Enter');
    await expect(columns).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/** How much brighter one of two colours is, as WCAG counts it. */
function contrast(...colours: readonly [string, string]): number {
  const [darker = 0, brighter = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}
