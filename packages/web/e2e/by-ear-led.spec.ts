import type { Locator, Page } from '@playwright/test';
import type { Building } from '@glade/engine';
import { games } from '@glade/games';
import {
  cells,
  everyThird,
  expect,
  heard,
  hearing,
  roll,
  saidAll,
  step,
  test,
} from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { enter, played } from './replay-page.ts';
import { openStored } from './stored-match.ts';

// Where who goes by keys is led, and what is said of that.

test('the focus comes to the fire that is named, and stays on one that people have gone to', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?seed=7');
  const at = page.locator(`${cells}:focus`);
  const rolled = async (): Promise<void> => {
    await expect(page.locator(roll)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  // What there is to count is not told before it is there.
  await expect(page.locator(roll)).toBeFocused();
  expect(await page.getByRole('main').ariaSnapshot()).not.toMatch(/no digs left|no point/);
  for (let i = 0; i < 2; i++) await rolled();
  // What is to be done is not told any more once it has been done.
  await expect.poll(() => heard(page)).toContain('They say where sparks fly');
  await rolled();
  for (let turn = 1; turn <= 2; turn++) {
    await expect(at).toHaveAccessibleName(/you can douse it/);
    const [place] = (await at.getAttribute('aria-label'))!.split(':');
    await expect.poll(() => heard(page)).toContain(`squares from the home: ${place}.`);
    await page.keyboard.press('Enter');
    await rolled();
  }
  await expect(at).toHaveAccessibleName(/you can douse it/);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeFocused();
  // The last fire of the grid is not the one that is nearest to the home.
  const last = page.locator(`${cells}[aria-label*="burning"]`).last();
  const gone = await last.getAttribute('data-cell');
  await last.focus();
  await page.locator(roll).focus();
  await rolled();
  await expect(at).toHaveAttribute('data-cell', gone!);
  await saidAll(page);
  // What the dice are for is said in the first turn only.
  expect((await heard(page)).match(/They say where sparks fly/g)).toHaveLength(1);
});

test('in a battle the goal is said first, and the focus comes to a unit that can act', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  await expect
    .poll(() => heard(page))
    .toMatch(/Catch the enemy leader, and you win[^]*Who moves\?/);
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('Enter');
  const at = page.locator(`${cells}:focus`);
  await expect(at).toHaveAttribute('data-can', 'true');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText(/It has \d points?, (?:\d+ hexes|one hex) in reach\./);
  const [, hexes] = /(\d+) hex/.exec((await step(page).textContent())!) ?? [];
  await expect(page.locator(`${cells}[aria-label*="you can go here"]`)).toHaveCount(Number(hexes));
  await page.keyboard.press('Escape');
  // From bare ground who ends the movement comes to a unit again.
  await page.locator(`${cells}[data-can=false]`).first().focus();
  await page.keyboard.press('?');
  const show = page.getByRole('button', { name: /Show me the \d+ places/ }).first();
  const [, count] = /the (\d+) places/.exec((await show.textContent())!)!;
  await show.press('Enter');
  // The first of the places that are named has the focus.
  await expect(async () => {
    const [first] = (await at.getAttribute('aria-label'))!.split(':');
    const others = `(?:,(?: and)? [A-Z]\\d+){${Number(count) - 1}}`;
    expect(await heard(page)).toMatch(new RegExp(`: ${first}${others}\\.`));
  }).toPass();
});

test('who takes a device over that a screen reader has passed on is led to a unit that can act', async ({
  page,
}) => {
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,person&seed=3');
  await expect(page.locator('[data-step]')).toContainText('Blue');
  // Such a press is no key, and no finger.
  const press = (button: Locator): Promise<void> =>
    button.evaluate((each: HTMLElement) => each.click());
  await press(page.locator('[data-dock] [class^="quiet"]'));
  await press(page.getByRole('button', { name: 'End movement' }));
  await expect(page.locator('[data-step]')).toContainText('Pink');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(
    /pink .* can still do something/,
  );
});

const turnCanOnlyEnd = ({ rules, state, actor }: Building): boolean =>
  actor === 0 &&
  (rules.view(state, undefined) as { readonly step: string }).step === 'move' &&
  rules.count(state) === 1 &&
  rules.notation.format(state, rules.nth(state, 0)) === 'end';

/** Opens a match of Starfall Forest at a moment when a person can only end the turn, and hears what is said first. */
async function openAtTheEndOfATurn(page: Page): Promise<void> {
  await hearing(page);
  const playing = { seed: 3, others: 'bot gentle', itsDice: true };
  await openStored(page, playedUntil('starfall-forest', { players: 2 }, playing, turnCanOnlyEnd));
  await saidAll(page);
}

test('Starfall Forest: a hint to end the turn leads from the board to its button, and Enter does it', async ({
  page,
}) => {
  await openAtTheEndOfATurn(page);
  await page.locator(`${cells}[tabindex="0"]`).focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeFocused();
  await expect.poll(() => heard(page)).toContain('Hint: End your turn.');
  await page.keyboard.press('Enter');
  await expect(step(page)).not.toContainText('End your turn.');
});

test('a hint leads to what it advises from a link and from a button beside the board, and Enter does not leave the match', async ({
  page,
}) => {
  await openAtTheEndOfATurn(page);
  const end = page.getByRole('button', { name: /^End turn/ });
  const back = page.getByRole('link', { name: 'Starfall Forest' }).first();
  for (const from of [back, page.getByRole('button', { name: 'Menu' })]) {
    // Tab leads there: the mouse does not.
    await page.keyboard.press('Tab');
    await from.focus();
    await page.keyboard.press('h');
    await expect(end).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(step(page)).not.toContainText('End your turn.');
});

test('Forest Fire: a hint to take a role leads from the board to the button for it', async ({
  page,
}) => {
  await hearing(page);
  const options = { players: 2, game: 'mixed', roles: 'choose', firebreaks: 0 };
  const asks = ({ rules, state, actor }: Building): boolean =>
    actor === 0 && (rules.view(state, undefined) as { readonly step: string }).step === 'roles';
  await openStored(page, playedUntil('forest-fire', options, { seed: 5, itsDice: true }, asks));
  await saidAll(page);
  await page.locator(`${cells}[tabindex="0"]`).focus();
  await page.keyboard.press('h');
  await expect(page.locator('[data-act]:focus')).toHaveCount(1);
  const role = await page.locator('[data-act]:focus').textContent();
  await expect.poll(() => heard(page)).toContain(`Hint: ${role?.trim()}.`);
});

test('War Kids: while a hint is thought about, Enter on the map takes no unit, and says that', async ({
  page,
}) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/chooser\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await hearing(page);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,person&seed=3');
  const unit = page.locator(`${cells}[data-can=true]`).first();
  await unit.focus();
  await saidAll(page);
  await page.keyboard.press('h');
  const thinks = async (): Promise<number> => (await heard(page)).split('Let me think').length - 1;
  await expect.poll(thinks).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(thinks).toBe(2);
  await expect(unit).toBeFocused();
  await expect(step(page)).not.toContainText(/in reach/);
  answer();
  await expect.poll(() => heard(page)).toContain('Hint: ');
});

for (const [i, { id }] of games.entries())
  test(
    `${id}: who asks for a hint at the link out of the match stands on the board at once, and Enter waits for the hint`,
    { tag: everyThird(i, 'first') },
    async ({ page }) => {
      let answer = (): void => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/chooser\.worker/, async (route) => {
        await held;
        await route.continue();
      });
      await hearing(page);
      const chooses = ({ rules, state, actor }: Building): boolean =>
        actor === 0 && rules.count(state) > 1;
      const playing = { seed: 3, others: 'person', itsDice: true };
      await openStored(page, playedUntil(id, {}, playing, chooses));
      await expect(page.locator(`${cells}[tabindex="0"]`).first()).toBeVisible();
      await saidAll(page);
      const { length } = await heard(page);
      // Tab leads there: the mouse does not.
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: /^Back to/ }).focus();
      const address = page.url();
      const before = await step(page).textContent();
      await page.keyboard.press('h');
      await expect(page.locator('[data-board] :focus')).toHaveCount(1);
      const thinks = async (): Promise<number> =>
        (await heard(page)).slice(length).split('Let me think').length - 1;
      await expect.poll(thinks).toBe(1);
      await page.keyboard.press('Enter');
      await expect.poll(thinks).toBe(2);
      expect(page.url()).toBe(address);
      await expect(step(page)).toHaveText(before!);
      answer();
      await expect.poll(async () => (await heard(page)).slice(length)).toContain('Hint: ');
    },
  );

test('a question before something ends is one focus and stands once', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { names });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) names.push(target.textContent || target.tagName);
    });
  });
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  await page.locator('[data-dock] [class^="quiet"]').focus();
  await page.evaluate(() => void ((globalThis as unknown as { names: string[] }).names.length = 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to the map' })).toBeFocused();
  const names = await page.evaluate(() => (globalThis as unknown as { names: string[] }).names);
  expect(names).toEqual(['Back to the map']);
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(tree.match(/Have you finished moving\?/g)).toHaveLength(1);
});

test('what a game is about is read before anything can be chosen', async ({ page }) => {
  for (const game of ['wildfire', 'war-kids']) {
    await page.goto(`/${game}`);
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
    const first = await page.evaluate(
      () =>
        document
          .querySelector('[class*="about"] > p')!
          .compareDocumentPosition(document.querySelector('main a')!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(first, game).toBeGreaterThan(0);
  }
});

test('a replay by its address begins with its heading, and what luck and choices did with what happened @long', async ({
  page,
}) => {
  await hearing(page);
  await enter(page, played(games.find(({ id }) => id === 'wildfire')!));
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('button', { name: 'Luck and choices' }).press('Enter');
  await expect(page.locator('[data-review]')).toHaveAttribute('data-review', 'done');
  await saidAll(page);
  const story = (await page.locator('[data-review-turning]').textContent())!;
  // All of what was found, in breaths.
  const lines = (await heard(page)).trim().split('\n').filter(Boolean);
  const told = lines.slice(lines.findIndex((line) => line.startsWith('All is counted.'))).join(' ');
  const [, found] = /^All is counted\. (\S.*)$/.exec(told)!;
  expect(story.startsWith(found!.trim())).toBe(true);
  expect(found!.trim().length).toBe(story.trim().length);
});
