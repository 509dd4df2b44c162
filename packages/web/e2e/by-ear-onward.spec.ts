import type { Page } from '@playwright/test';
import type { Building, OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import {
  cells,
  expect,
  expectAnswer,
  heard,
  hearing,
  letTimePass,
  letTimePassUntil,
  roll,
  rollToAct,
  saidAll,
  stopClock,
  test,
} from './match-page.ts';
import { caught, playedToEnd, playedUntil } from './played-match.ts';
import { enter, played } from './replay-page.ts';
import { openStored } from './stored-match.ts';

// What keys do where somebody is not asked to choose: between two own steps, after a wrong answer, and after the end.

/** The second turn of one who plays alone. */
const acts = ({ actor, state, rules }: Building): boolean =>
  actor === 0 && (rules.view(state, undefined) as { readonly turn: number }).turn === 2;

/** Lets all be said, loads what answers keys, and stops the clock: nothing comes by itself before the next key. */
async function standStill(page: Page): Promise<void> {
  await saidAll(page);
  await page.keyboard.press('w');
  await saidAll(page);
  await stopClock(page);
}

/** Does the first thing of a turn in which dice fall by themselves after it. The clock stands, so that they do not fall yet. */
async function beforeTheyFall(page: Page, options: OptionValues = {}): Promise<void> {
  await page.clock.install();
  await hearing(page);
  await page.addInitScript(() =>
    localStorage.setItem('glade.settings', '{"autoRoll":true,"listening":true}'),
  );
  await openStored(page, playedUntil('wildfire', options, { seed: 7, itsDice: true }, acts));
  await standStill(page);
  await page.locator(`${cells}[data-can=true]`).first().focus();
  await page.keyboard.press('Enter');
  await letTimePass(page, page.locator(roll));
}

/** Comes in Forest Fire to the first square that is to be found. */
async function toSquareToFind(page: Page): Promise<void> {
  await hearing(page);
  await page.goto('/forest-fire/play?tapToPlace=always&who=person,person&seed=5');
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Who finds it?');
}

test('a hint that is asked for between two own steps waits, and is given', async ({ page }) => {
  await beforeTheyFall(page);
  await page.keyboard.press('h');
  await letTimePassUntil(page, async () =>
    expect(await heard(page)).toContain('The dice are rolling…'),
  );
  // Nobody is told to roll dice that fall by themselves.
  expect(await heard(page)).not.toContain('First roll');
  await page.clock.resume();
  await expect.poll(() => heard(page)).toContain('Hint: ');
});

test('Fair Verona: a hint that is asked for while a tile is drawn waits for it', async ({
  page,
}) => {
  await page.clock.install();
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
  await standStill(page);
  const { length } = await heard(page);
  await page.getByRole('button', { name: /^Draw/ }).press('Enter');
  await page.keyboard.press('h');
  const since = async (): Promise<string> => (await heard(page)).slice(length);
  await letTimePassUntil(page, async () => expect(await since()).toContain('Chance decides…'));
  await page.clock.resume();
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
  await letTimePassUntil(page, async () =>
    expect(await since()).toContain('The dice are rolling…'),
  );
  expect(await since()).not.toMatch(/: roll|Roll the dice/);
});

test('while dice fall by themselves N does not lead to their button', async ({ page }) => {
  await beforeTheyFall(page);
  const { length } = await heard(page);
  await page.keyboard.press('n');
  const since = async (): Promise<string> => (await heard(page)).slice(length);
  await letTimePassUntil(page, async () =>
    expect(await since()).toMatch(/The dice are rolling…|Wait: something is still being shown/),
  );
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await expect(page.locator(roll)).not.toBeFocused();
});

test('Forest Fire: N and H name what can be done besides rolling while it is set up, and N leads there', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/forest-fire/play?who=person,person&seed=5');
  await expect(page.locator(roll)).toBeFocused();
  await expectAnswer(page, 'h', /First roll the dice\. Or: Set it up for us\./);
  await page.locator('[role=grid]').first().focus();
  await expectAnswer(page, 'n', /Set it up for us\./);
  await expect(page.locator(roll)).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.locator('[data-set-up]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-set-up]')).toHaveCount(0);
});

test('Forest Fire: while a square is looked for in the set-up, N and H also name what does it all at once', async ({
  page,
}) => {
  await toSquareToFind(page);
  await page.locator('[role=grid]').first().focus();
  await expectAnswer(page, 'h', /Who finds it\?.* press Enter\. Or: Set it up for us\./);
  await expectAnswer(page, 'n', /Who finds it\?.* Show it\. Set it up for us\./);
  await expect(page.locator('[data-show]')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.locator('[data-set-up]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-set-up]')).toHaveCount(0);
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
  await expect(page.locator('[data-ending]')).toBeVisible();
  const places = page.locator('[aria-labelledby="end"] :is(button, a)');
  const all = await places.allInnerTexts();
  /** Which of them has the focus. */
  const at = (): Promise<number> =>
    places.evaluateAll((some) => some.indexOf(document.activeElement as HTMLElement));
  await page.locator('#end').focus();
  const seen: number[] = [];
  for (let i = 0; i < all.length; i++) {
    const before = await at();
    await page.keyboard.press('n');
    await expect.poll(at).not.toBe(before);
    seen.push(await at());
  }
  expect(all[seen[0]!]).toBe('Play again');
  expect(seen.toSorted((x, y) => x - y)).toEqual(all.map((_, i) => i));
});

test('Forest Fire: a square to be found is asked for once, and a second hint leads to “Show it”', async ({
  page,
}) => {
  await toSquareToFind(page);
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

test('what is told of an end is not told any more on the page that is opened next', async ({
  page,
}) => {
  await page.clock.install();
  await hearing(page);
  const whole = playedToEnd('wildfire', {}, 2);
  await openStored(page, whole.at(whole.log.length - 1));
  await saidAll(page);
  await stopClock(page);
  await page.locator(`${cells}[aria-label*="you can douse"]`).first().click();
  const story = page.locator('[data-ending]', { hasText: /\S/ });
  await letTimePass(page, story);
  // What came of it, and who has won, is said first: the story is in the queue behind it.
  await page.clock.runFor(100);
  const told = (await story.textContent())!.split(/(?<=[.!?])\s+/);
  const before = await heard(page);
  for (const each of told) expect(before).not.toContain(each);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.clock.resume();
  await expect(page.locator('[data-replay]')).toBeVisible();
  await saidAll(page);
  const since = (await heard(page)).slice(before.length);
  for (const each of told) expect(since).not.toContain(each);
});

test('a replay that opens at the end says so, and at its ends the arrows say that there is no more', async ({
  page,
}) => {
  await hearing(page);
  await enter(page, played(games.find(({ id }) => id === 'wildfire')!));
  await expect.poll(() => heard(page)).toContain('This is the end. Press Home for the beginning.');
  const told = async (key: string): Promise<string> => {
    await saidAll(page);
    const { length } = await heard(page);
    await page.keyboard.press(key);
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length);
    await saidAll(page);
    return (await heard(page)).slice(length).trim();
  };
  for (const key of ['ArrowRight', 'End']) expect(await told(key)).toBe('That is the end.');
  expect(await told('Home')).toBe('The beginning');
  for (const key of ['ArrowLeft', 'Home']) expect(await told(key)).toBe('That is the beginning.');
  expect(await told('ArrowRight')).not.toContain('That is');
});

test('Forest Fire: of many rounds that are only watched it is told how the fire stands', async ({
  page,
}) => {
  await hearing(page);
  await openStored(page, caught());
  await page.locator('[data-watch=on]').press('Enter');
  await expect
    .poll(() => heard(page))
    .toMatch(/Round \d+: (?:one square is|\d+ squares are) burning\./);
});

test('Fair Verona: after a lost match U tells of another try, and not to play on', async ({
  page,
}) => {
  await hearing(page);
  await openStored(page, playedToEnd('fair-verona', { seats: 2 }, 1));
  await expect(page.locator('[data-try-again]')).toBeVisible();
  await saidAll(page);
  await page.keyboard.press('u');
  await expect
    .poll(() => heard(page))
    .toContain('nothing can be taken back. But you can try again from your last turn.');
  expect(await heard(page)).not.toContain('Play on from here');
});

test('Wildfire VS: where a grid is hidden, W, N and H name the button that goes on', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?preset=vs&who=person,person&seed=9');
  const take = page.locator('[data-take]');
  await rollToAct(page);
  await expect(take).toBeVisible();
  for (const key of ['w', 'n', 'h']) await expectAnswer(page, key, /it.is your turn\. I’m ready\./);
});
