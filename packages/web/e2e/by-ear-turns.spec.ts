import { APART } from '../../ui/src/speech/announcer.ts';
import { cells, expect, heard, hearing, roll, saidAll, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// By ear and by keys: whose turn it is, and where N and H lead.

interface Seen {
  readonly step: string;
  readonly spots: readonly { readonly turns: readonly number[] }[];
}

for (const [name, address] of [
  ['Wildfire', '/wildfire/play?seed=7'],
  ['Leaf-Climbers', '/leaf-climbers/play?players=2&seed=7'],
  ['Forest Fire', '/forest-fire/play?firebreaks=0&setupRounds=1&place=after&seed=7'],
] as const)
  test(`${name}: where there is only something to roll, N leads to its button${name === 'Wildfire' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await hearing(page);
    await page.goto(address);
    const button = page.locator(roll).first();
    await expect(button).toBeVisible();
    await saidAll(page);
    await page.locator('[role=grid]').first().focus();
    await page.keyboard.press('n');
    await expect(button).toBeFocused();
  });

test('in Fair Verona N at the only place says so, and how to lay the tile, as often as it is asked @long', async ({
  page,
}) => {
  await hearing(page);
  const playing = { seed: 3, others: 'bot gentle', itsDice: true };
  const match = playedUntil('fair-verona', { seats: 2 }, playing, ({ rules, state, actor }) => {
    const { step, spots } = rules.view(state, undefined) as Seen;
    return actor === 0 && step === 'place' && spots.length === 1 && spots[0]!.turns.length > 1;
  });
  await openStored(page, match);
  const only = page.locator('[data-can=true]');
  await expect(only).toHaveCount(1);
  await only.focus();
  await saidAll(page);
  const since = async (from: number): Promise<string> => (await heard(page)).slice(from);
  const before = (await heard(page)).length;
  await page.keyboard.press('n');
  await expect.poll(() => since(before)).toContain('The only place: your tile fits here in');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held=true]')).toHaveCount(1);
  await saidAll(page);
  const tried = (await heard(page)).length;
  await page.keyboard.press('n');
  await expect
    .poll(() => since(tried))
    .toContain('The only place: your tile; Enter turns it, L lays it');
});

test('who acts while bots do hears whose turn it is, whatever they are about to draw', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/fair-verona/play?seats=3&who=person,steady,steady&seed=3');
  await expect(page.locator('[data-step]')).toContainText('Lay your tile');
  await page.locator(`${cells}[aria-label*="fits here"]`).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.evaluate(() => {
    const press = (): void => {
      document.querySelector<HTMLElement>('[data-board] [role=gridcell][tabindex="0"]')?.click();
      setTimeout(press, 10);
    };
    press();
  });
  await expect.poll(() => heard(page)).toMatch(/It’s \S+’s turn\./);
  expect(await heard(page)).not.toContain('First draw');
});

test('a hint leads who is on the board to where it goes, and Enter does it there @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  await expect(page.locator('[data-can=true]').first()).toBeVisible();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.press('h');
  await expect.poll(() => heard(page)).toContain('Hint: ');
  const [, from, to] = /Hint: Move \S+ \S+ from (\S+) to (\S+)\./.exec(await heard(page))!;
  const at = page.locator('[role=gridcell]:focus');
  await expect(at).toHaveAccessibleName(new RegExp(`^${to}: .*you can go here`));
  // With its unit in hand, too, and another hint is asked for.
  await page.getByRole('gridcell', { name: new RegExp(`^${from}:`) }).focus();
  await expect(at).toHaveAccessibleName(/in your hand/);
  await page.keyboard.press('h');
  await expect(at).toHaveAccessibleName(new RegExp(`^${to}:`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${to}: blue`) })).toBeVisible();
  expect(await heard(page)).not.toContain('Put back');
});

test('with a snake in hand a hint leads to where it goes, and says that first', async ({
  page,
}) => {
  await hearing(page);
  const two = { seed: 6, others: 'bot steady' };
  const match = playedUntil(
    'starfall-forest',
    { players: 2 },
    two,
    ({ rules, state, actor }) => actor === 0 && movesOnlySnakes(rules.view(state, 0)),
  );
  await openStored(page, match);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const at = page.locator('[role=gridcell]:focus');
  const goal = /^The path between column 1, row 3 and column 2, row 4: the snake can go here/;
  await page.keyboard.press('h');
  await expect(at).toHaveAccessibleName(goal);
  expect(await heard(page)).toContain(
    'Hint: Move a snake to the path between column 1, row 3 and column 2, row 4. H tells more.',
  );
  // What is refused takes nothing out of the hand that the hint has put there, and the next hint begins anew.
  await page.keyboard.press('u');
  await expect.poll(() => heard(page)).toContain('Play on from here.');
  await expect(at).toHaveAccessibleName(goal);
  const hints = async (): Promise<number> =>
    (await heard(page)).split('Hint: Move a snake to the path').length - 1;
  await page.keyboard.press('h');
  await expect.poll(hints).toBe(2);
  await expect(at).toHaveAccessibleName(goal);
  const snake = page.getByRole('gridcell', {
    name: /^The path between column 3, row 3 and column 2, row 4/,
  });
  await snake.focus();
  await page.keyboard.press('Enter');
  await expect(snake).toHaveAccessibleName(/this snake is in your hand/);
  await page.keyboard.press('h');
  await expect(at).toHaveAccessibleName(goal);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('You move a snake to the path between');
});

/** Whether only snakes can still move in a turn of Starfall Forest. */
function movesOnlySnakes(seen: unknown): boolean {
  const { step, left } = seen as {
    readonly step: string;
    readonly left: { readonly fairy: number; readonly snake: number; readonly tree: number };
  };
  return step === 'move' && left.fairy === 0 && left.tree === 0 && left.snake > 0;
}

test('Enter before one’s own turn has been said does nothing, and after that it acts', async ({
  page,
}) => {
  await hearing(page);
  // So long is it from one message to the next: meanwhile what was written last is not said to its end.
  await page.addInitScript((apart) => {
    const later = globalThis.setTimeout;
    const waits: (() => void)[] = [];
    const pauses = { on: false, off: () => waits.splice(0).forEach((then) => then()) };
    Object.assign(globalThis, {
      pauses,
      setTimeout: (then: () => void, time?: number, ...more: unknown[]) =>
        pauses.on && time === apart ? waits.push(then) : later(then, time, ...more),
    });
  }, APART);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,steady&seed=3');
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  await saidAll(page);
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { pauses: object }).pauses, { on: true });
  });
  const { length } = await heard(page);
  await page.locator('[data-dock] [class^="quiet"]').click();
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[data-can=true]').length))
    .toBeGreaterThan(0);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length);
  await page.locator('[role=gridcell][data-can=true]').first().focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    const { pauses } = globalThis as unknown as { pauses: { on: boolean; off: () => void } };
    pauses.on = false;
    pauses.off();
  });
  await saidAll(page);
  // Had the first one taken the unit in hand, the second one would put it back.
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Where does');
});

test('who looks round after a move is not led away, and W tells who takes over what the other one did @long', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?scenario=firstSkirmish&who=person,person&seed=3');
  const last = async (): Promise<string> => (await heard(page)).split('\n').at(-1)!;
  const focused = page.locator('[role=gridcell]:focus');
  await page.locator('[role=gridcell][data-can=true]').first().focus();
  const from = await focused.getAttribute('data-cell');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step]')).toContainText('Where does');
  await page.keyboard.press('n');
  await expect(focused).not.toHaveAttribute('data-cell', from!);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const at = await focused.getAttribute('data-cell');
  await saidAll(page);
  await expect(page.locator('[data-step]')).toContainText(/who moves/i);
  await expect(focused).toHaveAttribute('data-cell', at!);
  // Within the own turn nothing is told of what that person did.
  await page.keyboard.press('w');
  await expect.poll(last).toMatch(/^Blue: who moves\?(?!.*Since your turn)/);
  await page.keyboard.press('Escape');
  await page.locator('[data-dock] [class^="quiet"]').click();
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.locator('[data-step]')).toContainText(/Pink: who moves/i);
  await saidAll(page);
  // What has no room beside that is told by the next press.
  await page.keyboard.press('w');
  await expect.poll(last).toMatch(/^Pink: who moves\?/);
  await page.keyboard.press('w');
  await expect
    .poll(last)
    .toMatch(/^Since your turn: Blue (?:Soldier|Pegasus|Mage|Prince) \S+ goes to/);
});
