import type { Locator, Page } from '@playwright/test';
import { Match, parseOptions, Xoshiro, type Building } from '@glade/engine';
import { games } from '@glade/games';
import type { Spot } from '@glade/boards/graph-keys';
import { nextOnTiles } from '@glade/boards/tile-keys';
import {
  cells,
  closeSheet,
  expect,
  heard,
  hearing,
  letTimePass,
  notice,
  openLog,
  position,
  ruleOf,
  sample,
  step,
  stopClock,
  test,
} from './match-page.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { enter } from './replay-page.ts';
import { openStored } from './stored-match.ts';

const again = '[data-again]';
const lay = '[data-lay]';
/** Two players, who lose soon if they stay at home. */
const SHORT = 'seats=2&difficulty=easy&who=person,gentle&seed=3';

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/fair-verona/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
const saying = (page: Page, ...words: readonly string[]): Locator =>
  page.locator(cells + words.map((each) => `[aria-label*="${each}"]`).join(''));
const button = (page: Page, name: RegExp | string): Locator => page.getByRole('button', { name });
const idOf = async (found: Locator): Promise<string> => (await found.getAttribute('data-cell'))!;

const FITS = 'your tile fits here';
const GOES = 'you can go here';
const CHOICES = /^(Draw a tile|Keep it|Leave the token|Leave it at that|Stay here)/;

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  const some = page
    .locator(again)
    .or(saying(page, FITS))
    .or(saying(page, GOES))
    .or(page.getByRole('button', { name: CHOICES }));
  await expect(some.first()).toBeVisible();
}

/** How a person does things: with the keys or with the fingers. */
interface Hands {
  readonly cell: (id: string) => Promise<void>;
  readonly button: (found: Locator) => Promise<void>;
}

/** Plays on: lays what fits, clears what can be cleared, goes somewhere once, and then stays. */
async function playOn(page: Page, hands: Hands): Promise<void> {
  let moved = false;
  for (let i = 0; i < 90; i++) {
    await ready(page);
    if (await page.locator(again).count()) return;
    if (await saying(page, FITS).count()) {
      await hands.cell(await idOf(saying(page, FITS).first()));
      await hands.button(page.locator(lay));
    } else if (await page.locator('[data-attempt]').count())
      await hands.button(page.locator('[data-attempt]').first());
    else if (!moved && (await saying(page, GOES).count())) {
      await hands.cell(await idOf(saying(page, GOES).first()));
      moved = true;
    } else await hands.button(page.getByRole('button', { name: CHOICES }).first());
  }
  throw new Error('the match goes on and on');
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, found: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

/** Goes by arrows from the focused place to another. */
async function arrowsTo(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator(`${cells}[tabindex="0"]`));
  // The rows of the page are the rows of the map.
  const spots = await page.locator(cells).evaluateAll((all) => {
    const rows = [...new Set(all.map((each) => each.parentElement))];
    return all.map((each, number) => ({
      id: number,
      name: (each as HTMLElement).dataset['cell']!,
      x: parseFloat((each as HTMLElement).style.left),
      y: rows.indexOf(each.parentElement),
      here: each === document.activeElement,
    }));
  });
  const index = (wanted: (spot: (typeof spots)[number]) => boolean) => spots.findIndex(wanted);
  for (const key of wayOf(
    spots,
    index(({ here }) => here),
    index(({ name }) => name === id),
  ))
    await page.keyboard.press(key);
  await expect(cell(page, id)).toBeFocused();
}

/** The arrows that lead from one spot to another, as few as can be. */
function wayOf(
  spots: readonly (Spot & { readonly id: number })[],
  from: number,
  to: number,
): readonly string[] {
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const reached = nextOnTiles(spots, at, key)!;
      if (!ways.has(reached)) ways.set(reached, [...way, key]);
    }
  return ways.get(to) ?? [];
}

test('a whole match with the keyboard alone, with a bot @long', async ({ page }) => {
  test.slow();
  await hearing(page);
  await start(page, SHORT);
  await page.keyboard.press('Tab');
  await playOn(page, {
    cell: async (id) => {
      await arrowsTo(page, id);
      await page.keyboard.press('Enter');
    },
    button: async (found) => {
      await tabTo(page, found);
      await page.keyboard.press('Enter');
    },
  });
  await expect.poll(() => heard(page)).toMatch(/Lay your tile\./);
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(again).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole match with taps alone', async ({ page }) => {
    test.slow();
    await start(page, SHORT);
    await playOn(page, { cell: (id) => cell(page, id).tap(), button: (found) => found.tap() });
    await page.locator(again).tap();
    await expect(saying(page, FITS).first()).toBeVisible();
  });
});

test('what an attempt costs is told in letters as large as what it needs', async ({ page }) => {
  await openStored(page, playedToEnd('fair-verona', { seats: 4 }, 2).at(53));
  await expect(page.locator('[data-attempt]').first()).toBeVisible();
  const sizes = await page.locator('[data-attempt] small').evaluateAll((all) =>
    all.map((cost) => {
      const need = cost.previousElementSibling!;
      return [getComputedStyle(cost), getComputedStyle(need)].map(({ color, fontSize }) => [
        color,
        fontSize,
      ]);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const [cost, need] of sizes) expect(cost).toEqual(need);
});

test('with high contrast no bits of an outline stand at the corners of the table', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"theme":"contrast"}'));
  await page.goto('/fair-verona/play?seed=1');
  const table = page
    .locator('[data-board] [data-doing]')
    .or(page.locator('[data-board][data-doing]'));
  await expect(table.first()).toHaveCSS('box-shadow', 'none');
});

test('who helps with an Encounter is tapped on and off, and the sum follows', async ({ page }) => {
  const match = playedToEnd('fair-verona', { seats: 4 }, 2).at(53);
  await openStored(page, match);
  const { state, rules } = match;
  const view = rules.view(state, 0) as { readonly attempts: readonly { readonly card: number }[] };
  const cards = new Set(view.attempts.map(({ card }) => card)).size;
  await expect(page.locator('[data-attempt]')).toHaveCount(cards);
  expect(view.attempts.length).toBeGreaterThan(cards);
  const first = page.locator('[data-attempt]').first();
  const before = (await first.boundingBox())!;
  const others = page.getByRole('group', { name: 'Who helps?' }).first().getByRole('button');
  const way = await first.getAttribute('data-attempt');
  const other = others.and(page.locator('[aria-pressed=false]')).first();
  const name = (await other.getAttribute('aria-label'))!;
  await other.click();
  await expect(others.and(page.getByRole('button', { name, exact: true }))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await first.getAttribute('data-attempt')).not.toBe(way);
  // Whatever is chosen, nothing moves.
  expect(await first.boundingBox()).toEqual(before);
  await others.and(page.getByRole('button', { name, exact: true })).click();
  await expect(first).toHaveAttribute('data-attempt', way!);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what to do stays in sight, whatever is tapped', async ({ page }) => {
    await start(page, 'who=person,person,person,person&seed=3');
    for (let i = 0; i < 3; i++) {
      await ready(page);
      await expect(step(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-task]')).toBeInViewport({ ratio: 1 });
      if (await saying(page, FITS).count()) {
        await saying(page, FITS).first().tap();
        await expect(page.locator('[data-task]')).toBeInViewport({ ratio: 1 });
        await page.locator(lay).tap();
      } else await page.getByRole('button', { name: CHOICES }).first().tap();
    }
  });
});

for (const [i, [width, height]] of (
  [
    [390, 844],
    [844, 390],
    [820, 1180],
  ] as const
).entries())
  for (const [j, text] of ['normal', 'largest'].entries()) {
    const title = `the map fills its frame, and all of it is seen beside its tools: ${width} x ${height}, ${text} letters`;
    test(title, { tag: i === 1 && j === 1 ? [] : '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (stored) => localStorage.setItem('glade.settings', stored),
        JSON.stringify({ text }),
      );
      await start(page, 'seats=2&who=person,person&seed=3');
      const map = page.locator('[data-board] [role=grid]');
      const closer = page.getByRole('button', { name: 'Zoom in' });
      /** How far the window on the map is from its frame; and from the tools what is to be done, and the map where it ends. */
      const rooms = (): Promise<{
        readonly frame: number;
        readonly spots: number;
        readonly end: number;
      }> =>
        map.evaluate((window) => {
          const { right } = window.getBoundingClientRect();
          const frame = window.closest('[class*=table]')!;
          const tools = document.querySelector('[data-map-tools] button:last-child')!;
          const { left } = tools.getBoundingClientRect();
          const rightOf = (part: Element): number => part.getBoundingClientRect().right;
          const spots = [...window.querySelectorAll('[data-can=true]')].map(rightOf);
          const inner = frame.getBoundingClientRect().left + frame.clientLeft + frame.clientWidth;
          const nearest = left - Math.max(...spots);
          window.scrollLeft = window.scrollWidth;
          return {
            frame: inner - right,
            spots: nearest,
            end: left - rightOf(window.querySelector('svg')!),
          };
        });
      await expect.poll(async () => (await rooms()).spots).toBeGreaterThanOrEqual(0);
      const { frame, end } = await rooms();
      expect(Math.abs(frame)).toBeLessThan(1);
      expect(end).toBeGreaterThanOrEqual(0);
      // Magnified, too, and where the tools are is whole.
      await closer.click();
      await closer.click();
      expect((await rooms()).end).toBeGreaterThanOrEqual(0);
      await expect(closer).toBeInViewport({ ratio: 1 });
    });
  }

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('the cards are dealt at once, and showing them can be skipped', async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    await page.goto('/fair-verona/play?who=person,person,person,person&seed=3');
    await letTimePass(page, page.locator('[data-skip]'));
    const card = page.locator('[data-task] > *').first();
    const dealt = await card.boundingBox();
    // The clock stands: only skipping can end it.
    await page.locator('[data-skip]').click();
    await expect(page.locator('[data-skip]')).toHaveCount(0);
    await expect(saying(page, FITS).first()).toBeVisible();
    // The buttons that come then have had their room.
    expect(await card.boundingBox()).toEqual(dealt);
  });

  test('a tile lands with its shadow; one that was tried out lies there already @long', async ({
    page,
  }) => {
    await start(page, 'seats=2&who=person,person&seed=3');
    /** How the tile that has been laid last is seen, and what lies below it, when it begins to move. */
    const seen = (): Promise<readonly string[]> =>
      page.locator('[data-landing]').evaluate((tile) => {
        for (const each of document.getAnimations()) {
          each.pause();
          each.currentTime = 0;
        }
        const below = document.querySelector('[data-board] [data-shade]')!;
        return [tile, below].map((each) => getComputedStyle(each).opacity);
      });
    const id = await idOf(saying(page, FITS).first());
    await cell(page, id).click();
    await page.locator(lay).click();
    await expect(page.locator('[data-landing]')).toHaveAttribute('data-pressed', 'true');
    expect(await seen()).toEqual(['1', '1']);
    // Somebody else's tile, or one that a typed move has laid, comes from above.
    await page.locator('[data-landing]').evaluate((tile) => {
      for (const each of [tile, document.querySelector('[data-board] [data-shade]')!])
        each.setAttribute('data-pressed', 'false');
    });
    expect(await seen()).toEqual(['0', '0']);
  });
});

test('FV-09: players choose their colours, nobody has that of another, and the match keeps them @long', async ({
  page,
}) => {
  await page.goto('/fair-verona?seats=2&who=person,person&seed=3');
  const seat = (nth: number) => button(page, new RegExp(`^Player ${nth}:`));
  const choose = (name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name }).click();
  const look = (name: string | RegExp) => page.getByRole('dialog').getByRole('radio', { name });
  const cloak = (nth: number) =>
    page
      .locator(cells)
      .first()
      .evaluate((place, of) => getComputedStyle(place).getPropertyValue(`--cloak${of}`), nth);
  for (const [nth, name, colour] of [
    [1, 'Anna', 'Teal, drop'],
    [2, 'Ben', /^Violet/],
  ] as const) {
    await seat(nth).click();
    await choose('New name');
    await choose(/^Another name/);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
    await choose('Use this name');
    if (nth === 2) await expect(look('Teal, drop, taken by Anna')).toBeDisabled();
    await look(colour).click();
    await choose('Done');
  }
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  const [teal, violet] = [await cloak(0), await cloak(1)];
  expect(teal).not.toBe('');
  expect(teal).not.toBe(violet);
  await page.reload();
  await expect(page.locator(cells).first()).toBeVisible();
  expect([await cloak(0), await cloak(1)]).toEqual([teal, violet]);
});

test('a tile is turned with R and laid, and where it does not fit the rules say why', async ({
  page,
}) => {
  await start(page, 'seats=2&who=person,person&seed=3');
  await saying(page, 'your tile does not fit').first().click();
  await expect(ruleOf(page)).toHaveAccessibleName(/FV-(23|25|R8)/);
  await expect(notice(page)).toContainText('would touch');
  const spot = saying(page, FITS).first();
  const id = await idOf(spot);
  await spot.focus();
  await page.keyboard.press('Enter');
  const before = (await cell(page, id).getAttribute('aria-label'))!;
  await page.keyboard.press('r');
  await expect(cell(page, id)).not.toHaveAccessibleName(before);
  await expect(page.getByRole('status').filter({ hasText: 'Turned' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, id)).toHaveAccessibleName(before);
  await page.keyboard.press('Escape');
  await expect(cell(page, id)).toHaveAccessibleName(/fits here in 2 ways/);
  await page.keyboard.press('Enter');
  await expect(page.locator(lay)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('l');
  await expect(cell(page, id)).toHaveAccessibleName(/Spring/);
});

test('the map is looked at from farther away and comes back to the meeple', async ({ page }) => {
  // Where the window does not show all of it at first.
  await page.setViewportSize({ width: 820, height: 1180 });
  await start(page, 'seats=2&who=person,person&seed=3');
  const tile = saying(page, 'Old Town').first();
  const widthOf = async (): Promise<number> => (await tile.boundingBox())!.width;
  const wide = await widthOf();
  await button(page, 'Zoom out').click();
  await expect.poll(widthOf).toBeLessThan(wide);
  await tile.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThanOrEqual(wide);
  await button(page, 'My meeple').click();
  await expect(tile).toBeInViewport();
});

/** Tells Glade which card has been drawn. */
async function enterCard(page: Page, suit: string, name: string): Promise<void> {
  await page.getByRole('button', { name: suit, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Lays the tile in hand on a space, turned until it lies as wanted. */
async function layAt(page: Page, space: string, turn: string): Promise<void> {
  const spot = page.locator(`${cells}[aria-label^="${space}:"]`);
  await spot.click();
  for (let i = 0; i < 4 && !(await spot.getAttribute('aria-label'))!.includes(turn); i++)
    await page.locator('[data-turn]').click();
  await expect(spot).toHaveAccessibleName(new RegExp(turn));
  await page.locator(lay).click();
}

test('with real cards and tiles: entries, both banks of the river, a sum, and a move taken back', async ({
  page,
}) => {
  await start(page, 'seats=2&difficulty=hard&ownDice=on&who=person,person');
  await expect(step(page)).toContainText('Identity');
  await enterCard(page, 'spades', 'King of spades');
  await enterCard(page, 'clubs', '9 of clubs');
  await enterCard(page, 'hearts', '5 of hearts');
  await layAt(page, 'North 1, east 1', 'field on three sides, river south');

  await page.getByRole('button', { name: /^River between two cities/ }).click();
  await layAt(page, 'East 1', 'river north and south, city east and west');
  await saying(page, 'East 1', 'west bank', GOES).click();
  await expect(saying(page, 'East 1', 'west bank', 'player 2 is here')).toHaveCount(1);

  await page.getByRole('button', { name: /^Straight river/ }).click();
  await layAt(page, 'South 1, east 1', 'river north and south, field east and west');
  await expect(saying(page, 'you can stay here')).toHaveCount(1);
  const moves = await position(page);
  await page.keyboard.press('u');
  await expect(saying(page, FITS).first()).toBeVisible();
  await layAt(page, 'South 1, east 1', 'river north and south, field east and west');
  await expect.poll(() => position(page)).toEqual(moves);
  await button(page, 'Stay here').click();

  // The end of the river is too far away: an Encounter for player 1.
  await page.getByRole('button', { name: /^Straight river/ }).click();
  await enterCard(page, 'spades', '4 of spades');
  await saying(page, 'East 1', 'east bank', GOES).click();
  await expect(saying(page, 'East 1', 'east bank', 'player 2 is here')).toHaveCount(1);

  await page.getByRole('button', { name: /^River bend,/ }).click();
  await enterCard(page, 'diamonds', '2 of diamonds');
  const attempt = page.locator('[data-attempt]');
  await expect(attempt).toHaveAccessibleName(
    '4 of spades. 26 against 4: cleared. Same suit: it counts twice. Clear it',
  );
  await attempt.click();
  await expect(await openLog(page)).toContainText(/4 of spades/);
  await closeSheet(page);
  await expect(button(page, 'Stay here')).toBeVisible();
});

test('beside the board who listens hears where each player stands', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await start(page, 'seats=2&who=person,person&seed=3');
  const players = page.locator('[data-side] li').filter({ hasText: 'Player' });
  await expect(players).toHaveCount(2);
  for (const player of await players.all()) {
    expect(await player.ariaSnapshot()).toMatch(
      /Player \d[^]*(?:Old Town|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)/,
    );
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  /** Whether all of the map is in its window. */
  const whole = (page: Page): Promise<boolean> =>
    page
      .locator('[data-board] [role=grid]')
      .evaluate(
        (map) => map.scrollHeight <= map.clientHeight && map.scrollWidth <= map.clientWidth,
      );

  test('the map stays whole as it grows and at the end; what is cleared is told, and no button is half covered @long', async ({
    page,
  }) => {
    test.slow();
    await start(page, SHORT);
    let cleared = false;
    await playOn(page, {
      cell: async (id) => {
        // The tiles are still large.
        expect(await whole(page)).toBe(true);
        await cell(page, id).tap();
      },
      button: async (found) => {
        const clears = (await found.getAttribute('data-attempt')) !== null;
        if (clears) {
          await expect(page.locator('[data-map-tools]')).toBeHidden();
          await expect(found).toHaveAccessibleName(/(Clear|Try) it$/);
        }
        const sure = clears && (await found.locator('[data-sure=true]').count()) > 0;
        await found.tap();
        if (!sure) return;
        await expect(page.getByText(/^You clear the Encounter with \d+\.$/).first()).toBeVisible();
        cleared = true;
      },
    });
    expect(cleared).toBe(true);
    await expect.poll(() => whole(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Show all' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

/** What a test reads of the position of a match. */
interface Position {
  readonly step: string;
  readonly tiles: readonly { readonly x: number }[];
}

/** A match at a real table in which a tile is to be drawn, and the River is so many spaces wide. */
const longRiver = (columns: number): Match =>
  atRealTable(({ step: now, tiles }) => {
    const xs = tiles.map(({ x }) => x);
    return now === 'draw' && Math.max(...xs) - Math.min(...xs) + 1 >= columns;
  });

/** A match at a real table, played until it comes to such a position. */
function atRealTable(wanted: (position: Position) => boolean): Match {
  const verona = games.find(({ id }) => id === 'fair-verona')!;
  const options = parseOptions(verona.options, { seats: 2, ownDice: true });
  if (!options.ok) throw new Error(options.problem.code);
  for (let seed = 1; seed < 200; seed++) {
    const players = ['person', 'person'];
    const building = Match.start(verona, {
      options: options.value,
      dice: 'entered',
      players,
    }).build();
    const { rules, state } = building;
    const random = new Xoshiro(seed);
    for (let i = 0; i < 300 && !building.over; i++) {
      if (wanted(rules.view(state, undefined) as Position)) return building.match();
      building.play(rules.nth(state, random.below(rules.count(state))), building.actor);
    }
  }
  throw new Error('no such position');
}

test('at a real table R and L neither turn nor lay a tile: they do what they do in every game', async ({
  page,
}) => {
  const match = atRealTable(({ step: now }) => now === 'place');
  await openStored(page, match, undefined, [match.log.length]);
  await saying(page, FITS).first().click();
  const pictures = page.locator('button[data-lay]:has(svg)');
  await expect(pictures.first()).toBeVisible();
  await page.locator(`${cells}[tabindex="0"]`).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeSheet(page);
  const turns = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector('[data-board] [role=grid]')?.innerHTML);
  await page.locator(`${cells}[tabindex="0"]`).focus();
  const before = await turns();
  await page.keyboard.press('r');
  await expect(pictures.first()).toBeVisible();
  expect(await turns()).toBe(before);
});

test('at a real table all of a long River is in sight when a tile is to be drawn, also after the device was turned @long', async ({
  page,
}) => {
  const match = longRiver(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await openStored(page, match, undefined, [match.log.length]);
  /** How many tiles are not wholly within the window on the map. */
  const cut = (): Promise<number> =>
    page.evaluate(() => {
      const window = document.querySelector('[data-board] [role=grid]')!;
      const { left, top, right, bottom } = window.getBoundingClientRect();
      return [...window.querySelectorAll('svg use')].filter((tile) => {
        const box = tile.getBoundingClientRect();
        return (
          box.left < left - 1 ||
          box.top < top - 1 ||
          box.right > right + 1 ||
          box.bottom > bottom + 1
        );
      }).length;
    });
  const tiles = page.locator('[data-board] [role=grid] svg use');
  await expect(tiles).not.toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(cut).toBe(0);
  }
});

/** What a test reads of a position. */
interface Seen {
  readonly step: string;
  readonly seat: number;
}

/** A match of Anna and bots, with the dice of its seed, as it was when this became true. */
const untilIn = (seed: number, seats: number, found: (now: Building) => boolean): Match =>
  playedUntil(
    'fair-verona',
    { seats },
    { seed, first: 'Anna', others: 'bot gentle', itsDice: true },
    found,
  );

const seenIn = ({ rules, state }: Building): Seen => rules.view(state, undefined) as Seen;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile that fits nowhere is shown, and waits until it is kept @long', async ({ page }) => {
    // Anna draws a tile, and the next thing is an Encounter for the bot.
    const after = untilIn(3, 2, (now) => {
      const { step: doing, seat } = seenIn(now);
      return doing === 'encounter' && seat === 0;
    });
    await page.clock.install();
    await openStored(page, after.at(after.log.length - 1));
    const keep = page.getByRole('button', { name: 'Keep it', exact: true });
    await expect(keep).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-lost] svg')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-lost]')).toContainText('It fits nowhere here.');
    // Why is seen on the map.
    const told = await page.locator('[data-lost]').textContent();
    const sides = page.locator('[data-board] [data-no-fit] [data-side]');
    if (told!.includes('Red sides')) await expect(sides.first()).toBeInViewport({ ratio: 0.9 });
    else {
      expect(told).toContain('too far away');
      await expect(page.locator('[data-far] [data-cross]')).toBeInViewport({ ratio: 0.9 });
    }
    // What is asked is what the button does, at the left as main buttons are.
    await expect(step(page)).toContainText('keep it');
    expect((await keep.boundingBox())!.x).toBeLessThan(40);
    // Nothing goes on meanwhile.
    const entries = (): Promise<number> =>
      page.evaluate(() => (localStorage.getItem('glade.match.stored') ?? '').length);
    const before = await entries();
    await stopClock(page);
    await page.clock.runFor(5000);
    expect(await entries()).toBe(before);
    await page.clock.resume();
    await keep.tap();
    await expect(keep).toHaveCount(0);
    await expect.poll(entries).toBeGreaterThan(before);
  });

  test('where a tap on the map is refused, what has to be chosen first is framed', async ({
    page,
  }) => {
    const match = untilIn(
      5,
      2,
      (now) => now.actor === 0 && seenIn(now).step === 'source' && now.rules.count(now.state) > 1,
    );
    await openStored(page, match);
    const choices = page.locator('[data-source]');
    await expect(choices.first()).toBeVisible();
    // The one that has the focus has a frame of its own.
    const bare = choices.and(page.locator(':not(:focus)'));
    const frames = () =>
      bare.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
    expect(new Set(await frames())).toEqual(new Set(['none']));
    await page
      .locator('[data-board] [data-cell]')
      .first()
      .evaluate((place: HTMLElement) => place.click());
    await expect(page.locator('[data-notice][data-kind=refusal]')).toBeVisible();
    expect(new Set(await frames())).toEqual(new Set(['solid']));
  });

  test('whatever can be laid is offered inside the frame @long', async ({ page }) => {
    const match = untilIn(
      5,
      2,
      (now) => now.actor === 0 && seenIn(now).step === 'source' && now.rules.count(now.state) > 1,
    );
    await openStored(page, match);
    const choices = page.locator('[data-source]');
    await expect(choices.first()).toBeVisible();
    for (const text of ['normal', 'largest']) {
      await page.evaluate((size) => (document.documentElement.dataset['text'] = size), text);
      const outside = await choices.evaluateAll(
        (buttons) =>
          buttons.filter((each) => {
            const box = each.getBoundingClientRect();
            const frame = each.closest('[data-task]')!.getBoundingClientRect();
            const cut = each.scrollWidth > each.clientWidth + 1;
            return cut || box.right > frame.right || box.bottom > frame.bottom + 1;
          }).length,
      );
      expect(outside, text).toBe(0);
    }
  });

  test('the newest tile is always in sight @long', async ({ page }) => {
    await enter(
      page,
      untilIn(4, 4, () => false),
      '?step=0',
    );
    const tiles = page.locator('[data-board] svg use');
    const wanted = sample(7, 12);
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await page.keyboard.press('Home');
      let lie = await tiles.count();
      let looked = 0;
      const hidden: string[] = [];
      for (let i = 0; i < 250 && looked < wanted; i++) {
        const value = await page.getByRole('slider', { name: 'Timeline' }).inputValue();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveValue(`${+value + 1}`);
        const now = await tiles.count();
        if (now <= lie) continue;
        lie = now;
        looked += 1;
        const out = await tiles.last().evaluate((tile) => {
          const box = tile.getBoundingClientRect();
          const map = tile.closest('[role=grid]')!.getBoundingClientRect();
          const inside =
            box.left >= map.left - 3 &&
            box.top >= map.top - 3 &&
            box.right <= map.right + 3 &&
            box.bottom <= map.bottom + 3;
          return inside ? '' : `${box.x} ${box.y} in ${map.x} ${map.y} ${map.width} ${map.height}`;
        });
        if (out !== '') hidden.push(`step ${+value + 1}: ${out}`);
      }
      expect(hidden).toEqual([]);
      expect(looked, `tiles at ${size.width}`).toBe(wanted);
    }
  });
});

for (const [width, height, lines] of [
  [390, 844, 3],
  [320, 568, 3],
  [1366, 768, 3],
] as const) {
  const title = `what Verona wants is whole at ${width} x ${height}, in ${lines} lines at most`;
  test(title, { tag: width === 320 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStored(
      page,
      untilIn(8, 4, ({ rules, state, actor }) => {
        const { jokers, token } = rules.view(state, undefined) as { jokers: number; token: string };
        return actor === 0 && jokers === 1 && (token === 'clue' || token === 'none');
      }),
    );
    const told = page.locator('[data-mystery] > p').first();
    await expect(told).toHaveText(/^Verona loves a fool!/);
    const size = await told.evaluate((each) => {
      const { fontSize, lineHeight } = getComputedStyle(each);
      const line = Number.parseFloat(lineHeight) || 1.25 * Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(each);
      const { height: high } = range.getBoundingClientRect();
      return { cut: each.scrollHeight - each.clientHeight, lines: Math.round(high / line) };
    });
    expect(size.cut).toBeLessThanOrEqual(1);
    expect(size.lines).toBeLessThanOrEqual(lines);
  });
}
