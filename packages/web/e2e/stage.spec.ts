import type { Page } from '@playwright/test';
import { CHANCE } from '@glade/engine';
import { act, OVER } from './play-by-what-is-offered.ts';
import { cells, expect, isLong, sample, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// The page of a match is a stage: it never scrolls, and nothing on it moves while people play.

const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Forest Fire':
    '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&tapToPlace=off&who=person,person&seed=7',
  'Leaf-Climbers': '/leaf-climbers/play?players=2&seed=7',
  'Starfall Forest': '/starfall-forest/play?players=2&setup=random&seed=7',
  'War Kids': '/war-kids/play?scenario=firstSkirmish&turnLimit=2&who=person,steady&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,steady&seed=3',
};

/** Notes everything that a stage must not do: shifts of its layout, also those after a tap, and scrolling. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const trouble: string[] = [];
    Object.assign(globalThis, { trouble });
    // Until the first thing is done, a page may still arrive; what moved then may be told later.
    let begun = Infinity;
    const begin = ({ timeStamp }: Event): void => void (begun = Math.min(begun, timeStamp));
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, begin, { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < begun) continue;
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        const nodes = sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          // The words of a status line follow each other as in any sentence; what has been replaced did not move.
          if (!element?.isConnected || element.closest('[role=status], [data-telling]')) return [];
          const way = `from ${from.x},${from.y} to ${to.x},${to.y}`;
          return [`${way}: ${element.outerHTML.slice(0, 120)}`];
        });
        const over = document.querySelector('[data-dock][data-over=true]') !== null;
        if (!over && nodes.length > 0) trouble.push(`${value} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
    for (const target of [document, window])
      target.addEventListener('scroll', ({ target: at }) => {
        if (at === document || at === window) trouble.push('the page scrolled');
      });
  });
}

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(cells).first()).toBeVisible();
  await expect(page.locator('[data-dock]')).toBeVisible();
}

/** What is wrong with the stage by now. */
async function wrong(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Shifts are told after the frame in which they are.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector('main')!;
    const step = document.querySelector('[data-step]');
    const cut = step !== null && step.scrollHeight > step.clientHeight + 1;
    const { trouble } = globalThis as unknown as { trouble: string[] };
    return [
      ...trouble,
      ...(scrollHeight > clientHeight ? [`${scrollHeight} high on ${clientHeight}`] : []),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} wide on ${clientWidth}`] : []),
      ...(main.scrollHeight > main.clientHeight ? [`main: ${main.scrollHeight}`] : []),
      ...(cut ? [`the step is cut off: ${step.textContent}`] : []),
    ];
  });
}

/** The sentences of the board of which a part is hidden above or below. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hides = (element: Element): boolean => getComputedStyle(element).overflowY !== 'visible';
    const boxesOf = (element: Element | null): readonly DOMRect[] =>
      element === null
        ? []
        : [
            ...(hides(element) ? [element.getBoundingClientRect()] : []),
            ...boxesOf(element.parentElement),
          ];
    return [...document.querySelectorAll('[data-board] p')].flatMap((told) => {
      const words = document.createRange();
      words.selectNodeContents(told);
      const { top, bottom, height } = words.getBoundingClientRect();
      const boxes = boxesOf(told);
      const isCut = boxes.some((box) => top < box.top - 1 || bottom > box.bottom + 1);
      // What only screen readers are told has no room.
      const isSeen = height > 0 && boxes.every((box) => box.height > 1);
      return isSeen && isCut ? [told.textContent ?? ''] : [];
    });
  });
}

// `npm test` plays one game in each of the two ways.
for (const [turn, [width, height, by]] of (
  [
    [844, 390, 'tap'],
    [683, 384, 'keyboard'],
    // Only at full length: each of the two screens in the other way, too.
    [844, 390, 'keyboard'],
    [683, 384, 'tap'],
  ] as const
).entries()) {
  test.describe(`at ${width} x ${height}, by ${by}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
      const tag = turn < 2 && i === 2 * turn ? [] : '@long';
      const title = `a match never scrolls the page, and nothing jumps: ${name}`;
      test(title, { tag }, async ({ page }) => {
        test.slow();
        await watch(page);
        await enter(page, address);
        // Long matches end here.
        const most = sample(by === 'tap' ? 16 : 12, 400);
        for (let done = 0; done < most && (await page.locator(OVER).count()) === 0; done++) {
          await act(page, done, by);
          expect(await wrong(page), `after ${done + 1}`).toEqual([]);
        }
      });
    }
  });
}

// On a large screen `npm test` looks at every second game.
for (const [turn, [width, height]] of (
  [
    [820, 1180],
    [2560, 1440],
    [320, 568],
  ] as const
).entries()) {
  test.describe(`at ${width} x ${height}`, { tag: turn === 0 ? '@long' : [] }, () => {
    test.use({ viewport: { width, height } });
    test('board, step and dock are in sight in every game', async ({ page }) => {
      await watch(page);
      for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
        if (!isLong() && width > 320 && i % 2 !== turn) continue;
        await enter(page, address);
        for (const part of ['[data-board]', '[data-step]', '[data-dock]'])
          await expect(page.locator(part), `${name}: ${part}`).toBeInViewport({ ratio: 1 });
        const dock = (await page.locator('[data-dock]').boundingBox())!;
        expect(dock.height, name).toBeGreaterThanOrEqual(4 * 16);
        const grid = page.locator('[data-board] [role=grid]').first();
        const [inside, around] = [
          (await grid.boundingBox())!,
          (await page.locator('[data-board]').boundingBox())!,
        ];
        expect(inside.x, name).toBeGreaterThanOrEqual(around.x - 1);
        expect(await wrong(page), name).toEqual([]);
        expect(await cutOff(page), name).toEqual([]);
      }
    });
  });
}

test('however the screen is turned, what happened last is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await enter(page, '/leaf-climbers/play?players=4&seed=7');
  const cards = page.locator('[data-strip] [data-code]');
  for (let done = 0; done < 4; done++) await act(page, done, 'click');
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cards.last(), `at ${width} x ${height}`).toBeInViewport({ ratio: 0.9 });
  }
});

test('what a bot did last is in sight, and not only that a new round begins @long', async ({
  page,
}) => {
  const options = { players: 2, firebreaks: 0, tapToPlace: false };
  const match = playedUntil('forest-fire', options, { seed: 3, itsDice: true }, (now) => {
    const { log } = now.match();
    return now.actor === CHANCE && log.length > 6 && log.at(-1)!.actor === 1;
  });
  for (const language of ['en', 'it']) {
    await page.addInitScript(
      (stored) => localStorage.setItem('glade.settings', stored),
      JSON.stringify({ language }),
    );
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openStored(page, match);
      const cards = page.locator('[data-strip] [data-code]');
      await expect(cards.last()).toHaveAttribute('data-code', 'round');
      const deed = page.locator('[data-strip] [data-code=putOut]');
      await expect(deed, `${language}, ${width} x ${height}`).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('on a tablet the newest card is in sight, whatever it says @long', async ({ page }) => {
  const options = { players: 4, firebreaks: 0, tapToPlace: false };
  const match = playedUntil('forest-fire', options, { seed: 7, itsDice: true }, (now) => {
    const { log } = now.match();
    return now.actor === CHANCE && log.length > 12 && log.at(-1)!.actor === 3;
  });
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openStored(page, match);
    const cards = page.locator('[data-strip] [data-code]');
    await expect(cards.last()).toHaveAttribute('data-code', 'round');
    await expect(cards.last(), `${width} x ${height}`).toBeInViewport({ ratio: 0.99 });
  }
});

test('no card of what just happened is cut at the end of its row: it is whole, or out of sight @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/leaf-climbers/play?players=4&seed=7');
  const cards = page.locator('[data-strip] [data-code]');
  for (let done = 0; done < 5; done++) {
    await act(page, done, 'click');
    await expect(cards.last()).toBeVisible();
    const cut = await page.locator('[data-strip]').evaluate(async (strip) => {
      // As it is painted: the strip brings its newest cards into sight before the next frame.
      await new Promise((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(() => painted(undefined))),
      );
      // What begins at the edge of the row or after it, by less than half a pixel, is out of sight.
      const { right: end } = strip.firstElementChild!.getBoundingClientRect();
      return [...strip.querySelectorAll('[data-code]')].flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < end - 0.5 && right > end + 1 ? [card.textContent] : [];
      });
    });
    expect(cut, `after ${done + 1} actions`).toEqual([]);
  }
});
