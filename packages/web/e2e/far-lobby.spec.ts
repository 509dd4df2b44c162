import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cells, expect, test } from './match-page.ts';
import { violations } from './axe-page.ts';
import { actSurely } from './play-by-what-is-offered.ts';
import { farServer } from './far-server.ts';

// How people come to a table far away: the pages for it, the link, and a name in the local network.

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const TURN = '[data-far-turn=true]';

let server: Awaited<ReturnType<typeof farServer>>;
const contexts: BrowserContext[] = [];

test.beforeEach(async () => {
  server = await farServer((port) => [`http://192.168.7.5:${port}/`]);
});
test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await server.close();
});

/** A page of somebody with a device of their own, which calls the server by this address. */
async function device(browser: Browser, baseURL = server.url, more: object = PHONE): Promise<Page> {
  const context = await browser.newContext({
    ...more,
    baseURL,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  contexts.push(context);
  return context.newPage();
}

/** Opens a table, and gives its address. */
async function open(page: Page, address = '/leaf-climbers/far?players=2'): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('[data-waiting]')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens a table for three with two free seats, and gives its address. */
async function openForThree(page: Page): Promise<string> {
  await page.goto('/leaf-climbers/far?players=3');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  for (const seat of (await page.getByRole('combobox', { name: /^Player/ }).all()).slice(1))
    await seat.selectOption('free');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('[data-waiting="2"]')).toBeVisible();
  return new URL(page.url()).pathname;
}

const sit = (page: Page) => page.getByRole('button', { name: /^Sit here/ }).first();
const onBoard = (page: Page) => expect(page.locator(cells).first()).toBeVisible();

test('no page on the way to a table breaks a rule of axe, nor does the table itself', async ({
  browser,
}) => {
  const [host, guest] = [await device(browser), await device(browser)];
  await host.goto('/leaf-climbers/far?players=2');
  await expect(host.getByRole('button', { name: 'Open the table' })).toBeVisible();
  expect(await violations(host)).toEqual([]);
  const table = await open(host);
  await expect(host.getByRole('textbox', { name: 'Link to the table' })).toBeVisible();
  expect(await violations(host)).toEqual([]);
  await guest.goto(table);
  await expect(sit(guest)).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await sit(guest).tap();
  for (const each of [host, guest]) await onBoard(each);
  expect(await violations(guest)).toEqual([]);
  await guest.locator('header').getByRole('button', { name: 'The table' }).click();
  await expect(guest.getByRole('dialog', { name: 'The table' })).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await guest.goto('/');
  await expect(guest.getByRole('navigation', { name: 'Your tables' })).toBeVisible();
  expect(await violations(guest)).toEqual([]);
});

test('nobody comes: by keyboard the opener lets a bot play in the free seat, and the match begins', async ({
  browser,
}) => {
  const host = await device(browser, server.url, {});
  const late = await device(browser);
  const table = await open(host);
  await late.goto(table);
  await expect(sit(late)).toBeVisible();
  await expect(late.getByRole('button', { name: /^Let a bot play/ })).toHaveCount(0);
  await host.getByRole('button', { name: /^Let a bot play/ }).focus();
  await host.keyboard.press('Enter');
  await onBoard(host);
  // Who comes too late may watch.
  await expect(late.getByRole('link', { name: 'Watch' })).toBeVisible();
  await expect(sit(late)).toHaveCount(0);
});

test('by a name of the local network two people come to a table and play, and the link is copied without the clipboard @long', async ({
  playwright,
}) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP glade.local 127.0.0.1'],
  });
  try {
    const home = `http://glade.local:${server.port}`;
    const [host, guest] = [await device(browser, home), await device(browser, home)];
    const table = await open(host);
    // This name is how others reach the server, so the page asks for no other address.
    const field = host.getByRole('textbox', { name: 'Link to the table' });
    await expect(field).toHaveValue(`${home}${table}`);
    expect(await host.evaluate(() => isSecureContext)).toBe(false);
    await expect(host.getByRole('button', { name: 'Share the link' })).toHaveCount(0);
    await host.getByRole('button', { name: 'Copy the link' }).tap();
    await expect(host.getByText('Copied. Now send it.')).toBeVisible();
    await guest.goto(table);
    await sit(guest).tap();
    const both = [host, guest];
    for (const each of both) await onBoard(each);
    await expect
      .poll(async () => (await host.locator(TURN).count()) + (await guest.locator(TURN).count()))
      .toBe(1);
    const acting = (await host.locator(TURN).count()) > 0 ? host : guest;
    await actSurely(acting, 0, 'tap');
    const position = (page: Page) =>
      page.locator('[data-far-position]').getAttribute('data-far-position');
    await expect.poll(async () => (await position(host)) === (await position(guest))).toBe(true);
  } finally {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await browser.close();
  }
});

test('the link goes to the share sheet of the device; where copying is refused, a sentence says what to do @long', async ({
  browser,
}) => {
  const host = await device(browser);
  await host.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    // Closed by its person, as if they wanted nothing after all.
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        shared.push(what);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  const trouble: string[] = [];
  host.on('pageerror', ({ message }) => trouble.push(message));
  await open(host);
  const link = await host.getByRole('textbox', { name: 'Link to the table' }).inputValue();
  await host.getByRole('button', { name: 'Share the link' }).tap();
  const shared = () => host.evaluate(() => (globalThis as unknown as { shared: unknown }).shared);
  await expect.poll(shared).toEqual([
    {
      title: 'Lilliputian Leaf-Climbers',
      text: 'Shall we play Lilliputian Leaf-Climbers?',
      url: link,
    },
  ]);
  await host.getByRole('button', { name: 'Copy the link' }).tap();
  await expect(host.getByText('Mark the link, then copy it.')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('before the match somebody gets up and sits down again, a table is taken off the shelf and put back, and its opener closes it @long', async ({
  browser,
}) => {
  const [host, guest] = [await device(browser), await device(browser)];
  const table = await openForThree(host);
  await guest.goto(table);
  await sit(guest).tap();
  await guest.getByRole('button', { name: 'Get up and choose again' }).tap();
  await expect(sit(guest)).toBeVisible();
  await sit(guest).tap();
  await expect(guest.getByRole('button', { name: 'Get up and choose again' })).toBeVisible();

  await guest.goto('/');
  const tables = guest.getByRole('navigation', { name: 'Your tables' });
  await tables.getByRole('button', { name: /^Remove from list: .+/ }).tap();
  await expect(tables.getByRole('link')).toHaveCount(0);
  await tables.getByRole('button', { name: 'Put it back' }).tap();
  await expect(tables.getByRole('link')).toHaveCount(1);
  await guest.goto('/leaf-climbers');
  await tables.getByRole('link').tap();

  // Somebody else has the invitation open.
  const third = await device(browser);
  await third.goto(table);
  await expect(sit(third)).toBeVisible();

  await host.getByRole('button', { name: 'Close the table' }).tap();
  await host.getByRole('button', { name: 'Yes, close it' }).tap();
  await expect(host.getByRole('navigation', { name: 'Your tables' })).toHaveCount(0);
  await expect(third.locator('[data-waiting]')).toHaveText('This table has been closed.');
  await expect(sit(third)).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole('alert')).toContainText('There is no table here');
});

test('the answer to “Sit here” is lost and the page is closed: whoever comes back has the seat @long', async ({
  browser,
}) => {
  const [host, guest] = [await device(browser), await device(browser)];
  const table = await openForThree(host);
  await guest.goto(table);
  await expect(sit(guest)).toBeVisible();
  let asked = 0;
  await guest.route('**/seats', async (route) => {
    // The server gives the seat, and nobody hears of it.
    await route.fetch();
    asked++;
    await route.abort('connectionreset');
  });
  await sit(guest).tap();
  // It has asked again and again, and says that it got no answer.
  await expect(guest.getByRole('alert')).toBeVisible();
  expect(asked).toBeGreaterThan(1);
  await guest.unroute('**/seats');
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Get up and choose again' })).toBeVisible();
  await expect(host.locator('[data-waiting="1"]')).toBeVisible();
});

test('two people sit down at once in two tabs of one device: neither seat is lost @long', async ({
  browser,
}) => {
  const [host, first] = [await device(browser), await device(browser)];
  const table = await openForThree(host);
  const second = await first.context().newPage();
  for (const tab of [first, second]) await tab.goto(table);
  const seats = (tab: Page) => tab.getByRole('button', { name: /^Sit here/ });
  for (const tab of [first, second]) await expect(seats(tab)).toHaveCount(2);
  // Neither page hears of the other's seat before both have asked.
  let asked = 0;
  let both = (): void => {};
  const bothHaveAsked = new Promise<void>((resolve) => (both = resolve));
  await first.context().route('**/seats', async (route) => {
    asked++;
    if (asked === 2) both();
    await bothHaveAsked;
    await route.continue();
  });
  await seats(first).first().tap();
  await seats(second).last().tap();
  for (const tab of [host, first, second]) await onBoard(tab);
  const stored = await second.evaluate(
    (at) => Object.keys(localStorage).filter((name) => name.includes(at)).length,
    `seats.${table.split('/').at(-1)}/`,
  );
  expect(stored).toBe(2);
});
