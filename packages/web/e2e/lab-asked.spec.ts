import { tmpdir } from 'node:os';
import { violations } from './axe-page.ts';
import { doorOn, matchesOn, reportOn, saidByCommand } from './lab-page.ts';
import { expect, test } from './match-page.ts';

// What can be asked in advance on the page of the lab: one number of a comparison, and that every seat wins as often.

test('one number of a comparison is asked about in advance, and answered word for word as on the command line', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/lab?seed=3');
  await page.getByRole('radio', { name: 'What does a rule change?' }).check();
  await page.locator('#option').selectOption('LC-22.points');
  const asked = page.getByLabel('Asked in advance');
  await expect(asked).toHaveValue('');
  await expect(asked.locator('option')).not.toHaveCount(1);
  const names = await asked.locator('option').allTextContents();
  expect(names).toContain('Share of wins, place 1 in the order of play');
  expect(names).toContain('Rounds of a match');
  // The game counts its rounds itself, too: that is no other number.
  expect(names).not.toContain('Rounds');
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).not.toMatch(/measure\.|ending\.|points\.|undefined/);
  await asked.selectOption('length');
  expect(await violations(page)).toEqual([]);
  await matchesOn(page, '100').check();
  await page.getByRole('button', { name: 'Let them play' }).click();
  const report = reportOn(page);
  await expect(report).toBeFocused({ timeout: 60_000 });
  await expect(report).toContainText('Asked in advance: “rounds of a match”');
  await expect(report).toContainText('Looked at afterwards');
  await expect(doorOn(page)).toContainText('--of length');
  const sentences = await report.locator('.answer').allInnerTexts();
  const said = await saidByCommand(report, 'en', tmpdir());
  for (const sentence of sentences) expect(said).toContain(sentence.replaceAll(/\s+/g, ' '));
  // Another number asks for another answer.
  await page.getByRole('button', { name: 'Change something' }).click();
  await asked.selectOption('shared');
  await expect(page.getByText('This report is about what was played before')).toBeVisible();
});

test('where a lot decides who begins, no number of a seat can be asked about', async ({ page }) => {
  await page.goto('/starfall-forest/lab?seed=3');
  await page.getByRole('radio', { name: 'What does a rule change?' }).check();
  const names = page.getByLabel('Asked in advance').locator('option');
  await expect(names).not.toHaveCount(1);
  expect(await names.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
    expect.arrayContaining(['order.0', 'length']),
  );
  await expect(names.locator('xpath=self::option[starts-with(@value,"points.")]')).toHaveCount(0);
});

test('a value is looked for with which every seat wins equally often, by rivals with one bot in all seats alone @long', async ({
  page,
}) => {
  await page.goto('/wildfire/lab');
  await page.getByRole('radio', { name: 'Which value comes nearest to a target?' }).check();
  await expect(page.locator('#target-of option')).toHaveCount(2);
  await page.goto('/leaf-climbers/lab?seed=3');
  await page.getByRole('radio', { name: 'Which value comes nearest to a target?' }).check();
  await page.locator('#option').selectOption('credit');
  await page.getByLabel('What to reach').selectOption('fair');
  const within = page.getByLabel('Still fair, in percentage points');
  await expect(within).toHaveValue('3');
  const start = page.getByRole('button', { name: 'Let them play' });
  await within.fill('0');
  await expect(start).toBeDisabled();
  await within.fill('5');
  await page.getByLabel('The same bot in every seat').uncheck();
  await page.getByLabel('Seat 2').selectOption('random');
  await expect(start).toBeDisabled();
  await expect(page.locator('form')).toContainText('Choose one bot for every seat.');
  await page.getByLabel('The same bot in every seat').check();
  expect(await violations(page)).toEqual([]);
  await matchesOn(page, '100').check();
  await start.click();
  const report = reportOn(page);
  await expect(report).toBeFocused({ timeout: 60_000 });
  await expect(doorOn(page)).toContainText('--target fair --within 0.05');
  const sentences = await report.locator('.answer').allInnerTexts();
  expect(sentences.length).toBeGreaterThan(0);
  const said = await saidByCommand(report, 'en', tmpdir());
  for (const sentence of sentences) expect(said).toContain(sentence.replaceAll(/\s+/g, ' '));
});
