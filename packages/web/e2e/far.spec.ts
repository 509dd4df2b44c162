import type { BrowserContext, Page } from '@playwright/test';
import { carryOut, cells, everyThird, expect, openMenu, sample, test } from './match-page.ts';
import { act, OVER } from './play-by-what-is-offered.ts';

// People in several browsers at one table far away.

test.use({ reuseContext: false });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Opens a table from the page of a game by taps, and gives its invitation. */
async function openTable(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Play with others far away' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('[data-waiting]')).toBeVisible();
  // The server of the tests is this device's only, so the page shows no link for others.
  await expect(page).toHaveURL(/\/t\/[\w-]{22}$/);
  return page.url();
}

/** Sits down in the first free seat of an invitation. */
async function sitDown(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
}

/** What everybody can read of a match: how many entries, and the position as text. */
const position = (page: Page): Promise<string | null> =>
  page.locator('[data-far-position]').getAttribute('data-far-position');

/** The system freezes a page that nobody sees, or lets it go on. */
async function sleeps(page: Page, asleep: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: asleep ? 'frozen' : 'active' });
  await session.detach();
}

const MATCHES: Readonly<Record<string, string>> = {
  'Forest Fire': '/forest-fire?firebreaks=0&setupRounds=1&place=after&tapToPlace=off',
  'Leaf-Climbers': '/leaf-climbers?players=2',
  'Starfall Forest': '/starfall-forest?players=2&setup=random',
  'War Kids': '/war-kids?scenario=firstSkirmish&turnLimit=2',
  'Fair Verona': '/fair-verona?seats=2',
};

let other: BrowserContext;
test.beforeEach(async ({ browser, baseURL }) => {
  other = await browser.newContext({
    ...PHONE,
    baseURL: baseURL!,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
});
test.afterEach(() => other.close());

for (const [i, [name, address]] of Object.entries(MATCHES).entries()) {
  const title = `two people with a link play ${name}, one by keyboard and one on a phone that sleeps meanwhile, and both see the same`;
  test(title, { tag: everyThird(i, 'third') }, async ({ page }) => {
    test.slow();
    const invitation = await openTable(page, address);
    const second = await other.newPage();
    await sitDown(second, invitation);
    const both = [page, second];
    for (const each of both) await expect(each.locator(cells).first()).toBeVisible();
    const turns = sample(8, 80);
    const atTurn = async (): Promise<Page | undefined> => {
      for (const each of both)
        if ((await each.locator('[data-far-turn=true]').count()) > 0) return each;
      return undefined;
    };
    const over = async (): Promise<boolean> => (await page.locator(OVER).count()) > 0;
    let acted = 0;
    while (acted < turns) {
      await expect.poll(async () => (await over()) || (await atTurn()) !== undefined).toBe(true);
      const acting = await atTurn();
      if (acting === undefined) break;
      acted += 1;
      // On the page that waits nothing calls to be tapped.
      const waiting = acting === page ? second : page;
      await expect(waiting.locator('[data-calls]')).toHaveCount(0);
      // The phone sleeps while the other person acts: then nothing runs in its page.
      if (acting === page) await sleeps(second, true);
      await act(acting, acted, acting === page ? 'keyboard' : 'tap');
      if (acting === page) await sleeps(second, false);
    }
    // The dice are those of the table, so a match may end soon.
    expect(acted === turns || (await over())).toBe(true);
    expect(acted).toBeGreaterThan(0);
    // Each page shows the last move when it has come.
    await expect.poll(async () => (await position(page)) === (await position(second))).toBe(true);
  });
}

/** Lets the fire burn where that is offered, else does what is: a match of those who do nothing is over soon. */
async function leave(page: Page, i: number, by: 'tap' | 'keyboard'): Promise<void> {
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  if ((await pass.count()) === 0) await act(page, i, by);
  else if (by === 'tap') await pass.tap();
  else await pass.press('Enter');
}

test('two people with a link play a whole Wildfire VS, one by keyboard and one on a phone, and neither is sent the grid of the other', async ({
  page,
}) => {
  test.slow();
  const invitation = await openTable(page, '/wildfire?mode=vs');
  const second = await other.newPage();
  const [first, sent]: [string[], string[]] = [[], []];
  for (const [each, frames] of [
    [page, first],
    [second, sent],
  ] as const)
    each.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
  await sitDown(second, invitation);
  const both = [page, second];
  for (const each of both) await expect(each.locator(cells).first()).toBeVisible();
  // All act at the same time: whoever sits in the second seat does not wait for the first.
  const mayAct = (each: Page) => each.locator('[data-far-turn=true]');
  for (const each of both) await expect(mayAct(each)).toHaveCount(1);
  const heardByFirst = first.length;
  await act(second, 0, 'tap');
  await expect.poll(() => sent.some((text) => text.includes('"answer"'))).toBe(true);
  await expect(second.locator('[data-stage]')).toBeVisible();
  expect(first.slice(heardByFirst).filter((text) => text.includes('"seen"'))).toEqual([]);
  await expect(mayAct(page)).toHaveCount(1);
  // Whoever has done all takes back as long as the others have not; they hear nothing of it.
  for (let acted = 1; acted < 4 && (await mayAct(second).count()) > 0; acted++) {
    const heard = sent.length;
    await act(second, acted, 'tap');
    await expect.poll(() => sent.length).toBeGreaterThan(heard);
    await expect(second.locator('[data-stage]')).toBeVisible();
  }
  await expect(mayAct(second)).toHaveCount(0);
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(mayAct(second)).toHaveCount(1);
  expect(first.slice(heardByFirst).filter((text) => text.includes('"seen"'))).toEqual([]);
  const over = async (each: Page): Promise<boolean> => (await each.locator(OVER).count()) > 0;
  const goesOn = async (): Promise<boolean> =>
    (await over(page)) ||
    (await Promise.all(both.map((each) => mayAct(each).count()))).some(Boolean);
  for (let acted = 0; acted < 120 && !(await over(page)); acted++) {
    await expect.poll(goesOn).toBe(true);
    for (const each of both)
      if ((await mayAct(each).count()) > 0) {
        const frames = each === page ? first : sent;
        const heard = frames.length;
        await leave(each, acted, each === page ? 'keyboard' : 'tap');
        // What was done is shown when the server has stored it.
        await expect.poll(() => frames.length).toBeGreaterThan(heard);
        await expect(each.locator('[data-stage]')).toBeVisible();
      }
  }
  for (const each of both) await expect(each.locator(OVER)).toBeVisible();
  // Both are people on both pages.
  for (const each of both)
    await expect(each.locator('[data-faces] [data-bot=true]')).toHaveCount(0);
  // What is told before the end shows only the own grid; at the end both pages have the same match.
  const before = sent
    .filter((text) => text.includes('"sights"') || text.includes('"frames"'))
    .slice(0, -1);
  expect(before.length).toBeGreaterThan(3);
  for (const text of before) expect(text).not.toContain('"log"');
  expect(await position(page)).not.toBe('');
  await expect.poll(async () => (await position(page)) === (await position(second))).toBe(true);
  const right = /^Fair dice: all \d+ rolls were settled before the match began\./;
  await expect(second.locator('[data-far-news]')).toHaveText(right);
  await expect(second.locator('[data-far-news] [data-tick]')).toBeVisible();
  await second.getByRole('button', { name: 'Look at the numbers' }).click();
  await expect(second.getByRole('dialog').getByText(right)).toBeVisible();
  await expect(second.getByRole('dialog').getByText('Hash, published first')).toBeVisible();
});

test('each can have the pieces of a table far away on a table of their own, also where something is hidden, and after a reload', async ({
  page,
}) => {
  const invitation = await openTable(page, '/wildfire?mode=vs&ownDice=on');
  const second = await other.newPage();
  await sitDown(second, invitation);
  await expect(page.locator(cells).first()).toBeVisible();
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'The pieces lie on a real table' }).check();
  await page.keyboard.press('Escape');
  const card = page.locator('[data-on-table]');
  await expect(card).toContainText('draw a grid of 6 by 6 squares.');
  await carryOut(page);
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator(cells).first()).toBeVisible();
  await openMenu(page);
  await expect(
    page.getByRole('checkbox', { name: 'The pieces lie on a real table' }),
  ).toBeChecked();
  await expect(card).toHaveCount(0);
});
