import type { Match, OptionValues } from '@glade/engine';
import { everyThird, expect, heard, hearing, saidAll, test } from './match-page.ts';
import { playedUntil } from './played-match.ts';
import { openStored } from './stored-match.ts';

// What who does not see the board asks for by a key.

interface Seen {
  readonly grids?: readonly {
    readonly cells: string;
    readonly digs: number;
    readonly burnt: boolean;
  }[];
}

/** A match of a person and bots in which the person is to act after so many entries, in such a position. */
function begun(
  id: string,
  given: OptionValues,
  entries: number,
  such: (view: Seen) => boolean = () => true,
): Match {
  let played = 0;
  return playedUntil(
    id,
    given,
    { seed: 5, others: 'bot steady' },
    ({ rules, state, actor }) =>
      played++ >= entries && actor === 0 && such(rules.view(state, 0) as Seen),
  );
}

/** A match, and what T tells in it: where things are, and in Fair Verona, where that is not told, what happened last. */
const MATCHES: readonly (readonly [string, OptionValues, number, readonly RegExp[]])[] = [
  ['wildfire', {}, 3, [/Fires: row \d, column \d/]],
  [
    'forest-fire',
    {},
    30,
    [/Fires: \d down, \d across/, /You: \d down, \d across/, /Pixel: \d down, \d across/],
  ],
  ['leaf-climbers', {}, 40, [/Leaves hang above row \d, columns? \d/]],
  ['starfall-forest', {}, 60, [/[Yy]our fairy.*: .*column \d/, /snake.*: .*(?:column|row) \d/i]],
  ['war-kids', { scenario: 'firstSkirmish' }, 24, [/(?:Prince(?:ss)? L1, [A-Z]\d+\..*){2}/]],
  ['fair-verona', {}, 40, [/^Pixel meets the 3 of hearts\./]],
];

/** What W says in place of what happened, where that is too much for one breath. */
const PROMISE = /(\d+) things have happened\. Press W again\.$/;

for (const [i, [id, options, entries, tells]] of MATCHES.entries()) {
  test(
    `${id}: what W promises it tells in parts when it is pressed again, and what T tells`,
    {
      tag: everyThird(i, 'third'),
    },
    async ({ page }) => {
      await hearing(page);
      await openStored(page, begun(id, options, entries));
      await saidAll(page);
      const last = async (): Promise<string> =>
        (await heard(page)).split('\n').findLast(Boolean)!.trim();
      const press = async (key: string): Promise<string> => {
        const { length } = await heard(page);
        await page.keyboard.press(key);
        await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length);
        return last();
      };
      const now = await press('w');
      expect(now).toMatch(PROMISE);
      const told: string[] = [];
      let again = await press('w');
      for (; again !== now && told.length < 60; again = await press('w')) told.push(again);
      // After the last part comes what to do now again.
      expect(again).toBe(now);
      expect(told.length).toBeGreaterThan(1);
      // Each is one breath, and as much as has room in it.
      const words = [now, ...told].map((part) => part.split(/\s+/).length);
      expect(words.filter((count) => count > 20)).toEqual([]);
      const parts10 = words.reduce((sum, count) => sum + count) / 10;
      expect(told.length).toBeLessThanOrEqual(Math.ceil(parts10) + 1);
      const promised = Number(PROMISE.exec(now)![1]);
      // Each part goes on where the one before ended: at least a sentence for each thing, and none of them twice.
      const things = told.map((part) => part.replace(/ W tells more\.$/, ''));
      const sentences = things.join(' ').split(/(?<=[.!]) (?=[A-Z0-9])/);
      expect(sentences.length).toBeGreaterThanOrEqual(promised);
      for (const part of told) {
        expect(part).not.toMatch(PROMISE);
        expect(part).not.toContain(now.replace(PROMISE, '').trim());
      }
      expect(new Set(told).size).toBe(told.length);
      const parts = [await press('t')];
      while (parts.at(-1)!.includes('T tells more') && parts.length < 60)
        parts.push(await press('t'));
      const all = parts.join(' ');
      for (const each of tells) expect(all).toMatch(each);
      // One breath at a time.
      for (const part of parts) expect(part.split(/\s+/).length).toBeLessThanOrEqual(20);
    },
  );
}

test('while an answer is looked at, a hint tells nothing of the next riddle, whose first hint is no answer', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?mode=guess&guessTimer=off&who=person,person&seed=5');
  await expect(page.locator('blockquote')).toContainText('“');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-next]')).toBeFocused();
  const since = async (before: number): Promise<string> => (await heard(page)).slice(before);
  const before = (await heard(page)).length;
  await page.keyboard.press('h');
  await expect.poll(() => since(before)).toContain('Go on to the next riddle.');
  expect(await since(before)).not.toContain('Hint');
  await page.keyboard.press('Enter');
  await expect(page.locator('blockquote')).not.toContainText('it was');
  const asked = (await heard(page)).length;
  await page.keyboard.press('h');
  await expect.poll(() => since(asked)).toMatch(/Hint: (?:this unit|all the other units)/);
});

test('the second hint in the guessing game says why, and Enter gives the answer that it names', async ({
  page,
}) => {
  await hearing(page);
  await page.goto('/war-kids/play?mode=guess&guessTimer=off&who=person,person&seed=5');
  await expect(page.locator('blockquote')).toContainText('“');
  const since = async (before: number): Promise<string> => (await heard(page)).slice(before);
  const ask = async (answer: RegExp): Promise<string> => {
    const { length } = await heard(page);
    await page.keyboard.press('h');
    await expect.poll(() => since(length)).toMatch(answer);
    return answer.exec(await since(length))![1]!;
  };
  await page.locator('[role=gridcell]').first().focus();
  const clue = await ask(/Hint: ((?:this unit|all the other units)[^.]*)/);
  // A riddle has one answer, and no guess.
  const why = `${clue[0]!.toUpperCase()}${clue.slice(1)}`;
  const unit = await ask(
    new RegExp(`Hint: (Soldier|Pegasus|Mage|Prince or Princess)\\. ${why}\\.`),
  );
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${unit}`),
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('blockquote')).toHaveAttribute('data-right', 'true');
});

test('N leads to what burns first, nearest to the home, before it leads to where one can dig', async ({
  page,
}) => {
  const burns = ({ grids }: Seen): boolean =>
    !grids![0]!.burnt && grids![0]!.digs > 0 && grids![0]!.cells.split('/').length > 2;
  await openStored(page, begun('wildfire', {}, 3, burns));
  const can = page.locator('[data-can=true]');
  const fires = await can.and(page.locator('[aria-label*="you can douse"]')).count();
  expect(fires).toBeGreaterThan(1);
  expect(await can.count()).toBeGreaterThan(fires);
  await page.locator('[role=grid]').first().focus();
  const seen: (string | null)[] = [];
  for (let i = 0; i < fires; i++) {
    const at = seen.at(-1);
    await page.keyboard.press('n');
    const cell = page.locator('[role=gridcell]:focus');
    if (at === undefined) await expect(cell).toHaveCount(1);
    else await expect(cell).not.toHaveAttribute('aria-label', at!);
    seen.push(await cell.getAttribute('aria-label'));
  }
  for (const label of seen) expect(label).toContain('you can douse');
  await page.keyboard.press('n');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /you can dig/);
});
