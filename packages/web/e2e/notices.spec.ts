import type { Page } from '@playwright/test';
import { games } from '@glade/games';
import { beRefused, MATCHES } from './be-refused.ts';
import { cells, expect, HELD, sample, test } from './match-page.ts';
import { hiddenByNotice, NO_NOTICE } from './notice-hides.ts';

// Why something cannot be done lies where it hides neither who plays nor a button.

const PHONES = [
  [320, 568],
  [390, 844],
] as const;

/** What a refusal hides at once. If a bot has put it away meanwhile, something is refused again. */
async function hiddenByRefusal(page: Page): Promise<readonly string[]> {
  for (let tries = 0; ; tries++) {
    expect(await beRefused(page)).toBe(true);
    const found = await hiddenByNotice(page);
    if (!found.includes(NO_NOTICE) || tries === 3) return found;
  }
}

/** Whether a notice of three lines or fewer covers what to do. Undefined where there is no notice any more. */
const coversStep = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-notice]');
    if (notice === null) return undefined;
    const told = notice.querySelector('p')!;
    const words = document.createRange();
    words.selectNodeContents(told);
    const line = parseFloat(getComputedStyle(told).lineHeight);
    const lines = words.getBoundingClientRect().height / line;
    const step = document.querySelector('[data-now]')!.getBoundingClientRect();
    return lines < 3.6 && notice.getBoundingClientRect().bottom > step.top + 1;
  });

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [i, [name, address]] of Object.entries(MATCHES).entries())
    for (const [j, language] of ['en', 'it'].entries()) {
      const title = `${name}, ${language}: a refusal of three lines leaves what to do in sight`;
      test(title, { tag: i % 4 === 0 && j === 1 ? [] : '@long' }, async ({ page }) => {
        await page.addInitScript(
          (stored) => localStorage.setItem('glade.settings', stored),
          JSON.stringify({ language }),
        );
        await page.goto(address);
        await expect(page.locator(cells).first()).toBeVisible();
        await expect
          .poll(async () => {
            await hiddenByRefusal(page);
            return coversStep(page);
          })
          .toBe(false);
      });
    }
});

for (const [j, [width, height]] of HELD.entries()) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
      const title = `${name}: a refusal hides nobody and no button`;
      // `npm test` tries one game, held upright.
      const tag = i === 3 && j === 1 ? [] : '@long';
      test(title, { tag }, async ({ page }) => {
        const ways = [{}, { text: 'largest' }];
        const all = ways.flatMap((way) => [way, { ...way, language: 'it' }]);
        for (const settings of all.filter((_, k) => k % 2 === 0 || sample(0, 1) > 0)) {
          await page.addInitScript(
            (stored) => localStorage.setItem('glade.settings', stored),
            JSON.stringify(settings),
          );
          await page.goto(address);
          await expect(page.locator(cells).first()).toBeVisible();
          expect(await hiddenByRefusal(page), JSON.stringify(settings)).toEqual([]);
          // Where the device is turned, it has another room.
          await page.setViewportSize({ width: height, height: width });
          await expect
            .poll(
              async () => {
                const found = await hiddenByNotice(page);
                return found.includes(NO_NOTICE) ? hiddenByRefusal(page) : found;
              },
              `${JSON.stringify(settings)}, turned`,
            )
            .toEqual([]);
          await page.setViewportSize({ width, height });
        }
      });
    }
  });
}

/** Which of these refusals cover what to do, or cannot be read themselves. */
const coverStep = (page: Page, texts: readonly string[]): Promise<readonly string[] | undefined> =>
  page.evaluate((all) => {
    const notice = document.querySelector('[data-notice]');
    if (notice === null) return undefined;
    const told = notice.querySelector('p')!;
    const found: string[] = [];
    for (const text of ['', ...all]) {
      // The first one is what was refused here.
      if (text !== '') told.firstChild!.textContent = text;
      dispatchEvent(new Event('resize'));
      const box = notice.getBoundingClientRect();
      const card = document.querySelector('[data-now]')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('[data-step]')!);
      const { top, bottom } = words.getBoundingClientRect();
      const apart = box.bottom <= top + 4 || box.top >= bottom - 4;
      const whole = top >= card.top - 3 && bottom <= card.bottom + 3;
      words.selectNodeContents(told);
      const own = words.getBoundingClientRect();
      const cut = own.top < box.top - 1 || own.bottom > box.bottom + 1;
      if (!apart || !whole || cut)
        found.push(
          `${apart ? '' : 'covers '}${whole ? '' : 'cuts '}${cut ? 'is cut ' : ''}${text}`,
        );
    }
    return found;
  }, texts);

for (const [j, [width, height]] of PHONES.entries())
  test.describe(`upright at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    for (const [i, [name, address]] of Object.entries(MATCHES).entries())
      for (const [k, text] of ['normal', 'largest'].entries()) {
        const title = `${name}: no refusal hides what is to be done, ${text}`;
        const tag = (i + j + k) % 4 === 0 && i % 2 === 0 ? [] : '@long';
        test(title, { tag }, async ({ page }) => {
          const game = games.find(({ id }) => address.startsWith(`/${id}/`))!;
          for (const language of ['it', 'en'] as const) {
            const refusals = Object.entries(game.text[language] as Record<string, string>)
              .filter(([key, said]) => key.startsWith('refusal.') && !said.includes('{'))
              .map(([, said]) => said);
            await page.addInitScript(
              (stored) => localStorage.setItem('glade.settings', stored),
              JSON.stringify({ text, language }),
            );
            await page.goto(address);
            await expect(page.locator(cells).first()).toBeVisible();
            await expect
              .poll(async () => {
                expect(await beRefused(page)).toBe(true);
                return coverStep(page, refusals);
              }, language)
              .toEqual([]);
          }
        });
      }
  });

test('on the lowest phone a refusal is clear of the edges of its card, and a finger finds its rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const language of ['it', 'en']) {
    await page.addInitScript(
      (stored) => localStorage.setItem('glade.settings', stored),
      JSON.stringify({ language }),
    );
    await page.goto(MATCHES['War Kids']!);
    await expect(page.locator(cells).first()).toBeVisible();
    // A unit in hand that is led onto an enemy in the Movement phase.
    const tap = async (found: string): Promise<void> =>
      page.locator(found).first().dispatchEvent('click');
    await tap(`${cells}[data-can=true]`);
    await tap(`${cells}[aria-label*="${language === 'it' ? ' rosa' : 'pink'}"]`);
    const told = page.locator('[data-notice][data-kind=refusal]');
    await expect(told).toBeVisible();
    const { above, below, rule } = await told.evaluate((notice) => {
      const words = document.createRange();
      words.selectNodeContents(notice.querySelector('p')!.firstChild!);
      const { top, bottom } = notice.getBoundingClientRect();
      const text = words.getBoundingClientRect();
      const link = notice.querySelector('a')!.getBoundingClientRect();
      return { above: text.top - top, below: bottom - text.bottom, rule: link.height };
    });
    expect(above).toBeGreaterThan(2.5);
    expect(below).toBeGreaterThan(2.5);
    expect(rule).toBeGreaterThanOrEqual(24);
  }
});
