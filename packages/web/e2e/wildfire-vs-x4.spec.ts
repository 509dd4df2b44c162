import type { Page } from '@playwright/test';
import {
  cells,
  expect,
  heard,
  hearing,
  notice,
  open,
  openMenu,
  position,
  roll,
  rollToAct,
  test,
  toDouse,
  openLog,
} from './match-page.ts';

test('VS with two people: nobody sees the other’s grid before the end', async ({ page }) => {
  test.slow();
  await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
  const take = page.locator('[data-take]');
  const pass = page.locator('[data-pass]');
  let handovers = 0;
  let looked = false;
  await expect(page.locator(roll)).toBeVisible();
  for (let i = 0; i < 400 && (await page.locator('[data-again]').count()) === 0; i++) {
    if (await take.count()) {
      // Between two people nothing of anybody is on the page.
      expect(await page.locator(cells).count()).toBe(0);
      handovers += 1;
      await take.click();
    } else if (await pass.count()) {
      // Whoever has acted sees on their own grid what they did, until they hide it. It can't be acted on.
      await expect(page.locator('[data-own][inert] [role=img]')).toBeVisible();
      expect(await page.locator(cells).count()).toBe(0);
      await expect(pass).toBeInViewport({ ratio: 1 });
      await pass.click();
      await expect(pass).toHaveCount(0);
    } else if (await page.locator(roll).count()) {
      await page.locator(roll).click();
    } else {
      const seen = await page.locator(cells).count();
      // Both grids are shown when the match is over; the panel that says so may come a moment later.
      if (seen === 72) break;
      expect(seen).toBe(36);
      if (handovers === 1 && !looked) {
        looked = true;
        await openMenu(page);
        await expect(page.getByRole('dialog')).toContainText('everything is open');
        await expect(page.getByRole('button', { name: 'Share as a link' })).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      const target = await toDouse(page);
      if (target === undefined) await page.getByRole('button', { name: 'Pass' }).click();
      else await page.locator(cells).nth(target).click();
    }
  }
  expect(handovers).toBeGreaterThan(2);
  await expect(page.locator('[data-again]')).toBeVisible();
  await page.getByText('The numbers', { exact: true }).click();
  await expect(page.getByRole('columnheader').first()).toHaveText('Player');
  await expect(page.getByRole('region', { name: 'Player 2', exact: true })).toBeVisible();
  expect(await page.locator(cells).count()).toBe(72);
  expect(looked).toBe(true);
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Share as a link' })).toBeVisible();
});

test('VS against bots of every level comes to its end @long', async ({ page }) => {
  test.slow();
  // It is not about how long each of them is seen to think.
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"speed":"instant"}'));
  await open(page, 'preset=vs&vsPlayers=4&who=person,gentle,steady,strong&seed=2');
  const again = page.locator('[data-again]');
  const own = page.getByRole('button', { name: 'Pass' });
  for (let i = 0; i < 200 && (await again.count()) === 0; i++) {
    await expect(page.locator(roll).or(own).or(again).first()).toBeVisible({ timeout: 60_000 });
    if (await page.locator(roll).count()) await page.locator(roll).click();
    else if (await own.count()) {
      const target = await toDouse(page);
      await (target === undefined ? own : page.locator(cells).nth(target)).click();
    }
  }
  await expect(again).toBeVisible();
});

test('VS with two people: before the device is taken nothing is told of anybody’s grid, then everything @long', async ({
  page,
}) => {
  await hearing(page);
  await open(page, 'mode=vs&ownDice=on&who=person,person');
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  const enter = async (column: number, row: number): Promise<void> => {
    await dice.getByRole('button', { name: `column ${column}` }).click();
    await dice.getByRole('button', { name: `row ${row}` }).click();
  };
  await enter(3, 3);
  await enter(1, 1);
  await expect(page.getByText('All grids look like this.', { exact: false })).toBeVisible();
  await enter(2, 5);
  await expect(page.locator('[data-take]')).toBeVisible();
  await expect.poll(() => heard(page)).toContain('Player 1, it\u00a0is your turn');
  expect(await heard(page)).not.toMatch(
    /nothing burns|catch|burns? out|sparks(?! fly on every grid)|Pass\b/i,
  );

  await page.locator('[data-take]').click();
  const told = [
    'Column 2, row 1 and column 1, row 2 catch fire.',
    'Sparks: column 2, row 5 catches fire.',
  ];
  for (const each of told) {
    await expect.poll(() => heard(page)).toContain(each);
    // One breath; T tells all places.
    const line = (await heard(page)).split('\n').find((said) => said.includes(each))!;
    expect(line.split(/\s+/).length).toBeLessThanOrEqual(20);
  }
  await expect.poll(() => heard(page)).toContain('One action.');
  await expect(page.locator('[role=grid]')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('t');
    await expect.poll(() => heard(page), { timeout: 2000 }).toMatch(/row 2, column 1/);
  }).toPass();
});

test('against bots nothing false is told of their grids @long', async ({ page }) => {
  await hearing(page);
  await open(page, 'preset=vs&seed=9');
  await rollToAct(page);
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => heard(page)).toContain('Turn 2');
  expect(await heard(page)).not.toContain('Nothing is burning');
});

test('in VS it is said that the grids of the others are secret, in sight where there is room', async ({
  page,
}) => {
  await open(page, 'preset=vs&seed=9');
  await rollToAct(page);
  await expect(page.locator('[data-seats] li').last()).toContainText('the grid is secret');
  const secret = page.getByText('The other grids are secret until the end.');
  for (const [width, height] of [
    [1366, 768],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(secret).toBeInViewport({ ratio: 1 });
    const cut = secret.locator('..').evaluate((slip) => slip.scrollWidth - slip.clientWidth);
    expect(await cut).toBeLessThanOrEqual(0);
  }
});

for (const text of ['normal', 'largest']) {
  const title = `on a phone it is in sight before the first roll that the grids of bots are secret, ${text}`;
  test(title, { tag: text === 'largest' ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(
      (stored) => localStorage.setItem('glade.settings', stored),
      JSON.stringify({ text, language: 'it' }),
    );
    await open(page, 'preset=vs&seed=9');
    const secret = page.getByText('Le altre griglie sono segrete fino alla fine.');
    await expect(secret).toBeInViewport({ ratio: 1 });
    await page.locator(roll).click();
    await expect(secret).toBeInViewport({ ratio: 1 });
    const beside = secret.locator('../..');
    const cut = await beside.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
  });
}

test('X4 shows four homes, and on a phone the quarter at turn is large @long', async ({ page }) => {
  await hearing(page);
  await open(page, 'preset=x4&seed=3');
  await rollToAct(page);
  expect(await page.locator(cells).count()).toBe(144);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator(cells)).toHaveCount(36);
  const target = (await toDouse(page))!;
  await page.locator(cells).nth(target).click();
  // What the next quarter brings takes its place on the page at once.
  await expect.poll(() => heard(page)).toContain('You douse');
});

test.describe('X4 on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('every quarter can be looked at, by tap and by keyboard @long', async ({ page }) => {
    await open(page, 'preset=x4&seed=3');
    await rollToAct(page);
    const quarters = page.getByRole('group', { name: 'Which quarter to look at' });
    const own = quarters.getByRole('button', { pressed: true });
    await expect(own).toHaveAccessibleName(/^top left, its turn, \d squares? (?:is|are) burning$/);
    expect(await position(page)).toContainEqual(expect.stringMatching(/^top left .*you can douse/));

    await quarters.getByRole('button', { name: /^bottom right/ }).tap();
    // Where one is comes first.
    await expect(page.getByRole('grid', { name: /^bottom right, / })).toBeVisible();
    const other = await position(page);
    expect(other.every((label) => label.startsWith('bottom right '))).toBe(true);
    expect(other.filter((label) => label.endsWith(': your home'))).toHaveLength(1);

    await quarters.getByRole('button', { name: /^top right/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: /^top right, / })).toBeVisible();

    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.getByRole('grid', { name: /^top left, / })).toBeVisible({ timeout: 20_000 });
  });

  test('the last row is not behind the buttons, not even with a hint @long', async ({ page }) => {
    await open(page, 'preset=x4&seed=3');
    await rollToAct(page);
    const last = page.locator(cells).last();
    const free = async (): Promise<boolean> => {
      const [cell, dock] = [
        await last.boundingBox(),
        await page.locator('[data-dock]').boundingBox(),
      ];
      return cell!.y + cell!.height <= dock!.y + 1 && cell!.y > 0;
    };
    await expect.poll(free).toBe(true);
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(notice(page)).toContainText('Hint: ', { timeout: 20_000 });
    await expect.poll(free).toBe(true);
  });
});

/** How far the last square is from where the picture draws it, and how much wider than high or higher than wide it is. */
const apart = (page: Page): Promise<number> =>
  page.evaluate((squares) => {
    const grid = document.querySelector('[role=grid]')!;
    const drawn = grid.parentElement!.querySelector('svg')!.getBoundingClientRect();
    const last = [...document.querySelectorAll(squares)].at(-1)!.getBoundingClientRect();
    const differences = [last.bottom - drawn.bottom, last.right - drawn.right];
    return Math.max(...[...differences, last.width - last.height].map(Math.abs));
  }, cells);

for (const mode of ['solo', 'x4']) {
  test(
    `with bigger buttons the squares stay on their drawing: ${mode}`,
    { tag: mode === 'x4' ? [] : '@long' },
    async ({ page }) => {
      await page.goto('/settings');
      await page.getByLabel('Bigger buttons').check();
      await open(page, `mode=${mode}&seed=3`);
      await rollToAct(page);
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [1280, 800],
      ] as const) {
        if (mode === 'x4' && width < 360) continue;
        await page.setViewportSize({ width, height });
        await expect.poll(() => apart(page), `at ${width} pixels`).toBeLessThan(2);
      }
    },
  );
}

test.describe('with bigger buttons on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const mode of ['solo', 'x4']) {
    test(`a tap on a drawn square of the last row means that square: ${mode} @long`, async ({
      page,
    }) => {
      await page.goto('/settings');
      await page.getByLabel('Bigger buttons').check();
      await open(page, `mode=${mode}&seed=3`);
      await rollToAct(page);
      const at = (await position(page)).findLastIndex((label) => label.includes('you can dig'));
      expect(Math.floor(at / 6)).toBe(5);
      // Where the picture draws it: six squares and a margin at the left and above.
      const box = (await page.locator('[role=grid]').locator('..').boundingBox())!;
      const side = box.width / 6.5;
      const x = box.x + side * (0.46 + (at % 6) + 0.5);
      const y = box.y + side * (0.46 + Math.floor(at / 6) + 0.5);
      await page.touchscreen.tap(x, y);
      const column = (at % 6) + 1;
      const place = mode === 'x4' ? `(${column},6)` : `column ${column}, row 6`;
      const log = await openLog(page);
      await expect(log.getByText(/^You dig/)).toContainText(place);
    });
  }
});

test('the page of a game chooses rules, players and dice, and its address holds them', async ({
  page,
}) => {
  await page.goto('/wildfire');
  await page.getByRole('radio', { name: /VS: same dice/ }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const second = page.getByRole('button', { name: /^Player 2:/ });
  await second.click();
  await page.getByRole('button', { name: 'Without a name' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('More rules').click();
  await page.getByRole('radio', { name: 'homes first, then points' }).check();
  await expect(page).toHaveURL(/vsPlayers=3/);
  await expect(page).toHaveURL(/vsRanking=homeFirst/);
  await page.reload();
  await expect(second).toHaveAccessibleName('Player 2: Person');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator(roll)).toBeVisible();
});

test('another match with the same dice begins the same way', async ({ page }) => {
  await open(page, 'seed=11');
  await rollToAct(page);
  const before = await position(page);
  await page.goto('/wildfire/play?seed=11');
  await expect(page.locator(roll)).toBeVisible();
  await rollToAct(page);
  expect(await position(page)).toEqual(before);
});
