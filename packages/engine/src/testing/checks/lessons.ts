import { CHANCE, OVER, type Action } from '../../actor.ts';
import { drawOutcome } from '../../draw-outcome.ts';
import { LANGUAGES } from '../../language.ts';
import { LessonRun, placesNamed, waitsForEntry } from '../../lessons/lesson-run.ts';
import { startLesson, type StartedLesson } from '../../lessons/start-lesson.ts';
import { isGuided } from '../../lessons/is-guided.ts';
import type { Lesson, LessonStep, Lessons } from '../../lessons/lessons.ts';
import { KeyedDice, Xoshiro } from '../../random.ts';
import type { Bilingual } from '../../rulebook/examples.ts';
import type { Clause } from '../../rulebook/rulebook.ts';
import type { Policy, Rules } from '../../rules.ts';
import { hardToRead } from '../reading-grade.ts';
import type { Subject } from '../subject.ts';

/** The most entries of a guided match that are played. */
const LONGEST = 2000;
/** Matches that are played out after each of two actions, to see which is worse. */
const PLAYOUTS = 200;
/** Words before the first thing to do. Children read about two words a second, and it comes within 20 seconds. */
const WORDS_FIRST = 40;

type Fail = (what: string) => void;

/** All texts of a lesson that somebody reads, but its title. */
function textsOf({ steps }: Lesson): readonly Bilingual[] {
  return steps.flatMap(({ say, ask = [], hints, wrong = [] }) => [
    say,
    ...ask.flatMap((answer) => [answer, answer.reply]),
    ...(hints === undefined ? [] : [hints.look, hints.think, hints.do]),
    ...wrong.flatMap((one) => (one.say === undefined ? [] : [one.say])),
  ]);
}

/** What is wrong with the texts of a lesson: each language is measured by its own formula. */
export function checkReading(lesson: Lesson): readonly string[] {
  return textsOf(lesson).flatMap((text) =>
    LANGUAGES.flatMap((language) => {
      const fault = hardToRead(text[language], language);
      return fault === undefined ? [] : [fault];
    }),
  );
}

/** Whether each clause is taught by a lesson or marked advanced, and not both. */
export function checkTaught(
  { lessons, advanced }: Lessons,
  clauses: readonly Clause[],
): readonly string[] {
  const taught = new Set(lessons.flatMap((lesson) => lesson.clauses));
  const marked = advanced.flatMap((one) => one.clauses);
  const known = new Set(clauses.map(({ id }) => id));
  const faults: string[] = [];
  const list = (what: string, ids: readonly string[]): void => {
    if (ids.length > 0) faults.push(`${what}: ${ids.join(', ')}`);
  };
  list(
    'not in the rulebook',
    [...taught, ...marked].filter((id) => !known.has(id)),
  );
  list(
    'neither taught nor advanced',
    [...known].filter((id) => !taught.has(id) && !marked.includes(id)),
  );
  list(
    'taught and advanced',
    marked.filter((id) => taught.has(id)),
  );
  list(
    'advanced twice',
    marked.filter((id, i) => marked.indexOf(id) !== i),
  );
  return faults;
}

/** Plays a lesson by what it accepts, and tries what it calls wrong. */
export function checkLesson(subject: Subject, lesson: Lesson): readonly string[] {
  const faults: string[] = [];
  const fail: Fail = (what) => faults.push(what);
  const { game, events } = subject;
  const started = startLesson(game, lesson);
  if (!started.ok) return [JSON.stringify(started.problem)];
  const codes = new Set(Object.values(events).map(({ code }) => code));
  for (const { when, show = [] } of lesson.steps) {
    const [word, what = ''] = (when ?? '').split(' ');
    if (word === 'event' && !codes.has(what)) fail(`there is no event ${what}`);
    for (const place of show)
      if (placesNamed(started.value.rules, place).length === 0) fail(`there is no place ${place}`);
  }
  for (const { ask } of lesson.steps)
    if (ask !== undefined && ask.filter(({ right }) => right).length !== 1)
      fail('a question needs exactly one right answer');
  if (isGuided(lesson)) playGuided(subject, lesson, started.value, fail);
  else playLesson(subject, lesson, started.value, fail);
  return faults;
}

/** The words that are read before the first thing to do. */
function wordsFirst(steps: readonly LessonStep[]): number {
  const first = steps.findIndex(waitsForEntry);
  return steps.slice(0, first + 1).reduce((sum, { say }) => sum + say.en.split(/\s+/).length, 0);
}

/** A guided match with its own dice, by a person who does what it asks for; else the bots choose. */
function playGuided(
  { game }: Subject,
  lesson: Lesson,
  { options, start }: StartedLesson,
  fail: Fail,
): void {
  const rules = game.rules(options);
  const policies = Object.values(game.policies(rules));
  const [policy] = policies;
  if (lesson.position !== undefined) fail('a match with a seed has no position');
  if (wordsFirst(lesson.steps) > WORDS_FIRST) fail('too many words before the first thing to do');
  const run = new LessonRun(lesson, rules, start);
  const dice = new KeyedDice(lesson.seed ?? '');
  const random = new Xoshiro(1);
  const drawn = rules.streams.map(() => 0);
  const shown = new Set<LessonStep>();
  for (let i = 0; i < LONGEST && rules.actor(run.position) !== OVER; i++) {
    while (run.step !== undefined && !waitsForEntry(run.step)) {
      shown.add(run.step);
      run.next();
    }
    if (run.step !== undefined) shown.add(run.step);
    const state = run.position;
    const actor = rules.actor(state);
    let action: Action;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      action = drawOutcome(rules, state, dice, drawn[stream]!++).action;
    } else action = run.accepted?.[0] ?? policy!.choose(state, random);
    run.play(action);
  }
  while (run.step !== undefined) {
    shown.add(run.step);
    if (waitsForEntry(run.step)) break;
    run.next();
  }
  const [first] = shown;
  if (first !== lesson.steps[0]) fail(`begins with another card: ${first?.say.en ?? 'none'}`);
  const never = lesson.steps.filter(
    (step) => !shown.has(step) && (step.do ?? step.when) !== undefined,
  );
  for (const { say, do: wanted } of never)
    if (wanted !== undefined) fail(`never comes in its match: ${say.en}`);
}

function playLesson(
  subject: Subject,
  lesson: Lesson,
  { rules, start }: StartedLesson,
  fail: Fail,
): void {
  const run = new LessonRun(lesson, rules, start);
  if (lesson.position === undefined) fail('a lesson needs a position or a seed');
  const asks = lesson.steps.some(({ ask, wrong }) => ask !== undefined || wrong !== undefined);
  if (!asks) fail('nothing in it can be done wrong');
  for (const step of lesson.steps) {
    if (run.step !== step) return fail(`never comes: ${step.say.en}`);
    if (!waitsForEntry(step)) {
      run.next();
      continue;
    }
    const wanted = step.roll === undefined ? (step.do ?? []) : [step.roll];
    if (step.do !== undefined && step.hints === undefined) fail(`no hints: ${step.say.en}`);
    if (step.roll !== undefined && rules.actor(run.position) !== CHANCE)
      return fail(`no dice are thrown: ${step.say.en}`);
    for (const text of wanted) {
      const refused = why(rules, run.position, text);
      if (refused !== undefined) return fail(`${text}: ${refused}`);
    }
    for (const one of step.wrong ?? []) checkWrong(subject, lesson, run, wanted[0]!, one, fail);
    const action = rules.notation.parse(run.position, wanted[0]!);
    if (action.ok) run.play(action.value);
  }
  if (!run.done) fail('does not come to its end');
  if (rules.actor(run.position) === OVER) fail('ends the match');
}

/** Why this cannot be done in this position; undefined if it can. */
function why(rules: Rules, state: object, text: string): string | undefined {
  const action = rules.notation.parse(state, text);
  if (!action.ok) return JSON.stringify(action.problem);
  const refusal = rules.check(state, action.value, rules.actor(state));
  return refusal === undefined ? undefined : `refused by ${refusal.clause} ${refusal.code}`;
}

/** What is called wrong must be refused by a clause that the lesson teaches, or be legal, answered and worse. */
function checkWrong(
  { game }: Subject,
  { clauses, preset, options }: Lesson,
  { position }: LessonRun,
  right: string,
  one: NonNullable<LessonStep['wrong']>[number],
  fail: Fail,
): void {
  const started = startLesson(game, { preset, options });
  if (!started.ok) return;
  const rules = game.rules(started.value.options);
  const read = rules.notation.parse(position, one.do);
  if (!read.ok) return fail(`${one.do}: ${JSON.stringify(read.problem)}`);
  const refusal = rules.check(position, read.value, rules.actor(position));
  if (one.because !== undefined) {
    if (refusal?.clause !== one.because)
      fail(`${one.do}: ${refusal?.clause ?? 'legal'}, not refused by ${one.because}`);
    if (!clauses.includes(one.because)) fail(`${one.because} is not among the clauses it teaches`);
    return;
  }
  if (refusal !== undefined) return fail(`${one.do}: refused by ${refusal.clause} ${refusal.code}`);
  if (one.say === undefined) return fail(`${one.do}: nothing is said of it`);
  const good = rules.notation.parse(position, right);
  if (!good.ok) return;
  const [policy] = Object.values(game.policies(rules));
  const value = (action: Action): number => valueOf(rules, policy!, position, action);
  const [better, worse] = [value(good.value), value(read.value)];
  if (!(worse < better))
    fail(`${one.do} is not worse than ${right}: ${worse.toFixed(3)} and ${better.toFixed(3)}`);
}

/** How well the seat that acts does after this action, 0 to 1: the mean of matches that the usual bot plays to their end. */
function valueOf(
  rules: Rules & { score: (s: object, out: Float64Array) => void; horizon?: number },
  policy: Policy,
  position: object,
  action: Action,
): number {
  const seat = rules.actor(position);
  const state = rules.create();
  const scores = new Float64Array(rules.seats);
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const random = new Xoshiro(i);
    const dice = new KeyedDice(`lesson-${i}`);
    const drawn = rules.streams.map(() => 0);
    policy.begin?.();
    rules.copy(position, state);
    rules.apply(state, action);
    for (let n = 0; n < (rules.horizon ?? LONGEST) && rules.actor(state) !== OVER; n++) {
      if (rules.actor(state) === CHANCE) {
        const stream = rules.stream(state);
        rules.apply(state, drawOutcome(rules, state, dice, drawn[stream]!++).action);
      } else rules.apply(state, policy.choose(state, random));
    }
    rules.score(state, scores);
    sum += scores[seat]!;
  }
  return sum / PLAYOUTS;
}
