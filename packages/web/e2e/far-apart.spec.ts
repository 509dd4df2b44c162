import type { Page, WebSocketRoute } from '@playwright/test';
import { farDevices, inTurn, news, position, step, turn } from './far-devices.ts';
import { cells, expect, test } from './match-page.ts';
import { act, actSurely, OVER } from './play-by-what-is-offered.ts';

// What befalls people far apart in the middle of a match: no line, a server that starts again, somebody who goes away.

let far: Awaited<ReturnType<typeof farDevices>>;
test.beforeEach(async ({ browser }) => {
  far = await farDevices(browser);
});
test.afterEach(() => far.close());

/** The line of a page to its table, from its next visit on. */
async function lineOf(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const lines = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/live$/, (line) => {
    if (isCut) {
      void line.close();
      return;
    }
    lines.add(line);
    line.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const line of lines) await line.close();
    },
    async mend() {
      isCut = false;
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}

test('without a line no dice are offered, which only the server throws; the card says when it goes on @long', async () => {
  const { people, invitation } = await far.seated(2, '/leaf-climbers/far?players=2');
  const acting = await inTurn(people);
  const line = await lineOf(acting);
  await acting.goto(`${invitation}/play`);
  await expect(acting.locator(turn)).toHaveCount(1);
  await line.cut();
  await expect(news(acting)).toContainText('No connection.');
  const waits = step(acting).filter({ hasText: 'It goes on once the connection is back.' });
  const settled = waits.or(acting.locator(turn)).first();
  // As often as it takes: a key does nothing until the page has said what it asks.
  let i = 0;
  await expect(async () => {
    await expect(settled).toBeAttached();
    if ((await waits.count()) === 0)
      await actSurely(acting, i++, 'keyboard').catch(() => undefined);
    expect(await waits.count()).toBe(1);
  }).toPass();
  await expect(acting.locator('[data-roll]')).toHaveCount(0);
  await line.mend();
  await expect(waits).toHaveCount(0);
});

test('without a line a move is shown and waits; it goes out when the line is back, and both pages are equal', async () => {
  const { people, invitation } = await far.seated(2, '/leaf-climbers/far?players=2');
  const [desk, phone] = people as [(typeof people)[0], (typeof people)[0]];
  const line = await lineOf(phone);
  await phone.goto(`${invitation}/play`);
  for (let i = 0; (await inTurn(people)) !== phone; i++) {
    await act(desk, i, 'keyboard');
    await expect.poll(() => phone.locator(turn).count()).toBeLessThan(2);
  }
  await line.cut();
  await expect(news(phone)).toContainText('No connection.');
  const before = await position(desk);
  await actSurely(phone, 1, 'tap');
  await expect.poll(() => position(phone)).not.toBe(before);
  expect(await position(desk)).toBe(before);
  await line.mend();
  await expect.poll(() => position(desk)).not.toBe(before);
  await expect.poll(async () => (await position(desk)) === (await position(phone))).toBe(true);
  await expect(news(phone)).not.toContainText('No connection.');
});

test('without a line nobody can leave a bot behind: it is offered again with the line @long', async () => {
  const { people, invitation } = await far.seated(2, '/leaf-climbers/far?players=2');
  const page = people[0]!;
  const line = await lineOf(page);
  await page.goto(`${invitation}/play`);
  await page.locator('header').getByRole('button', { name: 'The table' }).click();
  const leave = page.locator('[data-leave]');
  await expect(leave).toBeVisible();
  await line.cut();
  await expect(leave).toHaveCount(0);
  await line.mend();
  await leave.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(news(people[1]!)).toContainText('is away. A bot plays.');
});

test('a server with a newer Glade: the page says so in place of waiting for a line, and is loaded anew by a tap', async () => {
  const { people, invitation } = await far.seated(2, '/leaf-climbers/far?players=2');
  const [, phone] = people as [(typeof people)[0], (typeof people)[0]];
  let isNewer = true;
  await phone.routeWebSocket(/\/live$/, (line) => {
    if (isNewer) line.onMessage(() => line.send(JSON.stringify({ type: 'bye', why: 'old' })));
    else line.connectToServer();
  });
  await phone.goto(`${invitation}/play`);
  await expect(phone.getByRole('alert')).toContainText('There is a new version of Glade.');
  isNewer = false;
  await phone.getByRole('button', { name: 'Reload' }).tap();
  await expect(phone.locator(cells).first()).toBeVisible();
  await expect(phone.locator('[data-far=on]')).toBeAttached();
});

test('partners talk by ready-made remarks, which stand on the other page with the face of who says them @long', async () => {
  const { people } = await far.seated(2, '/forest-fire/far?players=2');
  const [desk, phone] = people as [(typeof people)[0], (typeof people)[0]];
  await phone.getByRole('button', { name: 'The table' }).click();
  await phone.getByRole('button', { name: 'Help me, please!' }).click();
  await expect(news(desk)).toHaveText(/: Help me, please!$/);
  await expect(news(desk).locator('[data-face]')).toBeVisible();
  await desk.getByRole('button', { name: 'Close' }).click();
  await expect(news(desk)).toHaveText('');
});

/** Games with three seats where there are, and how they are opened. */
const GAMES = {
  'leaf-climbers': { seats: 3, address: '/leaf-climbers/far?players=3' },
  'starfall-forest': { seats: 3, address: '/starfall-forest/far?players=3&setup=random' },
  'forest-fire': { seats: 3, address: '/forest-fire/far?players=3' },
  'fair-verona': { seats: 3, address: '/fair-verona/far?seats=3' },
  'war-kids': { seats: 2, address: '/war-kids/far?scenario=firstSkirmish' },
  'wildfire-vs': { seats: 2, address: '/wildfire/far?preset=vs' },
} as const;

for (const [game, { seats, address }] of Object.entries(GAMES)) {
  test(`${game}: ${seats} people and a watcher, a server that starts again, and a bot that stands in @long`, async () => {
    test.slow();
    const { people, invitation } = await far.seated(seats, address);
    const watcher = await far.device({});
    await watcher.goto(invitation);
    await watcher.getByRole('link', { name: 'Watch' }).click();
    await expect(watcher.locator('[data-bar]')).toContainText('You are watching');
    const over = async (): Promise<boolean> => (await watcher.locator(OVER).count()) > 0;
    for (let i = 0; i < 3 && !(await over()); i++)
      await actSurely(await inTurn(people), i, 'keyboard');

    await far.server.restart();
    const all = [...people, watcher];
    for (const each of all)
      await expect(each.locator('[data-far=on]')).toBeAttached({ timeout: 30_000 });
    await expect
      .poll(async () => new Set(await Promise.all(all.map(position))).size, { timeout: 15_000 })
      .toBe(1);

    const away = await inTurn(people);
    const here = people.filter((each) => each !== away);
    // Where all act at the same time, those who stay do their part first.
    for (const each of here)
      await expect
        .poll(async () => {
          const mayAct = (await each.locator(turn).count()) > 0;
          if (mayAct) await actSurely(each, 0, 'keyboard');
          return mayAct;
        })
        .toBe(false);
    await away.close();
    for (const each of here) await expect(step(each)).toContainText(' is away.');
    far.server.pass(120_000);
    // Somebody who comes to watch lets all pages hear of the time that has passed.
    await (await far.device()).goto(`${invitation}/play`);
    await expect(watcher.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
    await step(here[0]!).getByRole('button', { name: 'Let a bot play' }).click();
    await expect
      .poll(
        async () => {
          // Whose turn comes after that of the bot depends on the dice.
          const turns = await Promise.all(here.map((each) => each.locator(turn).count()));
          return (await over()) || turns.some((count) => count > 0);
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    await expect(here[0]!.locator('[data-seats]')).toContainText('away, a bot plays');
    await expect(watcher.locator(turn)).toHaveCount(0);
  });
}
