import type { Locator, Page } from '@playwright/test';
import {
  cells,
  expect,
  heard,
  hearing,
  isLong,
  notice,
  position,
  roll,
  sample,
  step,
  test,
  closeSheet,
  openLog,
} from './match-page.ts';
import { beforeThrow, caught, playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

const SIDE = 6;
const FIRST_SPOT = SIDE * SIDE;
const again = '[data-again]';
const CALLED = /^Who finds it\? Tap (\d) down, (\d) across\.$/;
/** What is heard where one goes by keys. */
const FINDS = /Who finds it\? Go to \d down, \d across and press Enter\./;

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/forest-fire/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

/** What the row of seats says of each seat that this fits. */
const seats = (page: Page, words: RegExp): Locator =>
  page.getByRole('listitem').filter({ hasText: words });

const cell = (page: Page, id: number): Locator => page.locator(`[data-cell="${id}"]`);

/** The square that is to be found, if any. */
async function called(page: Page): Promise<number | undefined> {
  const [, down, across] = CALLED.exec((await step(page).textContent()) ?? '') ?? [];
  return down === undefined ? undefined : (Number(down) - 1) * SIDE + Number(across) - 1;
}

/** The first place whose label says this. */
async function placeWith(page: Page, words: string): Promise<number | undefined> {
  const found = page.locator(`${cells}[aria-label*="${words}"]`);
  if ((await found.count()) === 0) return undefined;
  return Number(await found.first().getAttribute('data-cell'));
}

/** What a child would do now: find the square, roll, put out what it can, else be done. */
async function next(page: Page): Promise<number | string> {
  const quest = await called(page);
  if (quest !== undefined) return quest;
  if (await page.locator(roll).count()) return 'Roll';
  for (const words of ['you can start here', 'you can put it out']) {
    const place = await placeWith(page, words);
    if (place !== undefined) return place;
  }
  return 'End turn';
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator(again).count()) > 0;

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'End turn', exact: true });
  const spot = page.locator(`${cells}[aria-label*="you can start here"]`).first();
  const any = page.locator(`${roll}, [data-show], ${again}`).or(button).or(spot);
  await expect(any.first()).toBeVisible();
}

async function playOn(page: Page, until: (page: Page) => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    await ready(page);
    if (await until(page)) return;
    const todo = await next(page);
    if (typeof todo === 'number') await cell(page, todo).click();
    else if (todo === 'Roll') await page.locator(roll).click();
    else await page.getByRole('button', { name: todo, exact: true }).click();
  }
  throw new Error('the match goes on and on');
}

const says = (words: RegExp) => async (page: Page) =>
  words.test((await step(page).textContent()) ?? '');

/** Row and column of a place in the ring of 8 by 8. */
function ringOf(place: number): readonly [number, number] {
  if (place < SIDE * SIDE) return [Math.floor(place / SIDE) + 1, (place % SIDE) + 1];
  const along = ((place - SIDE * SIDE) % SIDE) + 1;
  const side = Math.floor((place - SIDE * SIDE) / SIDE);
  return (
    [
      [0, along],
      [along, 7],
      [7, along],
      [along, 0],
    ] as const
  )[side]!;
}

/** Goes with the arrows from the focused place to another; the corners of the ring are no places. */
async function arrowsTo(page: Page, place: number): Promise<void> {
  await expect(page.locator(`${cells}:focus`)).toHaveCount(1);
  const from = Number(await page.locator(`${cells}:focus`).getAttribute('data-cell'));
  const [row, column] = ringOf(from);
  const [toRow, toColumn] = ringOf(place);
  const press = async (count: number, less: string, more: string): Promise<void> => {
    for (let i = 0; i < Math.abs(count); i++) await page.keyboard.press(count < 0 ? less : more);
  };
  const rows = () => press(toRow - row, 'ArrowUp', 'ArrowDown');
  const columns = () => press(toColumn - column, 'ArrowLeft', 'ArrowRight');
  if (toRow === 0 || toRow === 7) await columns().then(rows);
  else await rows().then(columns);
  await expect(cell(page, place)).toBeFocused();
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const told = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return at === null ? '' : (at.ariaLabel ?? at.innerText);
    });
    if (name.test(told)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

// Whole matches in the long tests; else their beginnings, and the last two rounds of a match that was stored.

const lastRounds = (tapToPlace: boolean | 'always') => {
  const match = playedToEnd('forest-fire', { setupRounds: 1, maxRounds: 20, tapToPlace }, 1);
  return beforeThrow(match, match.log.length - 12);
};

test('a match with the keyboard alone, finding every square, with a bot @long', async ({
  page,
}) => {
  test.slow();
  await hearing(page);
  let found = 0;
  const play = async (most: number): Promise<void> => {
    await tabTo(page, /^Roll/);
    for (let i = 0; i < most; i++) {
      await ready(page);
      if (await isOver(page)) break;
      const todo = await next(page);
      if (typeof todo === 'number') {
        if ((await called(page)) !== undefined) {
          found += 1;
          // The first time it is listened to: what is out of date before it is said is left out.
          if (found === 1) await expect.poll(() => heard(page)).toMatch(FINDS);
        }
        await arrowsTo(page, todo);
      } else if (todo === 'Roll') await expect(page.locator(roll)).toBeFocused();
      else await tabTo(page, /^End turn$/);
      await page.keyboard.press('Enter');
    }
  };
  await start(page, 'setupRounds=1&maxRounds=20&tapToPlace=always&who=person,strong&seed=5');
  await play(sample(8, 300));
  if (!isLong()) {
    await openStored(page, lastRounds('always'));
    await play(300);
  }
  expect(found).toBeGreaterThanOrEqual(4);
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(again).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Of three games whole matches by taps are in the long run, of two those by keyboard: no way and no game is left out.
  test('a match with taps alone @long', async ({ page }) => {
    test.slow();
    const play = async (most: number): Promise<void> => {
      for (let i = 0; i < most; i++) {
        await ready(page);
        if (await isOver(page)) break;
        const todo = await next(page);
        if (typeof todo === 'number') await cell(page, todo).tap();
        else if (todo === 'Roll') await page.locator(roll).tap();
        else await page.getByRole('button', { name: todo, exact: true }).tap();
      }
    };
    await page.goto('/forest-fire?tapToPlace=off&maxRounds=20&setupRounds=1&seed=2');
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await play(sample(8, 300));
    if (!isLong()) {
      await openStored(page, lastRounds(false));
      await play(300);
    }
    await page.locator(again).tap();
    await expect(page.locator(roll)).toBeVisible();
  });
});

test.describe('finding the square that the dice call', () => {
  test('a wrong tap shows the way and changes nothing, the right one lets it happen', async ({
    page,
  }) => {
    await hearing(page);
    await start(page, 'seed=7');
    const before = await position(page);
    await page.locator(roll).click();
    const square = (await called(page))!;
    expect(square).toBeGreaterThanOrEqual(0);
    expect(await position(page)).toEqual(before);
    await expect(page.locator('[data-step]')).toHaveText(CALLED);

    const wrong = (square + 8) % (SIDE * SIDE);
    await cell(page, wrong).click();
    // It says again what to look for.
    const [, down, across] = CALLED.exec((await step(page).textContent()) ?? '') ?? [];
    const told = `look for ${down} down, ${across} across. Count down from the top`;
    await expect(notice(page)).toContainText(told);
    await expect.poll(() => heard(page)).toContain(told);
    // Its row and its column.
    await expect(page.locator('[data-board] [data-pointed]')).toHaveCount(2 * SIDE - 1);
    expect(await position(page)).toEqual(before);

    // Nothing is to be rolled: it says what is.
    await page.keyboard.press('r');
    await expect(notice(page)).toContainText(`Tap ${down} down, ${across} across.`);
    expect(await position(page)).toEqual(before);

    await cell(page, square).click();
    await expect(cell(page, square)).toHaveAccessibleName(/Firebreak/);
    await expect(page.locator(roll)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('fire and its spread are shown only then; “Show it” finds it for you', async ({ page }) => {
    await start(page, 'firebreaks=0&place=after&seed=4');
    await page.locator(roll).click();
    await expect(page.locator(`${cells}[aria-label*="burning"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(page.locator(`${cells}[aria-label*="burning"]`)).toHaveCount(1);
  });

  test('it is not asked where the option is off', async ({ page }) => {
    await start(page, 'tapToPlace=off&seed=7');
    await page.locator(roll).click();
    await expect(page.locator(`${cells}[aria-label*="Firebreak"]`)).toHaveCount(1);
  });

  test.describe('with motion', () => {
    test.use({ motion: 'no-preference' });

    test('a second press while the dice tumble does not pass it over', async ({ page }) => {
      await start(page, 'seed=7');
      await page.locator(roll).dblclick();
      await expect(step(page)).toHaveText(CALLED);
      await expect(page.locator(`${cells}[aria-label*="Firebreak"]`)).toHaveCount(0);
    });
  });
});

test('the dice of the set-up can be thrown at once, and then nothing is to be found @long', async ({
  page,
}) => {
  await hearing(page);
  await start(page, 'who=person,person&seed=7');
  const setUp = page.getByRole('button', { name: 'Set it up for us' });
  await setUp.click();
  await expect(step(page)).toHaveText(/choose a place outside/i);
  await expect(page.locator(`${cells}[aria-label*="Firebreak"]`)).toHaveCount(2);
  await expect
    .poll(() => heard(page))
    .toMatch(/2 Firebreaks lie in the forest: \d down, \d across and \d down, \d across\./);
  for (const player of [1, 2]) {
    await expect(step(page)).toHaveText(new RegExp(`^Player ${player}, where do you start`));
    await cell(page, (await placeWith(page, 'you can start here'))!).click();
  }
  // Who has asked for it once need not ask again.
  await expect(step(page)).toHaveText(/^Player 1: 2 moves/);
  await expect
    .poll(() => heard(page))
    .toMatch(/Fires: (?:\d down, \d across(?:;| and|\.) ?)+[^]*Now it’s your turn!/);
  expect(await called(page)).toBeUndefined();
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('the opening fires come one after another, each with its dice, and the last with those that lie there', async ({
    page,
  }) => {
    await start(page, 'firebreaks=0&place=after&who=person,person&seed=7');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const frames = document.querySelectorAll('[data-board] g:has(> rect[class*="rolled"])');
        if (frames.length < 2 || seen.length > 0) return;
        for (const frame of frames) {
          const { animationDelay } = getComputedStyle(frame);
          const dice = frame.querySelectorAll('text');
          const said = Array.from(dice, ({ textContent }) => textContent).join();
          seen.push(`${animationDelay} ${said} ${frame.getAttribute('transform')}`);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Set it up for us' }).click();
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(1);
    const frames = await seen();
    const delays = frames.map((frame) => Number.parseFloat(frame));
    expect(delays).toEqual([...new Set(delays)].toSorted((a, b) => a - b));
    const tray = (await page
      .locator('[data-dock] [role=img][aria-label*="down"]')
      .getAttribute('aria-label'))!;
    const [, down, across] = tray.match(/down (\d), across (\d)/)!;
    expect(frames.at(-1)).toContain(`translate(${Number(across) * 100} ${Number(down) * 100})`);
    for (const frame of frames.slice(0, -1)) {
      const [, row, column, x, y] = frame.match(/ (\d),(\d) translate\((\d+) (\d+)\)/)!;
      expect([Number(column) * 100, Number(row) * 100]).toEqual([Number(x), Number(y)]);
    }
  });
});

test('after the first Firebreak has been found, the rest can still be set up at once', async ({
  page,
}) => {
  await start(page, 'place=after&who=person,person&seed=7');
  const setUp = page.getByRole('button', { name: 'Set it up for us' });
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(CALLED);
  await cell(page, (await called(page))!).click();
  await expect(page.locator(`${cells}[aria-label*="Firebreak"]`)).toHaveCount(1);
  await expect(setUp).toBeVisible();
  await setUp.click();
  await expect(step(page)).toHaveText(/^Player 1, where do you start/);
  await expect(page.locator(`${cells}[aria-label*="Firebreak"]`)).toHaveCount(2);
});

test('the first three squares are to be found, the others are shown', async ({ page }) => {
  await start(page, 'firebreaks=0&place=after&setupRounds=2&who=person,person&seed=7');
  for (let found = 0; found < 3; found++) {
    await page.locator(roll).click();
    await expect(step(page)).toHaveText(CALLED);
    await cell(page, (await called(page))!).click();
  }
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(/^Player 1, where do you start/);
});

test('a turn that ends beside a fire asks first, with the number of moves', async ({ page }) => {
  await start(page, 'tapToPlace=off&place=after&who=person,person&seed=7');
  await playOn(page, says(/^Player 1, where do you start/));
  const fire = (await placeWith(page, 'burning'))!;
  const beside = FIRST_SPOT + (fire % SIDE);
  await cell(page, fire < SIDE ? beside : (await placeWith(page, 'you can start here'))!).click();
  await playOn(page, says(/^Player 1: 2 moves\. Put out/));
  const done = page.getByRole('button', { name: 'End turn', exact: true });
  await done.click();
  const question = page
    .getByRole('group', { name: 'Question' })
    .filter({ hasText: 'You have 2 moves left, and you can put out a fire. Are you done?' });
  await question.getByRole('button', { name: 'No, play on' }).click();
  await expect(step(page)).toHaveText(/^Player 1: 2 moves/);
  await done.click();
  await question.getByRole('button', { name: 'Yes, done' }).click();
  await expect(step(page)).toHaveText(/^Player 2: 2 moves/);
});

test('real dice are typed, and nothing is to be found @long', async ({ page }) => {
  await page.goto('/forest-fire/replay');
  await page
    .getByLabel('Paste a link or the text of a match')
    .fill('Glade record 1\nGame: forest-fire 1\nPlayers: person, person\nDice: entered\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  await dice.getByRole('button', { name: 'down 2' }).click();
  await dice.getByRole('button', { name: 'across 3' }).click();
  await expect(cell(page, 8)).toHaveAccessibleName(/Firebreak/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 8)).not.toHaveAccessibleName(/Firebreak/);
});

test('a Pilot drops water on a line by its two ends', async ({ page }) => {
  await start(page, 'preset=pilots&tapToPlace=off&who=person,person&seed=6');
  const fill = page.getByRole('button', { name: 'Fill the tank' });
  const any = page.locator(roll).or(fill);
  for (let i = 0; i < 20 && !(await says(/tank (?:is )?full/i)(page)); i++)
    await any.first().click();
  const first = (await placeWith(page, 'your water can begin or end here'))!;
  await cell(page, first).click();
  const ends = page.locator(`${cells}[aria-label*="your water can begin or end here"]`);
  const last = Number(await ends.first().getAttribute('data-cell'));
  expect(last).not.toBe(first);
  await cell(page, last).click();
  await expect(await openLog(page)).toContainText('Player 1 drops water on');
  await closeSheet(page);
  await expect(step(page)).toContainText('Player 2');
});

test('in a free order the team says who acts @long', async ({ page }) => {
  await start(page, 'turnOrder=free&place=after&tapToPlace=off&who=person,person&seed=6');
  await playOn(page, says(/^Decide together/));
  await page.getByRole('button', { name: /^Player 2/ }).click();
  await page.getByRole('button', { name: 'End turn', exact: true }).first().click();
  const log = await openLog(page);
  await expect(log).toContainText(/Player [12] is done/);
});

test('where a tap can mean two things the square says which, and after each step water comes first @long', async ({
  page,
}) => {
  await start(page, 'firebreaks=0&place=after&tapToPlace=off&who=person,person&seed=7');
  const both = page.locator(`${cells}[aria-label*="for the other move, use"]`);
  await playOn(
    page,
    async () => (await both.count()) > 0 && (await says(/^Player \d: 2 moves/)(page)),
  );
  await expect(both.first()).toHaveAccessibleName(
    /you can put it out, for the other move, use “Step” below/,
  );
  const tools = page.getByRole('group', { name: 'What a tap does' });
  await tools.getByRole('button', { name: 'Step' }).click();
  await expect(both.first()).toHaveAccessibleName(
    /you can step here, for the other move, use “Put out” below/,
  );
  await page
    .locator(`${cells}[aria-label*="you can step here"]:not([aria-label*="burning"])`)
    .first()
    .click();
  await expect(step(page)).toHaveText(/^Player \d: one move/);
  await expect(page.locator(`${cells}[aria-label*="“Put out” below"]`)).toHaveCount(0);
});

test('stopping ends the match with its own words, and offers an easier one', async ({ page }) => {
  await start(page, 'firebreaks=0&tapToPlace=off&seed=8');
  await playOn(page, says(/choose a place outside/i));
  const stop = page.getByRole('dialog').getByRole('button', { name: 'End the match' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await stop.click();
  await expect(page.getByRole('group', { name: /^End the match for all\?/ })).toBeVisible();
  await page.getByRole('button', { name: 'No, play on' }).click();
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  // The first answer is no.
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(step(page)).toHaveText(/choose a place outside/i);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await stop.click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(
    page.getByRole('heading', { name: 'The match ended before the fire was out' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'With one more Firebreak' }).click();
  await expect(step(page)).toHaveText(/One Firebreak to place/);
});

/** Ends the match from the menu, which asks once. */
async function endIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'End the match' }).click();
  await menu.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator(again)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'The match ended before the fire was out' }),
  ).toBeVisible();
}

test('a family that has had enough ends the match while dice wait @long', async ({ page }) => {
  const played = playedToEnd('forest-fire', { players: 2, firebreaks: 0 }, 7);
  await openStored(page, beforeThrow(played, 40));
  await expect(page.locator(roll)).toBeVisible();
  await endIt(page);
});

test('it does so while a square is to be found', async ({ page }) => {
  await start(page, 'firebreaks=0&place=after&who=person,person&seed=8');
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(CALLED);
  await endIt(page);
});

test('FF-U04: how fire spreads is told with the first counter, while the opening goes on', async ({
  page,
}) => {
  await start(page, 'firebreaks=0&place=after&tapToPlace=off&seed=4');
  await expect(page.locator('[data-spread]')).toHaveCount(0);
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(/Fire jumps over one square to another fire/);
  await expect(page.locator('[data-spread]')).toContainText('like Othello');
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(/^The fire starts/);
});

test('FF-U07: Pilots hear that three rounds of fires fall before they drop water', async ({
  page,
}) => {
  await start(page, 'preset=pilots&tapToPlace=off&who=person,person&seed=6');
  await expect(seats(page, /^P1Player 1: Pilot, first fills the tank$/)).toBeVisible();
  const told = page.getByText('fill your tank');
  for (let i = 0; i < 12 && (await told.count()) === 0; i++) await page.locator(roll).click();
  await expect(step(page)).toHaveText(
    /Fires fall once more before your first drop: three rounds in all/,
  );
});

test('FF-U07: a lone Pilot hears it as “you” @long', async ({ page }) => {
  await start(page, 'preset=pilots&tapToPlace=off&seed=6');
  const told = page.getByText('First fly off and fill your tank');
  for (let i = 0; i < 12 && (await told.count()) === 0; i++) await page.locator(roll).click();
  await expect(step(page)).toHaveText(/^First fly off and fill your tank\. Fires fall once more/);
});

test.describe('in the mixed game on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('FF-U09: the team is asked to talk when roles are chosen, and at every turn @long', async ({
    page,
  }) => {
    await start(
      page,
      'preset=mixed&players=2&firebreaks=0&setupRounds=1&place=after&tapToPlace=off&who=person,person&seed=6',
    );
    await expect(page.getByText('Talk it over: which jobs does your team need?')).toBeVisible();
    const dock = page.locator('[data-dock]');
    expect(await dock.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(390);
    for (const player of [1, 2]) {
      await expect(step(page)).toHaveText(`Player ${player}, choose your role.`);
      await page.getByRole('button', { name: 'Hotshot', exact: true }).click();
    }
    for (const player of [1, 2]) {
      await playOn(page, says(new RegExp(`^Player ${player}: 2 moves`)));
      await expect(page.getByText('Talk it over: who does what?')).toBeVisible();
      await page.getByRole('button', { name: 'End turn', exact: true }).click();
    }
  });
});

for (const [width, height] of [
  [844, 390],
  [683, 384],
] as const)
  test(`beside the board at ${width} x ${height} the question is whole, and the note lies below it${width === 683 ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await start(
      page,
      'preset=mixed&players=2&firebreaks=0&setupRounds=1&place=after&tapToPlace=off&who=person,person&seed=6',
    );
    for (let player = 1; player <= 2; player++)
      await page.getByRole('button', { name: 'Hotshot', exact: true }).click();
    await playOn(page, says(/^Player 1: 2 moves/));
    const cut = await step(page).evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    const [asks, note] = await Promise.all([
      step(page).boundingBox(),
      page.locator('[data-note]').boundingBox(),
    ]);
    expect(note!.y).toBeGreaterThanOrEqual(asks!.y + asks!.height - 1);
    const words = await page
      .locator('ul[data-seats] [class*=words]')
      .evaluateAll(
        (all) =>
          all.filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
            .length,
      );
    expect(words).toBe(0);
    // Where the words have no room they are still read aloud, and the sign of the role is seen.
    const rows = page.locator('ul[data-seats] > li');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      await expect(row.locator('[class*=words]')).toContainText('Hotshot');
      const sign = row.locator('[class*=status] svg');
      await expect(sign).toBeInViewport({ ratio: 1 });
      expect((await sign.boundingBox())!.height).toBeGreaterThanOrEqual(12);
    }
    // With the largest letters there is less room: then the note can be scrolled to.
    await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));
    await page.locator('[data-now]').hover();
    await page.mouse.wheel(0, 400);
    await expect(page.locator('[data-note]')).toHaveText('Talk it over: who does what?');
    await expect(page.locator('[data-note]')).toBeInViewport({ ratio: 0.99 });
  });

test('a step of the campaign that was won leads on, and bears a mark', async ({ page }) => {
  test.slow();
  await page.goto('/forest-fire');
  const steps = page.getByRole('navigation', { name: 'Step by step' }).getByRole('link');
  await expect(steps).toHaveText([
    /1 Hotshots$/,
    /2 Smoke Jumpers$/,
    /3 Pilots$/,
    /4 Mixed game$/,
    /5 Without Firebreaks$/,
  ]);
  // Who is new chooses who plays first, and who has won a step goes on with the steps.
  const headings = page.getByRole('heading', { name: /^(Who plays\?|Step by step)$/ });
  await expect(headings).toHaveText(['Who plays?', 'Step by step']);
  await steps.nth(1).click();
  await expect(page).toHaveURL(/\/play\?match=/);
  await expect(seats(page, /^You.*: Smoke Jumper$/)).toBeVisible();

  await start(
    page,
    'preset=smokeJumpers&players=4&setupRounds=1&tapToPlace=off&who=person,strong,strong,strong&seed=3',
  );
  await playOn(page, isOver);
  await expect(page.getByRole('heading', { name: 'Hooray' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Pilots' }).click();
  await expect(seats(page, /^Tock.*: Pilot, first fills the tank$/)).toBeVisible();

  await page.goto('/forest-fire');
  await expect(steps.nth(1)).toHaveText(/won$/);
  await expect(steps.nth(0)).not.toHaveText(/won$/);
  await expect(headings).toHaveText(['Step by step', 'Who plays?']);
});

test('the dice are called aloud where that is agreed, and moves stand where that is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    speechSynthesis.speak = (words) => void said.push(words.text);
  });
  const said = () =>
    page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
  await start(page, 'speak=off&seed=7');
  await page.locator(roll).click();
  await expect(step(page)).toHaveText(CALLED);
  expect(await said()).toBe('');

  await start(page, 'speak=on&takeBack=off&seed=7');
  await page.locator(roll).click();
  await expect.poll(said).toMatch(/Who finds it\? Go to \d down, \d across and press Enter\./);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const aloud = page.getByRole('button', { name: 'Read aloud' });
  // It stands beside what it says, no wider than a button; here is a line below, who plays with a bot.
  expect((await aloud.boundingBox())!.width).toBeLessThan(100);
  expect((await aloud.boundingBox())!.y).toBeLessThan((await step(page).boundingBox())!.y + 20);
  await aloud.click();
  await expect.poll(async () => (await said()).match(/Who finds it/g)).toHaveLength(2);
});

test('bots have names of their own here, and all the others are bots at once @long', async ({
  page,
}) => {
  // Who is alone with bots already is offered neither that nor to pass the device on.
  await page.goto('/forest-fire?players=3');
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play alone with bots' })).toHaveCount(0);
  await expect(page.getByText('Pass this device around')).toHaveCount(0);
  await page.goto('/forest-fire?players=3&who=person,person,person');
  await expect(page.getByText('Pass this device around')).toBeVisible();
  await page.getByRole('button', { name: 'Play alone with bots' }).click();
  // Who was thrown out of a seat by mistake comes back with one tap.
  await page.getByRole('button', { name: 'Bring the others back' }).click();
  await expect(page.getByText('3 people')).toBeVisible();
  await page.getByRole('button', { name: 'Play alone with bots' }).click();
  await expect(page.getByText('you and 2 bots, steady')).toBeVisible();
  await page.getByRole('button', { name: /^Player 2:/ }).click();
  await page.getByRole('radio', { name: 'Bot, still learning' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/who=person(,|%2C)like(:|%3A)2(,|%2C)steady/);
});

test('a lone person is “you” beside the task and in the log @long', async ({ page }) => {
  await start(page, 'firebreaks=0&tapToPlace=off&seed=7');
  const row = page.getByRole('list', { name: 'Who plays' });
  await expect(row.getByRole('listitem')).toContainText(['You', 'Pixel, Bot:']);
  await cell(page, (await placeWith(page, 'you can start here'))!).click();
  const log = await openLog(page);
  await expect(log).toContainText('You start at');
  await expect(log).not.toContainText('Player 1');
});

test('the card of a role tells its story @long', async ({ page }) => {
  await start(page, 'seed=7');
  await page.locator('summary', { hasText: 'Hotshot' }).click();
  await expect(page.getByText('Hold a big fire hose in both hands')).toBeVisible();
});

test.describe('with bigger buttons', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('help says the aim and what each mark means @long', async ({ page }) => {
    await start(page, 'tapToPlace=off&seed=6');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByText('In every round new fires fall', { exact: false })).toBeVisible();
    const marks = page.getByRole('listitem').filter({ hasText: /Firebreak: nothing burns here/ });
    await expect(marks.locator('svg')).toBeVisible();
  });

  test('everything in a match is at least 64 pixels high @long', async ({ page }) => {
    await page.goto('/settings');
    await page.getByLabel('Bigger buttons').check();
    await start(page, 'turnOrder=free&place=after&tapToPlace=off&who=person,person&seed=6');
    await playOn(page, says(/^Decide together/));
    const low = await page
      .locator('main button:visible, main select:visible, main input:visible, main summary:visible')
      .evaluateAll((all) =>
        all
          .map((each) => ({
            text: each.outerHTML.slice(0, 90),
            height: each.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height < 63.5),
      );
    expect(low).toEqual([]);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  });
});

test('who is out watches the others, tries again or ends the match', async ({ page }) => {
  await hearing(page);
  await openStored(page, caught());
  const entries = (): Promise<number> =>
    page.evaluate(() => {
      const { record } = JSON.parse(localStorage.getItem('glade.match.stored')!) as {
        record: string;
      };
      return record.split('\n').length;
    });
  await expect(step(page)).toHaveText(/^You’re out\. \S.* can play on\.$/);
  await expect(page.locator(roll)).toHaveCount(0);
  // Who asks what can be typed hears what they can choose.
  await page.keyboard.press('/');
  const line = page.locator('[data-command]');
  await line.fill('moves');
  await line.press('Enter');
  await expect(page.locator('[data-notice]')).toContainText('Watch to the end · Try again');
  await line.press('Escape');
  const before = await entries();
  await page.getByRole('button', { name: 'Watch to the end' }).click();
  // Without a tap more than a round goes by.
  await expect.poll(entries).toBeGreaterThan(before + 3);
  await page.getByRole('button', { name: 'Stop watching' }).click();
  await page.getByRole('button', { name: 'Try again from my last turn' }).click();
  await expect(page.locator('[data-try-again]')).toHaveCount(0);
  await expect(step(page)).toHaveText(/move/);
  await page.goto('/forest-fire/play?match=stored');
  await page.getByRole('button', { name: 'End the match', exact: true }).click();
  await expect(page.locator(again)).toBeVisible();
  // It was not the bot at turn who wanted that.
  await page.keyboard.press('t');
  await expect.poll(() => heard(page)).toContain('The match is ended here.');
  expect(await heard(page)).not.toMatch(/ends the match/);
  // The last turn was to end it.
  await expect(page.locator('[data-try-again]')).toHaveCount(0);
});

test('who is out and watches can skip to the end at any moment @long', async ({ page }) => {
  test.slow();
  await openStored(page, caught());
  await page.getByRole('button', { name: 'Watch to the end' }).click();
  // Nobody is there to talk with.
  await expect(page.getByText('Talk it over')).toHaveCount(0);
  // Also while the others are shown, and on the narrowest phone.
  const skip = page.getByRole('button', { name: 'Skip to the end' });
  await expect(skip).toBeEnabled();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(skip).toBeInViewport({ ratio: 1 });
  const buttons = await page.locator('[data-dock] button').all();
  const covered = (box: (typeof buttons)[number]): Promise<boolean> =>
    box.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const at = (x: number, y: number): boolean =>
        button.contains(document.elementFromPoint(left + width * x, top + height * y));
      return !at(0.5, 0.2) || !at(0.5, 0.8);
    });
  for (const button of buttons) expect(await covered(button)).toBe(false);
  await skip.click();
  // The fire may burn for ever: then the match is stopped after two hundred rounds more.
  await expect(page.locator(again)).toBeVisible({ timeout: 60_000 });
});

test('help shows only the jobs of this match, and the goal once @long', async ({ page }) => {
  await page.goto('/forest-fire/play?firebreaks=0&setupRounds=1&who=person,person&seed=7');
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await expect(help.getByText(/Hotshot/).first()).toBeVisible();
  await expect(help.getByText(/^a (Pilot|Smoke Jumper)/)).toHaveCount(0);
  await expect(help.getByText(/Put out (every fire|all)/i)).toHaveCount(1);
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('a square is at least 28 pixels wide, and no choice lies on the forest @long', async ({
    page,
  }) => {
    await start(
      page,
      'players=4&fireTiming=roundStart&turnOrder=free&place=after&who=person,person,person,person&seed=7',
    );
    await expect(page.locator(roll)).toBeVisible();
    const square = await page.locator(cells).first().boundingBox();
    expect(square!.width).toBeGreaterThanOrEqual(28);
    const team = page.getByRole('group', { name: 'Who moves' });
    await playOn(page, async () => (await team.count()) > 0);
    const forest = (await page.locator('[data-board] [role=grid]').boundingBox())!;
    for (const choice of await team.getByRole('button').all()) {
      const { x, width, height } = (await choice.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(forest.x + forest.width);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
    }
  });

  test('what lies beside the forest while nothing is to be chosen gives way to the choices, and the forest stays @long', async ({
    page,
  }) => {
    await start(
      page,
      'players=4&fireTiming=roundStart&turnOrder=free&place=after&who=person,person,person,person&seed=7',
    );
    const tools = (): Promise<string> =>
      page
        .locator('[data-board] > [data-watched]')
        .evaluate((each) => getComputedStyle(each, '::after').content);
    await expect.poll(tools).toBe('""');
    const grid = page.locator('[data-board] [role=grid]');
    const { x } = (await grid.boundingBox())!;
    const team = page.getByRole('group', { name: 'Who moves' });
    await playOn(page, async () => (await team.count()) > 0);
    expect(await tools()).toBe('none');
    expect((await grid.boundingBox())!.x).toBeCloseTo(x, 0);
  });
});
