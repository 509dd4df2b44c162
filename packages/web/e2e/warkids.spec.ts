import type { Locator, Page } from '@playwright/test';
import { moveOnHexes } from '@glade/boards/hex-shape';
import { cells, expect, heard, hearing, notice, position, roll, step, test } from './desk.ts';

const again = '[data-again]';
/** Two turns of the smallest map, against a bot. */
const SHORT = 'turnLimit=2&who=person,steady&seed=3';

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/war-kids/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

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

const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
const saying = (page: Page, ...words: readonly string[]): Locator =>
  page.locator(cells + words.map((each) => `[aria-label*="${each}"]`).join(''));
const end = (page: Page): Locator => page.getByRole('button', { name: /^End (movement|combat)/ });
const CHOICES = ['can beat it', 'it can land here', 'you can choose this one'];

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  const some = CHOICES.reduce(
    (all, words) => all.or(saying(page, words)),
    page.locator(`${roll}, ${again}`),
  );
  await expect(some.or(end(page)).first()).toBeVisible();
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator(again).count()) > 0;
const idOf = async (found: Locator): Promise<string> => (await found.getAttribute('data-cell'))!;

/** How a person does things: with the keys or with the fingers. */
interface Hands {
  readonly cell: (id: string) => Promise<void>;
  readonly button: (found: Locator) => Promise<void>;
}

/** Plays on, one unit a phase, until the match is over. */
async function playOn(page: Page, { cell: touch, button }: Hands): Promise<void> {
  let moved = false;
  for (let i = 0; i < 80; i++) {
    await ready(page);
    if (await isOver(page)) return;
    const choice = CHOICES.reduce(
      (all, words) => all.or(saying(page, words)),
      saying(page, '\u0000'),
    );
    if (await page.locator(roll).count()) await button(page.locator(roll));
    else if (await choice.count()) await touch(await idOf(choice.first()));
    else if (!moved && (await saying(page, 'Pegasus', 'can still').count())) {
      await touch(await idOf(saying(page, 'Pegasus', 'can still').first()));
      await touch(await idOf(saying(page, 'you can go here for').last()));
      moved = true;
      continue;
    } else await button(end(page));
    moved = false;
  }
  throw new Error('the match goes on and on');
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, found: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes there');
}

/** Goes by keys from the focused hex to another, and acts there. */
async function keysTo(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator(`${cells}[tabindex="0"]`));
  const known = new Set(
    await page
      .locator(cells)
      .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['cell']))),
  );
  const grid = page.getByRole('grid');
  const shape = {
    columns: Number(await grid.getAttribute('aria-colcount')),
    rows: Number(await grid.getAttribute('aria-rowcount')),
  };
  const from = Number(await idOf(page.locator(`${cells}:focus`)));
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const key of ['ArrowLeft', 'ArrowRight', 'w', 's', 'q', 'e', 'a', 'd']) {
      const to = moveOnHexes(shape, (hex) => known.has(hex), at, key)!;
      if (!ways.has(to)) ways.set(to, [...way, key]);
    }
  for (const key of ways.get(Number(id))!) await page.keyboard.press(key);
  await expect(cell(page, id)).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole match with the keyboard alone, against a bot', async ({ page }) => {
  test.slow();
  await hearing(page);
  await start(page, SHORT);
  await page.keyboard.press('Tab');
  await playOn(page, {
    cell: (id) => keysTo(page, id),
    button: async (found) => {
      await tabTo(page, found);
      await page.keyboard.press('Enter');
    },
  });
  expect(await heard(page)).toMatch(/Blue, Movement phase/);
  await expect(page.locator(again).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole match with taps alone', async ({ page }) => {
    test.slow();
    await start(page, SHORT);
    await playOn(page, { cell: (id) => cell(page, id).tap(), button: (found) => found.tap() });
    await page.locator(again).tap();
    await expect(saying(page, 'can still do something').first()).toBeVisible();
  });

  test('a large map is looked at closely, dragged and shown as a whole', async ({ page }) => {
    await start(page, 'scenario=waterloo&who=person,person&seed=3');
    const window = page.locator('[data-zoomed]');
    const widthOf = async (): Promise<number> =>
      (await page.locator(cells).first().boundingBox())!.width;
    const scroll = (): Promise<readonly number[]> =>
      window.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    // Large enough for fingers from the start, and the own army is in sight.
    expect(await widthOf()).toBeGreaterThanOrEqual(43);
    await expect(saying(page, 'French headquarters')).toBeInViewport();

    const before = await widthOf();
    await page.getByRole('button', { name: 'Closer' }).tap();
    expect(await widthOf()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show all' }).tap();
    await expect(window).toHaveAttribute('data-zoomed', 'false');
    expect(await widthOf()).toBeLessThan(before);
    expect(await scroll()).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Closer' }).tap();
    await page.getByRole('button', { name: 'Closer' }).tap();

    // The focus is followed to every corner; the sentence and the buttons stay where they are.
    await cell(page, '0').focus();
    await page.keyboard.press('Control+End');
    await expect(cell(page, '431')).toBeFocused();
    await expect(cell(page, '431')).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await expect(cell(page, '0')).toBeInViewport();
    await expect(step(page)).toBeVisible();
    await expect(end(page)).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('the guessing game, by taps', async ({ page }) => {
    await start(page, 'mode=guess&guessTimer=off&who=person,person&seed=5');
    await expect(step(page)).toHaveText(/Who says this/);
    const phrase = page.locator('blockquote');
    for (let left = 8; left > 0; left--) {
      await expect(page.getByText(`In the middle: ${left}`)).toBeVisible();
      await expect(phrase).not.toHaveText('Listen …');
      await page.locator(`${cells}:not([class^="cell"])`).first().tap();
      // How it was stays to be seen until somebody goes on.
      await expect(phrase).toHaveText(/^(Right!|No:) (It|it) was the/);
      await expect(page.locator('[data-gone] path[class*="tick"]')).toHaveCount(1);
      if (left > 1) await page.locator('[data-next]').tap();
    }
    await expect(page.locator(again)).toBeVisible();
  });
});

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
    await expect(who(page, 3, 2)).toHaveAccessibleName(/three Soldiers can beat it/);

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

  test('slow magic pushes an enemy to where one taps', async ({ page }) => {
    const units = [unit('B-M1', 0, 2), unit('B-S1', 5, 2), unit('K-S1', 4, 2), unit('K-L1', 6, 4)];
    await startOwn(page, own(7, 5, units, { slowMagic: true }), '&ownDice=on');
    await tap(page, 0, 2);
    await tap(page, 4, 2);
    await page.getByRole('button', { name: /^Slow magic: 4 or more/ }).tap();
    await throwDice(page, 6, 6);
    await expect(page.locator('[data-board] [role=status]')).toHaveText(/where the enemy lands/);

    // Not beside the Soldier who stands there, and exactly two hexes away.
    const choices = await saying(page, 'it can land here').evaluateAll((all) =>
      all.map((each) => Number((each as HTMLElement).dataset['cell'])),
    );
    expect(choices.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 9, 16, 23, 31, 32, 33]);
    await tap(page, 4, 1);
    await expect(notice(page)).toContainText(/WK-R33/);
    await tap(page, 6, 2);
    await expect(notice(page)).toContainText(/WK-76/);
    await tap(page, 2, 2);
    await expect(who(page, 2, 2)).toHaveAccessibleName(/pink Soldier S1, pushed, safe/);
    await expect(who(page, 4, 2)).not.toHaveAccessibleName(/Soldier/);
  });

  test('the passive side chooses whom a lost fight costs', async ({ page }) => {
    const units = [unit('B-S1', 2, 2), unit('B-S2', 4, 2), unit('B-S3', 0, 0), unit('K-S1', 3, 2)];
    await startOwn(page, own(7, 5, units, { soldierDice: true }), '&ownDice=on');
    await end(page).tap();
    await tap(page, 3, 2);
    await page.getByRole('button', { name: /^Fight with 2 Soldiers/ }).tap();
    await throwDice(page, 1, 6);
    await expect(step(page)).toHaveText(/Pink/);
    await expect(saying(page, 'you can choose this one')).toHaveCount(2);
    await tap(page, 0, 0);
    await expect(notice(page)).toContainText(/WK-R39/);
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
    const closer = await widthOf();
    expect(closer / before).toBeCloseTo(2, 1);
    await apart(80, 70, 60);
    expect((await widthOf()) / closer).toBeCloseTo(0.75, 1);

    const from = await scroll();
    await touch('touchStart', [x + 60, y]);
    for (const dx of [40, 20, 0, -20, -40, -60]) await touch('touchMove', [x + dx, y]);
    await touch('touchEnd');
    await expect.poll(scroll).toBeGreaterThan(from + 60);
    expect(await position(page)).toEqual(told);
  });
});

test('an own scenario is opened by its address, as large as maps can be', async ({ page }) => {
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
  await expect(page.getByText(/“map cols”: a whole number from 3 to 40/)).toBeVisible();
});

test('the editor makes a map as large as maps can be, and no larger', async ({ page }) => {
  await page.goto('/war-kids');
  await page.getByRole('link', { name: 'Make your own scenario' }).click();
  await expect(page.getByText('From 3 to 40 columns and from 3 to 40 rows.')).toBeVisible();
  await page.getByLabel('Columns').fill('41');
  await page.getByLabel('Rows').fill('30');
  await page.getByLabel('Rows').press('Tab');
  await expect(page.getByLabel('Columns')).toHaveValue('40');
  const go = page.getByRole('button', { name: 'Start with an empty map' });
  await go.click();
  await expect(page.getByText('now it is 40 columns and 30 rows')).toBeVisible();
  await go.click();
  await expect(page.locator(cells)).toHaveCount(1200);
});

test('a whole first skirmish by hints, to its natural end', async ({ page }) => {
  test.slow();
  await start(page, 'who=person,gentle&seed=3');
  for (let i = 0; i < 400; i++) {
    await ready(page);
    if (await isOver(page)) break;
    if (await page.locator(roll).count()) await page.locator(roll).click();
    else await followHint(page);
    await expect(page.locator('[data-notice][data-kind=refusal]')).toHaveCount(0);
  }
  const told = await page.locator('main').innerText();
  expect(told).toMatch(/A leader is lost|the points decide|A draw!/);
  const [, turns] = /game turns: (\d+)/.exec(told) ?? [];
  expect(told.includes('A leader is lost') ? '16' : turns).toBe('16');
});

/** Asks for a hint and does what it says: taps the hexes that it names, or ends the phase. */
async function followHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toContainText('Hint: ', { timeout: 20_000 });
  const told = (await notice(page).textContent())!;
  if (/End (movement|combat)/.test(told)) return end(page).click();
  const places = [...told.matchAll(/\b([A-I])([1-7])\b/g)].map(
    ([, letter, row]) => `${9 * (Number(row) - 1) + 'ABCDEFGHI'.indexOf(letter!)}`,
  );
  if (!told.includes('three Soldiers')) {
    for (const id of places) await cell(page, id).click();
    return;
  }
  await cell(page, places.at(-1)!).click();
  const three = page.getByRole('button', { name: 'All three!' });
  if ((await three.count()) === 0) return;
  for (const id of places.slice(0, -1))
    if (!/takes part/.test((await cell(page, id).getAttribute('aria-label'))!))
      await cell(page, id).click();
  await three.click();
}

test('silence is an answer: the ring runs out', async ({ page }) => {
  await page.clock.install();
  await start(page, 'mode=guess&who=person,person&seed=5');
  // Not before somebody says so: the riddle is read first.
  await page.clock.runFor(15_000);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.locator('[data-clock]').click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('timer')).toBeVisible();
  for (let second = 0; second < 11; second++) await page.clock.runFor(1000);
  await expect(page.getByText('The grown-up has: 1')).toBeVisible();
});

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
    .getByRole('group', { name: 'What do your dice show?' })
    .getByRole('button', { name: 'die 4' })
    .click();
  await expect(cell(page, at)).not.toHaveAccessibleName(/pink/);
  await expect(cell(page, id)).toHaveAccessibleName(/has cast its spell/);
});

test('a refused move says why, with its clause', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  await saying(page, 'Soldier S1', 'blue').click();
  await cell(page, '40').click();
  await expect(notice(page)).toContainText(/WK-/);
  await expect(page.locator('[data-board] path[class^="lit-"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(await position(page)).toEqual(before);
});

test('a unit is taken, put back, moved and taken back', async ({ page }) => {
  await start(page, 'who=person,person&seed=3');
  const before = await position(page);
  const pegasus = saying(page, 'Pegasus P1', 'blue');
  await pegasus.click();
  await expect(saying(page, 'you can go here for')).toHaveCount(5);
  await expect(page.locator('[data-board] [role=status]')).toHaveText(/Tap where it goes/);
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
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const line = page.locator('[data-command]');
  await line.fill('mosse');
  await line.press('Enter');
  await expect(notice(page)).toContainText('fine · muovi S1 in B1');
  await line.fill('muovi S1 in C1');
  await line.press('Enter');
  await expect(saying(page, 'C1:', 'Soldato S1')).toHaveCount(1);
  await line.fill('fine del movimento');
  await line.press('Enter');
  await expect(page.locator('h3', { hasText: 'Turno 1, rosa' })).toBeVisible();
  await expect(page).toHaveURL(/play\?match=/);
});

test('the log is headed by game turns and their side', async ({ page }) => {
  await start(page, 'turnLimit=2&who=person,person&seed=3');
  for (let turn = 0; turn < 3; turn++) await end(page).click();
  await expect(page.getByRole('region', { name: 'What happened' }).locator('h3')).toHaveText([
    'Turn 2, pink',
    'Turn 2, blue',
    'Turn 1, pink',
  ]);
  await expect(page.getByText('Now plays: ')).toHaveText('Now plays: Princess, pink.');
  await end(page).click();
  const table = page.getByRole('table').filter({ hasText: 'Princess, pink' });
  await expect(table.getByRole('columnheader')).toHaveText(['Who plays?', 'points']);
  await expect(table).toContainText('Prince, blue');
});

test('what is refused stays in the hand, and says what to do', async ({ page }) => {
  await start(page, SHORT);
  await saying(page, 'A2:', 'Pegasus').click();
  await saying(page, 'H4:', 'Princess').click();
  await expect(notice(page)).toContainText('Move beside the enemy now');
  await expect(saying(page, 'A2:', 'in your hand')).toHaveCount(1);
  // Another unit is something else: nothing is said of it.
  await saying(page, 'B2:', 'Soldier').click();
  await expect(notice(page)).toHaveCount(0);
});

test('a hint names the unit, and both its hexes come into sight', async ({ page }) => {
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
    await expect(page.locator('main')).toContainText('Waterloo, Everything: ');
    await page.getByRole('radio', { name: /^Guess the unit/ }).check();
    await expect(page.getByRole('radio', { name: /^Everything/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(step(page)).toHaveText(/Who says this/);
  });

  test('the last turn is a list that opens', async ({ page }) => {
    await page.goto('/war-kids');
    await page.getByText('Change the rules').click();
    await page.getByRole('combobox', { name: 'Last game turn' }).selectOption('5');
    await expect(page).toHaveURL(/turnLimit=5/);
  });

  test('one’s own scenario is among the battles', async ({ page }) => {
    await page.goto('/war-kids/editor');
    await page.locator('[data-copy=firstSkirmish]').click();
    await page.goto('/war-kids');
    await page.getByRole('radio', { name: 'First skirmish (copy)' }).check();
    await expect(page).toHaveURL(/scenario=own-/);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.locator(cells)).toHaveCount(60);
  });
});
