/**
 * `npm run bench -- page [--rounds N] [--url ADDRESS]`: measures how long people wait on a slow phone. It uses a
 * real browser and the real server, with a processor four times slower, 1.6 Mbit/s and 150 ms. It prints medians of N (5)
 * in seconds: for a game's page until *Play* can be pressed, for a match until the first move is possible, and for the same
 * match on a second visit, when the browser has the files. Without an address it serves the built app itself.
 */
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { games } from '@glade/games';
import { openBrowser } from './browser.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, url: { type: 'string' } },
});
const ROUNDS = Number(values.rounds);
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What people can press first in a match: a button of the dock or a place on the board. */
const FIRST = '[data-dock] button:enabled, [data-board] [role=gridcell]:not([aria-disabled=true])';

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Seconds from opening the address until the page has an element for the selector. */
async function wait(page: Page, address: string, selector: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  return (performance.now() - start) / 1000;
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

const { browser, url, close } = await openBrowser(values.url);

async function measure(path: string, selector: string): Promise<readonly [number, number]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The service worker is blocked, so only the browser's own cache counts.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    const page = await slowPage(context);
    first.push(await wait(page, `${url}${path}`, selector));
    again.push(await wait(page, `${url}${path}`, selector));
    await context.close();
  }
  return [median(first), median(again)];
}

const show = (name: string, times: readonly number[]): void =>
  console.log(`${name.padEnd(28)} ${times.map((time) => `${time.toFixed(2)} s`).join('  again ')}`);

show('shelf', await measure('/', 'main li a'));
for (const { id } of games) {
  show(`${id}, its page`, await measure(`/${id}`, `main a[href^="/${id}/play"]`));
  show(`${id}, a match`, await measure(`/${id}/play?seed=1`, FIRST));
}
await close();
