import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from './match-page.ts';

// What the tests of the page of the lab share.

/** Lets bots play as many matches as are chosen, and waits for the report. */
export async function playtest(page: Page, address: string, games: string): Promise<void> {
  await page.goto(address);
  await matchesOn(page, games).check();
  await page.getByRole('button', { name: 'Let them play' }).click();
  await expect(page.getByRole('region', { name: 'The report' })).toBeFocused({ timeout: 60_000 });
}

/** The button that chooses how many matches are played. */
export const matchesOn = (page: Page, games: string): Locator =>
  page.locator(`#games [value="${games}"]`);

/** Chooses a bot that has no card of its own for all seats. */
export async function chooseBot(page: Page, bot: string): Promise<void> {
  await page.getByRole('radio', { name: 'More bots' }).check();
  await page.getByLabel('Which one').selectOption(bot);
}

/** What is said to designers who use a terminal. */
export const doorOn = (page: Page): Locator => page.locator('main > details:has(> pre)');

export const reportOn = (page: Page): Locator => page.getByRole('region', { name: 'The report' });

/** The report lies at the top of the screen, and its answer in sight below. */
export async function answerInSight(page: Page): Promise<void> {
  const report = reportOn(page);
  await expect(report).toBeFocused({ timeout: 60_000 });
  await expect(report.locator('.answer').first()).toBeInViewport({ ratio: 1 });
  // Below the room that the page leaves above whatever it scrolls to.
  await expect.poll(async () => Math.abs((await report.boundingBox())!.y - 16)).toBeLessThan(2);
}

/** The text of a file that was handed over. */
export async function textOf(file: Download): Promise<string> {
  let text = '';
  for await (const part of await file.createReadStream()) text += String(part);
  return text;
}

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');

/** What the command on the page says in a terminal, on one line. */
export async function saidByCommand(
  report: Locator,
  language: string,
  cwd: string,
  more: readonly string[] = [],
): Promise<string> {
  const command = (await doorOn(report.page()).locator('pre code').textContent()) ?? '';
  const args = command.replace('npm run glade -- ', '').replaceAll("'", '').split(' ');
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [MAIN, ...args, ...more, '--language', language],
    { env, cwd },
  );
  // The page does not name the options of a terminal, and it calls bots as its form does.
  const plain = stdout.replaceAll(/\s+/g, ' ').replaceAll(/ \(--[a-z]+(?: [^)]*)?\)/g, '');
  return (await namesOfBots(report.page())).reduce(
    (said, [bot, name]) => said.replaceAll(new RegExp(`([“«])${bot}([”»])`, 'g'), `$1${name}$2`),
    plain,
  );
}

/** The bots that the form has, with what it calls them. */
const namesOfBots = (page: Page): Promise<readonly (readonly [bot: string, name: string])[]> =>
  page.locator('form').evaluate((form) =>
    [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('[name=bot], option')]
      .filter(({ value }) => /^[a-z]/.test(value))
      .map((each) => {
        const card = each.closest('label')?.querySelector('[id$=-name]') ?? each;
        const words = card.textContent.trim();
        const named = new RegExp(`^(.*?) ?\\(${each.value}\\)`).exec(words);
        return [each.value, named?.[1] ?? words] as const;
      }),
  );
