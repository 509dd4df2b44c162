import type { Variant } from '../questions/compare.ts';
import type { Change } from '../questions/changes.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import {
  apartChanges,
  changeLines,
  changeList,
  outcomeChanges,
  outcomeEffect,
  sureChanges,
  toldChanges,
} from './change-list.ts';

/** An answer to an open question, with the name that people read. */
type NamedAnswer = Pick<Variant, 'differences' | 'changes'> & { readonly name: string };

/** Why an answer changes much: it is at the end of a long row of numbers, or it says when matches are cut off. */
export type Extreme = 'value' | 'limit';

/** The most answers that one list names. */
const MOST_LISTED = 8;

/** The most changes of one answer in a list. */
const MOST_EACH = 2;

/**
 * All answers that are proven to change who wins or how a match ends: the first with all that it changes, the others in a line
 * each. Where the first is an extreme answer, also the first of those that are not.
 */
export function greatestSentence(
  formatter: AnswerFormatter,
  rows: readonly NamedAnswer[],
  extremes: ReadonlyMap<NamedAnswer, Extreme>,
): string {
  const deciding = rows.filter(({ changes }) => outcomeEffect(changes) > 0);
  const [best] = deciding;
  if (best === undefined) return formatter.say('lab.rulings.open');
  const sentence = (key: string, { name, changes, differences: each }: NamedAnswer): string =>
    [
      formatter.say(key, { name, kind: extremes.get(best) ?? '' }),
      ...changeLines(formatter, toldChanges(sureChanges(changes)).told, each.length),
    ].join('\n');
  const next = extremes.has(best) ? deciding.find((each) => !extremes.has(each)) : undefined;
  const also = deciding.filter((each) => each !== best && each !== next);
  return [
    ...(next === undefined ? [] : [sentence('lab.rulings.next', next)]),
    sentence(extremes.has(best) ? 'lab.rulings.extreme' : 'lab.rulings.most', best),
    ...listed(formatter, 'lab.rulings.also', also, (changes) =>
      outcomeChanges(sureChanges(changes)),
    ),
  ].join('\n');
}

/**
 * The answers that are proven to change the match, while nothing is proven of who wins or how it ends; and those whose change of
 * who wins or how it ends stands out by itself, but is not proven among all tests. An answer can be in both lists.
 */
export function furtherNotes(
  formatter: AnswerFormatter,
  rows: readonly NamedAnswer[],
): readonly string[] {
  const others = rows.filter(({ changes }) => outcomeEffect(changes) === 0);
  return [
    ...listed(formatter, 'lab.rulings.else', others, sureChanges),
    ...listed(formatter, 'lab.rulings.maybe', others, (changes) =>
      outcomeChanges(apartChanges(changes)),
    ),
  ];
}

/** A sentence, and below it each answer that has such changes, with the first of them. Empty where none has. */
function listed(
  formatter: AnswerFormatter,
  key: string,
  rows: readonly NamedAnswer[],
  changesOf: (changes: readonly Change[]) => readonly Change[],
): readonly string[] {
  const lines = rows.flatMap(({ name, changes, differences: each }) => {
    const told = toldChanges(changesOf(changes)).told.slice(0, MOST_EACH);
    if (told.length === 0) return [];
    const list = changeList(formatter, told, each.length);
    return [formatter.say('lab.rulings.line', { name, list })];
  });
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LISTED;
  return [
    formatter.say(key, { n: lines.length }),
    ...lines.slice(0, MOST_LISTED),
    ...(more > 0 ? [formatter.say('lab.rulings.line.more', { n: more })] : []),
  ];
}
