import type { Page } from '@playwright/test';
import { cells, expect, letTimePass, step, stopClock, test, typeLine } from './match-page.ts';
import { playedUntil, unfought } from './played-match.ts';
import { openStored } from './stored-match.ts';

// Forest Fire before the first turn, when hardly anything is left, and when all is lost.

const note = (page: Page) => page.locator('[data-now] [data-note]');

test('the help says what can be done while the first squares are to be found, and shows the square', async ({
  page,
}) => {
  await page.goto('/forest-fire/play?seed=7');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  const now = page.getByRole('dialog').locator('h3:text-is("What you can do now") + ul > li');
  await expect(page.locator('[data-roll]')).toBeEnabled();
  await help.click();
  // One card for each, with a picture and a reason; one of them has a button, and that throws the dice.
  await expect(now).toHaveText([
    /^Roll for a Firebreak.*nothing burns there.*Roll now$/,
    /^Set it up for us.*Then you begin\.$/,
  ]);
  for (const picture of await now.locator('svg').all())
    await expect(picture.locator('path, circle').first()).toBeVisible();
  // What the marks mean begins with what is done now, and tells of no job that nobody has.
  const marks = page.getByRole('dialog').locator('ul:has(> li > svg) > li');
  await expect(marks.first()).toHaveText(/^a Firebreak/);
  await expect(marks.getByText('a Hotshot takes them all')).toBeVisible();
  await expect(marks.getByText('Smoke Jumper')).toHaveCount(0);
  await now.getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(step(page)).toHaveText(/^Who finds it\?/);
  await help.click();
  await expect(now).toHaveText([
    /^Who finds it\? Tap \d down, \d across\..*Show me the place$/,
    /^Set it up for us/,
  ]);
  await expect(now.getByRole('button')).toHaveCount(1);
  const [, down, across] = /(\d) down, (\d) across/.exec((await now.first().textContent())!)!;
  await now.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const square = page.locator(
    `${cells}[data-cell="${(Number(down) - 1) * 6 + Number(across) - 1}"]`,
  );
  const frame = page.locator('[data-board] rect:is([class*="lighting"], [class*="lit-"])').first();
  await expect(frame).toBeVisible();
  const [lit, wanted] = [(await frame.boundingBox())!, (await square.boundingBox())!];
  expect(Math.abs(lit.x + lit.width / 2 - wanted.x - wanted.width / 2)).toBeLessThan(10);
  expect(Math.abs(lit.y + lit.height / 2 - wanted.y - wanted.height / 2)).toBeLessThan(10);
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  for (const [game, pass] of [
    ['forest-fire', 'done'],
    ['fair-verona', 'stay'],
  ] as const)
    test(`what a bot does is seen at once by who skips it: ${game}`, async ({ page }) => {
      // The last thing that Anna does in her turn.
      const match = playedUntil(
        game,
        { seats: game === 'fair-verona' ? 4 : 2 },
        { seed: 5, first: 'Anna', others: 'bot gentle' },
        ({ actor, rules, state }) => {
          const { step: doing } = rules.view(state, undefined) as { readonly step: string };
          return actor === 0 && (doing === 'turns' || doing === 'move');
        },
      );
      await page.clock.install();
      await openStored(page, match);
      await expect(page.locator('[data-skip]')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.locator('[data-command]')).toBeVisible();
      // Before it is done: the bot would act while the line is put away.
      await stopClock(page);
      await typeLine(page, pass);
      await page.keyboard.press('Escape');
      await letTimePass(page, page.locator('[data-dock] [data-skip][aria-disabled=false]'));
      // The clock stands: only skipping can end it.
      await page.locator('[data-skip]').click();
      await expect(page.locator('[data-skip][aria-disabled=false]')).toHaveCount(0);
    });
});

for (const [locale, green, enough] of [
  ['en-GB', /^Only \d+ squares are still green!$/, 'Enough? End the match in the menu.'],
  ['it-IT', /^Restano verdi solo \d+ caselle!$/, 'Basta? Chiudi la partita dal menu.'],
] as const)
  test.describe(locale, { tag: locale === 'it-IT' ? [] : '@long' }, () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, locale });

    const isWhole = (page: Page): Promise<boolean> =>
      note(page).evaluate((line) => {
        const { left, right, bottom } = line.getBoundingClientRect();
        const card = line.closest('[data-now]')!.getBoundingClientRect();
        return (
          line.scrollWidth <= line.clientWidth &&
          left >= card.left &&
          right <= card.right &&
          bottom <= card.bottom + 1
        );
      });

    test('how little is left stands whole beside the task, and after many rounds where the match is ended', async ({
      page,
    }) => {
      await openStored(
        page,
        unfought('tend', (s) => s.burning >= 24),
      );
      await expect(note(page)).toHaveText(green);
      expect(await isWhole(page)).toBe(true);
      await openStored(
        page,
        unfought('tend', ({ round }) => round === 41),
      );
      await expect(note(page)).toHaveText(enough);
      expect(await isWhole(page)).toBe(true);
    });
  });

test.describe('in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('who is out has a cross beside the name that stands out from the card', async ({ page }) => {
    await openStored(page, unfought('walk'));
    await expect(page.getByText('Everybody had to leave the forest')).toBeVisible();
    const cross = page.locator('ul[data-seats] li svg path[d^="M4 5L16 17"]').first();
    const colours = await cross.evaluate((path) => {
      const { stroke, color } = getComputedStyle(path);
      return [stroke, color];
    });
    expect(colours[0]).toBe(colours[1]);
  });
});
