import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cells, expect } from './match-page.ts';
import { farServer } from './far-server.ts';

/** The address by which others reach the server, as the page shows it. */
const HOME = 'http://192.168.7.5:8737';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
/** A page whose person is to act. */
export const turn = '[data-far-turn=true]';

/** A server of tables in this process, and people with devices of their own. */
export async function farDevices(browser: Browser) {
  const server = await farServer(() => [`${HOME}/`]);
  const contexts: BrowserContext[] = [];

  /** A page of somebody with a device of their own. */
  async function device(more: object = PHONE): Promise<Page> {
    const context = await browser.newContext({
      ...more,
      baseURL: server.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    contexts.push(context);
    return context.newPage();
  }

  /** The address of a table for this test's server: the page shows the one by which others reach it. */
  const here = (link: string): string => link.replace(HOME, server.url.replace(/\/$/, ''));

  /** Opens a table for people at once, and gives its invitation. */
  async function open(page: Page, address: string): Promise<string> {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
    for (const seat of (await page.getByRole('combobox', { name: /^Player|^Pr/ }).all()).slice(1))
      await seat.selectOption('free');
    await page.getByRole('button', { name: 'Open the table' }).click();
    return here(await page.getByRole('textbox', { name: 'Link to the table' }).inputValue());
  }

  async function sit(page: Page, invitation: string): Promise<void> {
    await page.goto(invitation);
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await expect(page.locator('[data-far], [data-waiting]').first()).toBeAttached();
  }

  /** So many people at a table, the first with a desk and the others with phones, and its invitation. */
  async function seated(count: number, address: string) {
    const people: Page[] = [];
    for (let i = 0; i < count; i++) people.push(await device(i === 0 ? {} : PHONE));
    const invitation = await open(people[0]!, address);
    for (const each of people.slice(1)) await sit(each, invitation);
    for (const each of people) await expect(each.locator(cells).first()).toBeVisible();
    return { people, invitation };
  }

  async function close(): Promise<void> {
    await Promise.all(contexts.map((context) => context.close()));
    await server.close();
  }

  return { server, device, here, open, sit, seated, close };
}

/** The page whose person is to act, once it is known. */
export async function inTurn(people: readonly Page[]): Promise<Page> {
  const waiting = async (): Promise<readonly number[]> =>
    Promise.all(people.map((each) => each.locator(turn).count()));
  await expect.poll(async () => (await waiting()).some((count) => count > 0)).toBe(true);
  return people[(await waiting()).findIndex((count) => count > 0)]!;
}

/** What everybody can read of a match: how many entries, and the position as text. */
export const position = (page: Page): Promise<string | null> =>
  page.locator('[data-far-position]').getAttribute('data-far-position');

export const news = (page: Page) => page.locator('[data-far-news]');
export const step = (page: Page) => page.locator('[data-now]');
