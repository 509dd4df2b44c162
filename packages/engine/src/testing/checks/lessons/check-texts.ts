import { LANGUAGES } from '../../../language.ts';
import type { Lesson, Lessons } from '../../../lessons/lessons.ts';
import type { Bilingual } from '../../../rulebook/examples.ts';
import type { Clause } from '../../../rulebook/rulebook.ts';
import { hardToRead } from '../../reading-grade.ts';

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
