import { CHANCE } from '@glade/engine';
import { everyThird, expect, heard, hearing, saidAll, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// Fair Verona and Starfall Forest by ear: who one is, whose turn it is, what to do with a tile that fits nowhere.

interface Seen {
  readonly players: readonly { readonly unused: readonly number[] }[];
}

/** A match in which the person at the first seat draws a tile that fits nowhere. */
function beforeLost() {
  const playing = { seed: 3, others: 'bot gentle', itsDice: true };
  const lost = playedUntil('fair-verona', { seats: 2 }, playing, ({ rules, state }) => {
    const { players } = rules.view(state, undefined) as Seen;
    return players[0]!.unused.length > 0;
  });
  return lost.at(lost.log.length - 1);
}

for (const [locale, says] of [
  [
    'en-GB',
    {
      prompt: 'The tile fits nowhere: keep it. Then draw an Encounter for Pixel.',
      kept: 'It fits nowhere: you keep one unused tile.',
      meets: 'Pixel meets ',
    },
  ],
  [
    'it-IT',
    {
      prompt:
        'La tessera non ci sta: tienila. Poi pesca un Incontro per chi viene dopo: è di Pixel.',
      kept: 'Non ci sta: ',
      meets: 'Pixel ',
    },
  ],
] as const)
  test.describe(locale, { tag: locale === 'en-GB' ? '@long' : [] }, () => {
    test.use({ locale });

    test('a tile that fits nowhere: its button has the focus, all keys say what to do, and that it is kept is said after that @long', async ({
      page,
    }) => {
      const match = beforeLost();
      expect(match.actor).toBe(CHANCE);
      await hearing(page);
      await openStored(page, match);
      await page.keyboard.press('Shift');
      const keep = page.locator('[data-keep]');
      await expect(keep).toBeFocused();
      await saidAll(page);
      expect(await heard(page)).toContain(says.prompt);
      expect(await heard(page)).not.toContain(says.kept);
      const answers = async (ask: () => Promise<void>): Promise<void> => {
        const { length } = await heard(page);
        await ask();
        await expect.poll(async () => (await heard(page)).slice(length)).toContain(says.prompt);
        expect((await heard(page)).slice(length)).not.toContain(says.kept);
      };
      await answers(() => page.keyboard.press('h'));
      // In breaths of at most 20 words: another press tells what does not fit into the first.
      const { length: before } = await heard(page);
      const told = async (): Promise<string> => (await heard(page)).slice(before);
      for (const sentence of says.prompt.split(/(?<=\.) /)) {
        if (!(await told()).includes(sentence)) await page.keyboard.press('w');
        await expect.poll(told).toContain(sentence);
      }
      expect(await told()).not.toContain(says.kept);
      await answers(() => page.keyboard.press('n'));
      await answers(() => page.locator('[role=gridcell][tabindex="0"]').press('Enter'));
      await expect(keep).toBeVisible();
      const { length } = await heard(page);
      await keep.press('Enter');
      await expect(keep).toHaveCount(0);
      const since = async (): Promise<string> => (await heard(page)).slice(length);
      await expect.poll(since).toContain(says.kept);
      await expect.poll(since).toContain(says.meets);
    });
  });

test('at the beginning each hears who they are and what they are worth, then the clue, in portions', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/fair-verona/play?seats=3&who=person,steady,steady&seed=3');
  await expect(page.locator('[data-step]')).toContainText('Lay your tile');
  await saidAll(page);
  const said = (await heard(page)).split('\n');
  const all = said.join(' ');
  expect(all).toMatch(
    /You are the \w+ of \w+, worth \d+\. Each of you has \d Friends?\. The Clue Card is the /,
  );
  expect(all.match(/You are the /g)).toHaveLength(1);
  expect(said.filter((line) => line.split(/\s+/).length > 20)).toEqual([]);
});

test.describe('as it is shown to who watches', () => {
  test.use({ motion: 'no-preference' });

  test('each turn begins with whose it is', async ({ page }) => {
    await hearing(page);
    await page.goto('/fair-verona/play?seats=3&who=steady,steady,steady&seed=3');
    await expect.poll(() => heard(page), { timeout: 60_000 }).toMatch(/It’s \S+’s turn\./);
  });
});

test('the first words of a guided match are said once @long', async ({ page }) => {
  await hearing(page);
  await page.goto('/fair-verona/play?lesson=FV-L01');
  await expect(page.locator('[data-guide-text]')).toContainText('Find all the clues');
  await saidAll(page);
  expect((await heard(page)).match(/Find all the clues/g)).toHaveLength(1);
});

test('L says in the steps with a tile what is to be done, and opens nothing', async ({ page }) => {
  await hearing(page, '[aria-live], [role=status]');
  await page.goto('/fair-verona/play?seats=2&who=person,person&seed=3');
  await page.locator('[role=gridcell][aria-label*="fits here"]').first().focus();
  await page.keyboard.press('l');
  await expect.poll(() => heard(page)).toContain('Choose a space for your tile.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held=true]')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(page.locator('[data-held=true]')).toHaveCount(0);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('l');
  const next = /Your tile is laid\.|Choose a space for your tile\.[^]*Choose a space/;
  await expect.poll(() => heard(page)).toMatch(next);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [i, [game, can]] of (
  [
    ['wildfire', /^Roll/],
    ['forest-fire', /^Roll/],
    ['starfall-forest', /you can topple it/],
    ['leaf-climbers', /^Roll/],
    ['fair-verona', /your tile fits here/],
    ['war-kids', /can/],
  ] as const
).entries()) {
  const title = `${game}: the heading keeps the focus until there is something to do`;
  test(title, { tag: everyThird(i, 'second') }, async ({ page }) => {
    await page.addInitScript(() => {
      const names: string[] = [];
      Object.assign(globalThis, { names });
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.tagName === 'H1') return;
        names.push(target.getAttribute('aria-label') ?? target.textContent ?? '');
      });
    });
    await page.goto(`/${game}`);
    await page.getByRole('link', { name: 'Play', exact: true }).first().press('Enter');
    const names = async (): Promise<readonly string[]> =>
      page.evaluate(() => (globalThis as unknown as { names: string[] }).names);
    await expect(page.locator('[data-board] :focus, [data-dock] :focus')).toHaveCount(1);
    const [, first] = (await names()).filter((name) => !/^S(?:kip|creen reader)/.test(name));
    expect(first).toMatch(can);
  });
}

test('in Starfall Forest it is said where one starts, and one’s own cell says that one can move @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/starfall-forest/play?preset=short&who=person,steady&seed=5');
  await expect.poll(() => heard(page)).toMatch(/You start at column \d, row \d/);
  await saidAll(page);
  expect((await heard(page)).split('\n').filter((line) => line.split(/\s+/).length > 20)).toEqual(
    [],
  );
});
