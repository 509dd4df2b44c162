import type { ClauseId } from '../../../actor.ts';
import type { WholeGame } from '../../../game.ts';
import type { Lesson } from '../../../lessons/lessons.ts';
import type { OptionValue } from '../../../options.ts';
import type { SearchRules } from '../../../rules.ts';
import type { EventKind, Trace } from '../../../trace.ts';
import type { Subject } from '../../subject.ts';

/** A rule that somebody does without, and the lesson that has to notice it. */
export interface Forgotten {
  readonly clause: ClauseId;
  readonly lesson: string;
  /** The options under which the rules do without the clause. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /**
   * What the position is without the effect of the clause, as text; undefined where the entry has no such effect. The events
   * that carry out the clause are not told.
   */
  readonly without?: (entry: Entry) => string | undefined;
}

/** An entry with the positions around it, as the notation writes them. */
interface Entry {
  readonly before: string;
  readonly action: string;
  readonly after: string;
}

type Change = (rules: SearchRules) => SearchRules;

/** The subject with changed rules. The policies see nothing of it. */
function changed(subject: Subject, change: Change): Subject {
  const rules: WholeGame['rules'] = (options) => change(subject.game.rules(options));
  return { ...subject, game: { ...subject.game, rules } };
}

/** Rules that allow what the clause refuses. */
export const allowing = (subject: Subject, clause: ClauseId): Subject =>
  changed(subject, (rules) => ({
    ...rules,
    check(s, action, by) {
      const refusal = rules.check(s, action, by);
      return refusal?.clause === clause ? undefined : refusal;
    },
  }));

/** Rules in which the clause has no effect. */
function withoutEffect(
  subject: Subject,
  clause: ClauseId,
  without: NonNullable<Forgotten['without']>,
): Subject {
  return changed(subject, (rules) => ({
    ...rules,
    apply(s, action, trace) {
      const { notation } = rules;
      const before = notation.position(s);
      const text = notation.format(s, action);
      rules.apply(s, action, trace === undefined ? undefined : deafTo(clause, trace));
      const left = without({ before, action: text, after: notation.position(s) });
      if (left === undefined) return;
      const read = notation.parsePosition(left);
      if (!read.ok) throw new Error(`no position without ${clause}: ${left}`);
      rules.copy(read.value, s);
    },
  }));
}

/** A trace that does not hear the events by which the clause is carried out. */
const deafTo = (clause: ClauseId, trace: Trace): Trace => ({
  tell(kind: EventKind, ...numbers) {
    if (!(kind.acts ?? kind.clauses).includes(clause)) trace.tell(kind, ...numbers);
  },
});

/** The subject and the lesson as somebody meets them who does without the rule. */
export function forgetting(
  subject: Subject,
  lesson: Lesson,
  { clause, options, without }: Forgotten,
): readonly [Subject, Lesson] {
  const played = { ...lesson, options: { ...lesson.options, ...options } };
  return [without === undefined ? subject : withoutEffect(subject, clause, without), played];
}

/** The lesson with what the rules refuse in it, and nothing whose worth would have to be played out. */
export const onlyRefused = (lesson: Lesson): Lesson => ({
  ...lesson,
  steps: lesson.steps.map(({ wrong, ...step }) => {
    const refused = wrong?.filter(({ because }) => because !== undefined) ?? [];
    return refused.length === 0 ? step : { ...step, wrong: refused };
  }),
});

/** The clauses by which a lesson refuses something. */
export const refusing = ({ steps }: Lesson): readonly ClauseId[] => [
  ...new Set(steps.flatMap(({ wrong = [] }) => wrong.flatMap(({ because }) => because ?? []))),
];
