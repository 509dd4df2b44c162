import { readFileSync } from 'node:fs';
import {
  isSure,
  parsePuzzles,
  startLesson,
  type Puzzle,
  type SurePuzzle,
  type WeighedPuzzle,
} from '@glade/engine';
import { games } from '@glade/games';
import { violations } from './axe-page.ts';
import { carryOut, tapsFor } from './lesson-taps.ts';
import { expect, heard, hearing, inItalian, isLong, notice, test } from './match-page.ts';

const wildfire = games.find(({ id }) => id === 'wildfire')!;

function puzzlesOf(game: string): readonly Puzzle[] {
  const file = new URL(`../../../games/${game}/puzzles.json`, import.meta.url);
  const read = parsePuzzles(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.puzzles;
}

const puzzle = puzzlesOf('wildfire').find((one): one is WeighedPuzzle => !isSure(one))!;
const started = startLesson(wildfire, puzzle);
if (!started.ok) throw new Error(started.problem.code);
const { rules, start } = started.value;
const taps = (action: string) => tapsFor(rules, start, action);

for (const keys of [false, true])
  test(`a puzzle is tried, hinted and solved by ${keys ? 'keyboard' : 'taps @long'}, and marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await hearing(page);
    if (keys) {
      await page.goto('/wildfire/play?seed=7');
      await inItalian(page);
    }
    await page.goto('/wildfire/puzzles');
    await page.locator(`[data-puzzle="${puzzle.id}"]`).click();
    await expect(page.locator('[data-guide-text]')).toHaveText(
      keys
        ? 'Scegli la mossa che tiene la casa più al sicuro.'
        : 'Choose the move that keeps your home safest.',
    );
    await carryOut(page, taps(puzzle.second.do), keys);
    // What it is worth, and whether that is nearly as much.
    const isNear = puzzle.value.value - puzzle.second.value.value <= 0.1;
    const [near, far] = keys
      ? ['seconda mossa migliore', 'Vale al massimo circa']
      : ['second best', 'worth about'];
    await expect(notice(page)).toContainText(isNear ? near : far);
    await page.keyboard.press('h');
    await expect(notice(page)).toContainText(keys ? 'posti segnati' : 'marked');
    // Who does not see the light hears the place.
    await expect
      .poll(() => heard(page))
      .toMatch(keys ? /Guarda qui: .*riga \d/ : /Look at column \d, row \d/);
    await page.keyboard.press('h');
    await expect(notice(page)).toContainText(keys ? 'Prova così' : 'Try this');
    await carryOut(page, taps(puzzle.best), keys);
    await expect(page.locator('[data-solved]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-why]')).toContainText('400');
    await expect(page.locator('[data-why] [data-proven]')).toContainText(
      keys ? 'dimostrato' : 'Proven',
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('[data-solved] a').click();
    const marked = page.locator(`[data-puzzle="${puzzle.id}"]`);
    await expect(marked).toContainText('✓');
    // It is said, too, and counted.
    await expect(marked).toHaveAccessibleName(
      keys ? /^Rompicapo 1 · risolto/ : /^Puzzle 1 · solved/,
    );
    await expect(page.locator('[data-puzzles-solved="easy"]')).toHaveText(
      keys ? 'Risolti: 1 su 20' : '1 of 20 solved',
    );
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
  });

test('the puzzle of the day is the same for everybody on a date, and another on the next', async ({
  page,
}) => {
  const todays: (string | null)[] = [];
  for (const day of ['2026-11-24T23:50', '2026-11-24T00:10', '2026-11-25T00:10']) {
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/wildfire/puzzles');
    todays.push(await page.locator('[data-puzzle-today]').getAttribute('data-puzzle-today'));
  }
  expect(todays[0]).toBe(todays[1]);
  expect(todays[2]).not.toBe(todays[1]);
});

test('a puzzle that is not there is answered with the way to all of them', async ({ page }) => {
  await page.goto('/wildfire/play?puzzle=nothing');
  await expect(page.getByRole('alert')).toContainText('nothing');
  await expect(page.getByRole('link', { name: 'Puzzles' })).toBeVisible();
});

for (const [id, goal] of [
  ['starfall-forest', 'with these dice, before the next roll'],
  ['war-kids', 'this turn, without a spell'],
] as const)
  test(`a puzzle of ${id}${id === 'war-kids' ? '' : ' @long'} with a goal is solved action by action; what misses the goal is answered`, async ({
    page,
  }) => {
    const game = games.find((each) => each.id === id)!;
    const sure = puzzlesOf(id).find(
      (one): one is SurePuzzle => isSure(one) && one.plan.length > 1,
    )!;
    const begun = startLesson(game, sure);
    if (!begun.ok) throw new Error(begun.problem.code);
    const { rules: own, start: from } = begun.value;
    await page.goto(`/${id}/play?puzzle=${sure.id}`);
    const card = page.locator('[data-guide-text]');
    await expect(card).toContainText(goal);
    const s = own.create();
    own.copy(from, s);
    const wrong = Array.from({ length: own.count(s) }, (_, k) => own.nth(s, k))
      .map((action) => own.notation.format(s, action))
      .find((text) => text !== 'end' && !sure.right.includes(text))!;
    await carryOut(page, tapsFor(own, s, wrong), true);
    // Whatever follows, the goal is missed: no dice are thrown on the way, and nobody else acts.
    await expect(notice(page)).toContainText('can’t reach the goal any more');
    for (const text of sure.plan) {
      await expect(page.locator('[data-solved]')).toHaveCount(0);
      await carryOut(page, tapsFor(own, s, text), true);
      const action = own.notation.parse(s, text);
      if (action.ok) own.apply(s, action.value);
    }
    await expect(page.locator('[data-solved]')).toContainText('You have reached the goal');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-why] ol li')).toHaveCount(sure.plan.length);
    expect(await violations(page)).toEqual([]);
  });

// The larger the screen, the more pictures are drawn: the largest is left to the long run, and axe looks at the smallest.
for (const [width, height, beside] of [
  [390, 844, 2],
  [820, 1180, 3],
  [683, 384, 3],
] as const) {
  const tag = width === 683 ? [] : '@long';
  const title = `the list shows each puzzle by its position and what it asks for, drawn when it is nearly in sight: ${width} x ${height}`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/forest-fire/puzzles');
    const all = puzzlesOf('forest-fire');
    const pictures = page.locator('[data-puzzle] [data-picture]');
    await expect(pictures).toHaveCount(all.length);
    const first = page.locator('[data-puzzle]').first();
    await expect(first).toHaveAccessibleName(
      /^Puzzle 1 · (?:Put out every fire|Keep everyone safe)$/,
    );
    // A number belongs to one puzzle of the game, at whatever level.
    await expect(page.locator('[data-puzzle]').last()).toHaveAccessibleName(
      new RegExp(`^Puzzle ${all.length} · `),
    );
    await expect(pictures.first().locator('svg').first()).toBeVisible();
    // What is far below is drawn once people come there.
    const last = pictures.last();
    await expect(last.locator('svg')).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('svg').first()).toBeVisible();
    const tops = await page
      .locator('section')
      .first()
      .locator('[data-puzzle]')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 390 || isLong()) expect(await violations(page)).toEqual([]);
  });
}

test('where all puzzles ask for the same, each says when in a match it is', async ({ page }) => {
  await page.goto('/wildfire/puzzles');
  const [easiest] = puzzlesOf('wildfire').filter(({ difficulty }) => difficulty === 'easy');
  const turn = / turn (\d+) /.exec(easiest!.position)![1]!;
  await expect(page.locator('[data-puzzle]').first()).toHaveAccessibleName(
    `Puzzle 1 · Turn ${turn}`,
  );
});

test('a battle among the puzzles says what is asked and whose side one is on, and has a frame in that colour', async ({
  page,
}) => {
  await page.goto('/war-kids/puzzles');
  const first = page.locator('[data-puzzle]').first();
  await expect(first).toHaveAccessibleName(
    /^Puzzle 1 · Eliminate one enemy · You are (?:Blue|Pink): \d against \d$/,
  );
  const picture = first.locator('[data-picture]');
  await expect(picture.locator('svg').first()).toBeVisible();
  const { frame, side } = await picture.evaluate((element) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    const blue = element.closest('a')!.textContent.includes('Blue');
    return { frame: [borderTopColor, borderTopWidth], side: blue };
  });
  expect(frame).toEqual([side ? 'rgb(47, 127, 208)' : 'rgb(214, 65, 127)', '4px']);
});

test('who plays among others is told their colour, with their face', async ({ page }) => {
  const one = puzzlesOf('leaf-climbers').find((each): each is WeighedPuzzle => !isSure(each))!;
  await page.goto(`/leaf-climbers/play?puzzle=${one.id}`);
  const goal = page.locator('[data-guide-text]');
  await expect(goal).toHaveText(/^You are [a-z]+\. [A-Z]/);
  await expect(goal.locator('[data-puzzle-face] svg[data-seat]')).toBeVisible();
});

test('the face of who plays a puzzle stands beside all lines of its task', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/war-kids/play?puzzle=rw3y52');
  const goal = page.locator('[data-guide-text]');
  await expect(goal.locator('[data-puzzle-face]')).toBeVisible();
  const { face, lines } = await goal.evaluate((task) => {
    const words = document.createRange();
    words.selectNode(task.lastChild!);
    return {
      face: task.querySelector('[data-puzzle-face]')!.getBoundingClientRect().right,
      lines: Array.from(words.getClientRects(), ({ left }) => Math.round(left)),
    };
  });
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(face);
  expect(new Set(lines).size).toBe(1);
});

test('the pictures of a list show each counter whole or not at all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/war-kids/puzzles');
  const pictures = page.locator('[data-picture]');
  for (let i = 0; i < (isLong() ? 24 : 7); i++) {
    const picture = pictures.nth(i);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('[data-moves]').first()).toBeVisible();
    const halves = await picture.evaluate((room) => {
      // What is inside its frame is seen.
      const { left: x, top: y } = room.getBoundingClientRect();
      const edge = new DOMRect(
        x + room.clientLeft,
        y + room.clientTop,
        room.clientWidth,
        room.clientHeight,
      );
      return [...room.querySelectorAll('[data-moves] [class*="frame"]')].filter((counter) => {
        const { left, right, top, bottom } = counter.getBoundingClientRect();
        const out =
          right < edge.left + 1 ||
          left > edge.right - 1 ||
          bottom < edge.top + 1 ||
          top > edge.bottom - 1;
        const whole =
          left > edge.left - 1 &&
          right < edge.right + 1 &&
          top > edge.top - 1 &&
          bottom < edge.bottom + 1;
        return !out && !whole;
      }).length;
    });
    expect(halves, `picture ${i}`).toBe(0);
  }
  // In the puzzle of the day the counters are as large as letters at least.
  const first = pictures.first().locator('[data-moves] [class*="frame"]').first();
  expect((await first.boundingBox())!.width).toBeGreaterThan(16);
});
