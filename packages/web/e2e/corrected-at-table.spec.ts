import type { Page } from '@playwright/test';
import { expect, notice, test } from './match-page.ts';
import { choose, FOREST, openSaid } from './starfall-said.ts';

// A wrong die is put right at a table: what is asked and told then is in sight, and says whose dice are meant.

const STAR = 0;
const SHOOTING = 1;
const FAIRY = 2;

/** How much of a part of the page is cut off, or lies over the board. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const told = document.querySelector('[data-notice]')!;
    const { top, bottom, left, right } = told.getBoundingClientRect();
    const board = document.querySelector('[data-board]')!.getBoundingClientRect();
    const over =
      top < board.bottom - 1 &&
      bottom > board.top + 1 &&
      left < board.right - 1 &&
      right > board.left + 1;
    return [
      ...(told.scrollHeight > told.clientHeight + 1 ? ['cut'] : []),
      ...(over ? ['over the board'] : []),
    ];
  });

for (const locale of ['it-IT', 'en-GB'])
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const)
    test.describe(`${locale}, ${width} x ${height}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true, locale });

      test('two throws in a row with a die too many: each question names the throw, and its dice are in sight', async ({
        page,
      }) => {
        await openSaid(
          page,
          `${FOREST}; roll SSSFF; go 1,3; end; roll FF; go 2,1; end; roll FN; go 1,4; end`,
        );
        const right = await choose(page, 9);
        await right.locator('[data-less]').last().tap();
        await right.locator('[data-count]').nth(STAR).tap();
        const more = right.locator('[data-more-entries]');
        const question = more.locator('p').first();
        for (const [player, dice] of [
          [2, /2 × (fata|fairy)/],
          [1, /1 × (fata|fairy), 1 × (serpente|snake)/],
        ] as const) {
          await expect(question).toContainText(new RegExp(`(giocatore|player) ${player},`, 'i'));
          await expect(question).toContainText(dice);
          await expect(question).toBeInViewport({ ratio: 1 });
          for (const die of await more.locator('[data-count]').all())
            await expect(die).toBeInViewport({ ratio: 1 });
          await more.locator('[data-count]').nth(FAIRY).tap();
        }
        await expect(right.locator('[data-preview="fits"]')).toBeVisible();
      });

      test('a correction that changes nothing on the table is told in whole lines beside the board', async ({
        page,
      }) => {
        await openSaid(page, `${FOREST}; roll SSFNC; go 1,3; end; roll FNNC`);
        const right = await choose(page, 9);
        await right.locator('[data-less]').nth(2).tap();
        await right
          .locator('[data-count]')
          .nth(SHOOTING + 3)
          .tap();
        await right.locator('[data-confirm]').tap();
        await expect(notice(page)).toContainText(/Corretto\.|Put right\./);
        await expect(notice(page)).toContainText(/va ancora bene|still fits/);
        await expect.poll(() => hidden(page)).toEqual([]);
      });
    });
