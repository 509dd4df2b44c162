import { expect, heard, hearing, saidAll, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// When what is said by ear: in its order, once, and again for who asks.

test('a riddle is said when it is asked, with what comes before it in order, and by one voice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const voiced: string[] = [];
    Object.assign(globalThis, { voiced });
    // As in a browser that has voices.
    const speak = (words: SpeechSynthesisUtterance): void => void voiced.push(words.text);
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: { speak, cancel: () => undefined, getVoices: () => [] },
    });
  });
  await hearing(page, '[aria-live], [role=status]');
  await page.goto('/war-kids/play?mode=guess&guessTimer=off&who=person,person&seed=5');
  await expect(page.locator('[role=gridcell]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const riddle = async (): Promise<string> => (await page.locator('blockquote').textContent())!;
  await expect(page.locator('blockquote')).toContainText('“');
  const first = await riddle();
  await expect.poll(() => heard(page)).toContain(`Who says this? ${first}`);
  await page.keyboard.press('w');
  await expect.poll(() => heard(page)).toMatch(/Choose the picture\. “/);
  const before = (await heard(page)).length;
  const since = async (): Promise<string> => (await heard(page)).slice(before);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-next]')).toBeFocused();
  await expect(page.locator('[data-step]')).toHaveText('Go on to the next riddle.');
  await expect.poll(since).toMatch(/gets? the counter\.[^]*In the middle: 7, /);
  await saidAll(page);
  // The next riddle is drawn already, but nobody is asked yet.
  expect(await since()).not.toContain('Who says this?');
  // Who asks hears how it was answered, who has what, and in full also which riddle it was.
  const counters = /In the middle: 7\. [^]*(?:You have: 1\.|The grown-up has: 1\.)/;
  await page.keyboard.press('w');
  await expect.poll(since).toMatch(/Go on to the next riddle\. (?:Right!|No:) it was/i);
  // What has no room beside that is told by the next press.
  await page.keyboard.press('w');
  await expect.poll(since).toMatch(counters);
  expect(await since()).not.toMatch(/“|nothing has changed/);
  const { length } = await heard(page);
  await page.keyboard.press('t');
  await expect.poll(async () => (await heard(page)).slice(length)).toContain(first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.locator('blockquote')).not.toContainText('it was');
  const second = await riddle();
  expect(second).not.toBe(first);
  await expect.poll(since).toContain(`Who says this? ${second}`);
  // Who goes by keys may have a screen reader: no other voice talks over it, unless somebody asks for it.
  const voiced = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { voiced: string[] }).voiced);
  expect(await voiced()).toEqual([]);
  await page.getByRole('button', { name: 'Hear the riddle' }).press('Enter');
  expect(await voiced()).toEqual([second]);
  await page.locator('[role=gridcell][tabindex="0"]').click();
  await page.locator('[data-next]').click();
  await expect(page.locator('blockquote')).not.toContainText('it was');
  await expect.poll(async () => (await voiced()).at(-1)).toBe(await riddle());
});

test('W keeps what others did until the turn is over, and begins with what is to be done now @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  // A question that waits is taken back when somebody goes on with the board.
  await page.locator('[data-dock] [class^="quiet"]').focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Back to the map' });
  await expect(back).toBeFocused();
  await page.locator('[role=gridcell][data-can=true]').first().focus();
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.locator('[data-step]')).toContainText('Where does');
  await page.keyboard.press('w');
  const last = async (): Promise<string> => (await heard(page)).split('\n').at(-1)!;
  await expect.poll(last).toMatch(/^Where does \S+ \S+ go\?/);
  await page.keyboard.press('Escape');
  // Nobody fights in the first turn.
  await page.locator('[data-dock] [class^="quiet"]').click();
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  await saidAll(page);
  await page.keyboard.press('w');
  await expect
    .poll(last)
    .toMatch(/^Who moves\?.*(?:Since your turn (?!nothing)|things have happened)/);
  // The next of the places where something can be done.
  await page.locator('[role=grid]').focus();
  await page.keyboard.press('n');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-can', 'true');
  const at = await page.locator('[role=gridcell]:focus').getAttribute('data-cell');
  await page.keyboard.press('n');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-can', 'true');
  await expect(page.locator('[role=gridcell]:focus')).not.toHaveAttribute('data-cell', at!);
  await page.keyboard.press('Shift+n');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-cell', at!);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Where does');
  await page.keyboard.press('w');
  await expect.poll(last).toMatch(/^Where does \S+ \S+ go\?/);
  // To put it back is told, too.
  await page.keyboard.press('Escape');
  await expect.poll(last).toMatch(/^Who moves\?/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Where does');
  await page.keyboard.press('n');
  await expect(page.locator('[role=gridcell]:focus')).not.toHaveAttribute('data-cell', at!);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  await expect
    .poll(() => heard(page))
    .toMatch(/Your (?:Soldier|Pegasus|Mage|Prince) \S+ goes to [A-Z]\d\./);
  await saidAll(page);
  await page.keyboard.press('w');
  await expect.poll(last).toMatch(/^Who moves\?.*(?:Before your turn|things have happened)/);
});

test('a tile that is tried out is told with its place, turned with its sides, and W and T tell these sides @long', async ({
  page,
}) => {
  await hearing(page, '[aria-live], [role=status]');
  await page.goto('/fair-verona/play?seats=2&who=person,steady&seed=3');
  await expect(page.locator('[data-step]')).toContainText('Lay your tile');
  await saidAll(page);
  // What the tile is like is told once.
  expect((await heard(page)).match(/Its sides:/g) ?? []).toHaveLength(1);
  await page.locator('[role=gridcell][aria-label*="fits here in"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held=true]')).toHaveCount(1);
  await saidAll(page);
  const last = async (): Promise<string> =>
    (await page.locator('[data-telling] [role=status]').textContent())!.trim();
  const at = page.locator('[role=gridcell]:focus');
  const [place] = (await at.getAttribute('aria-label'))!.split(':');
  const there = new RegExp(
    `^Your tile lies at ${place}: ((?:field|road|city|river) .+)\\. Enter turns, L lays\\.$`,
    'i',
  );
  expect(await last()).toMatch(there);
  expect((await last()).split(/\s+/).length).toBeLessThanOrEqual(20);
  const [, first] = there.exec(await last())!;
  await page.keyboard.press('Enter');
  // As long as there is a choice, it is said how to make it.
  await expect.poll(last).toMatch(/^Turned: .+\. Enter turns, L lays\.$/);
  const sides = (await last()).replace(/^Turned: |\. Enter.*$/g, '');
  expect(sides).not.toBe(first);
  await expect(at).toHaveAccessibleName(new RegExp(`, ${sides}$`));
  const { length } = await heard(page);
  const since = async (): Promise<string> => (await heard(page)).slice(length).trim();
  await page.keyboard.press('w');
  await expect.poll(since).toMatch(/^Your tile is at .*\. Turn it or lay it\./);
  // What has no room beside that is told by the next press.
  await page.keyboard.press('w');
  await expect.poll(since).toContain(`Its sides: ${sides}.`);
  // It is told in several breaths, and written as a whole.
  await page.keyboard.press('t');
  await expect(page.locator('[data-notice]')).toContainText(`Its sides: ${sides}.`);
});

test('who listens finds on every page, before anything else, that what comes next can wait', async ({
  page,
}) => {
  await page.goto('/wildfire/play?seed=7');
  const wait = page.getByRole('button', { name: 'Screen reader: wait until all is said' });
  await expect(wait).toHaveAttribute('aria-pressed', 'false');
  await wait.press('Enter');
  await expect(wait).toHaveAttribute('aria-pressed', 'true');
  await expect(wait).toBeInViewport();
  await page.goto('/settings');
  await expect(page.getByLabel('Time to listen')).toBeChecked();
  await wait.press('Enter');
  await expect(page.getByLabel('Time to listen')).not.toBeChecked();
});

test('who goes on to the next riddle comes to a unit that is no answer yet', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { names });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) names.push(target.getAttribute('aria-label') ?? '');
    });
  });
  await page.goto('/war-kids/play?mode=guess&guessTimer=off&who=person,person&seed=5');
  await expect(page.locator('blockquote')).toContainText('“');
  await page.locator('[role=gridcell]').first().press('Enter');
  const next = page.getByRole('button', { name: 'Next riddle' });
  await expect(next).toBeFocused();
  await page.evaluate(() => void ((globalThis as unknown as { names: string[] }).names.length = 0));
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  const names = await page.evaluate(() => (globalThis as unknown as { names: string[] }).names);
  expect(names.length).toBeGreaterThan(0);
  expect(names.join('; ')).not.toContain('your answer');
});

test('in Wildfire nobody without digs is sent to an empty square', async ({ page }) => {
  const match = playedUntil(
    'wildfire',
    {},
    { seed: 1, itsDice: true },
    ({ rules, state, actor }) => {
      const [grid] = (rules.view(state, undefined) as { grids: { digs: number }[] }).grids;
      return actor === 0 && rules.count(state) > 1 && grid!.digs === 0;
    },
  );
  await openStored(page, match);
  await page.locator('[role=gridcell][aria-label*="home"]').first().press('Enter');
  const notice = page.locator('[data-notice]');
  await expect(notice).toContainText('Choose a burning square');
  await expect(notice).not.toContainText('empty');
});

test('in Wildfire X4 who listens hears first on which grid something is to be done', async ({
  page,
}) => {
  const match = playedUntil(
    'wildfire',
    { mode: 'x4' },
    { seed: 1, itsDice: true },
    ({ rules, state, actor }) => {
      const { quadrant } = rules.view(state, undefined) as { quadrant: number };
      return actor === 0 && quadrant === 1;
    },
  );
  await hearing(page);
  await openStored(page, match);
  await saidAll(page);
  await page.keyboard.press('w');
  await expect
    .poll(async () => (await heard(page)).split('\n').findLast(Boolean)?.trim())
    .toMatch(/^Top right\. (?:One|2) actions?\. /);
});
