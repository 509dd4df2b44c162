import type { Locator, Page } from '@playwright/test';
import type { Match } from '@glade/engine';
import {
  cells,
  expect,
  heard,
  hearing,
  isLong,
  letTimePass,
  notice,
  position,
  roll,
  step,
  stopClock,
  test,
} from './match-page.ts';
import { beforeThrow, playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

const again = '[data-again]';
const finish = '[data-finish]';
const awake = `${roll}:not([aria-disabled=true])`;
const reachable = `${cells}[aria-label*="you can"]`;

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/leaf-climbers/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

const cell = (page: Page, id: number): Locator => page.locator(`[data-cell="${id}"]`);

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator(`${awake}, ${reachable}, ${finish}, ${again}`).first()).toBeVisible();
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator(again).count()) > 0;

/** Where a careful child would go: where no leaf lands, as high as possible; undefined when nobody is to move. */
async function bestSquare(page: Page): Promise<number | undefined> {
  const found = await page.locator(reachable).evaluateAll((all) =>
    all.map((each) => {
      const label = each.ariaLabel ?? '';
      return {
        id: Number((each as HTMLElement).dataset['cell']),
        worth: Number(/level (\d)/.exec(label)?.[1] ?? 0) - (label.includes('dangerous') ? 10 : 0),
      };
    }),
  );
  return found.toSorted((a, b) => b.worth - a.worth)[0]?.id;
}

/** Plays on as a careful child would, until then. */
async function playOn(
  page: Page,
  until: (page: Page) => Promise<boolean>,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await ready(page);
    if (await until(page)) return;
    if (await isOver(page)) throw new Error('the match is over before');
    const square = await bestSquare(page);
    if (square !== undefined) await press(cell(page, square));
    else if (await page.locator(awake).count()) await press(page.locator(roll));
    else await press(page.locator(finish));
  }
  throw new Error('the match goes on and on');
}

const toMove = async (page: Page): Promise<boolean> => (await page.locator(reachable).count()) > 0;

async function arrowsTo(page: Page, square: number): Promise<void> {
  await expect(page.locator(`${cells}:focus`)).toHaveCount(1);
  const from = Number(await page.locator(`${cells}:focus`).getAttribute('data-cell'));
  const press = async (count: number, less: string, more: string): Promise<void> => {
    for (let i = 0; i < Math.abs(count); i++) await page.keyboard.press(count < 0 ? less : more);
  };
  // Row 6 is on top.
  await press(Math.floor(square / 6) - Math.floor(from / 6), 'ArrowDown', 'ArrowUp');
  await press((square % 6) - (from % 6), 'ArrowLeft', 'ArrowRight');
  await expect(cell(page, square)).toBeFocused();
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

test('a whole match with the keyboard alone, against bots @long', async ({ page }) => {
  test.slow();
  await start(page, 'players=2&seed=5');
  await ready(page);
  await tabTo(page, page.locator(roll));
  for (let i = 0; i < 300; i++) {
    await ready(page);
    if (await isOver(page)) break;
    const square = await bestSquare(page);
    if (square !== undefined) {
      // The keyboard begins at one's own climber.
      await expect(page.locator(`${cells}[aria-label*="you can stay"]`)).toBeFocused();
      await arrowsTo(page, square);
    } else if (await page.locator(awake).count()) await expect(page.locator(roll)).toBeFocused();
    else await tabTo(page, page.locator(finish));
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(again).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(awake)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole match with taps alone @long', async ({ page }) => {
    test.slow();
    await page.goto('/leaf-climbers?players=2&seed=2');
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await playOn(page, isOver, (target) => target.tap());
    await page.locator(again).tap();
    await expect(page.locator(awake)).toBeVisible();
  });

  test('squares are as large as fingers, and lie where the top of their pile is', async ({
    page,
  }) => {
    await start(page, 'seed=11');
    await playOn(page, async () => /level [3-6]/.test((await position(page)).join()));
    const boxes = await page.locator(cells).evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { level: Number(/level (\d)/.exec(each.ariaLabel ?? '')?.[1] ?? 0), width, height };
      }),
    );
    const flat = Math.min(...boxes.map(({ height }) => height));
    for (const { level, width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(height / flat).toBeCloseTo(1 + 0.05 * level, 1);
    }
  });
});

test('leaves fall by themselves, and one sentence tells of them', async ({ page }) => {
  await hearing(page);
  await start(page, 'who=person,person,person,person&seed=11');
  await page.locator(awake).click();
  await expect(step(page)).toContainText(
    /Player \d, roll the die with four sides for your points\./,
  );
  const leaves = (await position(page)).flatMap((label) => {
    if (label.includes('a leaf will land')) return [1];
    return label.includes('2 leaves will land') ? [2] : [];
  });
  const total = leaves.reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThan(0);
  await expect(page.locator('[data-board]')).toContainText(`${total} in the air`);
  await expect.poll(() => heard(page)).toContain(`${total} leaves hang in the air`);
  expect(await heard(page)).not.toContain('A leaf will land here');
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    button: (page) => page.locator('[data-skip]').click(),
    key: (page) => page.keyboard.press('s'),
  };
  for (const [way, skip] of Object.entries(ways)) {
    test(`falling leaves can be skipped by ${way}${way === 'key' ? '' : ' @long'}`, async ({
      page,
    }) => {
      await page.clock.install();
      await start(page, 'who=person,person,person,person&seed=11');
      await expect(page.locator(awake)).toBeVisible();
      await stopClock(page);
      await page.locator(awake).click();
      await letTimePass(page, page.locator('[data-board] [class*="falling"]'));
      // The clock stands: only skipping can end it.
      await expect(page.locator('[data-skip]')).toBeVisible();
      await skip(page);
      await expect(page.locator('[data-skip]')).toHaveCount(0);
      await expect(page.locator('[data-board] [class*="falling"]')).toHaveCount(0);
      await expect(page.locator('[data-board]')).toContainText('in the air');
      await expect(page.locator(awake)).toBeVisible();
    });
  }
});

test.describe('while a climber walks', () => {
  test.use({ motion: 'no-preference' });

  test('it is over all squares, and then on its own @long', async ({ page }) => {
    await start(page, 'who=person,person,person,person&seed=11');
    await playOn(page, toMove);
    const here = Number(
      await page.locator(`${cells}[aria-label*="you can stay"]`).getAttribute('data-cell'),
    );
    // To the left, where squares that come later are drawn over those before.
    const ids = await page
      .locator(`${cells}[aria-label*="you can go"]`)
      .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['cell'])));
    const goal = ids.find((id) => id % 6 < here % 6) ?? ids[0]!;
    await cell(page, goal).evaluate((place: HTMLElement) => {
      place.click();
    });
    const walker = page.locator('[data-passing=true]');
    await expect(walker).toHaveCount(1);
    const [seen, later, rests] = await walker.evaluate((walks) => {
      // As it was half way, however long this has taken.
      for (const each of document.getAnimations()) {
        each.pause();
        each.currentTime = 60;
      }
      const arrives = document.querySelector('[data-passing=false]')!;
      const way = getComputedStyle(walks).visibility;
      const before = getComputedStyle(arrives).visibility;
      const order = arrives.compareDocumentPosition(walks);
      for (const each of document.getAnimations()) each.finish();
      return [
        `${way}, then ${getComputedStyle(walks).visibility}`,
        (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        `${before}, then ${getComputedStyle(arrives).visibility}`,
      ];
    });
    expect(later).toBe(true);
    expect(seen).toBe('visible, then hidden');
    expect(rests).toBe('hidden, then visible');
  });
});

test('a square that is looked at shows the way there and its price', async ({ page }) => {
  await start(page, 'who=person,person,person,person&seed=11');
  await playOn(page, toMove);
  const target = page.locator(`${cells}[aria-label*="for 2 points"]`).first();
  await target.hover();
  const way = page.locator('[data-way]');
  await expect(way).toHaveCount(1);
  expect((await way.getAttribute('data-way'))!.split(' ')).toHaveLength(3);
});

test('a refused move says why, with its rule, and changes nothing @long', async ({ page }) => {
  await start(page, 'who=person,person,person,person&seed=11');
  await playOn(page, toMove);
  const before = await position(page);
  const own = Number(
    await page.locator(`${cells}[aria-label*="you can stay"]`).getAttribute('data-cell'),
  );
  // The opposite corner is too far for any die with four sides.
  await cell(page, 35 - own).click();
  await expect(notice(page)).toContainText(
    /it costs \d+, you have \d\.|the way there costs \d+, you have \d\./,
  );
  await expect(notice(page).getByRole('link', { name: /LC-/ }).first()).toHaveAttribute(
    'href',
    /rules#LC-/,
  );
  await expect(page.locator('[data-message=refusal] [data-cross]')).toBeVisible();
  expect(await position(page)).toEqual(before);
});

test('a step can be taken back until the next die falls @long', async ({ page }) => {
  await start(page, 'who=person,person,person,person&seed=11');
  await playOn(page, toMove);
  const before = await position(page);
  await page.locator(`${cells}[aria-label*="you can go"]`).first().click();
  await expect(page.locator(awake)).toBeVisible();
  expect(await position(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await position(page)).toEqual(before);
});

/** A match shortly before all climbers who are left are safe. */
function soonSettled(): Match {
  const match = playedToEnd('leaf-climbers', { players: 4 }, 5);
  const isSettled = (at: number): boolean => {
    const { rules, state } = match.at(at);
    return (rules.view(state, 0) as { settled: boolean }).settled;
  };
  const settled = match.log.findIndex((_, at) => isSettled(at));
  return beforeThrow(match, settled - 10);
}

test('the rest is played at once when nothing can change @long', async ({ page }) => {
  test.slow();
  // The long tests begin at the first entry.
  if (isLong()) await start(page, 'seed=11');
  else await openStored(page, soonSettled());
  await playOn(page, async () => (await page.locator(finish).count()) > 0);
  const climbers = async (): Promise<readonly string[]> =>
    (await position(page)).flatMap((label) => {
      const [place, rest] = label.split(': ');
      return /player \d/.test(rest ?? '') ? [`${place} ${/player \d/.exec(rest!)![0]}`] : [];
    });
  const safe = await climbers();
  await page.locator(finish).click();
  await expect(page.locator(again).first()).toBeVisible({ timeout: 30_000 });
  expect(await climbers()).toEqual(safe);
  await expect(page.locator('[data-board]')).toContainText('216 of 216');
});

test('real dice are typed, and the order is told by tapping @long', async ({ page }) => {
  await page.goto('/leaf-climbers/replay');
  await page
    .getByLabel('Paste a link or the text of a match')
    .fill(
      'Glade record 1\nGame: leaf-climbers 1\nPlayers: person, person, person, person\nDice: entered\n',
    );
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const order = page.getByRole('group', { name: 'Tap who comes first, then who comes next.' });
  await order.getByRole('button', { name: 'Player 2' }).click();
  for (const player of [1, 3])
    await page
      .getByRole('group', { name: 'Who is next?' })
      .getByRole('button', { name: `Player ${player}` })
      .click();
  const die = page.getByRole('group', { name: 'What does your die show?' });
  // Two digits are typed one after the other.
  await expect(die.getByRole('button', { name: 'leaves 1', exact: true })).toBeFocused();
  await page.keyboard.type('12');
  await expect(die.getByRole('button', { name: 'leaves 12' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  for (const [column, row] of [
    [3, 5],
    [6, 1],
    [6, 1],
  ] as const) {
    await dice.getByRole('button', { name: `column ${column}` }).click();
    await dice.getByRole('button', { name: `row ${row}` }).click();
  }
  await expect(cell(page, 26)).toHaveAccessibleName(/a leaf will land here/);
  await expect(cell(page, 5)).toHaveAccessibleName(/2 leaves will land here, player 2/);
  // A third leaf there: the rules say to roll again.
  await dice.getByRole('button', { name: 'column 6' }).click();
  await dice.getByRole('button', { name: 'row 1' }).click();
  await expect(notice(page)).toContainText('Roll again');
  await expect(notice(page).getByRole('link', { name: /LC-15/ })).toBeVisible();
  // The refused throw is no entry, so there is nothing of it to take back; the next Undo takes back the leaf before it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 5)).toHaveAccessibleName(/2 leaves will land here, player 2/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 5)).toHaveAccessibleName(/a leaf will land here, player 2/);
});

test('help shows each mark, and a hint says why @long', async ({ page }) => {
  await start(page, 'who=person,person,person,person&seed=11');
  await playOn(page, toMove);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText(/leaf will land|safe for good/);
  await expect(page.locator('[data-message=hint] [data-pointed]').first()).toBeVisible();
  await expect(page.locator('[data-message=hint] [data-cross]').first()).toBeHidden();
  await page.getByRole('button', { name: 'Help' }).click();
  const mark = page.getByRole('listitem').filter({ hasText: 'safe for good' });
  await expect(mark.locator('svg')).toBeVisible();
});

test('a refusal crosses the square that was tapped, and no half-made choice is left', async ({
  page,
}) => {
  await start(page, 'players=2&who=person,person&seed=7');
  const dangerous = page.locator(`${reachable}[aria-label*="dangerous"]`);
  await playOn(page, async () => {
    const under = await dangerous.count();
    return under > 0 && under < (await page.locator(reachable).count());
  });
  const asks = /^A leaf will land there!/;
  const before = await position(page);
  const warned = page.locator(`[data-cell="${await dangerous.first().getAttribute('data-cell')}"]`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText('Hint:');
  await warned.click();
  await expect(step(page)).toHaveText(asks);
  // What the hint said of another square is gone.
  await expect(page.locator('[data-notice]:visible')).toHaveCount(0);
  const own = await page.locator(`${cells}[aria-label*="you can stay"]`).getAttribute('data-cell');
  const far = page.locator(`[data-cell="${35 - Number(own)}"]`);
  await far.click();
  await expect(notice(page)).toContainText(/points|far/);
  await expect(step(page)).not.toHaveText(asks);
  const cross = (await page.locator('[data-message=refusal] [data-cross]').boundingBox())!;
  const box = (await far.boundingBox())!;
  expect(Math.abs(cross.x + cross.width / 2 - box.x - box.width / 2)).toBeLessThan(box.width / 2);
  // The first square asks again.
  await warned.click();
  await expect(step(page)).toHaveText(asks);
  expect(await position(page)).toEqual(before);
});

test('who is safe for good lets the rest fall, also while a bot still climbs @long', async ({
  page,
}) => {
  const match = Array.from({ length: 60 }, (_, seed) =>
    playedToEnd('leaf-climbers', { players: 3 }, seed),
  ).find((each) => safeAlone(each) !== undefined)!;
  await openStored(page, match.at(safeAlone(match)!));
  await page.getByRole('button', { name: 'Let the rest fall' }).click();
  await expect(page.locator(again).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.querySelector('#end')?.textContent)).toMatch(
    /You|made it/,
  );
});

/** Where the person has just become safe for good while a bot is not. */
function safeAlone(match: Match): number | undefined {
  const found = match.log.findIndex((_, at) => {
    const { rules, state, actor } = match.at(at);
    const view = rules.view(state, 0) as {
      readonly step: string;
      readonly settled: boolean;
      readonly seat: number;
      readonly climbers: readonly { readonly alive: boolean; readonly safe: boolean }[];
    };
    return actor < 0 && view.step === 'leaves' && view.climbers[0]!.safe && !view.settled;
  });
  return found < 0 ? undefined : found;
}

test('LC-29: nobody steps under a leaf by one tap', async ({ page }) => {
  await start(page, 'players=2&who=person,person&seed=7');
  const dangerous = page.locator(`${reachable}[aria-label*="dangerous"]`);
  await playOn(page, async () => {
    const under = await dangerous.count();
    return under > 0 && under < (await page.locator(reachable).count());
  });
  const square = await dangerous.first().getAttribute('data-cell');
  const target = page.locator(`[data-cell="${square}"]`);
  const before = await position(page);
  await target.click();
  await expect(step(page)).toHaveText(/^A leaf will land there!/);
  await expect(page.getByRole('status').filter({ hasText: 'A leaf will land there!' })).toHaveCount(
    1,
  );
  expect(await position(page)).toEqual(before);
  // Who means it chooses the square again.
  await target.click();
  await expect(step(page)).not.toHaveText(/^A leaf will land there!/);
  await expect.poll(() => position(page)).not.toEqual(before);
});
