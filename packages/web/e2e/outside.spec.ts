import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from './axe-page.ts';
import { cells, expect, isLong, test as base } from './match-page.ts';
import { act, OVER } from './play-by-what-is-offered.ts';

// Games in one folder, as `glade serve FOLDER …` serves them: nothing is written for the page.

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');

/** How long matches may get here; the rest has a bound far away. */
const GAMES: Readonly<Record<string, string>> = {
  dash: '',
  pig: 'goal=20',
  'kuhn-poker': '',
  'leduc-poker': '',
  nim: '',
  hexapawn: '',
  hex: '',
  kalah: '',
  lamplighters: '',
};

const test = base.extend<object, { served: string }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const data = mkdtempSync(join(tmpdir(), 'glade-served-'));
      const folders = Object.keys(GAMES).map((name) => join(EXAMPLES, name));
      const args = [MAIN, 'serve', ...folders, '--port', '0', '--data', data];
      const server = spawn(process.execPath, args, { env: { ...process.env, LC_ALL: 'C' } });
      // It tells more later, so it is heard to its end.
      const url = await new Promise<string>((resolve) => {
        server.stdout.on('data', (part) => {
          const found = /http:\S+/.exec(String(part));
          if (found !== null) resolve(found[0]);
        });
      });
      await provide(url);
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ served }, provide) => {
    await provide(served);
  },
});

test('games from outside stand on the shelf after ours, and their rulebooks can be read', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(6 + Object.keys(GAMES).length);
  await cards.filter({ hasText: 'Kuhn poker' }).click();
  await expect(page.getByRole('heading', { name: 'Kuhn poker' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'The rules' }).click();
  await expect(page.locator('#KP-04')).toContainText('loses the pot');
});

test('what lies in a picture beside a rule is all in it @long', async ({ page }) => {
  for (const id of ['lamplighters', 'kalah']) {
    await page.goto(`/${id}/rules`);
    const picture = page.locator('[data-picture][role="img"]').first();
    await expect(picture.locator('li').first()).toBeAttached();
    const cut = () =>
      picture.evaluate((room) => {
        const [top, bottom] = [
          room.getBoundingClientRect().top,
          room.getBoundingClientRect().bottom,
        ];
        return [...room.querySelectorAll('li, p, svg')]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.top < top - 1 || box.bottom > bottom + 1).length;
      });
    await expect.poll(cut).toBe(0);
  }
});

// `npm test` tries two, one by taps and one by keys.
for (const [i, [id, options]] of Object.entries(GAMES).entries()) {
  const title = `${id} is played to its end against a bot, by ${i % 2 === 0 ? 'taps' : 'keys'}`;
  test(title, { tag: i === 0 || i === 5 ? [] : '@long' }, async ({ page }) => {
    await page.setViewportSize(
      i % 3 === 0 ? { width: 320, height: 568 } : { width: 1000, height: 700 },
    );
    await page.emulateMedia({
      colorScheme: i % 2 === 0 ? 'light' : 'dark',
      reducedMotion: 'reduce',
    });
    await page.goto(`/${id}/play?seed=7&who=person,gentle&${options}`);
    await expect(page.locator('[data-board]')).toBeVisible();
    const most = isLong() ? 400 : 6;
    for (let n = 0; n < most && !(await page.locator(OVER).isVisible()); n++) {
      await act(page, n, i % 2 === 0 ? 'click' : 'keyboard');
      if (n === 1) {
        expect(await violations(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
    }
    expect(await page.locator('[data-step], [data-ending]').count()).toBeGreaterThan(0);
  });
}

test('a card that a seat may not know is on no place of the page', async ({ page }) => {
  await page.goto('/kuhn-poker/play?seed=7&who=person,gentle');
  const hands = page.locator('[data-board] ul');
  await expect(hands.first().getByRole('listitem')).toHaveText(/[JQK]/);
  await expect(hands.nth(1).getByRole('listitem')).toHaveText('face down');
});

test('each place says where it is, what lies there and whether it can be tapped', async ({
  page,
}) => {
  await page.goto('/hexapawn/play?seed=7&who=person,person');
  const own = page.locator(cells).filter({ visible: true });
  await expect(own).toHaveCount(9);
  const labels = await own.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(labels).toHaveLength(9);
  expect(labels).toContain('column a, row 2, empty');
  expect(labels.filter((label) => label!.endsWith('can be tapped'))).toHaveLength(3);
  // Hexes have their names in them, as nothing stands at the edge of their board.
  await page.goto('/hex/play?seed=7&who=person,person');
  await expect(page.locator('[data-hexes] text').getByText('a1', { exact: true })).toBeVisible();
});

test('friends far away play such a game, with bots of the server, and bots playtest it in the page @long', async ({
  page,
}) => {
  await page.goto('/kuhn-poker/far');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('[data-unreachable]')).toContainText('“--share” at the end');
  await page.getByRole('button', { name: /Let a bot play/ }).click();
  const hands = page.locator('[data-board] ul');
  await expect(hands.first().getByRole('listitem')).toHaveText(/[JQK]/);
  await expect(hands.nth(1).getByRole('listitem')).toHaveText('face down');
  await page.goto('/kuhn-poker/lab');
  await page.getByRole('button', { name: 'Let them play' }).click();
  await expect(page.getByRole('main')).toContainText('Save the data');
});

test('people in turn hide what is theirs, and the end says what was won', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kuhn-poker/play?seed=7&who=person,person');
  await page.locator('[data-take]').click();
  await page.getByRole('button', { name: 'Bet' }).click();
  await expect(page.locator('[data-pass]')).toHaveText('Hide what is mine');
  await page.locator('[data-pass]').click();
  await page.locator('[data-take]').click();
  // Who takes the device over has not seen what the other has done.
  await expect(page.locator('[data-strip]')).toContainText('Player 1 puts a coin into the pot');
  await page.keyboard.press('w');
  await expect(page.locator('[data-notice]')).toContainText('Player 1 puts a coin into the pot');
  await page.getByRole('button', { name: 'Fold' }).click();
  await expect(page.locator('[data-ending]')).toHaveText('Player 1 wins one point.');
});
