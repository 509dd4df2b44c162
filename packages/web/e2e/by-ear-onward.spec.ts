import type { Page } from '@playwright/test';
import type { Building, OptionValues } from '@glade/engine';
import { cells, expect, heard, hearing, roll, saidAll, test } from './match-page.ts';
import { playedToEnd, playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// What keys do where somebody is not asked to choose: between two own steps, after a wrong answer, and after the end.

/** The second turn of one who plays alone. */
const acts = ({ actor, state, rules }: Building): boolean =>
  actor === 0 && (rules.view(state, undefined) as { readonly turn: number }).turn === 2;

/** Does the first thing of a turn in which dice fall by themselves after it, once all has been heard. */
async function beforeTheyFall(page: Page, options: OptionValues = {}): Promise<void> {
  await hearing(page);
  await page.addInitScript(() =>
    localStorage.setItem('glade.settings', '{"autoRoll":true,"listening":true}'),
  );
  await openStored(page, playedUntil('wildfire', options, { seed: 7, itsDice: true }, acts));
  await saidAll(page);
  await page.locator(`${cells}[data-can=true]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeVisible();
}

test('a hint that is asked for between two own steps waits, and is given', async ({ page }) => {
  await beforeTheyFall(page);
  await page.keyboard.press('h');
  await expect.poll(() => heard(page)).toContain('The dice are rolling…');
  await expect.poll(() => heard(page)).toContain('Hint: ');
});

test('Fair Verona: a hint that is asked for while a tile is drawn waits for it', async ({
  page,
}) => {
  await hearing(page);
  // With motion a tile is drawn a moment later.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('glade.settings', '{"speed":"instant"}'));
  const draws = ({ rules, state, actor }: Building): boolean =>
    actor === 0 &&
    Array.from({ length: rules.count(state) }, (_, i) => rules.nth(state, i)).some(
      (each) => rules.notation.format(state, each) === 'draw',
    );
  const playing = { seed: 3, itsDice: true, others: 'bot gentle' };
  await openStored(page, playedUntil('fair-verona', { seats: 2 }, playing, draws));
  await saidAll(page);
  const { length } = await heard(page);
  await page.getByRole('button', { name: /^Draw/ }).press('Enter');
  await page.keyboard.press('h');
  const since = async (): Promise<string> => (await heard(page)).slice(length);
  await expect.poll(since).toContain('Hint: ');
  expect(await since()).toMatch(/Chance decides…[^]*Hint: /);
});

test('while dice fall by themselves the focus is not on them, and W does not ask for a roll', async ({
  page,
}) => {
  await beforeTheyFall(page);
  const { length } = await heard(page);
  await expect(page.locator(`${cells}:focus`)).toHaveCount(1);
  await page.keyboard.press('w');
  const since = async (): Promise<string> => (await heard(page)).slice(length);
  await expect.poll(since).toContain('The dice are rolling…');
  expect(await since()).not.toMatch(/: roll|Roll the dice/);
});

test('after a wrong answer in a lesson W asks the question again @long', async ({ page }) => {
  await hearing(page);
  await page.goto('/wildfire/play?lesson=WF-L04');
  const answers = page.locator('[data-answer]');
  await expect(answers.first()).toBeVisible();
  const last = async (): Promise<string> => (await heard(page)).trim().split('\n').at(-1)!;
  await page.keyboard.press('w');
  await saidAll(page);
  const question = await last();
  for (const _ of [1, 2]) {
    await page.locator('[data-answer]').first().press('Enter');
    await saidAll(page);
    expect(await last()).not.toBe(question);
    await page.keyboard.press('w');
    await expect.poll(async () => (await last()).trim()).toBe(question);
  }
});

test('after the end N leads round all that can be done there', async ({ page }) => {
  await openStored(page, playedToEnd('wildfire', {}, 2));
  await expect(page.locator('#end')).toBeVisible();
  const places = page.locator('[aria-labelledby="end"] :is(button, a)');
  const all = await places.allInnerTexts();
  await page.locator('#end').focus();
  const seen: string[] = [];
  for (let i = 0; i < all.length; i++) {
    await page.keyboard.press('n');
    const at = page.locator('[aria-labelledby="end"] :is(button, a):focus');
    await expect(at).toHaveCount(1);
    const text = await at.innerText();
    if (i > 0) expect(text).not.toBe(seen.at(-1));
    seen.push(text);
  }
  expect(seen[0]).toBe('Play again');
  expect(seen.toSorted()).toEqual(all.toSorted());
});

test('Forest Fire: a square to be found is asked for once, and a second hint leads to “Show it”', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/forest-fire/play?tapToPlace=always&who=person,person&seed=5');
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Who finds it?');
  await saidAll(page);
  expect((await heard(page)).match(/Who finds it\?/g)).toHaveLength(1);
  await page.locator('[role=grid]').first().focus();
  for (let i = 0; i < 2; i++) {
    await expect(page.locator('[data-show]')).not.toBeFocused();
    await page.keyboard.press('h');
    await expect
      .poll(async () => (await heard(page)).match(/Who finds it\?/g)?.length)
      .toBeGreaterThan(i + 1);
  }
  await expect(page.locator('[data-show]')).toBeFocused();
});
