import type { ClauseId } from '../actor.ts';
import * as v from 'valibot';
import { short, type OptionValue } from '../options.ts';
import { ok, problem, type Result } from '../refusal.ts';

/** Text in every language. */
export interface Bilingual {
  readonly en: string;
  readonly it: string;
}

/** An action that must be refused in the position reached, and the clause that refuses it. */
export interface Forbidden {
  readonly action: string;
  readonly clause: ClauseId;
  readonly code?: string | undefined;
  /** The player who tries it, `P1` for seat 0; by default the one who is to act. */
  readonly by?: string | undefined;
}

/** One situation, what is done in it, and what must then hold. */
export interface ExampleCase {
  readonly preset?: string | undefined;
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  /** The position before the actions; by default the start of a match. */
  readonly position?: string | undefined;
  /** Actions and outcomes in notation, as in a record. */
  readonly do?: readonly string[] | undefined;
  /** The position reached. */
  readonly after?: string | undefined;
  /** The codes of all events that `do` causes, in order; `lit x4` stands for four in a row. */
  readonly events?: readonly string[] | undefined;
  readonly refused?: readonly Forbidden[] | undefined;
  /** All that is legal in the position reached, in any order. */
  readonly legal?: readonly string[] | undefined;
  readonly legalCount?: number | undefined;
  /** How the match ended: the code, the winners (`P1` for seat 0), and any of the measures. */
  readonly outcome?:
    | {
        readonly code: string;
        readonly winners: readonly string[];
        readonly measures?: Readonly<Record<string, number | readonly number[]>> | undefined;
      }
    | undefined;
  readonly note?: Bilingual | undefined;
}

/** A worked example: a test of the rules, and the illustration beside the clauses it names. */
export interface Example {
  readonly id: string;
  readonly title: Bilingual;
  readonly clauses: readonly ClauseId[];
  readonly note: Bilingual | undefined;
  /** At least one; what the entry says outside `cases` holds in each of them. */
  readonly cases: readonly ExampleCase[];
}

const line = v.pipe(v.string(), v.nonEmpty());
/** Text in both languages; a plain text is said in every language. */
const told = v.union([
  v.strictObject({ en: line, it: line }),
  v.pipe(
    line,
    v.transform((text) => ({ en: text, it: text })),
  ),
]);
const SEAT_TOLD = 'a seat is written P1, P2 and so on';
const seat = v.pipe(v.string(), v.regex(/^P[1-9]\d?$/, SEAT_TOLD));
const list = <T extends v.GenericSchema>(item: T) =>
  v.optional(v.pipe(v.array(item), v.nonEmpty()));

const situation = {
  preset: v.optional(line),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  position: v.optional(line),
  do: list(line),
  after: v.optional(line),
  events: list(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z][A-Za-z0-9.]*( x[1-9]\d{0,2})?$/, 'written `code` or `code x4`'),
    ),
  ),
  refused: list(
    v.strictObject({
      action: line,
      clause: line,
      code: v.optional(line),
      by: v.optional(seat),
    }),
  ),
  legal: list(line),
  legalCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  outcome: v.optional(
    v.strictObject({
      code: line,
      winners: v.array(seat),
      measures: v.optional(v.record(v.string(), v.union([v.number(), v.array(v.number())]))),
    }),
  ),
  note: v.optional(told),
};

const entry = v.strictObject({
  id: line,
  title: told,
  clauses: v.pipe(v.array(line), v.nonEmpty()),
  ...situation,
  cases: list(v.strictObject(situation)),
});

/** The line of a file, from 1, in which a value stands: by the keys and indices that lead to it. */
type LineOf = (path: readonly (string | number)[]) => number;

/** Says in which example something is wrong, by its id as people find it, in which line, and what is expected there. */
function misshapen(data: unknown, issue: v.BaseIssue<unknown>, lineOf: LineOf): Result<never> {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const [index, ...inner] = path;
  const id = Array.isArray(data) ? (data[Number(index)] as { id?: unknown } | null)?.id : undefined;
  const name =
    typeof id === 'string'
      ? short(id)
      : index === undefined
        ? 'examples.yaml'
        : `#${Number(index) + 1}`;
  const args = { at: [name, ...inner.map(String)].join('.'), line: lineOf(path) };
  if (issue.type === 'non_empty') return problem('examples.empty', args);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return problem('examples.field', args);
  return problem('examples.shape', { ...args, wanted: wanted(issue) });
}

/** What is expected, as a word that the message knows. */
function wanted({ type, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'missing';
  if (type === 'regex') return message === SEAT_TOLD ? 'seat' : 'event';
  const words: Readonly<Record<string, string>> = {
    array: 'list',
    string: 'text',
    union: 'text',
    number: 'number',
    integer: 'number',
    min_value: 'number',
    record: 'fields',
    strict_object: 'fields',
  };
  return words[type] ?? 'other';
}

/**
 * The gate for worked examples: a list of entries as read from YAML. A field outside `cases` is the default for
 * each case. A case that checks nothing is a problem, too. Without `lineOf` problems name line 0.
 */
export function parseExamples(data: unknown, lineOf: LineOf = () => 0): Result<readonly Example[]> {
  const read = v.safeParse(v.array(entry), data ?? []);
  if (!read.success) return misshapen(data, read.issues[0], lineOf);
  const examples: Example[] = [];
  for (const { id, title, clauses, cases, ...shared } of read.output) {
    if (examples.some((other) => other.id === id)) return problem('examples.twice', { id });
    const all = (cases ?? [{}]).map((one): ExampleCase => ({ ...shared, ...one }));
    const empty = all.findIndex(checksNothing);
    if (empty >= 0) return problem('examples.nothing', { id, case: empty + 1 });
    examples.push({ id, title, clauses, note: shared.note, cases: all });
  }
  return ok(examples);
}

/** Whether a case can never fail: without actions, `after` and `events` only repeat what was given. */
function checksNothing(one: ExampleCase): boolean {
  const still = one.do === undefined;
  if (still && (one.after !== undefined || one.events !== undefined)) return true;
  const { after, events, refused, legal, legalCount, outcome } = one;
  return [after, events, refused, legal, legalCount, outcome].every((said) => said === undefined);
}
