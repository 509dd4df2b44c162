import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { startPostgres, type Server } from '../../queue/test/postgres.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { violations } from './axe-page.ts';

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');
const env = { ...process.env, LC_ALL: 'C' };

let database: Server;
let port: number;
let serving: ChildProcess;
/** Those who asked, and wait for an answer. */
const asking: ChildProcess[] = [];

const start = (line: string): ChildProcess =>
  spawn(process.execPath, [MAIN, ...line.split(' '), '--db', database.url], {
    env,
    stdio: 'ignore',
  });

/** Runs a command of the lab to its end. */
const lab = (line: string) =>
  promisify(execFile)(process.execPath, [MAIN, 'lab', ...line.split(' '), '--db', database.url], {
    env,
  });

/** Starts `glade lab serve`, and waits until it answers. */
async function serve(): Promise<void> {
  serving = start(`lab serve --port ${port}`);
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await startPostgres();
  port = await freePort();
  await serve();
});
test.afterAll(async () => {
  for (const child of [serving, ...asking]) await end(child);
  await database.stop();
});

/** Presses the only button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const heard = (page: Page) => page.getByRole('status');
const trouble = (page: Page) => page.locator('#trouble');

test('studies of a queue are followed by keyboard on the narrowest screen, whatever happens to the server and to them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${port}/?language=en`);
  await expect(page.getByText('There are no studies.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A study that somebody asks for stands in the list by itself.
  asking.push(start('playtest tic-tac-toe --games 320'));
  const study = page.locator('#list a');
  await expect(study).toHaveCount(1, { timeout: 60_000 });
  await expect(heard(page)).toContainText('There is one study.');
  expect(await violations(page)).toEqual([]);
  await study.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tic-tac-toe');
  await expect(page.getByText('Nothing is known yet')).toBeVisible();

  // Played and known are shown without another press, and a question is never asked twice.
  await lab('worker --workers 1 --once');
  await expect(page.locator('#state')).toContainText('320 of 320 matches.', { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'The whole answer' })).toBeVisible();
  await expect(heard(page)).toContainText('100%');
  expect(await width(page)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);

  // Twice as many: another page, whose study can be stopped and goes on.
  await press(page, 'Play twice as many');
  await expect(page.locator('#state')).toContainText('of 640 matches.', { timeout: 60_000 });
  const longer = new URL(page.url()).pathname.split('/').at(-1)!;
  await press(page, 'Stop');
  await expect(page.locator('#state')).toContainText('stopped');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();

  // The server ends: what was known stays, and a press is told not to have done anything.
  await end(serving);
  await expect(trouble(page)).toContainText('The lab does not answer.');
  await expect(page.locator('#state')).toContainText('320 of 640 matches.');
  await press(page, 'Continue');
  await expect(trouble(page)).toContainText('Press again.');
  await serve();
  await expect(trouble(page)).toBeHidden();
  await press(page, 'Continue');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(page.locator('#state')).not.toContainText('stopped');

  // In Italian and in the dark, with half of the answer known.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('link', { name: 'In italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('#state')).toContainText('320 partite su 640.');
  expect(await width(page)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);

  // Deleted elsewhere: what was known last stays to be read.
  await lab(`cancel ${longer}`);
  await expect(trouble(page)).toContainText('Questo studio è stato eliminato altrove.');
  await expect(page.locator('#state')).toContainText('320 partite su 640.');
});
