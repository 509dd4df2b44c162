import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from './axe-page.ts';
import {
  answerInSight,
  chooseBot,
  doorOn,
  matchesOn,
  playtest,
  reportOn,
  saidByCommand,
  textOf,
} from './lab-page.ts';
import { expect, heard, hearing, test } from './match-page.ts';

/** A folder with a table of matches by people. */
function peopleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glade-people-'));
  writeFileSync(join(folder, 'evening.csv'), 'date,winners,turns\nMonday,1,25\nMonday,2 3,30\n');
  return folder;
}

/** What the answer to a question shows of what was chosen for it. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  'Quanto è abilità, quanto fortuna?': /--among '?like:1,greedy/,
  'Which value comes nearest to a target?': /--try '?LC-23\.points=\S+ --try '?crushedMeeple=\S+/,
};

test('who has made no report yet sees an example, which says that it is one; the report takes its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wildfire/lab');
  const example = page.getByRole('figure', { name: /^An example of what you will get/ });
  await expect(example).toBeVisible();
  await expect(example.locator('svg')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await matchesOn(page, '100').check();
  await page.getByRole('button', { name: 'Let them play' }).click();
  await expect(reportOn(page)).toBeFocused({ timeout: 60_000 });
  await expect(example).toHaveCount(0);
});

test.describe('other questions in the page', () => {
  // `npm test` asks one question. The command line asks all of them in its own tests.
  for (const [i, [locale, asked]] of (
    [
      ['en-GB', 'What does a rule change?'],
      ['it-IT', 'Che cosa cambia un altro bot?'],
      ['it-IT', 'Quanto è abilità, quanto fortuna?'],
      ['it-IT', 'Quali domande aperte contano?'],
      ['en-GB', 'How strong are the bots?'],
      ['it-IT', 'Un bot è più forte di un altro?'],
      ['en-GB', 'Do people play as bots do?'],
      ['en-GB', 'Which value comes nearest to a target?'],
    ] as const
  ).entries())
    test.describe(asked, { tag: i === 0 ? [] : '@long' }, () => {
      test.use({ locale, viewport: { width: 320, height: 640 } });

      test('is asked by keyboard, and answered word for word as on the command line', async ({
        page,
      }) => {
        await page.goto('/leaf-climbers/lab?seed=3');
        await page.getByRole('radio', { name: asked }).check();
        if (asked === 'What does a rule change?')
          await page.locator('#option').selectOption('LC-22.points');
        if (asked === 'Which value comes nearest to a target?') {
          await page.locator('#option').selectOption('LC-23.points');
          await page.locator('#second').selectOption('crushedMeeple');
          await page.getByLabel('How many').fill('18');
        }
        // Which bots show what skill does is chosen, of all that err as people do, too.
        if (asked === 'Quanto è abilità, quanto fortuna?') {
          await page.locator('#rung-0').selectOption('like:1');
          await expect(page.locator('#rung-2 option[value="like:3"]')).toHaveCount(1);
        }
        const folder = peopleFolder();
        if (asked === 'Do people play as bots do?') {
          await page.getByLabel('Add a file').setInputFiles(join(folder, 'evening.csv'));
          await expect(page.locator('form')).toContainText('evening.csv: 2 matches.');
          await expect(page.locator('form')).toContainText('Not read in evening.csv: date.');
        }
        await matchesOn(page, '100').check();
        await page.locator('form [type=submit]').press('Enter');
        const report = page.locator('section[tabindex="-1"]');
        await expect(report).toBeFocused({ timeout: 60_000 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
        const sentences = await report.locator('.answer').allInnerTexts();
        expect(sentences.length).toBeGreaterThan(0);
        const more = SHOWN[asked];
        if (more !== undefined) await expect(doorOn(page)).toContainText(more);
        const rows = asked === 'What does a rule change?' ? ['--csv', 'rows.csv'] : [];
        const said = await saidByCommand(report, locale.slice(0, 2), folder, rows);
        for (const sentence of sentences) expect(said).toContain(sentence.replaceAll(/\s+/g, ' '));
        if (rows.length === 0) return;
        const save = report.getByRole('button', { name: 'Save for a spreadsheet' });
        const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
        expect(file.suggestedFilename()).toBe('leaf-climbers.csv');
        expect(await textOf(file)).toBe(readFileSync(join(folder, 'rows.csv'), 'utf8'));
      });
    });
});

test.describe('other questions of the lab', () => {
  test('a comparison leads to the first matches that went differently, under both rules', async ({
    page,
  }) => {
    await page.goto('/leaf-climbers/lab?seed=3');
    await page.getByRole('radio', { name: 'What does a rule change?' }).check();
    await page.locator('#option').selectOption('descend');
    await matchesOn(page, '100').check();
    await page.getByRole('button', { name: 'Let them play' }).click();
    const report = reportOn(page);
    await expect(report).toBeFocused({ timeout: 60_000 });
    const links = report.getByRole('link', { name: /^match number \d+: / });
    expect(await links.count()).toBeGreaterThan(1);
    const [one, other] = await links.evaluateAll((all) =>
      all.slice(0, 2).map((each) => each.textContent),
    );
    expect(one!.split(':')[0]).toBe(other!.split(':')[0]);
    await links.nth(1).click();
    await expect(page).toHaveURL(/\/leaf-climbers\/replay/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('watch a match');
  });

  test('a ladder that is stopped says that it is part of an answer @long', async ({ page }) => {
    await page.goto('/starfall-forest/lab?seed=3');
    await page.getByRole('radio', { name: 'How strong are the bots?' }).check();
    await page.getByLabel('Bot 3').selectOption('mcts:1000');
    await matchesOn(page, '10000').check();
    await page.getByRole('button', { name: 'Let them play' }).click();
    await expect(page.getByText(/^[1-9][\d,]* of 20,?000/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(reportOn(page)).toContainText('This is the answer so far.');
  });

  test('files that do not count say why, and nothing is asked without any match', async ({
    page,
  }) => {
    await page.goto('/wildfire/lab');
    await page.getByRole('radio', { name: 'Do people play as bots do?' }).check();
    const start = page.getByRole('button', { name: 'Let them play' });
    await expect(start).toBeDisabled();
    const add = page.getByLabel('Add a file');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await add.setInputFiles(file('one.csv', 'won\nmaybe\n'));
    await expect(page.getByText('one.csv, line 2: “maybe” does not say who won.')).toBeVisible();
    await expect(start).toBeDisabled();
    await add.setInputFiles(file('two.csv', 'won\nyes\n'));
    await expect(page.getByText('two.csv: 1 match.')).toBeVisible();
    await expect(start).toBeEnabled();
    await page.getByRole('button', { name: 'Remove all files' }).click();
    await expect(start).toBeDisabled();
  });
});

test.describe('a playtest in the page', () => {
  test('tells how the game ends, how long it takes and which rules came up', async ({ page }) => {
    await playtest(page, '/wildfire/lab?seed=1', '100');
    for (const heading of [
      'How it ends',
      'How long it takes',
      'When it is decided',
      'Which rules came up',
    ])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('Every match came to its end.')).toBeVisible();
    // First the answer in plain words; ranges and terminals are behind doors.
    const report = reportOn(page);
    await expect(report.locator('.answer')).toHaveText(
      /^Of 100 matches, the bot wins about \d+\. A match lasts about \d turns, perhaps \d minutes?\.$/,
    );
    // Ten matches are too few to look into for a headline about halfway.
    await expect(report).not.toContainText('Halfway, play on');
    await expect(report).not.toContainText(/--[a-z]|npm/);
    await expect(report.getByText(/matches are won \(95% range/)).toBeHidden();
    // Bots and moves are called as in the form and on the board, never as on the command line.
    await expect(report).not.toContainText(/“(?:policy|douse|dig|pass|play|stop)”/);
    await expect(report.locator('.strip > span', { hasText: /^[a-z]/ })).toHaveCount(0);
    await expect(report).toContainText('played by “Steady”');
    await expect(report).toContainText('Douse');
    // The answer comes before the buttons that save it, and what is told in squares stands in no tile.
    const save = report.getByRole('button', { name: 'Save the data' });
    const below = async () =>
      (await save.boundingBox())!.y - (await report.locator('.figures').boundingBox())!.y;
    expect(await below()).toBeGreaterThan(0);
    await expect(report.locator('.figures > li')).toHaveCount(2);
    // On a wide screen the board with its hot squares stands beside the answer, on all others below it.
    const board = report.locator('.opening > .where');
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(board).toBeInViewport();
    await expect(board.locator('figcaption')).toContainText(/^(?:Squares|Fires|Dice)/);
    for (const width of [1000, 820]) {
      await page.setViewportSize({ width, height: 1180 });
      await report.evaluate((shown) => shown.scrollIntoView());
      await expect(board).toBeInViewport({ ratio: 1 });
      const told = (await report.locator('.answer').boundingBox())!;
      const shown = (await board.boundingBox())!;
      expect(shown.y).toBeGreaterThanOrEqual(told.y + told.height);
      const tiles = (await report.locator('.figures').boundingBox())!;
      expect(tiles.x + tiles.width).toBeLessThanOrEqual(shown.x);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const top = async () => (await report.locator('.answer').boundingBox())!.y;
    expect((await board.boundingBox())!.y - (await top())).toBeLessThan(2 * 844);
    // All that is long lies behind a heading, and how many matches there are is said once.
    await expect(report.locator('table:visible')).toHaveCount(0);
    await expect(report.getByText('How it ends').last()).toBeVisible();
    await report.locator('summary', { hasText: 'How it ends' }).click();
    await expect(report.locator('.known:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 1000, height: 768 });
    await expect(report.locator('.known:visible')).not.toHaveCount(0);
    await report.getByText('More exactly').click();
    await expect(report.getByText(/matches are won \(95% range/)).toBeVisible();
    await page.getByText('For designers who use a terminal').click();
    await expect(page.getByText('--games 100 --bots policy')).toBeVisible();
    // In the letters and the colour of the app.
    const looks = await report
      .locator('.figures b')
      .first()
      .evaluate((figure) => ({
        font: getComputedStyle(figure).fontFamily,
        title: getComputedStyle(document.querySelector('h1')!).fontFamily,
        bar: getComputedStyle(figure).getPropertyValue('--bar'),
        accent: getComputedStyle(document.body).getPropertyValue('--accent'),
      }));
    expect(looks.font).toBe(looks.title);
    expect(looks.bar).toBe(looks.accent);
  });

  test('is kept as data and as a page of its own', async ({ page }) => {
    await playtest(page, '/wildfire/lab?seed=1&startBuffer=8', '100');
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the data' }).click(),
    ]);
    const report = JSON.parse(await textOf(data)) as {
      games: number;
      options: Record<string, unknown>;
      code: { digest: string };
    };
    expect(report).toMatchObject({ games: 100, options: { startBuffer: 8 } });
    expect(report.code.digest).toMatch(/^[\da-f]{8}$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a page' }).click(),
    ]);
    const html = await textOf(file);
    expect(html).toContain('<h1>Playtest: Wildfire</h1>');
    expect(html).not.toMatch(/<script|@import|url\(/);
    // Without a script it is short on a phone, and whole on a wide screen and on paper.
    const narrow = await page.context().newPage();
    await narrow.setViewportSize({ width: 390, height: 844 });
    await narrow.setContent(html);
    const part = narrow.locator('.part').first();
    const inside = part.locator('figure, table').first();
    await expect(inside).toBeHidden();
    await part.locator('summary').first().click();
    await expect(inside).toBeVisible();
    await part.locator('summary').first().click();
    await expect(inside).toBeHidden();
    await narrow.emulateMedia({ media: 'print' });
    await expect(inside).toBeVisible();
    await narrow.emulateMedia({ media: 'screen' });
    await narrow.setViewportSize({ width: 1366, height: 768 });
    await expect(inside).toBeVisible();
    await narrow.close();
  });

  test('opens the matches worth watching', async ({ page }) => {
    await playtest(page, '/leaf-climbers/lab?seed=2', '100');
    await page.getByRole('listitem').filter({ hasText: 'The longest' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/leaf-climbers\/replay/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('watch a match');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'How it ends' })).toBeVisible();
  });

  test('stopped, it reports on what was played', async ({ page }) => {
    await page.goto('/starfall-forest/lab?seed=5');
    await matchesOn(page, '10000').check();
    await page.getByRole('button', { name: 'Let them play' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
    await expect(page.getByText(/^[1-9][\d,]* of 10,?000/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    const report = page.getByRole('region', { name: 'The report' });
    await expect(report).toBeFocused();
    await expect(report).toContainText(/this report is on [1-9][\d,]* matches of 10,000/);
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the data' }).click(),
    ]);
    const { games, command } = JSON.parse(await textOf(data)) as {
      games: number;
      command: string;
    };
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(10_000);
    expect(command).toContain(`--looks 300/10000 --games ${games} `);
  });

  test('stopped twice, it ends at once and keeps nothing @long', async ({ page }) => {
    // Matches that take as long as somebody has patience: the worker never hears that it is to play.
    await page.addInitScript(() => {
      const post = Reflect.get(Worker.prototype, 'postMessage') as (message: object) => void;
      Worker.prototype.postMessage = function (message: object) {
        if (!('experiment' in message)) post.call(this, message);
      };
    });
    await page.goto('/war-kids/lab');
    await chooseBot(page, 'planner');
    await page.getByRole('button', { name: 'Let them play' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Stop now, without a report' }).click();
    await expect(page.getByRole('button', { name: 'Let them play' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'The report' })).toHaveCount(0);
  });

  test('is reached from the page of the game with the rules chosen there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Playtest' }).click();
    await expect(page).toHaveURL(/\/lab$/);
    await page.getByRole('link', { name: /^Wildfire/ }).click();
    await expect(page).toHaveURL(/\/wildfire\/lab$/);
    await page.goto('/wildfire?startBuffer=8');
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Playtest' }).click();
    await expect(page).toHaveURL(/\/wildfire\/lab\?.*startBuffer=8/);
  });

  test('says which rules are played, and of what a report is @long', async ({ page }) => {
    await hearing(page);
    await page.goto('/leaf-climbers/lab?credit=split&seed=3');
    await expect(page.getByText('Rules: ')).toContainText('one win is shared');
    await playtest(page, '/leaf-climbers/lab?seed=3', '100');
    await page.getByRole('button', { name: 'Change something' }).click();
    await chooseBot(page, 'random');
    await expect(page.getByText('This report is about what was played before')).toBeVisible();
    const still = 'The report below is still the last one';
    await expect(page.locator('form', { hasText: still })).toBeInViewport();
    await expect.poll(() => heard(page)).toContain(still);
  });

  test('names the seats as the game does, and who begins @long', async ({ page }) => {
    await page.goto('/war-kids/lab?seed=4');
    await chooseBot(page, 'random');
    await matchesOn(page, '100').check();
    await page.getByRole('button', { name: 'Let them play' }).click();
    const report = page.getByRole('region', { name: 'The report' });
    await expect(report).toBeFocused({ timeout: 60_000 });
    await expect(report).toContainText('Seat 1 (Blue)');
    await expect(report).toContainText('Blue begins.');
  });

  test('swaps the seats @long', async ({ page }) => {
    await page.goto('/leaf-climbers/lab?seed=4');
    await page.getByLabel('The same bot in every seat').uncheck();
    await page.getByLabel('Seat 2').selectOption('random');
    await page.getByLabel(/Swap the seats/).check();
    await matchesOn(page, '100').check();
    await page.getByRole('button', { name: 'Let them play' }).click();
    const report = page.getByRole('region', { name: 'The report' });
    await expect(report).toBeFocused({ timeout: 60_000 });
    await expect(report).toContainText('“Any legal move” takes');
    await expect(doorOn(page)).toContainText('--rotate');
  });

  for (const motion of ['reduce', 'no-preference'] as const) {
    // Motion changes how the page gets there, not where it comes to.
    const tag = motion === 'reduce' ? [] : '@long';
    test.describe(`on a phone, motion: ${motion}`, { tag }, () => {
      test.use({ motion, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

      test('the answer is in sight when it comes, and again after Stop @long', async ({ page }) => {
        await page.goto('/leaf-climbers/lab?seed=2');
        await matchesOn(page, '100').check();
        await page.getByRole('button', { name: 'Let them play' }).tap();
        await answerInSight(page);
        // The form makes room for the answer until it is asked for.
        await expect(page.locator('form')).toBeHidden();
        await page.getByRole('button', { name: 'Ask something else' }).tap();
        await expect(page.locator('form')).toBeVisible();

        await matchesOn(page, '10000').check();
        await page.getByRole('button', { name: 'Let them play' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(/^[1-9][\d,]* of 10,000/)).toBeVisible();
        await page.getByRole('button', { name: 'Stop' }).press('Enter');
        await expect(reportOn(page)).toContainText('Stopped before the end');
        await answerInSight(page);
      });
    });
  }

  test('is heard now and then while it is played, its number as it is written @long', async ({
    page,
  }) => {
    await hearing(page);
    await playtest(page, '/leaf-climbers/lab?seed=2', '1000');
    await expect.poll(() => heard(page)).toMatch(/^Played: [1-9]\d{2} of 1,000 matches\.$/m);
  });

  test('names a bot in full on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/wildfire/lab');
    await chooseBot(page, 'greedy');
    await expect(
      page.locator('span', { hasText: /^Takes what looks best at once \(greedy\)$/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const width of [820, 900])
    test(`on a tablet no table sticks out of its column: ${width} wide${width === 820 ? '' : ' @long'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1180 });
      await playtest(page, '/wildfire/lab?seed=1', '100');
      const tables = page.locator('.pair table');
      await expect(tables.first()).toBeVisible();
      const out = await tables.evaluateAll((all) =>
        all.map((table) => table.scrollWidth - table.parentElement!.clientWidth),
      );
      expect(Math.max(...out)).toBeLessThanOrEqual(0);
    });

  test('fits a phone, and the list at the top leads to what is folded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await playtest(page, '/leaf-climbers/lab?seed=2', '100');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Where things happen' }).click();
    await expect(page.getByRole('heading', { name: 'Where things happen' })).toBeFocused();
    await expect(page.getByText('the stronger the colour, the more often')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Where leaves will land/ })).toBeVisible();
  });
});

test('on a phone a report is short: its later parts unfold by keyboard, are open on a wide screen and on paper @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playtest(page, '/wildfire/lab?seed=1', '100');
  const report = reportOn(page);
  const length = async () => (await report.boundingBox())!.height;
  const parts = report.locator('details.part');
  await expect(parts.and(page.locator('[open]'))).toHaveCount(0);
  expect(await parts.count()).toBeGreaterThan(2);
  const folded = await length();
  const text = parts.first().locator('figure, table').first();
  await expect(text).toBeHidden();
  // No tile stands alone beside a hole.
  const list = (await report.locator('.figures').boundingBox())!;
  const last = (await report.locator('.figures > li').last().boundingBox())!;
  expect(Math.abs(last.x + last.width - list.x - list.width)).toBeLessThan(1);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await parts.first().locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(report.locator('details.part:not([open])')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(report.locator('details.part[open]')).toHaveCount(0);
  for (const summary of await report.locator('.part > summary').all()) await summary.click();
  expect(await length()).toBeGreaterThan(folded * 1.3);
});

test('a player reads no command: it is behind a door for designers', async ({ page }) => {
  await page.goto('/wildfire/lab');
  const door = page.getByText('For designers who use a terminal');
  await expect(door).toBeVisible();
  await expect(page.getByText('npm run glade')).toBeHidden();
  await door.click();
  await expect(page.getByText('npm run glade')).toBeVisible();
});
