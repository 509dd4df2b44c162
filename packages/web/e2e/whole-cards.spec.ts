import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseLessons, parsePuzzles } from '@glade/engine';
import { games } from '@glade/games';
import { parse } from 'yaml';
import { expect, test } from './match-page.ts';

// The card of a puzzle or of a lesson says what is to be done: all of it is in sight on every phone, with letters of any size.

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [683, 384],
] as const;

const read = (game: string, file: string): string =>
  readFileSync(new URL(`../../../games/${game}/${file}`, import.meta.url), 'utf8');

async function set(page: Page, settings: object): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('glade.settings', stored),
    JSON.stringify(settings),
  );
}

/** By how much the card is higher than its place, with each of these texts in turn; and which of them that concerns. */
const cutTexts = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    await document.fonts.ready;
    const card = document.querySelector('[data-guide]')!;
    const words = card.querySelector('[data-guide-text]')!;
    const cut: string[] = [];
    for (const text of all) {
      words.lastChild!.textContent = text;
      dispatchEvent(new Event('resize'));
      const over = card.scrollHeight - card.clientHeight;
      if (over > 1) cut.push(`${over} of ${text}`);
    }
    return cut;
  }, texts);

for (const [i, { id }] of games.entries())
  for (const [j, text] of ['normal', 'largest'].entries()) {
    test(
      `${id}: what a puzzle asks for is whole, ${text}`,
      {
        tag: (i + 2 * j) % 6 === 0 ? [] : '@long',
      },
      async ({ page }) => {
        const file = parsePuzzles(JSON.parse(read(id, 'puzzles.json')));
        if (!file.ok) throw new Error(JSON.stringify(file.problem));
        await set(page, { text, language: 'it' });
        const goals = new Map(file.value.puzzles.map((puzzle) => [puzzle.goal, puzzle.id]));
        for (const puzzle of goals.values()) {
          await page.goto(`/${id}/play?puzzle=${puzzle}`);
          const words = page.locator('[data-guide-text]');
          await expect(words).not.toBeEmpty();
          const goal = (await words.textContent())!;
          for (const [width, height] of SCREENS) {
            await page.setViewportSize({ width, height });
            expect(await cutTexts(page, [goal]), `${width} x ${height}`).toEqual([]);
          }
        }
      },
    );

    test(
      `${id}: what lessons say is whole, ${text}`,
      { tag: (i + 2 * j) % 6 === 3 ? [] : '@long' },
      async ({ page }) => {
        const file = parseLessons(parse(read(id, 'lessons.yaml')));
        if (!file.ok) throw new Error(JSON.stringify(file.problem));
        const { lessons } = file.value;
        await set(page, { text, language: 'it' });
        await page.goto(`/${id}/play?lesson=${lessons[0]!.id}`);
        await expect(page.locator('[data-guide-text]')).not.toBeEmpty();
        const said = lessons.flatMap(({ steps }) => steps.map(({ say }) => say.it));
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          expect(await cutTexts(page, said), `${width} x ${height}`).toEqual([]);
        }
      },
    );
  }
