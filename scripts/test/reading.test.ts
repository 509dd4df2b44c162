import { isEasy, longSentences, readingLevel } from '@glade/engine/testing';
import { LANGUAGES, type Language } from '@glade/text';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { shownTexts, type Shown } from '../messages/corpus.ts';
import { LONGEST_NAME } from '../messages/samples.ts';

/** Games for children who can just read. */
const CHILDRENS = new Set(['games/forest-fire']);
/** Sentences are no longer than this, in children's games no longer than that. */
const MOST_WORDS = 15;
const MOST_WORDS_FOR_CHILDREN = 12;

/**
 * Messages that nobody reads while they play: they are for grown-ups who choose options, print, type positions or look at
 * reports.
 */
const NOT_IN_MATCH =
  /^(?:sheets|option|preset|problem|need|where|stream|game|seats|value|fault|editor|key|mark|call|level|campaign)(?:\.|$)/;

/**
 * Messages that have to be easy to read, but whose sentences are not counted: the cards of a real table name the tile and
 * the place in one sentence with what is to be done, and some sentences of the help are one or two words too long.
 */
const ANY_LENGTH = /^(?:onTable|help)\./;

const texts = await shownTexts();

/** Whole sentences only: labels and headings have no level. A long name is not the sentence’s fault. */
const read = (
  kind: Shown['kind'],
  group: string,
  language: Language,
  leftOut = NOT_IN_MATCH,
): readonly string[] => [
  ...new Set(
    texts
      .filter(
        (one) =>
          one.kind === kind &&
          one.group === group &&
          one.language === language &&
          /[.!?]$/.test(one.text) &&
          !one.text.includes(LONGEST_NAME) &&
          !(kind === 'message' && (NOT_IN_MATCH.test(one.at) || leftOut.test(one.at))),
      )
      .map(({ text }) => text),
  ),
];

/** The texts with the worst levels. */
function worst(found: readonly string[], language: Language): readonly string[] {
  const hardest = language === 'en' ? -1 : 1;
  return found
    .map((text) => [readingLevel(text, language), text] as const)
    .toSorted(([a], [b]) => hardest * (a - b))
    .slice(0, 5)
    .map(([level, text]) => `${level.toFixed(1)} ${text}`);
}

const all = games.flatMap(({ id }) =>
  LANGUAGES.map((language) => [`games/${id}`, language] as const),
);

test.each(all)('children can read the first layer of the rulebook: %s, %s', (group, language) => {
  const found = read('summary', group, language);
  const level = readingLevel(found.join(' '), language);
  expect(isEasy(level, language) ? [] : [level, ...worst(found, language)]).toEqual([]);
});

test.each(all)('children can read the lessons: %s, %s', (group, language) => {
  const found = read('lesson', group, language);
  const level = readingLevel(found.join(' '), language);
  expect(isEasy(level, language) ? [] : [level, ...worst(found, language)]).toEqual([]);
});

test.each(all)('what is said in a match is easy to read: %s, %s', (group, language) => {
  const found = read('message', group, language);
  const level = readingLevel(found.join(' '), language);
  expect(isEasy(level, language) ? [] : [level, ...worst(found, language)]).toEqual([]);
});

test.each(all)('sentences are short: %s, %s', (group, language) => {
  const most = CHILDRENS.has(group) ? MOST_WORDS_FOR_CHILDREN : MOST_WORDS;
  const found = (['summary', 'lesson', 'message'] as const).flatMap((kind) =>
    read(kind, group, language, ANY_LENGTH).flatMap((text) => longSentences(text, most)),
  );
  expect([...new Set(found)]).toEqual([]);
});

/**
 * What the command line, the lab, files and printed sheets say beside the rules. What stands in brackets is not counted. A
 * number is one word with its percent sign, and so is what is quoted: a command, a title or a value. A colon ends a sentence, because what follows
 * is another one or a list.
 */
const CRAFT = ['packages/cli', 'packages/lab', 'packages/text', 'packages/print'];

/** Lists of values and of names, and help on an option: a line of phrases, of which none may be long. */
const PHRASES = /^(?:cli\.(?:arg|bot|play\.help)|problem\.cli\.screen\.of)/;

const counted = (text: string): string =>
  text
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"/g, 'this')
    .replaceAll(/\S*\d\S*[\d%](?:\u00a0%)?(?=[\s.,:;]|$)/g, 'number');

test.each(CRAFT.flatMap((group) => LANGUAGES.map((language) => [group, language] as const)))(
  'sentences for designers and on paper are short: %s, %s',
  (group, language) => {
    const found = texts
      .filter(
        (one) =>
          one.group === group && one.language === language && !one.text.includes(LONGEST_NAME),
      )
      .flatMap(({ at, text }) => {
        const parts = counted(text).split(PHRASES.test(at) ? /[;:,\n\t]/ : /:/);
        return parts
          .flatMap((part) => longSentences(part, MOST_WORDS))
          .map((long) => `${at}: ${long}`);
      });
    expect([...new Set(found)]).toEqual([]);
  },
);

/** Lists of keys and of names, and what another message ends. */
const LISTS = new Set(['settings.shortcuts.about', 'about.licence.text', 'puzzles.wrong.asked']);

test.each(LANGUAGES)('sentences of the frame are short: %s', (language) => {
  const found = texts
    .filter(
      ({ group, at, text, language: spoken }) =>
        group === 'packages/web' &&
        spoken === language &&
        !at.startsWith('lab.') &&
        !LISTS.has(at) &&
        !text.includes(LONGEST_NAME),
    )
    .flatMap(({ at, text }) => longSentences(text, MOST_WORDS).map((long) => `${at}: ${long}`));
  expect([...new Set(found)]).toEqual([]);
});
