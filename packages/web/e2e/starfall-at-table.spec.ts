import type { Locator, Page } from '@playwright/test';
import { formatRecord } from '@glade/engine';
import { choose, everyThird, expect, notice, step, stopClock, test } from './match-page.ts';
import { nearest } from './nearest.ts';
import { FOREST, openSaid, said } from './starfall-said.ts';
import { openStored } from './stored-match.ts';

// Starfall Forest with its pieces and dice on a table: what a family would stumble over.

const saying = (page: Page, words: string): Locator =>
  page.locator(`[role=gridcell][aria-label*="${words}"]`);
const endTurn = (page: Page): Locator => page.getByRole('button', { name: /^End turn/ });

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  // Held upright there is less room beside a place.
  test.describe(`at a table, ${width} x ${height}`, { tag: width < height ? [] : '@long' }, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('a tree two steps away is walked to, a snake’s places are brought nearer, and a turn with nothing left ends @long', async ({
      page,
    }) => {
      await openSaid(page, `${FOREST}; roll FTNCC`);
      const far = page.getByRole('gridcell', { name: /^Column 1, row 4: .*in 2 steps/ });
      await far.tap();
      await expect(
        page.getByRole('gridcell', { name: /^Column 1, row 4: .*player 1’s fairy/ }),
      ).toBeVisible();
      // Both steps are told and spent, and the snake is still to be moved.
      await expect(step(page)).toHaveText(
        'Player 1, your dice: 1 snake step. Move a snake, or end your turn.',
      );
      const snake = page.getByRole('gridcell', { name: /^Column 4, row 2: .*snake/ });
      await snake.tap();
      // Where a finger could mean its neighbours, the first tap brings them nearer.
      await expect(step(page)).toContainText(
        /^(Which place do you mean|Where does the snake go)\?/,
      );
      if ((await step(page).textContent())!.startsWith('Which')) await snake.tap();
      await expect(step(page)).toContainText('Where does the snake go?');
      const places = saying(page, 'the snake can go here');
      expect(await nearest(places)).toBeGreaterThan(44);
      // The button for the whole forest covers none of them.
      const whole = page.getByRole('button', { name: 'Whole forest' });
      for (const place of await places.all()) {
        const { x, y, width: wide } = (await place.boundingBox())!;
        const box = (await whole.boundingBox())!;
        const middle = [x + wide / 2, y + wide / 2] as const;
        const covered =
          middle[0] > box.x &&
          middle[0] < box.x + box.width &&
          middle[1] > box.y &&
          middle[1] < box.y + box.height;
        expect(covered).toBe(false);
      }
      // All of them lie whole in the window.
      const grid = page.getByRole('grid').first();
      const area = (await grid
        .locator('xpath=ancestor::*[contains(@class,"area")][1]')
        .boundingBox())!;
      for (const place of await places.all()) {
        const box = (await place.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(area.x - 1);
        expect(box.y).toBeGreaterThanOrEqual(area.y - 1);
        expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height + 1);
      }
      // In a close-up numerals would lie on pieces: those of the whole forest are gone until it is back.
      await expect(page.locator('[data-board] [data-numbers]')).toHaveCount(0);
      await places.last().tap();
      // Nothing is left: nobody is asked to end the turn. The card tells all steps together.
      const card = page.locator('[data-on-table]');
      await expect(card).toContainText('step by step to column 1, row 3 and column 1, row 4');
      await expect(endTurn(page)).toHaveCount(0);
      await card.getByRole('button', { name: 'Undo' }).click();
      await expect(step(page)).toHaveText(
        'Player 1, your dice: 1 snake step. Move a snake, or end your turn.',
      );
    });
  });
}

const ASIDE = 'The shooting star stops 1 big star. Put aside 1 die with a big star.';

for (const moves of [true, false]) {
  const how = moves ? 'with its steps' : 'also where nothing is moved';
  const title = `at a table big stars are put aside on the card of the turn, ${how}`;
  test(title, { tag: moves ? [] : '@long' }, async ({ page }) => {
    await openSaid(page, `${FOREST}; roll CCCCC`);
    const card = page.locator('[data-on-table]');
    for (const picture of [0, 1, 0, 2, 3]) await page.locator('[data-count]').nth(picture).click();
    await expect(step(page)).toContainText('Player 2, your dice');
    await expect(notice(page)).toHaveCount(0);
    await expect(card).toHaveCount(0);
    if (moves) {
      await page.getByRole('gridcell', { name: /^Column 2, row 1: .*you can go here/ }).click();
      await expect(step(page)).toContainText('1 snake step');
      await expect(card).toHaveCount(0);
    }
    await endTurn(page).click();
    // Two steps that are left are asked about, a single one of a snake is not.
    if (!moves) await page.getByRole('button', { name: 'End turn', exact: true }).click();
    await expect(card.locator('[data-line]')).toHaveText([
      ASIDE,
      ...(moves ? [/Move player 2’s fairy to column 2, row 1/] : []),
    ]);
    await expect(card.locator('[data-done]')).toHaveText('Done');
  });
}

test('at a table big stars are put aside in passing where nobody is told their own moves', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('glade.settings', JSON.stringify({ ownMoves: true })),
  );
  await openSaid(page, `${FOREST}; roll CCCCC`);
  for (const picture of [0, 1, 0, 2, 3]) await page.locator('[data-count]').nth(picture).click();
  await expect(step(page)).toContainText('Player 2, your dice');
  await expect(notice(page)).toContainText(ASIDE);
});

test('on a phone held sideways what is told covers neither who is at turn nor what to do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSaid(page, `${FOREST}; roll CCCCC; roll FNNCC`);
  await page.getByRole('gridcell', { name: /^Column 4, row 1:/ }).click();
  await expect(notice(page)).toBeVisible();
  // What was said last comes a moment after the notice.
  await expect(page.locator('[data-earlier]')).toBeVisible();
  const others = [
    page.locator('[data-seat]').first(),
    step(page),
    endTurn(page),
    page.locator('[data-earlier]'),
  ];
  await expect(async () => {
    const { y, height } = (await notice(page).boundingBox())!;
    for (const other of others) {
      const box = (await other.boundingBox())!;
      expect(box.y + box.height <= y || box.y >= y + height).toBe(true);
    }
  }).toPass();
});

test.describe('in Italian on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, locale: 'it-IT' });

  test('a notice and a long throw leave the button of the turn whole @long', async ({ page }) => {
    await openSaid(page, FOREST);
    const counts = page.locator('[data-dock] [data-count]');
    for (const face of [0, 1, 2, 3, 4]) await counts.nth(face).tap();
    await expect(notice(page)).toBeVisible();
    const end = page.getByRole('button', { name: /^Finisci il turno/ });
    const [button, dock] = [
      (await end.boundingBox())!,
      (await page.locator('[data-dock]').boundingBox())!,
    ];
    expect(button.height).toBeGreaterThanOrEqual(40);
    expect(button.y).toBeGreaterThanOrEqual(dock.y - 1);
    expect(button.y + button.height).toBeLessThanOrEqual(dock.y + dock.height + 1);
    await end.tap({ trial: true });
  });
});

test('at a table a bite says why it comes and what it costs', async ({ page }) => {
  await openSaid(page, `${FOREST}; roll CCCCC; roll FNNCC; go 2,2; snake 3,2-4,2 > 3,2`);
  await page.getByRole('gridcell', { name: /^Column 3, row 2: .*snake/ }).click();
  await page.getByRole('gridcell', { name: /^Column 2, row 2: .*the snake can go here/ }).click();
  const card = page.locator('[data-on-table]');
  await expect(card).toContainText('The turn ends with a snake at the fairy’s tree: it bites!');
  await expect(card).toContainText('Take one heart from player 2.');
});

/** The numbers of the lines of the card that are shown; each of them is whole. */
async function expectWhole(card: Locator): Promise<readonly number[]> {
  const lines = await card.locator('[data-line]').evaluateAll((all) =>
    all.map((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const edge = line.closest('[role=group]')!.getBoundingClientRect();
      const shown = bottom > edge.top + 2 && top < edge.bottom - 2;
      const seen = shown && getComputedStyle(line.closest('li')!).opacity !== '0';
      return { seen, whole: top >= edge.top - 2 && bottom <= edge.bottom + 2 };
    }),
  );
  const seen = lines.flatMap((line, i) => (line.seen ? [i] : []));
  expect(seen.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.seen && !line.whole)).toEqual([]);
  return seen;
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = localStorage.getItem('glade.match.stored') ?? '{}';
    return (JSON.parse(text) as { record: string }).record;
  });

const FAIRY = 2;
const STAR = 0;
const SHOOTING = 1;
const ROLLS = 'roll F; go 2,1; end; roll S; star 4,4; roll CCCCF; go 1,1; end';

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`put right at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    let nth = 0;
    /** `npm test` tries every third of these held upright, and others held sideways. */
    const inTurn = () => ({ tag: everyThird(nth++, width < height ? 'first' : 'second') });

    test(
      'a die that is missing in later throws is rolled now, and everything else stays',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, `${FOREST}; roll SSSSF; go 1,3; end; ${ROLLS}`);
        const right = await choose(page, 9);
        // One big star was none: it was a fairy.
        await right.locator('[data-less]').first().tap();
        await right.locator('[data-count]').nth(FAIRY).tap();
        for (const face of [SHOOTING, STAR]) {
          await expect(right.locator('[data-keep]')).toBeVisible();
          const more = right.locator('[data-more-entries]');
          await expect(more).toContainText('here one die is missing. Roll it now and tap it');
          await expect(more).toContainText('1 of 2 dice entered');
          // Nothing that drops a throw is the large button.
          await expect(right.locator('[class*="primary"]')).toHaveCount(0);
          await more.locator('[data-count]').nth(face).tap();
        }
        await expect(right.locator('[data-preview="fits"]')).toBeVisible();
        await right.locator('[data-confirm]').tap();
        const after = said(
          `${FOREST}; roll SSSFF; go 1,3; end; ${ROLLS.replace('F;', 'CF;').replace('roll S;', 'roll SS;')}`,
        );
        await expect.poll(() => stored(page)).toBe(formatRecord(after));
      },
    );

    test(
      'where fewer dice are due in a later throw, the question in sight says which are meant',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, `${FOREST}; roll SSSFF; go 1,3; end; roll FF; go 2,1; end`);
        const right = await choose(page, 9);
        await right.locator('[data-less]').last().tap();
        await right.locator('[data-count]').nth(STAR).tap();
        const more = right.locator('[data-more-entries]');
        const question = more.locator('p').first();
        await expect(question).toHaveText(
          'Player 2, 2 × fairy: here only one of them counts. Agree on one and tap it, and the rest can stay.',
        );
        await expect(question).toBeInViewport({ ratio: 1 });
        await more.locator('[data-count]').nth(FAIRY).tap();
        await expect(right.locator('[data-preview="fits"]')).toBeVisible();
        await right.locator('[data-confirm]').tap();
        const after = said(`${FOREST}; roll SSSSF; go 1,3; end; roll F; go 2,1; end`);
        await expect.poll(() => stored(page)).toBe(formatRecord(after));
      },
    );

    test('after a correction a big star is told once, on the card', inTurn(), async ({ page }) => {
      await page.clock.install();
      await openSaid(page, `${FOREST}; roll SFFTT; end`);
      const dock = page.locator('[data-dock] [data-count]');
      for (const face of [STAR, FAIRY, FAIRY, FAIRY]) await dock.nth(face).tap();
      await expect(step(page)).toContainText('Player 2, your dice');
      const right = await choose(page, 9);
      await right.locator('[data-less]').last().tap();
      await right.locator('[data-count]').nth(FAIRY).tap();
      await right.locator('[data-confirm]').tap();
      const card = page.locator('[data-on-table]');
      await expect(card.locator('[data-line]')).toHaveText([
        'Put aside the die with the big star.',
      ]);
      await card.locator('[data-done]').tap();
      await expect(card).toHaveCount(0);
      await expect(endTurn(page)).toBeVisible();
      // A notice comes a moment after the card has gone.
      await stopClock(page);
      await page.clock.runFor(1000);
      await expect(notice(page)).toHaveCount(0);
    });

    test(
      'a throw with which no step is possible ends the turn: its steps are left out at once, and nobody is asked for the next dice',
      inTurn(),
      async ({ page }) => {
        const stuck =
          'knock 3,1; knock 4,2; plant 3,5; plant 2,5; snake 2,3; snake 3,3; fairy 4,1; fairy 1,1';
        const next = 'go 1,2; end';
        await openSaid(page, `${stuck}; roll SSFFC; go 3,1; go 2,1; end; roll FCCC; ${next}`);
        const right = await choose(page, 9);
        // One fairy was a shooting star: one step leads only to fallen trees.
        await right.locator('[data-less]').nth(2).tap();
        await right.locator('[data-count]').nth(SHOOTING).tap();
        await expect(right.locator('[data-preview]')).toContainText(
          'Now player 1’s turn ends here: nothing is left to do.',
        );
        await expect(right.locator('[data-more-entries]')).toHaveCount(0);
        const leave = right.locator('[data-leave-out]');
        await expect(leave).toHaveText('Leave out the 3 entries after it');
        await leave.tap();
        // Of the next throw four dice are known.
        const more = right.locator('[data-more-entries]');
        await expect(more).toContainText('here one die is missing. Roll it now and tap it');
        await expect(more).toContainText('4 of 5 dice entered');
        await more.locator('[data-count]').nth(SHOOTING).tap();
        await expect(right.locator('[data-preview="fits"]')).toBeVisible();
        await right.locator('[data-confirm]').tap();
        const after = said(`${stuck}; roll SSFCC; roll FCCCC; ${next}`);
        await expect.poll(() => stored(page)).toBe(formatRecord(after));
      },
    );

    test('who plays with bots is told that their own turn ends', inTurn(), async ({ page }) => {
      const stuck =
        'knock 3,1; knock 4,2; plant 3,5; plant 2,5; snake 2,3; snake 3,3; fairy 4,1; fairy 1,1';
      await openSaid(
        page,
        `${stuck}; roll SSFFC; go 3,1; go 2,1; end; roll FCCC; go 1,2; end`,
        'bot gentle',
      );
      const right = await choose(page, 9);
      await right.locator('[data-less]').nth(2).tap();
      await right.locator('[data-count]').nth(SHOOTING).tap();
      await expect(right.locator('[data-preview]')).toHaveText(
        'Now your turn ends here: nothing is left to do. Everything before it stays.',
      );
      await expect(right).toContainText('A copy of the match');
    });

    test(
      'a throw of which all dice are entered is changed in a form that is whole',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, FOREST);
        const counts = page.locator('[data-dock] [data-count]');
        for (const face of [0, 1, 2, 3, 4]) await counts.nth(face).tap();
        await page.locator('[data-change]').tap();
        const enter = page.locator('[data-as-it-was]');
        await expect(enter).toBeVisible();
        const dock = (await page.locator('[data-dock]').boundingBox())!;
        const echo = (await page.locator('[data-dock] p').first().boundingBox())!;
        const sum = page.locator('[data-sum]');
        for (const each of [
          enter,
          sum,
          ...(await counts.all()),
          page.locator('[data-less]').first(),
        ]) {
          const box = (await each.boundingBox())!;
          expect(box.y).toBeGreaterThanOrEqual(echo.y + echo.height - 1);
          expect(box.y + box.height).toBeLessThanOrEqual(dock.y + dock.height + 1);
        }
        await enter.tap({ trial: true });
        await page.locator('[data-less]').first().tap({ trial: true });
      },
    );

    test(
      'the card after a correction leaves the players in sight, and shows whole lines only',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, `${FOREST}; roll SSSSF; go 1,3; end; roll F; end; roll S; star 4,4`);
        const right = await choose(page, 9);
        await right.locator('[data-less]').first().tap();
        await right.locator('[data-count]').nth(FAIRY).tap();
        await expect(right.locator('[data-keep]')).toBeVisible();
        // Everything after it is told again: the star and the fairy go back.
        await right.locator('[data-confirm]').tap();
        const card = page.locator('[data-on-table]');
        await expect(card).toContainText('Only this changes on the table');
        await expect(page.locator('[data-seat]').first()).toBeVisible();
        const [seats, box] = [
          (await page.locator('[data-seat]').first().boundingBox())!,
          (await card.boundingBox())!,
        ];
        // Nothing is empty between them and the card.
        if (width > height) expect(box.y - seats.y - seats.height).toBeLessThan(16);
        await expectWhole(card);
      },
    );

    test(
      'of a long card whole lines are shown, and the button leads to all others',
      inTurn(),
      async ({ page }) => {
        await openStored(page, said(FOREST), undefined, [-1]);
        const card = page.locator('[data-on-table]');
        const lines = card.locator('[data-line]');
        const seen = new Set<number>();
        const done = card.locator('button[data-done]');
        await expect(lines.first()).toBeVisible();
        const all = await lines.count();
        for (let part = 0; part < all && seen.size < all; part++) {
          for (const line of await expectWhole(card)) seen.add(line);
          if ((await done.getAttribute('data-done')) === 'false') {
            expect(await done.textContent()).toContain(`${all - seen.size} more`);
            await done.tap();
          }
        }
        expect(seen.size).toBe(all);
        await expect(done).toHaveText('Done');
      },
    );

    test(
      'where a snake went instead is tapped on a forest in sight, with the sentence below it',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, `${FOREST}; roll SSSSN; snake 4,2 > 4,3; end; roll F; end`);
        const right = await choose(page, 10);
        const hand = right.getByRole('status').filter({ hasText: 'Where does the snake go?' });
        await right.getByRole('gridcell', { name: /^Column 4, row 2:/ }).tap();
        await expect(hand).toBeVisible();
        const places = right.locator('[role=gridcell][data-can=true]');
        const [below, all] = [(await hand.boundingBox())!, await places.all()];
        expect(all.length).toBeGreaterThan(2);
        for (const place of all) {
          const { y, height: high } = (await place.boundingBox())!;
          expect(y + high / 2).toBeLessThan(below.y);
          await place.tap({ trial: true });
        }
      },
    );

    test(
      'where a star fell instead is tapped on the board, which no button covers',
      inTurn(),
      async ({ page }) => {
        await openSaid(page, `${FOREST}; roll SSSSF; go 1,3; end; roll F; end; roll S; star 4,4`);
        const right = await choose(page, 8);
        await right.getByRole('gridcell', { name: /^Column 4, row 4:/ }).tap();
        const more = right.locator('[data-more-entries]');
        await expect(more).toContainText('Where does it land?');
        // A star cannot fall beside a fairy: the board says so, and asks again.
        await more.getByRole('gridcell', { name: /^Column 1, row 4:/ }).tap();
        await expect(more.getByRole('alert')).toContainText('only one step from your fairy');
        const cells = more.getByRole('gridcell', { name: /the star can land here/ });
        // Each place can be tapped where it is, without anything over it.
        await cells.last().tap({ trial: true });
        await cells.first().tap({ trial: true });
        await more.getByRole('gridcell', { name: /^Column 3, row 4:/ }).tap();
        await expect(right.locator('[data-preview="fits"]')).toBeVisible();
        await right.locator('[data-confirm]').tap();
        const after = said(
          `${FOREST.replace('fairy 1,1', 'fairy 4,4')}; roll SSSSF; go 1,3; end; roll F; end; roll S; star 3,4`,
        );
        await expect.poll(() => stored(page)).toBe(formatRecord(after));
      },
    );
  });
}
