import * as v from 'valibot';
import type { ClauseId } from '../actor.ts';
import { short, type OptionValue } from '../options.ts';
import { ok, problem, type Result } from '../refusal.ts';
import type { Bilingual } from '../rulebook/examples.ts';

/** One of the answers to a question, and what is said when somebody chooses it. */
export interface LessonAnswer extends Bilingual {
  readonly right?: boolean | undefined;
  readonly reply: Bilingual;
  /**
   * What the next entry of the lesson brings if this answer is true: `filled 8` (eight such events), `filled at 3,4` (one
   * there), or `turn dice=3` (one with this number). The checks hold the right answer to it, and the wrong ones to its
   * contrary.
   */
  readonly brings?: string | undefined;
}

/** An action that a beginner is likely to try. It is refused by `because`, or it is legal and worse. */
export interface LikelyWrong {
  readonly do: string;
  readonly because?: ClauseId | undefined;
  /** What is said where the rules allow the action. What the rules refuse has its own sentence. */
  readonly say?: Bilingual | undefined;
}

/** Hints from weak to strong: where to look, which rule to think of, what to do. */
export interface LessonHints {
  readonly look: Bilingual;
  readonly think: Bilingual;
  readonly do: Bilingual;
}

/** One card of a lesson: what it says, what it lights, and the one thing to do. */
export interface LessonStep {
  /**
   * When the card comes: `throw event` when those dice are to be thrown, `act` when a person is to act, `act combat` when
   * that has just happened besides, `event sparks` when that has just happened, `over`. Without it the card follows the one before.
   */
  readonly when?: string | undefined;
  /** The card is true only if the person has done all that a guided match asked for; else it does not come. */
  readonly onTrack?: boolean | undefined;
  readonly say: Bilingual;
  /** Places that are lit, as the notation writes them. */
  readonly show?: readonly string[] | undefined;
  /** The outcome that the dice bring when the person rolls. Only in lessons: a guided match has a seed. */
  readonly roll?: string | undefined;
  /** The actions that are accepted, in notation; the first is the one that the strongest hint names. */
  readonly do?: readonly string[] | undefined;
  readonly ask?: readonly LessonAnswer[] | undefined;
  readonly hints?: LessonHints | undefined;
  readonly wrong?: readonly LikelyWrong[] | undefined;
}

/**
 * A lesson. With a `seed` it is a guided match: a real match from its beginning, which goes on when the guide is left. Else
 * it begins in a `position`, with the dice that its steps name.
 */
export interface Lesson {
  readonly id: string;
  readonly title: Bilingual;
  readonly clauses: readonly ClauseId[];
  readonly preset?: string | undefined;
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  /** Who sits where: `person`, or the level of a bot. By default a person in each seat of a lesson. */
  readonly players?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  /** The options with which this is the match that shows the game to a new player; of a guided match. */
  readonly first?: Readonly<Record<string, OptionValue>> | undefined;
  readonly position?: string | undefined;
  readonly steps: readonly LessonStep[];
}

/** Clauses that no lesson teaches, and why. */
export interface Advanced {
  readonly clauses: readonly ClauseId[];
  readonly why: Bilingual;
}

/** What `lessons.yaml` holds. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly advanced: readonly Advanced[];
}

const line = v.pipe(v.string(), v.nonEmpty());
const told = v.strictObject({ en: line, it: line });
const some = <T extends v.GenericSchema>(item: T) =>
  v.optional(v.pipe(v.array(item), v.nonEmpty()));

const event = '[A-Za-z][A-Za-z0-9.]*';
const brings = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${event} (\\d+|at \\S.*|[a-z]+=\\d+)$`),
    'written X 8, X at PLACE or X NAME=8',
  ),
);

const step = v.strictObject({
  when: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^(over|act( ${event})?|(throw|event) ${event})$`),
        'written act, act X, over, throw X or event X',
      ),
    ),
  ),
  onTrack: v.optional(v.boolean()),
  say: told,
  show: some(line),
  roll: v.optional(line),
  do: some(line),
  ask: some(
    v.strictObject({
      en: line,
      it: line,
      right: v.optional(v.boolean()),
      reply: told,
      brings: v.optional(brings),
    }),
  ),
  hints: v.optional(v.strictObject({ look: told, think: told, do: told })),
  wrong: some(v.strictObject({ do: line, because: v.optional(line), say: v.optional(told) })),
});

const optionValues = v.optional(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
);

const file = v.strictObject({
  advanced: v.optional(
    v.array(v.strictObject({ clauses: v.pipe(v.array(line), v.nonEmpty()), why: told })),
  ),
  lessons: v.array(
    v.strictObject({
      id: line,
      title: told,
      clauses: v.pipe(v.array(line), v.nonEmpty()),
      preset: v.optional(line),
      options: optionValues,
      players: some(line),
      seed: v.optional(line),
      first: optionValues,
      position: v.optional(line),
      steps: v.pipe(v.array(step), v.nonEmpty()),
    }),
  ),
});

/** The gate for lessons: what `lessons.yaml` holds, as read from YAML. */
export function parseLessons(data: unknown): Result<Lessons> {
  const read = v.safeParse(file, data);
  if (!read.success) {
    const issue = read.issues[0];
    const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    return problem('lessons.shape', { at, found: short(issue.message) });
  }
  const { lessons, advanced = [] } = read.output;
  const ids = new Set<string>();
  for (const { id } of lessons) {
    if (ids.has(id)) return problem('lessons.twice', { id });
    ids.add(id);
  }
  return ok({ lessons, advanced });
}
