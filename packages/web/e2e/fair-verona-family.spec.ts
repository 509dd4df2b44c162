import type { Match } from '@glade/engine';
import { atStep, clearing, isAt } from './fair-verona-matches.ts';
import { expect, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { enter } from './replay-page.ts';
import { openStored } from './stored-match.ts';

// What players of Fair Verona have, on phones and tablets and in a replay.

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

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('both banks of a river are targets of at least 24 pixels', async ({ page }) => {
    await openStored(page, atStep('move'));
    const widths = await page
      .locator('[data-cell][aria-label*=" bank"]')
      .evaluateAll((banks) => banks.map((bank) => bank.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('six on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('who is not safe is read whole, and all have their names', async ({ page }) => {
    const six = playedUntil(
      'fair-verona',
      { seats: 6 },
      { seed: 336, others: 'bot steady' },
      isAt(202),
    );
    await openStored(page, six);
    const seats = page.locator('ul[data-seats] li');
    await expect(seats.getByText('not safe', { exact: true })).toHaveCount(5);
    const cut = await seats.evaluateAll((all) =>
      all.flatMap((seat) => {
        const { right, bottom } = seat.getBoundingClientRect();
        return [...seat.querySelectorAll('[role=img] > *')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.right > right || box.bottom > bottom;
          })
          .map((part) => part.textContent);
      }),
    );
    expect(cut).toEqual([]);
  });
});

test.describe('on a tablet held sideways', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  const laying = (): Match => atStep('place');

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

  for (const seats of [2, 6])
    test(`of ${seats} players the faces are in one row, and all words below or beside them are whole`, async ({
      page,
    }) => {
      const entries = seats === 2 ? 40 : 200;
      await enter(
        page,
        playedUntil('fair-verona', { seats }, { seed: 336, others: 'bot steady' }, isAt(entries)),
      );
      const row = page.locator('ul[data-seats]');
      await expect(row.locator('li')).toHaveCount(seats);
      const { high, tops, indents, cut } = await row.evaluate((list) => {
        const found = [...list.children].map((seat) => {
          const words = [...seat.querySelectorAll('[role=img] > *')]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          const { left, right, bottom } = seat.getBoundingClientRect();
          const lines = new Map(words.map(({ box }) => [Math.round(box.bottom), box]));
          for (const { box } of words) {
            const line = lines.get(Math.round(box.bottom))!;
            if (box.left < line.left) lines.set(Math.round(box.bottom), box);
          }
          const starts = [...lines.values()].map((box) => box.left);
          return {
            top: Math.round(seat.querySelector('svg')!.getBoundingClientRect().top),
            indent: Math.max(...starts) - Math.min(...starts),
            cut: words
              .filter(({ box }) => box.left < left || box.right > right || box.bottom > bottom)
              .map(({ part }) => part.textContent),
          };
        });
        return {
          high: list.getBoundingClientRect().height,
          tops: new Set(found.map(({ top }) => top)).size,
          indents: Math.max(...found.map(({ indent }) => indent)),
          cut: found.flatMap((each) => each.cut),
        };
      });
      expect(high).toBeLessThan(90);
      expect(tops).toBe(1);
      expect(indents).toBeLessThan(4);
      expect(cut).toEqual([]);
    });
});
