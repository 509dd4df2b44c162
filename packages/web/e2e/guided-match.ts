import type { Page } from '@playwright/test';
import {
  CHANCE,
  LessonRun,
  OVER,
  parseRecord,
  startLesson,
  waitsForEntry,
  type Lesson,
  type Match,
  type WholeGame,
} from '@glade/engine';
import { expect, roll } from './match-page.ts';
import { carryOut, press, tapsFor } from './lesson-taps.ts';
import { act } from './play-by-what-is-offered.ts';

/** How a person reads and does things. */
export interface Reader {
  readonly language: 'en' | 'it';
  readonly keys: boolean;
}

/** So many things a person does in a guided match before the test leaves it: the cards that ask for something come before. */
const MOST = 40;

const cardText = (page: Page) => page.locator('[data-guide-text]');

/**
 * Plays a guided match by what its cards ask, and else by what is offered, and follows it beside the page by the match that
 * the page stores: each card that comes must be the right one, and it must stay until it is read.
 */
export async function playGuidedMatch(
  page: Page,
  game: WholeGame,
  lesson: Lesson,
  { language, keys }: Reader,
): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.goto(`/${game.id}/play?lesson=${lesson.id}`);
  await expect(cardText(page)).toHaveText(lesson.steps[0]!.say[language]);
  const follower = new Follower(page, game, lesson);
  const show = page.locator('[data-show]');
  for (let i = 0; i < MOST;) {
    // A square that is to be found is shown on request.
    if ((await show.count()) > 0) await press(show, keys);
    const run = await follower.now();
    const { step } = run;
    if (step !== undefined) {
      await expect(cardText(page)).toHaveText(step.say[language]);
      if (seen.at(-1) !== step.say[language]) seen.push(step.say[language]);
    }
    if (run.rules.actor(run.position) === OVER) break;
    if (isRead(run)) {
      await press(page.locator('[data-guide] [data-next]'), keys);
      follower.read();
      continue;
    }
    i += 1;
    const before = follower.length;
    if (run.accepted !== undefined)
      await carryOut(page, tapsFor(run.rules, run.position, step!.do![0]!), keys);
    else if ((await page.locator(roll).count()) > 0) await press(page.locator(roll), keys);
    else await act(page, i, keys ? 'keyboard' : 'tap');
    await follower.changed(before);
  }
  return seen;
}

/** The cards of a guided match, as they follow from the match that the page stores. */
class Follower {
  length = 0;
  private readonly page: Page;
  private readonly game: WholeGame;
  private readonly lesson: Lesson;
  /** How many cards have been read. */
  private reads = 0;

  constructor(page: Page, game: WholeGame, lesson: Lesson) {
    this.page = page;
    this.game = game;
    this.lesson = lesson;
  }

  read(): void {
    this.reads += 1;
  }

  /** Waits until a person has something to read or to do. */
  async now(): Promise<LessonRun> {
    let run = await this.fold();
    await expect
      .poll(async () => {
        run = await this.fold();
        const actor = run.rules.actor(run.position);
        const throws = actor === CHANCE && (await this.page.locator(roll).count()) > 0;
        return isRead(run) || actor === OVER || this.isPerson(actor) || throws;
      })
      .toBe(true);
    return run;
  }

  /** Waits for a moment until the match has gone on; some taps only begin something. */
  async changed(before: number): Promise<void> {
    await expect
      .poll(async () => (await this.log()).length > before, { timeout: 400 })
      .toBe(true)
      .catch(() => {});
  }

  private isPerson(seat: number): boolean {
    return (this.lesson.players?.[seat] ?? 'person') === 'person';
  }

  /** What has happened so far; a match is stored with its first entry. */
  private async log(): Promise<Match<WholeGame>['log']> {
    const text = await this.page.evaluate(() => {
      const key = new URLSearchParams(location.search).get('match');
      return localStorage.getItem(`glade.match.${key}`) ?? '{}';
    });
    const { record } = JSON.parse(text) as { record?: string };
    if (record === undefined) return [];
    const read = parseRecord(record, () => this.game);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return read.value.log;
  }

  /** The page shows no later entry before a card is read. */
  private async fold(): Promise<LessonRun> {
    const started = startLesson(this.game, this.lesson);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const log = await this.log();
    this.length = log.length;
    const run = new LessonRun(this.lesson, started.value.rules, started.value.start);
    let left = this.reads;
    const isToRead = (): boolean => {
      while (left > 0 && isRead(run)) {
        run.next();
        left -= 1;
      }
      return isRead(run);
    };
    for (const { action } of log) {
      if (isToRead()) return run;
      run.play(action);
    }
    isToRead();
    return run;
  }
}

/** Whether the card is only read. */
const isRead = ({ step }: LessonRun): boolean => step !== undefined && !waitsForEntry(step);
