import { games } from '@glade/games';
import type { Locator } from '@playwright/test';
import { expect, roll, test } from './match-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a match is chosen by tapping pictures, and begun', async ({ page }) => {
    await page.goto('/leaf-climbers');
    const pictures = page.locator('label img');
    await expect(pictures).toHaveCount(8);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const drawn = () =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect.poll(drawn).toBe(true);
    }
    await pictures.nth(4).tap({ force: true });
    await expect(page.getByRole('radio', { name: /^Two players/ })).toBeChecked();
    await pictures.nth(7).tap({ force: true });
    await expect(page.getByRole('radio', { name: /^our own, on the table/ })).toBeChecked();
    // Play is in sight wherever on the page somebody chooses, and says what it begins.
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeInViewport();
    await expect(page.getByText('Two players · you and 1 bot, steady')).toBeInViewport();
    const play = page.getByRole('link', { name: 'Play', exact: true });
    await expect(play).toHaveAttribute('href', /players=2&ownDice=on/);
    await play.tap();
    await expect(page.locator('[data-dock]')).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('Play stays at hand: scrolled past, the same button stands at the foot, with what is chosen', async ({
    page,
  }) => {
    await page.goto('/war-kids');
    const play = page.getByRole('link', { name: 'Play', exact: true });
    await expect(play).toBeInViewport();
    const last = page.getByText('More rules').last();
    await last.scrollIntoViewIfNeeded();
    await expect(play).toHaveCount(1);
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.round((await play.boundingBox())!.y)).toBeGreaterThan(1000);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => Math.round((await play.boundingBox())!.y)).toBeLessThan(800);
  });
});

test('a link that cannot be read says so in plain words, and what is wrong with it only on request', async ({
  page,
}) => {
  await page.goto('/wildfire?players=3');
  await expect(page.getByText('This link is damaged, or made by another version.')).toBeVisible();
  await expect(page.getByText('There is no option “players”')).toBeHidden();
  await page.getByText('What is wrong with it').click();
  await expect(page.getByText('There is no option “players”')).toBeVisible();
});

test('on a phone the first games to choose from are in sight above Play', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wildfire');
  await expect(page.getByRole('heading', { name: 'Which game?' })).toBeInViewport();
  const name = await page.locator('label').getByText('Fair start').boundingBox();
  const play = await page.getByRole('link', { name: 'Play', exact: true }).boundingBox();
  expect(name!.y + name!.height).toBeLessThan(play!.y);
});

test('a match is chosen with the keyboard alone, and begun', async ({ page }) => {
  // Whoever is new here begins with the rules for that.
  await page.goto('/wildfire');
  await expect(page.getByRole('radio', { name: /^Fair start/ })).toBeChecked();
  await page.goto('/wildfire?preset=default');
  const classic = page.getByRole('radio', { name: /^Classic/ });
  await expect(classic).toBeChecked();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await classic.evaluate((radio) => radio === document.activeElement)) break;
  }
  await expect(classic).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^X4: four homes/ })).toBeChecked();
  const play = page.getByRole('link', { name: 'Play', exact: true });
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Shift+Tab');
    if (await play.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(play).toHaveAttribute('href', /mode=x4/);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeVisible();
});

test('what was played last is chosen again, but not after a link that says something else', async ({
  page,
}) => {
  await page.goto('/fair-verona?preset=hard&seed=5');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/play\?/);
  await page.goto('/fair-verona');
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked();
  await expect(page.getByText('Hard · you and 3 bots, steady')).toBeVisible();
  // The number of a match is for one match.
  expect(
    await page.getByRole('link', { name: 'Play', exact: true }).getAttribute('href'),
  ).not.toMatch(/seed/);
  await page.goto('/fair-verona?preset=easy');
  await expect(page.getByRole('radio', { name: /^Easy/ })).toBeChecked();
  // What an older release stored is not in the way. Without a match, too, the page is that of somebody new.
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('glade.setup.fair-verona', 'difficulty=silly');
  });
  await page.goto('/fair-verona');
  await expect(page.getByRole('radio', { name: /^Gentle/ })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a real table is for one match: the next visit offers what was played on the screen @long', async ({
  page,
}) => {
  await page.goto('/wildfire?preset=default');
  await page.getByRole('radio', { name: /^X4: four homes/ }).check({ force: true });
  const table = page.getByRole('button', { name: 'Real table' });
  await table.click();
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  const play = page.getByRole('link', { name: 'Play at the table' });
  await expect(play).toHaveAttribute('href', /table=real/);
  // Who comes back to this address finds it as it was left.
  await page.reload();
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  await play.click();
  await expect(page).toHaveURL(/\/play\?/);
  await page.goto('/wildfire');
  await expect(table).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('radio', { name: /^X4: four homes/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Play', exact: true })).not.toHaveAttribute(
    'href',
    /ownDice|table/,
  );
});

test('how hard a preset is stands on its picture, as it was measured @long', async ({ page }) => {
  /** Of ten dots on this card, those that are won; undefined where there are none. */
  const dots = async (name: RegExp): Promise<number | undefined> => {
    const card = page.locator('label', { has: page.getByRole('radio', { name }) });
    await expect(card).toHaveCount(1);
    const all = card.locator('[class*=dots] > span');
    if ((await all.count()) === 0) return undefined;
    await expect(all).toHaveCount(10);
    for (const each of await all.all()) await expect(each).toBeVisible();
    return card.locator('[class*=dots] > [class*=won]').count();
  };
  await page.goto('/fair-verona');
  await expect(page.getByRole('radio')).toHaveCount(13);
  const radio = (name: RegExp): Locator => page.getByRole('radio', { name });
  await expect(radio(/^Gentle/)).toBeChecked();
  await expect(radio(/^Gentle/)).toHaveAccessibleDescription(
    /A team of bots wins about 9 of 10\.$/,
  );
  await expect(radio(/^Medium/)).toHaveAccessibleDescription(
    /A team of bots wins about 8 of 10\.$/,
  );
  expect(await dots(/^Gentle/)).toBe(9);
  expect(await dots(/^Medium/)).toBe(8);
  // That all or none are won, dots do not tell; who wins is said, so that nobody thinks of rivals.
  await page.goto('/forest-fire');
  await expect(radio(/^Easy/)).toHaveAccessibleDescription(/A team of bots nearly always wins\.$/);
  expect(await dots(/^Easy/)).toBeUndefined();
  await expect(
    page.getByRole('radio', { name: /^(Easy|Game|Mixed)/ }).first(),
  ).toHaveAccessibleName(/^Easy/);
  await page.goto('/wildfire');
  await expect(radio(/^X4/)).toHaveAccessibleDescription(/A bot hardly ever wins\.$/);
  expect(await dots(/^X4/)).toBeUndefined();
});

test('who has begun a match is led on in it first, until it is removed', async ({ page }) => {
  await page.goto('/wildfire/play?preset=default&seed=7');
  await page.locator(roll).click();
  await expect(page.locator('[data-step]')).not.toBeEmpty();
  await page.goto('/wildfire');
  const goOn = page.getByRole('region', { name: 'Your match', exact: true }).getByRole('link');
  await expect(goOn).toHaveAccessibleName(/^Continue: Your match/);
  const play = page.getByRole('link', { name: 'Play', exact: true });
  const [first, second] = [await goOn.boundingBox(), await play.boundingBox()];
  expect(first!.y).toBeLessThan(second!.y);
  const colours = (link: typeof play) =>
    link.evaluate((it) => getComputedStyle(it).backgroundColor);
  const green = await colours(goOn.locator('span[aria-hidden]'));
  expect(await colours(play)).not.toBe(green);
  // Also where a real table is chosen, whose preparation is long.
  await page.goto('/wildfire?table=real');
  await expect(goOn).toHaveCount(1);
  await page.goto('/wildfire');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: /^Yes/ }).click();
  await expect(goOn).toHaveCount(0);
  expect(await colours(play)).toBe(green);
});

test('with the largest letters, who plays and how strong the bots are is told in full below the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"text":"largest"}'));
  await page.goto('/leaf-climbers');
  await page.getByRole('radio', { name: /^With small children/ }).check({ force: true });
  // No word of a card breaks.
  const broken = await page.getByRole('radio').evaluateAll((radios) =>
    radios.flatMap((radio) => {
      const name = radio.closest('label')!.querySelector('span:not([aria-hidden])')!;
      const [letters] = Array.from(name.childNodes).filter((node) => node instanceof Text);
      return Array.from(letters?.textContent?.matchAll(/\S+/g) ?? [], (word) => {
        const range = document.createRange();
        range.setStart(letters!, word.index);
        range.setEnd(letters!, word.index + word[0].length);
        // The first letter has a box of its own.
        const lines = new Set(
          Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)),
        );
        return lines.size > 1 ? word[0] : '';
      }).filter((word) => word !== '' && !word.includes('-'));
    }),
  );
  expect(broken).toEqual([]);
  const line = page.getByText('With small children · you and 2 bots, just starting', {
    exact: true,
  });
  await expect(line).toBeVisible();
  expect(await line.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  const tag = motion === 'reduce' ? '@long' : [];
  test.describe(`on a phone, where people prefer motion: ${motion}`, { tag }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, motion });

    test('rules for several bring who plays into sight, with bots that are just starting', async ({
      page,
    }) => {
      await page.goto('/wildfire?preset=default');
      await page.getByRole('radio', { name: /^VS: same dice/ }).scrollIntoViewIfNeeded();
      await page.getByRole('radio', { name: /^VS: same dice/ }).tap({ force: true });
      await expect(page.getByText('VS: same dice · you and 1 bot, just starting')).toBeVisible();
      const seats = page.getByRole('group', { name: 'Who plays?' });
      await expect(seats).toHaveCount(1);
      const play = page.getByRole('link', { name: 'Play', exact: true });
      await expect
        .poll(async () => {
          const [asked, pinned] = [await seats.boundingBox(), await play.boundingBox()];
          return asked!.y >= 0 && asked!.y + asked!.height <= pinned!.y;
        })
        .toBe(true);
      await expect(page.getByRole('radio', { name: /^VS: same dice/ })).toBeChecked();
    });
  });
}

for (const width of [390, 320])
  test(
    `with the largest letters, the ways to begin have one row on a page ${width} wide @long`,
    { tag: width === 320 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const language of ['en', 'it']) {
        await page.addInitScript(
          (stored) => localStorage.setItem('glade.settings', stored),
          JSON.stringify({ text: 'largest', language }),
        );
        for (const game of ['starfall-forest', 'wildfire', 'fair-verona']) {
          await page.goto(`/${game}`);
          const ways = page.locator('[class*=go]:has(> [class*=play]) > :not(span)');
          await expect(ways).toHaveCount(3);
          const found = await ways.evaluateAll((all) =>
            all.map((way) => {
              const { left, right, top, bottom } = way.getBoundingClientRect();
              const whole =
                way.scrollWidth <= way.clientWidth && way.scrollHeight <= way.clientHeight;
              return { left, right, middle: Math.round((top + bottom) / 2), whole };
            }),
          );
          const where = `${game}, ${language}`;
          expect(new Set(found.map(({ middle }) => middle)).size, where).toBe(1);
          expect(
            found.every(({ whole }) => whole),
            where,
          ).toBe(true);
          expect(Math.min(...found.map(({ left }) => left)), where).toBeGreaterThanOrEqual(0);
          expect(Math.max(...found.map(({ right }) => right)), where).toBeLessThanOrEqual(width);
        }
      }
    },
  );

for (const width of [390, 820])
  for (const language of ['en', 'it'])
    test(`the other ways on the page of a game stand in one row: ${width}, ${language}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('glade.settings', JSON.stringify({ language: value }));
      }, language);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/war-kids');
      const row = page.locator('[class*="links"] > *');
      await expect(row).toHaveCount(5);
      const boxes = await row.evaluateAll((all) =>
        all.map((one) => {
          const { top, height, right } = one.getBoundingClientRect();
          return { middle: Math.round(top + height / 2), right };
        }),
      );
      const [first] = boxes;
      expect(boxes.filter(({ middle }) => Math.abs(middle - first!.middle) > 6)).toEqual([]);
      expect(boxes.filter(({ right }) => right > width - 12)).toEqual([]);
    });

for (const width of [1180, 1366])
  test(`what begins a match stands at the foot where the page begins: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await page.goto('/war-kids');
    const left = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left);
    const heading = page.getByRole('heading', { name: 'Who plays?' });
    const begins = await left(heading);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-past=true]')).toBeVisible();
    const play = page.getByRole('link', { name: 'Play', exact: true });
    expect(Math.abs((await left(play)) - begins)).toBeLessThan(2);
  });

test('with the largest letters the last way on the page of a game is not alone in its row @long', async ({
  page,
}) => {
  for (const [width, language] of [
    [390, 'en'],
    [320, 'it'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(
      (stored) => localStorage.setItem('glade.settings', stored),
      JSON.stringify({ text: 'largest', language }),
    );
    for (const { id } of games) {
      await page.goto(`/${id}`);
      const more = page.locator('details > summary').first();
      await expect(more).toBeVisible();
      const beside = await more.evaluate((own) => {
        const links = own.parentElement!.parentElement!.querySelectorAll(':scope > a');
        const middle = (each: Element): number => {
          const { top, bottom } = each.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        return Array.from(links).some((link) => Math.abs(middle(link) - middle(own)) < 12);
      });
      expect(beside, `${id} at ${width}`).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
