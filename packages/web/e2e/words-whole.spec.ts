import type { Page } from '@playwright/test';
import { CHANCE } from '@glade/engine';
import { beRefused, MATCHES } from './be-refused.ts';
import { cells, expect, isLong, sample, test } from './match-page.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// On phones all words are whole: the tails of letters, what is told over what just happened, words below dice, titles.

const SCREENS = [
  [390, 844],
  [844, 390],
  [683, 384],
] as const;

const TEXTS = ['normal', 'large', 'largest'] as const;

async function set(page: Page, settings: object): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('glade.settings', stored),
    JSON.stringify(settings),
  );
}

/** By how much the letters of the step reach out of what is seen of it. */
const stepCutBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const step = document.querySelector('[data-step]')!;
    const words = document.createRange();
    words.selectNodeContents(step);
    const box = step.getBoundingClientRect();
    return Math.max(
      step.scrollHeight - step.clientHeight,
      words.getBoundingClientRect().bottom - box.bottom,
    );
  });

/** What is wrong with how the notice lies there. Undefined where there is none any more. */
const wrongWithNotice = (page: Page): Promise<readonly string[] | undefined> =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-notice]');
    if (notice === null) return undefined;
    const found: string[] = [];
    const box = notice.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(notice.querySelector('p')!);
    const told = words.getBoundingClientRect();
    const [above, below] = [told.top - box.top, box.bottom - told.bottom];
    if (Math.abs(above - below) > 4) found.push(`${above} above its words, ${below} below`);
    const step = document.querySelector('[data-step]')!.getBoundingClientRect();
    if (box.top < step.bottom - 4 && box.bottom > step.top + 4 && told.height < 0.6 * box.height)
      found.push('hides the step with an empty box');
    for (const card of document.querySelectorAll('[data-strip] [data-code]')) {
      const { top, bottom } = card.getBoundingClientRect();
      const strip = card.closest('[data-strip]')!.getBoundingClientRect();
      const [from, to] = [Math.max(top, strip.top), Math.min(bottom, strip.bottom)];
      const seen = card.checkVisibility({ visibilityProperty: true }) && to - from > 1;
      const touched = from < box.bottom - 1 && to > box.top + 1;
      if (seen && touched && (from < box.top - 1 || to > box.bottom + 1))
        found.push(`half covers ${card.textContent}`);
    }
    const link = notice.querySelector('a');
    if (link !== null) {
      const { left, right } = link.getBoundingClientRect();
      let finger = 0;
      for (let y = box.top; y < box.bottom; y++)
        if (document.elementFromPoint((left + right) / 2, y) === link) finger++;
      if (finger < Math.min(38, box.height - 12)) found.push(`a finger has ${finger} for the rule`);
    }
    return found;
  });

for (const [i, [name, address]] of Object.entries(MATCHES).entries())
  for (const [j, [width, height]] of SCREENS.entries())
    test.describe(
      `${name} at ${width} x ${height}`,
      { tag: (i + j) % 6 === 0 ? [] : '@long' },
      () => {
        test.use({ viewport: { width, height }, hasTouch: true });

        for (const [k, text] of TEXTS.entries()) {
          // `npm test` tries each screen of a match with letters of another size.
          const tag = (i + j + k) % 3 === 0 ? [] : '@long';
          const title = `the step is whole to the tails of its letters, and a refusal is no higher than it has to be, ${text}`;
          test(title, { tag }, async ({ page }) => {
            await set(page, { text });
            await page.goto(address);
            await expect(page.locator(cells).first()).toBeVisible();
            await expect.poll(() => stepCutBy(page)).toBeLessThanOrEqual(0.5);
            expect(await beRefused(page)).toBe(true);
            await expect.poll(() => wrongWithNotice(page)).toEqual([]);
          });
        }
      },
    );

/** What lies in sight of the cards of what just happened, but not whole. */
const cutCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const row = document.querySelector('[data-strip] > :first-child')!;
    const box = row.getBoundingClientRect();
    const cards = [...row.querySelectorAll('[data-code]')];
    const faded = getComputedStyle(row).maskImage === 'none' ? [] : ['the first one fades'];
    return cards
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const seen = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        return seen > 1 && seen < bottom - top - 1;
      })
      .map((card) => card.textContent ?? '')
      .concat(cards.length > 0 ? faded : []);
  });

test('beside a low board the cards in sight of what just happened are whole @long', async ({
  page,
}) => {
  await set(page, { text: 'largest' });
  for (const [width, height] of SCREENS.slice(1)) {
    await page.setViewportSize({ width, height });
    for (const id of ['leaf-climbers', 'starfall-forest']) {
      const options = { players: 2 };
      let decisions = 0;
      const going = playedUntil(
        id,
        options,
        { seed: 7, itsDice: true },
        ({ actor }) => actor === 0 && ++decisions > 4,
      );
      await openStored(page, going);
      await expect(page.locator('[data-strip]')).not.toBeEmpty();
      await expect.poll(() => cutCards(page), `${id} at ${width}`).toEqual([]);
    }
  }
});

test('the words below the dice of a fight stand apart @long', async ({ page }) => {
  const fights = playedUntil(
    'war-kids',
    { scenario: 'waterloo', soldierDice: true },
    { seed: 2, itsDice: true },
    ({ actor, rules, state }) => actor === CHANCE && rules.thrown(state)?.code === 'fight',
  );
  for (const [i, [language, text]] of [
    ['it', 'largest'],
    ['en', 'normal'],
    ['it', 'normal'],
  ].entries()) {
    await set(page, { language, text });
    // `npm test` tries each screen with words of another length.
    for (const [width, height] of isLong() ? SCREENS : [SCREENS[i]!]) {
      await page.setViewportSize({ width, height });
      await openStored(page, fights);
      const words = page.locator('[data-dock] figcaption');
      await expect(words).toHaveCount(2);
      const told = await words.evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const { left, right } = range.getBoundingClientRect();
          return { left, right, lines: range.getClientRects().length };
        }),
      );
      const where = `${language}, ${text}, ${width} x ${height}`;
      expect(
        told.map(({ lines }) => lines),
        where,
      ).toEqual([1, 1]);
      expect(told[1]!.left - told[0]!.right, where).toBeGreaterThanOrEqual(2);
      expect(told[1]!.right, where).toBeLessThanOrEqual(width);
    }
  }
});

test('no word of a title on the shelf is broken @long', async ({ page }) => {
  for (const language of ['en', 'it'])
    for (const text of TEXTS) {
      await set(page, { language, text });
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await expect(page.locator('main h2 a, main li a').first()).toBeVisible();
        const broken = () =>
          page.evaluate(() => {
            const found: string[] = [];
            for (const title of document.querySelectorAll('main li :is(h2, h3) a')) {
              const words = title.firstChild!;
              for (const { 0: word, index } of words.textContent!.matchAll(/[^\s-]+/g)) {
                const range = document.createRange();
                range.setStart(words, index);
                range.setEnd(words, index + word.length);
                if (range.getClientRects().length > 1) found.push(word);
              }
            }
            return found;
          });
        await expect.poll(broken, `${language}, ${text}, ${width} x ${height}`).toEqual([]);
      }
    }
});

test('with the largest letters beside a low board all that is offered is whole: a roll, the end, the way back', async ({
  page,
}) => {
  const cut = (where: string) =>
    page
      .locator(where)
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
          .map((each) => each.textContent),
      );
  for (const [width, height] of SCREENS.slice(1, 2 + sample(0, 1))) {
    await set(page, { text: 'largest' });
    await page.setViewportSize({ width, height });
    await page.goto('/leaf-climbers/play?players=2&seed=7');
    const roll = page.locator('[data-roll]');
    await expect(roll).toContainText('fall');
    await expect.poll(() => cut('[data-roll]')).toEqual([]);
    await openStored(page, playedToEnd('leaf-climbers', { players: 2 }, 7));
    await expect(page.locator('[data-ending]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-again]')).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await expect(page.locator('[data-replay]')).toBeVisible();
    const ways = '[data-replay] > div > button, [data-replay] > div > a';
    await expect.poll(() => cut(ways)).toEqual([]);
  }
});
