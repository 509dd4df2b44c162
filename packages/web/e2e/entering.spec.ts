import { CHANCE } from '@glade/engine';
import type { Page } from '@playwright/test';
import {
  carryOut,
  cells,
  expect,
  notice,
  openLog,
  position,
  ruleOf,
  step,
  test,
} from './match-page.ts';
import { PLAYED } from './real-matches.ts';
import { PeopleAtTable } from './simulated-table.ts';

// A table with real dice, cards and tiles beside a phone. The table is simulated: it draws from its own numbers, and what
// it draws is tapped on the page as people would. Every tap for an entry is counted.

/** Whole matches with GLADE_LONG, else as many entries of each, at both sizes. */
const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
const whole = process.env['GLADE_LONG'] !== undefined;
const ENTRIES = { '390x844': whole ? Infinity : 10, '844x390': whole ? 200 : 6 };

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [i, [name, played]] of Object.entries(PLAYED).entries()) {
      // `npm test` tries one of them, and held sideways another one. What is entered late in a match, or in a way that no other
      // has, is counted in the long run.
      const tag = i === (width < height ? 0 : 5) ? [] : '@long';
      test(`${name}: what lies on the table is entered in few taps`, { tag }, async ({ page }) => {
        test.setTimeout(whole ? 3_600_000 : 120_000);
        const people = new PeopleAtTable(page, played, 7);
        let taps = 0;
        let throws = 0;
        await people.open();
        const most = ENTRIES[`${width}x${height}` as keyof typeof ENTRIES];
        while (!people.match.over && people.match.log.length < most) {
          await people.passOn();
          if (people.match.actor === CHANCE) {
            taps += await people.enter(people.draw());
            throws += 1;
            if (!people.match.over) await expect(page.locator('[data-change]')).toBeVisible();
          } else {
            await people.act(people.choose());
            await people.agrees();
          }
        }
        await people.agrees();
        const each = taps / throws;
        test.info().annotations.push({
          type: 'taps',
          description: `${name}: ${taps} taps, ${throws} throws, ${each.toFixed(2)}`,
        });
        expect(each).toBeLessThanOrEqual(played.most);
      });
    }
  });
}

const echo = (page: Page) => page.locator('[data-echo]');
const change = (page: Page) => page.locator('[data-change]');
const die = (page: Page, row: number, face: number) =>
  page
    .locator('[data-entry]')
    .locator(`[data-row="${row}"] button`)
    .nth(face - 1);

test('what was entered can be changed: one wrong die, in any order, with what was right kept', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on');
  await die(page, 1, 3).click();
  await die(page, 1, 4).click();
  await die(page, 0, 3).click();
  await expect(echo(page)).toContainText('You said: column 3, row 4.');
  await expect(page.locator(cells).nth(20)).toHaveAccessibleName(/your home/);
  await change(page).click();
  await expect(page.locator(cells).nth(20)).not.toHaveAccessibleName(/your home/);
  await expect(die(page, 0, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(die(page, 1, 4)).toHaveAttribute('aria-pressed', 'true');
  await die(page, 1, 2).click();
  await page.locator('[data-enter]').click();
  await expect(echo(page)).toContainText('You said: column 3, row 2.');
  await expect(page.locator(cells).nth(8)).toHaveAccessibleName(/your home/);
});

test('a refused roll says so with its clause, keeps what was entered, and Undo leaves what came before', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on');
  await page.locator(cells).nth(14).click();
  await die(page, 0, 4).click();
  await die(page, 1, 3).click();
  await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-08');
  await expect(die(page, 0, 4)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('did not count');
  await expect(page.locator(cells).nth(14)).toHaveAccessibleName(/your home/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(cells).nth(14)).not.toHaveAccessibleName(/your home/);
});

test('after a refused roll Change still takes back exactly what it names @long', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on');
  await page.locator(cells).nth(14).click();
  await page.locator(cells).nth(15).click();
  await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-08');
  await change(page).click();
  await expect(page.locator(cells).nth(14)).not.toHaveAccessibleName(/your home/);
  await expect(die(page, 0, 3)).toHaveAttribute('aria-pressed', 'true');
});

test('squares that the dice can show are lit, the others are refused with their clause', async ({
  page,
}) => {
  await page.goto('/wildfire/play?ownDice=on');
  await page.locator(cells).nth(14).click();
  const lit = page.locator(`${cells}[data-offered="true"]`);
  await expect(lit).toHaveCount(31);
  await expect(lit.first()).toHaveAccessibleName(/tap it if your dice show it/);
  await page.locator(cells).nth(15).click();
  await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-08');
  // With keys, too.
  await page.locator(cells).nth(35).focus();
  await page.keyboard.press('Enter');
  await expect(echo(page)).toContainText('column 6, row 6');
});

test('in X4 the step says for which quarter the dice are', async ({ page }) => {
  await page.goto('/wildfire/play?mode=x4&ownDice=on');
  await expect(step(page)).toContainText('Top left');
  await page.locator('[data-cell="14"]').click();
  await expect(step(page)).toContainText('Top right');
  // And afterwards for which one they were: in the echo, and where they are put right.
  await expect(echo(page)).toContainText('You said: top left, column 3, row 3.');
  await openLog(page);
  await page.locator('[data-right]').click();
  await page.getByRole('button', { name: 'Change entry 1: top left, column 3, row 3' }).click();
  await expect(
    page.getByRole('heading', { name: 'Entry 1: top left, column 3, row 3' }),
  ).toBeVisible();
});

test('five dice that show four pictures are entered in two taps: the one that is missing, the one that is there twice @long', async ({
  page,
}) => {
  await page.goto('/starfall-forest/play?players=2&setup=random&ownDice=on&who=person,person');
  await page.locator('[data-lots] button').first().click();
  for (let piece = 0; piece < 10 && (await page.locator('[data-draw]').count()) > 0; piece++)
    await page.locator('[data-draw]').click();
  // Each picture is there once, and all keys are large enough for a finger.
  await expect(page.locator('[data-entry] svg')).toHaveCount(5);
  const tree = page.getByRole('button', { name: 'No tree: one of each other picture' });
  expect((await tree.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await tree.click();
  await expect(page.locator('[data-sum]')).toHaveText('4 of 5 dice entered');
  const less = await page.locator('[data-less]').first().boundingBox();
  expect(less!.height).toBeGreaterThanOrEqual(44);
  await page.locator('[data-count]').nth(2).click();
  await expect(echo(page)).toContainText(
    'You said: Player 1, 1 × big star, 1 × shooting star, 2 × fairy, 1 × snake.',
  );
});

test('digits enter faces wherever the focus is, and Backspace takes one back', async ({ page }) => {
  await page.goto('/forest-fire/play?ownDice=on&players=2');
  await expect(die(page, 0, 1)).toBeFocused();
  await page.locator(cells).nth(20).focus();
  for (const key of ['5', 'Backspace', '2', '4']) await page.keyboard.press(key);
  await expect(echo(page)).toContainText('down 2, across 4');
});

test('a common roll of VS is shown to all before the device is covered, and can be changed', async ({
  page,
}) => {
  await page.goto('/wildfire/play?mode=vs&ownDice=on&who=person,person');
  for (const square of [14, 0, 28]) await page.locator(cells).nth(square).click();
  await expect(page.locator('[data-take]')).toBeVisible();
  await expect(page.locator('[data-throws-since]')).toContainText('column 5, row 5');
  await change(page).click();
  const form = page.getByRole('dialog').locator('[data-entry]');
  await expect(form.locator('[data-row="0"] button')).toHaveCount(6);
});

test('pieces that are placed by lot are tapped on the board', async ({ page }) => {
  await page.goto('/starfall-forest/play?players=2&setup=random&ownDice=on&who=person,person');
  await page.locator('[data-lots] button').first().click();
  const before = await position(page);
  await page.locator('[role=gridcell][class^="active"]').first().click();
  await expect.poll(() => position(page)).not.toEqual(before);
  await expect(change(page)).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('after the last die there is no empty form of the old question @long', async ({ page }) => {
    await page.goto('/starfall-forest/play?players=2&setup=random&ownDice=on&who=person,person');
    await page.locator('[data-lots] button').first().click();
    for (let piece = 0; piece < 10 && (await page.locator('[data-draw]').count()) > 0; piece++)
      await page.locator('[data-draw]').click();
    await page.locator('[data-count]').nth(3).click();
    // Every form that is shown within a second after the last die.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const note = (): void => {
        const form = document.querySelector('[data-entry]');
        if (form !== null) seen.push(form.querySelector('[data-sum]')?.textContent ?? '');
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('[data-rest]').nth(1).click();
    await expect(change(page)).toBeVisible();
    await expect(echo(page)).toContainText('snake');
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen.filter((text) => text.startsWith('0 of 5'))).toEqual([]);
  });
});

test('held sideways, what is refused does not cover the question', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/wildfire/play?ownDice=on');
  await page.locator(cells).nth(14).click();
  await page.locator(cells).nth(15).click();
  await expect(notice(page)).toBeVisible();
  const told = (await notice(page).boundingBox())!;
  const asked = (await step(page).boundingBox())!;
  expect(told.y + told.height).toBeLessThanOrEqual(asked.y);
});

test('an earlier entry is at hand also after somebody has moved a piece @long', async ({
  page,
}) => {
  const people = new PeopleAtTable(page, PLAYED['Forest Fire']!, 7);
  await people.open();
  for (let acted = false; !acted;) {
    acted = people.match.actor !== CHANCE && people.match.log.some(({ actor }) => actor === CHANCE);
    if (people.match.actor === CHANCE) await people.enter(people.draw());
    else await people.act(people.choose());
    await people.agrees();
  }
  await page.locator('[data-earlier]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const table of ['', '&table=real']) {
  const title = `a refusal names its rule without a number; the link leads there ${table}`;
  test(title, { tag: table === '' ? '@long' : [] }, async ({ page }) => {
    await page.goto(`/wildfire/play?ownDice=on${table}`);
    if (table !== '') await carryOut(page);
    await page.locator(cells).nth(14).click();
    if (table !== '') await carryOut(page);
    await page.locator(cells).nth(15).click();
    await expect(ruleOf(page)).toHaveText('Rule');
    await expect(ruleOf(page)).toHaveAccessibleName('Rule WF-08');
    await expect(ruleOf(page)).toHaveAttribute('href', '/wildfire/rules#WF-08');
    await expect(notice(page)).not.toContainText('WF-08');
  });
}
