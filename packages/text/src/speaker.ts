import { I18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Says a message in one language. A key without a message is said as it stands. */
export interface Say {
  (key: string, args?: Values): string;
  /** Whether there is a message for this key, be it an empty one. */
  has(key: string): boolean;
  readonly language: Language;
}

/** Messages by key, parsed: what `parsed` makes of a catalogue. Plain JSON. */
export type Parsed = Readonly<Record<string, CompiledMessage>>;

/** A speaker of parsed messages: it needs no parser. Where packs share a key, the later one wins. */
export function speaker(language: Language, ...packs: readonly Parsed[]): Say {
  const all: Parsed = Object.assign({}, ...packs);
  return speakerOf(
    language,
    (key) => Object.hasOwn(all, key),
    (key) => all[key]!,
  );
}

/** A speaker that asks for each message when it is first said. */
export function speakerOf(
  language: Language,
  has: (key: string) => boolean,
  message: (key: string) => CompiledMessage,
): Say {
  const i18n = new I18n({ locale: language, messages: { [language]: {} } });
  const empty = new Map<string, boolean>();
  const say = (key: string, args?: Values): string => {
    if (!has(key)) return key;
    if (!empty.has(key)) {
      const tokens = message(key);
      empty.set(key, tokens.length === 0);
      i18n.load(language, { [key]: tokens });
    }
    // Lingui takes an empty message for a missing one.
    return empty.get(key) === true ? '' : i18n._(key, args);
  };
  return Object.assign(say, { has, language });
}
