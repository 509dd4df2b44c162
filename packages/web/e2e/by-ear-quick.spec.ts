import type { Page } from '@playwright/test';
import { CHANCE, type Building } from '@glade/engine';
import { games } from '@glade/games';
import { cells, expect, heard, hearing, roll, saidAll, test } from './match-page.ts';
import { caught, playedUntil } from './played-match.ts';
import { enter, played } from './replay-page.ts';
import { openStored } from './stored-match.ts';

// What is said by ear to somebody who goes on before it has been said.

/** Goes by keys to the first square that can be doused, and waits until all has been said. Returns how much that was. */
async function toFirstAct(page: Page): Promise<number> {
  await hearing(page);
  await page.goto('/wildfire/play?seed=7');
  for (let i = 0; i < 3; i++) {
    await expect(page.locator(roll)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator(`${cells}:focus`)).toHaveAccessibleName(/you can douse it/);
  await saidAll(page);
  return (await heard(page)).length;
}

test('who takes back at once hears what is undone, as it was told, and not what was to be done after it @long', async ({
  page,
}) => {
  const length = await toFirstAct(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.locator(`${cells}:focus`)).toHaveAccessibleName(/you can douse it/);
  await saidAll(page);
  const since = (await heard(page)).slice(length);
  expect(since).toContain('Undone: You douse column 1, row 3.');
  expect(since).toMatch(/Undone: [^]*One action\./);
  expect(since).not.toContain('Roll the dice.');
});

test('what is taken back before it has been said is not said @long', async ({ page }) => {
  const length = await toFirstAct(page);
  // Sooner than the page can paint what was done.
  await page.evaluate(() => {
    const send = (event: globalThis.Event) => document.activeElement!.dispatchEvent(event);
    send(new MouseEvent('click', { bubbles: true }));
    send(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
  });
  await expect.poll(async () => (await heard(page)).slice(length)).toContain('One action.');
  await saidAll(page);
  const since = (await heard(page)).slice(length);
  expect(since).toMatch(/^\s*Undone: You douse column 1, row 3\.\s+One action\./);
  expect(since).not.toContain('The fire spreads.');
});

test('who takes back first in a match that goes on hears what is undone before what is to be done', async ({
  page,
}) => {
  await hearing(page);
  const acted = ({ actor, state, rules }: Building): boolean =>
    actor === CHANCE && (rules.view(state, undefined) as { readonly turn: number }).turn === 2;
  await openStored(page, playedUntil('wildfire', {}, { seed: 7, itsDice: true }, acted));
  await expect(page.locator(roll)).toBeVisible();
  await saidAll(page);
  const { length } = await heard(page);
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard(page)).slice(length)).toContain('One action.');
  expect((await heard(page)).slice(length)).toMatch(/Undone: [^]*One action\./);
});

test('Forest Fire: who watches the others is led by N to see the end at once', async ({ page }) => {
  await hearing(page);
  await openStored(page, caught());
  await page.locator('[data-watch=on]').press('Enter');
  await expect(page.locator('[data-watch=stop]')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('[data-finish]')).toBeFocused();
  await expect.poll(() => heard(page)).toContain('Skip to the end. Stop watching.');
  await page.keyboard.press('n');
  await expect(page.locator('[data-watch=stop]')).toBeFocused();
});

test('Leaf-Climbers: a second square under a leaf is warned of, too', async ({ page }) => {
  await hearing(page, '[role=status]');
  const several = ({ rules, state, actor }: Building): boolean => {
    const { step, chips } = rules.view(state, undefined) as {
      readonly step: string;
      readonly chips: readonly number[];
    };
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const under = legal.filter((at) => chips[at] === 1);
    return actor === 0 && step === 'move' && under.length > 1 && under.length < legal.length;
  };
  await openStored(
    page,
    playedUntil('leaf-climbers', { players: 2 }, { seed: 1, itsDice: true }, several),
  );
  const under = page.locator(`${cells}[aria-label*="a leaf will land here, you can go here"]`);
  const warnings = async (): Promise<number> =>
    (await heard(page)).split('A leaf will land there!').length - 1;
  await expect(under.nth(1)).toBeVisible();
  for (const i of [0, 1]) {
    const before = await warnings();
    await under.nth(i).click();
    await expect.poll(warnings).toBeGreaterThan(before);
  }
});

test('while a square is to be found, every key says so, S shows it, and nothing else is claimed @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/forest-fire/play?tapToPlace=always&who=person,person&seed=5');
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = page.locator('[data-step]');
  await expect(asked).toContainText('Who finds it?');
  for (const key of ['n', 'Shift+N', 'h', 'r', 'w']) {
    await saidAll(page);
    const { length } = await heard(page);
    await page.keyboard.press(key);
    const said = async (): Promise<string> => (await heard(page)).slice(length);
    await expect
      .poll(said, key)
      .toMatch(/Who finds it\? Go to \d down, \d across and press Enter\./);
    expect(await said()).not.toMatch(/Wait:|First|Tap/);
    if (key === 'n') await expect(page.locator('[data-show]')).toBeFocused();
  }
  await page.keyboard.press('s');
  await expect(asked).not.toContainText('Who finds it?');
});

for (const [game, query, acts] of [
  ['war-kids', 'scenario=firstSkirmish&who=person,person&seed=3', '[data-can=true]'],
  ['fair-verona', 'seats=2&who=person,person&seed=3', '[aria-label*="fits here"]'],
] as const)
  test(`${game}: R is answered where there is nothing to roll`, async ({ page }) => {
    await hearing(page);
    await page.goto(`/${game}/play?${query}`);
    await expect(page.locator(`${cells}${acts}`).first()).toBeVisible();
    await page.keyboard.press('r');
    await expect.poll(() => heard(page)).toContain('There is nothing to roll now. Choose a move.');
  });

test('of steps of a replay that are passed quickly the newest is said, and none that waits behind it @long', async ({
  page,
}) => {
  await hearing(page);
  await enter(page, played(games.find(({ id }) => id === 'wildfire')!), '?step=5');
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await saidAll(page);
  const { length } = await heard(page);
  for (let i = 0; i < 8; i++) await page.keyboard.press('Enter');
  await saidAll(page);
  const texts = (await heard(page)).slice(length).trim().split('\n');
  // The first is said at once; those between the first and the last are passed.
  expect(texts.length).toBeLessThan(8);
  const step = await page.locator('[data-timeline] input').getAttribute('aria-valuetext');
  expect(step).toContain(texts.at(-1)!);
});

test('what L says in Fair Verona is said once, and is gone when the others go on', async ({
  page,
}) => {
  await hearing(page, '[role=status]');
  await page.goto('/fair-verona/play?seats=2&who=person,person&seed=3');
  const free = page.locator(`${cells}[aria-label*="fits here"]`).first();
  await free.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.locator(`${cells}[tabindex="0"]`).focus();
  await page.keyboard.press('l');
  const told = page.getByRole('status').filter({ hasText: 'Your tile is laid.' });
  await expect(told).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(told).toHaveCount(0);
});
