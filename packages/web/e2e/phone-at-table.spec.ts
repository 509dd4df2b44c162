import { CHANCE, type Match } from '@glade/engine';
import type { Locator, Page } from '@playwright/test';
import { expect, notice, step, test } from './match-page.ts';
import { begin, chooseIn, drawIn, next, numbers, PLAYED } from './real-matches.ts';
import { openStored } from './stored-match.ts';

// A phone beside a real table: what is told pushes out, cuts and covers nothing that people need next.

/** Whether all of it can be seen and tapped: its middle and its corners. */
const isWhole = (button: Locator): Promise<boolean> =>
  button.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const inset = 4;
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].every(([x, y]) => {
      const hit = document.elementFromPoint(x!, y!);
      return hit !== null && each.contains(hit);
    });
  });

const expectWhole = (button: Locator): Promise<void> =>
  expect.poll(() => isWhole(button), { message: `${String(button)} is whole` }).toBe(true);

/** A match with real dice or cards, played by chance to the first position that is wanted. */
function playedTo(name: string, wanted: (match: Match) => boolean): Match {
  const played = PLAYED[name]!;
  const random = numbers(11);
  let { match } = begin(played);
  for (let entry = 0; entry < 200 && !wanted(match); entry++)
    match = next(
      match,
      match.actor === CHANCE ? drawIn(match, random) : chooseIn(match, played, random),
    );
  return match;
}

const open = (page: Page, match: Match): Promise<void> =>
  openStored(page, match, undefined, [match.log.length]);

/** Where a match stands: what is to be done, and in Forest Fire how many counters lie on each square. */
interface Stand {
  readonly step: string;
  readonly counters: readonly number[];
}

const standOf = ({ rules, state }: Match): Stand => rules.view(state, undefined) as Stand;

/** Before the first throw of a built forest. */
const forest = (): Match =>
  playedTo(
    'Starfall Forest',
    ({ rules, state, actor }) => actor === CHANCE && (rules.thrown(state)?.dice.length ?? 0) > 1,
  );

// Italian has the longer words.
for (const locale of ['it-IT', 'en-GB'] as const) {
  test.describe(`held sideways, ${locale}`, { tag: locale === 'it-IT' ? [] : '@long' }, () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, locale });

    // Each picture once, and two snakes: the longest that can be said.
    for (const faces of [
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 3],
    ])
      test(`Starfall Forest: under a notice the button of the turn is whole after ${faces.join()}${faces.at(-1) === 4 ? '' : ' @long'}`, async ({
        page,
      }) => {
        await open(page, forest());
        const counts = page.locator('[data-dock] [data-count]');
        for (const face of faces) await counts.nth(face).tap();
        await expect(notice(page)).toBeVisible();
        const end = page.getByRole('button', { name: /^(Finisci il turno|End turn)/ });
        await expect(page.locator('[data-change]')).toBeVisible();
        for (const button of [end, page.locator('[data-change]'), page.locator('[data-earlier]')])
          await expectWhole(button);
        // Three lines of a notice, as after a correction.
        await notice(page)
          .locator('p')
          .evaluate((told) => {
            told.textContent =
              'La stella cadente toglie una stella grande. Metti da parte un solo dado con la stella grande.';
          });
        for (const button of [end, page.locator('[data-change]'), page.locator('[data-earlier]')])
          await expectWhole(button);
      });

    test('Forest Fire: the question about the first fire lies whole in its card', async ({
      page,
    }) => {
      await open(
        page,
        playedTo('Forest Fire', (match) => {
          const { step: at, counters } = standOf(match);
          return at === 'opening' && counters.reduce((sum, each) => sum + each, 0) === 1;
        }),
      );
      await expect(step(page)).toContainText(/Attenzione!|Watch out!/);
      // What is entered and its form may come after the words.
      await expect(async () => {
        const [card, text] = [
          (await page.locator('[data-now]').boundingBox())!,
          (await step(page).boundingBox())!,
        ];
        expect(text.y).toBeGreaterThanOrEqual(card.y - 1);
        expect(text.y + text.height).toBeLessThanOrEqual(card.y + card.height + 1);
      }).toPass({ timeout: 5000 });
      // Nothing lies on its words.
      const sign = page.locator('[data-sign]');
      const pictures = (await sign.isVisible()) ? await sign.boundingBox() : null;
      const text = (await step(page).boundingBox())!;
      expect(
        pictures === null ||
          pictures.y >= text.y + text.height ||
          pictures.x >= text.x + text.width,
      ).toBe(true);
    });

    test('Fair Verona: each card that can come is whole, also below what was said before', async ({
      page,
    }) => {
      for (const before of [0, 1]) {
        let dealt = 0;
        const isDealt = (match: Match): boolean =>
          standOf(match).step === 'deal' && dealt++ === before;
        await open(page, playedTo('Fair Verona', isDealt));
        await expect(page.locator('[data-change]')).toHaveCount(before);
        await page.locator('[data-suit="0"]').tap();
        const cards = page.locator('[data-draws] [data-outcome]');
        await expect(cards.first()).toBeVisible();
        expect(await cards.count()).toBeGreaterThan(7);
        for (const card of await cards.all()) await expectWhole(card);
      }
    });
  });
}

test.describe('held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Starfall Forest: a notice covers neither the button of the whole forest nor half of what just happened @long', async ({
    page,
  }) => {
    await open(page, forest());
    const counts = page.locator('[data-dock] [data-count]');
    for (const face of [0, 1, 2, 3, 4]) await counts.nth(face).tap();
    await expect(notice(page)).toBeVisible();
    // What just happened is seen whole, or not at all.
    const told = (await notice(page).boundingBox())!;
    const strip = page.locator('[data-strip]');
    const box = (await strip.isVisible()) ? await strip.boundingBox() : null;
    expect(box === null || box.y >= told.y + told.height || box.y + box.height <= told.y).toBe(
      true,
    );
    const snakes = page.locator('[role=gridcell][aria-label*="you can move a snake from here"]');
    await snakes.first().tap();
    await expect(step(page)).toContainText('Where does the snake go?');
    await expect(notice(page)).toBeVisible();
    await expectWhole(page.getByRole('button', { name: 'Whole forest' }));
    const now = (await page.locator('[data-now]').boundingBox())!;
    const below = (await notice(page).boundingBox())!;
    expect(below.y + below.height <= now.y + 1 || below.y >= now.y + now.height - 1).toBe(true);
  });
});
