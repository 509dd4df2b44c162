import { readFileSync } from 'node:fs';
import {
  cells,
  closeSheet,
  expect,
  notice,
  open,
  openMenu,
  position,
  roll,
  rollToAct,
  stopClock,
  test,
  toDouse,
} from './match-page.ts';

// Tabs, and what a browser keeps: each test has a window of its own.
test.use({ reuseContext: false });

test('a match survives a reload, and the shelf leads back to it', async ({ page }) => {
  await open(page);
  await rollToAct(page);
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await expect(page.locator(roll)).toBeVisible();
  const before = await position(page);
  await page.reload();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await position(page)).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue: Wildfire/ }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await position(page)).toEqual(before);
});

test('an entry is stored, even if the page goes away in the same moment', async ({ page }) => {
  await open(page);
  const stored = (): Promise<number> =>
    page.evaluate(() => {
      const key = new URLSearchParams(location.search).get('match');
      return localStorage.getItem(`glade.match.${key}`)?.length ?? 0;
    });
  await page.locator(roll).click();
  await expect.poll(stored).toBeGreaterThan(0);
  const before = await stored();
  await rollToAct(page);
  await expect.poll(stored).toBeGreaterThan(before);
  const rolled = await stored();
  const cell = page.locator(cells).nth((await toDouse(page))!);
  // No picture comes in between.
  const loaded = page.waitForEvent('load');
  const held = await cell.evaluate((button: HTMLElement) => {
    button.click();
    const key = new URLSearchParams(location.search).get('match');
    const now = localStorage.getItem(`glade.match.${key}`)!.length;
    location.reload();
    return now;
  });
  await loaded;
  // Else this test would show nothing.
  expect(held).toBe(rolled);
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await stored()).toBeGreaterThan(rolled);
});

test('two tabs with one match, in a browser without locks: the older one says so and writes nothing over @long', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  await open(page);
  await rollToAct(page);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(page.url());
  await expect(other.locator(cells).first()).toBeVisible();
  await other
    .locator(cells)
    .nth((await toDouse(other))!)
    .click();
  await expect(page.getByRole('alert')).toContainText('another tab');
  await openMenu(page);
  await page.getByRole('button', { name: 'New match' }).click();
  const question = page.getByRole('group', { name: /went on in another tab/ });
  // A page in the background does not always hear a key: the tab comes forward, and the answer has the focus.
  await page.bringToFront();
  await expect(question.getByRole('button').first()).toBeFocused();
  await question.getByRole('button').first().press('Escape');
  await expect(question).toHaveCount(0);
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  const after = await position(other);
  await other.reload();
  await expect(other.locator(cells).first()).toBeVisible();
  expect(await position(other)).toEqual(after);

  // What was done in the older one is a match of its own, with nothing lost.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(page.url()).not.toBe(other.url());
  const ours = await position(page);
  await page.reload();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await position(page)).toEqual(ours);
});

test('a match in which nothing has happened stays when another tab begins one', async ({
  page,
  context,
}) => {
  await open(page);
  await expect(page).toHaveURL(/play\?match=/);
  const other = await context.newPage();
  await open(other);
  await page.reload();
  await expect(page.locator(roll)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const STORED = { format: 1, game: 'wildfire', begun: true, revision: 1 };

test('a match stays until it is removed: that is asked twice, and a mark protects from it', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(
    ([stored, record]) => {
      const matches = { a: [1e13, false], b: [9e99, false], c: [1e12, true], d: [1e12, true] };
      for (const [key, [changed, over]] of Object.entries(matches)) {
        const text = JSON.stringify({ ...stored, record, changed, over });
        localStorage.setItem(`glade.match.${key}`, text);
      }
    },
    [STORED, OWN_DICE] as const,
  );
  await page.goto('/wildfire');
  // The newest is whole, the others are folded.
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toHaveCount(1);
  await page.getByText('Show more (1)', { exact: true }).click();
  await expect(
    page.getByRole('link', { name: 'Continue the match of an unknown day' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toHaveCount(2);
  await page.getByText('2 finished matches', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Save a copy of the match/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^wildfire-[cd]\.txt$/);
  const remove = page.getByRole('button', { name: /^Remove the match of .*2001/ });
  await expect(remove).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Keep the match of .*2001/ })
    .first()
    .click();
  await expect(remove).toHaveCount(1);
  await remove.click();
  await page.getByRole('button', { name: 'No, leave it' }).click();
  await expect(page.getByText('2 finished matches', { exact: true })).toBeVisible();
  await remove.click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('1 finished match', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 finished match', { exact: true })).toBeVisible();
});

test('the lists of matches tell which rules each has @long', async ({ page }) => {
  await page.goto('/wildfire/play?preset=beginners&seed=7');
  await page.locator('[data-roll]').click();
  await page.goto('/matches');
  const match = page.getByRole('link', {
    name: /^Continue the match of .* \(Fair start; Person\)/,
  });
  await expect(match).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('link', { name: /\(Partenza equa; Persona\)/ })).toBeVisible();
});

test('where there is no room, finished matches go when somebody says so, and the match is stored @long', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate((stored) => {
    const old = { ...stored, record: 'x'.repeat(50_000), over: true, changed: 1e12 };
    localStorage.setItem('glade.match.old', JSON.stringify(old));
    let room = 16_000_000;
    for (let size = room / 2; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`fill${size}`, 'x'.repeat(size));
      } catch {
        room -= size;
      }
    }
  }, STORED);
  await open(page);
  await rollToAct(page);
  await expect(page.getByRole('alert')).toContainText('no room left');
  const before = await position(page);
  await page.getByRole('link', { name: 'Make room' }).click();
  await expect(page.getByText('Not saved: this match is in this tab only.')).toBeVisible();
  await page.getByText('1 finished match', { exact: true }).click();
  await page.getByRole('button', { name: /^Remove the match of .*2001/ }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await page.getByRole('link', { name: /^Continue the match/ }).click();
  await expect(page.locator(cells).first()).toBeVisible();
  expect(await position(page)).toEqual(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, name, text] of [
  ['full', 'QuotaExceededError', 'no room left'],
  ['closed', 'SecurityError', 'stores nothing'],
] as const) {
  test(`where storage is ${what}${what === 'full' ? '' : ' @long'} the match goes on and the page says that it is not kept`, async ({
    page,
  }) => {
    await page.addInitScript((error) => {
      localStorage.setItem('glade.match.other', 'something');
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', error);
      };
    }, name);
    await open(page);
    await expect(page.getByRole('alert')).toContainText(text);
    await rollToAct(page);
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  });
}

test('a stored match that cannot be read is reported and can be kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('glade.match.abc', '{"format":1,"rec'));
  await page.goto('/wildfire/play?match=abc');
  await expect(page.getByRole('alert')).toContainText('can’t be read any more');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await download).suggestedFilename()).toBe('glade-abc.txt');
});

for (const [where, address] of [
  ['to play on', '/wildfire/play?match=abc'],
  ['to watch', '/wildfire/replay?match=abc'],
] as const) {
  test(`a match of other rules, ${where}${where === 'to watch' ? '' : ' @long'}, is kept, can be copied and read as text`, async ({
    page,
  }) => {
    const record = OWN_DICE.replace('wildfire 1', 'wildfire 99');
    await page.goto('/about');
    await page.evaluate(
      ([stored, text]) =>
        localStorage.setItem(
          'glade.match.abc',
          JSON.stringify({ ...stored, record: text, over: false, changed: 1e12 }),
        ),
      [STORED, record] as const,
    );
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('version 99 of wildfire');
    await page.getByText('The match as it is written down').click();
    await expect(page.getByText('0. home 3,3')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy' }).click();
    let copy = '';
    for await (const part of await (await download).createReadStream()) copy += String(part);
    expect(copy).toBe(record);
    await page.goto('/wildfire');
    await expect(page.getByRole('link', { name: /^Continue the match/ })).toBeVisible();
  });
}

test('a link holds the whole match, and from any step one can play on', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await rollToAct(page);
  await page
    .locator(cells)
    .nth((await toDouse(page))!)
    .click();
  await expect(page.locator(roll)).toBeVisible();
  const before = await position(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const link = await page.getByLabel(/It holds the whole match/).inputValue();

  const stranger = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: baseURL!,
  });
  const there = await stranger.newPage();
  await there.emulateMedia({ reducedMotion: 'reduce' });
  await there.goto(link);
  // It opens where the match stands, and says who played.
  await expect(there.getByText('Step 4 of 4')).toBeVisible();
  await expect(there.getByText('Played by: Person.')).toBeVisible();
  expect(await position(there)).toEqual(before);
  // The arrows work at once.
  await there.keyboard.press('ArrowLeft');
  await expect(there.getByText('Step 3 of 4')).toBeVisible();
  await there.keyboard.press('ArrowRight');
  await expect(there.getByText('Step 4 of 4')).toBeVisible();
  await there.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(there.getByText('Step 3 of 4')).toBeVisible();
  // What is shared here opens here.
  await openMenu(there);
  await there.getByRole('button', { name: 'Share as a link' }).click();
  const shown = await there.getByLabel(/It holds the whole match/).inputValue();
  await closeSheet(there);
  expect(shown).toContain('/wildfire/replay?step=3#1.');
  const again = await stranger.newPage();
  await again.goto(shown);
  await expect(again.getByText('Step 3 of 4')).toBeVisible();
  await again.reload();
  await expect(again.getByText('Step 3 of 4')).toBeVisible();
  await again.goto(shown.replace('step=3', 'step=99'));
  await expect(again.getByText('Step 4 of 4')).toBeVisible();
  await there.getByRole('button', { name: 'Play on from here' }).click();
  await expect(there).toHaveURL(/\/wildfire\/play\?match=/);
  await expect(there.getByRole('button', { name: 'Pass' })).toBeVisible();
  await stranger.close();
});

test('a shared match is watched from its beginning, and says who played it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/wildfire/replay');
  await page.getByLabel('Paste a link or the text of a match').fill(FOR_TWO);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  await expect(
    page.getByText('Played by: Player 1 (Person) and Pixel (Bot, strong).'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await expect(page.getByText('Step 0 of 1')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
});

test('persons are called by the names that the record gives them', async ({ page }) => {
  await page.goto('/wildfire/replay');
  const text = page.getByLabel('Paste a link or the text of a match');
  const read = page.getByRole('button', { name: 'Open', exact: true });
  await text.fill(OWN_DICE.replace('person', 'Anna: <b>strong</b>'));
  await read.click();
  await expect(page.getByText('Played by: Anna: <b>strong</b>.')).toBeVisible();
});

test('a file that is too long is told the same limit as a text @long', async ({ page }) => {
  await page.goto('/wildfire/replay');
  const file = page.getByLabel('Or choose a file');
  for (const size of [250_000, 700_000]) {
    await page.reload();
    await file.evaluate((input, length) => {
      const taken = new DataTransfer();
      taken.items.add(new File(['x'.repeat(length)], 'long.txt'));
      (input as HTMLInputElement).files = taken.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, size);
    await expect(page.getByRole('alert')).toContainText('at most 200,000 characters');
  }
});

test('a copy of a match is a text that can be opened again', async ({ page }) => {
  await open(page);
  await rollToAct(page);
  const download = page.waitForEvent('download');
  await openMenu(page);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const path = await (await download).path();
  await page.goto('/wildfire/replay');
  await page.getByLabel('Or choose a file').setInputFiles(path);
  await expect(page.getByText(/Step 3 of 3/)).toBeVisible();
});

const FOR_TWO = `Glade record 1
Game: wildfire 1
Options: mode=vs
Players: person, strong
Dice: entered

0. home 3,3
`;

const OWN_DICE = `Glade record 1
Game: wildfire 1
Players: person
Dice: entered

0. home 3,3
`;

test('a match opened from a text survives a reload', async ({ page }) => {
  await page.goto('/wildfire/replay');
  await page.getByLabel('Paste a link or the text of a match').fill(OWN_DICE);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  await expect(page).toHaveURL(/\/wildfire\/replay#1\./);
  await page.reload();
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
});

test('the rules say so where there is no rule of that number', async ({ page }) => {
  await page.goto('/wildfire/rules#WF-99');
  await expect(page.getByRole('alert')).toContainText('There is no rule “WF-99” here');
});

const RECORD = `Glade match 1
Game: wildfire
Version: 1
Dice: virtual
Seed: 7
Players: person
`;

test('a text that is no match is answered with one sentence, and stays @long', async ({ page }) => {
  for (const [what, text] of [
    ['a link cut short', 'http://localhost/wildfire/replay#1.HctBCoMw'],
    ['a link of another kind', 'http://localhost/wildfire/replay#9.AAAA'],
    ['no link at all', '#1.'],
    ['some other text', 'Dear Sir or Madam'],
    ['a record of a later version', RECORD.replace('Version: 1', 'Version: 99')],
    ['a record of an unknown game', RECORD.replace('wildfire', 'chess')],
    ['a record against the rules', `${RECORD}\nhome 3,3\nfire 3,4\n`],
  ] as const) {
    await page.goto('/wildfire/replay');
    await page.getByLabel('Paste a link or the text of a match').fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const told = (await notice(page).locator('p').innerText()).trim();
    expect(told, what).not.toBe('');
    expect(told, what).not.toMatch(/undefined|problem\.|Error|\{/);
    await expect(page.getByLabel('Paste a link or the text of a match'), what).toHaveValue(text);
  }
});

test('an address that cannot be read is answered with one sentence and a way on', async ({
  page,
}) => {
  for (const query of [
    'preset=nonsense',
    'who=nobody',
    'startBuffer=99',
    'colour=red',
    'match=gone',
  ]) {
    await page.goto(`/wildfire/play?${query}`);
    const told = await page.getByRole('alert').innerText();
    expect(told, query).not.toMatch(/undefined|problem\.|Error|\{/);
    await expect(page.getByRole('link', { name: 'Go to Wildfire' }), query).toBeVisible();
  }
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/nothing/here/at/all');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'To the games' }).click();
  await expect(page.getByRole('link', { name: /^Wildfire/ })).toBeVisible();
});

test.describe('kept for use without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('once loaded, a whole visit works without a network: a match, its rules, sheets to print and a PDF', async ({
    page,
    context,
  }) => {
    // The whole app is stored first, then read back.
    test.slow();
    await page.goto('/');
    // Only for a page that hangs: a busy machine takes its time for the whole app.
    await expect(page.getByText('Ready to use offline.')).toBeVisible({ timeout: 120_000 });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: /^Wildfire/ }).click();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.locator(roll)).toBeVisible();
    await rollToAct(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(notice(page)).toContainText('Hint: ', { timeout: 20_000 });
    await page.goto('/wildfire/rules');
    await expect(page.locator('#WF-16')).toBeVisible();

    await page.goto('/starfall-forest/print');
    await expect(page.locator('[data-sheet]').first()).toBeVisible({ timeout: 30_000 });
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-asked', true);
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body[data-asked]')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const saved = readFileSync(await (await download).path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
    expect(saved.toString('latin1')).toContain('/FontFile');
  });
});
