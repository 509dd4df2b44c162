import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, Catalogues, Language } from './catalogue.ts';
import { speakerOf, type Parsed, type Say } from './speaker.ts';

/** A speaker of `language`; where catalogues share a key, the later one wins. Messages are parsed when first said. */
export function translator(language: Language, ...catalogues: readonly Catalogues[]): Say {
  const messages: Catalogue = Object.assign({}, ...catalogues.map((each) => each[language]));
  return speakerOf(
    language,
    (key) => Object.hasOwn(messages, key),
    (key) => compileMessageOrThrow(messages[key]!),
  );
}

/** Every message of a catalogue, parsed: for a build that leaves the parser behind. Throws where one is malformed. */
export function parsed(catalogue: Catalogue): Parsed {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  );
}
