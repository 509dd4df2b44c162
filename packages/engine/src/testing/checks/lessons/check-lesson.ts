import { CHANCE, OVER } from '../../../actor.ts';
import { isGuided } from '../../../lessons/is-guided.ts';
import { LessonRun, placesNamed, waitsForEntry } from '../../../lessons/lesson-run.ts';
import type { Lesson, LessonAnswer, LessonStep } from '../../../lessons/lessons.ts';
import { startLesson, type StartedLesson } from '../../../lessons/start-lesson.ts';
import type { Rules } from '../../../rules.ts';
import type { Event } from '../../../trace.ts';
import type { Subject } from '../../subject.ts';
import { advantage } from './compare-actions.ts';
import { playGuided } from './play-guided.ts';

/** Within this many seconds a child does the first thing of a guided match, and reads the last card that asks for something. */
const FIRST = 20;
const LAST = 300;

type Fail = (what: string) => void;

/** Plays a lesson by what it accepts, and tries what it calls wrong. */
export function checkLesson(subject: Subject, lesson: Lesson): readonly string[] {
  const faults: string[] = [];
  const fail: Fail = (what) => faults.push(what);
  const { game, events } = subject;
  const started = startLesson(game, lesson);
  if (!started.ok) return [JSON.stringify(started.problem)];
  const codes = new Set(Object.values(events).map(({ code }) => code));
  for (const { when, show = [], ask = [] } of lesson.steps) {
    const [word, what = ''] = (when ?? '').split(' ');
    const named = ask.flatMap(({ brings }) => brings?.split(' ')[0] ?? []);
    for (const code of [...(word === 'event' ? [what] : []), ...named])
      if (!codes.has(code)) fail(`there is no event ${code}`);
    for (const place of show)
      if (placesNamed(started.value.rules, place).length === 0) fail(`there is no place ${place}`);
    if (ask.length > 0 && ask.filter(({ right }) => right).length !== 1)
      fail('a question needs exactly one right answer');
  }
  if (isGuided(lesson)) checkGuided(subject, lesson, started.value, fail);
  else checkShort(subject, lesson, started.value, fail);
  return faults;
}

function checkGuided({ game }: Subject, lesson: Lesson, started: StartedLesson, fail: Fail): void {
  if (lesson.position !== undefined) fail('a match with a seed has no position');
  const { shown, seconds } = playGuided(game, lesson, started);
  if (seconds.first > FIRST) fail(`the first thing is done after ${seconds.first} seconds`);
  if (seconds.last > LAST) fail(`the last card comes after ${seconds.last} seconds`);
  const [first] = shown;
  if (first !== lesson.steps[0]) fail(`begins with another card: ${first?.say.en ?? 'none'}`);
  for (const step of lesson.steps)
    if (step.do !== undefined && !shown.has(step)) fail(`never comes in its match: ${step.say.en}`);
}

function checkShort(
  subject: Subject,
  lesson: Lesson,
  { rules, start }: StartedLesson,
  fail: Fail,
): void {
  const run = new LessonRun(lesson, rules, start);
  if (lesson.position === undefined) fail('a lesson needs a position or a seed');
  const asks = lesson.steps.some(({ ask, wrong }) => ask !== undefined || wrong !== undefined);
  if (!asks) fail('nothing in it can be done wrong');
  let answers: readonly LessonAnswer[] = [];
  for (const step of lesson.steps) {
    if (run.step !== step) {
      const [text] = step.do ?? [];
      const cause = text === undefined ? undefined : why(rules, run.position, text);
      return fail(`never comes: ${step.say.en}${cause === undefined ? '' : ` ${text}: ${cause}`}`);
    }
    if (!waitsForEntry(step)) {
      answers = [...answers, ...(step.ask ?? [])];
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
    checkAnswers(rules, run.brought, answers, fail);
    answers = [];
  }
  if (answers.some(({ brings }) => brings !== undefined))
    fail('no entry shows which answer is right');
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

/** What the right answer says must have happened; what the wrong ones say must not. */
function checkAnswers(
  rules: Rules,
  events: readonly Event[],
  answers: readonly LessonAnswer[],
  fail: Fail,
): void {
  for (const { en, right = false, brings } of answers)
    if (brings !== undefined && hasBrought(rules, events, brings) !== right)
      fail(`the answer “${en}” is ${right ? 'not true' : 'true'}: ${brings}`);
}

function hasBrought(rules: Rules, events: readonly Event[], brings: string): boolean {
  const [code, what = '', ...place] = brings.split(' ');
  const such = events.filter((event) => event.code === code);
  const [name = '', value] = what.split('=');
  if (value !== undefined) return such.some(({ args }) => args[name] === Number(value));
  if (what !== 'at') return such.length === Number(what);
  const cells = placesNamed(rules, place.join(' '));
  return such.some(({ args }) =>
    Object.entries(args).some(([arg, cell]) => arg.endsWith('cell') && cells.includes(cell)),
  );
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
  const more = advantage(rules, policy!, position, good.value, read.value);
  if (!(more > 0)) fail(`${one.do} is not worse than ${right}: by ${more.toFixed(3)}`);
}
