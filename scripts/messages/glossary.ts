import type { Shown } from './corpus.ts';

/** Words not to be used for a thing, and what is said instead. */
interface Banned {
  /** `everywhere`, `players`, or the id of a game. */
  readonly where: string;
  readonly word: string;
  readonly instead: string;
}

/** A text that may use a word all the same. */
interface Exception {
  /** How group and key of the text begin. */
  readonly at: string;
  readonly word: string;
}

/** What a glossary says about words that are not to be used. */
export interface Glossary {
  readonly banned: readonly Banned[];
  readonly exceptions: readonly Exception[];
}

/**
 * Reads a glossary: tables of thing, word and the words not to be used for it, under headings that end in the id of their
 * game in brackets or in `(everywhere)` or `(players)`; and the table of exceptions under `(exceptions)`.
 */
export function readGlossary(text: string): Glossary {
  const banned: Banned[] = [];
  const exceptions: Exception[] = [];
  let where = '';
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    where = /^## .*\(([a-z-]+)\)$/.exec(line)?.[1] ?? where;
    if (RULED.test(line) || RULED.test(lines[i + 1] ?? '')) continue;
    const [first, second, third] = cellsOf(line);
    if (first === undefined || second === undefined || third === undefined) continue;
    if (where === 'exceptions') exceptions.push({ at: plain(first), word: plain(second) });
    else
      for (const word of third.split(',').map(plain))
        if (word !== '') banned.push({ where, word, instead: plain(second) });
  }
  return { banned, exceptions };
}

/** The cells of a row of a table; none for other lines. */
const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];

/** The line below the heads of a table. */
const RULED = /^\| *-/;

const plain = (cell: string): string => cell.replaceAll('`', '').trim();

/** A text, and where it is said. */
type Said = Pick<Shown, 'group' | 'at' | 'text'>;

/** Texts that say a word which is not to be used, one line each. */
export function wordsNotToBeUsed(
  { banned, exceptions }: Glossary,
  texts: readonly Said[],
): readonly string[] {
  const found = new Set<string>();
  for (const { where, word, instead } of banned) {
    const says = patternOf(word);
    for (const { group, at, text } of texts.filter((one) => concerns(where, one))) {
      const place = `${group} ${at}`;
      if (!says.test(text)) continue;
      if (exceptions.some((each) => each.word === word && place.startsWith(each.at))) continue;
      found.add(`${place}: “${word}”, not “${instead}”: ${text}`);
    }
  }
  return [...found];
}

/** Exceptions that no text needs any more. */
export const idleExceptions = (
  { exceptions }: Glossary,
  texts: readonly Said[],
): readonly string[] =>
  exceptions
    .filter(
      ({ at, word }) =>
        !texts.some(
          (one) => `${one.group} ${one.at}`.startsWith(at) && patternOf(word).test(one.text),
        ),
    )
    .map(({ at, word }) => `${at}: ${word}`);

function patternOf(word: string): RegExp {
  if (!/\p{L}/u.test(word)) return new RegExp(word, 'u');
  const stem = word.endsWith('*') ? word.slice(0, -1) : undefined;
  return new RegExp(`(?<!\\p{L})${stem ?? word}${stem === undefined ? '(?!\\p{L})' : ''}`, 'iu');
}

/** The packages that speak to players; the others speak to designers, authors and people at a terminal. */
const FOR_PLAYERS = /^(?:games\/|packages\/(?:engine|print|web)$)/;

const concerns = (where: string, { group, at }: Said): boolean =>
  where === 'everywhere' ||
  (where === 'players'
    ? FOR_PLAYERS.test(group) && !at.startsWith('lab.')
    : group === `games/${where}`);
