import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parseOptions, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { FONT_FILES } from '@glade/print/font-files';
import type { Fonts } from '@glade/print/printer';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { missing, rasterise } from '../../print/test/raster.ts';
import { expect, test } from './match-page.ts';

// Where Letter is at home, so that who wants A4 has to choose it.
test.use({ locale: 'en-US' });

/** Every font of a PDF, as the command line reads it. */
const fonts = Object.fromEntries(
  Object.entries(FONT_FILES).map(([name, file]) => [
    name,
    new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file)))),
  ]),
) as Fonts;

const wildfireOptions = (): OptionValues => usualOptions('wildfire');

function usualOptions(game: string): OptionValues {
  const { options } = games.find(({ id }) => id === game)!;
  const read = parseOptions(options, {});
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

/** Comes to the first sheet and sees how wide and high it is, in millimetres; `size` is the source of an expression. */
async function expectFirstSheet(page: Page, size: string): Promise<void> {
  const first = page.locator('[data-sheet]').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('svg').first()).toHaveAttribute(
    'viewBox',
    new RegExp(`^0 0 ${size}$`),
  );
}

test('a family prints all it needs by taps, and the PDF is that of the command line', async ({
  page,
}) => {
  await page.goto('/wildfire?seed=7');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Print Wildfire' })).toBeVisible();
  await expect(page.locator('[data-sheet]').first()).toBeVisible();
  const needed = await page.locator('[data-sheet]').count();
  await page.getByText('A4', { exact: true }).click();
  await page.getByText('Little ink').click();
  await page.getByRole('button', { name: 'Everything for this game' }).click();
  await expect(page.getByRole('checkbox', { name: 'The rules' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Rulebook', exact: true })).not.toBeChecked();
  await expect.poll(() => page.locator('[data-sheet]').count()).toBeGreaterThan(needed);
  const all = await page.locator('[data-sheet]').count();

  // What is not wanted is taken away again.
  await page.getByRole('checkbox', { name: 'The rules' }).click();
  await expect.poll(() => page.locator('[data-sheet]').count()).toBeLessThan(all);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const saved = readFileSync(await (await download).path());

  const request = {
    game: 'wildfire',
    options: wildfireOptions(),
    language: 'en',
    paper: 'a4',
    style: 'ink',
    backs: 'fold',
    seeds: ['7'],
  } as const;
  const printer = await loadPrinter();
  const offered = await printer.print({ ...request, parts: [] });
  if (!offered.ok) throw new Error(offered.problem.code);
  const parts = offered.value.parts
    .filter(({ id, need }) => need !== 'instead' && id !== 'rules')
    .map(({ id }) => id);
  const printed = await printer.print({ ...request, parts });
  if (!printed.ok) throw new Error(printed.problem.code);
  expect(saved.equals(await printed.value.pdf(fonts))).toBe(true);
});

for (const { id: game } of games.filter(({ id }) => id !== 'wildfire'))
  test(`the PDF of the page is that of the command line: ${game} @long`, async ({ page }) => {
    await page.goto(`/${game}/print`);
    // By keyboard: a hex on the map of War Kids is called A4, too.
    await page.getByRole('radio', { name: 'A4', exact: true }).focus();
    await page.keyboard.press('Space');
    // The first sheet lies across in some games.
    await expectFirstSheet(page, '(?:210 297|297 210)');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const saved = readFileSync(await (await download).path());
    const request = {
      game,
      options: usualOptions(game),
      language: 'en',
      paper: 'a4',
      style: 'colour',
      backs: 'fold',
    } as const;
    const printer = await loadPrinter();
    const all = await printer.print({ ...request, parts: [] });
    if (!all.ok) throw new Error(all.problem.code);
    const parts = all.value.parts.filter(({ need }) => need === 'needed').map(({ id }) => id);
    const printed = await printer.print({ ...request, parts });
    if (!printed.ok) throw new Error(printed.problem.code);
    expect(saved.equals(await printed.value.pdf(fonts))).toBe(true);
  });

test('on paper each sheet is one page, and nothing else is there @long', async ({ page }) => {
  await page.goto('/wildfire/print');
  await page.getByText('A4', { exact: true }).click();
  await expectFirstSheet(page, '210 297');
  const sheets = await page.locator('[data-sheet]').count();
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute('data-asked', true);
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Print Wildfire' })).toBeHidden();
  await expect(page.locator('#sheets > div')).toHaveCount(sheets);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const pdf = bytes.toString('latin1');
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(sheets);
  // 210 by 297 mm, to a point.
  for (const [, width, height] of pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)) {
    expect(Math.abs(Number(width) - 595.3)).toBeLessThan(1.5);
    expect(Math.abs(Number(height) - 841.9)).toBeLessThan(1.5);
  }

  // What the browser prints is what the command line writes, to two pixels of half a millimetre: the letters of the
  // browser are up to a two-hundredth wider, which adds up to the end of a line.
  const printer = await loadPrinter();
  const request = {
    game: 'wildfire',
    options: wildfireOptions(),
    language: 'en',
    paper: 'a4',
    style: 'colour',
    backs: 'fold',
  } as const;
  const all = await printer.print({ ...request, parts: [] });
  if (!all.ok) throw new Error(all.problem.code);
  const parts = all.value.parts.filter(({ need }) => need === 'needed').map(({ id }) => id);
  const printed = await printer.print({ ...request, parts });
  if (!printed.ok) throw new Error(printed.problem.code);
  expect(printed.value.pages).toHaveLength(sheets);
  const [browser, written] = await Promise.all(
    [bytes, await printed.value.pdf(fonts)].map((file) => rasterise(file, 2)),
  );
  expect(browser!.map((one, i) => missing(one, written![i]!, 2))).toEqual(browser!.map(() => 0));
});

test('nothing is printed or saved for what was chosen before @long', async ({ page }) => {
  await page.goto('/wildfire/print');
  await page.getByText('A4', { exact: true }).click();
  await expectFirstSheet(page, '210 297');
  await page.evaluate(() => {
    const papers: (string | undefined)[] = [];
    window.print = () => papers.push(document.getElementById('sheets')?.dataset['paper']);
    Object.assign(window, { papers });
  });
  const papers = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { papers: string[] }).papers);
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await expect(print).toBeEnabled();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  /** Two taps, the second as soon as the first has been heard. */
  const hurry = (paper: number, then: string): Promise<void> =>
    page.evaluate(
      async ([at, name]) => {
        document.querySelectorAll<HTMLInputElement>('input[name=print-paper]')[at]!.click();
        await new Promise((resolve) => void setTimeout(resolve, 0));
        for (const button of document.querySelectorAll('button'))
          if (button.textContent === name) button.click();
      },
      [paper, then] as const,
    );
  await hurry(1, 'Save as PDF');
  await expectFirstSheet(page, '215.9 279.4');
  await expect(print).toBeEnabled();
  await hurry(0, 'Print');
  await expectFirstSheet(page, '210 297');
  await expect(print).toBeEnabled();
  await hurry(1, 'Print');
  await expectFirstSheet(page, '215.9 279.4');
  expect(saved).toEqual([]);
  await print.click();
  await expect.poll(papers).toContain('letter');
  expect(new Set(await papers())).toEqual(new Set(['letter']));
});

test('a sheet that was seen before is drawn anew for other paper', async ({ page }) => {
  // Whatever is chosen here stands far above the sheets.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wildfire/print');
  for (const [paper, size] of [
    ['A4', '210 297'],
    ['Letter', '215.9 279.4'],
    ['A4', '210 297'],
  ] as const) {
    await page.getByText(paper, { exact: true }).click();
    await expectFirstSheet(page, size);
    // The sheet on the page has the shape of the paper.
    const [width, height] = size.split(' ').map(Number);
    const { width: wide, height: high } = (await page
      .locator('[data-sheet] [role=img]')
      .first()
      .boundingBox())!;
    expect(high / wide).toBeCloseTo(height! / width!, 2);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test(
    `nothing moves under a finger while the pictures of the parts come, at ${width} x ${height}`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of (entry as unknown as { readonly sources: { node?: Node }[] })
              .sources)
              if (node instanceof Element && node.closest('main') !== null)
                moved.push(node.outerHTML.slice(0, 100));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/wildfire/print');
      await expect(page.locator('label svg').first()).toBeVisible();
      await expect(page.locator('[data-sheet]').first()).toBeAttached();
      const moved = await page.evaluate(async () => {
        // Shifts are told after the frame in which they are.
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        return (window as unknown as { readonly moved: readonly string[] }).moved;
      });
      expect(moved).toEqual([]);
    },
  );

test('by keyboard, in Italian, with the present match from its menu', async ({ page }) => {
  await page.goto('/wildfire/play?seed=1');
  await expect(page.locator('[data-dock] button:enabled').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Print', exact: true }).focus();
  await page.keyboard.press('Enter');
  const record = page.getByRole('checkbox', { name: 'Your match, to keep' });
  await expect(record).not.toBeChecked();
  await record.focus();
  await page.keyboard.press('Space');
  await expect(record).toBeChecked();
  const italian = page.getByRole('radio', { name: 'Italiano' });
  await italian.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('checkbox', { name: 'La vostra partita, da conservare' }),
  ).toBeChecked();
});

test('a match that went on is printed as it is now, not as it was when it was last printed @long', async ({
  page,
}) => {
  await page.goto('/wildfire/play?seed=1');
  /** The match in pictures, as it would be printed. */
  const strip = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    const part = page.locator('label', { hasText: 'The match in pictures' });
    await part.scrollIntoViewIfNeeded();
    return part.locator('svg').innerHTML();
  };
  await expect(page.locator('[data-dock] button:enabled').first()).toBeVisible();
  const before = await strip();
  await page.goBack();
  await page.locator('[data-dock] button:enabled').first().click();
  await expect
    .poll(async () => {
      const now = await strip();
      await page.goBack();
      return now;
    })
    .not.toBe(before);
});

test('hexes of a map are as wide as chosen @long', async ({ page }) => {
  await page.goto('/war-kids/print');
  const sheets = page.locator('[data-sheet]');
  await expect(sheets.first()).toBeVisible();
  const few = await sheets.count();
  const width = page.getByRole('spinbutton', { name: 'Width of a hex, in millimetres' });
  await width.fill('60');
  await width.press('Tab');
  await expect.poll(() => sheets.count()).toBeGreaterThan(few + 2);
  // Wider than a printer’s sheet is no hex.
  await width.fill('900');
  await width.press('Tab');
  await expect(width).toHaveValue('60');
  await width.fill('');
  await width.press('Tab');
  await expect.poll(() => sheets.count()).toBe(few);
});

test('matches without dice come with their key, which can be left out @long', async ({ page }) => {
  await page.goto('/wildfire/print?seed=7');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const many = page.getByRole('spinbutton', { name: 'Matches without dice' });
  await many.fill('2');
  await many.press('Tab');
  await expect(box('Match without dice')).toBeChecked();
  await expect(box('Teacher’s key')).toBeChecked();
  await box('Teacher’s key').click();
  await expect(box('Teacher’s key')).not.toBeChecked();
  await expect(box('Match without dice')).toBeChecked();
  // Who ticks the rolls again gets the key again.
  await box('Match without dice').click();
  await box('Match without dice').click();
  await expect(box('Teacher’s key')).toBeChecked();
});

test('the sheets lead to the address in the settings, and nowhere while only this device has them @long', async ({
  page,
}) => {
  await page.goto('/wildfire/print?seed=7');
  const none = page.getByText('The sheets have no codes');
  await expect(none).toBeVisible();
  const before = page.locator('[data-sheet]').first();
  await before.scrollIntoViewIfNeeded();
  await expect(before.locator('svg')).not.toContainText('127.0.0.1');
  await none.getByRole('link', { name: 'Settings' }).click();
  const base = page.getByRole('textbox', { name: 'Address of this app' });
  await base.fill('ftp://here');
  await expect(page.getByRole('alert')).toBeVisible();
  await base.fill('https://glade.example/at/home');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/wildfire/print?seed=7');
  await expect(page.locator('[data-sheets]')).toContainText('sheet');
  await expect(none).toHaveCount(0);
  const first = page.locator('[data-sheet]').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('svg')).toContainText('glade.example/at/home/');
  await page.getByRole('checkbox', { name: 'Match without dice' }).click();
  const rolls = page.locator('[data-sheet]').last();
  await rolls.scrollIntoViewIfNeeded();
  await expect(rolls.locator('svg')).toContainText('glade.example/at/home/wildfire/play#seed=7');
});
