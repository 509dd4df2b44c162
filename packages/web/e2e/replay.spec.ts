import type { Page } from '@playwright/test';
import { games } from '@glade/games';
import { knownEntries } from '@glade/table';
import {
  everyThird,
  expect,
  heard,
  hearing,
  isLong,
  saidAll,
  stopClock,
  test,
} from './match-page.ts';
import { enter, played } from './replay-page.ts';
import { playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

// A shared match is a stage, too: it never scrolls, nothing on it moves from step to step, and its moments are marked.

const stepOf = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const marks = (page: Page) => page.locator('[data-moment]');
const at = (page: Page, step: number) => expect(stepOf(page)).toHaveValue(`${step}`);

/** Notes shifts of the layout, also those after a tap. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const trouble: string[] = [];
    /** What moved before this time does not count, also if it is told later. */
    const shared = { trouble, since: Infinity };
    Object.assign(globalThis, { shared });
    const begin = ({ timeStamp }: Event): void =>
      void (shared.since = Math.min(shared.since, timeStamp));
    addEventListener('keydown', begin, { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < shared.since) continue;
        const { sources } = entry as PerformanceEntry & {
          readonly sources: readonly { readonly node: Node | null }[];
        };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // What has been replaced did not move. A telling may be longer than the one before, a seat may have more in its line.
          // The picture of Starfall Forest shows more of the forest once a tree is planted outside, and the map of Fair Verona
          // goes where something happens.
          const may = [
            '[role=status], [data-telling], [data-scrolls], [data-seats] li *',
            '[data-board=starfall-forest] svg, [data-board=fair-verona] [role=grid] *',
          ].join();
          if (!element?.isConnected || element.closest(may)) continue;
          trouble.push(element.outerHTML.slice(0, 160));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** What is wrong with the stage by now. */
async function wrong(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector('main')!;
    const found = [...(globalThis as unknown as { shared: { trouble: string[] } }).shared.trouble];
    if (scrollHeight > clientHeight) found.push(`${scrollHeight} high on ${clientHeight}`);
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} wide on ${clientWidth}`);
    if (main.scrollHeight > main.clientHeight) found.push(`main: ${main.scrollHeight}`);
    for (const name of ['board', 'told', 'timeline']) {
      const box = document.querySelector(`[data-${name}]`)!.getBoundingClientRect();
      const inside =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!inside || box.width < 200 || box.height < 60)
        found.push(`${name}: ${JSON.stringify(box)}`);
    }
    const boxes = [...document.querySelectorAll('[data-moment]')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    for (const [i, { left, width, height }] of boxes.entries()) {
      if (width < 24 || height < 24) found.push(`mark ${i}: ${width} by ${height}`);
      if (i > 0 && left < boxes[i - 1]!.right - 0.1) found.push(`mark ${i} overlaps`);
    }
    return found;
  });
}

test('on a phone what is told of a match with secrets is whole below the question whose eyes are meant', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, playedToEnd('wildfire', { mode: 'vs', vsPlayers: 2 }, 9), '?step=1');
  await expect(page.getByRole('group', { name: 'As seen by' })).toBeVisible();
  const told = page.locator('[data-replay] [data-scrolls]');
  await expect(told.locator('li').first()).toBeVisible();
  const spare = await told.evaluate((room) => {
    const last = [...room.querySelectorAll('li')].at(-1)!.getBoundingClientRect();
    const fade = parseFloat(getComputedStyle(room, '::after').blockSize);
    return room.getBoundingClientRect().bottom - fade - last.bottom;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [390, 844],
  [683, 384],
] as const)
  test(`the question which rules apply is whole beside the turn, which it does not cut: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const game = games.find(({ id }) => id === 'war-kids')!;
    await enter(page, played(game), '?step=3');
    const rules = page.getByRole('button', { name: 'Which rules?' });
    await expect(rules).toBeInViewport({ ratio: 1 });
    const turn = page.locator('[data-told] h2');
    expect(await turn.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await rules.click();
    await expect(rules).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-told] li a').first()).toBeVisible();
  });

test('whose eyes a match with secrets is seen by is chosen among the faces, by keys and taps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = playedToEnd('wildfire', { mode: 'vs', vsPlayers: 4 }, 4);
  // Where the grids of the first two differ.
  const gridOf = (step: number, seat: number): unknown =>
    (match.rules.view(match.at(step).state, seat) as { readonly grids: readonly object[] }).grids[
      seat
    ];
  const pointsOf = (step: number, seat: number) =>
    (gridOf(step, seat) as { readonly points: number }).points;
  const step = match.log.findIndex((_, i) => pointsOf(i, 0) !== pointsOf(i, 1));
  expect(step).toBeGreaterThan(0);
  await enter(page, match, `?step=${step}`);
  const eyes = page.getByRole('group', { name: 'As seen by' });
  const radios = eyes.getByRole('radio');
  await expect(radios).toHaveCount(4);
  await expect(radios.first()).toBeChecked();
  await expect(eyes.locator('svg')).toHaveCount(4);
  const grid = page.locator('[data-replay] [data-board]');
  const own = await grid.innerHTML();
  // Arrows choose among the faces, and the match stays at its step.
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(radios.nth(1)).toBeChecked();
  await at(page, step);
  await expect.poll(() => grid.innerHTML()).not.toBe(own);
  await eyes.locator('label').first().click();
  await expect.poll(() => grid.innerHTML()).toBe(own);
  // All four stand in one line, none is smaller than a finger.
  const boxes = await Promise.all(
    (await eyes.locator('label').all()).map((each) => each.boundingBox()),
  );
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(40);
});

test('on a tablet the moments and the line are as large as a finger @long', async ({ page }) => {
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Every second game in `npm test`: a game whose moments lie closer is found in the long run.
    for (const game of games.filter((_, i) => isLong() || i % 2 === Number(width > height))) {
      await enter(page, played(game));
      await expect(marks(page).last()).toBeVisible();
      const boxes = await page.locator('[data-moment], [data-timeline] input').all();
      for (const box of await Promise.all(boxes.map((each) => each.boundingBox()))) {
        expect(box!.height, `${game.id} at ${width}`).toBeGreaterThanOrEqual(44);
        // Held sideways fewer moments share a narrow column.
        expect(box!.width, `${game.id} at ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

for (const [turn, game] of games.entries()) {
  const title = `nothing scrolls or jumps, and moments lead to their steps: ${game.id}`;
  test(title, { tag: turn === 0 ? [] : '@long' }, async ({ page }) => {
    const match = played(game);
    const { length } = match.log;
    await watch(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await enter(page, match);
    const sizes = [
      [844, 390],
      [390, 844],
      [683, 384],
      [320, 568],
    ] as const;
    // `npm test` tries the two larger or the two smaller of them with each game.
    const some = Math.floor(turn / 2) % 2 === 0 ? sizes.slice(0, 2) : sizes.slice(2);
    for (const [width, height] of isLong() ? sizes : some) {
      await page.setViewportSize({ width, height });
      // With the window everything has moved, and that is told some frames later.
      await page.evaluate(async () => {
        for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
        const { shared } = globalThis as unknown as {
          shared: { trouble: string[]; since: number };
        };
        shared.trouble.length = 0;
        shared.since = performance.now();
      });
      for (const [key, step] of [
        ['Home', 0],
        ['ArrowRight', 1],
        ['PageDown', undefined],
        ['ArrowRight', undefined],
        ['End', length],
        ['ArrowLeft', length - 1],
        ['PageUp', undefined],
      ] as const) {
        await page.keyboard.press(key);
        if (step !== undefined) await at(page, step);
        expect(await wrong(page), `${width} x ${height} after ${key}`).toEqual([]);
      }
    }
    const steps = await marks(page).evaluateAll((all) =>
      all.map((mark) => Number((mark as HTMLElement).dataset['moment'])),
    );
    expect(steps.at(-1)).toBe(length);
    // By the keys, by a tap, by the keyboard on the mark itself.
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await at(page, steps[0]!);
    await page.keyboard.press('PageUp');
    await at(page, steps[0]!);
    const middle = Math.floor(steps.length / 2);
    await marks(page).nth(middle).click();
    await at(page, steps[middle]!);
    await expect(marks(page).nth(middle)).toHaveAttribute('aria-current', 'step');
    await marks(page).last().focus();
    await page.keyboard.press('Enter');
    await at(page, length);
  });
}

const wildfire = games.find(({ id }) => id === 'wildfire')!;

test('a shared match opens at its end: who played, how it ended, and ways on', async ({ page }) => {
  await hearing(page);
  const match = played(games.find(({ id }) => id === 'starfall-forest')!);
  const { length } = match.log;
  await enter(page, match);
  await at(page, length);
  const row = page.locator('[data-seats]');
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await expect(row).toContainText('Anna');
  await expect(row.locator('svg').first()).toBeVisible();
  await expect(page.locator('[data-outcome]')).toHaveText(/ wins?!$/);
  await expect(page.locator('[data-ending]')).toHaveText(/\S{3}.*[.!]$/);
  await expect(page.getByRole('link', { name: 'Play it yourself' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  // The keys work at once.
  await page.keyboard.press('ArrowLeft');
  await at(page, length - 1);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('End');
  await at(page, length);
  for (const line of (await heard(page)).split('\n'))
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(20);
});

for (const [i, game] of games.entries())
  test(
    `${game.id}: at the end of a replay W tells all of the last step in breaths, and nothing is said twice`,
    { tag: everyThird(i, 'first') },
    async ({ page }) => {
      await hearing(page);
      const match = played(game);
      await enter(page, match);
      await at(page, match.log.length);
      await expect(page.locator('[data-ending]')).toHaveText(/\S{3}/);
      await page.keyboard.press('Home');
      await at(page, 0);
      await saidAll(page);
      await page.keyboard.press('End');
      await at(page, match.log.length);
      await saidAll(page);
      const last = async (): Promise<string> => (await heard(page)).trim().split('\n').at(-1)!;
      const sentences = (text: string): readonly string[] =>
        text.split(/(?<=[.!?])\s+/).map((each) => each.toLowerCase().replace(/[.!?]$/, ''));
      const end = await last();
      const parts: string[] = [];
      while (parts.length < 30) {
        const { length } = await heard(page);
        await page.keyboard.press('w');
        await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length);
        const part = (await last()).replace(/\u00a0/g, '').trim();
        if (parts.includes(part)) break;
        parts.push(part);
        if (!part.endsWith('W tells more.')) break;
      }
      for (const part of [end, ...parts])
        expect(part.split(/\s+/).length, part).toBeLessThanOrEqual(20);
      const told = parts.map((part) => part.replace(/ ?W tells more\.$/, '')).join(' ');
      const [title, ending] = await Promise.all(
        ['[data-outcome]', '[data-ending]'].map((each) => page.locator(each).textContent()),
      );
      expect(told).toContain(title);
      expect(told).toContain(ending);
      for (const text of [end, told]) {
        const each = sentences(text);
        expect(each.filter((one, k) => each.indexOf(one) !== k)).toEqual([]);
        expect(text).not.toMatch(/You saved your home!.*your home is saved/);
      }
    },
  );

test('on a phone a step that names two hexes has both on the map, lit and named, and an arrow from one to the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = played(games.find(({ id }) => id === 'war-kids')!);
  const step = 1 + knownEntries(match).findIndex(({ events }) => events[0]?.code === 'moved');
  await enter(page, match);
  await stepOf(page).fill(`${step}`);
  const told = await page.locator('[data-told] li').first().innerText();
  const hexes = [...told.matchAll(/\b[A-Z]\d+\b/g)].map(([hex]) => hex);
  expect(hexes).toHaveLength(2);
  await expect(page.locator('[data-board] [data-pointed]')).toHaveCount(1);
  const names = page.locator('[data-board] svg rect + text');
  for (const hex of hexes)
    await expect(names.filter({ hasText: new RegExp(`^${hex}$`) })).toBeVisible();
  await expect(page.locator('[data-board] [data-trails="1"]')).toBeAttached();
});

test('the space bar plays and stops; at the end it begins again', async ({ page }) => {
  await page.clock.install();
  const match = played(wildfire);
  const first = match.log.length - 3;
  await enter(page, match, `?step=${first}`);
  await at(page, first);
  await page.evaluate(() => localStorage.setItem('glade.settings', '{"speed":"instant"}'));
  await page.reload();
  await at(page, first);
  await stopClock(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(5000);
  await at(page, match.log.length);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('magnified four times, the timeline is in sight and works', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const match = played(wildfire);
  await enter(page, match);
  for (const name of ['Back', 'Play', 'Next moment'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(stepOf(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await at(page, match.log.length - 1);
});

test('who played alone on this device is “You” in the replay, too, and a number in a link @long', async ({
  page,
}) => {
  const match = playedToEnd('leaf-climbers', { players: 3 }, 2);
  await openStored(page, match);
  await page.goto('/leaf-climbers/replay?match=stored');
  const seats = page.locator('[data-seats]');
  await expect(seats).toContainText('You');
  await expect(page.locator('[data-replay]')).not.toContainText('Player 1');
  await enter(page, match);
  await expect(seats).toContainText('Player 1');
  await expect(seats).not.toContainText('You');
});

const play = (page: Page) => page.locator('button[data-timeline=play]');

// `npm test` tries one game: what is shown moves, which takes long.
test.describe('who asks to watch a match again', () => {
  test.use({ motion: 'no-preference' });
  for (const [i, game] of games.entries())
    test(
      `sees it begin to move, and stops it where they want to look: ${game.id}`,
      { tag: i === 0 ? [] : '@long' },
      async ({ page }) => {
        await page.clock.install();
        await openStored(page, played(game));
        await page.goto(`/${game.id}/replay?match=stored&watch`);
        await expect(play(page)).toHaveAttribute('title', 'Pause');
        await expect.poll(async () => Number(await stepOf(page).inputValue())).toBeGreaterThan(1);
        await page.keyboard.press(' ');
        await expect(play(page)).toHaveAttribute('title', 'Play');
        const stood = await stepOf(page).inputValue();
        await stopClock(page);
        await page.clock.runFor(5000);
        expect(await stepOf(page).inputValue()).toBe(stood);
        await page.clock.resume();
        // Who only comes to the first step wants to look at it.
        await page.goto(`/${game.id}/replay?match=stored&step=0`);
        await at(page, 0);
        await expect(play(page)).toHaveAttribute('title', 'Play');
      },
    );
});

test('without motion a match to be watched again stands at its beginning until people let it go on', async ({
  page,
}) => {
  await openStored(page, playedToEnd('wildfire', {}, 2));
  await page.goto('/wildfire/replay?match=stored&watch');
  await at(page, 0);
  await expect(play(page)).toHaveAttribute('title', 'Play');
  await play(page).click();
  await expect(play(page)).toHaveAttribute('title', 'Pause');
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `the last step of Fair Verona has whole buttons and pictures at ${width} x ${height}`,
    { tag: width < height ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openStored(page, playedToEnd('fair-verona', { seats: 2 }, 14));
      for (const language of ['en', 'it']) {
        await page.addInitScript(
          (stored) => localStorage.setItem('glade.settings', stored),
          JSON.stringify({ language }),
        );
        await page.goto('/fair-verona/replay?match=stored&step=37');
        await expect(page.locator('[data-ending]')).toBeVisible();
        const cut = await page.evaluate(() => {
          const lines = document.querySelector('[data-scrolls]')!;
          const { bottom } = lines.getBoundingClientRect();
          const found = document.querySelectorAll<HTMLElement>(
            '[data-replay] button:not([data-moment])',
          );
          const buttons = [...found];
          const inLines = buttons.filter(
            (button) => lines.contains(button) && button.getBoundingClientRect().top < bottom,
          );
          return [
            ...inLines.filter((button) => button.getBoundingClientRect().bottom > bottom + 1),
            ...buttons.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
          ].map(({ outerHTML }) => outerHTML);
        });
        expect(cut).toEqual([]);
        // Where only two ways to go on are shown, their letters are not those of three.
        const letters = await page.locator('[class^="ways"] > :visible').evaluateAll((ways) =>
          ways.map((way) => {
            const [own, root] = [way, document.documentElement].map((each) =>
              Number.parseFloat(getComputedStyle(each).fontSize),
            );
            return Math.round((own! / root!) * 100) / 100;
          }),
        );
        expect(letters).toEqual(width < height ? [0.89, 0.89, 0.89] : [0.95, 0.95]);
        // Only the end has a flag: all others are tokens, tiles and encounters.
        await expect(marks(page).nth(3)).toBeVisible();
        await expect(marks(page).locator('svg[viewBox="0 0 24 24"]')).toHaveCount(1);
      }
    },
  );
