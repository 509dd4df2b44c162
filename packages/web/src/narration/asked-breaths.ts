import type { Part } from '@glade/ui';
import { t } from '../words/words.ts';
import { MOST_WORDS, sentencesOf, textOf, wordsIn } from './few-words.ts';

/** How far has been told what somebody asks for by a key: of the whole, and how many breaths of it. */
export interface Heard {
  readonly all: string;
  readonly at: number;
}

/** The breath that comes next for who asks, the first one after the last; `heard` keeps how far that is. */
export function nextBreath(
  count: number,
  all: string,
  heard: { current: Heard | undefined },
): number {
  const last = heard.current;
  const at = last?.all === all ? (last.at + 1) % Math.max(1, count) : 0;
  heard.current = { all, at };
  return at;
}

/** That there is more to hear when the same key is pressed again. */
export const moreBy = (key: string): string => t('play.tell.more', { key });

/** The next breath of what somebody asks for by this key. */
export function oneBreath(
  texts: readonly string[],
  key: string,
  heard: { current: Heard | undefined },
): string {
  const parts = askedBreaths(
    texts.map((text) => ({ text })),
    moreBy(key),
  ).map(textOf);
  return parts[nextBreath(parts.length, parts.join(' '), heard)] ?? '';
}

/**
 * What somebody asks for, sentence after sentence, in breaths of at most 20 words. A breath that is not the last one, or that is
 * `followed` by others, ends with `more`, which says so. A sentence that leaves no room for it is cut where it has a stop.
 */
export function askedBreaths<P extends Part>(
  texts: readonly P[],
  more: string,
  followed = false,
): readonly (readonly P[])[] {
  const room = MOST_WORDS - wordsIn([more]);
  const sentences = texts.flatMap((each) =>
    wholeQuotes(sentencesOf(each.text))
      .filter(Boolean)
      .map((text) => ({ ...each, text })),
  );
  const left = sentences.flatMap((each, i) => {
    const most = followed || i + 1 < sentences.length ? room : MOST_WORDS;
    return cut(each.text, most, room).map((text) => ({ ...each, text }));
  });
  const breaths: P[][] = [];
  const words = (some: readonly P[]): number => wordsIn(some.map(({ text }) => text));
  while (left.length > 0) {
    const isLast = !followed && words(left) <= MOST_WORDS;
    let count = isLast ? left.length : 1;
    while (count < left.length && words(left.slice(0, count + 1)) <= room) count++;
    breaths.push(left.splice(0, count));
  }
  return breaths.map((breath, i) =>
    followed || i + 1 < breaths.length ? [...breath, { ...breath[0]!, text: more }] : breath,
  );
}

/** Where a sentence can be cut, the best first. “Column 2, row 3” is one place: rather after its last number. */
const STOPS = [/[;:]$/, /\D,$/, /\d$/, /./];

/** Sentences with all that is said in one pair of quotation marks, such as a riddle, as one. */
function wholeQuotes(sentences: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const each of sentences) {
    const last = all.at(-1) ?? '';
    const isOpen = isWithin(last, '“', '”') || isWithin(last, '«', '»');
    if (isOpen) all[all.length - 1] = `${last} ${each}`;
    else all.push(each);
  }
  return all;
}

/** Whether a text ends within these quotation marks. */
const isWithin = (text: string, open: string, close: string): boolean =>
  text.lastIndexOf(open) > text.lastIndexOf(close);

/** A sentence, if it has more than `most` words, in parts of at most `room` words, and the last one of at most `most`. */
function cut(sentence: string, most: number, room: number): readonly string[] {
  if (wordsIn([sentence]) <= most) return [sentence];
  const words = sentence.split(/\s+/);
  const ends = STOPS.map(
    (stop) => words.slice(0, room).findLastIndex((word) => stop.test(word)) + 1,
  );
  // A few words at the beginning are no breath.
  const end = ends.find((each) => each > room / 3) ?? room;
  return [words.slice(0, end).join(' '), ...cut(words.slice(end).join(' '), most, room)];
}
