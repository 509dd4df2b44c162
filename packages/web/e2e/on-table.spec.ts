import type { Locator, Page } from '@playwright/test';
import { carryOut, cells, expect, heard, hearing, notice, openMenu, test } from './match-page.ts';

const card = (page: Page) => page.locator('[data-on-table]');
const done = carryOut;

/** Enters dice, the first die first. */
async function enter(page: Page, ...faces: readonly number[]): Promise<void> {
  await page.locator('[data-dock] fieldset button').first().focus();
  for (const face of faces) await page.keyboard.press(String(face));
}

test('a match on a real table says what to put where, waits, is there again after a reload, and says what differs after something is put right', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on&table=real');
  await expect(card(page)).toContainText('Draw a grid of 6 by 6 squares.');
  await done(page);
  await expect(card(page)).toHaveCount(0);
  await enter(page, 2, 3);
  const home = card(page).getByRole('button', { name: 'Draw a triangle for the home on' });
  await expect(home).toHaveAttribute('data-shown', 'true');
  await page.reload();
  await expect(home).toBeVisible();
  await expect(page.locator('[data-dock]')).toBeHidden();
  // No throw is entered while the card waits.
  await page.keyboard.press('5');
  await page.keyboard.press('5');
  await expect(card(page)).not.toContainText('column 5, row 5');
  await done(page);
  await expect(page.locator('[data-dock]')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  const changed = 'Something was corrected.';
  await expect(card(page)).toContainText(changed);
  await expect(card(page)).toContainText('Rub out the triangle of the home on column 2, row 3.');
  await page.reload();
  await expect(card(page)).toContainText(changed);
  await expect(home).toHaveCount(0);
  await done(page);
  await enter(page, 5, 5);
  await expect(card(page)).toContainText('column 5, row 5');
});

test('Forest Fire: the opening fires are one card, and a square is one tap', async ({ page }) => {
  await page.goto(
    '/forest-fire/play?ownDice=on&table=real&firebreaks=0&place=after&who=person,person',
  );
  await done(page);
  const fires = [0, 2, 14, 14];
  for (const square of fires) {
    await expect(card(page)).toHaveCount(0);
    await page.locator(`[data-cell="${square}"]`).click();
  }
  await expect(card(page)).toContainText('If you put down a counter with each roll');
  await expect(card(page)).toContainText(
    'Put Fire counters on 1 down, 1 across and 1 down, 3 across.',
  );
  await expect(card(page)).toContainText('Fire leaps into the gap between two fires.');
});

test('people say in the menu whether the pieces lie on a real table', async ({ page }) => {
  await page.goto('/wildfire/play?ownDice=on');
  await expect(page.locator(cells).first()).toBeVisible();
  await enter(page, 2, 3);
  await expect(card(page)).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'The pieces lie on a real table' }).check();
  await page.keyboard.press('Escape');
  // They lie there as the app shows them.
  await expect(card(page)).toHaveCount(0);
  await enter(page, 5, 5);
  await expect(card(page)).toContainText('column 5, row 5');
});

// The same cards, carried out in the fewest taps, are in the next test.
test('in VS each player is told what to draw on their own paper, and nothing is skipped while the device is passed on @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?mode=vs&ownDice=on&table=real&who=person,person');
  // What lies the same on all papers is told to all, before anybody has the device.
  await expect(card(page)).toContainText('Each player: draw a grid');
  await done(page);
  await enter(page, 3, 3);
  await expect(card(page).locator('li')).toHaveText(
    'Draw a triangle for the home on column 3, row 3.',
  );
  await done(page);
  await enter(page, 1, 1);
  await expect(card(page)).toContainText('column 1, row 1');
  await done(page);
  await enter(page, 5, 5);
  await expect(card(page)).toContainText('column 5, row 5');
  await done(page);
  for (const player of ['player 1', 'player 2']) {
    await page.locator('[data-take]').click();
    await expect(card(page), player).toHaveCount(0);
    // What somebody has just done is told at once, before the device is passed on.
    await page.locator(`${cells}[aria-label*="you can"]`).first().click();
    await expect(card(page), player).toContainText(/Draw a (?:circle|small square)/);
    await done(page);
    // The card has told what was done: who is next, or all with the dice, are called without another page.
    await expect(page.locator('[data-pass]'), player).toHaveCount(0);
  }
  await enter(page, 6, 6);
  // Who acted last still holds the device, and begins.
  for (const player of ['player 2', 'player 1']) {
    await expect(page.locator('h2')).toContainText(player === 'player 1' ? 'Player 1' : 'Player 2');
    await expect(page.getByText('You hold the device.')).toHaveCount(player === 'player 2' ? 1 : 0);
    await page.locator('[data-take]').click();
    // The fire has spread on this paper, too, since it was seen last; who acted last has been told so at once.
    if (player === 'player 1')
      await expect(card(page)).toContainText('Turn the slash on column 5, row 5 into an X.');
    // What came before the roll stands apart from what the roll brought.
    await expect(card(page).locator('li h3'), player).toHaveText(
      player === 'player 1'
        ? ['From the round before:', 'Roll: column 6, row 6']
        : ['Sparks! A new fire'],
    );
    // The ear hears the same.
    if (player === 'player 1')
      await expect
        .poll(() => heard(page))
        .toMatch(/From the round before: .*Roll: column 6, row 6 /);
    // The dice, alone or among the squares of their row.
    await expect(card(page), player).toContainText(/column 6, row 6|6 of row 6/);
    await done(page);
    await page.getByRole('button', { name: /^Pass/ }).click();
    if (player === 'player 1') {
      // Nobody acts after that: the fire spreads.
      await expect(card(page)).toContainText('into an X');
      await done(page);
      await expect(page.locator('[data-pass]')).toHaveCount(0);
    }
  }
});

/** Sets up a match of VS with real dice and two people, and plays its first round. */
async function playFirstRound(page: Page): Promise<void> {
  await page.goto('/wildfire/play?mode=vs&ownDice=on&table=real&who=person,person');
  await done(page);
  for (const [column, row] of [
    [3, 3],
    [1, 1],
    [5, 5],
  ] as const) {
    await enter(page, column, row);
    await done(page);
  }
  for (let player = 0; player < 2; player++) {
    await page.locator('[data-take]').click();
    await page.locator(`${cells}[aria-label*="you can"]`).first().click();
    await done(page);
  }
}

test('in VS a round of two people takes at most eight taps: who acts has drawn what the card says @long', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (button: Locator): Promise<void> => {
    taps += 1;
    // A second tap that comes at once would be meant for what the card has just covered.
    await page.waitForTimeout(500);
    await button.click();
  };
  const roll = async (column: number, row: number): Promise<void> => {
    const die = (name: string) => page.getByRole('group', { name, exact: true });
    await tap(
      die('column')
        .getByRole('button')
        .nth(column - 1),
    );
    await tap(
      die('row')
        .getByRole('button')
        .nth(row - 1),
    );
  };
  const square = page.locator(`${cells}[aria-label*="you can"]`).first();
  await playFirstRound(page);
  taps = 0;
  await roll(6, 6);
  for (let player = 0; player < 2; player++) {
    await tap(page.locator('[data-take]'));
    await expect(card(page)).toContainText('column 6, row 6');
    await expect(card(page)).toContainText('tap your square at once.');
    await tap(square);
    // What came before is drawn: only what was chosen is told now, and once all have acted how the fire spreads.
    const lines = card(page).locator('li');
    await expect(lines.first()).toContainText(/Draw a (?:circle|small square)/);
    if (player === 0) await expect(lines).toHaveCount(1);
    await expect(card(page)).not.toContainText('From the round before');
    await tap(card(page).getByRole('button', { name: 'Done' }));
  }
  await expect(page.locator('fieldset').first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});

test('in VS the square waits for lines of the card that nobody has seen @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await playFirstRound(page);
  await enter(page, 6, 6);
  // Who holds the device has drawn how the fire spread; the other finds that on their card, too.
  const square = page.locator(`${cells}[aria-label*="you can"]`);
  await page.locator('[data-take]').click();
  await square.first().click();
  await done(page);
  await page.locator('[data-take]').click();
  const more = card(page).getByRole('button', { name: /more/ });
  await expect(more).toBeVisible();
  await expect(square).toHaveCount(0);
  while ((await more.count()) > 0) await more.click();
  await square.first().click();
  await expect(card(page)).toContainText(/Draw a (?:circle|small square)/);
});

test('lines are ticked off, the last or a tap beside them says that all is done', async ({
  page,
}) => {
  await page.goto('/war-kids/play?scenario=firstSkirmish&ownDice=on&table=real&who=person,person');
  const lines = card(page).locator('li button');
  await expect(lines.first()).toBeVisible();
  const count = await lines.count();
  expect(count).toBeGreaterThan(1);
  for (let i = 0; i < count - 1; i++) {
    // The next one's places are lit.
    await expect(lines.nth(i)).toHaveAttribute('data-shown', 'true');
    await lines.nth(i).click();
    await expect(lines.nth(i)).toHaveAttribute('aria-pressed', 'true');
  }
  // A tap that comes with the card was meant for what it covers.
  const closes = async (by: Locator): Promise<void> =>
    expect(async () => {
      if ((await card(page).count()) > 0) await by.click({ timeout: 500 });
      await expect(card(page)).toHaveCount(0, { timeout: 200 });
    }).toPass();
  await closes(lines.last());
  await page.goto('/forest-fire/play?ownDice=on&table=real&who=person,person');
  await expect(lines.first()).toBeVisible();
  await closes(card(page).locator('h2'));
});

test('a wrong number is put right on the card itself, and Undo first takes back a die that is entered', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on&table=real');
  await done(page);
  await enter(page, 2, 3);
  await card(page).getByRole('button', { name: 'Wrong number?' }).click();
  // No piece has been moved for it, so none is moved back.
  await expect(card(page)).toHaveCount(0);
  const two = page.getByRole('button', { name: 'column 2' });
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await enter(page, 5, 4);
  await expect(card(page)).toContainText('column 5, row 4');
  await done(page);
  const six = page.getByRole('button', { name: 'column 6' });
  await six.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(six).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page)).toHaveCount(0);
});

for (const turned of [false, true]) {
  const where = turned ? ', also for those who sit opposite' : '';
  const title = `lines below the edge of a long card are seen before it is done${where}`;
  test(title, { tag: turned ? '@long' : [] }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const table = 'ownDice=on&table=real&who=person,person';
    await page.goto(`/war-kids/play?scenario=firstSkirmish&${table}`);
    const next = page.locator('button[data-done]');
    await expect(next).toBeVisible();
    if (turned) {
      await openMenu(page);
      await page.getByRole('button', { name: 'Turn the view upside down' }).click();
    }
    await expect(next).toHaveText(/^\d+ more lines? ↓$/);
    await done(page);
    await expect(card(page)).toHaveCount(0);
  });
}

test('leaves are entered one after the other, and one card tells of them all @long', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?players=2&ownDice=on&table=real&who=person,person');
  await done(page);
  await page.locator('[data-draw]').click();
  await expect(page.locator('[data-echo]')).toContainText('Glade drew');
  await page.getByRole('button', { name: 'leaves 3', exact: true }).click();
  await expect(page.locator('[data-step]')).toContainText('3 more leaves');
  await expect(notice(page)).toHaveCount(0);
  for (const [column, row] of [
    [4, 5],
    [4, 5],
    [2, 1],
  ] as const) {
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('button', { name: `green column ${column}`, exact: true }).click();
    await page.getByRole('button', { name: `blue row ${row}`, exact: true }).click();
  }
  await expect(card(page).locator('li')).toHaveText([
    'Put 2 round chips on green 4 blue 5.',
    'Put a round chip on green 2 blue 1.',
  ]);
});

test('a leaf that is refused is crossed out where it would fall, and not the one before @long', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?players=2&ownDice=on&table=real&who=person,person');
  await done(page);
  await page.locator('[data-draw]').click();
  await page.getByRole('button', { name: 'leaves 6', exact: true }).click();
  for (const [column, row] of [
    [4, 5],
    [4, 5],
    [2, 1],
    [4, 5],
  ] as const) {
    await page.getByRole('button', { name: `green column ${column}`, exact: true }).click();
    await page.getByRole('button', { name: `blue row ${row}`, exact: true }).click();
  }
  await expect(notice(page)).toContainText('Roll again');
  const crosses = page.locator('[data-board] [data-cross]:visible');
  await expect(crosses).toHaveCount(1);
  const [cross, square] = [
    (await crosses.boundingBox())!,
    (await page.getByRole('gridcell', { name: /^Green 4, blue 5/ }).boundingBox())!,
  ];
  expect(cross.x).toBeGreaterThan(square.x);
  expect(cross.x + cross.width).toBeLessThan(square.x + square.width);
  expect(cross.y).toBeGreaterThan(square.y);
  expect(cross.y + cross.height).toBeLessThan(square.y + square.height);
});

test('a forest that chance sets up is drawn at once, and told on one card @long', async ({
  page,
}) => {
  await page.goto(
    '/starfall-forest/play?players=2&setup=random&ownDice=on&table=real&who=person,person&first=1',
  );
  await expect(card(page).locator('li').filter({ hasText: 'tree' }).first()).toBeVisible();
  await expect(card(page)).toContainText('Set up 4 rows');
  await expect(card(page)).toContainText('Put player 2’s fairy at');
  await done(page);
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-step]')).toContainText('roll 5 dice');
});

test('why a throw moves nothing is shown', async ({ page }) => {
  await page.goto('/wildfire/play?ownDice=on&table=real');
  await done(page);
  for (const [column, row] of [
    [2, 3],
    [5, 5],
  ] as const) {
    await enter(page, column, row);
    await done(page);
  }
  await enter(page, 5, 5);
  await expect(notice(page)).toContainText('Column 5, row 5 has already burnt. Nothing happens.');
});

test('while the card waits a tap on the board enters nothing, and then X4 shows the grid that the dice are for @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wildfire/play?mode=x4&ownDice=on&table=real');
  const square = (cell: number) => page.locator(`[data-cell="${cell}"]`);
  await expect(card(page)).toContainText('Draw four grids');
  await square(14).click();
  await expect(card(page)).toContainText('Draw four grids');
  await done(page);
  const grids = ['Top left', 'Top right', 'Bottom right', 'Bottom left'];
  for (const [grid, name] of grids.entries()) {
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
    await square(36 * grid + 14).click();
  }
  // Then the fires: one card tells of all eight.
  for (let grid = 0; grid < 4; grid++) await square(36 * grid + 21).click();
  await expect(card(page)).toContainText('Bottom left grid. Draw a triangle');
  const echo = page.locator('[data-echo]');
  await square(0).click();
  await expect(card(page)).toBeVisible();
  await done(page);
  await expect(echo).toContainText('bottom left, column 4, row 4');
  await expect(page.getByRole('button', { name: 'Top left', pressed: true })).toBeVisible();
  await square(0).click();
  await expect(echo).toContainText('top left, column 1, row 1');
});

test('a throw that changes nothing on the table and ends the turn has a card of its own, which says why and who is next @long', async ({
  page,
}) => {
  await page.goto(
    '/starfall-forest/play?players=2&setup=random&ownDice=on&table=real&who=person,person',
  );
  await expect(card(page)).toBeVisible();
  await done(page);
  await page.locator('[data-lots] button').first().click();
  await expect(card(page)).toContainText('fairy');
  await done(page);
  // A big star, and four shooting stars that take it away.
  for (const picture of [0, 1, 1, 1, 1]) await page.locator('[data-count]').nth(picture).click();
  await expect(card(page)).toContainText('A shooting star stops player 1’s big star.');
  await expect(card(page)).toContainText('Next: player 2.');
  await expect(card(page).locator('li, [data-own-moves]')).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toContainText('Next: player 2.');
  await done(page);
  await expect(card(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('[data-step]')).toContainText('Player 2, roll 5 dice.');
});
