import type { Page } from '@playwright/test';
import { defaults, Match, outcomeAt, Xoshiro } from '@glade/engine';
import { games } from '@glade/games';
import { violations } from './axe-page.ts';
import { expect, heard, hearing, saidAll, test } from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { enter, played } from './replay-page.ts';

// After a match: the picture of the chances, luck and choices, and a new try from a decision.

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const review = (page: Page) => page.locator('[data-review]');

/** A match of Wildfire in which Anna does nothing where something could be done. */
function lost(): Match {
  const options = defaults(wildfire.options);
  const header = { options, dice: 'virtual', seed: 'lost', players: ['Anna'] } as const;
  const building = Match.start(wildfire, header).build();
  const random = new Xoshiro(1);
  while (!building.over) {
    const { rules, state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, rules.count(state) - 1);
    if (building.play(action, actor) !== undefined) throw new Error(`${action}`);
  }
  return building.match();
}

/** Opens that match by its link, and asks what happened. */
async function lookBack(page: Page): Promise<void> {
  await enter(page, lost());
  await page.getByRole('button', { name: 'Luck and choices' }).click();
  await expect(page).toHaveURL(/\/wildfire\/review#/);
  await expect(review(page)).toHaveAttribute('data-review', 'done', { timeout: 30_000 });
}

/** However quick the machine is, the bots are never done counting here: their last figures do not come. */
async function neverDone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        super.addEventListener(type, (event) => {
          const isLast = (event as MessageEvent).data?.review?.progress === 1;
          if (isLast || typeof listener !== 'function') return;
          // What is on its way while somebody stops it comes once more after that.
          addEventListener('click', () => listener(event));
          listener(event);
        });
      }
    };
  });
}

test('a replay leads to what luck and choices changed, by keyboard, and back to any step', async ({
  page,
}) => {
  await lookBack(page);
  // First a story: the picture turn by turn, by taps or by keys.
  await expect(page.locator('[data-review-turning]')).toContainText(
    /Turn \d+.*: the (?:greatest help|hardest blow)\.|little by|From beginning to end/,
  );
  // How it came to the end stands below the picture, and is no headline.
  const chart = (await page.locator('[data-turn-chart]').boundingBox())!;
  const verdict = page.locator('p:has(> [data-review-turning])');
  expect((await verdict.boundingBox())!.y).toBeGreaterThan(chart.y + chart.height - 1);
  await expect(verdict).toHaveCSS('font-weight', '400');
  await expect(page.locator('[data-review-bars] li')).toHaveCount(2);
  const turns = page.locator('[data-turn-chart]').getByRole('slider');
  await turns.focus();
  await turns.press('Home');
  await expect(page.locator('[data-review-turn]')).toContainText('The beginning');
  await turns.press('ArrowRight');
  await expect(page.locator('[data-review-turn]')).toContainText(/: from \d+% to \d+%\./);
  // Then all figures, for who opens them.
  await expect(page.locator('[data-review-summary]')).toBeHidden();
  await page.getByText('All the figures').click();
  const summary = page.locator('[data-review-summary]');
  await expect(summary).toContainText(/began with a \d+% chance to win \(\d+% to \d+%\)/);
  await expect(summary).toContainText(/Luck/);
  await expect(summary).toContainText(/instead of .+, try .+ more wins? in 100 matches/);
  expect(await violations(page)).toEqual([]);
  const slider = page.locator('[data-review-chart]').getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(page.locator('[data-review-place]')).toContainText('Step 2 of');
  await page.getByText('All values as a table').click();
  await expect(page.locator('[data-review-table] tbody tr').first()).toContainText('%');
  await page
    .locator('[data-review-place]')
    .getByRole('button', { name: /: See / })
    .click();
  await expect(page).toHaveURL(/\/wildfire\/replay\?step=2#/);
});

test('by ear it is said that the bots count and when they have done so, and each button says where it leads @long', async ({
  page,
}) => {
  await hearing(page);
  await lookBack(page);
  await expect.poll(() => heard(page)).toContain('All is counted. ');
  await saidAll(page);
  const said = (await heard(page)).split('\n').filter((text) => text.trim() !== '');
  const begun = said.findIndex((text) => text.startsWith('The bots are counting'));
  expect(begun).toBeGreaterThanOrEqual(0);
  for (const text of said.slice(begun))
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(20);
  const names = await page
    .getByRole('button', { name: /(?:: See|Try again)/ })
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names)
    expect(name).toMatch(/^(?:Step \d+|The beginning): (?:See .+|Try again, \w+ luck)$/);
  // What happened there is told once for all of its buttons.
  const steps = await page
    .getByRole('group', { name: /^(?:Step \d+|The beginning): \S/ })
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel!));
  expect(steps.length).toBeGreaterThan(0);
  for (const name of steps) expect(name.split(/\s+/).length, name).toBeLessThanOrEqual(20);
  // The verdict is said to its end.
  const verdict = (await page.locator('[data-review-turning]').textContent())!.trim();
  const all = said.join(' ').replaceAll('\u00A0', ' ');
  for (const sentence of verdict.replaceAll('\u00A0', ' ').split(/(?<=[.!?])\s+/))
    expect(all).toContain(sentence);
});

test('by ear the first result is told as soon as there is one, before all is counted', async ({
  page,
}) => {
  await neverDone(page);
  await hearing(page);
  await enter(page, playedToEnd('fair-verona', {}, 3));
  await page.getByRole('button', { name: 'Luck and choices' }).click();
  await expect.poll(() => heard(page)).toContain('There is a first result. ');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => heard(page)).toContain('Stopped.');
});

test('on a tablet held sideways luck and choices stand on the first screen, and a small window cuts no scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await lookBack(page);
  const bars = page.locator('[data-review-bars]');
  const { y, height } = (await bars.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(820);
  const chart = (await page.locator('[data-turn-chart]').boundingBox())!;
  expect((await bars.boundingBox())!.x).toBeGreaterThan(chart.x + chart.width);
  await page.setViewportSize({ width: 683, height: 384 });
  const scene = (await page.locator('[data-scene]').boundingBox())!;
  // As wide as it is drawn for its height: nothing of it is beyond an edge.
  expect(scene.width / scene.height).toBeGreaterThanOrEqual(1.95);
});

test('a costly decision can be tried again with the same luck, beside the stored match', async ({
  page,
}) => {
  await lookBack(page);
  const cost = page.locator('[data-cost]').first();
  await expect(cost).toContainText(
    /You .+Better: .+(?:of 100 would be won|almost every match would be won)/,
  );
  // The board shows where the better move is, as for a hint.
  await expect(cost.locator('[data-decision-picture] [data-pointed]').first()).toBeVisible();
  const at = Number(await cost.getAttribute('data-cost'));
  await cost.getByRole('button', { name: 'Try again, same luck' }).click();
  await expect(page).toHaveURL(/\/wildfire\/play\?match=/);
  await expect(page.locator('[data-board] [role=gridcell]').first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('Seed: lost');
  expect(at).toBeGreaterThan(0);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('both ends of the match stand in one row below the picture, and who walks along it hides no heading', async ({
    page,
  }) => {
    await lookBack(page);
    const chart = page.locator('[data-turn-chart]');
    const slider = chart.getByRole('slider');
    const ends = chart.locator('[data-ends] span');
    await expect(ends).toHaveCount(2);
    const [first, last] = await ends.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(first!.top).toBe(last!.top);
    expect(first!.right).toBeLessThan(last!.left);
    // However high the curve is, the face reaches no higher than half of it above the picture.
    const free = await chart.evaluate((figure) => {
      const plot = figure.querySelector('input')!.getBoundingClientRect();
      const face = figure.querySelector('[data-walker]')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(figure.querySelector('figcaption')!);
      return plot.top - words.getBoundingClientRect().bottom - face.height / 2;
    });
    expect(free).toBeGreaterThanOrEqual(0);
    await expect(slider).toBeVisible();
  });
});

test.describe('in Italian, on the narrowest phone', () => {
  test.use({ locale: 'it-IT', viewport: { width: 320, height: 568 }, hasTouch: true });

  test('it fits, stops when told to, and keeps what is known', async ({ page }) => {
    await neverDone(page);
    const climbers = games.find(({ id }) => id === 'leaf-climbers')!;
    await enter(page, played(climbers, 3));
    await page.getByRole('button', { name: 'Fortuna e scelte' }).tap();
    await expect(page.locator('[data-review-turning]')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Ferma' }).tap();
    await expect(review(page)).toHaveAttribute('data-review', 'stopped');
    await page.getByText('Tutti i numeri').tap();
    await expect(page.locator('[data-review-summary]')).toContainText('All’inizio');
    const { scroll, inner } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      inner: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(inner);
  });
});

test('while the bots count, luck and choices have their place, and nothing is said of them yet', async ({
  page,
}) => {
  await neverDone(page);
  await enter(page, playedToEnd('fair-verona', {}, 3));
  await page.getByRole('button', { name: 'Luck and choices' }).click();
  const bars = page.locator('[data-review="working"] [data-review-bars]');
  await expect(bars.locator('li')).toHaveCount(2);
  await expect(bars.locator('..')).toContainText('Luck or choices?');
  await expect(bars.locator('..')).toContainText('The bots are counting …');
  await expect(bars).not.toContainText(/helped|cost|as the bot|too close|no difference/);
  // How it ended is known at once.
  await expect(page.locator('[data-review="working"] [data-review-result]')).toHaveText(
    /^(You|All|Everybody|Nobody|Verona|The|Love).{15,}[.!]$/,
  );
});
