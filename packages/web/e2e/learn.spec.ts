import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  isGuided,
  LessonRun,
  parseLessons,
  startLesson,
  type Lesson,
  type LessonStep,
  type WholeGame,
} from '@glade/engine';
import { games } from '@glade/games';
import { parse } from 'yaml';
import { playGuidedMatch } from './guided-match.ts';
import { carryOut, press as pressIt, tapsFor } from './lesson-taps.ts';
import { expect, heard, hearing, roll, test, typeLine } from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

test.use({ hasTouch: true });

type Language = 'en' | 'it';

/** The lessons of a game, from its file. */
function lessonsOf(game: string): readonly Lesson[] {
  const file = new URL(`../../../games/${game}/lessons.yaml`, import.meta.url);
  const read = parseLessons(parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value.lessons;
}

const cardText = (page: Page) => page.locator('[data-guide-text]');

/** Does what a card asks for, and nothing else. */
async function follow(
  page: Page,
  step: LessonStep,
  language: Language,
  keys: boolean,
  run?: LessonRun,
) {
  await expect(cardText(page)).toHaveText(step.say[language]);
  const press = (selector: string): Promise<void> => pressIt(page.locator(selector).first(), keys);
  if (step.ask !== undefined) {
    const wrong = step.ask.find(({ right }) => right !== true);
    if (wrong !== undefined) {
      await press('[data-answer=wrong]');
      await expect(cardText(page)).toHaveText(wrong.reply[language]);
    }
    await press('[data-answer=right]');
    await press('[data-next]');
  } else if (step.do !== undefined && run !== undefined)
    await carryOut(page, tapsFor(run.rules, run.position, step.do[0]!), keys);
  // What is drawn without dice is drawn by the card.
  else if (step.roll !== undefined || step.when?.startsWith('throw ') === true)
    await press(`${roll}, [data-guide] [data-next]`);
  else await press('[data-next]');
}

/** Plays a short lesson, and follows it beside the page. */
async function playLesson(
  page: Page,
  game: WholeGame,
  lesson: Lesson,
  language: Language,
  keys: boolean,
) {
  const started = startLesson(game, lesson);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { rules, start } = started.value;
  const run = new LessonRun(lesson, rules, start);
  await page.goto(`/${game.id}/play?lesson=${lesson.id}`);
  for (const step of lesson.steps) {
    await follow(page, step, language, keys, run);
    const text = step.roll ?? step.do?.[0];
    if (text === undefined) run.next();
    else {
      const action = rules.notation.parse(run.position, text);
      if (action.ok) run.play(action.value);
    }
  }
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
  // The second time a lesson is offered, and Back leads from it to the match.
  await square(6, 6).click();
  await page.getByRole('link', { name: 'Show me in half a minute' }).click();
  await expect(page).toHaveURL(/lesson=WF-L04$/);
  await expect(page.locator('[data-answer]').first()).toBeVisible();
  await page.goBack();
  await expect(cardText(page)).toContainText('Sparks!');
  await square(1, 6).click();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
  // A reload goes on with the guide.
  await page.reload();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
  // A finger beside the button that reads aloud does not end it.
  await page.locator('[data-leave]').click();
  await page.getByRole('button', { name: 'Stay with the guide' }).click();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
  await page.locator('[data-leave]').click();
  await page.locator('[data-leave-now]').click();
  await expect(cardText(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/lesson/);
  await page.locator(roll).click();
  await expect(page.locator(roll)).toHaveCount(0);
  await page.goto('/wildfire');
  await expect(page.getByRole('link', { name: /^Continue the match/ })).toHaveCount(1);
});

test('Show me: who wants something else than the card is asked once for each move, and then goes their own way', async ({
  page,
}) => {
  await page.goto('/wildfire/play?lesson=WF-L01');
  const steps = lessonsOf('wildfire')[0]!.steps;
  for (const step of steps.slice(0, 3)) await follow(page, step, 'en', false);
  const sparks = steps[3]!;
  await expect(cardText(page)).toHaveText(sparks.say.en);
  const farFire = page.locator(`[role=gridcell]`).nth(4 * 6 + 5);
  const otherFire = page.locator(`[role=gridcell]`).nth(5 * 6 + 4);
  for (const fire of [farFire, otherFire]) {
    await fire.click();
    await expect(page.locator('[data-notice]')).toContainText(sparks.hints!.think.en);
    await expect(cardText(page)).toHaveText(sparks.say.en);
  }
  await farFire.click();
  await expect(cardText(page)).toHaveText(steps[4]!.say.en);
});

test('a lesson by keyboard: it refuses what is wrong, gives hints, and is marked as done', async ({
  page,
}) => {
  await page.goto('/wildfire/lessons');
  await page.locator('[data-lesson=WF-L05]').focus();
  await page.keyboard.press('Enter');
  const [question, digs] = lessonsOf('wildfire').find(({ id }) => id === 'WF-L05')!.steps;
  await follow(page, question!, 'en', true);
  await expect(cardText(page)).toHaveText(digs!.say.en);
  for (const text of [digs!.hints!.look, digs!.hints!.think, digs!.hints!.do]) {
    await page.keyboard.press('h');
    await expect(page.locator('[data-notice]')).toContainText(text.en);
  }
  await typeLine(page, 'dig 6,6');
  await expect(page.locator('[data-notice]')).toContainText(digs!.wrong![1]!.say!.en);
  await typeLine(page, 'dig 3,4');
  await page.keyboard.press('Escape');
  await page.locator('[data-next]').press('Enter');
  await expect(page.locator('[data-solved]')).toBeVisible();
  // Nothing is left to be done but to go on.
  await expect(page.locator('[data-dock] button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lesson=WF-L06$/);
  await expect(page.locator('[data-answer]').first()).toBeVisible();
  await page.goto('/wildfire/lessons');
  await expect(page.locator('[data-lesson=WF-L05]')).toContainText('done');
});

test('the link to the content, or another fragment, leaves a lesson at its card', async ({
  page,
}) => {
  await page.goto('/wildfire/play?lesson=WF-L04');
  const steps = lessonsOf('wildfire').find(({ id }) => id === 'WF-L04')!.steps;
  await follow(page, steps[0]!, 'en', true);
  await expect(cardText(page)).toHaveText(steps[1]!.say.en);
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(cardText(page)).toHaveText(steps[1]!.say.en);
  await page.evaluate(() => (location.hash = '#main'));
  await expect(page).toHaveURL(/#main$/);
  await expect(cardText(page)).toHaveText(steps[1]!.say.en);
  await page.goBack();
  await expect(page).toHaveURL(/WF-L04$/);
  await expect(cardText(page)).toHaveText(steps[1]!.say.en);
});

test('an address with an unknown lesson is answered', async ({ page }) => {
  await page.goto('/wildfire/play?lesson=WF-L99');
  await expect(page.getByRole('alert')).toContainText('There is no lesson “WF-L99”');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.locator('[data-lesson=WF-L04]')).toBeVisible();
});

test('a lesson by taps on the board, and one whose turn is ended with steps left without a question @long', async ({
  page,
}) => {
  for (const [game, id] of [
    ['war-kids', 'WK-L22'],
    ['starfall-forest', 'SF-L05'],
  ] as const) {
    const lesson = lessonsOf(game).find((each) => each.id === id)!;
    await playLesson(
      page,
      games.find((each) => each.id === game)!,
      lesson,
      'en',
      false,
    );
  }
});

/** The next pages are in this language. */
async function speaking(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('glade.settings', JSON.stringify({ language: chosen })),
    language,
  );
}

for (const game of games)
  for (const language of ['en', 'it'] as const)
    for (const keys of [true, false]) {
      const how = `of ${game.id} in ${language}, ${keys ? 'by keyboard' : 'by taps'}`;
      test(`all lessons ${how} @long`, async ({ page }) => {
        test.setTimeout(900_000);
        await speaking(page, language);
        const stopped: string[] = [];
        for (const lesson of lessonsOf(game.id))
          if (!isGuided(lesson))
            await test
              .step(lesson.id, () => playLesson(page, game, lesson, language, keys))
              // The others are tried, too, so that one run tells all.
              .catch((error: unknown) => stopped.push(`${lesson.id}: ${String(error)}`));
        expect(stopped).toEqual([]);
      });

      for (const lesson of lessonsOf(game.id))
        if (isGuided(lesson))
          test(`guided match ${lesson.id} ${how} @long`, async ({ page }) => {
            test.setTimeout(900_000);
            await speaking(page, language);
            const seen = await playGuidedMatch(page, game, lesson, { language, keys });
            for (const { say, do: wanted } of lesson.steps)
              if (wanted !== undefined) expect(seen).toContain(say[language]);
          });
    }

test('the last card of a guided match is said with its result, and by ear', async ({ page }) => {
  await hearing(page);
  const match = playedToEnd('war-kids', { scenario: 'firstSkirmish', turnLimit: 12 }, 2);
  await openStored(page, match, 'WK-L01');
  await expect(page.locator('#end')).toBeVisible();
  const caught = lessonsOf('war-kids')[0]!.steps.find(({ when }) => when === 'event leaderLost')!;
  await expect(cardText(page)).toHaveText(caught.say.en);
  await expect.poll(() => heard(page)).toContain(caught.say.en);
});

test('a guided match that was only opened is not marked as done @long', async ({ page }) => {
  await page.goto('/forest-fire/play?lesson=FF-L01');
  await expect(cardText(page)).toBeVisible();
  await page.goto('/forest-fire/lessons');
  await expect(page.locator('[data-lesson=FF-L01]')).toBeVisible();
  await expect(page.locator('[data-lesson=FF-L01]')).not.toContainText('done');
});

test('each guided match shows its first decision, and has one number, if any', async ({ page }) => {
  await page.goto('/war-kids/lessons');
  const second = page.getByRole('link', { name: 'Stage 2: what stops a Pegasus', exact: true });
  await expect(second.locator('[data-picture] svg').first()).toBeVisible();
  await expect(second).not.toHaveText(/^\d/);
  // Where only pictures fit, no words are cut.
  const guess = page.getByRole('link', { name: 'Guess the unit', exact: true });
  await expect(guess.locator('[data-picture] svg').first()).toBeInViewport({ ratio: 0.98 });
  await expect(guess.locator('blockquote')).toBeHidden();
});

test('each short lesson shows the position in which it begins', async ({ page }) => {
  await page.goto('/wildfire/lessons');
  const short = page.locator('[data-lesson]:has([data-picture])');
  await expect(short).not.toHaveCount(0);
  await expect(short.first().locator('[data-picture] svg').first()).toBeVisible();
  // It is called by its title alone.
  await expect(short.first()).toHaveAccessibleName(/^\D*$/);
});
