import type { Locator, Page } from '@playwright/test';
import { cells, expect, isLong, roll, step, sample, test } from './match-page.ts';
import { act } from './play-by-what-is-offered.ts';

const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [683, 384],
  [844, 390],
] as const;

const SIDEWAYS = [
  [667, 375],
  [683, 384],
  [740, 360],
  [844, 390],
] as const;

const soon = 'firebreaks=0&setupRounds=1&place=after&tapToPlace=off';

const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Forest Fire': `/forest-fire/play?${soon}&seed=7`,
  'Forest Fire with Pilots': `/forest-fire/play?preset=pilots&${soon}&seed=6`,
  'Forest Fire, mixed': `/forest-fire/play?preset=mixed&players=2&${soon}&who=person,person&seed=6`,
  'Leaf-Climbers': '/leaf-climbers/play?seed=7',
  'Starfall Forest': '/starfall-forest/play?seed=7',
  'War Kids': '/war-kids/play?scenario=forestRoad&who=person,person&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,person&seed=3',
};

/** What sticks out of the page or of the dock to the side, and held sideways what is not in sight at all. */
function cutOff(page: Page, scrolls = false): Promise<readonly string[]> {
  return page.evaluate((mayScroll) => {
    const found: string[] = [];
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`the page: ${scrollWidth} of ${width}`);
    const dock = document.querySelector<HTMLElement>('[data-dock]');
    if (dock === null) return found;
    if (dock.scrollWidth > dock.clientWidth)
      found.push(`the dock: ${dock.scrollWidth} of ${dock.clientWidth}`);
    const place = dock.getBoundingClientRect();
    // One tool opens what stands beside a board where there is room for it.
    const beside = document.querySelector('[data-side]')?.checkVisibility() === true;
    for (const tool of dock.querySelectorAll('[role=toolbar] button'))
      if (tool.checkVisibility() !== !(beside && tool.matches('[data-aside]')))
        found.push(`${tool.textContent} is shown or hidden where it should not be`);
    for (const button of dock.querySelectorAll('button')) {
      if (!button.checkVisibility()) continue;
      const box = button.getBoundingClientRect();
      const cut = button.scrollWidth > button.clientWidth + 1;
      if (box.left < place.left - 1 || box.right > place.right + 1 || cut)
        found.push(`${button.textContent}: ${box.left} to ${box.right}`);
      if (button.scrollHeight > button.clientHeight + 1)
        found.push(`${button.textContent}: ${button.scrollHeight} high in ${button.clientHeight}`);
    }
    if (width < 480 || innerHeight > 560 || mayScroll) return found;
    for (const seen of document.querySelectorAll(
      '[data-dock] [role=toolbar] button, [data-note]',
    )) {
      if (!seen.checkVisibility()) continue;
      const { top, bottom } = seen.getBoundingClientRect();
      // A long sentence scrolls in a place of its own.
      const around = seen.closest('[data-dock] > *, [data-now]')!.getBoundingClientRect();
      const [above, below] = [around.top, Math.min(innerHeight, around.bottom)];
      if (top < above - 1 || bottom > below + 1)
        found.push(`${seen.textContent}: ${top} to ${bottom}`);
    }
    return found;
  }, scrolls);
}

// Italian has the longer words: `npm test` tries it alone, `npm run test:long` both.
const LOCALES: readonly { readonly locale: string; readonly tag: string[] }[] = [
  { locale: 'it-IT', tag: [] },
  { locale: 'en-GB', tag: ['@long'] },
];

for (const { locale, tag } of LOCALES) {
  test.describe(`on phones, ${locale}`, { tag }, () => {
    test.use({ locale });
    for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
      const every = { tag: i % 6 === 1 ? [] : '@long' };
      test(`nothing is cut off for some turns: ${name}`, every, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator(cells).first()).toBeVisible();
        await expect(page.locator('[data-dock]')).toBeVisible();
        const tasks = new Set<string>();
        for (let turn = 0; turn < sample(9, 16); turn++) {
          if ((await page.locator('[data-take]').count()) > 0)
            await page.locator('[data-take]').click();
          // Whoever is out has the most buttons: they are tried at every size.
          const isOut = (await page.locator('[data-try-again]').count()) > 0;
          const many = isOut ? SIZES.length : sample(1, SIZES.length);
          for (let j = 0; j < many; j++) {
            const [width, height] = SIZES[(turn * many + j) % SIZES.length]!;
            await page.setViewportSize({ width, height });
            const where = `${await step(page).innerText()} at ${width}`;
            await expect.poll(() => cutOff(page), where).toEqual([]);
          }
          tasks.add(await step(page).innerText());
          await act(page, turn, 'click');
        }
        // In these two a turn takes more than taps here and there: what they show first has to fit.
        if (!/War Kids|Verona/.test(name)) expect(tasks.size).toBeGreaterThan(3);
      });
    }
  });
}

/** The pairs of buttons in the dock that lie on top of each other. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.locator('[data-dock] button').evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return all.flatMap((first, i) =>
      all.slice(i + 1).flatMap((second, j) => {
        const [a, b] = [boxes[i]!, boxes[i + 1 + j]!];
        const apart =
          a.right <= b.left + 0.5 ||
          b.right <= a.left + 0.5 ||
          a.bottom <= b.top + 0.5 ||
          b.bottom <= a.top + 0.5;
        return apart ? [] : [`${first.ariaLabel} on ${second.ariaLabel}`];
      }),
    );
  });
}

/** What of these cannot be brought into sight, one after the other, but for a hundredth. */
function outOfReach(tools: Locator): Promise<readonly string[]> {
  return tools.evaluateAll(async (all) => {
    const hidden: string[] = [];
    for (const tool of all) {
      tool.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const ratio = await new Promise<number>((resolve) => {
        const watching = new IntersectionObserver((entries) => {
          watching.disconnect();
          resolve(entries.at(-1)!.intersectionRatio);
        });
        watching.observe(tool);
      });
      if (ratio < 0.99) hidden.push(`${tool.textContent}: ${ratio}`);
    }
    return hidden;
  });
}

for (const { locale, tag } of LOCALES) {
  for (const bigger of [false, true]) {
    test.describe(
      `real dice, ${locale}${bigger ? ', bigger buttons' : ''}`,
      { tag: bigger ? tag : '@long' },
      () => {
        test.use({ locale });
        test('no face lies on another, and the tools are at hand', async ({ page }) => {
          if (bigger) {
            await page.goto('/settings');
            await page.getByLabel(/Bigger buttons|Pulsanti più grandi/).check();
          }
          // Of these two `npm test` tries one with bigger buttons and one without.
          const games = ['wildfire', 'forest-fire'].filter(
            (_, i) => isLong() || i === Number(bigger),
          );
          for (const game of games) {
            await page.goto(`/${game}/play?ownDice=on&seed=7`);
            await expect(page.locator('[data-die="0"]')).toBeVisible();
            for (const [width, height] of [...SIZES, ...SIDEWAYS, [900, 800]] as const) {
              await page.setViewportSize({ width, height });
              const where = `${game} at ${width} x ${height}`;
              await expect.poll(() => overlaps(page), where).toEqual([]);
              await expect.poll(() => cutOff(page, bigger), where).toEqual([]);
              const tools = page.locator('[data-dock] [role=toolbar] button:visible');
              // Undo, hint and help; and what Forest Fire has beside its board where there is no room for it.
              const more = game === 'forest-fire' && (width < height || height <= 480);
              await expect(tools, where).toHaveCount(more ? 4 : 3);
              expect(await outOfReach(tools), where).toEqual([]);
            }
          }
        });
      },
    );
  }
}

test.describe('what has to be seen with the task', () => {
  for (const [width, height] of [[390, 844], ...SIDEWAYS] as const) {
    // `npm test` tries the narrowest of these screens that are held sideways.
    const long = width !== 667;
    test.describe(`at ${width} x ${height}`, { tag: long ? '@long' : [] }, () => {
      test.use({ viewport: { width, height } });

      test('FF-U09: the reminder to talk is in sight at every turn', async ({ page }) => {
        await page.goto(`/forest-fire/play?${soon}&who=person,person&seed=7`);
        await expect(page.locator(cells).first()).toBeVisible();
        let turns = 0;
        for (let i = 0; i < 14; i++) {
          if ((await page.getByRole('button', { name: 'End turn', exact: true }).count()) > 0) {
            const talk = page.locator('[data-note]', { hasText: 'Talk it over' });
            await expect(talk).toBeInViewport({ ratio: 1 });
            expect(await cutOff(page)).toEqual([]);
            turns += 1;
          }
          await act(page, i, 'click');
        }
        expect(turns).toBeGreaterThan(2);
      });

      test('FF-U04: the picture of how fire spreads is in sight', async ({ page }) => {
        await page.goto(`/forest-fire/play?${soon}&seed=4`);
        await page.locator(roll).click();
        await expect(page.locator('[data-sign] svg')).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

for (const [width, height] of [
  [844, 390],
  [1180, 820],
  [820, 1180],
] as const) {
  const title = `with the largest letters at ${width} x ${height} no button and nothing of a seat is covered or cut off`;
  test(title, { tag: width === 844 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() =>
      localStorage.setItem(
        'glade.settings',
        '{"text":"largest","bigTargets":true,"language":"it"}',
      ),
    );
    for (const address of ['/forest-fire/play?seed=7', '/leaf-climbers/play?seed=3']) {
      await page.goto(address);
      await expect(page.locator(roll)).toBeVisible();
      const found = await page.evaluate(() => {
        const low = document.querySelector('[data-now]')!.getBoundingClientRect().bottom;
        const buttons = document.querySelectorAll('[data-dock] [data-choices] button');
        const covered = Array.from(buttons).filter(
          (button) => button.getBoundingClientRect().top < low - 1,
        );
        const cut = Array.from(document.querySelectorAll('ul[data-seats] li > * > *')).filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
        );
        return [...covered, ...cut].map(({ textContent }) => textContent);
      });
      expect([address, ...found]).toEqual([address]);
    }
  });
}
