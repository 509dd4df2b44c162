import type { Locator, Page } from '@playwright/test';
import {
  carryOut,
  cells,
  expect,
  heard,
  hearing,
  position,
  roll,
  ruleOf,
  step,
  test,
} from './match-page.ts';
import { cell, end, endPhase, idOf, saying, start } from './war-kids-page.ts';

type Json = Readonly<Record<string, unknown>>;

/** A unit of an own scenario, such as `B-S1`, on a hex. */
const unit = (id: string, column: number, row: number): Json => ({
  id,
  side: id.startsWith('B') ? 'blue' : 'pink',
  type: id.charAt(2),
  at: [column, row],
});

/** An own scenario on open ground, as addresses name it. */
function own(cols: number, rows: number, units: readonly Json[], rules: Json = {}): string {
  const name = (text: string): Json => ({ en: text, it: text });
  const scenario = {
    id: 'meadow',
    title: name('A wide meadow'),
    text: name('Nothing but grass.'),
    map: {
      cols,
      rows,
      terrain: Array.from({ length: rows }, () => '.'.repeat(cols)),
      elevation: Array.from({ length: rows }, () => '0'.repeat(cols)),
    },
    first: 'blue',
    turnLimit: 4,
    rules,
    units,
    victory: { instant: [{ kind: 'eliminateAll' }], points: { eliminated: { S: 1 } } },
  };
  const coded = btoa(JSON.stringify(scenario));
  return `own-${coded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Two people at an own scenario. */
const startOwn = (page: Page, scenario: string, query = ''): Promise<void> =>
  start(page, `scenario=${scenario}&who=person,person&seed=3${query}`);

test.describe('an own scenario by taps', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const tap = (page: Page, column: number, row: number): Promise<void> =>
    cell(page, `${7 * row + column}`).tap();
  const who = (page: Page, column: number, row: number): Locator =>
    cell(page, `${7 * row + column}`);
  const gate = (page: Page): Locator => page.locator('[data-board] path[class^="gate"]');
  const bars = async (page: Page): Promise<number> =>
    ((await gate(page).getAttribute('d')) ?? '').split('M').length - 1;
  const throwDice = async (page: Page, ...faces: readonly number[]): Promise<void> => {
    const rows = page.getByRole('group', { name: 'What do your dice show?' }).getByRole('group');
    for (const [die, face] of faces.entries())
      await rows
        .nth(die)
        .getByRole('button')
        .nth(face - 1)
        .tap();
  };

  test('three Soldiers close the gate, and two do nothing', async ({ page }) => {
    const ring = [unit('B-S1', 2, 2), unit('B-S2', 4, 2), unit('B-S3', 2, 1), unit('B-S4', 3, 1)];
    await startOwn(page, own(7, 5, [...ring, unit('K-S1', 3, 2), unit('K-S2', 6, 4)]));
    await end(page).tap();
    await expect(who(page, 3, 2)).toHaveAccessibleName(/three Soldiers can attack it together/);

    // Three of the four are proposed; one sent away leaves the gate open, and a tap on the enemy lets go.
    await tap(page, 3, 2);
    await expect(page.getByRole('button', { name: 'All three!' })).toBeVisible();
    expect(await bars(page)).toBe(3);
    await saying(page, 'Soldier', 'blue', 'takes part').first().tap();
    await expect(saying(page, 'blue', 'takes part')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'All three!' })).toHaveCount(0);
    expect(await bars(page)).toBe(2);
    await tap(page, 3, 2);
    await expect(gate(page)).toHaveCount(0);
    await expect(who(page, 3, 2)).toHaveAccessibleName(/pink Soldier S1/);

    // Two and the one that was not proposed.
    await tap(page, 3, 2);
    const left = await idOf(saying(page, 'blue', 'can take part').first());
    await saying(page, 'Soldier', 'blue', 'takes part').first().tap();
    await cell(page, left).tap();
    await expect(saying(page, 'blue', 'takes part')).toHaveCount(3);
    await expect(cell(page, left)).toHaveAccessibleName(/takes part/);
    expect(await bars(page)).toBe(3);
    await page.getByRole('button', { name: 'All three!' }).tap();
    await expect(who(page, 3, 2)).not.toHaveAccessibleName(/Soldier/);
    await expect(step(page)).toHaveText(/Pink/);
  });

  test('the only attack is asked for before the dice, and a miss that ends the turn is told on a card of its own @long', async ({
    page,
  }) => {
    const units = [unit('B-M1', 0, 2), unit('K-S1', 4, 2), unit('K-L1', 6, 4)];
    await startOwn(page, own(7, 5, units), '&ownDice=on&table=real');
    await carryOut(page);
    await endPhase(page, (found) => found.tap());
    await tap(page, 4, 2);
    await expect(step(page)).toHaveText(
      'Cast a spell at Soldier S1 (E3) with Mage M1? You need 4 or more.',
    );
    await expect(page.getByRole('group', { name: 'What does your die show?' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Don’t attack' }).tap();
    await expect(step(page)).not.toHaveText(/Mage M1/);
    await tap(page, 4, 2);
    await page.getByRole('button', { name: /^Fast spell: 4 or more/ }).tap();
    await page.getByRole('button', { name: 'die 2' }).tap();
    const card = page.locator('[data-on-table]');
    await expect(card).toContainText('A 2 for a distance of 4: missed.');
    await expect(card).toContainText(/Next: .*pink/i);
    await carryOut(page);
    await expect(step(page)).toHaveText(/Pink/);
  });

  test('slow magic pushes an enemy to where one taps @long', async ({ page }) => {
    const units = [unit('B-M1', 0, 2), unit('B-S1', 5, 2), unit('K-S1', 4, 2), unit('K-L1', 6, 4)];
    await startOwn(page, own(7, 5, units, { slowMagic: true }), '&ownDice=on');
    await tap(page, 0, 2);
    await tap(page, 4, 2);
    await page.getByRole('button', { name: /^Slow magic: 4 or more/ }).tap();
    // The order of these two dice means nothing: one row is enough for both.
    const six = page.getByRole('button', { name: 'die 6', exact: true });
    await six.tap();
    await six.tap();
    await expect(page.locator('[data-board] [role=status]')).toHaveText(/where the enemy lands/);

    // Not beside the Soldier who stands there, and exactly two hexes away.
    const choices = await saying(page, 'it can land here').evaluateAll((all) =>
      all.map((each) => Number((each as HTMLElement).dataset['cell'])),
    );
    expect(choices.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 9, 16, 23, 31, 32, 33]);
    await tap(page, 4, 1);
    await expect(ruleOf(page)).toHaveAccessibleName(/WK-R33/);
    await tap(page, 6, 2);
    await expect(ruleOf(page)).toHaveAccessibleName(/WK-76/);
    await tap(page, 2, 2);
    await expect(who(page, 2, 2)).toHaveAccessibleName(/pink Soldier S1, pushed, safe/);
    await expect(who(page, 4, 2)).not.toHaveAccessibleName(/Soldier/);
  });

  test('the passive side chooses whom a lost fight costs @long', async ({ page }) => {
    const units = [unit('B-S1', 2, 2), unit('B-S2', 4, 2), unit('B-S3', 0, 0), unit('K-S1', 3, 2)];
    await startOwn(page, own(7, 5, units, { soldierDice: true }), '&ownDice=on');
    await end(page).tap();
    await tap(page, 3, 2);
    await page.getByRole('button', { name: /^Fight with 2 Soldiers/ }).tap();
    await throwDice(page, 1, 6);
    await expect(step(page)).toHaveText(/Pink/);
    await expect(saying(page, 'you can choose this one')).toHaveCount(2);
    await tap(page, 0, 0);
    await expect(ruleOf(page)).toHaveAccessibleName(/WK-R39/);
    await tap(page, 4, 2);
    await expect(who(page, 4, 2)).not.toHaveAccessibleName(/Soldier/);
    await expect(who(page, 2, 2)).toHaveAccessibleName(/blue Soldier S1/);
  });

  test('two fingers magnify the map, one drags it, and neither is a tap', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const window = page.locator('[data-zoomed]');
    const box = (await window.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: readonly (readonly [number, number])[]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    const widthOf = async (): Promise<number> =>
      (await page.locator(cells).first().boundingBox())!.width;
    const scroll = (): Promise<number> => window.evaluate(({ scrollLeft }) => scrollLeft);
    const told = await position(page);
    const before = await widthOf();

    const apart = async (...widths: readonly number[]): Promise<void> => {
      const fingers = (wide: number) => [[x - wide, y] as const, [x + wide, y] as const] as const;
      await touch('touchStart', ...fingers(widths[0]!));
      for (const wide of widths.slice(1)) await touch('touchMove', ...fingers(wide));
      await touch('touchEnd');
    };
    await apart(40, 50, 60, 80);
    await expect.poll(async () => (await widthOf()) / before).toBeCloseTo(2, 1);
    const closer = await widthOf();
    await apart(80, 70, 60);
    await expect.poll(async () => (await widthOf()) / closer).toBeCloseTo(0.75, 1);

    const from = await scroll();
    await touch('touchStart', [x + 60, y]);
    for (const dx of [40, 20, 0, -20, -40, -60]) await touch('touchMove', [x + dx, y]);
    await touch('touchEnd');
    await expect.poll(scroll).toBeGreaterThan(from + 60);
    expect(await position(page)).toEqual(told);
  });
});

test('an own scenario is opened by its address, as large as maps can be @long', async ({
  page,
}) => {
  const corner = [unit('B-P1', 39, 39), unit('B-M1', 38, 39), unit('K-S1', 39, 35)];
  await startOwn(page, own(40, 40, [...corner, unit('K-L1', 0, 0)]));
  await expect(page.locator(cells)).toHaveCount(1600);
  await expect(page.getByRole('grid', { name: 'Map: A wide meadow' })).toBeVisible();
  await saying(page, 'Pegasus P1', 'blue').click();
  await cell(page, `${40 * 37 + 39}`).click();
  await expect(cell(page, `${40 * 37 + 39}`)).toHaveAccessibleName(/^AN38: blue Pegasus P1/);
  await page.reload();
  await expect(cell(page, `${40 * 37 + 39}`)).toHaveAccessibleName(/^AN38: blue Pegasus P1/);
});

test('an own scenario with too large a map is refused in a sentence', async ({ page }) => {
  const scenario = own(41, 30, [unit('B-S1', 0, 0), unit('K-S1', 9, 9)]);
  await page.goto(`/war-kids/play?scenario=${scenario}&who=person,person`);
  await expect(
    page.getByText(/“map cols”: this must be a whole number from 3 to 40/),
  ).toBeVisible();
});

test('the editor makes a map as large as maps can be, and no larger', async ({ page }) => {
  await page.goto('/war-kids');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Make your own scenario' }).click();
  await expect(page.getByText('From 3 to 40 columns and from 3 to 40 rows.')).toBeVisible();
  await page.getByLabel('Columns').fill('41');
  await page.getByLabel('Rows').fill('30');
  await page.getByLabel('Rows').press('Tab');
  await expect(page.getByLabel('Columns')).toHaveValue('40');
  const go = page.getByRole('button', { name: 'Start with an empty map' });
  await go.click();
  await expect(
    page.getByText('The size has been adjusted to 40 columns and 30 rows.'),
  ).toBeVisible();
  await go.click();
  await expect(page.locator(cells)).toHaveCount(1200);
});

test('a bot’s die falls by itself, and the unit it beats is told until somebody acts @long', async ({
  page,
}) => {
  await hearing(page);
  const near = [unit('B-L1', 0, 0), unit('B-S1', 3, 2), unit('K-M1', 4, 2), unit('K-L1', 6, 4)];
  const query = `scenario=${own(7, 5, near)}&firstSide=pink&who=person,steady&seed=3`;
  await start(page, query);
  // From the next hex a spell always hits.
  const lost = page.locator('[data-strip] [data-code=eliminated]');
  await expect(lost).toHaveText(/^The blue Soldier at D3 is eliminated\./);
  await expect(page.locator(roll)).toHaveCount(0);
  await expect.poll(() => heard(page)).toContain('Blue Soldier S1 at D3 is eliminated.');
  await expect(end(page)).toBeVisible();
  await expect(page.locator('[data-board] [data-pointed]')).toHaveCount(1);
  await saying(page, 'Prince').first().click();
  await expect(page.locator('[data-board] [data-pointed]')).toHaveCount(0);
  await expect(lost).toBeVisible();
  await endPhase(page);
  // The bot goes on, and may beat another one.
  await expect(lost.filter({ hasText: 'D3' })).toHaveCount(0);
});
