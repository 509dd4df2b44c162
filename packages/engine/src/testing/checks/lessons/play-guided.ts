import { CHANCE, OVER } from '../../../actor.ts';
import { drawOutcome } from '../../../chance/draw-outcome.ts';
import type { WholeGame } from '../../../game.ts';
import { LessonRun, waitsForEntry } from '../../../lessons/lesson-run.ts';
import type { Lesson, LessonStep } from '../../../lessons/lessons.ts';
import type { StartedLesson } from '../../../lessons/start-lesson.ts';
import { KeyedDice, Xoshiro } from '../../../chance/random.ts';

/** The most entries of a guided match that are played. */
const LONGEST = 2000;
/**
 * Seconds for a word, a tap, a throw, and an entry that is only watched. Half of the children of seven read 60 words a
 * minute or more (Hasbrouck and Tindal 2017, "An update to compiled ORF norms", end of the first school year). An entry is
 * shown for a second at the usual pace. A tap and a throw are our own estimate.
 */
const SECONDS = { word: 1, tap: 5, throw: 3, shown: 1 };

/** What a guided match was like for a child that does what the cards ask, and else plays as the usual bot. */
export interface GuidedPlay {
  readonly shown: ReadonlySet<LessonStep>;
  /**
   * Of reading until the first thing is done, and of all until the last card that asks for something. Later cards tell what
   * happens rarely.
   */
  readonly seconds: { readonly first: number; readonly last: number };
}

/** Plays a guided match with its own dice. */
export function playGuided(
  game: WholeGame,
  lesson: Lesson,
  { options, start }: StartedLesson,
): GuidedPlay {
  const rules = game.rules(options);
  const [policy] = Object.values(game.policies(rules));
  const run = new LessonRun(lesson, rules, start);
  const dice = new KeyedDice(lesson.seed ?? '');
  const random = new Xoshiro(1);
  const drawn = rules.streams.map(() => 0);
  const shown = new Set<LessonStep>();
  let read = 0;
  let seconds = 0;
  let first: number | undefined;
  let last = 0;
  const see = (step: LessonStep): void => {
    if (shown.has(step)) return;
    shown.add(step);
    const reading = SECONDS.word * step.say.en.split(/\s+/).length;
    read += reading;
    seconds += reading;
    if (waitsForEntry(step)) last = seconds;
  };
  const readOn = (): void => {
    while (run.step !== undefined && !waitsForEntry(run.step)) {
      see(run.step);
      run.next();
    }
    if (run.step !== undefined) see(run.step);
  };
  for (let i = 0; i < LONGEST && rules.actor(run.position) !== OVER; i++) {
    readOn();
    const state = run.position;
    const actor = rules.actor(state);
    const byPerson = (lesson.players?.[actor] ?? 'person') === 'person';
    const throws = rules.thrown(state) !== undefined;
    if (shown.size > 0 && (throws || byPerson)) first ??= read;
    seconds += throws ? SECONDS.throw : byPerson ? SECONDS.tap : SECONDS.shown;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      run.play(drawOutcome(rules, state, dice, drawn[stream]!++).action);
    } else run.play(run.accepted?.[0] ?? policy!.choose(state, random));
  }
  readOn();
  return { shown, seconds: { first: first ?? read, last } };
}
