import type { Locator, Page } from '@playwright/test';
import {
  CHANCE,
  Match,
  Xoshiro,
  formatRecord,
  parseOptions,
  type Action,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { correct, type Broken } from '@glade/table';
import {
  cells,
  choose,
  closeSheet,
  expect,
  heard,
  saidAll,
  hearing,
  notice,
  open,
  openLog,
  openMenu,
  test,
} from './match-page.ts';
import { playedLines } from './played-match.ts';
import { openStored } from './stored-match.ts';

const form = '[data-put-right] fieldset';

/** Taps what each die shows. */
async function tapDice(dice: Locator, ...faces: readonly number[]): Promise<void> {
  for (const [die, face] of faces.entries())
    await dice
      .getByRole('group')
      .nth(die)
      .getByRole('button')
      .nth(face - 1)
      .click();
}

/** A match of people with their own dice. Whoever may do something does anything. */
function playedMatch(id: string, given: OptionValues, entries: number, seed: number): Match {
  const game = games.find((each) => each.id === id)!;
  const options = parseOptions(game.options, given);
  if (!options.ok) throw new Error(options.problem.code);
  const { seats } = game.rules(options.value);
  const players = Array.from({ length: seats }, () => 'person');
  const building = Match.start(game, { options: options.value, dice: 'entered', players }).build();
  const { rules, state } = building;
  const random = new Xoshiro(seed);
  for (let i = 0; i < entries && !building.over; i++)
    building.play(rules.nth(state, random.below(rules.count(state))), building.actor);
  return building.match();
}

interface Slip {
  readonly match: Match;
  readonly at: number;
  readonly action: Action;
  /** The match after the slip is put right. */
  readonly after: Match;
  readonly broken: Broken | undefined;
}

/** A match with a mistyped throw, which is found `later` entries later; what came after it fits or does not. */
function slipIn(id: string, given: OptionValues, later: number, fits: boolean): Slip {
  for (let seed = 1; seed < 400; seed++) {
    const match = playedMatch(id, given, 60, seed);
    const at = match.log.length - 1 - later;
    if (match.over || at < 0 || match.log[at]!.actor !== CHANCE) continue;
    const { rules, state } = match.at(at);
    if (rules.thrown(state) === undefined) continue;
    // The others are asked where they have acted since.
    const acted = new Set(match.log.slice(at + 1).map(({ actor }) => actor));
    if (later > 0 && !(acted.has(0) && acted.has(1))) continue;
    for (let k = 0; k < rules.count(state); k++) {
      const action = rules.nth(state, k);
      if (action === match.log[at]!.action) continue;
      const found = correct(match, { kind: 'change', at, action });
      const kept = found.ok && (found.broken === undefined) === fits;
      if (
        kept &&
        (fits || (found.match.actor !== CHANCE && leavesOut(match, at, action, found.broken)))
      )
        return { match, at, action, after: found.match, broken: found.broken };
    }
  }
  throw new Error(`no such slip in ${id}`);
}

/** Whether a later entry that does not fit is refused by a rule, and what comes after it stays where it is left out. */
function leavesOut(match: Match, at: number, action: Action, broken: Broken | undefined): boolean {
  if (broken?.refusal === undefined) return false;
  const without = correct(match, { kind: 'change', at, action, without: [broken.at] });
  return without.ok && without.broken?.acts !== broken.actor;
}

/** The records of the stored matches: the one that is played, and the copies that were kept. */
async function records(page: Page): Promise<{ own: string; copies: readonly string[] }> {
  const all = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('glade.match.'))
      .map(([name, text]) => ({ name, record: (JSON.parse(text) as { record: string }).record })),
  );
  return {
    own: all.find(({ name }) => name.endsWith('.stored'))?.record ?? '',
    copies: all.flatMap(({ name, record }) => (name.endsWith('.stored') ? [] : [record])),
  };
}

/** Enters by taps what the dice should have shown. Faces that look the same share a button. */
async function tapRight(page: Page, { match, at, action }: Slip): Promise<void> {
  const { rules, state } = match.at(at);
  const thrown = rules.thrown(state)!;
  const shown = rules.facesOf(state, action);
  const names = [...new Set(thrown.faces)];
  if (names.length === 0) return tapDice(page.locator(form), ...shown);
  const counts = page.locator(`${form} [data-count]`);
  const wanted = names.map(
    (name) => shown.filter((face) => thrown.faces![face - 1] === name).length,
  );
  await expect(counts).toHaveCount(names.length);
  // Where the dice stand there as they were entered, those too many go first. The last tap enters all.
  const has = (
    await counts.evaluateAll((all) => all.map((face) => face.getAttribute('data-count')))
  ).map(Number);
  const less = page.locator(form).getByRole('button', { name: /^One .+ less$/ });
  for (const [i, many] of wanted.entries())
    for (; has[i]! > many; has[i]! -= 1)
      await less.nth(has.slice(0, i).filter(Boolean).length).click();
  for (const [i, many] of wanted.entries())
    for (; has[i]! < many; has[i]! += 1) await counts.nth(i).click();
}

for (const [locale, change, hidden] of [
  ['en-GB', /^Change entry 2: column 1, row 1$/, /wants to change a move that is hidden from you/],
  [
    'it-IT',
    /^Cambia la voce 2: colonna 1, riga 1$/,
    /vuole cambiare una mossa che per te è nascosta/,
  ],
] as const) {
  // `npm test` does it in Italian, which has the longer words.
  test.describe(locale, { tag: locale === 'it-IT' ? [] : '@long' }, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('VS: a mistyped roll is seen and put right before the second player acts @long', async ({
      page,
    }) => {
      await hearing(page);
      await page.goto('/wildfire/play?mode=vs&ownDice=on&who=person,person');
      const dice = page.locator('fieldset');
      for (const faces of [
        [3, 3],
        [1, 1],
        [5, 5],
      ])
        await tapDice(dice, ...faces);
      await expect(page.locator('[data-throws-since] li')).toHaveCount(3);
      await page.locator('[data-take]').tap();
      await page.getByRole('button', { name: /^Pass/ }).tap();
      await page.locator('[data-pass]').tap();

      await page.getByRole('button', { name: change }).tap();
      await tapDice(page.locator(form), 1, 2);
      await saidAll(page);
      const before = await heard(page);
      await page.locator('[data-confirm]').tap();
      // The dice lie open before all of them: nobody is asked one by one, and nothing of either grid is on the page.
      await expect(page.locator('[data-consent]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: change })).toHaveCount(0);
      await expect(page.locator('[data-throws-since] li')).toHaveCount(3);
      await expect(page.locator(cells)).toHaveCount(0);
      // Also held sideways the button below all that is in sight.
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator('[data-take]')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => heard(page)).toMatch(/still fits|va ancora bene/);
      const since = (await heard(page)).slice(before.length);
      expect(since).not.toMatch(/catch|prendono fuoco|dig|scava|burn/);
      await page.locator('[data-take]').tap();
      await expect(page.locator(cells)).toHaveCount(36);
      await openLog(page);
      await page.locator('[data-right]').tap();
      const second = page.locator('[data-entry="2"]');
      await expect(second).toHaveAccessibleName(/(column 1, row|colonna 1, riga) 2$/);
      // What the first player did in secret is not told here.
      await expect(page.locator('[data-entry="4"]')).toHaveCount(0);
    });

    test('VS: who has just acted takes it back, also when the device lies covered for the next one @long', async ({
      page,
    }) => {
      await page.goto('/wildfire/play?mode=vs&ownDice=on&who=person,person');
      for (const faces of [
        [3, 3],
        [1, 1],
        [5, 5],
      ])
        await tapDice(page.locator('fieldset'), ...faces);
      await page.locator('[data-take]').tap();
      await page.getByRole('button', { name: /^Pass/ }).tap();
      await page.locator('[data-undo]').tap();
      await expect(page.locator(cells)).toHaveCount(36);
      await page.getByRole('button', { name: /^Pass/ }).tap();
      await page.locator('[data-pass]').tap();
      // Nothing of the first grid is shown before its player has the device again.
      await page.locator('[data-take-back]').tap();
      await expect(page.locator(cells)).toHaveCount(0);
      await page.locator('[data-take]').tap();
      await page.getByRole('button', { name: /^Pass/ }).tap();
      await page.locator('[data-pass]').tap();
      await page.locator('[data-take]').tap();
      await page.getByRole('button', { name: /^Pass/ }).tap();
      await page.locator('[data-pass]').tap();
      await expect(page.locator('[data-take-back]')).toHaveCount(0);
    });

    test('VS: what somebody has done in secret is put right if the other one agrees', async ({
      page,
    }) => {
      await page.goto('/wildfire/play?mode=vs&ownDice=on&who=person,person');
      for (const faces of [
        [3, 3],
        [1, 1],
        [5, 5],
      ])
        await tapDice(page.locator('fieldset'), ...faces);
      for (let player = 1; player <= 2; player++) {
        await page.locator('[data-take]').tap();
        await page.getByRole('button', { name: /^Pass/ }).tap();
        await page.locator('[data-pass]').tap();
      }
      await tapDice(page.locator('fieldset'), 6, 6);
      // Who acted last still holds the device.
      await page.locator('[data-take]').tap();
      for (const answer of ['disagree', 'agree'] as const) {
        await choose(page, 5);
        await page.locator('[data-remove]').tap();
        await page.locator('[data-confirm]').tap();
        // The other one is asked, and nothing of either grid is on the page.
        await expect(page.locator('[data-consent="1"]')).toContainText(hidden);
        await expect(page.locator(cells)).toHaveCount(0);
        await page.locator(`[data-${answer}]`).tap();
        await expect(page.locator('[data-consent]')).toHaveCount(0);
        await page.locator('[data-take]').tap();
      }
    });

    test('VS: while the dice of all are due, nothing hidden is shown or changed @long', async ({
      page,
    }) => {
      await page.goto('/wildfire/play?mode=vs&ownDice=on&who=person,person');
      for (const faces of [
        [3, 3],
        [1, 1],
        [5, 5],
      ])
        await tapDice(page.locator('fieldset'), ...faces);
      for (let player = 1; player <= 2; player++) {
        await page.locator('[data-take]').tap();
        await page.getByRole('button', { name: /^Pass/ }).tap();
        await page.locator('[data-pass]').tap();
      }
      await expect(page.locator('fieldset').first()).toBeVisible();
      await openLog(page);
      await page.locator('[data-right]').tap();
      await expect(page.locator('ol > li')).toHaveCount(5);
      for (const entry of [1, 2, 3])
        await expect(page.locator(`[data-entry="${entry}"]`)).toBeVisible();
      for (const entry of [4, 5])
        await expect(page.locator(`[data-entry="${entry}"]`)).toHaveCount(0);
      await page.locator('[data-entry="2"]').tap();
      await expect(page.locator('[data-put-right]')).toBeVisible();
      await expect(page.locator('[data-put-right] [data-board]')).toHaveCount(0);
    });
  });
}

test('Leaf-Climbers: a leaf that landed ten entries ago is put right, and what came after it stays @long', async ({
  page,
}) => {
  const slip = slipIn('leaf-climbers', { players: 2 }, 10, true);
  await openStored(page, slip.match);
  await choose(page, slip.at + 1);
  await tapRight(page, slip);
  await expect(page.locator('[data-preview="fits"]')).toContainText(
    'Everything after it still fits.',
  );
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-agree]')).toHaveCount(0);
  await expect(notice(page)).toHaveText(/^Put right\. The rest still fits\./);
  // It must not lie over what is tapped next.
  await notice(page).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await records(page)).toEqual({ own: formatRecord(slip.after), copies: [] });
});

test('Starfall Forest: what does not fit after a late correction is told with its rule, and a copy is kept @long', async ({
  page,
}) => {
  const slip = slipIn('starfall-forest', { players: 2, forest: '3x3' }, 10, false);
  await openStored(page, slip.match);
  await choose(page, slip.at + 1);
  await tapRight(page, slip);
  const preview = page.locator('[data-preview="breaks"]');
  await expect(preview).toContainText(
    /This does not fit any more: .+ Everything before it stays\./,
  );
  // The way that keeps later entries is the large one; the other one says its price.
  await expect(page.locator('[data-leave-out]')).toHaveClass(/primary/);
  const later = slip.match.log.length - slip.broken!.at;
  await expect(page.locator('[data-confirm]')).toHaveText(
    `Put it right, and tell the last ${later} entries again`,
  );
  await page.locator('[data-put-right] summary').click();
  await expect(page.locator('[data-put-right] details')).toContainText(
    slip.broken!.refusal!.clause,
  );
  // Nothing has changed before it is confirmed.
  expect((await records(page)).own).toBe(formatRecord(slip.match));
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-agree]')).toHaveCount(0);
  await expect(notice(page)).toContainText('Tell again what happened');
  expect(await records(page)).toEqual({
    own: formatRecord(slip.after),
    copies: [formatRecord(slip.match)],
  });
  await page.goto('/matches');
  await expect(page.locator('[data-before]')).toHaveText(
    `As it was before entry ${slip.at + 1} was put right`,
  );
  // On the shelf the match comes first, and its copy says that it is one.
  await page.goto('/');
  const cards = page.locator('section a[href*="match="]');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveAttribute('href', /match=stored$/);
  await expect(cards.nth(1)).toContainText(`As it was before entry ${slip.at + 1} was put right`);
  // Also after a reload the match itself leads to the copy: by its log and by its menu.
  await page.goto('/starfall-forest/play?match=stored');
  await openLog(page);
  await page.locator('[data-right]').click();
  await expect(page.locator('[data-copy]')).toHaveCount(1);
  // There it can be taken back in place, too.
  await page.locator('[data-restore]').click();
  await expect(page.locator('[data-agree]')).toHaveCount(0);
  await expect.poll(async () => (await records(page)).own).toBe(formatRecord(slip.match));
  await openMenu(page);
  await page
    .getByRole('link', { name: `As it was before entry ${slip.at + 1} was put right` })
    .click();
  await expect(page).not.toHaveURL(/match=stored/);
  await openLog(page);
  await page.locator('[data-right]').click();
  await expect(page.locator('ol > li')).toHaveCount(slip.match.log.length);
  await expect(page.locator('[data-copy]')).toHaveCount(0);
});

/** A match of Fair Verona in which a wrong card was entered, and what it should have been. */
function wrongCard(): { readonly match: Match; readonly at: number } {
  const lines =
    'deal AH; deal 8D; deal 4C; place n1e1 turned 2; tile river-cap-bridge; place n1 turned 2; move n1; tile river-abbey-bridge; place n1w1; move n1w1; tile river-straight; encounter 4D; stay; tile river-bend; place n1w2 turned 3; clear 4D; move n1w2/b; tile river-bend-road; encounter 9D; stay; tile river-straight; place w2 turned 1; clear 9D; move n1w2/a; tile river-two-caps; encounter QS';
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const options = parseOptions(game.options, { seats: 2 });
  if (!options.ok) throw new Error(options.problem.code);
  const players = ['person', 'person'];
  const start = Match.start(game, { options: options.value, dice: 'entered', players });
  return { match: playedLines(start, lines), at: 18 };
}

/** Corrects the card of the entry by its suit and its whole name. */
async function tapCard(page: Page, suit: string, card: string): Promise<void> {
  const draw = page.locator('[data-put-right]');
  await draw.getByRole('button', { name: suit }).click();
  await draw.getByRole('button', { name: card }).click();
}

test('Fair Verona: a wrong card is put right; who overcame it overcomes the right one @long', async ({
  page,
}) => {
  const { match, at } = wrongCard();
  await openStored(page, match);
  await choose(page, at + 1);
  await tapCard(page, 'hearts', '5 of hearts');
  await expect(page.locator('[data-preview="fits"]')).toContainText('Everything after it');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-agree]')).toHaveCount(0);
  const { own } = await records(page);
  expect(own).toContain('clear 5H');
  expect(own).toContain('encounter QS');
});

test('Fair Verona: how another tile lies that fits in several ways is asked by pictures @long', async ({
  page,
}) => {
  const match = playedMatch('fair-verona', { seats: 2 }, 90, 3);
  const { rules } = match;
  const space = (action: Action): number => (action & 0xfffff) >> 2;
  const legalAt = ({ state }: { readonly state: object }): readonly Action[] =>
    Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  /** How the entry after `at` could lie, if this had been drawn there. */
  const waysAt = (at: number, action: Action): readonly Action[] => {
    const found = correct(match, { kind: 'change', at, action });
    if (action === match.log[at]!.action || !found.ok || found.broken !== undefined) return [];
    const next = found.match.log[at + 1]!;
    if (
      next.actor === CHANCE ||
      !rules.notation.format(found.match.at(at + 1).state, next.action).startsWith('place')
    )
      return [];
    return legalAt(found.match.at(at + 1)).filter((each) => space(each) === space(next.action));
  };
  const slips = match.log
    .slice(0, -1)
    .flatMap(({ actor, action: drawn }, at) =>
      actor === CHANCE && rules.notation.format(match.at(at).state, drawn).startsWith('tile')
        ? legalAt(match.at(at)).map((action) => ({ at, action }))
        : [],
    );
  const { at, action: other } = slips.findLast((each) => waysAt(each.at, each.action).length > 1)!;
  const ways = waysAt(at, other);
  await openStored(page, match);
  await choose(page, at + 1);
  await page.locator(`[data-put-right] [data-outcome="${other}"]`).click();
  await expect(page.locator('[data-preview="fits"]')).toContainText('stays on its space');
  const pictures = page.locator('[data-how-it-lies] button');
  await expect(pictures).toHaveCount(ways.length);
  await page.locator('[data-how-it-lies] [aria-pressed="false"]').first().click();
  await expect(page.locator('[data-preview="fits"]')).toBeVisible();
  await page.locator('[data-confirm]').click();
  const found = correct(match, { kind: 'change', at, action: other });
  const turned = ways.find((each) => found.ok && each !== found.match.log[at + 1]!.action)!;
  const right = correct(match, {
    kind: 'change',
    at,
    action: other,
    instead: [{ at: at + 1, action: turned }],
  });
  expect((await records(page)).own).toBe(right.ok ? formatRecord(right.match) : '');
});

test('Fair Verona: what no longer fits is left out one by one, and the rest stays @long', async ({
  page,
}) => {
  const { match, at } = wrongCard();
  await openStored(page, match);
  await choose(page, at + 1);
  await tapCard(page, 'clubs', 'King of clubs');
  const preview = page.locator('[data-preview]');
  await expect(preview).toHaveAttribute('data-preview', 'breaks');
  await page.locator('[data-leave-out]').click();
  await page.locator('[data-leave-out]').click();
  await expect(preview).toHaveAttribute('data-preview', 'fits');
  await expect(preview).toContainText('2 later entries are left out. Everything else still fits.');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-agree]')).toHaveCount(0);
  const { own, copies } = await records(page);
  expect(own).toContain('encounter KC');
  expect(own).not.toContain('clear 9D');
  expect(own).toContain('encounter QS');
  expect(copies).toEqual([formatRecord(match)]);
});

test('War Kids: a wrong die is put right, by the keyboard alone', async ({ page }) => {
  const slip = slipIn('war-kids', { scenario: 'waterloo', turnLimit: 2 }, 0, true);
  await openStored(page, slip.match);
  await expect(page.locator('[data-dock] button').first()).toBeVisible();
  await page.keyboard.press('l');
  await page.locator('[data-right]').press('Enter');
  await page.locator(`[data-entry="${slip.at + 1}"]`).press('Enter');
  const { rules, state } = slip.match.at(slip.at);
  await expect(page.locator(`${form} button`).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(`${form} button`).first()).toBeFocused();
  for (const face of rules.facesOf(state, slip.action)) await page.keyboard.press(`${face}`);
  await page.locator('[data-confirm]').press('Enter');
  await expect(notice(page)).toHaveText(/^Put right\. The rest still fits\./);
  expect((await records(page)).own).toBe(formatRecord(slip.after));
});

test('what was taken back is done again, by key and by the menu', async ({ page }) => {
  await open(page, 'ownDice=on');
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  await tapDice(dice, 2, 5);
  await tapDice(dice, 5, 2);
  const fires = page.locator(`${cells}[aria-label*="burns"]`);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const count = await fires.count();
  expect(count).toBeGreaterThan(0);
  await undo.click();
  await expect(fires).not.toHaveCount(count);
  await page.keyboard.press('Shift+U');
  await expect(fires).toHaveCount(count);
  await undo.click();
  await openMenu(page);
  await page.locator('[data-redo]').click();
  await expect(fires).toHaveCount(count);
  await openMenu(page);
  await expect(page.locator('[data-redo]')).toHaveCount(0);
  await closeSheet(page);
});

test('after a roll that does not count, Undo takes back nothing else', async ({ page }) => {
  await open(page, 'ownDice=on');
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  await tapDice(dice, 2, 5);
  await tapDice(dice, 2, 5);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notice(page)).toContainText('nothing to undo');
  await expect(page.locator('[data-step]')).toContainText('where the fire starts');
});
