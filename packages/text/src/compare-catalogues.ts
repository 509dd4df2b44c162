import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Catalogue, type Catalogues } from './catalogue.ts';
import { isSeatStyle } from './seat-name.ts';

type Tokens = ReturnType<typeof compileMessageOrThrow>;

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

const FORMATS = ['text', 'number', 'plural', 'selectordinal', 'select', 'seat'];

function isKnown(argument: string): boolean {
  const [, format = '', style] = argument.split(':');
  return (
    FORMATS.includes(format) && (style === undefined || (format === 'seat' && isSeatStyle(style)))
  );
}

/** The names a message asks for, with the kind of each (`text`, `plural`, `seat`, `seat:di` …), sorted. */
export function messageArguments(message: string): readonly string[] {
  return [...new Set(argumentsOf(compileMessageOrThrow(message)))].toSorted();
}

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
  return others.every((other) => other === undefined || first === undefined || other === first)
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

function argumentsOf(tokens: Tokens): readonly string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind = 'text', format] = token;
    const inside =
      typeof format === 'object' && format !== null
        ? Object.values(format).flatMap((each) => (Array.isArray(each) ? argumentsOf(each) : []))
        : [];
    const style = typeof format === 'string' ? `:${format}` : '';
    return [`${name}:${kind}${style}`, ...inside];
  });
}
