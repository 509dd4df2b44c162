import { describe, expect, test } from 'vitest';
import type { WholeGame } from '../game.ts';
import type { Language } from '../language.ts';
import { Conformance, PLAN, type Plan } from './conform.ts';
import { checkLesson } from './checks/lessons/check-lesson.ts';
import { checkReading, checkTaught } from './checks/lessons/check-texts.ts';
import {
  allowing,
  forgetting,
  onlyRefused,
  refusing,
  type Forgotten,
} from './checks/lessons/forgotten.ts';
import { report } from './findings.ts';
import { LIMIT, sample, someOf } from './sample.ts';
import { readSubject, type Subject } from './subject.ts';
import { clausesOf } from '../rulebook/rulebook.ts';

export interface Described extends Pick<Subject, 'events' | 'refusals'>, Partial<Plan> {
  /** The folder of the game: `new URL('..', import.meta.url)` from its `test` folder. */
  readonly folder: URL;
  /** Rules that the lessons notice when somebody does without them, beside all that they refuse. */
  readonly forgotten?: readonly Forgotten[];
  /** The languages of a game that is not on the shelf yet; both by default. */
  readonly spoken?: readonly Language[];
  /** How many random matches the long run plays; 40 times `matches` by default. */
  readonly long?: number;
  /** Every how many-th choice of options beside the presets is played outside the long run; every one by default. */
  readonly every?: number;
  /** Whether counts and transcripts are pinned in `test/transcripts`; yes by default. */
  readonly pinned?: boolean;
}

/**
 * All tests that every game must pass: its contract in random matches, its worked examples, its rulebooks and texts,
 * and what is pinned under `test/transcripts` (`UPDATE=1` writes it again).
 */
export function describeGame(
  game: WholeGame,
  {
    folder,
    events,
    refusals,
    spoken,
    pinned = true,
    forgotten = [],
    long,
    every = 1,
    ...plan
  }: Described,
): void {
  const subject = readSubject(game, folder, { events, refusals }, spoken);
  const update = process.env['UPDATE'] === '1';
  const { matches: few = PLAN.matches, least: fewest = 2 } = plan;
  const matches = sample(
    `${game.id}: random matches that keep the contract`,
    few,
    long ?? 40 * few,
  );
  const least = sample(`${game.id}: at least with each setting`, fewest, PLAN.least);
  const conformance = new Conformance(subject, { update, ...plan, matches, least });
  describe(`${game.id} keeps the contract`, () => {
    const presets = conformance.settings.filter(({ preset }) => preset !== undefined);
    const others = conformance.settings.filter(({ preset }) => preset === undefined);
    const chosen =
      every > 1 ? someOf(`${game.id}: choices of options beside presets`, others, every) : others;
    for (const setting of [...presets, ...chosen]) {
      test(`with ${setting.name}`, LIMIT, () => {
        expect(report(conformance.play(setting))).toBe('');
      });
    }
  });
  // Without examples, or where they cannot be read, the test of the texts says so.
  const some = subject.examples.ok && subject.examples.value.length > 0;
  describe.runIf(some)(`${game.id}, worked examples`, () => {
    for (const example of subject.examples.ok ? subject.examples.value : []) {
      test(`${example.id} ${example.title.en}`, LIMIT, () => {
        expect(report(conformance.example(example))).toBe('');
      });
    }
  });
  if (subject.lessons !== undefined) describeLessons(subject, forgotten);
  describe(`${game.id}, text`, () => {
    test('rulebooks, clauses, examples and messages agree', () => {
      expect(report(conformance.texts())).toBe('');
    });
    test.runIf(pinned)('counts and transcripts are as pinned', LIMIT, () => {
      expect(report(conformance.pinned())).toBe('');
    });
  });
}

/** Every lesson can be solved by what it accepts and refuses what it calls wrong; children can read it. */
function describeLessons(subject: Subject, forgotten: readonly Forgotten[]): void {
  const { game, lessons, rulebooks } = subject;
  describe(`${game.id}, lessons`, () => {
    test('each clause is taught, or advanced', () => {
      if (lessons?.ok !== true) throw new Error(JSON.stringify(lessons?.problem));
      if (!rulebooks.en.ok) throw new Error(JSON.stringify(rulebooks.en.problem));
      expect(checkTaught(lessons.value, clausesOf(rulebooks.en.value))).toEqual([]);
    });
    for (const lesson of lessons?.ok === true ? lessons.value.lessons : [])
      test(`${lesson.id} ${lesson.title.en}`, LIMIT, () => {
        expect(checkLesson(subject, lesson)).toEqual([]);
        expect(checkReading(lesson)).toEqual([]);
      });
    const all = lessons?.ok === true ? lessons.value.lessons : [];
    test('who allows what a rule refuses is caught by each lesson of that rule', () => {
      for (const lesson of all)
        for (const clause of refusing(lesson)) {
          const faults = checkLesson(allowing(subject, clause), onlyRefused(lesson));
          expect(faults, `${lesson.id} without ${clause}`).not.toEqual([]);
        }
    });
    test.each(forgotten.map((one) => [one.clause, one.lesson, one] as const))(
      'who forgets %s is caught by %s',
      (_, id, one) => {
        const lesson = onlyRefused(all.find((each) => each.id === id)!);
        const before = checkLesson(subject, lesson);
        const faults = checkLesson(...forgetting(subject, lesson, one));
        expect(faults.filter((fault) => !before.includes(fault))).not.toEqual([]);
      },
    );
  });
}
