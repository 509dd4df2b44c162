import type { Page } from '@playwright/test';
import { games } from '@glade/games';
import { violations } from './axe-page.ts';
import { expect, inItalian, isLong, open, rollToAct, showAside, test } from './match-page.ts';
import { enter, played } from './replay-page.ts';

/** Opens a match of Forest Fire and rolls until somebody has to decide. */
async function forest(page: Page, query: string): Promise<void> {
  await page.goto(`/forest-fire/play?tapToPlace=off&${query}`);
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await rollToAct(page);
}

const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  shelf: async (page) => void (await page.goto('/')),
  'a match on the shelf': async (page) => {
    await page.goto('/starfall-forest/play?players=2&first=1&setup=random&seed=4');
    await page.locator('[data-roll]').click();
    await page.goto('/');
    await expect(page.locator('[inert] svg').first()).toBeVisible();
  },
  settings: async (page) => void (await page.goto('/settings')),
  about: async (page) => void (await page.goto('/about')),
  'all matches': async (page) => {
    await page.addInitScript(() => {
      const stored = { format: 1, game: 'wildfire', begun: true, revision: 1, changed: 1e12 };
      const record = 'Glade record 1\nGame: wildfire 1\nPlayers: person\nDice: entered\n\n';
      for (let i = 0; i < 24; i++) {
        const text = JSON.stringify({ ...stored, record, over: i > 1 });
        localStorage.setItem(`glade.match.${i}`, text);
      }
      localStorage.setItem('glade.match.broken', '{"half a ma');
      localStorage.setItem('glade.keep.5', '1');
    });
    await page.goto('/matches');
    await expect(page.locator('details summary')).toHaveCount(2);
    for (const folded of await page.locator('details summary').all()) await folded.click();
    await page.getByRole('listitem').last().getByRole('button').last().click();
    await expect(page.getByRole('group').last()).toBeVisible();
  },
  'not found': async (page) => void (await page.goto('/nowhere/at/all')),
  'a game': async (page) => {
    await page.goto('/wildfire?preset=vs');
    await expect(page.locator('main summary').last()).toBeVisible();
    for (const details of await page.locator('details').all())
      await details.locator('summary').click();
  },
  'sheets of paper': async (page) => {
    await page.goto('/wildfire/print');
    await expect(page.locator('[data-sheet]').first()).toBeVisible();
    await expect(page.locator('label svg').first()).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/wildfire/rules');
    await page.locator('#WF-16 summary').first().click();
    await expect(page.locator('#WF-16 figure').first()).toBeVisible();
  },
  replay: async (page) => void (await page.goto('/wildfire/replay')),
  'a shared match': async (page) => {
    await enter(page, played(games.find(({ id }) => id === 'forest-fire')!));
    await expect(page.locator('[data-ending]')).toBeVisible();
  },
  'the menu of a shared match': async (page) => {
    await enter(page, played(games.find(({ id }) => id === 'wildfire')!));
    await page.locator('[data-menu]').click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
  'a match': async (page) => {
    await open(page);
    await rollToAct(page);
  },
  'the menu of a match': async (page) => {
    await open(page);
    await page.locator('[data-menu]').click();
    await page
      .locator('dialog')
      .getByRole('button', { name: /^(Share|Condividi)/ })
      .click();
    await expect(page.locator('dialog input[readonly]')).toBeVisible();
  },
  'a refusal': async (page) => {
    await open(page, 'seed=6');
    await rollToAct(page);
    await page.locator('[data-cell="7"]').click();
    await expect(page.locator('[data-notice]')).toBeVisible();
  },
  X4: async (page) => {
    await open(page, 'preset=x4&seed=3');
    await rollToAct(page);
  },
  'real dice': (page) => open(page, 'ownDice=on'),
  'a cooperative game': async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem('glade.settings', '{"won":["forest-fire/hotshots"]}'),
    );
    await page.goto('/forest-fire?players=3');
    await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(5);
    for (const details of await page.locator('details').all())
      await details.locator('summary').click();
    await expect(page.locator('details input').first()).toBeVisible();
  },
  'a square to find': async (page) => {
    await page.goto('/forest-fire/play?seed=7');
    await page.locator('[data-roll]').click();
    await expect(page.locator('[data-show]')).toBeVisible();
    await page.locator('[data-cell="36"]').click();
    await expect(page.locator('[data-notice]')).toBeVisible();
  },
  firefighters: async (page) => {
    await forest(page, 'place=after&turnOrder=free&who=person,person&seed=6');
    await showAside(page);
    await page.locator('summary:visible').first().click();
    await expect(page.locator('details p:visible').first()).toBeVisible();
  },
  pilots: (page) => forest(page, 'preset=pilots&seed=6'),
  'the end of a match': async (page) => {
    await forest(page, 'preset=mixed&firebreaks=0&seed=6');
    await page.locator('header button').last().click();
    await page.locator('[data-rare]').click();
    // It is asked for twice; the second answer is yes.
    await page.locator('dialog [role=group] button').last().click();
    await expect(page.locator('[data-again]')).toBeVisible();
  },
  'a forest to build': async (page) => {
    await page.goto('/starfall-forest/play?players=2&first=1&who=person,person&seed=4');
    // Two trees to topple, two to plant; then snakes may go anywhere.
    for (const cell of [213, 212, 195, 211]) await page.locator(`[data-cell="${cell}"]`).click();
    await expect(page.locator('[class^="active"]')).toHaveCount(56);
  },
  'fairies and snakes': async (page) => {
    await page.goto(
      '/starfall-forest/play?players=4&first=1&setup=random&who=person,person,person,person&seed=7',
    );
    await page.locator('[data-roll]').click();
    await expect(page.locator('[data-board] [role=img]')).toBeVisible();
    await page.locator('[data-dock] [role=toolbar] button').last().click();
    await expect(page.locator('dialog li').first()).toBeVisible();
  },
  leaves: async (page) => {
    await page.goto('/leaf-climbers/play?who=person,person,person,person&seed=11');
    await expect(page.locator('[data-roll]')).toBeVisible();
    await rollToAct(page);
    await page.locator('[data-cell="14"]').click();
    await expect(page.locator('[data-notice]')).toBeVisible();
  },
  'rules with piles': async (page) => {
    await page.goto('/leaf-climbers/rules');
    await page.locator('#LC-28 summary').first().click();
    await expect(page.locator('#LC-28 figure').first()).toBeVisible();
  },
  'a map and an army': async (page) => {
    await page.goto('/war-kids/play?scenario=forestRoad&who=person,person&seed=3');
    await page.locator('[data-cell="75"]').click();
    await expect(page.locator('[class^="active"]').first()).toBeVisible();
    await page.locator('[data-dock] [role=toolbar] button').last().click();
    await expect(page.locator('dialog li').first()).toBeVisible();
  },
  'a riddle': async (page) => {
    await page.goto('/war-kids/play?mode=guess&who=person,person&seed=3');
    await page.locator('[data-clock]').click();
    await expect(page.getByRole('timer')).toBeVisible();
  },
  'a riddle that was answered': async (page) => {
    await page.goto('/war-kids/play?mode=guess&who=person,person&seed=3');
    await page.locator('[role=gridcell]').first().click();
    await expect(page.locator('[data-next]')).toBeVisible();
  },
  'battles to choose': async (page) => {
    await page.goto('/war-kids');
    await expect(page.locator('main summary').last()).toBeVisible();
    for (const details of await page.locator('main details').all())
      await details.locator('summary').click();
    await expect(page.getByRole('combobox').last()).toBeVisible();
    await expect(page.locator('label svg')).toHaveCount(5);
  },
  'the lab': async (page) => {
    await page.goto('/leaf-climbers/lab?seed=1');
    await page.locator('#games [value="100"]').check();
    await page.locator('form button').last().click();
    await expect(page.locator('section[tabindex="-1"]')).toBeFocused({ timeout: 60_000 });
  },
  'a tile to lay': async (page) => {
    await page.goto('/fair-verona/play?seats=2&who=person,person&seed=3');
    await page.locator('[role=gridcell][class^="active"]').first().click();
    await expect(page.locator('[data-lay]')).toBeVisible();
    await page.locator('[data-dock] [role=toolbar] button').last().click();
    await expect(page.locator('dialog li').first()).toBeVisible();
  },
  'cards and tiles to enter': async (page) => {
    await page.goto('/fair-verona/play?seats=2&ownDice=on&who=person,person');
    // The king of hearts, the seven of clubs, the nine of hearts.
    for (const card of [50, 18, 46]) {
      await page.locator(`[data-suit="${Math.floor(card / 13)}"]`).click();
      await page.locator(`[data-outcome="${card}"]`).click();
    }
    await page.locator('[role=gridcell][class^="active"]').first().click();
    await page.locator('[data-lay]').click();
    await expect(page.locator('[data-draws="draw"] button').first()).toBeVisible();
  },
  'own scenarios': async (page) => {
    await page.addInitScript(() => localStorage.setItem('glade.draft.war-kids.a', 'broken'));
    await page.goto('/war-kids/editor');
    await page.locator('textarea').last().fill('broken');
    await page.locator('form button').last().click();
    await expect(page.locator('[data-notice]')).toBeVisible();
  },
  'a scenario in the making': async (page) => {
    await page.goto('/war-kids/editor');
    await page.locator('[data-copy="forestRoad"]').click();
    await page.locator('input[value="off"]').click();
    await page.locator('[data-cell="75"]').click();
    // Who types has keys, too: they are not shown to fingers.
    for (const details of await page.locator('main details:visible').all())
      await details.locator('summary').click();
    await page.locator('input[value="pick"]').click();
    await page.locator('[data-cell="75"]').click();
    await expect(page.locator('[data-severe="true"]').first()).toBeVisible();
  },
  'a real table': async (page) => {
    await page.goto('/fair-verona?who=person,person,person,person&table=real');
    await expect(page.locator('[data-real-table]')).toBeVisible();
  },
  'only calling': async (page) => {
    await page.goto('/wildfire/call');
    await expect(page.locator('main button').first()).toBeVisible();
  },
  'a match in another tab': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/wildfire/play?seed=7');
    await other.locator('[data-roll]').click();
    await page.goto(other.url());
    await expect(page.locator('[data-elsewhere]')).toBeVisible();
  },
  'what just happened, told in full': async (page) => {
    await open(page);
    await page.locator('[data-roll]').click();
    await page.locator('[data-roll]').click();
    await page.locator('[data-strip] [data-code]').first().click();
    await expect(page.locator('[data-strip] [aria-pressed=true]')).toBeVisible();
  },
  'handing over': async (page) => {
    await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
    await expect(page.locator('[data-roll]')).toBeVisible();
    for (let i = 0; i < 6 && (await page.locator('[data-take]').count()) === 0; i++) {
      await page.locator('[data-roll]').click();
    }
    await expect(page.locator('[data-take]')).toBeVisible();
  },
};

test.afterEach(async ({ page, context }) => {
  for (const other of context.pages()) if (other !== page) await other.close();
});

/** What is wider than the screen, or too small for a finger. */
async function misfits(page: Page): Promise<readonly unknown[]> {
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  const small = await page
    .locator('button:visible, select:visible, input:visible, nav a:visible')
    .evaluateAll((all) =>
      all
        .map((element) => {
          // A box to tick is as large as its label.
          const box = (element.closest('label') ?? element).getBoundingClientRect();
          return { text: element.outerHTML.slice(0, 90), width: box.width, height: box.height };
        })
        .filter(({ width, height }) => width < 24 || height < 24),
    );
  return pageWidth > NARROW.width ? [{ pageWidth }, ...small] : small;
}

const NARROW = { width: 320, height: 640 };

// Every fourth page is tried, and one of the game that none of these is of: it fits 320 pixels and has its language. Axe looks at half of them on a large screen by day and at
// 320 pixels in the dark, at the others on a large screen in the dark. The pages of a game stand next to each other. A barrier on
// a page of the others that no page here has is found in the long run only, which looks at all in every way. English has the same
// colours, and fewer letters.
for (const lang of ['it-IT', 'en-GB']) {
  test.describe(lang, { tag: lang === 'en-GB' ? '@long' : [] }, () => {
    test.use({ locale: lang, colorScheme: 'light', hasTouch: true });
    for (const [i, [name, go]] of Object.entries(PAGES).entries()) {
      const title = `${name} has no barriers that axe knows of, light and dark, and fits 320 pixels`;
      const tried = i % 4 === 0 || name === 'fairies and snakes';
      test(title, { tag: tried ? [] : '@long' }, async ({ page }) => {
        await go(page);
        await expect(page.locator('h1, h2').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang.slice(0, 2));
        const [large, dark, small] = isLong()
          ? [true, true, false]
          : [i % 8 === 0, i % 8 > 0, i % 8 === 0];
        if (large) expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        if (dark) expect(await violations(page)).toEqual([]);
        await page.setViewportSize(NARROW);
        await expect.poll(() => misfits(page)).toEqual([]);
        if (small) expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('at 320 pixels from the beginning', { tag: '@long' }, () => {
  test.use({ viewport: NARROW, hasTouch: true, locale: 'it-IT', colorScheme: 'light' });
  for (const [name, go] of Object.entries(PAGES)) {
    test(`${name} fits, has no barriers, and everything can be hit with a finger`, async ({
      page,
    }) => {
      await go(page);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('the language changes at once, everywhere, and stays', async ({ page }) => {
  await open(page);
  await inItalian(page);
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('nothing moves where nothing should', async ({ page }) => {
  await open(page);
  await rollToAct(page);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('who turns movement off in the settings has none, also where a page scrolls', async ({
    page,
  }) => {
    const scrolling = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.goto('/settings');
    await expect.poll(scrolling).toBe('smooth');
    await page.addInitScript(() => localStorage.setItem('glade.settings', '{"motion":"none"}'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
    expect(await scrolling()).toBe('auto');
  });

  test('marks are drawn stroke by stroke', async ({ page }) => {
    // Looked at in every frame: a stroke is drawn sooner than a busy machine asks for it.
    await page.addInitScript(() => {
      Object.assign(globalThis, { most: 0 });
      const shared = globalThis as unknown as { most: number };
      const look = (): void => {
        shared.most = Math.max(shared.most, document.getAnimations().length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page);
    const most = () => page.evaluate(() => (globalThis as unknown as { most: number }).most);
    await page.evaluate(() => Object.assign(globalThis, { most: 0 }));
    await page.locator('[data-roll]').click();
    await expect.poll(most).toBeGreaterThan(0);
  });
});
