import type { Page } from '@playwright/test';
import { DESIGNED } from './designed.ts';
import { cells, expect, open, roll, rollToAct, stopClock, test } from './match-page.ts';

const dock = '[data-dock]';
const board = '[data-board] [role=grid]';

/** What has to stay in sight of a board: a large map moves inside its window. */
const windowOf = (name: string): string => (name === 'War Kids' ? '[data-board] > *' : board);

/** What must not move: also the places on a map, which its window would not tell. */
const places = (page: Page, name: string) =>
  Promise.all([
    page.locator(windowOf(name)).first().boundingBox(),
    page.locator(cells).first().boundingBox(),
  ]);

/** A match of every game and of all that Wildfire can be, as far as the first thing to do. */
const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Wildfire X4': '/wildfire/play?preset=x4&seed=3',
  'Wildfire VS': '/wildfire/play?preset=vs&who=person,steady&seed=2',
  'Forest Fire': '/forest-fire/play?seed=7',
  'Forest Fire with Pilots': '/forest-fire/play?preset=pilots&tapToPlace=off&seed=6',
  'Leaf-Climbers': '/leaf-climbers/play?seed=7',
  'Starfall Forest': '/starfall-forest/play?seed=7',
  'Starfall Forest with dice':
    '/starfall-forest/play?players=2&first=1&setup=random&who=person,person&seed=7',
  'War Kids': '/war-kids/play?scenario=forestRoad&who=person,person&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,person&seed=3',
};

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(cells).first()).toBeVisible();
  await expect(page.locator(dock)).toBeVisible();
}

/** What of these is not wholly in sight, with where it is. */
async function outOfSight(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!;
  const hidden: string[] = [];
  for (const name of names) {
    // Found and measured in one go: the sentence of the step is replaced when the step changes.
    const boxes = await page.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), (element) => {
          const { x, y, width: wide, height: high } = element.getBoundingClientRect();
          return { x, y, width: wide, height: high };
        }),
      name,
    );
    for (const box of boxes) {
      if (box.width === 0 && box.height === 0) {
        hidden.push(`${name} is not shown`);
        continue;
      }
      const inside =
        box.x >= -1 &&
        box.y >= -1 &&
        box.x + box.width <= width + 1 &&
        box.y + box.height <= height + 1;
      if (!inside) hidden.push(`${name} ${JSON.stringify(box)}`);
    }
  }
  return hidden;
}

// What is in sight on the smaller of two screens is in sight on the larger one, which `npm run test:long` tries, too.
for (const [width, height, long] of [
  [844, 390, true],
  [683, 384, false],
] as const) {
  test.describe(`at ${width} x ${height}`, { tag: long ? '@long' : [] }, () => {
    test.use({ viewport: { width, height } });
    for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
      const every = { tag: i % 6 === 0 ? [] : '@long' };
      test(`the board and what to do are in sight together: ${name}`, every, async ({ page }) => {
        await enter(page, address);
        // At these sizes all tools are shown, also the one for what stands beside a board on larger pages.
        const tools = `${dock} [role=toolbar] button`;
        const all = [windowOf(name), dock, '[data-step]', tools];
        for (const tool of ['Hint', 'Help'])
          await expect(page.locator(tools, { hasText: tool })).toHaveCount(1);
        for (let rolls = 0; rolls < 5; rolls++) {
          const waits = (await page.locator(roll).count()) > 0;
          expect(await outOfSight(page, waits ? [...all, roll] : all)).toEqual([]);
          const [grid, controls] = [
            (await page.locator(windowOf(name)).first().boundingBox())!,
            (await page.locator(dock).boundingBox())!,
          ];
          expect(grid.x + grid.width).toBeLessThanOrEqual(controls.x + 1);
          if (waits) await page.locator(roll).click();
        }
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }
  });
}

/** Notes every shift of the layout, also those that follow a tap. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const nodes = sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .map((node) => node?.outerHTML.slice(0, 90));
        shifts.push(`${value} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    // Shifts are told after the frame in which they are.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
        }),
    );
    return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  };
}

/** Games that begin with dice: there nothing at all moves. */
const ROLLING = [
  'Wildfire',
  'Wildfire X4',
  'Wildfire VS',
  'Forest Fire',
  'Forest Fire with Pilots',
  'Leaf-Climbers',
];

// At 844 x 390 stage.spec.ts looks for what jumps in whole turns of games; all that a game can be is tried there in
// `npm run test:long`. At each of the other two sizes `npm test` tries one.
for (const [turn, [width, height]] of (
  [
    [390, 844],
    [1366, 768],
    [844, 390],
  ] as const
).entries()) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const [i, name] of ROLLING.entries()) {
      const tag = turn < 2 && i === 5 * turn ? [] : '@long';
      test(`nothing jumps after the first roll: ${name}`, { tag }, async ({ page }) => {
        await enter(page, MATCHES[name]!);
        // Who begins has been rolled, and Leaf-Climbers has put its climbers into that order.
        await expect(page.locator(roll)).toBeVisible();
        const before = await page.locator(board).first().boundingBox();
        const shifts = await watchShifts(page);
        await page.locator(roll).click();
        await expect(page.locator('[data-strip] button, [data-show]').first()).toBeVisible();
        expect(await shifts()).toEqual([]);
        expect(await page.locator(board).first().boundingBox()).toEqual(before);
      });
    }

    for (const [i, name] of ['Starfall Forest with dice', 'War Kids'].entries()) {
      const tag = i === 0 && turn === 0 ? [] : '@long';
      test(
        `the board stays where it is after the first tap: ${name}`,
        { tag },
        async ({ page }) => {
          await enter(page, MATCHES[name]!);
          const waits = (await page.locator(roll).count()) > 0;
          const first = page.locator(waits ? roll : `${cells}[class^="active"]`).first();
          // What is at the edge of a map comes into sight before it is tapped.
          await first.scrollIntoViewIfNeeded();
          const before = await places(page, name);
          await first.click();
          // What has been rolled lies on the board; who has been taken is told below it.
          await expect(
            page
              .locator('[data-board] [role=img][aria-label*="To use"], [data-telling] strong')
              .first(),
          ).toBeVisible();
          expect(await places(page, name)).toEqual(before);
        },
      );
    }
  });
}

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('the dice stay on the table until others fall', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const dice = page.locator(`${dock} [role=img]`);
    await expect(dice).toHaveAccessibleName('The dice are waiting.');
    await stopClock(page);
    await page.locator(roll).click();
    await expect(dice).toHaveAccessibleName(/^column \d, row \d$/);
    // Then the next throw waits, and what fell last is still there.
    await page.clock.runFor(5000);
    await expect(dice).toHaveAccessibleName(/^The last roll: column \d, row \d\.$/);
    await expect(page.locator(roll)).toHaveAttribute('aria-disabled', 'false');
    await expect(dice.locator('circle').first()).toBeVisible();
  });
});

test.describe('the menu of a match', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stands at the top, works by keyboard and gives the focus back', async ({ page }) => {
    await open(page);
    await rollToAct(page);
    const button = page.getByRole('button', { name: 'Menu' });
    expect((await button.boundingBox())!.y).toBeLessThan(60);
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'This match' });
    for (const name of ['Share as a link', 'Save a copy', 'New match'])
      await expect(menu.getByRole('button', { name })).toBeVisible();
    for (const name of ['The rules', 'Choose another game'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    expect(await outOfSight(page, ['dialog a', 'dialog button'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('m');
    await menu.getByRole('link', { name: 'The rules' }).click();
    await expect(page).toHaveURL(/\/wildfire\/rules$/);
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });

  test('is not there while the device is handed over', async ({ page }) => {
    await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
    await expect(page.locator(roll)).toBeVisible();
    for (let i = 0; i < 6 && (await page.locator('[data-take]').count()) === 0; i++)
      await page.locator(roll).click();
    await expect(page.locator('[data-take]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });
});

test('who all games are from stands in About', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('definition').filter({ hasText: DESIGNED })).toHaveCount(6);
  await expect(page.getByText('Carson Ford')).toBeVisible();
});

for (const [game, sentence, toOne, address] of [
  [
    'Forest Fire',
    'Where do you start? Choose a place outside, beside the forest.',
    'where do you start',
    'forest-fire/play?firebreaks=0&seed=7',
  ],
  [
    'Starfall Forest',
    'Your turn: roll 5 dice. Big stars are put aside: 5 make a star fall!',
    'roll 5 dice',
    'starfall-forest/play?first=1&setup=random&seed=7',
  ],
  ['Fair Verona', 'It’s your turn. Lay your tile.', 'lay your', 'fair-verona/play?seed=7'],
] as const) {
  const title = `a lone person is called “you”, two are called by number: ${game}`;
  test(title, { tag: game === 'Starfall Forest' ? [] : '@long' }, async ({ page }) => {
    await enter(page, `/${address}`);
    await expect(page.locator('[data-step]')).toHaveText(sentence);
    const everybody = game === 'Forest Fire' ? 'person,person' : 'person,person,steady,steady';
    await enter(page, `/${address}&who=${everybody}`);
    await expect(page.locator('[data-step]')).toHaveText(new RegExp(`^Player 1, ${toOne}`));
  });
}

test('a match has a slim bar: the way back, its name and the menu; the rest of the header is in the menu', async ({
  page,
}) => {
  await enter(page, MATCHES['Leaf-Climbers']!);
  const bar = page.locator('header[data-bar]');
  await expect(bar).toHaveText(/^Lilliputian Leaf-Climbers/);
  expect((await bar.boundingBox())!.height).toBeLessThan(60);
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.locator('[data-menu]').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Italiano' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: /^Back to Lilliputian/ }).click();
  await expect(page).toHaveURL(/\/leaf-climbers$/);
  await expect(page.locator('header').getByRole('link', { name: 'Settings' })).toBeVisible();
});

for (const [i, [game, width, height]] of (
  [
    ['forest-fire', 1366, 768],
    ['starfall-forest', 390, 844],
    ['leaf-climbers', 1366, 768],
    ['war-kids', 1366, 768],
    ['starfall-forest', 1366, 768],
    ['wildfire', 1366, 768],
  ] as const
).entries())
  test.describe(`${width} x ${height}`, { tag: i < 2 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height } });

    test(`nothing moves while a match opens: ${game}`, async ({ page }) => {
      await page.addInitScript(() => {
        const opened: string[] = [];
        Object.assign(globalThis, { opened });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              readonly value: number;
              readonly sources: readonly { readonly node: Node | null }[];
            };
            const [first] = sources;
            const node = first?.node;
            const what = node instanceof Element ? node.outerHTML : node?.textContent;
            opened.push(`${value} ${what?.slice(0, 90)}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/${game}/play?seed=7`);
      await expect(page.locator('[role=gridcell]').first()).toBeVisible();
      await expect(page.locator('[data-dock]')).toBeVisible();
      // Where bots or lots come first, until somebody here is to act.
      await expect(
        page.locator('[data-roll][aria-disabled=false], [data-can=true]').first(),
      ).toBeVisible();
      const opened = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const { opened: all } = globalThis as unknown as { opened: unknown };
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50, all)));
          }),
      );
      expect(opened).toEqual([]);
    });
  });
