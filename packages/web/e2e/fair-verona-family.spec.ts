import type { Page } from '@playwright/test';
import type { Match } from '@glade/engine';
import { cells, expect, notice, test } from './match-page.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { enter } from './replay-page.ts';
import { openStored } from './stored-match.ts';

// What players of Fair Verona have, and their Encounters, on phones and tablets.

/** What a test reads of what a seat sees. */
interface Seen {
  readonly step: string;
  readonly turn: number;
}

/** Four play; the first has two unused tiles and can clear an Encounter of the second, who is held up by it. */
const clearing = (): Match =>
  playedUntil(
    'fair-verona',
    { seats: 4 },
    { seed: 27, others: 'bot steady' },
    ({ actor, rules, state }) => {
      const { step, turn } = rules.view(state, undefined) as Seen;
      return actor === 0 && step === 'clear' && turn > 8;
    },
  );

for (const [locale, unsafe, stuck] of [
  ['en-GB', 'not safe', 'stuck'],
  ['it-IT', 'a rischio', 'bloccato'],
] as const)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const)
    // `npm test` tries the longer words on the smaller screen.
    test.describe(
      `${locale}, ${width} x ${height}`,
      { tag: locale === 'it-IT' && width === 390 ? [] : '@long' },
      () => {
        test.use({ viewport: { width, height }, hasTouch: true, locale });

        test('upright, who is not safe and who is stuck is read in words', async ({ page }) => {
          await openStored(page, clearing());
          const seats = page.locator('ul[data-seats] li');
          for (const [seat, word] of [
            [0, unsafe],
            [1, stuck],
          ] as const) {
            const found = seats.nth(seat).getByText(word, { exact: true }).last();
            await expect(found).toBeVisible();
            const { size, cut } = await found.evaluate((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              const [letters, room] = [
                range.getBoundingClientRect(),
                element.closest('[role=img]')!.parentElement!.getBoundingClientRect(),
              ];
              return {
                size: parseFloat(getComputedStyle(element).fontSize),
                cut:
                  letters.left < room.left - 1 ||
                  letters.right > room.right + 1 ||
                  letters.top < room.top - 1 ||
                  letters.bottom > room.bottom + 2,
              };
            });
            expect(size).toBeGreaterThanOrEqual(12);
            expect(cut, word).toBe(false);
          }
        });
      },
    );

for (const locale of ['en-GB', 'it-IT'])
  test.describe(`at the beginning, ${locale}`, { tag: locale === 'it-IT' ? [] : '@long' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });

    test('three lines at a seat are clear of its frame, and Friends have the same line in all seats', async ({
      page,
    }) => {
      await page.goto('/fair-verona/play?seed=7');
      const seats = page.locator('ul[data-seats] li:has([role=img] b)');
      await expect(seats).toHaveCount(4);
      const lines = await seats.evaluateAll((all) =>
        all.map((seat) => {
          const parts = [
            seat.querySelector('[data-whole]')!,
            ...seat.querySelectorAll('[role=img] > *'),
          ];
          const frame = seat.getBoundingClientRect();
          const boxes = parts.map((part) => part.getBoundingClientRect());
          return {
            above: Math.min(...boxes.map(({ top }) => top)) - frame.top,
            below: frame.bottom - Math.max(...boxes.map(({ bottom }) => bottom)),
            friends: boxes.at(-1)!.top - boxes[1]!.top,
          };
        }),
      );
      for (const { above, below, friends } of lines) {
        expect(above).toBeGreaterThanOrEqual(2.5);
        expect(below).toBeGreaterThanOrEqual(2.5);
        expect(friends).toBeGreaterThan(9);
        expect(friends).toBeCloseTo(lines[0]!.friends, 0);
      }
    });
  });

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('the button for an Encounter is in sight, and that somebody is not safe', async ({
    page,
  }) => {
    await openStored(page, clearing());
    const clear = page.locator('[data-attempt]').first();
    await expect(clear).toBeInViewport({ ratio: 1 });
    const seat = page.locator('ul[data-seats] li').first();
    await expect(seat.locator('[data-danger=true] i').first()).toBeInViewport({ ratio: 1 });
    const out = await seat.locator('[data-danger=true]').evaluate((tiles) => {
      const room = tiles.closest('[role=img]')!.getBoundingClientRect();
      return tiles.getBoundingClientRect().bottom - room.bottom;
    });
    expect(out).toBeLessThan(2);
  });
});

/** Taps a point of the table on which no tile and no place of the map lies. */
async function tapEmptyTable(page: Page): Promise<void> {
  const at = await page.getByRole('grid').evaluate((grid) => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    for (let x = 12; x < width - 12; x += 12)
      for (let y = 12; y < height / 2; y += 12) {
        const hit = document.elementFromPoint(left + x, top + y);
        const space = hit !== null && grid.contains(hit) && hit.closest('[data-cell]') === null;
        if (space) return [left + x, top + y] as const;
      }
    return undefined;
  });
  await page.touchscreen.tap(...at!);
}

/** Whether nothing lies over the middle of a part of the page. */
function isOnTop(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (part.contains(hit) || hit.contains(part));
}

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('who taps the empty table during an Encounter hears what is to be done first', async ({
    page,
  }) => {
    await openStored(page, clearing());
    await tapEmptyTable(page);
    await expect(notice(page)).toContainText('Now you');
  });

  test('so it is read in a lesson, and the button of the Encounter stays in sight', async ({
    page,
  }) => {
    await page.goto('/fair-verona/play?lesson=FV-L02');
    await page.getByRole('button', { name: 'Nine.' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const clear = page.getByRole('button', { name: 'Clear it' });
    await expect(clear).toBeVisible();
    await tapEmptyTable(page);
    await expect(notice(page)).toContainText('Now you');
    for (const part of [notice(page), clear])
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  });

  test('an Encounter is as high as what it says, and once another helper is tried nothing moves any more', async ({
    page,
  }) => {
    await openStored(page, playedToEnd('fair-verona', { seats: 4 }, 2).at(53));
    const attempts = page.locator('[data-attempt]');
    await expect(attempts.first()).toBeVisible();
    const empty = await attempts.evaluateAll((all) =>
      all.map((attempt) => {
        const said = [...attempt.querySelectorAll('svg, b, small, span')].filter(
          (each) => getComputedStyle(each).visibility === 'visible' && !each.querySelector('b'),
        );
        const ends = said.map((each) => each.getBoundingClientRect().bottom);
        return attempt.getBoundingClientRect().bottom - Math.max(...ends);
      }),
    );
    for (const room of empty) expect(room).toBeLessThan(12);
    const helper = page.getByRole('group', { name: 'Who helps?' }).first().getByRole('button');
    const high = async (): Promise<number> => (await attempts.first().boundingBox())!.height;
    await helper.first().tap();
    const tried = await high();
    await helper.first().tap();
    expect(await high()).toBe(tried);
  });

  test('the map, which made room for an Encounter, comes back to its middle', async ({ page }) => {
    await openStored(page, clearing());
    const map = page.locator('[data-board] [role=grid]');
    const from = (): Promise<number> => map.evaluate((window) => window.scrollTop);
    await expect(page.locator('[data-attempt]').first()).toBeVisible();
    const pushed = await from();
    await page.getByRole('button', { name: 'Leave it at that' }).tap();
    await expect(page.locator('[data-attempt]')).toHaveCount(0);
    await expect(page.locator(`${cells}[data-can=true]`).first()).toBeVisible();
    // Seen from above the tiles are lower than they were.
    await expect.poll(from).toBeLessThan(pushed - 20);
  });
});

test.describe('on a tablet held sideways', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  const laying = (): Match =>
    playedUntil(
      'fair-verona',
      { seats: 4 },
      { seed: 27, others: 'bot steady' },
      ({ actor, rules, state }) => {
        const { step, turn } = rules.view(state, undefined) as Seen;
        return actor === 0 && step === 'place' && turn > 8;
      },
    );

  test('beside the map all have their faces and colours, and who is at turn stands out in that colour', async ({
    page,
  }) => {
    await openStored(page, laying());
    const lines = page.locator('[data-side] li');
    await expect(lines).toHaveCount(4);
    await expect(page.locator('[data-side] li [data-face]')).toHaveCount(4);
    const own = page.locator('[data-side] li[data-turn=true]');
    await expect(own).toHaveCount(1);
    const { ground, tint } = await own.evaluate((line) => {
      const probe = line.appendChild(document.createElement('i'));
      probe.style.background = 'var(--seat-tint)';
      const found = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return { ground: getComputedStyle(line).backgroundColor, tint: found };
    });
    expect(ground).toBe(tint);
  });

  test('the place that is asked about is wholly in sight @long', async ({ page }) => {
    await openStored(page, laying());
    const map = page.locator('[data-board] [role=grid]');
    const tried = page.locator('[data-board] svg g[class*=held] > rect');
    // Seen from near the place where the tile fits can be out of sight.
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    for (const [left, top] of [
      [0, 0],
      [1e4, 1e4],
      [0, 1e4],
    ] as const) {
      await page.keyboard.press('Escape');
      await map.evaluate((window, to) => window.scrollTo(...to), [left, top] as const);
      await page.getByRole('button', { name: 'Hint' }).tap();
      await expect(tried).toBeInViewport({ ratio: 1 });
      const where = (): Promise<readonly number[]> =>
        tried.evaluate((tile) => {
          const [box, room] = [tile, tile.closest('[role=grid]')!].map((each) =>
            each.getBoundingClientRect(),
          );
          return [
            box!.left - room!.left,
            box!.top - room!.top,
            room!.right - box!.right,
            room!.bottom - box!.bottom,
          ];
        });
      expect(Math.min(...(await where()))).toBeGreaterThan(-3);
    }
  });
});

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a map that is whole beside the sums lies above them', async ({ page }) => {
    await openStored(page, clearing());
    await expect(page.locator('[data-attempt]').first()).toBeVisible();
    const covered = (): Promise<number> =>
      page.locator('[data-board]').evaluate((board) => {
        const sums = board.querySelector('[data-task]')!.getBoundingClientRect();
        const tiles = [...board.querySelectorAll('[role=grid] svg use')];
        return tiles.filter((tile) => tile.getBoundingClientRect().bottom > sums.top + 3).length;
      });
    await expect.poll(covered).toBe(0);
  });
});

test.describe('in a replay on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('what a player has is read in words, whole, and no step on the way is blank', async ({
    page,
  }) => {
    await enter(page, clearing(), '?step=0');
    const seats = page.locator('ul[data-seats] li');
    const told = page.locator('[data-told] li');
    const steps = page.locator('[data-told] [data-longest]');
    for (let i = 0; i < 24; i++) {
      const before = await steps.textContent();
      await page.keyboard.press('ArrowRight');
      await expect(steps).not.toHaveText(before!);
      await expect(told.first()).toHaveText(/\p{L}/u);
    }
    await page.keyboard.press('End');
    await expect(seats.getByText('not safe', { exact: true })).toBeVisible();
    await expect(seats.getByText('stuck', { exact: true })).toBeVisible();
    await expect(seats.getByText(/Friend/)).not.toHaveCount(0);
    const cut = await seats.evaluateAll((all) =>
      all.flatMap((seat) => {
        const frame = seat.getBoundingClientRect();
        return [...seat.querySelectorAll('[role=img] > *')].flatMap((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isIn =
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            top >= frame.top &&
            bottom <= frame.bottom;
          return isIn ? [] : [part.textContent];
        });
      }),
    );
    expect(cut).toEqual([]);
  });
});
