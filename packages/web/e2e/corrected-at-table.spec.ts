import { choose, expect, notice, onPhones, test } from './match-page.ts';
import { hiddenByNotice } from './notice-hides.ts';
import { FOREST, openSaid } from './starfall-said.ts';

// A wrong die is put right at a table: what is asked and told then is in sight, and says whose dice are meant.

const STAR = 0;
const FAIRY = 2;
const TREE = 4;

onPhones(() => {
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

  test('a correction that changes nothing on the table is told in whole lines beside the board @long', async ({
    page,
  }) => {
    await openSaid(page, `${FOREST}; roll SSFNC; go 1,3; end; roll FNNC`);
    const right = await choose(page, 9);
    await right.locator('[data-less]').nth(2).tap();
    await right.locator('[data-count]').nth(TREE).tap();
    await right.locator('[data-confirm]').tap();
    await expect(notice(page)).toContainText(/Corretto\.|Put right\./);
    await expect(notice(page)).toContainText(/va ancora bene|still fits/);
    await expect.poll(() => hiddenByNotice(page)).toEqual([]);
  });
});
