import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isGuided, parseLessons, type Lesson, type LessonStep } from '@glade/engine';
import { parse } from 'yaml';
import { expect, roll, test, typeLine } from './match-page.ts';

type Language = 'en' | 'it';

/** The lessons of a game, from its file. */
function lessonsOf(game: string): readonly Lesson[] {
  const file = new URL(`../../../games/${game}/lessons.yaml`, import.meta.url);
  const read = parseLessons(parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.lessons;
}

const GAMES = ['wildfire', 'leaf-climbers', 'starfall-forest', 'war-kids', 'fair-verona'];
const cardText = (page: Page) => page.locator('[data-guide-text]');

/** Does what a card asks for, and nothing else. */
async function follow(page: Page, step: LessonStep, language: Language, keys: boolean) {
  await expect(cardText(page)).toHaveText(step.say[language]);
  const press = async (selector: string): Promise<void> => {
    const button = page.locator(selector).first();
    if (!keys) return button.click();
    await button.focus();
    return page.keyboard.press('Enter');
  };
  if (step.ask !== undefined) {
    const wrong = step.ask.find(({ right }) => right !== true);
    if (wrong !== undefined) {
      await press('[data-answer=wrong]');
      await expect(cardText(page)).toHaveText(wrong.reply[language]);
    }
    await press('[data-answer=right]');
    await press('[data-next]');
  } else if (step.do !== undefined) await typeLine(page, step.do[0]!);
  else if (step.roll !== undefined || step.when?.startsWith('throw ') === true) await press(roll);
  else await press('[data-next]');
}

async function playLesson(
  page: Page,
  game: string,
  lesson: Lesson,
  language: Language,
  keys: boolean,
) {
  await page.goto(`/${game}/play?lesson=${lesson.id}`);
  for (const step of lesson.steps) await follow(page, step, language, keys);
  await expect(page.locator('[data-solved]')).toBeVisible();
}

test('Show me: a new player meets the fire, puts it out by tapping, and plays on without the guide', async ({
  page,
}) => {
  await page.goto('/wildfire');
  await page.getByRole('link', { name: 'Show me' }).click();
  const steps = lessonsOf('wildfire')[0]!.steps;
  for (const step of steps.slice(0, 3)) await follow(page, step, 'en', false);
  await expect(cardText(page)).toContainText('Sparks!');
  // What is wrong is refused as in any match.
  const square = (column: number, row: number) =>
    page.locator(`[role=gridcell]`).nth((row - 1) * 6 + column - 1);
  await square(6, 6).click();
  await expect(page.locator('[data-notice][data-kind=refusal]')).toBeVisible();
  // The second time a lesson is offered.
  await square(6, 6).click();
  await expect(page.getByRole('link', { name: 'Show me in half a minute' })).toHaveAttribute(
    'href',
    /lesson=WF-L04$/,
  );
  await square(1, 6).click();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
  // A reload goes on with the guide.
  await page.reload();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
  await page.locator('[data-leave]').click();
  await expect(cardText(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/lesson/);
  await page.locator(roll).click();
  await expect(page.locator(roll)).toHaveCount(0);
  await page.goto('/wildfire');
  await expect(page.getByRole('link', { name: /^Go on with the match/ })).toHaveCount(1);
});

test('a lesson by keyboard: it refuses what is wrong, gives hints, and is marked as done', async ({
  page,
}) => {
  await page.goto('/wildfire/lessons');
  await page.locator('[data-lesson=WF-L05]').focus();
  await page.keyboard.press('Enter');
  const [first] = lessonsOf('wildfire').find(({ id }) => id === 'WF-L05')!.steps;
  await expect(cardText(page)).toHaveText(first!.say.en);
  for (const text of [first!.hints!.look, first!.hints!.think, first!.hints!.do]) {
    await page.keyboard.press('h');
    await expect(page.locator('[data-notice]')).toContainText(text.en);
  }
  await typeLine(page, 'dig 6,6');
  await expect(page.locator('[data-notice]')).toContainText(first!.wrong![1]!.say!.en);
  await typeLine(page, 'dig 3,4');
  await page.keyboard.press('Escape');
  await page.locator('[data-next]').press('Enter');
  await expect(page.locator('[data-solved]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lesson=WF-L05]')).toContainText('done');
});

for (const game of GAMES)
  for (const language of ['en', 'it'] as const)
    test(`all lessons of ${game} in ${language}, by keyboard and by taps @long`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.addInitScript(
        (chosen) => localStorage.setItem('glade.settings', JSON.stringify({ language: chosen })),
        language,
      );
      const lessons = lessonsOf(game).filter((lesson) => !isGuided(lesson));
      for (const lesson of lessons)
        for (const keys of [true, false]) await playLesson(page, game, lesson, language, keys);
    });
