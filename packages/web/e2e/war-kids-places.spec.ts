import type { Locator, Page } from '@playwright/test';
import { expect, isLong, notice, test } from './match-page.ts';
import { saying, start } from './war-kids-page.ts';

// What is seen of the largest map of War Kids, and how people find its places.

/** The names of hexes of which a part is outside the window on the map. */
const cut = (hexes: Locator): Promise<readonly string[]> =>
  hexes.evaluateAll((all) => {
    const window = all[0]!.closest('[data-zoomed]')!;
    const { left, top } = window.getBoundingClientRect();
    const room = {
      left: left + window.clientLeft,
      top: top + window.clientTop,
      right: left + window.clientLeft + window.clientWidth,
      bottom: top + window.clientTop + window.clientHeight,
    };
    return all.flatMap((hex) => {
      const box = hex.getBoundingClientRect();
      const inside =
        box.left >= room.left - 2 &&
        box.top >= room.top - 2 &&
        box.right <= room.right + 2 &&
        box.bottom <= room.bottom + 2;
      return inside ? [] : [hex.getAttribute('aria-label') ?? ''];
    });
  });

/** How many counters the edge of the window on the map cuts. */
const halves = (page: Page): Promise<number> =>
  page.locator('[data-board] [data-zoomed]').evaluate((window) => {
    const { left, top } = window.getBoundingClientRect();
    const edge = new DOMRect(
      left + window.clientLeft,
      top + window.clientTop,
      window.clientWidth,
      window.clientHeight,
    );
    const counters = [...window.querySelectorAll('[data-moves] [class*="frame"]')];
    return counters.filter((counter) => {
      const box = counter.getBoundingClientRect();
      const out =
        box.right < edge.left + 1 ||
        box.left > edge.right - 1 ||
        box.bottom < edge.top + 1 ||
        box.top > edge.bottom - 1;
      const whole =
        box.left > edge.left - 1 &&
        box.right < edge.right + 1 &&
        box.top > edge.top - 1 &&
        box.bottom < edge.bottom + 1;
      return !out && !whole;
    }).length;
  });

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
  [1366, 768],
] as const)
  test.describe(`Waterloo at ${width} x ${height}`, { tag: width === 820 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('at first all of the own army is in sight, with the place that wins, which stands out', async ({
      page,
    }) => {
      await start(page, 'scenario=waterloo&who=person,person&seed=3');
      const army = saying(page, 'can still do something');
      expect(await army.count()).toBeGreaterThan(20);
      await expect.poll(() => cut(army)).toEqual([]);
      await expect.poll(() => cut(saying(page, 'Mont-Saint-Jean'))).toEqual([]);
      await expect.poll(() => halves(page)).toBe(0);
      await expect(page.locator('[data-board] path[class*="goal"]')).toHaveAttribute('d', /^M/);
    });

    test('a tap on the name of a place shows it on the map', async ({ page }) => {
      await start(page, 'scenario=waterloo&who=person,person&seed=3');
      for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).tap();
      for (const place of isLong() ? ['Merbe-Braine', 'Plancenoit', 'Papelotte'] : ['Plancenoit']) {
        const details = page.getByRole('button', { name: 'Details' });
        if (width < height) await details.tap();
        await page.getByRole('button', { name: new RegExp(`^${place}, `) }).tap();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => cut(saying(page, place).first())).toEqual([]);
        await expect(page.locator('[data-board] [class*="lit"]').first()).toBeVisible();
        // Its name stands at it, whole, and no name of a hex that looks like that of a unit.
        const tag = page.locator('[data-board] g[class*="tag"]');
        await expect(tag).toHaveText([place]);
        await expect.poll(() => cut(tag)).toEqual([]);
        // The same name of the map lies below it, and none of it peeks out.
        const peeks = await tag.evaluate((element, text) => {
          const box = element.getBoundingClientRect();
          const names = [...document.querySelectorAll('[data-board] text[class*="name"]')];
          const own = names.find(({ textContent }) => textContent === text)!;
          const { left, right, top, bottom } = own.getBoundingClientRect();
          // Above and below its letters a line of text has room.
          const spare = (bottom - top) / 4;
          const [high, low] = [top + spare, bottom - spare];
          return left < box.left || right > box.right || high < box.top || low > box.bottom;
        }, place);
        expect(peeks).toBe(false);
      }
    });
  });

test.describe('on a low desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('both armies are whole below the places', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const rows = page.locator('[data-side] tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
  });

  test('who is yet to come stands in the row of the buttons, and the map has the room', async ({
    page,
  }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const coming = page.getByRole('group', { name: 'Arriving on turn' });
    const middle = (one: Locator) =>
      one.evaluate((element) => {
        const { top, height, right } = element.getBoundingClientRect();
        return { y: top + height / 2, right };
      });
    const [some, button] = [
      await middle(coming),
      await middle(page.getByRole('button', { name: 'Zoom in' })),
    ];
    expect(Math.abs(some.y - button.y)).toBeLessThan(6);
    // Beside them there is room for who is in hand.
    await saying(page, 'can still do something')
      .first()
      .evaluate((cell: HTMLElement) => cell.click());
    const portrait = page.locator('[data-resting=false] > svg').first();
    await expect(portrait).toBeVisible();
    const { x } = (await portrait.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(some.right);
  });
});

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 683, height: 384 } });

  test('the points of both sides are whole', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,steady&seed=3');
    const status = page.locator('[data-seats] [class*="status"] > [aria-hidden]');
    await expect(status).toHaveCount(2);
    for (const each of await status.all()) {
      const room = await each.evaluate((element) => {
        const { right } = element.closest('li')!.getBoundingClientRect();
        return right - element.getBoundingClientRect().right;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });

  test('the first view names the place that wins, and a mark at the rim points there', async ({
    page,
  }) => {
    await start(page, 'scenario=waterloo&who=person,steady&seed=3');
    const telling = page.locator('[data-telling]');
    await expect(telling).toContainText('Hold Mont-Saint-Jean');
    const cutLines = await telling.evaluate((words) => {
      const box = words.closest('p')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return lines.filter(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1);
    });
    expect(cutLines).toEqual([]);
    const mark = page.locator('[data-beyond]');
    await expect(mark.locator('[data-goal]')).toBeVisible();
    // Above: there it lies.
    const [box, field] = [
      (await mark.boundingBox())!,
      (await page.locator('[data-zoomed]').boundingBox())!,
    ];
    expect(box.y - field.y).toBeLessThan(field.height / 4);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(mark).toHaveCount(0);
  });
});

test.describe('on a tablet that lies, in Italian', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('the names of both sides are whole', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('glade.settings', JSON.stringify({ language: 'it' }));
    });
    await page.goto('/war-kids/play?who=person,steady&seed=3');
    const names = page.locator('[data-seats] [class*="name"]');
    await expect(names).toHaveCount(2);
    await expect(names.last()).toHaveText(/Principessa rosa/);
    const cutNames = await names.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(cutNames).toBe(0);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  for (const language of ['en', 'it']) {
    const title = `a puzzle opens with who can attack and whom in sight (${language})`;
    test(title, { tag: language === 'it' ? [] : '@long' }, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('glade.settings', JSON.stringify({ language: value }));
      }, language);
      await page.goto('/war-kids/play?puzzle=rw3y52');
      await expect(page.locator('[data-guide-text]')).toBeVisible();
      const own = page.locator('[data-board] [aria-label^="E1:"]');
      const enemy = page.locator('[data-board] [aria-label^="I1:"]');
      await expect.poll(() => cut(own)).toEqual([]);
      await expect.poll(() => cut(enemy)).toEqual([]);
      // The bar above the task says what is asked for, and not what wins a match.
      await expect(page.locator('[data-telling]')).toHaveText(
        language === 'it' ? 'Elimina un nemico' : 'Eliminate one enemy',
      );
      // Nobody's portrait stands there, and no room is kept for one.
      await expect(page.locator('[data-resting] > svg')).toBeHidden();
      // Nothing else is asked for, so nothing moves.
      await expect(page.locator('[data-beyond]')).toBeHidden();
    });
  }

  test('the first view of a puzzle cuts nobody', async ({ page }) => {
    const puzzles = ['rw3y52', '7opbak', '1tbncvi', 'q7q6lq', '71hafp', '1a8nruj'];
    for (const puzzle of isLong() ? puzzles : puzzles.slice(0, 3)) {
      await page.goto(`/war-kids/play?puzzle=${puzzle}`);
      await expect(page.locator('[data-guide-text]')).toBeVisible();
      await expect(page.locator('[data-board] [data-moves]').first()).toBeVisible();
      await expect.poll(() => halves(page), puzzle).toBe(0);
    }
  });

  test('a refusal in a puzzle covers the buttons below the map as a whole, and the name of a hex leaves its cross free', async ({
    page,
  }) => {
    await page.goto('/war-kids/play?puzzle=rw3y52');
    await expect(page.locator('[data-guide-text]')).toBeVisible();
    const tap = (hex: Locator) => hex.evaluate((cell: HTMLElement) => cell.click());
    await tap(saying(page, 'Soldier', 'can still do something').first());
    await tap(page.locator('[data-board] [aria-label^="A1:"]'));
    await expect(notice(page)).toBeVisible();
    const buttons = page.locator('[data-board] [role=group] button');
    await expect(buttons).toHaveCount(3);
    const top = (all: Locator) => all.first().evaluate((one) => one.getBoundingClientRect().top);
    expect(await top(buttons)).toBeGreaterThan(await top(notice(page)));
    const tag = page.locator('[data-board] g[class*="tag"]');
    await expect(tag).toHaveText(['A1']);
    const free = await tag.evaluate((name) => {
      const cross = document.querySelector('[data-board] [data-cross]')!.getBoundingClientRect();
      const box = name.getBoundingClientRect();
      return box.top >= cross.bottom - 1 || box.bottom <= cross.top + 1;
    });
    expect(free).toBe(true);
  });

  test('the map ends where its last hexes do', async ({ page }) => {
    await start(page, 'who=person,person&seed=3');
    const window = page.locator('[data-board] [data-zoomed=true]');
    const beyond = await window.evaluate(
      (element) => element.scrollWidth - element.firstElementChild!.getBoundingClientRect().width,
    );
    expect(beyond).toBeLessThan(1);
  });

  test('on a map that is seen whole, where a unit in hand can go comes near enough for a finger', async ({
    page,
  }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    await page.getByRole('button', { name: 'Show all' }).tap();
    const hex = page.locator('[data-cell]').first();
    const wide = async () => (await hex.boundingBox())!.width;
    await expect.poll(wide).toBeLessThan(20);
    await saying(page, 'Soldier', 'can still do something').first().tap();
    const reach = saying(page, 'can go here');
    await expect(reach.first()).toBeAttached();
    await expect.poll(wide).toBeGreaterThan(40);
    await expect.poll(() => cut(reach)).toEqual([]);
  });

  test('where a unit in hand can go comes into sight', async ({ page }) => {
    await start(page, 'who=person,person&seed=3');
    // By hand the map is moved so that the first row of it is above the window.
    await page.locator('[data-board] [data-zoomed=true]').evaluate((element) => {
      element.scrollTo({ top: 40, behavior: 'instant' });
    });
    const reach = saying(page, 'can go here');
    await saying(page, 'Pegasus P1')
      .first()
      .evaluate((cell: HTMLElement) => cell.click());
    await expect(reach).toHaveCount(5);
    await expect.poll(() => cut(reach)).toEqual([]);
  });
});

test.describe('on a phone that is held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, motion: 'no-preference' });

  test('the map opens as it lies: no counter crosses it', async ({ page }) => {
    await page.addInitScript(() => {
      const crossing: unknown[] = [];
      Object.assign(globalThis, { crossing });
      document.addEventListener('transitionrun', ({ target }) => {
        if ((target as Element).matches('[data-moves]')) crossing.push(target);
      });
    });
    await start(page, 'who=person,person&seed=3');
    const [one, other] = [page.locator('[data-cell="0"]'), page.locator('[data-cell="1"]')];
    const [at, next] = [(await one.boundingBox())!, (await other.boundingBox())!];
    // It is turned: its columns lie one below the other.
    expect(Math.abs(next.x - at.x)).toBeLessThan(1);
    const crossing = () => (globalThis as unknown as { crossing: unknown[] }).crossing.length;
    expect(await page.evaluate(crossing)).toBe(0);
  });
});

test('in a puzzle the face has the colour of the side that is played', async ({ page }) => {
  await page.goto('/war-kids/puzzles');
  await page.locator('[data-puzzle]').first().click();
  const face = page.locator('[data-puzzle-face]');
  await expect(face).toBeVisible();
  const { side, ground } = await face.evaluate((element) => {
    const row = document.querySelector('[data-seats] [data-turn=true]')!;
    const rim = (of: Element): string => getComputedStyle(of.querySelector('circle')!).stroke;
    return { side: rim(row), ground: rim(element) };
  });
  expect(ground).toBe(side);
});

for (const [width, height] of [
  [390, 844],
  [683, 384],
  [1366, 768],
] as const)
  test(`names on a large map can be read and are whole, and nothing lies over one: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await start(page, 'scenario=waterloo&who=person,steady&seed=1');
    /** What is wrong with the names in sight. */
    const faults = () =>
      page.locator('[data-zoomed]').evaluate((view) => {
        const frame = view.getBoundingClientRect();
        const [left, top] = [frame.left + view.clientLeft, frame.top + view.clientTop];
        const [right, bottom] = [left + view.clientWidth, top + view.clientHeight];
        const shown = [...view.querySelectorAll<SVGTextElement>('[data-name]')].filter((name) => {
          const { visibility, opacity } = getComputedStyle(name);
          const box = name.getBoundingClientRect();
          const isIn = box.right > left && box.left < right && box.bottom > top && box.top < bottom;
          return isIn && visibility !== 'hidden' && +opacity > 0;
        });
        const boxes = shown.map((name) => name.getBoundingClientRect());
        const mark = document.querySelector('[data-beyond]:not([hidden])');
        const pieces = [...view.querySelectorAll<SVGElement>('[data-moves]')].map((piece) => {
          const { x, y, width: wide, height: high } = piece.getBoundingClientRect();
          return new DOMRect(x + wide / 8, y + high / 8, (3 * wide) / 4, (3 * high) / 4);
        });
        const meets = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
        return shown.flatMap((name, i) => {
          const box = boxes[i]!;
          const size = Number.parseFloat(getComputedStyle(name).fontSize);
          const wrong = {
            small: size * name.getScreenCTM()!.a < 12,
            cut: box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 3,
            met: boxes.some((other, j) => j !== i && meets(box, other)),
            overPiece: pieces.some((piece) => meets(box, piece)),
            covered: mark !== null && meets(box, mark.getBoundingClientRect()),
          };
          return Object.entries(wrong).flatMap(([what, is]) =>
            is ? [[name.textContent, what]] : [],
          );
        });
      });
    await expect(page.locator('[data-board] [data-name]').first()).toBeAttached();
    await expect.poll(faults).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(faults).toEqual([]);
    // Nearly all of them find room; the place that wins is always named.
    const seen = page.locator('[data-name]').filter({ visible: true });
    expect(await seen.count()).toBeGreaterThanOrEqual(9);
    await expect(seen.filter({ hasText: 'Mont-Saint-Jean' })).toBeVisible();
    if (width < 1000) return;
    // A unit goes to where a name lies: it makes room.
    const where = (await seen.filter({ hasText: 'La Belle Alliance' }).boundingBox())!;
    const ready = saying(page, 'Soldier S', 'can still do something');
    const under = () =>
      saying(page, 'can go here').evaluateAll(
        (cells, { x, y, width: wide, height: high }) =>
          cells
            .filter((cell) => {
              const box = cell.getBoundingClientRect();
              const [right, down] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
              return right > 0 && right < wide && down > -4 && down < high + 4;
            })
            .map((cell) => cell.getAttribute('data-cell')!),
        where,
      );
    let to: string | undefined;
    for (let i = 0; to === undefined && i < (await ready.count()); i++) {
      await ready.nth(i).click();
      [to] = await under();
      if (to === undefined) await page.keyboard.press('Escape');
    }
    const reached = page.locator(`[data-cell="${to}"]`);
    await reached.click();
    await expect(reached).toHaveAttribute('aria-label', /Soldier S/);
    await expect.poll(faults).toEqual([]);
  });
