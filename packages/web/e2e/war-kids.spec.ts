import type { Locator, Page } from '@playwright/test';
import { moveOnHexes } from '@glade/boards/hex-shape';
import {
  cells,
  expect,
  heard,
  saidAll,
  hearing,
  isLong,
  notice,
  position,
  roll,
  sample,
  step,
  test,
} from './match-page.ts';
import {
  again,
  cell,
  CHOICES,
  end,
  endPhase,
  idOf,
  isOver,
  ready,
  saying,
  SHORT,
  start,
} from './war-kids-page.ts';

/** How a person does things: with the keys or with the fingers. */
interface Hands {
  readonly cell: (id: string) => Promise<void>;
  readonly button: (found: Locator) => Promise<void>;
}

/** Plays on, one unit a phase, until the match is over. */
async function playOn(page: Page, { cell: touch, button }: Hands): Promise<void> {
  let moved = false;
  for (let i = 0; i < 80; i++) {
    await ready(page);
    if (await isOver(page)) return;
    const choice = CHOICES.reduce(
      (all, words) => all.or(saying(page, words)),
      saying(page, '\u0000'),
    );
    if (await page.locator(roll).count()) await button(page.locator(roll));
    else if (await choice.count()) await touch(await idOf(choice.first()));
    else if (!moved && (await saying(page, 'Pegasus', 'can still').count())) {
      await touch(await idOf(saying(page, 'Pegasus', 'can still').first()));
      await touch(await idOf(saying(page, 'you can go here for').last()));
      moved = true;
      continue;
    } else await endPhase(page, button);
    moved = false;
  }
  throw new Error('the match goes on and on');
}

/** Where the second hex of the first row lies from the first one: `right`, or where the map is turned `up` or `down`. */
async function wayOfMap(page: Page): Promise<string> {
  const [a, b] = await Promise.all(
    ['0', '1'].map((id) =>
      cell(page, id)
        .boundingBox()
        .then((box) => box!),
    ),
  );
  if (Math.abs(b!.x - a!.x) > Math.abs(b!.y - a!.y)) return 'right';
  return b!.y < a!.y ? 'up' : 'down';
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, found: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

/** Goes by keys from the focused hex to another, and acts there. */
async function keysTo(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator(`${cells}[tabindex="0"]`));
  const known = new Set(
    await page
      .locator(cells)
      .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['cell']))),
  );
  const grid = page.getByRole('grid');
  const shape = {
    columns: Number(await grid.getAttribute('aria-colcount')),
    rows: Number(await grid.getAttribute('aria-rowcount')),
  };
  const from = Number(await idOf(page.locator(`${cells}:focus`)));
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const key of ['ArrowLeft', 'ArrowRight', 'w', 's', 'q', 'e', 'a', 'd']) {
      const to = moveOnHexes(shape, (hex) => known.has(hex), at, key)!;
      if (!ways.has(to)) ways.set(to, [...way, key]);
    }
  for (const key of ways.get(Number(id))!)
    await page.keyboard.press(key.length === 1 ? `Shift+${key.toUpperCase()}` : key);
  await expect(cell(page, id)).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole match with the keyboard alone, against a bot @long', async ({ page }) => {
  test.slow();
  await hearing(page);
  await start(page, SHORT);
  await page.keyboard.press('Tab');
  let isNew = true;
  await playOn(page, {
    cell: async (id) => {
      // Enter does nothing before a new turn has been said.
      if (isNew) await saidAll(page);
      isNew = false;
      await keysTo(page, id);
    },
    button: async (found) => {
      await saidAll(page);
      await tabTo(page, found);
      await page.keyboard.press('Enter');
      isNew = true;
    },
  });
  await saidAll(page);
  const told = await heard(page);
  expect(told).toContain('Turn 1: it’s Pink’s turn.');
  // In one breath or in two: that depends on how many words the end of the other's turn has.
  expect(told).toMatch(/Turn 2: it’s your turn\.\s+Who moves\?/);
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(again).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole match with taps alone @long', async ({ page }) => {
    test.slow();
    await start(page, SHORT);
    const lay = await wayOfMap(page);
    await playOn(page, { cell: (id) => cell(page, id).tap(), button: (found) => found.tap() });
    // At the end and in the replay the map lies as it lay, with less room, too.
    await expect.poll(() => wayOfMap(page)).toBe(lay);
    await page.getByRole('link', { name: 'Watch it again' }).first().tap();
    await expect(page).toHaveURL(/replay/);
    await expect.poll(() => wayOfMap(page)).toBe(lay);
    await page.goBack();
    await page.locator(again).tap();
    await expect(saying(page, 'can still do something').first()).toBeVisible();
  });

  test('a large map is looked at closely, dragged and shown as a whole', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const window = page.locator('[data-zoomed]');
    const widthOf = async (): Promise<number> =>
      (await page.locator(cells).first().boundingBox())!.width;
    const scroll = (): Promise<readonly number[]> =>
      window.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    // Large enough for fingers from the start, and the own army is in sight.
    await expect.poll(widthOf).toBeGreaterThanOrEqual(43);
    await expect(saying(page, 'French headquarters')).toBeInViewport();

    const before = await widthOf();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(widthOf).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show all' }).tap();
    await expect(window).toHaveAttribute('data-zoomed', 'false');
    await expect.poll(widthOf).toBeLessThan(before);
    await expect.poll(scroll).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();

    // The focus is followed to every corner; the sentence and the buttons stay where they are.
    await cell(page, '0').focus();
    await page.keyboard.press('Control+End');
    await expect(cell(page, '431')).toBeFocused();
    await expect(cell(page, '431')).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await expect(cell(page, '0')).toBeInViewport();
    await expect(step(page)).toBeVisible();
    await expect(end(page)).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  for (const scenario of ['firstSkirmish', 'forestRoad', 'waterloo'])
    test(
      `fingers find every hex: ${scenario}`,
      { tag: scenario === 'waterloo' ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await start(page, `scenario=${scenario}&who=person,person&seed=3`);
        const narrower = async (): Promise<number> => {
          const { width, height } = (await page.locator(cells).first().boundingBox())!;
          return Math.min(width, height);
        };
        await expect.poll(narrower).toBeGreaterThanOrEqual(43.9);
        // All of the small map is in sight, turned upright.
        const zoomed = String(scenario !== 'firstSkirmish');
        await expect(page.locator('[data-zoomed]')).toHaveAttribute('data-zoomed', zoomed);
      },
    );

  test('the guessing game, by taps', async ({ page }) => {
    await start(page, 'mode=guess&guessTimer=off&who=person,person&seed=5');
    await expect(step(page)).toHaveText(/Who says this/);
    const phrase = page.locator('blockquote');
    for (let left = 8; left > 0; left--) {
      const told = await position(page);
      expect(
        told
          .map((name) => Number(/(\d+) in the middle/.exec(name)?.[1] ?? 0))
          .reduce((a, b) => a + b),
      ).toBe(left);
      await expect(phrase).not.toHaveText('Listen…');
      await page.locator(`${cells}:not([class^="cell"])`).first().tap();
      // How it was stays to be seen until somebody goes on.
      await expect(phrase).toHaveText(/^(Right!|No:) (It|it) was the/);
      await expect(page.locator('[data-gone] path[class*="tick"]')).toHaveCount(1);
      // With the other buttons of the page, below what is asked.
      if (left > 1) await page.locator('[data-dock] [data-next]').tap();
    }
    await expect(page.locator(again)).toBeVisible();
  });
});

test('a whole first skirmish by hints, to its natural end @long', async ({ page }) => {
  test.slow();
  // Hints take a second each: later turns are mostly let go by.
  const followed = sample(4, 400);
  if (isLong()) test.setTimeout(600_000);
  // The natural end comes sooner where fewer turns are played.
  const limit = sample(6, 16);
  await start(page, `who=person,gentle&turnLimit=${limit}&seed=3`);
  for (let i = 0; i < 400; i++) {
    await ready(page);
    if (await isOver(page)) break;
    if (await page.locator(roll).count()) await page.locator(roll).click();
    else if (i < followed || (await end(page).count()) === 0) await followHint(page);
    else await endPhase(page);
    await expect(page.locator('[data-notice][data-kind=refusal]')).toHaveCount(0);
  }
  const told = await page.locator('main').innerText();
  expect(told).toMatch(/leader is caught|The points decide|A draw!/);
  const [, turns] = /game turns: (\d+)/.exec(told) ?? [];
  expect(told.includes('leader is caught') ? `${limit}` : turns).toBe(`${limit}`);
});

/** Asks for a hint and does what it says: taps the hexes that it names, or ends the phase. */
async function followHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText('Hint: ', { timeout: 20_000 });
  // What is to be done stands before the reason.
  const [told = ''] = (await notice(page).textContent())!.split('. ');
  if (/End (movement|combat)/.test(told)) return endPhase(page);
  const places = [...told.matchAll(/\b([A-I])([1-7])\b/g)].map(
    ([, letter, row]) => `${9 * (Number(row) - 1) + 'ABCDEFGHI'.indexOf(letter!)}`,
  );
  if (!told.includes('three Soldiers')) {
    for (const id of places) await cell(page, id).click();
    return;
  }
  await cell(page, places.at(-1)!).click();
  const three = page.getByRole('button', { name: 'All three!' });
  if ((await three.count()) === 0) return;
  for (const id of places.slice(0, -1))
    if (!/takes part/.test((await cell(page, id).getAttribute('aria-label'))!))
      await cell(page, id).click();
  await three.click();
}

test('silence is an answer: the ring runs out', async ({ page }) => {
  await page.clock.install();
  await start(page, 'mode=guess&who=person,person&seed=5');
  // Not before somebody says so: the riddle is read first.
  await page.clock.runFor(15_000);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.locator('[data-clock]').click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('timer')).toBeVisible();
  for (let second = 0; second < 11; second++) await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'The grown-up has: 1' })).toBeVisible();
});

test('the clock starts by itself where that is wished, and the tapped card is marked @long', async ({
  page,
}) => {
  await page.clock.install();
  await start(page, 'mode=guess&guessClock=on&guessColour=pink&who=person,person&seed=5');
  await expect(page.locator('blockquote')).not.toHaveText('Listen…');
  await page.clock.runFor(12_000);
  await expect(page.getByRole('timer')).toBeVisible();
  // Both leaders are on their card, and those in the middle are pink.
  await expect(page.locator('[data-board] [class*="four"] rect[class*="frame"]')).toHaveCount(1);
  await page.locator('[data-cell="2"]').click();
  await expect(page.locator('[data-cell="2"]')).toHaveAccessibleName(/^Mage, your answer/);
  await expect(page.locator('[class*="tapped"]')).toHaveCount(1);
  await expect(page.locator(`${cells}[aria-label$="right"]`)).toHaveCount(1);
});

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
] as const)
  test(
    `the place that wins is in sight at first, at ${width} x ${height}`,
    { tag: width === 820 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await start(page, 'scenario=waterloo&who=person,person&seed=3');
      await expect(saying(page, 'French headquarters')).toBeInViewport();
      await expect(saying(page, 'Mont-Saint-Jean').first()).toBeInViewport();
    },
  );

test.describe('on the narrowest phones, in Italian', () => {
  test.use({ viewport: { width: 320, height: 568 }, locale: 'it-IT', hasTouch: true });

  test('the turn and what wins are told whole', async ({ page }) => {
    await start(page, 'seed=1');
    const told = page.locator('[data-telling]');
    await expect(told).toContainText('Principessa');
    const cut = await told.evaluate((words) => {
      const [inner, outer] = [words.firstElementChild!, words.parentElement!].map((each) =>
        each.getBoundingClientRect(),
      );
      return [outer!.top - inner!.top, inner!.bottom - outer!.bottom];
    });
    for (const beyond of cut) expect(beyond).toBeLessThanOrEqual(1);
  });
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, locale: 'it-IT' });

  test('where no enemy is in sight a mark at the rim says where they are; all of a legend and of a label can be read', async ({
    page,
  }) => {
    await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
    const beyond = page.locator('[data-beyond]');
    await expect(beyond).toBeVisible();
    const field = (await page.locator('[data-zoomed]').boundingBox())!;
    const mark = (await beyond.boundingBox())!;
    expect(mark.x).toBeGreaterThanOrEqual(field.x);
    expect(mark.x + mark.width).toBeLessThanOrEqual(field.x + field.width);
    await page.getByRole('button', { name: 'Mostra tutto' }).tap();
    await expect(page.locator('[data-zoomed]')).toHaveAttribute('data-zoomed', 'false');
    await expect(beyond).toHaveCount(0);

    await page.locator('[data-board] [aria-label*="Pegaso"]').first().tap();
    const legend = page.locator('[data-telling]');
    await expect(legend).toContainText('magia');
    const cut = await legend.evaluate((words) => {
      const box = words.closest('p')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(words);
      const all = [...range.getClientRects()];
      return all.some(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1);
    });
    expect(cut).toBe(false);
    await page.locator('[data-cell="26"]').dispatchEvent('click');
    await expect(page.locator('[data-notice][data-kind=refusal]')).toBeVisible();
    for (const label of await page.locator('[data-board] svg [class*="pill"]').all()) {
      const { x, y, width } = (await label.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(field.x - 1);
      expect(x + width).toBeLessThanOrEqual(field.x + field.width + 1);
      expect(y).toBeGreaterThanOrEqual(field.y - 1);
    }
  });
});
