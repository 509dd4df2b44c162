import { expect, test } from 'vitest';
import { LessonRun } from '../src/lessons/lesson-run.ts';
import type { Lesson, LessonStep } from '../src/lessons/lessons.ts';
import { parseLessons } from '../src/lessons/lessons.ts';
import { clausesOf } from '../src/rulebook/rulebook.ts';
import { checkLesson } from '../src/testing/checks/lessons/check-lesson.ts';
import { checkReading, checkTaught } from '../src/testing/checks/lessons/check-texts.ts';
import { allowing, forgetting } from '../src/testing/checks/lessons/forgotten.ts';
import { readSubject } from '../src/testing/subject.ts';
import { DASH, EVENTS } from './dash/index.ts';

const subject = readSubject(DASH, new URL('dash/', import.meta.url), { events: EVENTS });
const say = { en: 'Go.', it: 'Vai.' };
const hints = { look: say, think: say, do: say };

const act: LessonStep = {
  say,
  do: ['run'],
  hints,
  wrong: [
    { do: 'sprint', because: 'DS-06' },
    { do: 'rest', say },
  ],
};
const sound: Lesson = {
  id: 'DS-L01',
  title: say,
  clauses: ['DS-06'],
  position: 'first round 4 first 1 pace 2 at 3,3 breath 0,0 chose -,-',
  steps: [act, { say, do: ['run'], hints }, { when: 'event ran', say }],
};

/** The sound lesson with another first step. */
const begins = (change: Partial<LessonStep>): Lesson => ({
  ...sound,
  steps: [{ ...act, ...change }, ...sound.steps.slice(1)],
});

const ask = (right: string, wrong: string): LessonStep => ({
  say,
  ask: [
    { ...say, reply: say, right: true, brings: right },
    { ...say, reply: say, brings: wrong },
  ],
});

test('nothing is found in a sound lesson', () => {
  expect(checkLesson(subject, sound)).toEqual([]);
  expect(
    checkLesson(subject, {
      ...sound,
      steps: [act, ask('ran 2', 'ran 1'), ...sound.steps.slice(1)],
    }),
  ).toEqual([]);
});

test.each<[string, Lesson, string]>([
  ['an action that is refused', begins({ do: ['sprint'] }), 'sprint: refused by DS-06'],
  ['an action that cannot be read', begins({ do: ['fly'] }), 'fly: '],
  [
    'what is called wrong and is as good',
    begins({ do: ['rest'], wrong: [{ do: 'run', say }] }),
    'run is not worse',
  ],
  [
    'what is called wrong and is legal',
    begins({ wrong: [{ do: 'rest', because: 'DS-06' }] }),
    'rest: legal',
  ],
  [
    'a wrong action that nothing is said of',
    begins({ wrong: [{ do: 'rest' }] }),
    'nothing is said',
  ],
  ['a clause that it does not teach', { ...sound, clauses: ['DS-04'] }, 'DS-06 is not among'],
  ['no hints', begins({ hints: undefined }), 'no hints'],
  [
    'an event that there is not',
    { ...sound, steps: [act, { when: 'event flew', say }] },
    'no event flew',
  ],
  [
    'an event that does not come',
    { ...sound, steps: [act, { when: 'event ran', say }] },
    'never comes',
  ],
  ['a place that there is not', begins({ show: ['nowhere'] }), 'no place nowhere'],
  [
    'dice where none are thrown',
    begins({ do: undefined, wrong: undefined, roll: 'pace 2' }),
    'no dice',
  ],
  [
    'a right answer that is not true',
    { ...sound, steps: [act, ask('ran 1', 'ran 3'), ...sound.steps.slice(1)] },
    'is not true',
  ],
  [
    'a wrong answer that is true',
    { ...sound, steps: [act, ask('ran 2', 'ran 2'), ...sound.steps.slice(1)] },
    'is true',
  ],
  ['nothing that can be done wrong', begins({ wrong: undefined }), 'nothing in it'],
])('the checks find %s', (_, lesson, fault) => {
  expect(checkLesson(subject, lesson).join('\n')).toContain(fault);
});

test('whoever goes another way in a guided match is told nothing that is true only on the way of its cards', () => {
  const rules = DASH.rules({});
  const start = rules.notation.parsePosition(sound.position!);
  if (!start.ok) throw new Error(start.problem.code);
  const praise: LessonStep = { when: 'act', onTrack: true, say: { en: 'Well run!', it: 'Bene!' } };
  const always: LessonStep = { when: 'act', say };
  const guided: Lesson = { ...sound, seed: 'dash', steps: [act, praise, always] };
  const nextCard = (text: string): LessonStep | undefined => {
    const run = new LessonRun(guided, rules, start.value);
    const action = rules.notation.parse(run.position, text);
    if (!action.ok) throw new Error(action.problem.code);
    run.play(action.value);
    return run.step;
  };
  expect(nextCard('run')).toBe(praise);
  expect(nextCard('rest')).toBe(always);
});

test('a card may wait until something has happened and a person is to act', () => {
  const rules = DASH.rules({});
  const start = rules.notation.parsePosition(sound.position!);
  if (!start.ok) throw new Error(start.problem.code);
  const told: LessonStep = { when: 'event chose', say };
  const asked: LessonStep = { when: 'act chose', say };
  const nextCard = (players: readonly string[]): LessonStep | undefined => {
    const run = new LessonRun(
      { ...sound, seed: 'dash', players, steps: [asked, told] },
      rules,
      start.value,
    );
    const action = rules.notation.parse(run.position, 'run');
    if (!action.ok) throw new Error(action.problem.code);
    run.play(action.value);
    return run.step;
  };
  expect(nextCard(['person', 'person'])).toBe(asked);
  expect(nextCard(['gentle', 'gentle'])).toBe(told);
});

test('a lesson needs both languages', () => {
  const planted = { lessons: [{ ...sound, steps: [{ say: { en: 'Go.' } }] }] };
  expect(parseLessons(planted)).toMatchObject({ ok: false, problem: { code: 'lessons.shape' } });
});

test('the checks find a text that is hard to read, in each language', () => {
  const hard =
    'Whoever endeavours to extinguish conflagrations necessarily anticipates propagation.';
  const duro = 'Chiunque intendesse spegnere anticipatamente incendi necessariamente prevederebbe.';
  expect(checkReading(begins({ say: { en: hard, it: say.it } }))).toHaveLength(1);
  expect(checkReading(begins({ say: { en: say.en, it: duro } }))).toHaveLength(1);
});

test('the checks find a clause that does not exist, one that nobody teaches, and one that is taught and advanced', () => {
  const book = subject.rulebooks.en;
  const clauses = book.ok ? clausesOf(book.value) : [];
  const rest = clauses.map(({ id }) => id).filter((id) => id !== 'DS-06');
  const marked = (ids: readonly string[]) => ({
    lessons: [sound],
    advanced: [{ clauses: ids, why: say }],
  });
  expect(checkTaught(marked(rest), clauses)).toEqual([]);
  expect(checkTaught(marked([...rest, 'DS-99']), clauses)).toEqual(['not in the rulebook: DS-99']);
  expect(checkTaught(marked(rest.slice(1)), clauses)).toEqual([
    `neither taught nor advanced: ${rest[0]!}`,
  ]);
  expect(checkTaught(marked([...rest, 'DS-06']), clauses)).toEqual(['taught and advanced: DS-06']);
});

test('somebody who does without a rule is caught by its lesson', () => {
  expect(checkLesson(allowing(subject, 'DS-06'), sound)).toEqual([
    'sprint: legal, not refused by DS-06',
  ]);
  const still = {
    clause: 'DS-05',
    lesson: 'DS-L01',
    without: ({ before }: { before: string }) => before,
  };
  expect(checkLesson(...forgetting(subject, sound, still))).not.toEqual([]);
});
