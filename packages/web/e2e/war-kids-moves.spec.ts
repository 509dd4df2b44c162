import {
  carryOut,
  cells,
  closeSheet,
  expect,
  heard,
  hearing,
  inItalian,
  letTimePass,
  notice,
  openLog,
  position,
  ruleOf,
  saidAll,
  step,
  stopClock,
  test,
  typeLine,
} from './match-page.ts';
import { cell, endPhase, idOf, saying, SHORT, start } from './war-kids-page.ts';

test('a spell is cast with real dice', async ({ page }) => {
  await start(page, 'scenario=waterloo&ownDice=on&who=person,person');
  const mage = saying(page, 'Mage', 'blue', 'can still do something').first();
  const id = await idOf(mage);
  await cell(page, id).click();
  await expect(cell(page, id)).toHaveAccessibleName(/in your hand/);
  const target = saying(page, 'a spell hits with 4 or more: 3 in 6').first();
  const at = await idOf(target);
  await target.click();
  await page
    .getByRole('group', { name: 'What does your die show?' })
    .getByRole('button', { name: 'die 4' })
    .click();
  await expect(cell(page, at)).not.toHaveAccessibleName(/pink/);
  await expect(cell(page, id)).toHaveAccessibleName(/has cast its spell/);
});

test('a counter in hand is named below the map, and its name covers no other counter', async ({
  page,
}) => {
  await start(page, 'who=person,person&seed=3');
  const soldier = saying(page, 'Soldier S1', 'blue').first();
  const tag = page.locator('[data-board] svg text').filter({ hasText: 'Soldier S1' });
  await soldier.hover();
  await expect(tag).toBeVisible();
  await soldier.click();
  await expect(page.getByText('Blue Soldier S1.')).toBeVisible();
  await expect(tag).toBeHidden();
});

test.describe('by a finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('no name stays over the counter that has just moved', async ({ page }) => {
    await start(page, 'who=person,person&seed=3');
    await saying(page, 'Soldier S1', 'blue').tap();
    const to = await idOf(saying(page, 'you can go here').first());
    await cell(page, to).tap();
    await expect(cell(page, to)).toHaveAccessibleName(/blue Soldier S1/);
    const tag = page.locator('[data-board] svg text').filter({ hasText: 'Soldier S1' });
    await expect(tag).toHaveCount(0);
  });
});

test('the sentence over the buttons follows the hand, and a hint goes with another unit @long', async ({
  page,
}) => {
  await start(page, SHORT);
  const began = await step(page).textContent();
  await saying(page, 'Soldier S1', 'blue').click();
  await expect(step(page)).toHaveText(
    /^Where does Soldier S\d go\? It has 1 point, \d hexes in reach\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(step(page)).toHaveText(began!);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText(/^Hint: .* from [A-I]\d+ to /, { timeout: 20_000 });
  const [, from] = /from ([A-I]\d+) to /.exec((await notice(page).textContent())!)!;
  await saying(page, `${from}:`).click();
  await expect(notice(page)).toContainText('Hint:');
  await page.keyboard.press('Escape');
  // The hint takes its unit in hand; then another one is taken.
  const able = await page
    .locator('[data-cell][aria-label*="blue"][aria-label*="can still do something"]')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('data-cell')!, each.ariaLabel!]));
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText(/^Hint: .* from [A-I]\d+ to /, { timeout: 20_000 });
  const [elsewhere] = able.find(([, label]) => !label!.startsWith(`${from}:`))!;
  await cell(page, elsewhere!).click();
  await expect(notice(page)).toHaveCount(0);
});

test('a refused move says why, with its clause @long', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  await saying(page, 'Soldier S1', 'blue').click();
  await cell(page, '40').click();
  await expect(ruleOf(page)).toHaveAccessibleName(/WK-/);
  await expect(page.locator('[data-board] [data-pointed]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(await position(page)).toEqual(before);
});

test('a unit is taken, put back, moved and taken back', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  const pegasus = saying(page, 'Pegasus P1', 'blue');
  await pegasus.click();
  await expect(saying(page, 'you can go here for')).toHaveCount(5);
  await expect(page.locator('[data-board] [role=status]')).toHaveText(/Where does Pegasus P\d go/);
  await page.keyboard.press('Escape');
  expect(await position(page)).toEqual(before);
  await pegasus.click();
  await saying(page, 'you can go here for 3 points').first().click();
  await expect(pegasus).toHaveAccessibleName(/has moved/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => position(page)).toEqual(before);
});

test('in Italian the typed words are Italian, and “fine” ends a phase', async ({ page }) => {
  await start(page, `${SHORT}&scenario=firstSkirmish`);
  await inItalian(page);
  await typeLine(page, 'mosse');
  await expect(notice(page)).toContainText('fine · muovi S1 in B1');
  await typeLine(page, 'muovi S1 in C1');
  await expect(saying(page, 'C1:', 'Soldato azzurro S1')).toHaveCount(1);
  await typeLine(page, 'fine del movimento');
  await page.keyboard.press('Escape');
  await openLog(page);
  await expect(page.locator('h3', { hasText: 'Turno 1, rosa' })).toBeVisible();
  await expect(page).toHaveURL(/play\?match=/);
});

test('the log is headed by game turns and their side, and each step is spoken with its side @long', async ({
  page,
}) => {
  await hearing(page);
  await start(page, 'turnLimit=2&who=person,person&seed=3');
  for (let turn = 0; turn < 3; turn++) {
    await endPhase(page);
    await saidAll(page);
  }
  // Whose step it is, is also heard.
  for (const side of ['Pink', 'Blue'])
    await expect.poll(() => heard(page)).toContain(`${side}: who moves?`);
  await expect((await openLog(page)).locator('h3')).toHaveText([
    'Turn 2, Pink',
    'Turn 2, Blue',
    'Turn 1, Pink',
  ]);
  await closeSheet(page);
  await expect(page.locator('[aria-current=true]')).toContainText('Pink Princess');
  await endPhase(page);
  await page.getByText('The numbers', { exact: true }).click();
  const table = page.getByRole('table').filter({ hasText: 'Pink Princess' });
  await expect(table.getByRole('columnheader')).toHaveText(['Player', 'points']);
  await expect(table).toContainText('Blue Prince');
});

test('what is refused stays in the hand, and says what to do', async ({ page }) => {
  await start(page, SHORT);
  await saying(page, 'A2:', 'Pegasus').click();
  await saying(page, 'H4:', 'Princess').click();
  await expect(notice(page)).toContainText('Move beside the enemy: you attack it');
  await expect(saying(page, 'A2:', 'in your hand')).toHaveCount(1);
  // Another unit is something else: nothing is said of it.
  await saying(page, 'B2:', 'Soldier').click();
  await expect(notice(page)).toHaveCount(0);
});

test('a tap on an empty hex with nobody in hand is refused where people see it', async ({
  page,
}) => {
  await start(page, SHORT);
  await saying(page, 'E4:').click();
  await expect(notice(page)).toHaveAttribute('data-kind', 'refusal');
  await expect(notice(page)).toContainText('First choose one of your units.');
  await expect(page.locator('[data-message=refusal] [data-cross]')).toBeVisible();
});

test('on a phone what a counter can walk is told in letters that children read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, 'scenario=firstSkirmish&who=person,person&seed=3');
  const figure = page
    .locator('[data-board] svg text')
    .filter({ hasText: /^[1-4]$/ })
    .first();
  const size = (): Promise<number> =>
    figure.evaluate((text: SVGTextElement) => {
      const scale = text.getScreenCTM()!.a || Math.abs(text.getScreenCTM()!.b);
      return scale * Number.parseFloat(getComputedStyle(text).fontSize);
    });
  await expect.poll(size).toBeGreaterThanOrEqual(11);
  const before = await size();
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));
  await expect.poll(size).toBeGreaterThan(before);
});

test('a hint names the unit, and both its hexes come into sight @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, 'scenario=waterloo&seed=3');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText(/^Hint: \w+ .*(Mage|Soldier|Pegasus|Prince) /, {
    timeout: 20_000,
  });
  const told = (await notice(page).textContent())!;
  for (const [name] of told.matchAll(/\b[A-X][0-9]{1,2}\b(?= |\.)/g))
    if (!new RegExp(`(Mage|Soldier|Pegasus|Prince) ${name}`).test(told))
      await expect(saying(page, `${name}:`).first()).toBeInViewport();
});

test.describe('before a match', () => {
  test('battle, scenario and guessing game are chosen by cards', async ({ page }) => {
    await page.goto('/war-kids');
    await page.getByRole('radio', { name: /^Waterloo/ }).check();
    await expect(page).toHaveURL(/scenario=waterloo/);
    // A choice of rules leaves the battle as it is.
    await page.getByRole('radio', { name: /^Everything/ }).check();
    await expect(page).toHaveURL(/scenario=waterloo/);
    await expect(page.locator('main')).toContainText('Waterloo, Everything · ');
    await page.getByRole('radio', { name: /^Guess the unit/ }).check();
    await expect(page.getByRole('radio', { name: /^Everything/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(step(page)).toHaveText(/Who says this/);
  });

  test('the last turn is a list that opens', async ({ page }) => {
    await page.goto('/war-kids');
    await page.getByText('More rules').click();
    await page.getByRole('combobox', { name: 'Last game turn' }).selectOption('5');
    await expect(page).toHaveURL(/turnLimit=5/);
  });

  test('one’s own scenario is among the battles @long', async ({ page }) => {
    await page.goto('/war-kids/editor');
    await page.locator('[data-copy=firstSkirmish]').click();
    await page.goto('/war-kids');
    await page.getByRole('radio', { name: 'First skirmish (copy)' }).check();
    await expect(page).toHaveURL(/scenario=own-/);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.locator(cells)).toHaveCount(60);
  });
});

test('the marks in help have the colours that they have on the map', async ({ page }) => {
  await start(page, 'scenario=firstSkirmish&who=person,person');
  await page.getByRole('button', { name: 'Help' }).click();
  const marks = page.getByRole('dialog').locator('svg');
  await expect(marks.locator('[class*="near-"]')).toHaveCSS('fill', 'rgb(211, 38, 63)');
  await expect(marks.locator('[class*="contact-"]')).toHaveCSS('stroke', 'rgb(211, 38, 63)');
  // What ends a phase is shown as what people do, not by the leader of the enemy whose turn comes.
  const ends = page
    .getByRole('dialog')
    .locator('div', { hasText: /^End your movement/ })
    .last();
  await expect(ends.locator('svg [class*="clashSign"]')).toHaveCount(1);
  await expect(ends.locator('svg [class*="counter"]')).toHaveCount(0);
});

test('people who move by themselves tap only a unit and where it stands, or say it in one sentence @long', async ({
  page,
}) => {
  await page.goto('/war-kids?table=real&ownDice=on&who=person,steady');
  const table = page.locator('[data-real-table]');
  await table.getByLabel('We move by ourselves').check();
  await expect(table.getByText('It can’t check how far they went')).toBeVisible();
  await page.getByRole('link', { name: 'Play at the table', exact: true }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  await carryOut(page);

  // Far beyond its movement, and it is one entry.
  await saying(page, 'blue Soldier').first().click();
  await saying(page, 'say that it stands here').last().click();
  await expect(page.getByText(/A blue Soldier stands at/).first()).toBeVisible();
  await typeLine(page, 'S2 to E4');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /^E4: blue Soldier S2/ })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ motion: 'no-preference' });

  test('what a bot does is seen at once by who skips it', async ({ page }) => {
    await page.clock.install();
    await start(page, 'who=person,steady&seed=3');
    await expect(page.locator('[data-skip]')).toHaveCount(0);
    await stopClock(page);
    await endPhase(page);
    await letTimePass(page, page.locator('[data-dock] [data-skip][aria-disabled=false]'));
    // The clock stands: only skipping can end it.
    await page.locator('[data-skip]').click();
    await expect(page.locator('[data-skip][aria-disabled=false]')).toHaveCount(0);
  });
});
