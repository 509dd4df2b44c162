import type { Page } from '@playwright/test';
import { games } from '@glade/games';
import {
  everyThird,
  expect,
  heard,
  hearing,
  roll,
  rollToAct,
  sample,
  saidAll,
  test,
} from './match-page.ts';
import { enter, played } from './replay-page.ts';

// Matches as they are for who plays by keyboard and hears what happens.

/** One match of each game, then its other ways to be played. */
const MATCHES: Readonly<Record<string, string>> = {
  Wildfire: '/wildfire/play?seed=7',
  'Forest Fire':
    '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&who=person,person&seed=7',
  'Leaf-Climbers': '/leaf-climbers/play?seed=3',
  'Starfall Forest': '/starfall-forest/play?players=2&setup=random&seed=7',
  'War Kids': '/war-kids/play?scenario=firstSkirmish&turnLimit=2&who=person,steady&seed=3',
  'Fair Verona': '/fair-verona/play?seats=2&who=person,steady&seed=3',
};
const OTHERS: Readonly<Record<string, string>> = {
  X4: '/wildfire/play?preset=x4&seed=3',
  'Wildfire against each other': '/wildfire/play?preset=vs&who=person,person&seed=9',
  'Wildfire with own dice': '/wildfire/play?ownDice=on',
  Pilots: '/forest-fire/play?preset=pilots&seed=6',
  'Leaf-Climbers with own dice': '/leaf-climbers/play?players=2&ownDice=on',
  'a forest to build': '/starfall-forest/play?players=2&first=1&who=person,person&seed=4',
  'The forest road': '/war-kids/play?scenario=forestRoad&turnLimit=2&who=person,person&seed=3',
  riddles: '/war-kids/play?mode=guess&who=person,person&seed=3',
  'Fair Verona with real cards': '/fair-verona/play?seats=2&ownDice=on&who=person,person',
};

/** Notes whenever nothing has the focus, once something has had it. */
async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lost: string[] = [];
    Object.assign(globalThis, { lost });
    let last = '';
    // What has the focus may be gone before the next frame: a button of the end, when Enter was on its way as it came.
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) last = target.outerHTML.slice(0, 160);
    });
    const look = (): void => {
      const at = document.activeElement;
      if (last !== '' && (at === null || at === document.body)) {
        lost.push(last);
        last = '';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What had the focus when it was lost. After “Play again” and “Try again” the page of another match comes. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { lost: string[] }).lost.filter(
      (each) => !/data-(?:try-)?again/.test(each),
    ),
  );

/** Goes by keys to what is offered, the `i`th of it, and presses Enter; says whether the match is over. */
async function act(page: Page, i: number): Promise<boolean> {
  const found = (): Promise<'over' | 'there' | 'none'> =>
    page.evaluate((k) => {
      if (document.querySelector('[data-again]') !== null) return 'over';
      const all = (selector: string): HTMLElement[] =>
        Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
          (each) => each.checkVisibility() && each.ariaDisabled !== 'true',
        );
      const dock = all('[data-dock] button').filter((each) => !each.closest('[role=toolbar]'));
      const cells = all('[data-board] [role=gridcell][class^="active"]');
      const first = [
        ...all('[data-take], [data-pass]'),
        // The second answer to a question goes on.
        ...all('[data-dock] [role=group] button').slice(1),
        ...all('[data-held=true] [data-lay]'),
        ...all('[data-roll]'),
      ];
      const onBoard = all('[data-board] button:not([role=gridcell])').filter(
        (each) => !each.closest('[role=group], [data-held]'),
      );
      const some = cells.length > 0 && (dock.length === 0 || k % 4 > 0) ? cells : dock;
      const target = first[0] ?? some[(k * 7) % some.length] ?? onBoard[k % onBoard.length];
      target?.focus();
      return target === undefined ? 'none' : 'there';
    }, i);
  let now = await found();
  await expect.poll(async () => (now === 'none' ? (now = await found()) : now)).not.toBe('none');
  if (now === 'over') return true;
  await page.keyboard.press('Enter');
  return false;
}

for (const [i, [name, address]] of Object.entries({ ...MATCHES, ...OTHERS }).entries()) {
  test(
    `in a match by keyboard the focus is never lost: ${name}`,
    { tag: name in MATCHES ? everyThird(i, 'second') : '@long' },
    async ({ page }) => {
      test.slow();
      await watchFocus(page);
      await page.goto(address);
      await expect(page.locator('[data-dock]')).toBeVisible();
      await expect(page.locator('main :focus')).toHaveCount(1);
      const most = sample(12, 500);
      for (let turn = 0; turn < most && !(await act(page, turn)); turn++)
        expect(await lost(page), `before ${turn + 1}`).toEqual([]);
      await expect(page.locator('main :focus')).toHaveCount(1);
      expect(await lost(page)).toEqual([]);
    },
  );
}

test('a match says its first step when it is opened and when it is played again', async ({
  page,
}) => {
  await hearing(page);
  const steps: Readonly<Record<string, RegExp>> = {
    '/wildfire/play?seed=7': /Roll the dice\. They say where your home stands\./,
    '/war-kids/play?scenario=firstSkirmish&seed=3': /Who moves\?/,
    '/starfall-forest/play?players=2&first=1&who=person,person&seed=4': /Topple a tree/,
  };
  for (const [address, said] of Object.entries(steps)) {
    await page.goto(address);
    await expect.poll(() => heard(page), address).toMatch(said);
  }
  await page.goto('/forest-fire/play?tapToPlace=off&preset=mixed&firebreaks=0&seed=6');
  const first = 'Choose your role.';
  const times = async (): Promise<number> => (await heard(page)).split(first).length - 1;
  await expect.poll(times).toBe(1);
  await rollToAct(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'End the match' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-again]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(times).toBe(2);
  await expect(page.locator('[data-choices] button').first()).toBeFocused();
});

test('the goal, and what has changed since the last turn, are said when somebody asks', async ({
  page,
}) => {
  await hearing(page);
  const goals: Readonly<Record<string, RegExp>> = {
    '/wildfire/play?seed=7': /Goal: Keep your home safe until no fire is left/,
    '/wildfire/play?preset=x4&seed=3': /Goal: Keep your four homes safe/,
    '/leaf-climbers/play?seed=3': /Goal: Stay on the pile until it is complete/,
  };
  for (const [address, said] of Object.entries(goals)) {
    await page.goto(address);
    await expect(page.locator(roll)).toBeFocused();
    await page.keyboard.press('g');
    await expect.poll(() => heard(page), address).toMatch(said);
  }
  // What to do now comes first.
  await page.keyboard.press('w');
  await expect.poll(() => heard(page)).toMatch(/How many leaves will fall\?.* Since your turn/);
  await page.keyboard.press('?');
  await expect(page.locator('[data-goal]')).toContainText('Stay on the pile');
});

test('a question takes the focus, is said once, and the focus goes on', async ({ page }) => {
  await hearing(page);
  await page.goto('/war-kids/play?scenario=forestRoad&who=person,person&seed=3');
  await page.locator('[data-dock] [class^="quiet"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Back to the map' })).toBeFocused();
  await saidAll(page);
  expect((await heard(page)).match(/can still move/g)).toHaveLength(1);
  await expect(page.getByRole('group', { name: 'Question' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus, [role=grid]:focus')).toHaveCount(1);

  // A home that has burnt: only buttons can be pressed, so the first of them has the focus.
  await page.goto('/wildfire/play?seed=7');
  await expect(page.locator(roll)).toBeFocused();
  const burnt = page.getByRole('button', { name: 'Play on for points' });
  for (let i = 0; i < 12 && (await burnt.count()) === 0; i++) {
    const throws = (await page.locator(roll).count()) > 0;
    const target = page.locator(throws ? roll : '[data-dock] [class^="quiet"]').first();
    await target.focus();
    await page.keyboard.press('Enter');
  }
  await expect(burnt).toBeFocused();
  await saidAll(page);
  expect((await heard(page)).match(/square that stays empty is a point/g)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(roll)).toBeFocused();
});

test('a card of a guide is said and has the focus; W says it again, and the board says that it is to be read first @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/fair-verona/play?lesson=FV-L01');
  await expect(page.locator('[data-guide-text]')).toContainText('put your tile');
  const corner = page.getByRole('gridcell', { name: /^north 1, east 1:/i });
  await corner.focus();
  await corner.press('Enter');
  await corner.press('l');
  await expect(page.locator('[data-guide] [data-next]')).toBeFocused();
  await expect.poll(() => heard(page)).toContain('The map grows with each tile.');
  await page.keyboard.press('w');
  await expect.poll(() => heard(page)).toMatch(/The map grows with each tile\..* Since your turn/);
  const place = page.locator('[role=gridcell][tabindex="0"]');
  await place.focus();
  await place.press('Enter');
  await expect.poll(() => heard(page)).toContain('Read the guide first. Then press Next.');
});

test('a lesson says where to look in a sentence of its own', async ({ page }) => {
  await hearing(page);
  await page.goto('/leaf-climbers/play?lesson=LC-L02');
  await expect(page.locator('[data-guide-text]')).toContainText('Go one step to the right');
  await page.keyboard.press('w');
  await expect.poll(() => heard(page)).toMatch(/right\. Look at column \d, row \d\./);
});

test('where a lesson asks something, N goes to the answers, W asks it whole, and H helps and then answers', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/wildfire/play?lesson=WF-L04');
  const answers = page.locator('[data-answer]');
  await expect(answers.first()).toBeFocused();
  const place = page.locator('[role=gridcell][tabindex="0"]');
  await place.focus();
  for (const i of [0, 1, 0]) {
    await page.keyboard.press('n');
    await expect(answers.nth(i)).toBeFocused();
  }
  const question =
    'You will put out the fire on the right. Will it still light the squares next to it?';
  const last = async (): Promise<string> => (await heard(page)).trim().split('\n').at(-1)!;
  // The lesson has asked it by itself already.
  const asked = async (): Promise<number> => (await heard(page)).split(question).length - 1;
  await expect.poll(asked).toBeGreaterThan(0);
  const before = await asked();
  await page.keyboard.press('w');
  await expect.poll(asked).toBeGreaterThan(before);
  expect(await last()).toBe(question);
  await page.keyboard.press('h');
  await expect.poll(last).toBe('A fire that is out does not spread. Look at column 4, row 4.');
  await page.keyboard.press('h');
  await expect.poll(last).toBe('Choose: No, it will not.');
});

test('a stage of War Kids begins with what to do and what for', async ({ page }) => {
  await hearing(page);
  await page.goto('/war-kids/play?lesson=WK-L03');
  await expect
    .poll(() => heard(page))
    .toContain('Move, and beat the pink leader! New: a Pegasus can’t fight');
});

test('letters are shortcuts on a map, too; with Shift they go over it', async ({ page }) => {
  await hearing(page);
  await page.goto(MATCHES['War Kids']!);
  const place = page.locator('[role=gridcell]:focus');
  // From the map as a whole an arrow leads to the place in the tab order.
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('tabindex', '0');
  const before = await place.getAttribute('data-cell');
  await page.keyboard.press('w');
  // Nobody has acted yet: there is no turn since which something could have changed.
  await expect.poll(() => heard(page)).toMatch(/Who moves\?[^]*Who moves\?/);
  expect(await heard(page)).not.toContain('Since your turn');
  await expect(place).toHaveAttribute('data-cell', before!);
  await page.keyboard.press('Shift+S');
  await expect(place).not.toHaveAttribute('data-cell', before!);
});

test('who asks where something can be done hears the places; a hint says that it is thought out @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/leaf-climbers/play?who=person,person,person,person&seed=3');
  await rollToAct(page);
  await page.keyboard.press('h');
  await expect.poll(() => heard(page)).toContain('Let me think');
  await expect.poll(() => heard(page)).toContain('Hint: ');
  await page.keyboard.press('?');
  await page
    .getByRole('button', { name: /Show me the/ })
    .first()
    .click();
  await saidAll(page);
  expect(await heard(page)).toMatch(/: column \d, row \d.*\.$/);
});

test('what a place says when it gets the focus is not said again beside it @long', async ({
  page,
}) => {
  await hearing(page, '[aria-live], [role=status]');
  for (const address of [MATCHES['War Kids']!, MATCHES['Fair Verona']!]) {
    await page.goto(address);
    const cell = page.locator('[role=gridcell][tabindex="0"]');
    await cell.focus();
    await saidAll(page);
    const before = await heard(page);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect(cell).toBeFocused();
    await saidAll(page);
    expect(await heard(page), address).toBe(before);
  }
});

test('when the pieces lie on a real table, the step is said after the card, and has the focus @long', async ({
  page,
}) => {
  await hearing(page);
  const matches: readonly (readonly [string, string, RegExp])[] = [
    ['/wildfire/play?table=real&seed=7', roll, /where your home stands\.$/],
    ['/leaf-climbers/play?table=real&seed=3', roll, /How many leaves will fall\?.*$/],
    ['/fair-verona/play?seats=2&table=real&seed=3', '[role=gridcell]', /Lay your tile\..*$/],
  ];
  for (const [address, target, step] of matches) {
    await page.goto(address);
    await expect(page.locator('[data-done]')).toBeFocused();
    await saidAll(page);
    expect(await heard(page), address).toContain('On your table');
    // A long card goes on to its lines below first.
    for (let i = 0; i < 9 && (await page.locator('[data-on-table]').count()) > 0; i++)
      await page.keyboard.press('Enter');
    await expect(page.locator(`${target}:focus`), address).toHaveCount(1);
    await saidAll(page);
    expect(await heard(page), address).toMatch(step);
  }
});

test('what just happened is one stop for the Tab key, and arrows go from card to card', async ({
  page,
}) => {
  await page.goto('/war-kids/play?scenario=firstSkirmish&turnLimit=3&who=person,steady&seed=3');
  await page.locator('[data-dock] [class^="quiet"]').click();
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  const strip = page.getByRole('toolbar', { name: 'What just happened' });
  const cards = strip.locator('[data-code]');
  await expect.poll(() => cards.count()).toBeGreaterThan(2);
  await expect(strip.locator('[tabindex="0"]')).toHaveCount(1);
  await cards.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(-2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.nth(-2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(strip.locator('[data-more]')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(strip.locator(':focus')).toHaveCount(0);
});

test('the slider of a replay says what happened, T tells it in full, and the menu lets people play on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 341, height: 192 });
  await hearing(page);
  await enter(page, played(games.find(({ id }) => id === 'wildfire')!), '?step=5');
  const slider = page.locator('[data-timeline] input');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^Step 5 .*\. Turn \d+\. .*column \d, row \d/,
  );
  const before = await heard(page);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 6 /);
  await saidAll(page);
  expect(await heard(page)).toBe(before);
  await page.keyboard.press('t');
  await expect.poll(() => heard(page)).not.toBe(before);
  await page.locator('[data-menu]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/wildfire\/play/);
});
