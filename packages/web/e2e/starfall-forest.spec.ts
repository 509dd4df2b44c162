import type { Locator, Page } from '@playwright/test';
import { movesOnGraph, type Spot } from '@glade/boards/graph-keys';
import { defaults, Match, outcomeAt, Xoshiro, type Building } from '@glade/engine';
import { games } from '@glade/games';
import {
  cells,
  closeSheet,
  expect,
  heard,
  hearing,
  openLog,
  position,
  roll,
  ruleOf,
  saidAll,
  step,
  test,
} from './match-page.ts';
import { nearest } from './nearest.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

const again = '[data-again]';
/** Two players, nine trees and three stars. */
const SHORT = 'players=2&forest=3x3&goal=3&turnCap=100&first=1';

async function start(page: Page, query: string): Promise<void> {
  await page.goto(`/starfall-forest/play?${query}`);
  await expect(page.locator(cells).first()).toBeVisible();
}

const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
const saying = (page: Page, words: string): Locator =>
  page.locator(`${cells}[aria-label*="${words}"]`);
const endTurn = (page: Page): Locator => page.getByRole('button', { name: /^End turn/ });

/** The place whose label says this; the last, as added trees are seldom there. */
async function placeWith(page: Page, ...words: readonly string[]): Promise<string | undefined> {
  return page
    .locator(cells)
    .evaluateAll(
      (all, wanted) =>
        (all as HTMLElement[]).findLast((each) =>
          wanted.every((word) => each.ariaLabel!.includes(word)),
        )?.dataset['cell'],
      words,
    );
}

const CHOICES = [
  ['you can topple it'],
  ['you can plant your tree here'],
  ['your snake can go here'],
  ['your fairy can start here'],
  ['the star can land here'],
  ['star', 'you can go here'],
  ['you can go here'],
];

/** What a child would do now: roll, gather a star, walk somewhere, else end the turn. */
async function next(
  page: Page,
): Promise<{ readonly place: string } | { readonly button: Locator }> {
  if (await page.locator(roll).count()) return { button: page.locator(roll) };
  for (const words of CHOICES) {
    const place = await placeWith(page, ...words);
    if (place !== undefined) return { place };
  }
  return { button: endTurn(page) };
}

/** Waits until a person has something to do, or the match is over. */
async function ready(page: Page): Promise<void> {
  const choice = CHOICES.flatMap(([words]) => (words === 'star' ? [] : [saying(page, words!)]));
  const any = choice.reduce((a, b) => a.or(b), page.locator(`${roll}, ${again}`).or(endTurn(page)));
  await expect(any.first()).toBeVisible();
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator(again).count()) > 0;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const told = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return at === null ? '' : (at.ariaLabel ?? at.innerText);
    });
    if (name.test(told)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** In how many ways arrows treat paths now: they go over all of them or over none. */
const strides = (page: Page): Promise<number> =>
  page
    .locator(cells)
    .evaluateAll(
      (all) =>
        new Set(
          (all as HTMLElement[])
            .filter(({ ariaLabel }) => ariaLabel!.startsWith('The path'))
            .map((each) => each.matches('[data-passed=true] [data-between=true]')),
        ).size,
    );

/** Goes with the arrows from the focused place to another. */
async function arrowsTo(page: Page, id: string): Promise<void> {
  await expect(page.locator(`${cells}:focus`)).toHaveCount(1);
  const spots = await page.locator(cells).evaluateAll((all) => {
    const board = all[0]!.closest('[role=grid]')!.getBoundingClientRect();
    return all
      .filter(
        (each) => each.matches(':focus') || !each.matches('[data-passed=true] [data-between=true]'),
      )
      .map((each) => {
        const { left, top } = (each as HTMLElement).style;
        return {
          id: (each as HTMLElement).dataset['cell']!,
          here: each.matches(':focus'),
          x: parseFloat(left) * board.width,
          y: parseFloat(top) * board.height,
        };
      });
  });
  const from = spots.findIndex(({ here }) => here);
  for (const key of wayOf(
    spots,
    from,
    spots.findIndex((spot) => spot.id === id),
  ))
    await page.keyboard.press(key);
  await expect(cell(page, id)).toBeFocused();
}

/** The arrows that lead from one spot to another, as few as can be. */
function wayOf(spots: readonly Spot[], from: number, to: number): readonly string[] {
  const move = movesOnGraph(spots);
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, way] of ways) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const reached = move(at, key)!;
      if (!ways.has(reached)) ways.set(reached, [...way, key]);
    }
  }
  return ways.get(to) ?? [];
}

/** Plays on until this is so. */
async function playUntil(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    await ready(page);
    if (await until()) return;
    const todo = await next(page);
    if ('place' in todo) await cell(page, todo.place).click();
    else await todo.button.click();
  }
  throw new Error('the match goes on and on');
}

test('until there are dice the forest stands in the middle of its frame @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await start(page, 'players=4&who=person,person,person,person&seed=5');
  const [left, right] = await page.locator(cells).evaluateAll((all) => {
    const frame = document.querySelector('[data-aim]')!.getBoundingClientRect();
    const boxes = all.map((each) => each.getBoundingClientRect());
    return [
      Math.min(...boxes.map((box) => box.left)) - frame.left,
      frame.right - Math.max(...boxes.map((box) => box.right)),
    ] as const;
  });
  // Its numerals are at the left.
  expect(left - right).toBeGreaterThan(0);
  expect(left - right).toBeLessThan(60);
});

test('a whole match with the keyboard alone, with a bot @long', async ({ page }) => {
  test.slow();
  await hearing(page);
  await start(page, `${SHORT}&who=person,steady&seed=3`);
  await page.keyboard.press('Tab');
  await tabTo(page, /you can topple it/);
  let rolled = false;
  for (let i = 0; i < 300; i++) {
    await ready(page);
    if (await isOver(page)) break;
    const todo = await next(page);
    expect(await strides(page)).toBeLessThanOrEqual(1);
    if ('place' in todo) {
      // The keys begin at one's own fairy, wherever the snake lies that was moved last.
      if (rolled && (await endTurn(page).count()) > 0)
        await expect(page.locator(`${cells}:focus`)).toHaveAccessibleName(/your fairy/);
      await arrowsTo(page, todo.place);
    } else if (await page.locator(roll).count()) await expect(page.locator(roll)).toBeFocused();
    else await tabTo(page, /^End turn/);
    rolled = (await page.locator(roll).count()) > 0;
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => heard(page)).toMatch(/Your turn: roll \d dice\./);
  await expect(page.locator('#end')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(again).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saying(page, 'you can topple it').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a whole match with taps alone @long', async ({ page }) => {
    test.slow();
    await start(page, `${SHORT}&setup=random&who=person,steady&seed=2`);
    for (let i = 0; i < 300; i++) {
      await ready(page);
      if (await isOver(page)) break;
      const todo = await next(page);
      if ('place' in todo) await cell(page, todo.place).tap();
      else await todo.button.tap();
    }
    await page.locator(again).tap();
    await expect(page.locator(roll)).toBeVisible();
  });

  test('the four rounds of building the forest, by taps', async ({ page }) => {
    await start(page, 'players=2&first=1&who=person,person&seed=4');
    const rounds = [
      [/^It’s player ([12])’s turn. Getting ready, 1 of 4. Topple a tree/, 'you can topple it'],
      [
        /^It’s player ([12])’s turn. Getting ready, 2 of 4. Plant your tree/,
        'you can plant your tree here',
      ],
      [
        /^It’s player ([12])’s turn. Getting ready, 3 of 4. Put your snake/,
        'your snake can go here',
      ],
      [
        /^It’s player ([12])’s turn. Getting ready, 4 of 4. Put your fairy/,
        'your fairy can start here',
      ],
    ] as const;
    for (const [sentence, can] of rounds) {
      for (const player of ['1', '2']) {
        await expect(step(page)).toHaveText(sentence);
        await expect(step(page)).toContainText(`player ${player}`);
        await expect(page.getByRole('img', { name: /big stars/ })).toHaveCount(0);
        const place = saying(page, can).nth(player === '1' ? 5 : 8);
        await place.tap();
        // Paths lie near each other: the first tap on one brings it nearer.
        if (can === 'your snake can go here') await place.tap();
      }
    }
    await expect(page.locator(roll)).toBeVisible();
    await expect(saying(page, 'fallen tree')).toHaveCount(2);
    await expect(saying(page, 'tree')).toHaveCount(18);
    await expect(saying(page, 'snake')).not.toHaveCount(0);
    await expect(saying(page, '’s fairy,')).not.toHaveCount(0);
  });

  test('a snake that is tapped brings nothing nearer where a finger finds each place it can go', async ({
    page,
  }) => {
    const { presets } = games.find(({ id }) => id === 'starfall-forest')!.options;
    const options = { ...presets['family'], players: 2 };
    const playing = { seed: 4, others: 'bot gentle' };
    await openStored(page, playedUntil('starfall-forest', options, playing, takesSnake));
    const snake = saying(page, 'you can move a snake from here').first();
    await snake.tap();
    const places = page.locator(`${cells}[data-can=true]`);
    await expect(step(page)).toContainText('Where does the snake go?');
    await expect(page.getByRole('button', { name: 'Whole forest' })).toHaveCount(0);
    expect(await nearest(places)).toBeGreaterThanOrEqual(44);
    // The columns and rows are numbered in their strip.
    await expect(page.locator('[data-board] [data-numbers] text')).not.toHaveCount(0);
  });

  test('with own dice a snake is put where a finger has room, also in the widest forest', async ({
    page,
  }) => {
    await start(page, 'players=2&ownDice=on&who=person,person');
    await page.locator('[data-lots] button').first().tap();
    for (const place of ['Column 2, row 2', 'Column 3, row 3'])
      await page.getByRole('gridcell', { name: `${place}:` }).tap();
    // Opposite corners.
    for (const place of ['first', 'last'] as const)
      await saying(page, 'you can plant your tree here')[place]().tap();
    const places = saying(page, 'your snake can go here');
    await expect(places.first()).toBeVisible();
    expect(await nearest(places)).toBeGreaterThan(28);
  });

  test('beside a real table the first tap brings the paths nearer, the second one puts the snake there @long', async ({
    page,
  }) => {
    const starfall = games.find(({ id }) => id === 'starfall-forest')!;
    const options = { ...defaults(starfall.options), players: 2, ownDice: true };
    const players = ['person', 'person'];
    const before = Match.start(starfall, { options, dice: 'entered', players }).build();
    const { rules, state } = before;
    for (const text of ['first 1', 'knock 2,2', 'knock 3,3']) {
      const read = rules.notation.parse(state, text);
      expect(read.ok && before.play(read.value, before.actor)).toBeUndefined();
    }
    // Opposite corners: the widest forest.
    for (const last of [false, true])
      before.play(rules.nth(state, last ? rules.count(state) - 1 : 0), before.actor);
    await openStored(page, before.match(), undefined, [before.match().log.length]);
    const places = saying(page, 'your snake can go here');
    const apart = () => nearest(places);
    const card = page.locator('[data-on-table]');
    await places.nth(20).tap();
    await expect(step(page)).toHaveText('Which place do you mean? Choose it once more.');
    await expect(card).toHaveCount(0);
    await expect.poll(apart).toBeGreaterThan(40);
    // The strip of the numerals is out of sight: on the pieces they would hide these.
    await expect(page.locator('[data-board] [data-numbers]')).toHaveCount(0);
    // Its button lies in a corner, and not over a whole row of trees.
    const whole = page.getByRole('button', { name: 'Whole forest' });
    const widths = [whole, page.locator('[data-board]')].map(async (part) => {
      return (await part.boundingBox())!.width;
    });
    const [button, board] = await Promise.all(widths);
    expect(button).toBeLessThan(board! / 2);
    await whole.tap();
    await expect.poll(apart).toBeLessThan(40);
    await places.nth(20).tap();
    await places.nth(20).tap();
    // Hands put it there as it is tapped: one card tells of the whole set-up in the end.
    await expect(step(page)).toContainText(/player 2/i);
    await expect(card).toHaveCount(0);
    // Keys act at once.
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(step(page)).toContainText(/player 1/i);
    await places.nth(20).press('Enter');
    await expect(step(page)).toContainText(/player 2/i);
  });
});

/** Whether the person may move a snake now. */
const takesSnake = ({ rules, state, actor }: Building): boolean =>
  actor === 0 &&
  Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k)).some((action) =>
    rules.notation.format(state, action).startsWith('snake'),
  );

test('how many hearts and stars somebody has is whole on every screen', async ({ page }) => {
  await page.goto('/starfall-forest/play?setup=random&seed=3');
  const told = page.locator('[data-seats] li [role=img][aria-label*="star"]');
  const cut = () =>
    told.evaluateAll((all) =>
      all.map((each) => each.parentElement!.scrollWidth - each.parentElement!.clientWidth),
    );
  for (const [width, height] of [
    [844, 390],
    [683, 384],
    [568, 320],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(told).toHaveCount(4);
    await expect.poll(cut, `at ${width} x ${height}`).toEqual([0, 0, 0, 0]);
  }
});

test('a snake is placed on a small path between large trees, by tapping near it', async ({
  page,
}) => {
  await start(page, 'players=2&first=1&who=person,person&seed=4');
  for (const words of ['you can topple it', 'you can plant your tree here'])
    for (const nth of [5, 8]) await saying(page, words).nth(nth).click();
  const path = page.locator(
    `${cells}[aria-label*="your snake can go here"]:not([aria-label*="tree"])`,
  );
  const id = (await path.nth(9).getAttribute('data-cell'))!;
  const box = (await cell(page, id).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2 + 3, box.y + box.height / 2 - 3);
  await expect(cell(page, id)).toHaveAccessibleName(/blocked by a snake/);
});

/** Rolls and ends turns until a snake can be moved. */
const untilSnake = (page: Page): Promise<void> =>
  playUntil(page, async () => (await saying(page, 'you can move a snake from here').count()) > 0);

const READY = 'players=2&first=1&setup=random&who=person,person';

test('a snake is moved with the keyboard, or put back, and the move is undone', async ({
  page,
}) => {
  await start(page, `${READY}&seed=6`);
  await tabTo(page, /^Roll/);
  await untilSnake(page);
  const before = await position(page);
  const from = (await placeWith(page, 'you can move a snake from here'))!;
  await cell(page, from).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, from)).toHaveAccessibleName(/this snake is in your hand/);
  await expect(page.locator('[data-board] [role=status]')).toHaveText(/Where does the snake go/);
  await page.keyboard.press('Enter');
  expect(await position(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await position(page)).toEqual(before);

  await page.keyboard.press('Enter');
  const to = (await placeWith(page, 'the snake can go here'))!;
  await arrowsTo(page, to);
  await page.keyboard.press('Enter');
  await expect(cell(page, to)).toHaveAccessibleName(/snake/);
  await expect(await openLog(page)).toContainText(/snake/i);
  await closeSheet(page);
  await page.keyboard.press('u');
  await expect.poll(() => position(page)).toEqual(before);
});

test('a refusal says why, with its clause, and shows where @long', async ({ page }) => {
  await start(page, `${READY}&seed=6`);
  await playUntil(page, async () => (await saying(page, 'you can go here').count()) > 0);
  const free = `${cells}[aria-label*="tree"]:not([aria-label*="you can"]):not([aria-label*="fairy"]):not([aria-label*="steps away"])`;
  const before = await position(page);
  await page.locator(free).last().click();
  await expect(ruleOf(page)).toHaveAccessibleName(/SF-3\d/);
  await expect(page.locator('[data-board] [data-pointed]')).not.toHaveCount(0);
  expect(await position(page)).toEqual(before);
});

test('a star falls where the player lets it', async ({ page }) => {
  test.slow();
  await start(page, `${READY}&seed=8`);
  await playUntil(page, async () => (await saying(page, 'the star can land here').count()) > 0);
  await expect(step(page)).toContainText('’s star falls!');
  const near = page.locator(`${cells}[aria-label*="player 1’s fairy"]`).first();
  await near.click();
  await expect(ruleOf(page)).toHaveAccessibleName(/SF-2[56]/);
  const place = (await placeWith(page, 'the star can land here'))!;
  await cell(page, place).click();
  await expect(cell(page, place)).toHaveAccessibleName(/star/);
  await expect(page.getByRole('img', { name: /^0 of 5 big stars/ })).toBeVisible();
});

test('chance builds the forest as one scene, and bots roll for themselves', async ({ page }) => {
  await hearing(page);
  await start(page, 'players=2&first=2&setup=random&who=person,gentle&seed=3');
  await expect(page.locator(roll)).toBeVisible();
  await expect.poll(() => heard(page)).toContain('The forest is ready.');
  await saidAll(page);
  expect(await heard(page)).not.toMatch(/topples the tree/);
  await expect(step(page)).toHaveText(/^Your turn: roll \d dice\./);
});

test('without steps left the sentence says to end the turn', async ({ page }) => {
  await start(page, `${READY}&seed=6`);
  await untilSnake(page);
  while ((await saying(page, 'you can move a snake from here').count()) > 0) {
    await saying(page, 'you can move a snake from here').first().click();
    await saying(page, 'the snake can go here').first().click();
  }
  while ((await saying(page, 'you can go here').count()) > 0)
    await saying(page, 'you can go here').first().click();
  await expect(step(page)).toHaveText(
    /^Player [12], you can’t move anything now. End your turn\.$/,
  );
  await expect(page.getByRole('img', { name: /No steps left/ })).toBeVisible();
});

test('real dice are tapped by their pictures @long', async ({ page }) => {
  await page.goto('/starfall-forest/replay');
  const record = [
    'Glade record 1',
    'Game: starfall-forest 1',
    'Options: players=2, first=1',
    'Players: person, person',
    'Dice: entered',
  ];
  await page.getByLabel('Paste a link or the text of a match').fill(`${record.join('\n')}\n`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dice = page.getByRole('group', { name: 'What do your dice show?' });
  await expect(page.locator(cells).first()).toBeVisible();
  for (let i = 0; i < 8; i++) {
    const todo = await next(page);
    if ('place' in todo) await cell(page, todo.place).click();
  }
  const faces = ['big star', 'shooting star', 'big star', 'fairy', 'tree'];
  for (const face of faces)
    await dice
      .locator('[data-count]')
      .and(page.getByRole('button', { name: face }))
      .click();
  await expect(
    page.getByRole('img', {
      name: /^1 of 5 big stars put aside. To use: 1 fairy step and 1 for the fairy or a snake/,
    }),
  ).toBeVisible();
  await expect(endTurn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dice).toBeVisible();
});

/** A short match in which the fairy of the person is home first, and two bots still play for their places. */
function homeFirst(): Match {
  const game = games.find(({ id }) => id === 'starfall-forest')!;
  const options = { ...defaults(game.options), players: 3, goal: 3, setup: 'random' };
  const rules = game.rules(options);
  const policies = Object.values(game.policies(rules));
  const players = ['person', 'bot like:1', 'bot like:1'];
  for (let seed = 1; seed < 60; seed++) {
    const building = Match.start(game, {
      options,
      dice: 'virtual',
      seed: `${seed}`,
      players,
    }).build();
    const random = new Xoshiro(seed);
    while (!building.over) {
      const { state, actor } = building;
      const policy = actor === 0 ? policies.at(-1)! : policies[0]!;
      const action =
        actor < 0
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : policy.choose(state, random);
      if (building.play(action, actor) !== undefined) throw new Error(`${action}`);
      const { fairies } = rules.view(building.state, undefined) as { fairies: { rank: number }[] };
      if (!building.over && fairies[0]!.rank > 0) return building.match();
    }
  }
  throw new Error('no such match');
}

test('who is home skips to the end, while bots still play for their places @long', async ({
  page,
}) => {
  await openStored(page, homeFirst());
  await page.getByRole('button', { name: 'Skip to the end' }).click({ timeout: 30_000 });
  await expect(page.locator(again)).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone, with the largest letters', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('where a snake can go is marked as large as its neighbours allow, in the middle of what a finger finds @long', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('glade.settings', '{"text":"largest"}'));
    await openStored(
      page,
      playedUntil(
        'starfall-forest',
        { players: 2 },
        { seed: 3 },
        ({ rules, state, actor }) =>
          actor === 0 && (rules.view(state, 0) as { step: string }).step === 'snake',
      ),
    );
    await expect(page.locator('g[class^=put-]').first()).toBeVisible();
    const [marks, places] = await page.evaluate(() =>
      ['g[class^=put-] > circle', '[role=gridcell][data-can=true]'].map((found) =>
        [...document.querySelectorAll(found)].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return [left + width / 2, top + height / 2, Math.min(width, height)] as const;
        }),
      ),
    );
    expect(marks!.length).toBe(places!.length);
    const apart = ([x, y]: readonly number[], [a, b]: readonly number[]): number =>
      Math.hypot(x! - a!, y! - b!);
    for (const [i, mark] of marks!.entries()) {
      expect(mark[2]).toBeGreaterThan(28);
      expect(Math.min(...places!.map((place) => apart(place, mark)))).toBeLessThan(1);
      for (const other of marks!.slice(i + 1))
        expect(apart(mark, other)).toBeGreaterThanOrEqual((mark[2] + other[2]) / 2);
    }
  });
});

test.describe('on a phone, in the forest of four', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('where a snake can go is marked with dots that leave the trees in sight, and no button lies on a place @long', async ({
    page,
  }) => {
    await openStored(
      page,
      playedUntil(
        'starfall-forest',
        { players: 4 },
        { seed: 3 },
        ({ rules, state, actor }) =>
          actor === 0 && (rules.view(state, 0) as { step: string }).step === 'snake',
      ),
    );
    const places = saying(page, 'your snake can go here');
    await expect(places.first()).toBeVisible();
    const apart = await nearest(places);
    expect(apart).toBeLessThan(25);
    const widths = () =>
      page
        .locator('g[class^=put-] > circle')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    for (const width of await widths()) expect(width).toBeLessThan(apart / 2);
    // A finger finds as much as before: half of the way to the next place.
    await places.nth(60).tap();
    await expect(step(page)).toHaveText('Which place do you mean? Choose it once more.');
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(24);
    const whole = (await page.getByRole('button', { name: 'Whole forest' }).boundingBox())!;
    const marks = await page.locator('g[class^=put-] > circle').evaluateAll((all) =>
      all.map((each) => {
        const { right, bottom } = each.getBoundingClientRect();
        return { right, bottom };
      }),
    );
    expect(marks.length).toBeGreaterThan(9);
    expect(marks.filter(({ right, bottom }) => right > whole.x && bottom > whole.y)).toEqual([]);
    await page.getByRole('button', { name: 'Whole forest' }).tap();
    await expect.poll(async () => Math.max(...(await widths()))).toBeLessThan(apart / 2);
  });

  test('a close-up goes to the place of a hint, and its columns and rows stay numbered @long', async ({
    page,
  }) => {
    await puttingSnake(page, 4);
    const pointed = page.locator('[data-pointed]');
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await hint.tap();
    await expect(pointed).toBeVisible();
    const { x, y } = (await pointed.boundingBox())!;
    // As far from the hint as it can be.
    const places = saying(page, 'your snake can go here');
    const away = await places.evaluateAll(
      (all, [px, py]) =>
        all.map((each) => {
          const box = each.getBoundingClientRect();
          return Math.hypot(box.x - px!, box.y - py!);
        }),
      [x, y],
    );
    await places.nth(away.indexOf(Math.max(...away))).tap();
    await expect(step(page)).toHaveText('Which place do you mean? Choose it once more.');
    const board = (await page.locator('[data-board]').boundingBox())!;
    const inside = (each: Locator): Promise<number> =>
      each.evaluateAll(
        (all, [left, top, right, bottom]) =>
          all.filter((one) => {
            const box = one.getBoundingClientRect();
            const across = box.left >= left! && box.right <= right!;
            return across && box.top >= top! && box.bottom <= bottom!;
          }).length,
        [board.x, board.y, board.x + board.width, board.y + board.height],
      );
    const numbers = page.locator('[data-numbers] text');
    await expect.poll(() => inside(numbers)).toBeGreaterThan(4);
    await hint.tap();
    await expect.poll(() => inside(pointed)).toBe(1);
    await expect.poll(() => inside(numbers)).toBeGreaterThan(4);
    const ring = (await pointed.boundingBox())!;
    await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2);
    await expect(step(page)).not.toHaveText('Which place do you mean? Choose it once more.');
  });
});

/** Opens a match in which the person puts their snake. */
const puttingSnake = (page: Page, players: number): Promise<void> =>
  openStored(
    page,
    playedUntil(
      'starfall-forest',
      { players },
      { seed: 3 },
      ({ rules, state, actor }) =>
        actor === 0 && (rules.view(state, 0) as { step: string }).step === 'snake',
    ),
  );

const ghost = (page: Page): Locator => page.locator('[data-board] [data-ghost=snake]');

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1366, 768],
] as const)
  test(`the forest is in sight where a snake can go, and only the place that is pointed at shows one: ${width} x ${height}${width === 390 ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await puttingSnake(page, 2);
    const places = saying(page, 'your snake can go here');
    await expect(places.first()).toBeVisible();
    const apart = await nearest(places);
    const solid = await page.locator('g[class^=put-] > *').evaluateAll((all) =>
      all.flatMap((each) => {
        const { fillOpacity, stroke } = getComputedStyle(each);
        const { width: wide } = each.getBoundingClientRect();
        return +fillOpacity < 0.15 && stroke === 'none' ? [] : [wide];
      }),
    );
    expect(solid.length).toBe(await places.count());
    for (const wide of solid) {
      expect(wide).toBeLessThan(0.35 * apart);
      expect(wide).toBeGreaterThan(4);
    }
    // With the mouse, and with the keys.
    await expect(ghost(page)).toHaveCount(0);
    for (const look of ['hover', 'focus'] as const) {
      if (look === 'hover') await places.nth(20).hover();
      else {
        await page.mouse.move(1, 1);
        await expect(ghost(page)).toHaveCount(0);
        await places.first().focus();
        await page.keyboard.press('ArrowRight');
      }
      await expect(ghost(page)).toHaveCount(1);
      const place = look === 'hover' ? places.nth(20) : page.locator(`${cells}:focus`);
      const [at, drawn] = await Promise.all([
        place.boundingBox(),
        ghost(page).locator('> circle').boundingBox(),
      ]);
      const [x, y] = [drawn!.x + drawn!.width / 2, drawn!.y + drawn!.height / 2];
      expect(Math.hypot(at!.x + at!.width / 2 - x, at!.y + at!.height / 2 - y)).toBeLessThan(2);
      expect(drawn!.width).toBeGreaterThan(2 * Math.max(...solid));
    }
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap beside a place for a snake brings the nearest one nearer and shows the snake there, a second one puts it there', async ({
    page,
  }) => {
    await puttingSnake(page, 4);
    const place = saying(page, 'your snake can go here').nth(30);
    const id = (await place.getAttribute('data-cell'))!;
    const { x, y, width, height } = (await cell(page, id).boundingBox())!;
    await page.touchscreen.tap(x + width / 2 + 6, y + height / 2 - 6);
    await expect(step(page)).toHaveText('Which place do you mean? Choose it once more.');
    const near = (box: { x: number; y: number; width: number; height: number } | null) =>
      [box!.x + box!.width / 2, box!.y + box!.height / 2] as const;
    await expect(async () => {
      const [a, b] = near(await cell(page, id).boundingBox());
      const [c, d] = near(await ghost(page).locator('> circle').boundingBox());
      expect(Math.hypot(a - c, b - d)).toBeLessThan(2);
    }).toPass();
    await cell(page, id).tap();
    await expect(cell(page, id)).toHaveAccessibleName(/snake/);
    await expect(ghost(page)).toHaveCount(0);
  });
});

for (const [width, height] of [
  [844, 390],
  [683, 384],
] as const)
  test.describe(`on a phone sideways, ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('where a tree can be planted lies near in a large forest: a tap brings the places nearer, a second one plants it', async ({
      page,
    }) => {
      const plants = playedUntil(
        'starfall-forest',
        { players: 4 },
        { seed: 3 },
        ({ rules, state, actor }) =>
          actor === 0 && (rules.view(state, 0) as { step: string }).step === 'plant',
      );
      await openStored(page, plants);
      const places = saying(page, 'you can plant your tree here');
      await expect(places.first()).toBeVisible();
      expect(await nearest(places)).toBeLessThan(44);
      const sizes = page.locator('[data-numbers] text').evaluateAll((all) =>
        all.map((each) => {
          const { a, b } = (each as SVGTextElement).getScreenCTM()!;
          return Number.parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
        }),
      );
      expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual(12);
      // One that has a neighbour too near it.
      const id = (await places.evaluateAll((all) => {
        const middles = all.map((each) => {
          const { x, y, width: wide, height: high } = each.getBoundingClientRect();
          return [x + wide / 2, y + high / 2] as const;
        });
        const isTight = ([x, y]: readonly [number, number]): boolean =>
          middles.filter(([a, b]) => Math.hypot(x - a, y - b) < 44).length > 1;
        return (all as HTMLElement[])[middles.findIndex(isTight)]!.dataset['cell'];
      }))!;
      await cell(page, id).tap();
      await expect(step(page)).toHaveText('Which place do you mean? Choose it once more.');
      await expect(page.locator('[data-board] [data-tapped]')).toHaveCount(1);
      const offered = page.locator(`${cells}[data-can=true]`);
      await expect.poll(() => nearest(offered)).toBeGreaterThanOrEqual(44);
      const board = (await page.locator('[data-board]').boundingBox())!;
      for (const place of await offered.all()) {
        const box = (await place.boundingBox())!;
        expect(box.x + box.width / 2).toBeGreaterThan(board.x);
        expect(box.y + box.height / 2).toBeGreaterThan(board.y);
        expect(box.x + box.width / 2).toBeLessThan(board.x + board.width);
        expect(box.y + box.height / 2).toBeLessThan(board.y + board.height);
      }
      // The forest that was brought nearer goes on to the frame on both sides.
      const [rims, area] = await page.locator('[data-board] [data-near=true]').evaluate((night) => {
        const ends = (element: Element): readonly number[] => {
          const { left, right } = element.getBoundingClientRect();
          return [left + element.clientLeft, right - element.clientLeft];
        };
        return [ends(night), ends(night.querySelector('[class*=area]')!)];
      });
      for (const [i, rim] of rims.entries()) expect(area[i]).toBeCloseTo(rim, 0);
      await page.getByRole('button', { name: 'Whole forest' }).tap();
      await expect.poll(() => nearest(places)).toBeLessThan(44);
      await cell(page, id).tap();
      await cell(page, id).tap();
      await expect(cell(page, id)).toHaveAccessibleName(/tree/);
      await expect(saying(page, 'you can plant your tree here')).toHaveCount(0);
    });
  });
