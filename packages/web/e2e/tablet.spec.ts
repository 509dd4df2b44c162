import type { Locator, Page } from '@playwright/test';
import {
  cells,
  expect,
  letTimePass,
  roll,
  rollToAct,
  step,
  stopClock,
  test,
} from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';
import { end, saying, start } from './war-kids-page.ts';

// What people saw on a tablet, held both ways, and on a low screen.

const UPRIGHT = { width: 820, height: 1180 };
const SIDEWAYS = { width: 1180, height: 820 };
const LOW = { width: 683, height: 384 };

test.use({ viewport: UPRIGHT, hasTouch: true });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(found: Locator): Promise<Box> {
  await expect(found).toBeVisible();
  return (await found.boundingBox())!;
}

const middleOf = ({ x, width }: Box): number => x + width / 2;

test('the small picture of a Starfall match shows its trees while it gets ready @long', async ({
  page,
}) => {
  await page.goto('/starfall-forest/play?players=2&who=person,person&seed=7');
  await page.locator('[role=gridcell][data-can=true]').first().tap();
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const address of ['/', '/starfall-forest', '/my-shelf']) {
    await page.goto(address);
    const forest = page.locator('[inert] [role=img] > svg').last();
    await expect(forest).toBeAttached();
    await expect
      .poll(() => forest.evaluate((svg) => Math.min(svg.clientWidth, svg.clientHeight)), address)
      .toBeGreaterThan(100);
  }
});

test.describe('four at Forest Fire', () => {
  const MATCH = '/forest-fire/play?players=4&who=person,steady,steady,steady&seed=7';

  /** Until the forest is ready. */
  async function setUp(page: Page): Promise<void> {
    const all = page.locator('[data-set-up]');
    await expect(all).toBeVisible();
    for (let i = 0; i < 4 && (await all.count()) > 0; i++) {
      await all.tap();
      await expect(all.or(page.locator('[data-can=true]')).first()).toBeVisible();
    }
    await expect(page.locator('[data-can=true]').first()).toBeVisible();
  }

  test('upright, no word on their cards is cut', async ({ page }) => {
    await page.goto(MATCH);
    await setUp(page);
    const cut = await page.locator('[data-seats] li *').evaluateAll((all) =>
      all.flatMap((part) => {
        const hidden = part.clientWidth <= 1;
        return !hidden && part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });

  test('beside the board what they have stands in the middle of their cards', async ({ page }) => {
    await page.setViewportSize(SIDEWAYS);
    await page.goto(MATCH);
    await setUp(page);
    const all = await page.locator('[data-seats] li').all();
    expect(all).toHaveLength(4);
    for (const seat of all) {
      const [card, signs] = [await boxOf(seat), await boxOf(seat.locator('svg').last())];
      expect(Math.abs(middleOf(card) - middleOf(signs))).toBeLessThan(2);
    }
  });

  for (const size of [SIDEWAYS, LOW, { width: 844, height: 390 }]) {
    const title = `two buttons above each other are equally wide at ${size.width}`;
    test(title, { tag: size === LOW ? [] : '@long' }, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(MATCH);
      const [dice, all] = [
        await boxOf(page.locator(roll)),
        await boxOf(page.locator('[data-set-up]')),
      ];
      expect(all.y + all.height).toBeLessThanOrEqual(dice.y);
      expect(Math.abs(all.x - dice.x)).toBeLessThan(1);
      expect(Math.abs(all.width - dice.width)).toBeLessThan(1);
    });
  }
});

for (const [name, refuse] of Object.entries({
  'War Kids': async (page: Page) => {
    await start(page, 'scenario=firstSkirmish&who=person,steady&seed=3');
    await saying(page, 'Soldier', 'can still do something').first().tap();
    await saying(page, 'H4').first().tap();
  },
  'Leaf-Climbers': async (page: Page) => {
    await page.goto('/leaf-climbers/play?players=2&seed=7');
    await rollToAct(page);
    await expect(page.locator(`${cells}[class^="active"]`).first()).toBeVisible();
    await page.locator(`${cells}:not([class^="active"])`).first().tap();
  },
}))
  test(`a refusal leaves the step in sight: ${name}${name === 'War Kids' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await refuse(page);
    const refusal = page.locator('[data-notice][data-kind=refusal]');
    const [told, now] = [await boxOf(refusal), await boxOf(step(page))];
    expect(told.y + told.height).toBeLessThanOrEqual(now.y);
    expect(told.height).toBeLessThan(80);
    // No edge of what just happened peeks out above it.
    expect(told.y).toBeLessThanOrEqual((await boxOf(page.locator('[data-strip]'))).y + 0.5);
  });

test('a die to be rolled is blank, and one with four sides lies in no square @long', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?players=2&who=person,steady&seed=3');
  const [mine, die] = [page.locator(roll), page.locator('[data-dock] [role=img] svg')];
  await mine.tap();
  await expect(page.locator('[data-strip]')).toContainText('Pixel has');
  await expect(mine).toContainText('points');
  await expect(mine).toHaveAttribute('aria-disabled', 'false');
  await expect(die).toHaveText('–');
  await mine.tap();
  await expect(die).toHaveText(/^[1-4]$/);
  await expect(die.locator('rect')).toBeHidden();
});

for (const size of [UPRIGHT, SIDEWAYS]) {
  const title = `what lets people go on has one place and is wide, at ${size.width}`;
  test(title, { tag: size === UPRIGHT ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize(size);
    const left: number[] = [];
    const look = async (button: Locator): Promise<void> => {
      const { x, width } = await boxOf(button);
      expect(width, (await button.textContent())!).toBeGreaterThanOrEqual(200);
      left.push(Math.round(x));
    };
    await start(page, 'who=person,steady&seed=3');
    await look(end(page));
    await page.goto('/wildfire/play?seed=3');
    await look(page.locator(roll));
    await page.goto('/leaf-climbers/play?players=2&seed=7');
    await rollToAct(page);
    await look(page.getByRole('button', { name: 'Stay here' }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await stopClock(page);
    await page.goto('/fair-verona/play?who=person,person,person,person&seed=3');
    await letTimePass(page, page.locator('[data-skip]'));
    await look(page.locator('[data-skip]'));
    expect(new Set(left).size).toBe(1);
  });
}

for (const [i, size] of [LOW, UPRIGHT, { width: 390, height: 844 }, SIDEWAYS].entries()) {
  const title = `an attack is answered where main buttons stand, at ${size.width}`;
  test(title, { tag: i === 0 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/war-kids/play?lesson=WK-L20');
    await expect(page.locator(cells).first()).toBeVisible();
    await attack(page);
    const three = page.locator('[data-dock]').getByRole('button', { name: 'All three!' });
    await expect(three).toBeVisible();
    const leave = page.locator('[data-dock]').getByRole('button', { name: 'Don’t attack' });
    await expect(leave).toBeVisible();
    await expect(end(page)).toHaveCount(0);
    for (const answer of await page.locator('[data-dock] [data-answers] > button').all()) {
      const { x, y, width, height } = await boxOf(answer);
      const hit = await answer.evaluate(
        (button, [left, top]) => button.contains(document.elementFromPoint(left!, top!)),
        [x + width / 2, y + height / 2],
      );
      expect(hit).toBe(true);
      expect(height).toBeGreaterThanOrEqual(40);
      expect(
        await answer.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(1);
    }
    // The finger has hidden nobody by a name, and the picture of the enemy is free.
    await expect(page.locator('[data-board] svg [class^=tag]')).toHaveCount(0);
    await leave.tap();
    await expect(leave).toHaveCount(0);
  });
}

/** Taps the first enemy that can be attacked. */
async function attack(page: Page): Promise<void> {
  await saying(page, 'can attack it').first().tap();
}

/** An own scenario in which one Mage can choose between two kinds of magic. */
function magic(): string {
  const unit = (id: string, column: number) => ({
    id,
    side: id.startsWith('B') ? 'blue' : 'pink',
    type: id.charAt(2),
    at: [column, 2],
  });
  const scenario = {
    id: 'meadow',
    title: { en: 'A meadow', it: 'Un prato' },
    text: { en: 'Grass.', it: 'Erba.' },
    map: {
      cols: 7,
      rows: 5,
      terrain: Array.from({ length: 5 }, () => '.'.repeat(7)),
      elevation: Array.from({ length: 5 }, () => '0'.repeat(7)),
    },
    first: 'blue',
    turnLimit: 4,
    rules: {},
    units: [unit('B-M1', 0), unit('K-S1', 4), unit('K-L1', 6)],
    victory: { instant: [{ kind: 'eliminateAll' }], points: { eliminated: { S: 1 } } },
  };
  return `own-${btoa(JSON.stringify(scenario)).replaceAll('=', '')}`;
}

test('a question leaves undo, hint, details and help free, and its answers are whole @long', async ({
  page,
}) => {
  await start(page, 'who=person,steady&seed=3');
  await end(page).tap();
  const question = page.getByRole('group', { name: 'Question' });
  for (const { width, height } of [
    UPRIGHT,
    SIDEWAYS,
    LOW,
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize({ width, height });
    const tools = await boxOf(page.getByRole('toolbar', { name: 'Help with the match' }));
    const asked = await boxOf(question);
    expect(asked.y + asked.height, `${width} x ${height}`).toBeLessThanOrEqual(tools.y + 4);
    for (const answer of await question.getByRole('button').all()) {
      const { y, height: high } = await boxOf(answer);
      expect(y).toBeGreaterThanOrEqual(asked.y);
      expect(y + high).toBeLessThanOrEqual(asked.y + asked.height);
    }
  }
  await page.getByRole('button', { name: 'Help' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what the marks of the enemy’s reach mean is said beside who is in hand, on a phone too', async ({
  page,
}) => {
  await start(page, 'who=person,steady&seed=3');
  for (const { width, height } of [UPRIGHT, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    await saying(page, 'A2:', 'Pegasus').tap();
    const told = page.getByText('a spell could hit here').filter({ visible: true });
    await expect(told).toHaveCount(1);
    await expect(told).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the help of Forest Fire lists what is done on the board, and not how to end the match @long', async ({
  page,
}) => {
  const game = '/forest-fire/play?preset=gentle&firebreaks=0&tapToPlace=off&place=before';
  await page.goto(`${game}&who=person,gentle&seed=7`);
  await expect(page.locator('[data-can=true]').first()).toBeVisible();
  await page.locator('[data-can=true]').first().tap();
  await rollToAct(page);
  await page.getByRole('button', { name: 'Help' }).tap();
  const help = page.getByRole('dialog');
  await expect(help).toContainText('End your turn');
  await expect(help).not.toContainText('End the match');
  await expect(help).not.toContainText('when you type');
  // What is no place on the board looks like no button.
  await expect(help.getByRole('button', { name: 'End your turn' })).toHaveCount(0);
});

test('the card of a lesson is whole beside a low board, and no higher than its words on a tablet', async ({
  page,
}) => {
  await start(page, 'lesson=first');
  const card = page.locator('[data-guide]');
  for (const { width, height } of [LOW, { width: 844, height: 390 }, UPRIGHT]) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => card.evaluate((found) => found.scrollHeight - found.clientHeight))
      .toBeLessThanOrEqual(0);
  }
  expect((await boxOf(card)).height).toBeLessThan(90);
});

test.describe('long answers', () => {
  test.use({ locale: 'it-IT' });
  for (const text of ['normal', 'largest'])
    test(
      `are whole on every screen, with letters: ${text}`,
      { tag: text === 'largest' ? [] : '@long' },
      async ({ page }) => {
        await page.addInitScript(
          (stored) => localStorage.setItem('glade.settings', stored),
          JSON.stringify({ text }),
        );
        await start(page, `scenario=${magic()}&who=person,person&seed=3&slowMagic=on`);
        await expect(page.locator('[data-cell="14"][data-can=true]')).toBeVisible();
        await page.locator('[data-cell="18"]').tap();
        const answers = page.locator('[data-answers] > button');
        await expect(answers).toHaveCount(3);
        for (const [width, height] of [
          [820, 1180],
          [1180, 820],
          [683, 384],
          [844, 390],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          const whole = (): Promise<readonly string[]> =>
            answers.evaluateAll((all) =>
              all.flatMap((button) => {
                const { top, bottom } = button.getBoundingClientRect();
                const room = button.parentElement!.getBoundingClientRect();
                const cut = button.scrollHeight > button.clientHeight + 1;
                const away = top < room.top - 1 || bottom > room.bottom + 1;
                return cut || away ? [`${button.textContent} ${cut ? 'cut' : 'away'}`] : [];
              }),
            );
          await expect.poll(whole, `${width} x ${height}`).toEqual([]);
        }
      },
    );
});

test('the smallest map of War Kids is whole on a low screen', async ({ page }) => {
  await page.setViewportSize(LOW);
  await start(page, 'scenario=firstSkirmish&who=person,steady&seed=3');
  await expect(page.locator('[data-board] [data-zoomed]')).toHaveAttribute('data-zoomed', 'false');
  for (const at of ['first', 'last'] as const)
    await expect(page.locator(cells)[at]()).toBeInViewport({ ratio: 0.9 });
});

for (const [id, options] of Object.entries({ wildfire: {}, 'leaf-climbers': { players: 3 } }))
  test(`at the end the board lies in the middle of its box: ${id}${id === 'wildfire' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await openStored(page, playedToEnd(id, options, 3));
    await expect(page.locator('[data-again]')).toBeVisible();
    const [box, grid] = [
      await boxOf(page.locator('[data-board]')),
      await boxOf(page.locator('[data-board] [role=grid]')),
    ];
    expect(Math.abs(middleOf(box) - middleOf(grid))).toBeLessThan(20);
  });

test.describe('two at one screen', () => {
  /** How often the card of the step has turned over. */
  const turns = (page: Page): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { turned: number }).turned);

  for (const motion of ['no-preference', 'reduce'] as const)
    test.describe(`motion: ${motion}`, () => {
      test.use({ motion });

      test('the card of the step turns over for the next one', async ({ page }) => {
        await page.addInitScript(() => {
          Object.assign(globalThis, { turned: 0 });
          addEventListener('animationstart', ({ target }) => {
            if ((target as Element).matches('[data-now]'))
              (globalThis as unknown as { turned: number }).turned += 1;
          });
        });
        await page.goto('/starfall-forest/play?players=2&who=person,person&first=1&seed=7');
        const can = page.locator(`${cells}[data-can=true]`);
        await expect(step(page)).toContainText(/player 1/i);
        await expect(can.first()).toBeVisible();
        // It has come with the page.
        const before = motion === 'reduce' ? 0 : 1;
        await expect.poll(() => turns(page)).toBe(before);
        await can.first().tap();
        await expect(step(page)).toContainText(/player 2/i);
        await expect(can.first()).toBeVisible();
        await expect.poll(() => turns(page)).toBe(2 * before);
      });
    });
});

test('beside a map all tools of the editor are in sight @long', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await page.goto('/war-kids/editor');
  await page.getByRole('button', { name: 'Start with an empty map' }).tap();
  for (const tool of ['Choose and move', 'Unit', 'Erase'])
    await expect(
      page.locator('label').filter({ has: page.getByRole('radio', { name: tool, exact: true }) }),
    ).toBeInViewport({ ratio: 1 });
});
