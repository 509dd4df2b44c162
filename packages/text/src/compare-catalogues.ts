import { LANGUAGES, type Catalogue, type Catalogues } from './catalogue.ts';
import { parseMessage, styleOf, type Token } from './message.ts';
import { isSeatStyle } from './seat-name.ts';

/**
 * What a translator must correct, one sentence each: keys that a language lacks, arguments that differ, messages that are
 * not ICU, formats that Glade does not know, straight apostrophes (they quote in ICU). Empty if the languages agree. For
 * tests.
 */
export function compareCatalogues(catalogues: Catalogues): readonly string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])));
  return [...keys].flatMap((key) => [
    ...LANGUAGES.flatMap((language) => faults(language, key, catalogues[language])),
    ...differing(key, catalogues),
  ]);
}

/** What a translator must correct in one message beside its original, one sentence each. Empty if it says the same. For tests. */
export function compareMessage(key: string, original: string, message: string): readonly string[] {
  const wrong = faults('', key, { [key]: message }).map((fault) => fault.replace(/^: /, ''));
  const [first, second] = [named(original), named(message)];
  if (second === undefined) return wrong;
  if (!isSame(first, second))
    return [...wrong, `${key}: the arguments differ: ${first || 'none'} / ${second || 'none'}`];
  return [...wrong, ...withoutOther(key, message), ...strangeCases(key, original, message)];
}

/** Every choice needs a case for what no other case has. */
const withoutOther = (key: string, message: string): readonly string[] =>
  messageSlots(message)
    .filter(({ cases }) => cases.length > 0 && !cases.includes('other'))
    .map(({ name, kind }) => `${key}: {${name}, ${kind}} has no case “other”; write it in English`);

/** Words of a `select` stand for values, so they are the same in every language; a case may be left out for `other`. */
function strangeCases(key: string, original: string, message: string): readonly string[] {
  const known = wordsOfSelects(original);
  return [...wordsOfSelects(message)].flatMap(([name, words]) => {
    const strange = [...words].filter((word) => !known.get(name)?.has(word));
    return strange.length === 0
      ? []
      : [
          `${key}: {${name}, select} has no ${strange.join(', ')}; keep ${[...(known.get(name) ?? [])].join(', ')}`,
        ];
  });
}

function wordsOfSelects(message: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, kind, cases } of messageSlots(message)) {
    if (kind !== 'select') continue;
    const words = found.get(name) ?? new Set();
    for (const word of cases) words.add(word);
    found.set(name, words);
  }
  return found;
}

const FORMATS = ['text', 'number', 'plural', 'selectordinal', 'select', 'seat'];

function isKnown(argument: string): boolean {
  const [, format = '', style] = argument.split(':');
  return (
    FORMATS.includes(format) && (style === undefined || (format === 'seat' && isSeatStyle(style)))
  );
}

/** The names a message asks for, with the kind of each (`text`, `plural`, `seat`, `seat:di` …), sorted. */
export function messageArguments(message: string): readonly string[] {
  const found = slotsOf(parseMessage(message)).map(spellSlot);
  return [...new Set(found)].toSorted();
}

/** A place in a message that a value fills. */
export interface Slot {
  readonly name: string;
  /** `text`, `number`, `plural`, `selectordinal`, `select` or `seat`. */
  readonly kind: string;
  /** How a player stands in the sentence, where a style is written. */
  readonly style: string | undefined;
  /** What the message tells apart: `one`, `other`, `=0` as `0`, or the words of a `select`. */
  readonly cases: readonly string[];
}

/** What a message says at its longest: with a word for each value, and with the longest case of each choice. For tests. */
export const longestReading = (message: string): string => longest(parseMessage(message));

function longest(tokens: readonly Token[]): string {
  const read = tokens.map((token) => {
    if (token.type === 'content') return token.value;
    if (token.type === 'octothorpe') return '#';
    if (!('cases' in token)) return 'x';
    return token.cases
      .map((each) => longest(each.tokens))
      .reduce((most, each) => (each.length > most.length ? each : most), '');
  });
  return read.join('');
}

/** Every word that a message has in any of its cases, without its values. For tests. */
export const allWords = (message: string): string => words(parseMessage(message));

const words = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (!('cases' in token)) return ' ';
      return token.cases.map((each) => words(each.tokens)).join(' ');
    })
    .join('');

/** The places in a message that values fill, in their order; those in the cases of others too. */
export const messageSlots = (message: string): readonly Slot[] => slotsOf(parseMessage(message));

const spellSlot = ({ name, kind, style }: Slot): string =>
  `${name}:${kind}${style === undefined ? '' : `:${style}`}`;

function faults(language: string, key: string, catalogue: Catalogue): readonly string[] {
  const message = catalogue[key];
  if (message === undefined) return [`${language}: ${key} is missing`];
  const found: string[] = [];
  if (message.includes("'")) found.push(`${language}: ${key} has a straight apostrophe; write ’`);
  try {
    const unknown = messageArguments(message).find((argument) => !isKnown(argument));
    if (unknown !== undefined) found.push(`${language}: ${key} has an unknown format: ${unknown}`);
  } catch (error) {
    found.push(`${language}: ${key} is not ICU: ${String(error).split('\n')[0]}`);
  }
  return found;
}

// An empty message says nothing on purpose; then it must be empty in every language.
function differing(key: string, catalogues: Catalogues): readonly string[] {
  const asked = LANGUAGES.map((language) => named(catalogues[language][key]));
  const [first, ...others] = asked;
  return others.every((other) => other === undefined || isSame(first, other))
    ? []
    : [`${key}: the arguments differ: ${asked.map((names) => names || 'none').join(' / ')}`];
}

function named(message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  try {
    const names = messageArguments(message).map((argument) => argument.split(':')[0]);
    return [...new Set(names)].join(', ');
  } catch {
    return undefined;
  }
}

/** Whether two messages ask for the same. A place with its word, `at`, is the place that the other language says without it. */
function isSame(first: string | undefined, second: string): boolean {
  if (first === undefined || first === second) return true;
  const [one, other] = [first.split(', '), second.split(', ')];
  const more = one.filter((name) => !other.includes(name));
  const less = other.filter((name) => !one.includes(name));
  const both = more.length === 1 && less.length === 1;
  return both && /^(at,(cell|place)|(cell|place),at)$/.test([...more, ...less].join());
}

function slotsOf(tokens: readonly Token[]): readonly Slot[] {
  return tokens.flatMap((token): readonly Slot[] => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const name = token.arg;
    if (token.type === 'argument') return [{ name, kind: 'text', style: undefined, cases: [] }];
    if (token.type === 'function')
      return [{ name, kind: token.key, style: styleOf(token), cases: [] }];
    const inside = token.cases.flatMap((each) => slotsOf(each.tokens));
    const cases = token.cases.map(({ key }) => key.replace(/^=/, ''));
    return [{ name, kind: token.type, style: undefined, cases }, ...inside];
  });
}
