import type { Page } from '@playwright/test';
import type { Building } from '@glade/engine';
import { APART } from '../../ui/src/speech/announcer.ts';
import { cells, expect, heard, hearing, roll, saidAll, step, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// Who goes by keys and is quicker than what is said: no key answers what has not been said, and every question is reached by N.

/** So long is a key no answer to a question whether somebody means it, in milliseconds. */
const ASKED = 1500;

/** So long is a key no answer to what was said to one who had asked for it, in milliseconds. */
const ANSWERED = 500;

/** Lets the time stand still in which what has been written is said. It goes on when the returned function is called. */
async function untilSaid(
  page: Page,
): Promise<{ stop: () => Promise<void>; go: () => Promise<void> }> {
  await page.addInitScript(
    (times) => {
      const later = globalThis.setTimeout;
      const waits: (() => void)[] = [];
      const pauses = { on: false, off: () => waits.splice(0).forEach((then) => then()) };
      Object.assign(globalThis, {
        pauses,
        setTimeout: (then: () => void, time = 0, ...more: unknown[]) =>
          pauses.on && times.includes(time) ? waits.push(then) : later(then, time, ...more),
      });
    },
    [APART, ASKED, ANSWERED],
  );
  interface Held {
    readonly pauses: { on: boolean; off: () => void };
  }
  return {
    stop: () => page.evaluate(() => void ((globalThis as unknown as Held).pauses.on = true)),
    go: () =>
      page.evaluate(() => {
        const { pauses } = globalThis as unknown as Held;
        pauses.on = false;
        pauses.off();
      }),
  };
}

interface Climbing {
  readonly step: string;
  readonly seat: number;
  readonly roll: number;
  readonly prices: readonly number[];
  readonly chips: readonly number[];
  readonly climbers: readonly { readonly place: number; readonly danger: boolean }[];
}
const climbing = ({ rules, state }: Building): Climbing => rules.view(state, undefined) as Climbing;
const stay = `${cells}[aria-label*="you can stay"]`;

test('Leaf-Climbers: whether somebody means to stay under a leaf is not answered by a key that comes before it can be heard', async ({
  page,
}) => {
  const said = await untilSaid(page);
  await hearing(page);
  const match = playedUntil('leaf-climbers', { players: 2 }, { seed: 1, itsDice: true }, (now) => {
    const { seat, step: at, climbers, prices, chips } = climbing(now);
    const flees = prices.some((price, i) => price > 0 && chips[i] === 0);
    return now.actor === 0 && seat === 0 && at === 'move' && climbers[0]!.danger && flees;
  });
  await openStored(page, match);
  await page.locator(stay).focus();
  await saidAll(page);
  await said.stop();
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText('A leaf will land there!');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText('A leaf will land there!');
  await said.go();
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('You stay on');
});

test('Leaf-Climbers: who wants to hear all rolls and moves only after it has been said @long', async ({
  page,
}) => {
  const said = await untilSaid(page);
  await hearing(page);
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"listening":true}'));
  const match = playedUntil('leaf-climbers', { players: 2 }, { seed: 4, itsDice: true }, (now) => {
    const { seat, step: at, climbers } = climbing(now);
    return seat === 0 && at === 'steps' && !climbers[0]!.danger;
  });
  await openStored(page, match);
  await page.locator(roll).focus();
  await saidAll(page);
  await said.stop();
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText(/(?:One point|\d points)\./);
  await page.locator(stay).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText(/(?:One point|\d points)\./);
  await said.go();
  await saidAll(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('You stay on');
});

test('Fair Verona: Enter at once after a hint does what it says, whatever is still to be said, and nothing is “turned” by asking again', async ({
  page,
}) => {
  const said = await untilSaid(page);
  await hearing(page, '[aria-live], [role=status]');
  await page.goto('/fair-verona/play?seats=2&who=person,steady&seed=3');
  const at = page.locator(`${cells}:focus`);
  const advised = /: your tile; Enter lays it/;
  const ask = async (): Promise<void> => {
    await page.locator(`${cells}[tabindex="0"]`).focus();
    await page.keyboard.press('h');
    await expect(at).toHaveAccessibleName(advised);
  };
  const laid = page.locator(cells).filter({ hasNotText: 'fits here' });
  await expect(page.locator(`${cells}[aria-label*="fits here"]`).first()).toBeVisible();
  await saidAll(page);
  await ask();
  const before = await laid.count();
  await said.stop();
  await page.keyboard.press('Enter');
  // The other one has laid a tile, too, and nothing of it has been said.
  await expect(page.locator(`${cells}[aria-label*="fits here"]`).first()).toBeVisible();
  await expect(page.locator('[data-doing=place]')).toBeVisible();
  expect(before).toBeGreaterThan(0);
  await ask();
  await ask();
  const name = await at.getAttribute('aria-label');
  // While the hint is thought about again, which nothing here tells, a key does nothing.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator(`${cells}[aria-label="${name}"]`)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await said.go();
  expect(await heard(page)).not.toContain('Turned:');
});

test('Wildfire: when the home is lost, N names the answers and leads to each', async ({ page }) => {
  await hearing(page);
  const asks = ({ rules, state }: Building): boolean =>
    (rules.view(state, undefined) as { readonly step: string }).step === 'ask';
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
  const seed = seeds.find((each) => {
    let asked = false;
    playedUntil('wildfire', {}, { seed: each }, (now) => (asked ||= asks(now)));
    return asked;
  })!;
  await openStored(page, playedUntil('wildfire', {}, { seed }, asks));
  await saidAll(page);
  await page.locator('[role=grid]').first().focus();
  await page.locator('[role=gridcell]').first().focus();
  const { length } = await heard(page);
  await page.keyboard.press('n');
  const answers = ['Play on for points', 'Stop here, no points'];
  await expect(page.getByRole('button', { name: answers[0]! })).toBeFocused();
  await expect
    .poll(async () => (await heard(page)).slice(length).trim())
    .toBe('Play on for points. Stop here, no points.');
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: answers[1]! })).toBeFocused();
  await page.keyboard.press('Shift+n');
  await expect(page.getByRole('button', { name: answers[0]! })).toBeFocused();
  // Nothing is to be rolled, but something is asked.
  const asked = (await heard(page)).length;
  await page.keyboard.press('r');
  await expect
    .poll(async () => (await heard(page)).slice(asked).trim())
    .toMatch(/^Your home is lost\./);
});

test('Wildfire VS: N says what is to be done with the device, and leads to the button for it @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
  const take = page.locator('[data-take]');
  for (let i = 0; i < 6 && (await take.count()) === 0; i++) {
    await expect(page.locator(`${roll}, [data-take]`).first()).toBeVisible();
    if ((await take.count()) === 0) await page.locator(roll).click();
  }
  await expect(take).toBeFocused();
  await saidAll(page);
  await take.evaluate((button) => button.blur());
  const { length } = await heard(page);
  await page.keyboard.press('n');
  await expect(take).toBeFocused();
  await expect.poll(async () => (await heard(page)).slice(length)).toContain('Player 1');
});

test('Starfall Forest: W says at once what to do with the fairy, too', async ({ page }) => {
  await hearing(page);
  const match = playedUntil(
    'starfall-forest',
    { players: 2 },
    { seed: 3, itsDice: true },
    ({ rules, state, actor }) =>
      actor === 0 && (rules.view(state, undefined) as { readonly step: string }).step === 'fairy',
  );
  await openStored(page, match);
  await saidAll(page);
  const { length } = await heard(page);
  await page.keyboard.press('w');
  await expect
    .poll(async () => (await heard(page)).slice(length).trim().split('\n')[0])
    .toMatch(/4 of 4\. Put your fairy at a standing tree/);
});

test('War Kids: what is asked before a turn ends is reached by N from the map, too', async ({
  page,
}) => {
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  await page.locator('[data-dock] [class^="quiet"]').focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Back to the map' });
  await expect(back).toBeFocused();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('n');
  await expect(back).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'End movement' })).toBeFocused();
});
